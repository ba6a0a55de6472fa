"""How decisions that kept the value are judged all the same, and which moments teach the most.

Nothing here searches: what was found is put in order and into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from highnoon.core.action import Action, Arg, Phrase, Plain, Seat
from highnoon.engine.longhorn.bounds import DRAWN, WON, Bounds
from highnoon.engine.study import Kept, Turning
from highnoon.games.longhorn.state import State
from highnoon.games.longhorn.view import view
from highnoon.games.longhorn.words import describe_action
from highnoon.games.longhorn.words import seat as seat_name

AT_LEAST: Final = 3
"""Moments that are told of every match with as many decisions."""


def plain_action(action: Action | None) -> Plain:
    """An action as JSON can carry it."""
    return None if action is None else [action.kind, *action.args]


def action_of(plain: Any) -> Action | None:
    """The action that `plain_action` told."""
    return None if plain is None else Action(plain[0], tuple(plain[1:]))


class Price(NamedTuple):
    """What a decision that kept the value gave away, as its player counts it."""

    dollars: int = 0
    """So much less with best play on both sides: at least, where it is proven but not `exact`."""
    exact: bool = False
    proven: bool = False
    """Whether the dollars are proven, or those of two lines of best play."""
    richer: Action | None = None
    """What would have brought them."""
    turns: int = 0
    """So many turns later the win can be seen, or sooner the loss, than after the best choice."""
    surer: Action | None = None
    """The choice after which a win is seen soonest, or a loss latest."""
    only: bool = False
    """Whether no other choice kept the value."""

    def plain(self) -> list[Plain]:
        """As JSON can carry it."""
        told: list[Any] = list(self._replace(richer=None, surer=None))
        return [*told, plain_action(self.richer), plain_action(self.surer)]

    @staticmethod
    def of(plain: Any) -> Price:
        """The price that `plain` told."""
        *told, richer, surer = plain
        return Price(*told)._replace(richer=action_of(richer), surer=action_of(surer))

    @property
    def settled(self) -> bool:
        """Whether another look would tell nothing new."""
        return self.exact or self.only


class Decided(NamedTuple):
    """A decision of a match."""

    moment: int
    turn: int
    by: Seat
    state: State
    action: Action


class Lesson(NamedTuple):
    """A decision that kept the value, and how much there is to learn from it."""

    weight: tuple[int, int]
    """Dollars that are proven first, then those of lines, then turns, then what was well found."""
    turning: Turning


def lesson(decided: Decided, value: Bounds, price: Price) -> Lesson | None:
    """What a decision teaches that kept this value, as its player sees it."""
    seen = view(decided.state, decided.by)
    args: dict[str, Arg] = {
        "turn": decided.turn,
        "seat": seat_name(decided.by),
        "action": describe_action(seen, decided.action),
    }

    def told(weight: tuple[int, int], kind: Kept, key: str, better: Action | None) -> Lesson:
        more = {} if better is None else {"better": describe_action(seen, better)}
        phrase = Phrase(f"solver-turning-{key}", args | more)
        where = (decided.moment, decided.turn, decided.by)
        return Lesson(weight, Turning(*where, kind, phrase, better))

    if price.dollars > 0:
        args["dollars"] = price.dollars
        sure = "" if price.exact else "-least" if price.proven else "-about"
        return told((2 + price.proven, price.dollars), "dollars", f"dollars{sure}", price.richer)
    if price.turns > 0:
        args["turns"] = price.turns
        kind: Kept = "harder" if value.low == WON else "easier"
        return told((1, price.turns), kind, kind, price.surer)
    if price.only and value.low >= DRAWN:
        return told((0, 0), "only", "only-win" if value.low == WON else "only-draw", None)
    return None


def instructive(mistakes: Sequence[Turning], lessons: Sequence[Lesson]) -> list[Turning]:
    """All mistakes, and as many of the other lessons as are needed for three, in order of play."""
    missing = max(0, AT_LEAST - len(mistakes))
    best = sorted(lessons, key=lambda one: one.weight, reverse=True)[:missing]
    return sorted([*mistakes, *(one.turning for one in best)], key=lambda one: one.moment)
