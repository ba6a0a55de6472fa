"""What an observation is made of: named parts of fixed shape, filled straight from a view.

A part's values lie between -1 and 1. Nothing is hashed, so two views that differ in anything have
different observations. Seats are counted from the observer on: part after part begins with the
one who looks, then whoever sits next.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, Final, Generic, TypeVar

import numpy as np
import numpy.typing as npt

V = TypeVar("V")
Floats = npt.NDArray[np.float32]

NOTHING: Final = 0.0


@dataclass(frozen=True, slots=True)
class Part(Generic[V]):
    """One part of an observation: `about` says what it holds, `make` gives its values in order.

    Values that stand ready in tables come as bytes, which are put together without a look inside.
    """

    name: str
    shape: tuple[int, ...]
    about: str
    make: Callable[[V], Iterable[float] | bytes]

    @property
    def size(self) -> int:
        """How many values it has."""
        return prod(self.shape)

    def packed(self, view: V) -> bytes:
        """Its values for a view, as 32-bit floats."""
        values = self.make(view)
        return values if isinstance(values, bytes) else inked(values)


@dataclass(frozen=True)
class Layout(Generic[V]):
    """The parts of a game's observation, one behind the other."""

    parts: tuple[Part[V], ...]

    @cached_property
    def size(self) -> int:
        """How many values an observation has."""
        return sum(part.size for part in self.parts)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each part stands."""
        found, begin = {}, 0
        for part in self.parts:
            found[part.name] = slice(begin, begin + part.size)
            begin += part.size
        return found

    @cached_property
    def _makers(self) -> tuple[Callable[[V], Iterable[float] | bytes], ...]:
        return tuple(part.make for part in self.parts)

    def observe(self, view: V) -> Floats:
        """A view as one row of numbers."""
        pieces: list[bytes] = []
        values: list[float] = []
        for make in self._makers:
            made = make(view)
            if not isinstance(made, bytes):
                values += made
                continue
            if values:
                pieces.append(inked(values))
                values = []
            pieces.append(made)
        pieces.append(inked(values))
        return np.frombuffer(bytearray().join(pieces), np.float32)

    def named(self, row: Floats) -> dict[str, Floats]:
        """The parts of a row by name, in their shapes, without a copy."""
        return {part.name: row[self.slices[part.name]].reshape(part.shape) for part in self.parts}


def inked(values: Iterable[float]) -> bytes:
    """Values as 32-bit floats, ready to be put together."""
    return array("f", values).tobytes()


def ready(rows: dict[Any, tuple[float, ...]]) -> dict[Any, bytes]:
    """The rows of a table as bytes."""
    return {value: inked(row) for value, row in rows.items()}


def one_hot(count: int) -> tuple[tuple[float, ...], ...]:
    """Row `n` says «this one» at place `n`; the last row, number -1, says «none of them»."""
    rows = [[float(here == n) for here in range(count)] for n in range(count)]
    return tuple(map(tuple, [*rows, [NOTHING] * count]))


def among(values: Sequence[Any]) -> dict[Any, tuple[float, ...]]:
    """For each of some values, which of them it is; `None` is none of them."""
    rows = one_hot(len(values))
    return {**{value: rows[n] for n, value in enumerate(values)}, None: rows[-1]}


def turned(viewer: int, count: int) -> tuple[int, ...]:
    """The seats from the observer on; from the first seat on for somebody who only watches."""
    first = max(viewer, 0)
    return (*range(first, count), *range(first))
