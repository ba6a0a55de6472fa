"""Kernels that were compiled and linked ahead of time, called through the C interface.

Where there is no Numba there may be a library that holds the same kernels: a
browser has one as WASM (`tools/pocket/kernels.py`). They are called as Numba's own code calls them:
first where the results go and where an error would, then every array as its memory, its owner, its
numbers of items and of bytes, its data, its shape and its strides.
"""

from __future__ import annotations

import ctypes
import inspect
from collections.abc import Callable, Sequence
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, Final, Literal

LIBRARY: Final = Path(__file__).parents[3] / "kernels.so"
"""It lies beside the folder, or the zip, that our package is imported from."""
WORD: Final = 8
"""Bytes of an integer."""


_FRESH: Final[list[tuple[int, int]]] = []
"""Where memory lies that nobody has ever written to, and how many bytes."""


def reserve(address: int, size: int) -> None:
    """Lay the next large row there: what is not written yet takes no room on the device."""
    _FRESH[:] = [(address, size)] if address else []


def _fresh(size: int) -> int:
    """The reserved place for a row that needs most of it; 0 for all others."""
    if _FRESH and _FRESH[0][1] // 2 < size <= _FRESH[0][1]:
        return _FRESH.pop()[0]
    return 0


def is_here() -> bool:
    """Whether there is such a library."""
    return LIBRARY.exists()


@cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(str(LIBRARY))


class Words:
    """An array of 64-bit integers, all zero at first, at a place that kernels can reach."""

    __slots__ = ("_flat", "_room", "address", "shape", "strides")
    _kind: type[Any] = ctypes.c_int64
    _format: Literal["q", "d"] = "q"

    def __init__(self, *shape: int) -> None:
        self.shape = shape
        self.strides = tuple(prod(shape[axis + 1 :]) for axis in range(len(shape)))
        kind, place = self._kind * prod(shape), _fresh(prod(shape) * WORD)
        # What is made at a place stays as it was: zero, if nobody has been there.
        self._room = kind.from_address(place) if place else kind()
        self._flat: Any = memoryview(self._room).cast("B").cast(self._format)
        self.address = ctypes.addressof(self._room)

    @classmethod
    def of(cls, values: Sequence[float]) -> Words:
        """A row of these numbers."""
        made = cls(len(values))
        for place, value in enumerate(values):
            made._flat[place] = value
        return made

    def _place(self, index: Any) -> int | slice:
        """Where an element lies, or several neighbours along the last axis."""
        *outer, last = index if isinstance(index, tuple) else (index,)
        begin = sum(one * stride for one, stride in zip(outer, self.strides, strict=False))
        if not isinstance(last, slice):
            return int(begin + last * self.strides[len(outer)])
        start, stop, _ = last.indices(self.shape[-1])
        return slice(begin + start, begin + stop)

    def __getitem__(self, index: Any) -> int:
        return int(self._flat[self._place(index)])

    def __setitem__(self, index: Any, value: Any) -> None:
        place = self._place(index)
        if not isinstance(place, slice):
            self._flat[place] = int(value)
        elif isinstance(value, int):
            first, count = self.address + place.start * WORD, place.stop - place.start
            if value:
                raise ValueError("many words are only ever cleared")
            ctypes.memset(first, 0, count * WORD)
        else:
            for offset, one in enumerate(value):
                self._flat[place.start + offset] = one


class Reals(Words):
    """The same of floating-point numbers."""

    __slots__ = ()
    _kind = ctypes.c_double
    _format = "d"


def kernel(function: Callable[..., Any]) -> Any:
    """The function of the library that was made from this one; it is looked up when it is called.

    What it returns is read off its annotation: nothing, a real number, an integer, or a tuple of
    integers.
    """
    name = f"{function.__module__.rpartition('.')[2]}_{function.__name__}"
    returned = inspect.get_annotations(function).get("return", "None")
    real = returned == "float"
    count = 1 if real else returned.count("int") + returned.count("bool")
    results: Any = ((ctypes.c_double if real else ctypes.c_int64) * max(1, count))()
    failure = ctypes.c_void_p()

    def call(*args: Any) -> Any:
        flat: list[Any] = [ctypes.byref(results), ctypes.byref(failure)]
        for one in args:
            flat.extend(_array(one) if isinstance(one, Words) else [ctypes.c_int64(int(one))])
        if _library()[name](*flat):
            raise RuntimeError(f"the kernel {name} failed")
        if count < 2:
            return results[0] if count else None
        return tuple(results)

    return call


def _array(words: Words) -> list[Any]:
    """An array as a kernel takes it."""
    sizes = [prod(words.shape), WORD]
    strides = [WORD * stride for stride in words.strides]
    return [
        ctypes.c_void_p(None),
        ctypes.c_void_p(None),
        *map(ctypes.c_int64, sizes),
        ctypes.c_void_p(words.address),
        *map(ctypes.c_int64, words.shape),
        *map(ctypes.c_int64, strides),
    ]
