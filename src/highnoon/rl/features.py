"""Any view as a tensor of one size: each fact of it is hashed to a place (feature hashing).

Every game and option fits without a layout of its own. Two facts may meet in one place; with a
few hundred facts and some thousand places that is rare, and signs keep it from adding up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final
from zlib import crc32

import numpy as np

SIZE: Final = 4096


def features(view: Any) -> Any:
    """The view's facts as floats; the same view always gives the same tensor."""
    tensor = np.zeros(SIZE, np.float32)
    for name, value in _facts("", view):
        place, sign = _place(name)
        tensor[place] += sign * value
    return tensor


def _facts(path: str, data: Any) -> Iterator[tuple[str, float]]:
    """Numbers are amounts at their path, everything else a fact that is there or not."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _facts(f"{path}/{key}", value)
    elif isinstance(data, list | tuple):
        for number, value in enumerate(data):
            yield from _facts(f"{path}/{number}", value)
    elif isinstance(data, bool) or data is None or isinstance(data, str):
        yield f"{path}={data}", 1.0
    else:
        yield path, float(data)


@cache
def _place(name: str) -> tuple[int, float]:
    code = crc32(name.encode())
    return code % SIZE, 1.0 if code >> 31 else -1.0
