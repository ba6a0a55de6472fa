"""NumPy's functions on plain arrays, by NumPy's own names: those that our engines call."""

from __future__ import annotations

import math
import operator
import random as dice
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import accumulate, pairwise, repeat
from typing import Any, Final

from highnoon.engine.arrays.plain_array import Array, Shape, as_array, nonzero, spread, together

ndarray: Final = Array
int64: Final = int
float64: Final = float
bool_: Final = bool
flatnonzero: Final = nonzero


def _filled(shape: int | Shape, value: Any) -> Array:
    sizes = (shape,) if isinstance(shape, int) else tuple(shape)
    return Array([value] * math.prod(sizes), sizes)


def zeros(shape: int | Shape, kind: Callable[[Any], Any] = float) -> Array:
    """Nothing but zeros."""
    return _filled(shape, kind(0))


empty: Final = zeros


def ones(shape: int | Shape, kind: Callable[[Any], Any] = float) -> Array:
    """Nothing but ones."""
    return _filled(shape, kind(1))


def full(shape: int | Shape, value: Any) -> Array:
    """The same number everywhere."""
    return _filled(shape, value)


def arange(count: int) -> Array:
    """The numbers from 0."""
    return Array(list(range(count)), (count,))


def eye(size: int) -> Array:
    """Ones from corner to corner, and else zeros."""
    return Array([float(row == one) for row in range(size) for one in range(size)], (size, size))


def array(found: Any, kind: Callable[[Any], Any] | None = None) -> Array:
    """Numbers, or lists of them."""
    made = as_array(found)
    return made.copy() if kind is None else made.astype(kind)


def stack(arrays: Sequence[Array], axis: int = 0) -> Array:
    """Arrays of one shape along a new axis: the first, or the second."""
    rows, shape = len(arrays), arrays[0].shape
    if axis == 0:
        return as_array(list(arrays))
    inner = math.prod(shape[1:])
    blocks = range(0, shape[0] * inner, inner)
    flat = [one for at in blocks for part in arrays for one in part.flat[at : at + inner]]
    return Array(flat, (shape[0], rows, *shape[1:]))


def where(chosen: Array, one: Any, other: Any) -> Array:
    """The one where it is chosen, else the other."""
    shape = together(chosen.shape, *(x.shape for x in (one, other) if isinstance(x, Array)))
    three = zip(spread(chosen, shape), spread(one, shape), spread(other, shape), strict=True)
    return Array([a if yes else b for yes, a, b in three], shape)


def _each(what: Callable[[Any], Any], found: Any) -> Any:
    if isinstance(found, Array):
        return Array(list(map(what, found.flat)), found.shape)
    return what(found)


exp: Final = partial(_each, math.exp)
sqrt: Final = partial(_each, math.sqrt)
abs: Final = partial(_each, operator.abs)  # noqa: A001  # NumPy's name


def clip(found: Array, low: float, high: float) -> Array:
    """No less, and no more."""
    return minimum(maximum(found, low), high)


class _Joining:
    """What joins two numbers, of two arrays or along one."""

    def __init__(
        self, what: Callable[[Any, Any], Any], many: Callable[[Iterable[Any]], Any]
    ) -> None:
        self._what, self._many = what, many

    def __call__(self, one: Any, other: Any) -> Array:
        first, second = as_array(one), as_array(other)
        shape = together(first.shape, second.shape)
        return Array(list(map(self._what, spread(first, shape), spread(second, shape))), shape)

    def reduceat(self, found: Array, begins: Array) -> Array:
        """Along each stretch that begins at these places."""
        ends = pairwise([*begins.flat, len(found.flat)])
        flat = [self._many(found.flat[begin:end]) for begin, end in ends]
        return Array(flat, (len(flat),))

    def accumulate(self, found: Array, axis: int) -> Array:
        """Along each row, up to each place."""
        if axis != len(found.shape) - 1:
            raise NotImplementedError("rows only")
        long = found.shape[-1]
        flat: list[Any] = []
        for begin in range(0, len(found.flat), long):
            flat.extend(accumulate(found.flat[begin : begin + long], self._what))
        return Array(flat, found.shape)


add: Final = _Joining(operator.add, sum)
multiply: Final = _Joining(operator.mul, math.prod)
maximum: Final = _Joining(lambda one, other: one if one > other else other, max)
minimum: Final = _Joining(lambda one, other: one if one < other else other, min)
logical_or: Final = _Joining(operator.or_, any)


def cumsum(found: Array) -> Array:
    """The sums up to each."""
    return found.cumsum()


def cumprod(found: Array, axis: int, dtype: Callable[[Any], Any]) -> Array:
    """The products up to each, along each row."""
    del dtype
    return multiply.accumulate(found, axis)


def bincount(places: Array, weights: Array | None = None, minlength: int = 0) -> Array:
    """How often each place is named, or the weights of those that name it."""
    found = [0 if weights is None else 0.0] * max(minlength, max(places.flat, default=-1) + 1)
    for place, one in zip(
        places.flat, repeat(1) if weights is None else weights.flat, strict=False
    ):
        found[place] += one
    return Array(found, (len(found),))


def sort(found: Array) -> Array:
    """The smallest first."""
    return Array(sorted(found.flat), found.shape)


def argsort(found: Array, kind: str = "stable") -> Array:
    """Where the smallest is, and so on."""
    del kind
    flat = found.flat
    return Array(sorted(range(len(flat)), key=flat.__getitem__), found.shape)


def argpartition(found: Array, most: int) -> Array:
    """The smallest come first, in any order: here they are sorted."""
    del most
    return argsort(found)


def lexsort(keys: Sequence[Array]) -> Array:
    """Sorted by the last key, then by the one before it."""
    flats = [key.flat for key in reversed(keys)]
    rows = list(zip(*flats, strict=True))
    return Array(sorted(range(len(rows)), key=rows.__getitem__), (len(rows),))


def divmod(found: Array, by: int) -> tuple[Array, Array]:  # noqa: A001  # NumPy's name
    """Whole parts and remainders."""
    return _each(lambda one: one // by, found), _each(lambda one: one % by, found)


class Generator:
    """Dice; they fall otherwise than NumPy's."""

    def __init__(self, seed: int) -> None:
        self._dice = dice.Random(seed)

    def random(self, shape: int | Shape) -> Array:
        """Numbers from 0 to 1."""
        found = _filled(shape, 0.0)
        throw = self._dice.random
        found.flat = [throw() for _ in found.flat]
        return found

    def choice(self, size: int, count: int, p: Array) -> Array:
        """Numbers below a size, each as likely as that."""
        return Array(self._dice.choices(range(size), p.flat, k=count), (count,))


class random:  # noqa: N801  # NumPy's name
    """Where the dice are."""

    Generator = Generator
    default_rng = Generator
