"""What a position of Longhorn is worth, proven: value, best action, line and every root move."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import Final, NamedTuple, TypeAlias

from highnoon.core.action import CHANCE, Action, Phrase, Seat
from highnoon.core.errors import InvalidPosition
from highnoon.engine.longhorn.bounds import LOST, WON, Bounds
from highnoon.engine.longhorn.distance import distance, longest
from highnoon.engine.longhorn.margin import margin, tellable
from highnoon.engine.longhorn.proving import Proving
from highnoon.engine.longhorn.scales import Margin
from highnoon.engine.longhorn.search import MEMORY, MINUTE, Budget, Search, following
from highnoon.games.longhorn import check, rules
from highnoon.games.longhorn.state import DEALING, ENDED, Phase, State

LINE: Final = (500, 20_000, 400_000)
"""Nodes for one move of the line, beyond the budget: the proof is remembered already, so the first
look mostly suffices."""

FOR_MARGIN: Final = Budget(inf, 300_000)
"""What each of the six or seven steps to the margin may take, beyond the budget: where a position
was easy this is enough. Counted in nodes alone, so that the same is found again."""

Watch: TypeAlias = Callable[[int, float, Bounds], None]
"""Told nodes and seconds spent, and what is proven for whoever decides."""


class Rated(NamedTuple):
    """A root move and what is proven of it, for the player who decides."""

    action: Action
    bounds: Bounds


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was proven for `seat`, who decides now: 1 for a win, 0 for a draw, -1 for a loss.

    At a draw of nuggets nobody decides: `seat` is then the player who will get one.
    """

    seat: Seat
    bounds: Bounds
    action: Action | None
    line: tuple[Action, ...]
    moves: tuple[Rated, ...]
    turns: int | None
    """Turns to the end along the line; None if the line does not reach the end."""
    end: Phase | None
    """How the line ends."""
    least: int
    most: int
    """How many turns, the present one included, it takes to the end: proven for best play in a
    decided game (the winner hurries, the loser delays), else how long any game can last."""
    nodes: int
    seconds: float
    margin: Margin | None = None
    """By how many dollars, where that can be told: see `engine/longhorn/margin.py`."""

    @property
    def proven(self) -> bool:
        """Whether the value is exact."""
        return self.bounds.exact


def solve(
    state: State,
    budget: Budget = MINUTE,
    memory: int = MEMORY,
    watch: Watch | None = None,
    workers: int = 1,
) -> Verdict:
    """Solve a position at any moment of the game after the deal.

    Ctrl-C ends the search early: the verdict then holds what was proven by then. Each worker has
    a transposition table of its own; with one, the same number of nodes gives the same verdict
    again, and more nodes never a lesser one.
    """
    refuse(state)
    proving = Proving(state, [Search(state, memory) for _ in range(workers)])
    seat = decider(state)

    def tell() -> None:
        if watch is not None:
            watch(proving.nodes, proving.seconds, proving.root.found.of(seat))

    with suppress(KeyboardInterrupt):
        proving.run(budget, tell)
    return _verdict(proving, seat)


def refuse(state: State) -> None:
    """All reasons why a position cannot be solved, as `InvalidPosition`."""
    wrong = list(check.problems(state))
    if state.phase in ENDED:
        wrong.append(Phrase("solver-error-over"))
    elif state.phase in DEALING:
        wrong.append(Phrase("solver-error-dealing"))
    if wrong:
        raise InvalidPosition(*wrong)


def decider(state: State) -> Seat:
    """Who decides, or for whom a nugget is drawn."""
    (actor,) = rules.actors(state)
    return state.side if actor == CHANCE else actor


def _verdict(proving: Proving, seat: Seat) -> Verdict:
    nodes, seconds, root = proving.nodes, proving.seconds, proving.root
    rated = tuple(Rated(move.action, move.found.of(seat)) for move in proving.moves if move.action)
    line, last = _best_line(proving) if root.found.exact else ((), root.state)
    over = last.phase in ENDED
    action = line[0] if line else None
    if action is None and proving.actor != CHANCE:
        action = max(rated, key=lambda one: one.bounds).action
    least, most = distance(root.state, root.found) if root.found.exact else (1, longest(root.state))
    lead = None
    if root.found.exact and tellable(root.state):
        lead = margin(proving.searches[0], root.state, seat, FOR_MARGIN)
    return Verdict(
        seat=seat,
        bounds=root.found.of(seat),
        action=action,
        line=line,
        moves=rated,
        turns=_turns(root.state, line) if over else None,
        end=last.phase if over else None,
        least=least,
        most=most,
        nodes=nodes,
        seconds=seconds,
        margin=lead,
    )


def _best_line(proving: Proving) -> tuple[tuple[Action, ...], State]:
    """A line of best play, first by the search that proved the position, then by a move's own."""
    root = proving.root
    line, last = principal(proving.searches[root.owner or 0], root.state, root.found)
    owners = [move for move in proving.moves if move.found == root.found and move.owner]
    for move in owners:
        if last.phase in ENDED or proving.actor == CHANCE or move.action is None:
            break
        after, end = principal(proving.searches[move.owner or 0], move.state, root.found)
        if end.phase in ENDED or len(after) >= len(line):
            line, last = (move.action, *after), end
    return line, last


def _turns(state: State, line: tuple[Action, ...]) -> int:
    """Turns of a line; the one that is under way counts."""
    under_way = state.phase not in ("start", "steal")
    return sum(action.kind == "steal" for action in line) + under_way


def principal(search: Search, state: State, value: Bounds) -> tuple[tuple[Action, ...], State]:
    """A line of best play from a position of this exact value, and where it leads.

    The winner takes the way that was easiest to prove, the loser the hardest. The line stops at a
    draw of nuggets, and where a step cannot be proven quickly.
    """
    line: list[Action] = []
    while state.phase not in ENDED:
        (seat,) = rules.actors(state)
        if seat == CHANCE:
            break
        equal = _equal(search, state, value)
        if not equal:
            break
        _, _, action, state = min(equal) if value.of(seat).low == WON else max(equal)
        line.append(action)
    return tuple(line), state


def _equal(search: Search, state: State, value: Bounds) -> list[tuple[int, int, Action, State]]:
    """The moves that keep the value and how much work they took, as far as a quick look tells."""
    (seat,) = rules.actors(state)
    lost = value.of(seat).high == LOST
    for nodes in LINE:
        equal = [
            (search.effort(after), number, action, after)
            for number, (action, after, _) in enumerate(following(state))
            # A player who has lost has nothing to lose: every move is as good.
            if lost or search.bounds(after, Budget(inf, nodes)) == value
        ]
        if equal:
            return equal
    return []
