"""What is known of every choice of a position, and how that is said. Nothing here searches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from highnoon.core.action import Action, Arg, Phrase, Seat
from highnoon.engine.longhorn.advice import Evaluation, percent
from highnoon.engine.longhorn.bounds import DRAWN, LOST, WON, Bounds


class Margin(NamedTuple):
    """Dollars that `seat` gets more than the other side if both play for dollars, proven.

    A bound that could not be proven is None.
    """

    seat: Seat
    least: int | None = None
    most: int | None = None
    outright: Seat | None = None
    """Who wins whatever the purses hold: by an arrest, nine cows of a colour, or by far more."""

    @property
    def exact(self) -> bool:
        """Whether it is one number."""
        return self.least is not None and self.least == self.most


class Weight(NamedTuple):
    """What is proven of a choice, as whoever decides sees it."""

    bounds: Bounds
    margin: Margin | None = None

    @property
    def settled(self) -> bool:
        """Whether nothing is left to find."""
        lead = self.margin
        told = lead is not None and (lead.exact or lead.outright is not None)
        return self.bounds.exact and told

    @property
    def phrase(self) -> Phrase:
        """In a few words."""
        low, high = self.bounds
        if not self.bounds.exact:
            key = "not-lost" if low >= DRAWN else "not-won" if high <= DRAWN else "open"
            return Phrase(f"solver-choice-{key}")
        if low == DRAWN:
            return Phrase("solver-choice-drawn")
        if low not in (WON, LOST):
            return Phrase("solver-choice-odds", {"percent": percent(float(low))})
        key, (least, most) = (
            ("won", self._dollars(1)) if low == WON else ("lost", self._dollars(-1))
        )
        lead = self.margin
        if lead is not None and lead.outright is not None:
            return Phrase(f"solver-choice-{key}-outright")
        if least is None or least <= 0:
            return Phrase(f"solver-choice-{key}")
        args: dict[str, Arg] = {"dollars": least}
        return Phrase(f"solver-choice-{key}-{'by' if least == most else 'least'}", args)

    def _dollars(self, sign: int) -> tuple[int | None, int | None]:
        """The fewest and the most dollars between the sides, as whoever is ahead counts them."""
        if self.margin is None:
            return None, None
        ends = (self.margin.least, self.margin.most)
        least, most = ends if sign > 0 else ends[::-1]
        return least and sign * least, most and sign * most

    def joined(self, later: Weight) -> Weight:
        """What two looks have proven together."""
        mine, theirs = self.margin, later.margin
        return Weight(self.bounds.within(later.bounds), _narrower(mine, theirs))


class Weighed(NamedTuple):
    """A position with all its choices weighed; `seat` decides, or will get what is drawn."""

    before: Evaluation
    seat: Seat
    choices: Mapping[Action, Weight]
    line: tuple[Action, ...] = ()
    """Best play from here, as far as it is proven."""
    reason: Phrase | None = None

    def joined(self, later: Weighed) -> Weighed:
        """What two looks at the same position tell together."""
        return Weighed(
            self.before.joined(later.before),
            self.seat,
            {action: one.joined(later.choices[action]) for action, one in self.choices.items()},
            later.line or self.line,
            later.reason or self.reason,
        )

    @property
    def settled(self) -> bool:
        """Whether nothing is left to find."""
        return all(one.settled for one in self.choices.values())


def _narrower(mine: Margin | None, theirs: Margin | None) -> Margin | None:
    if mine is None or theirs is None:
        return mine or theirs
    if mine.outright is not None or theirs.outright is not None:
        return mine if mine.outright is not None else theirs
    least = max((one.least for one in (mine, theirs) if one.least is not None), default=None)
    most = min((one.most for one in (mine, theirs) if one.most is not None), default=None)
    return Margin(mine.seat, least, most)
