"""Any view as a tensor of one size: each fact of it is hashed to a place (feature hashing).

Every game and option fits without a layout of its own. Two facts may meet in one place; with a
few hundred facts and some thousand places that is rare, and signs keep it from adding up.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final
from zlib import crc32

import numpy as np

SIZE: Final = 4096
_SIGN: Final = 1 << 31


def features(view: Any) -> Any:
    """The view's facts as floats; the same view always gives the same tensor."""
    places = [0.0] * SIZE
    _add(places, 0, view)
    return np.array(places, np.float32)


def _add(places: list[float], path: int, data: Any) -> None:
    """Numbers are amounts at their path, all else is a fact that is there or not.

    A path is the running checksum of the keys that lead to a fact.
    """
    if isinstance(data, dict):
        for key, value in data.items():
            _add(places, crc32(_bytes(key), path), value)
        return
    if isinstance(data, list | tuple):
        for number, value in enumerate(data):
            _add(places, crc32(_bytes(number), path), value)
        return
    amount = 1.0
    if isinstance(data, bool) or data is None or isinstance(data, str):
        path = crc32(str(data).encode(), path)
    else:
        amount = float(data)
    places[path % SIZE] += amount if path & _SIGN else -amount


@cache
def _bytes(key: str | int) -> bytes:
    return f"/{key}".encode()
