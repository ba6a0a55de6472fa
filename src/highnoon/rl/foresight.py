"""Looking some turns ahead in a game of two without secrets, with a judge of where that leads.

A turn is whatever one seat decides in a row. The tree of all ways to go on is grown first and its
last positions are judged all at once, so that a network is asked a single time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.rl.rules import Rules, utilities
from highnoon.rl.tensors import Floats

Judge = Callable[[Floats], Floats]
"""Of each row: what it is worth to whoever decides there, from -1 to 1."""

MOST: Final = 4000
"""More positions than these are not judged for one choice: then a turn less is looked at."""

PROMISED: Final = 0.999
"""What a judge promises is worth a little less than an end that is seen."""


class Leaf(NamedTuple):
    """Where the judge is asked: the number of its row."""

    row: int


class Branch(NamedTuple):
    """Ways to go on, and what they make of their worths."""

    weigh: Callable[[Sequence[float]], float]
    ways: tuple[Any, ...]


Node = float | Leaf | Branch


class _TooMany(Exception):
    """The tree is larger than it may be."""


class _Forest:
    """The trees behind all choices of one seat."""

    def __init__(self, rules: Rules, me: Seat, turns: int) -> None:
        self._rules = rules
        self._me = me
        self._turns = turns
        self.rows: list[Floats] = []
        self.signs: list[float] = []
        """Whether the one who decides there is this seat, or the other."""

    def grow(self, state: Any, turn: int, last: Seat) -> Node:
        """What may follow; `turn` of so many is that of the seat that decided last."""
        game = self._rules.game
        result = game.result(state)
        if result is not None:
            return utilities(game, result)[self._me]
        seat = min(game.actors(state))
        if seat == CHANCE:
            drawn = game.chance_outcomes(state)
            ways = self._ways(state, CHANCE, (action for action, _ in drawn), turn, last)
            return Branch(partial(_mean, [float(chance) for _, chance in drawn]), ways)
        turn += seat != last
        if turn > self._turns:
            return self._leaf(state, seat)
        actions = game.legal_actions(state, seat)
        return Branch(
            max if seat == self._me else min, self._ways(state, seat, actions, turn, seat)
        )

    def _ways(
        self, state: Any, seat: Seat, actions: Iterable[Action], turn: int, last: Seat
    ) -> tuple[Node, ...]:
        apply = self._rules.game.apply
        return tuple([self.grow(apply(state, seat, one).state, turn, last) for one in actions])

    def _leaf(self, state: Any, seat: Seat) -> Leaf:
        if len(self.rows) == MOST:
            raise _TooMany
        assert self._rules.layout is not None
        self.rows.append(self._rules.layout.observe(self._rules.game.view(state, seat)))
        self.signs.append(1.0 if seat == self._me else -1.0)
        return Leaf(len(self.rows) - 1)


def _mean(chances: Sequence[float], worths: Sequence[float]) -> float:
    return sum(chance * worth for chance, worth in zip(chances, worths, strict=True))


def _worth(node: Node, judged: Sequence[float]) -> float:
    if isinstance(node, Leaf):
        return judged[node.row]
    if isinstance(node, Branch):
        return node.weigh([_worth(one, judged) for one in node.ways])
    return node


def foreseen(
    rules: Rules, state: Any, me: Seat, choices: Sequence[Action], turns: int, judge: Judge
) -> list[float]:
    """What each choice is worth to a seat, with best play for so many turns and the judge then.

    The first turn is the seat's own; with none at all the judge looks right behind each choice.
    """
    while True:
        forest = _Forest(rules, me, turns)
        # Without a turn to look at, nobody has decided last, and any decision is beyond.
        last = me if turns else CHANCE
        try:
            trees = [
                forest.grow(rules.game.apply(state, me, one).state, min(turns, 1), last)
                for one in choices
            ]
        except _TooMany:
            if not turns:
                raise
            turns -= 1
            continue
        judged: list[float] = []
        if forest.rows:
            told = judge(np.stack(forest.rows)) * np.array(forest.signs)
            judged = (PROMISED * told).tolist()
        return [_worth(tree, judged) for tree in trees]
