"""What is proven of a value: the interval it lies in, exact when both ends meet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from highnoon.core.action import Plain, Seat

LOST: Final = Fraction(-1)
DRAWN: Final = Fraction(0)
WON: Final = Fraction(1)


class Bounds(NamedTuple):
    """What is proven of a value: at least `low`, at most `high`; nothing unless more is said.

    Values are the first player's; `of` turns them to another seat's, and back.
    """

    low: Fraction = LOST
    high: Fraction = WON

    def plain(self) -> list[Plain]:
        """As JSON can carry it, nothing rounded."""
        return [str(self.low), str(self.high)]

    @staticmethod
    def of_plain(plain: Sequence[str]) -> Bounds:
        """The bounds that `plain` told."""
        low, high = map(Fraction, plain)
        return Bounds(low, high)

    @staticmethod
    def known(value: Fraction | int) -> Bounds:
        """A value that is certain."""
        return Bounds(Fraction(value), Fraction(value))

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high

    def of(self, seat: Seat) -> Bounds:
        """The first player's bounds as the seat sees them, or the other way round."""
        return Bounds(-self.high, -self.low) if seat == 1 else self

    def within(self, other: Bounds) -> Bounds:
        """What both prove together."""
        return Bounds(max(self.low, other.low), min(self.high, other.high))


def best(choices: Iterable[Bounds], seat: Seat) -> Bounds:
    """What is proven of a position by its choices, given the seat that makes one of them."""
    seen = [one.of(seat) for one in choices]
    return Bounds(max(one.low for one in seen), max(one.high for one in seen)).of(seat)


def mean(draws: Iterable[tuple[Bounds, Fraction]]) -> Bounds:
    """What is proven of a position by what may be drawn there, and how likely each draw is."""
    weighed = [(one.low * likely, one.high * likely) for one, likely in draws]
    return Bounds(
        sum((low for low, _ in weighed), Fraction(0)),
        sum((high for _, high in weighed), Fraction(0)),
    )
