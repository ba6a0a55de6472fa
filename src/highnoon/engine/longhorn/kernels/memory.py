"""Arrays for kernels: NumPy's, or plain memory where kernels come linked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from highnoon.engine.linked import Words

try:
    import numpy as np
except ModuleNotFoundError:
    np = None  # type: ignore[assignment]  # a browser does without it

_PLAIN: Any = np is None


__all__ = ["aligned", "constant", "flat", "np", "sign", "words"]


def words(*shape: int) -> Any:
    """64-bit integers, all zero."""
    return Words(*shape) if _PLAIN else np.zeros(shape, np.int64)


def constant(values: Sequence[Any], narrow: bool = False) -> Any:
    """Numbers that are compiled into kernels, in 64 bits or in 32."""
    return values if _PLAIN else np.array(values, np.int32 if narrow else np.int64)


def aligned(count: int, line: int) -> Any:
    """The same in one row that begins at a whole number of lines of so many integers."""
    if _PLAIN:
        return Words(count)
    room = np.zeros(count + line, np.int64)
    start = -room.ctypes.data // 8 % line
    return room[start : start + count]


def flat(rows: Any) -> Any:
    """A constant of several rows as one row."""
    return [one for row in rows for one in row] if _PLAIN else rows.ravel()


def sign(number: int) -> int:
    """1, 0 or -1."""
    return (number > 0) - (number < 0)
