"""What a decision cost that kept the value: dollars with best play, and how hard the rest became.

Dollars are exact where no ambush lies (`engine/longhorn/margin.py`); elsewhere they are those of
two proven lines and only called about. How hard a win is to find, or a loss to refute, is measured
as `engine/longhorn/hardest.py` measures it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from time import monotonic
from typing import Final

from highnoon.core.action import Action, Seat
from highnoon.engine.longhorn.bounds import DRAWN, LOST, WON, Bounds
from highnoon.engine.longhorn.hardest import race
from highnoon.engine.longhorn.judging import Price
from highnoon.engine.longhorn.margin import STEP, handicapped, margin, tellable
from highnoon.engine.longhorn.scales import Margin
from highnoon.engine.longhorn.search import NO_LIMIT, Budget, Search
from highnoon.engine.longhorn.solver import principal
from highnoon.games.longhorn import rules, scoring
from highnoon.games.longhorn.state import ENDED, State

_PROOFS: Final = 14
"""Steps to two margins: the time for dollars is shared among them."""
_LINES: Final = 4
"""Choices whose lines are played out where no margin can be told."""
_FOR_DOLLARS: Final = 0.7
"""Which share of the time goes to dollars; the race has the rest."""


def price(
    search: Search, state: State, action: Action, moves: Mapping[Action, Bounds], seconds: float,
    nodes: int = NO_LIMIT,
) -> Price | None:  # fmt: skip
    """The price of an action; `moves` are all choices with what is proven, as the seat sees them.

    None unless the action is proven to keep the value of a position with a choice.
    """
    (seat,) = rules.actors(state)
    value = max(found.low for found in moves.values())
    if len(moves) < 2 or moves[action] != Bounds.known(value):
        return None
    if all(found.high < value for other, found in moves.items() if other != action):
        return Price(only=True)
    keeps = [one for one, found in moves.items() if found == Bounds.known(value)]
    found = Price()
    if len(keeps) < 2:
        return found
    begun = monotonic()
    after = {one: rules.apply(state, seat, one).state for one in keeps}
    budget = Budget(seconds * _FOR_DOLLARS / _PROOFS, nodes)
    if tellable(state):
        found = _by_margin(search, state, action, after, seat, budget)
    else:
        found = _by_lines(search, action, after, seat, begun + seconds * _FOR_DOLLARS)
    if value not in (WON, LOST):
        return found
    left = max(seconds * (1 - _FOR_DOLLARS), begun + seconds - monotonic())
    return _raced(found, state, seat, action, keeps, won=value == WON, seconds=left)


def _by_margin(
    search: Search, state: State, action: Action, after: Mapping[Action, State], seat: Seat,
    budget: Budget,
) -> Price:  # fmt: skip
    """Dollars by proven margins of the position and of what was made of it."""
    best = margin(search, state, seat, budget)
    mine = lead(search, after[action], seat, budget)
    if best.least is None or mine.most is None or best.least <= mine.most:
        return Price(exact=best.exact and mine.exact, proven=True)
    given = best.least // STEP
    for other, there in after.items():
        if other == action:
            continue
        reached = lead(search, there, seat, budget) if there.phase in ENDED else None
        if reached is not None:
            enough = reached.least is not None and reached.least >= best.least
        else:
            bounds = search.bounds(handicapped(there, seat, given), budget).of(seat)
            enough = bounds.low >= DRAWN
        if enough:
            exact = best.exact and mine.exact
            return Price(best.least - mine.most, exact, proven=True, richer=other)
    return Price(proven=True)


def lead(search: Search, state: State, seat: Seat, budget: Budget) -> Margin:
    """The margin of a position, counted where the game is over."""
    if state.phase not in ENDED:
        return margin(search, state, seat, budget)
    if state.phase == "scored":
        more = money(state, seat)
        return Margin(seat, more, more)
    result = scoring.result(state)
    assert result is not None
    return Margin(seat, outright=result.places.index(1))


def money(state: State, seat: Seat) -> int:
    """How many dollars a seat has more than the other."""
    worth = scoring.worth(state)
    return worth[seat] - worth[1 - seat]


def _by_lines(
    search: Search, action: Action, after: Mapping[Action, State], seat: Seat, until: float
) -> Price:
    """Dollars by the lines of best play that are proven, where those are counted at the end."""
    ends: dict[Action, int] = {}
    others = [one for one in after if one != action][: _LINES - 1]
    for one in (action, *others):
        if monotonic() > until:
            break
        found = search.bounds(after[one], Budget(inf, 1))
        _, last = principal(search, after[one], found) if found.exact else ((), after[one])
        if last.phase == "scored":
            ends[one] = money(last, seat)
    if action not in ends:
        return Price()
    richer = max(ends, key=ends.__getitem__)
    lost = ends[richer] - ends[action]
    return Price(lost, richer=richer) if lost > 0 else Price()


def _raced(
    found: Price, state: State, seat: Seat, action: Action, keeps: Sequence[Action], won: bool,
    seconds: float,
) -> Price:  # fmt: skip
    """The same, with how much harder the win became, or how much easier the loss to refute."""
    held = race(state, seat, keeps, seat if won else 1 - seat, seconds)
    surer = (min if won else max)(keeps, key=lambda one: held[one][:2])
    mine, best = held[action], held[surer]
    turns = mine.turns - best.turns if won else best.turns - mine.turns
    seen = not (best.open if won else mine.open)
    return found._replace(turns=turns, surer=surer) if seen and turns > 0 else found
