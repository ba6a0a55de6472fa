"""Studies positions: proves what it can in the time given, and looks ahead for the rest."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Any, Final, NamedTuple

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.view import TableView
from highnoon.engine.longhorn.advice import (
    LOST,
    WON,
    Evaluation,
    Hint,
    Span,
    Survey,
    likely,
    why,
)
from highnoon.engine.longhorn.foresight import Foresight
from highnoon.engine.longhorn.pack import deal_of, same_deal
from highnoon.engine.longhorn.search import Bounds, Budget, Search, following
from highnoon.engine.longhorn.solver import principal
from highnoon.engine.warming import warm
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.state import DEALING, ENDED, State
from highnoon.games.longhorn.view import state_of

QUICK: Final = 3.0
"""Seconds a player waits for a hint."""
MEMORY: Final = 1 << 26
"""Bytes for the proofs of one deal."""
DEALS: Final = 2
"""Deals whose proofs are kept."""
GLANCE: Final = 20_000
"""Nodes for a look at what a move leads to: most is known once the position is solved."""
_LOOKING: Final = 0.3
"""The share of the time that looking ahead gets where nothing is proven."""
_AMPLE: Final = 1 << 60


class _Book(NamedTuple):
    """One deal: its tokens, and all that is proven of its positions."""

    deal: Any
    search: Search
    foresight: Foresight


class Student:
    """Keeps what it has proven of a few deals, so that the next question costs less."""

    def __init__(self, memory: int = MEMORY, deals: int = DEALS) -> None:
        self._memory = memory
        self._deals = deals
        self._books: list[_Book] = []

    def evaluate(
        self, state: State, seconds: float, nodes: int = _AMPLE, root: State | None = None
    ) -> Evaluation:
        """How a position stands. `root` is the deal it came from: its proofs serve longer."""
        if state.phase in DEALING:
            return Evaluation(Span(), 0.0)
        book = self._book(state, root)
        span = _prove(book.search, state, seconds * (1 - _LOOKING), nodes)
        if span.exact:
            return Evaluation(span)
        return Evaluation(span, _guess(book, state, seconds * _LOOKING, nodes))

    def survey(
        self,
        state: State,
        action: Action | None,
        seconds: float,
        nodes: int = _AMPLE,
        root: State | None = None,
    ) -> Survey:
        """How a position stands, and what the action that was chosen there gave away."""
        before = self.evaluate(state, seconds, nodes, root)
        if action is None:
            return Survey(before)
        (seat,) = rules.actors(state)
        search = self._book(state, root).search
        after = _glance(search, rules.apply(state, seat, action).state)
        if seat == CHANCE or after.of(seat).high >= before.span.of(seat).low:
            return Survey(before, after)
        moves = _moves(search, state, seat)
        better = max(moves, key=lambda one: moves[one].low)
        return Survey(before, after, better)

    def hint(self, table: TableView[Any], seconds: float = QUICK, nodes: int = _AMPLE) -> Hint:
        """What the player who decides should do now: a proven best move if one is found in time."""
        state = state_of(table.view)
        (seat,) = rules.actors(state)
        book = self._book(state)
        found = self.evaluate(state, seconds, nodes)
        moves = _moves(book.search, state, seat)
        # The glance at each choice may find a win that the search of the position had no time for.
        value = max(found.span.of(seat).low, *(span.low for span in moves.values()))
        if found.exact or value == WON:
            keeps = [action for action, span in moves.items() if span.low >= value]
            if keeps:
                after = {action: reached for action, reached, _ in following(state)}
                best = _pick(book.search, ((one, after[one]) for one in keeps), value == WON)
                return Hint(best, why(value, moves, seat), exact=True, value=float(value))
        best = self._wish(book, state, seat, moves, seconds * _LOOKING, nodes)
        reason, exact = likely(best, moves)
        own = -found.value if seat else found.value
        return Hint(best, reason, exact, max(own, float(moves[best].low)))

    def choices(
        self, state: State, seconds: float, root: State | None = None
    ) -> dict[Action, Span]:
        """Every choice of whoever decides, and what can be proven of it, as they see it."""
        (seat,) = rules.actors(state)
        search = self._book(state, root).search
        found = _moves(search, state, seat)
        after = {action: reached for action, reached, _ in following(state)}
        left = [action for action, span in found.items() if not span.exact]
        for action in left:
            more = _prove(search, after[action], seconds / len(left), _AMPLE).of(seat)
            found[action] = found[action].within(more)
        return found

    def line(self, state: State, action: Action, root: State | None = None) -> tuple[Action, ...]:
        """The action and best play after it, as far as that is proven."""
        (seat,) = rules.actors(state)
        search = self._book(state, root).search
        after = rules.apply(state, seat, action).state
        found = Bounds(*_glance(search, after))
        return (action, *(principal(search, after, found)[0] if found.exact else ()))

    def _wish(
        self,
        book: _Book,
        state: State,
        seat: Seat,
        moves: dict[Action, Span],
        seconds: float,
        nodes: int,
    ) -> Action:
        """The move that looks best among those that are proven to be no worse than others."""
        most = max(span.low for span in moves.values())
        wish = book.foresight.think(state, seat, seconds, nodes).action
        if moves[wish].low == most and moves[wish].high > LOST:
            return wish
        sign = -1 if seat else 1
        looks = {
            action: sign * book.search.estimate(after) for action, after, _ in following(state)
        }
        return max(moves, key=lambda one: (moves[one].low, moves[one].high > LOST, looks[one]))

    def _book(self, state: State, root: State | None = None) -> _Book:
        """What is known of the deal that this position belongs to."""
        for place, book in enumerate(self._books):
            if same_deal(state, book.deal):
                self._books.insert(0, self._books.pop(place))
                return book
        whole = state if root is None or not same_deal(state, deal_of(root)) else root
        book = _Book(deal_of(whole), Search(whole, memory=self._memory), Foresight())
        self._books = [book, *self._books[: self._deals - 1]]
        return book


def _prove(search: Search, state: State, seconds: float, nodes: int) -> Span:
    """What can be proven in so much time, going on from what was proven before."""
    search.budget = Budget(search.seconds + seconds, search.nodes + nodes)
    if search.knows(state) or state.phase in ENDED:
        return Span(*search.bounds(state))
    after = [reached for _, reached, _ in following(state)]
    step, best = GLANCE, max if min(rules.actors(state)) == 0 else min
    while True:
        found = [Span(*search.bounds(one, step)) for one in after]
        span = Span(best(one.low for one in found), best(one.high for one in found))
        late = search.seconds >= search.budget.seconds or search.nodes >= search.budget.nodes
        if span.exact or late:
            return span
        step *= 2


def _glance(search: Search, state: State) -> Span:
    """What is known of a position, or quickly found out."""
    return _prove(search, state, 1.0, GLANCE)


def _moves(search: Search, state: State, seat: Seat) -> dict[Action, Span]:
    """Every choice, and what is known of it, as the seat sees it."""
    return {action: _glance(search, after).of(seat) for action, after, _ in following(state)}


def _pick(search: Search, ways: Iterable[tuple[Action, State]], winning: bool) -> Action:
    """Who wins takes the way that was easiest to prove; everybody else the hardest."""
    efforts = {action: search.effort(after) for action, after in ways}
    return (min if winning else max)(efforts, key=lambda one: efforts[one])


def _guess(book: _Book, state: State, seconds: float, nodes: int) -> float:
    """What a position looks worth to the first player, from -1 to 1."""
    (seat,) = rules.actors(state)
    if seat == CHANCE:
        return float(
            sum(
                likely * Fraction(book.search.estimate(after))
                for _, after, likely in following(state)
            )
        )
    hope = 2 * book.foresight.think(state, seat, seconds, nodes).chances - 1
    return -hope if seat else hope


@cache
def student() -> Student:
    """The student of a process, his kernels loaded before any clock runs."""
    warm("longhorn")
    return Student()
