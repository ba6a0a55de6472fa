"""What a position of Longhorn is worth, proven: value, best action, line and every root move."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import inf
from typing import Final, NamedTuple, TypeAlias

from highnoon.core.action import CHANCE, Action, Phrase, Seat
from highnoon.core.errors import InvalidPosition
from highnoon.engine.longhorn.search import (
    MEMORY,
    MINUTE,
    Bounds,
    Budget,
    Search,
    following,
)
from highnoon.games.longhorn import check, rules
from highnoon.games.longhorn.state import DEALING, ENDED, Phase, State

GLANCE: Final = 20_000
"""Nodes for a first look at a root move; most are settled by it once the root is."""
LINE: Final = (500, 20_000, 400_000)
"""Nodes for one move of the line, beyond the budget: the proof is in the table already, so the
first look mostly suffices."""


Watch: TypeAlias = Callable[[int, float, Fraction, Fraction], None]
"""Told nodes and seconds spent, and what is proven for who decides: at least, at most."""


class Rated(NamedTuple):
    """A root move and what is proven of it, for the player who decides."""

    action: Action
    low: Fraction
    high: Fraction

    @property
    def exact(self) -> bool:
        """Whether the move's value is known."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was proven for `seat`, who decides now: 1 he wins, 0 a draw, -1 he loses.

    At a draw of nuggets nobody decides: `seat` is then the player who will get one.
    """

    seat: Seat
    low: Fraction
    high: Fraction
    action: Action | None
    line: tuple[Action, ...]
    moves: tuple[Rated, ...]
    turns: int | None
    """Turns to the end along the line; None if the line does not reach the end."""
    end: Phase | None
    """How the line ends."""
    nodes: int
    seconds: float

    @property
    def proven(self) -> bool:
        """Whether the value is exact."""
        return self.low == self.high


def solve(
    state: State,
    budget: Budget = MINUTE,
    memory: int = MEMORY,
    watch: Watch | None = None,
    search: Search | None = None,
) -> Verdict:
    """Solve a position at any moment of the game after the deal.

    Ctrl-C ends the search early: the verdict then holds what was proven by then. A `search` of
    the same deal may be given, to go on with what it knows.
    """
    refuse(state)
    if search is None:
        search = Search(state, budget, memory)
    moves: dict[Action, Bounds] = {}
    if watch is not None:
        search.progress = partial(_report, watch, search, state, moves)
    with suppress(KeyboardInterrupt):
        _rate(search, state, moves)
    search.progress = None
    nodes, seconds = search.nodes, search.seconds
    _remember(search, state, moves)
    root = _joined(state, search.peek(state), moves)
    return _verdict(search, state, root, moves, nodes, seconds)


def refuse(state: State) -> None:
    """All reasons why a position cannot be solved, as `InvalidPosition`."""
    wrong = list(check.problems(state))
    if state.phase in ENDED:
        wrong.append(Phrase("solver-error-over"))
    elif state.phase in DEALING:
        wrong.append(Phrase("solver-error-dealing"))
    if wrong:
        raise InvalidPosition(*wrong)


def _report(
    watch: Watch,
    search: Search,
    state: State,
    moves: dict[Action, Bounds],
    nodes: int,
    seconds: float,
) -> None:
    watch(nodes, seconds, *_for(decider(state), _joined(state, search.peek(state), moves)))


def decider(state: State) -> Seat:
    """Who decides, or for whom a nugget is drawn."""
    (actor,) = rules.actors(state)
    return state.side if actor == CHANCE else actor


def _remember(search: Search, state: State, moves: dict[Action, Bounds]) -> None:
    """What the table knows of moves that the search had no time for; a look costs nothing."""
    search.budget = Budget(inf)
    for action, reached, _ in following(state):
        if not moves.get(action, Bounds()).exact:
            moves[action] = search.bounds(reached, 1)


def _rate(search: Search, state: State, moves: dict[Action, Bounds]) -> None:
    """Solve the root, then its moves: a first look at all, then the rest one by one."""
    after = {action: reached for action, reached, _ in following(state)}
    moves |= dict.fromkeys(after, Bounds())
    if search.knows(state):
        search.bounds(state)
    for at_most in (GLANCE, None):
        for left, (action, reached) in enumerate(after.items()):
            if not moves[action].exact:
                share = 1 / (len(after) - left) if state.phase == "start" else 1
                moves[action] = search.bounds(reached, at_most, share)


def _joined(state: State, root: Bounds, moves: dict[Action, Bounds]) -> Bounds:
    """What root and moves prove together."""
    if not moves:
        return root
    (seat,) = rules.actors(state)
    if seat == CHANCE:
        likely = {action: chance for action, _, chance in following(state)}
        low = sum((moves[action].low * likely[action] for action in moves), Fraction(0))
        high = sum((moves[action].high * likely[action] for action in moves), Fraction(0))
    else:
        best = max if seat == 0 else min
        low, high = best(m.low for m in moves.values()), best(m.high for m in moves.values())
    return Bounds(max(low, root.low), min(high, root.high))


def _verdict(
    search: Search,
    state: State,
    root: Bounds,
    moves: dict[Action, Bounds],
    nodes: int,
    seconds: float,
) -> Verdict:
    (actor,), seat = rules.actors(state), decider(state)
    rated = tuple(Rated(action, *_for(seat, found)) for action, found in moves.items())
    low, high = _for(seat, root)
    line, last = principal(search, state, root) if root.exact else ((), state)
    over = last.phase in ENDED
    if actor == CHANCE:
        action = None
    else:
        action = line[0] if line else max(rated, key=lambda one: (one.low, one.high)).action
    return Verdict(
        seat=seat,
        low=low,
        high=high,
        action=action,
        line=line,
        moves=rated,
        turns=_turns(state, line) if over else None,
        end=last.phase if over else None,
        nodes=nodes,
        seconds=seconds,
    )


def _turns(state: State, line: tuple[Action, ...]) -> int:
    """Turns of a line; the one that is under way counts."""
    under_way = state.phase not in ("start", "steal")
    return sum(action.kind == "steal" for action in line) + under_way


def _for(seat: Seat, found: Bounds) -> tuple[Fraction, Fraction]:
    return (found.low, found.high) if seat == 0 else (-found.high, -found.low)


def principal(search: Search, state: State, root: Bounds) -> tuple[tuple[Action, ...], State]:
    """A line of best play from a solved position, and where it leads.

    Who wins takes the way that was easiest to prove, who loses the hardest. The line stops at a
    draw of nuggets, and where a step cannot be proven quickly.
    """
    line: list[Action] = []
    search.budget = Budget(inf)
    while state.phase not in ENDED:
        (seat,) = rules.actors(state)
        if seat == CHANCE:
            break
        equal = _equal(search, state, root)
        if not equal:
            break
        winning = root.low == (1 if seat == 0 else -1)
        _, _, action, state = min(equal) if winning else max(equal)
        line.append(action)
    return tuple(line), state


def _equal(search: Search, state: State, root: Bounds) -> list[tuple[int, int, Action, State]]:
    """The moves that keep the value and how much work they took, as far as a quick look tells."""
    (seat,) = rules.actors(state)
    lost = root.high == -1 if seat == 0 else root.low == 1
    for at_most in LINE:
        equal = [
            (search.effort(after), number, action, after)
            for number, (action, after, _) in enumerate(following(state))
            # Who has lost has nothing to lose: every move is as good.
            if lost or search.bounds(after, at_most) == root
        ]
        if equal:
            return equal
    return []
