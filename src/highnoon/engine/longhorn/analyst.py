"""The front of the engine: how a position stands, what a decision gave away, what to do now.

Whatever is asked, the proving loop goes first or last and looking ahead fills the gaps. What was
proven of a deal is kept, so that the next question about it costs less.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any, Final, NamedTuple

from highnoon.core.action import CHANCE, Action, Phrase, Seat
from highnoon.core.view import TableView
from highnoon.engine.advice import Advice
from highnoon.engine.longhorn.advice import Evaluation, Survey, likely, lost, why
from highnoon.engine.longhorn.bounds import LOST, WON, Bounds
from highnoon.engine.longhorn.foresight import Foresight, Thought
from highnoon.engine.longhorn.hardest import hardest, safest
from highnoon.engine.longhorn.kernels.transpositions import new_table, wipe
from highnoon.engine.longhorn.pricing import price
from highnoon.engine.longhorn.proving import Proving
from highnoon.engine.longhorn.scales import Weighed
from highnoon.engine.longhorn.search import NO_LIMIT, Budget, Search
from highnoon.engine.longhorn.solver import principal
from highnoon.engine.longhorn.weighing import weigh
from highnoon.engine.warming import warm
from highnoon.games.longhorn.state import DEALING, ENDED, State
from highnoon.games.longhorn.view import state_of

QUICK: Final = 4.0
"""Seconds a player waits for advice at most."""
MEMORY: Final = 1 << 27
"""Bytes for the proofs of one deal."""
DEALS: Final = 2
"""Deals whose proofs are kept."""

# Which share of the time goes to looking ahead, where nothing is proven.
_EVALUATING: Final = 0.3
_ADVISING: Final = 0.45
_DECIDING: Final = 0.35
_RACE: Final = 0.1
_RACE_AT_MOST: Final = 1.0
"""Seconds that a bot has at least and at most to find the hardest of lost moves."""


class _Deal(NamedTuple):
    """One deal: all that is proven and foreseen of its positions."""

    search: Search
    foresight: Foresight


class Analyst:
    """Keeps what it has proven of a few deals, so that the next question costs less."""

    def __init__(self, memory: int = MEMORY, deals: int = DEALS) -> None:
        self._memory = memory
        self._most = deals
        self._deals: list[_Deal] = []

    # --- how it stands ---

    def evaluate(
        self, state: State, seconds: float, nodes: int = NO_LIMIT, root: State | None = None
    ) -> Evaluation:
        """How a position stands. `root` is the deal it came from: its proofs serve longer."""
        if state.phase in DEALING:
            return Evaluation(Bounds(), 0.0)
        deal = self._deal(state, root)
        if state.phase in ENDED:
            return Evaluation(deal.search.bounds(state))
        return _evaluated(deal, Proving(state, [deal.search]), seconds, nodes)

    def survey(
        self,
        state: State,
        action: Action | None,
        seconds: float,
        nodes: int = NO_LIMIT,
        root: State | None = None,
        priced: bool = False,
    ) -> Survey:
        """How a position stands, and what the action that was chosen there gave away.

        `priced`: also what it cost if the value stayed the same.
        """
        if action is None:
            return Survey(self.evaluate(state, seconds, nodes, root))
        deal = self._deal(state, root)
        proving = Proving(state, [deal.search])
        seat = proving.actor
        before = _evaluated(deal, proving, seconds, nodes)
        proving.glance(action)
        (after,) = (move.found for move in proving.moves if move.action == action)
        if seat == CHANCE or after.of(seat).high >= before.bounds.of(seat).low:
            if not priced or seat == CHANCE or not before.exact:
                return Survey(before, after)
            proving.glance()
            found = price(deal.search, state, action, _moves(proving), seconds, nodes)
            return Survey(before, after, price=found)
        proving.glance()
        moves = _moves(proving)
        return Survey(before, after, max(moves, key=lambda one: moves[one].low))

    def choices(
        self, state: State, seconds: float, root: State | None = None
    ) -> dict[Action, Bounds]:
        """Every choice of whoever decides, and what can be proven of it, as they see it."""
        proving = Proving(state, [self._deal(state, root).search])
        proving.run(Budget(seconds))
        proving.glance()
        return _moves(proving)

    def weigh(self, state: State, seconds: float, nodes: int = NO_LIMIT) -> Weighed:
        """Every choice of a position that is not over, with what is proven of each in this time."""
        return weigh(self._deal(state).search, state, seconds, nodes)

    def line(self, state: State, action: Action, root: State | None = None) -> tuple[Action, ...]:
        """The action and best play after it, as far as that is proven."""
        search = self._deal(state, root).search
        proving = Proving(state, [search])
        proving.glance(action)
        (move,) = (move for move in proving.moves if move.action == action)
        rest = principal(search, move.state, move.found)[0] if move.found.exact else ()
        return (action, *rest)

    # --- what to do now ---

    def advise(
        self, table: TableView[Any], seconds: float = QUICK, nodes: int = NO_LIMIT
    ) -> Advice:
        """What the player who decides should do: a proven best move if one is found in time."""
        state = state_of(table.view)
        deal = self._deal(state)
        proving = Proving(state, [deal.search])
        seat = proving.actor
        proving.run(Budget(seconds * (1 - _ADVISING), nodes), moves_too=False)
        proving.glance()
        moves, value = _moves(proving), proving.root.found.of(seat)
        # A glance at each choice may find a win that the proof of the position had no time for.
        if value.exact:
            keeps = [action for action, found in moves.items() if found.low >= value.low]
            if keeps:
                action, reason = _chosen(proving, keeps, moves, seconds * _ADVISING)
                return Advice(action, _share(value.low), reason, exact=True)
        thought = deal.foresight.think(state, seat, seconds * _ADVISING, nodes)
        action = _wish(proving, thought.action, moves)
        reason, exact = likely(action, moves)
        hope = Evaluation(value, 2 * thought.chances - 1).value
        return Advice(action, _share(max(hope, float(moves[action].low))), reason, exact)

    def think(self, state: State, seat: Seat, seconds: float, nodes: int) -> Thought:
        """What a bot does: it looks ahead first, and is exact where a proof is found in time."""
        begun = time.monotonic()
        deal = self._deal(state)
        seen = deal.foresight.think(state, seat, _DECIDING * seconds, int(_DECIDING * nodes))
        left = seconds - (time.monotonic() - begun)
        if left <= 0:
            return seen
        if seen.exact:
            return _stubborn(seen, state, seat, state.choices, left)
        proving = Proving(state, [deal.search])
        proving.run(Budget(left, nodes - seen.nodes), moves_too=False)
        # What is known of each choice is remembered: a look costs no time to speak of.
        proving.glance(nodes=1)
        seen = seen._replace(nodes=seen.nodes + proving.nodes)
        moves, value = _moves(proving), proving.root.found.of(seat)
        if value.exact:
            keeps = [action for action, found in moves.items() if found.low >= value.low]
            if keeps:
                action = seen.action if seen.action in keeps else keeps[0]
                seen = seen._replace(action=action, value=float(value.low), exact=True)
                left = seconds - (time.monotonic() - begun)
                return _stubborn(seen, state, seat, keeps, left)
        if moves[seen.action].high == LOST:
            hopes = (action for action, found in moves.items() if found.high > LOST)
            return seen._replace(action=next(hopes, seen.action))
        return seen

    def _deal(self, state: State, root: State | None = None) -> _Deal:
        """What is known of the deal that this position belongs to; the oldest makes room."""
        for place, deal in enumerate(self._deals):
            if deal.search.serves(state):
                self._deals.insert(0, self._deals.pop(place))
                return deal
        full = len(self._deals) == self._most
        table = wipe(self._deals.pop().search.table) if full else new_table(self._memory)
        search = Search(state if root is None else root, table=table)
        if not search.serves(state):
            search = Search(state, table=table)
        self._deals.insert(0, _Deal(search, Foresight()))
        return self._deals[0]


def _evaluated(deal: _Deal, proving: Proving, seconds: float, nodes: int) -> Evaluation:
    """Prove what can be proven of a position; look ahead for the rest."""
    proving.run(Budget(seconds * (1 - _EVALUATING), nodes), moves_too=False)
    bounds = proving.root.found
    if bounds.exact:
        return Evaluation(bounds)
    return Evaluation(bounds, _guess(deal, proving, seconds * _EVALUATING, nodes))


def _guess(deal: _Deal, proving: Proving, seconds: float, nodes: int) -> float:
    """What a position looks worth to the first player, from -1 to 1."""
    if proving.actor == CHANCE:
        looks = [move.likely * Fraction(deal.search.estimate(move.state)) for move in proving.moves]
        return float(sum(looks))
    thought = deal.foresight.think(proving.root.state, proving.actor, seconds, nodes)
    hope = 2 * thought.chances - 1
    return -hope if proving.actor == 1 else hope


def _moves(proving: Proving) -> dict[Action, Bounds]:
    """Every choice and what is proven of it, as whoever decides sees it."""
    return {
        move.action: move.found.of(proving.actor)
        for move in proving.moves
        if move.action is not None
    }


def _wish(proving: Proving, wish: Action, moves: dict[Action, Bounds]) -> Action:
    """The wish, unless another move is proven to be better; then the one that looks best."""
    most = max(found.low for found in moves.values())
    if moves[wish].low == most and moves[wish].high > LOST:
        return wish
    looks = {move.action: proving.looks(move, proving.searches[0]) for move in proving.moves}
    return max(moves, key=lambda one: (moves[one].low, moves[one].high > LOST, looks[one]))


def _chosen(
    proving: Proving, keeps: list[Action], moves: dict[Action, Bounds], seconds: float
) -> tuple[Action, Phrase]:
    """Which of the moves that keep a proven value, and why."""
    seat, value = proving.actor, proving.root.found.of(proving.actor).low
    reason = why(value, moves, seat)
    if len(keeps) == 1:
        return keeps[0], reason
    if value == WON:
        return safest(proving.root.state, seat, keeps, seconds).action, reason
    if value == LOST:
        choice = hardest(proving.root.state, seat, keeps, seconds)
        return choice.action, lost(choice.outlasts, choice.costs)
    looks = {move.action: proving.looks(move, proving.searches[0]) for move in proving.moves}
    return max(keeps, key=lambda one: looks[one]), reason


def _stubborn(
    seen: Thought, state: State, seat: Seat, moves: Sequence[Action], left: float
) -> Thought:
    """The same thought; where all is lost, with the move that is hardest to refute."""
    if seen.value != LOST or len(moves) < 2 or left < _RACE:
        return seen
    return seen._replace(action=hardest(state, seat, moves, min(left, _RACE_AT_MOST)).action)


def _share(value: Fraction | float) -> float:
    """A value from -1 to 1 as a share of the point."""
    return (1 + float(value)) / 2


@cache
def analyst() -> Analyst:
    """The analyst of a process, its kernels loaded before any clock runs."""
    warm("longhorn")
    # A browser says how much it can spare; it keeps the proofs of one deal.
    spare = os.environ.get("HIGHNOON_SOLVER_MEMORY")
    return Analyst() if spare is None else Analyst(int(spare), deals=1)
