"""Arrays in plain Python: a list of numbers, row after row, and a shape.

They behave like NumPy's but for this: a part of an array is a copy, never a window on it, and an
index names either places and stretches, or rows of places, never both.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, chain, repeat
from math import prod
from typing import Any, Final, TypeAlias

Shape: TypeAlias = tuple[int, ...]
WHOLE: Final = slice(None)


class Array:
    """Numbers, all of one kind."""

    __slots__ = ("flat", "shape")
    __hash__ = None  # type: ignore[assignment]  # equality is asked of each number

    def __init__(self, flat: list[Any], shape: Shape) -> None:
        self.flat = flat
        self.shape = shape

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.flat) if len(self.shape) == 1 else map(self.__getitem__, range(len(self)))

    def tolist(self) -> list[Any]:
        """The numbers, in lists of lists."""
        if len(self.shape) == 1:
            return list(self.flat)
        return [row.tolist() for row in self]

    def copy(self) -> Array:
        """Another one with the same numbers."""
        return Array(self.flat[:], self.shape)

    def ravel(self) -> Array:
        """All numbers in one row."""
        return Array(self.flat, (len(self.flat),))

    def reshape(self, *shape: int) -> Array:
        """The numbers in other rows."""
        return Array(self.flat[:], shape)

    def astype(self, kind: Callable[[Any], Any]) -> Array:
        """The numbers as another kind."""
        return Array(list(map(kind, self.flat)), self.shape)

    @property
    def T(self) -> Array:  # noqa: N802  # NumPy's name
        """Rows as columns."""
        rows, columns = self.shape
        flat = [one for column in range(columns) for one in self.flat[column::columns]]
        return Array(flat, (columns, rows))

    # Parts

    def __getitem__(self, key: Any) -> Any:
        flat = self.flat
        if isinstance(key, Array) and len(self.shape) == 1:
            if key.flat and isinstance(key.flat[0], bool):
                key = nonzero(key)
            return Array(list(map(flat.__getitem__, key.flat)), key.shape)
        if isinstance(key, tuple) and len(key) == len(self.shape) == 2:
            rows, column = key
            if isinstance(column, int) and isinstance(rows, slice) and rows == WHOLE:
                long = self.shape[1]
                return Array(flat[column % long :: long], self.shape[:1])
        places, shape = self._places(key)
        if not shape:
            return flat[places[0]]
        return Array(list(map(flat.__getitem__, places)), shape)

    def __setitem__(self, key: Any, value: Any) -> None:
        places, shape = self._places(key)
        flat = self.flat
        for place, one in zip(places, spread(value, shape), strict=True):
            flat[place] = one

    def _places(self, key: Any) -> tuple[Sequence[int], Shape]:
        """Where the numbers of a part lie, and the shape they have there."""
        keys = key if isinstance(key, tuple) else (key,)
        if any(isinstance(one, (Array, list, range)) for one in keys):
            return self._picked(keys)
        axis = 0
        places: Sequence[int] = (0,)
        shape: list[int] = []
        for one in (*keys, *(WHOLE,) * (len(self.shape) - len(keys) + keys.count(None))):
            if one is None:
                shape.append(1)
                continue
            long, size = self.shape[axis], prod(self.shape[axis + 1 :])
            if isinstance(one, slice):
                steps = range(long)[one]
                shape.append(len(steps))
                places = [place + step * size for place in places for step in steps]
            else:
                step = range(long)[one] * size
                places = [place + step for place in places]
            axis += 1
        return places, tuple(shape)

    def _picked(self, keys: tuple[Any, ...]) -> tuple[Sequence[int], Shape]:
        """The same for rows of places, one row for each of the first axes."""
        rows = [
            nonzero(one) if one.flat and isinstance(one.flat[0], bool) else one
            for one in map(as_array, keys)
        ]
        shape = together(*(row.shape for row in rows))
        places, size = [0] * prod(shape), 1
        for axis, row in enumerate(rows):
            size = prod(self.shape[axis + 1 :])
            steps = spread(row, shape)
            places = [place + step * size for place, step in zip(places, steps, strict=True)]
        if size == 1:
            return places, shape
        return (
            [place + inner for place in places for inner in range(size)],
            shape + self.shape[len(rows) :],
        )

    # Number by number

    def _with(self, other: Any, what: Callable[[Any, Any], Any]) -> Array:
        if not isinstance(other, Array):
            return Array(list(map(what, self.flat, repeat(other))), self.shape)
        shape = self.shape if self.shape == other.shape else together(self.shape, other.shape)
        return Array(list(map(what, spread(self, shape), spread(other, shape))), shape)

    def _after(self, other: Any, what: Callable[[Any, Any], Any]) -> Array:
        return Array(list(map(what, repeat(other), self.flat)), self.shape)

    def __add__(self, other: Any) -> Array:
        return self._with(other, operator.add)

    def __sub__(self, other: Any) -> Array:
        return self._with(other, operator.sub)

    def __mul__(self, other: Any) -> Array:
        return self._with(other, operator.mul)

    def __truediv__(self, other: Any) -> Array:
        return self._with(other, operator.truediv)

    def __and__(self, other: Any) -> Array:
        return self._with(other, operator.and_)

    def __or__(self, other: Any) -> Array:
        return self._with(other, operator.or_)

    def __radd__(self, other: Any) -> Array:
        return self._after(other, operator.add)

    def __rsub__(self, other: Any) -> Array:
        return self._after(other, operator.sub)

    def __rmul__(self, other: Any) -> Array:
        return self._after(other, operator.mul)

    def __rtruediv__(self, other: Any) -> Array:
        return self._after(other, operator.truediv)

    def __rlshift__(self, other: Any) -> Array:
        return self._after(other, operator.lshift)

    def __eq__(self, other: object) -> Array:  # type: ignore[override]  # of each number
        return self._with(other, operator.eq)

    def __ne__(self, other: object) -> Array:  # type: ignore[override]  # of each number
        return self._with(other, operator.ne)

    def __lt__(self, other: Any) -> Array:
        return self._with(other, operator.lt)

    def __gt__(self, other: Any) -> Array:
        return self._with(other, operator.gt)

    def __le__(self, other: Any) -> Array:
        return self._with(other, operator.le)

    def __ge__(self, other: Any) -> Array:
        return self._with(other, operator.ge)

    def __neg__(self) -> Array:
        return Array(list(map(operator.neg, self.flat)), self.shape)

    def __invert__(self) -> Array:
        return Array(list(map(operator.not_, self.flat)), self.shape)

    # Many numbers to one

    def _along(self, axis: int | None, what: Callable[[Iterable[Any]], Any]) -> Any:
        if axis is None or len(self.shape) == 1:
            return what(self.flat)
        long, inner = self.shape[axis], prod(self.shape[axis + 1 :])
        block = long * inner
        flat = [
            what(self.flat[row * block + place : (row + 1) * block : inner])
            for row in range(prod(self.shape[:axis]))
            for place in range(inner)
        ]
        return Array(flat, self.shape[:axis] + self.shape[axis + 1 :])

    def sum(self, axis: int | None = None) -> Any:
        """All of them together."""
        return self._along(axis, sum)

    def mean(self) -> float:
        """Their average."""
        return float(sum(self.flat) / len(self.flat))

    def max(self, axis: int | None = None) -> Any:
        """The largest."""
        return self._along(axis, max)

    def min(self) -> Any:
        """The smallest."""
        return min(self.flat)

    def any(self, axis: int | None = None) -> Any:
        """Whether there is one that is not zero."""
        return self._along(axis, any)

    def argmax(self, axis: int) -> Any:
        """Where the largest is."""
        return self._along(axis, lambda row: row.index(max(row)))  # type: ignore[attr-defined]

    def cumsum(self) -> Array:
        """The sums up to each."""
        return Array(list(accumulate(self.flat)), (len(self.flat),))

    def __matmul__(self, other: Array) -> Any:
        """Rows times columns; a single row is a vector."""
        long = self.shape[-1]
        across = 1 if len(other.shape) == 1 else other.shape[1]
        columns = [other.flat[place::across] for place in range(across)]
        flat = [
            sum(map(operator.mul, self.flat[begin : begin + long], column))
            for begin in range(0, len(self.flat), long)
            for column in columns
        ]
        shape = self.shape[:-1] + other.shape[1:]
        return Array(flat, shape) if shape else flat[0]


def as_array(found: Any) -> Array:
    """What can be read as an array: numbers, or lists of them."""
    if isinstance(found, Array):
        return found
    if not isinstance(found, Iterable):
        return Array([found], ())
    parts = list(found)
    if not parts or not isinstance(parts[0], (Array, Sequence)):
        return Array(parts, (len(parts),))
    rows = list(map(as_array, parts))
    return Array(list(chain.from_iterable(row.flat for row in rows)), (len(rows), *rows[0].shape))


def nonzero(array: Array) -> Array:
    """Where numbers are not zero."""
    found = [place for place, one in enumerate(array.flat) if one]
    return Array(found, (len(found),))


def together(*shapes: Shape) -> Shape:
    """The shape of arrays that are spread over each other."""
    axes = max(map(len, shapes))
    sizes = zip(*((1,) * (axes - len(shape)) + shape for shape in shapes), strict=True)
    return tuple(next((size for size in along if size != 1), 1) for along in sizes)


def spread(value: Any, shape: Shape) -> Iterable[Any]:
    """The numbers of an array, or a number, repeated as this shape asks."""
    if not isinstance(value, Array):
        return repeat(value, prod(shape))
    if value.shape == shape:
        return value.flat
    flat, inner = value.flat, 1
    own = (1,) * (len(shape) - len(value.shape)) + value.shape
    for have, wanted in zip(reversed(own), reversed(shape), strict=True):
        if have != wanted:
            if have != 1:
                raise ValueError(f"{value.shape} does not spread over {shape}")
            if len(flat) == inner:
                flat = flat * wanted
            elif inner == 1:
                flat = [one for one in flat for _ in range(wanted)]
            else:
                blocks = range(0, len(flat), inner)
                flat = [one for at in blocks for one in flat[at : at + inner] * wanted]
        inner *= wanted
    return flat
