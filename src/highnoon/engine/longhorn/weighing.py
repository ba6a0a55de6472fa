"""Every choice of a position, weighed: what is proven of it, by how many dollars, and best play."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Final

from highnoon.core.action import CHANCE, Action, Phrase
from highnoon.engine.longhorn.advice import Evaluation, why
from highnoon.engine.longhorn.bounds import Bounds
from highnoon.engine.longhorn.margin import tellable
from highnoon.engine.longhorn.pricing import lead
from highnoon.engine.longhorn.proving import Proving
from highnoon.engine.longhorn.scales import Margin, Weighed, Weight
from highnoon.engine.longhorn.search import NO_LIMIT, Budget, Search
from highnoon.engine.longhorn.solver import decider, principal
from highnoon.games.longhorn.state import ENDED, State

_VALUES: Final = 0.65
"""Which share of the time goes to won, drawn or lost; dollars have the rest."""
_STEPS: Final = 7
"""Proofs to one margin."""


def weigh(search: Search, state: State, seconds: float, nodes: int = NO_LIMIT) -> Weighed:
    """What can be proven in this time of a position that is not over, and of all its choices."""
    begun = monotonic()
    proving = Proving(state, [search])
    proving.run(Budget(seconds * _VALUES, nodes))
    seat = decider(state)
    known = {move.action: move for move in proving.moves if move.action is not None}
    bounds = {action: move.found.of(seat) for action, move in known.items()}
    margins: dict[Action, Margin] = {}
    exact = [action for action, found in bounds.items() if found.exact]
    # The best first: whoever asks wants to know by how much they win.
    for action in sorted(exact, key=lambda one: -bounds[one].low):
        after = known[action].state
        left = begun + seconds - monotonic()
        if left <= 0 or not (after.phase in ENDED or tellable(after)):
            continue
        margins[action] = lead(search, after, seat, Budget(left / _STEPS, nodes))
    return Weighed(
        Evaluation(proving.root.found),
        seat,
        {action: Weight(found, margins.get(action)) for action, found in bounds.items()},
        _line(search, proving, bounds, margins),
        _why(proving, bounds),
    )


def _line(
    search: Search, proving: Proving, bounds: dict[Action, Bounds], margins: dict[Action, Margin]
) -> tuple[Action, ...]:
    """Best play from here, as far as it is proven: first the choice with the most dollars."""
    root = proving.root.found
    if not root.exact or proving.actor == CHANCE:
        return ()
    value = root.of(proving.actor)
    best = [action for action, found in bounds.items() if found == value]
    if not best:
        return ()
    action = max(best, key=lambda one: _worth(margins.get(one)))
    (move,) = (move for move in proving.moves if move.action == action)
    return (action, *principal(search, move.state, move.found)[0])


def _worth(lead: Margin | None) -> float:
    if lead is None:
        return -inf
    if lead.outright is not None:
        return inf if lead.outright == lead.seat else -inf
    return -inf if lead.least is None else lead.least


def _why(proving: Proving, bounds: dict[Action, Bounds]) -> Phrase | None:
    """Why the best choice, in words, once the position is proven."""
    if not proving.root.found.exact or proving.actor == CHANCE:
        return None
    return why(proving.root.found.of(proving.actor).low, bounds, proving.actor)
