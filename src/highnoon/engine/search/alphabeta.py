"""Alpha-beta over any game: our side takes the best, all others the worst for us.

Alpha-beta as analysed by Knuth and Moore ("An analysis of alpha-beta pruning", 1975), deepened
turn by turn, with a transposition table and the history heuristic (Schaeffer, "The history
heuristic and alpha-beta search enhancements in practice", 1989). With more than two sides it is
the paranoid search of Sturtevant and Korf ("On pruning techniques for multi-player games", 2000).

Depth is counted in turns (a turn ends when another seat decides), so that a turn of many small
actions is looked at whole. Chance is averaged. Seats that choose at once choose in turn.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.game import AnyGame, Result
from highnoon.engine.search.flat import share

Judge = Callable[[Any], float]
"""How good a position is for our side, in any unit far below `WON`."""

WON: Final = 1e9
"""What a win at the root is worth; later ones are worth a little less."""

_SOON: Final = 1e3
_CLOCK: Final = 64
"""How many nodes pass between looks at the clock."""


class Found(NamedTuple):
    """What a search says: the best action, its worth, the line it expects, how deep, how much."""

    action: Action
    value: float
    line: tuple[Action, ...]
    turns: int
    nodes: int


class _Entry(NamedTuple):
    turns: int
    value: float
    bound: int
    action: Action


class _Stop(Exception):
    """The budget is spent."""


@dataclass(slots=True)
class AlphaBeta:
    """One search from one position, deepened turn by turn."""

    game: AnyGame
    seat: Seat
    judge: Judge
    deadline: float
    nodes_left: int
    nodes: int = 0
    _seen: dict[Any, _Entry] = field(default_factory=dict)
    _good: dict[Action, int] = field(default_factory=lambda: defaultdict(int))

    def value(self, state: Any, seat: Seat, turns: int, low: float, high: float) -> float:
        """The worth of a position in which `seat` decided last and `turns` more are looked at."""
        self.nodes += 1
        if self.nodes > self.nodes_left or (
            self.nodes % _CLOCK == 0 and time.monotonic() > self.deadline
        ):
            raise _Stop
        actors = self.game.actors(state)
        if not actors:
            result = self.game.result(state)
            assert result is not None
            return self.ended(result, turns)
        due = min(actors)
        if due == CHANCE:
            return sum(
                float(chance)
                * self.value(self.game.apply(state, CHANCE, draw).state, seat, turns, -WON, WON)
                for draw, chance in self.game.chance_outcomes(state)
            )
        if due != seat:
            turns -= 1
        if turns < 0:
            return self.judge(state)
        known = self._seen.get(state)
        if known is not None and known.turns == turns:
            if known.bound == 0:
                return known.value
            if known.bound > 0:
                low = max(low, known.value)
            else:
                high = min(high, known.value)
            if low >= high:
                return known.value
        first = None if known is None else known.action
        actions = self.ordered(self.game.legal_actions(state, due), first)
        best, action = self.best(state, due, actions, turns, low, high)
        bound = 1 if best >= high else -1 if best <= low else 0
        self._seen[state] = _Entry(turns, best, bound, action)
        return best

    def best(
        self,
        state: Any,
        due: Seat,
        actions: Sequence[Action],
        turns: int,
        low: float,
        high: float,
    ) -> tuple[float, Action]:
        """The best action for whoever is due, and its worth to us."""
        ours = self.game.side_of(due) == self.game.side_of(self.seat)
        best, found = (-2 * WON if ours else 2 * WON), actions[0]
        for action in actions:
            worth = self.value(self.game.apply(state, due, action).state, due, turns, low, high)
            if worth > best if ours else worth < best:
                best, found = worth, action
                if ours:
                    low = max(low, best)
                else:
                    high = min(high, best)
                if low >= high:
                    self._good[action] += (turns + 1) ** 2
                    break
        return best, found

    def ordered(self, actions: Sequence[Action], first: Action | None) -> Sequence[Action]:
        """What cut off elsewhere comes first: the history heuristic."""
        if len(actions) < 2:
            return actions
        ranked = sorted(actions, key=lambda action: -self._good.get(action, 0))
        if first is not None and first in ranked:
            ranked.remove(first)
            ranked.insert(0, first)
        return ranked

    def ended(self, result: Result, turns: int) -> float:
        """Wins are good, early ones better; lost games are best lost late."""
        won = 2 * share(result, self.seat) - 1
        return won * (WON / 2 + _SOON * turns)

    def line(self, state: Any, action: Action) -> tuple[Action, ...]:
        """What the search expects from here on."""
        actions, due = [action], self.seat
        state = self.game.apply(state, due, action).state
        while (known := self._seen.get(state)) is not None and len(actions) < 40:
            actors = self.game.actors(state)
            actions.append(known.action)
            state = self.game.apply(state, min(actors), known.action).state
        return tuple(actions)


def alpha_beta(
    game: AnyGame,
    state: Any,
    seat: Seat,
    choices: Sequence[Action],
    judge: Judge,
    turns: int,
    seconds: float,
    nodes: int = 1_000_000_000,
) -> Found:
    """The best of the choices, looking `turns` turns ahead (this one included) at most.

    Deepens until the budget is spent; an unfinished depth counts as far as it went.
    """
    search = AlphaBeta(game, seat, judge, time.monotonic() + seconds, nodes)
    order = list(choices)
    found = Found(order[0], 0.0, (order[0],), 0, 0)
    for depth in range(1, turns + 1):
        best, finished = -2 * WON, True
        for action in tuple(order):
            try:
                after = game.apply(state, seat, action).state
                worth = search.value(after, seat, depth - 1, best, 2 * WON)
            except _Stop:
                finished = False
                break
            if worth > best:
                best = worth
                order.remove(action)
                order.insert(0, action)
                line = search.line(state, action)
                found = Found(action, worth, line, depth, search.nodes)
        if not finished or abs(best) > WON / 4:
            break
    return found._replace(nodes=search.nodes)
