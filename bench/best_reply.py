"""How much could be won against a level of Desperados, exactly, on the tiny map of five towns.

`python -m bench.best_reply [--levels 3,4,5] [--dice N] [--passes P]`

The level's policy is written down for every view it can have there, from so many throws of its
dice. Then each side answers with its best reply to the other's policy: the most that anybody could
get who knows it. The gang knows the same things and wins or loses as one, so it replies as one.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from highnoon import TableView
from highnoon import game as find
from highnoon.bots import Budget, choose
from highnoon.games.desperados.state import SHERIFF
from highnoon.rl.openspiel import SpielState, name_of, pyspiel
from highnoon.rl.tiny import tiny

GAME = "desperados"
GANG = 1
CHANCE = -1
OVER = -2

Policy = Mapping[str, Mapping[int, float]]
"""How likely each choice is, by what its seat knows and remembers."""
Ask = Callable[[SpielState], Mapping[int, float]]
"""How likely a seat takes each of its choices."""


class Node(NamedTuple):
    """A moment of the game: whose it is, what they know, and where each choice leads."""

    side: int
    known: str
    ways: tuple[tuple[int, float, Node], ...]
    """A choice, how likely chance takes it (1 for a player's), and the moment after it."""
    sheriff: float
    """What the sheriff got, at the end."""


def tree(state: SpielState, policy: dict[str, Mapping[int, float]], ask: Ask) -> Node:
    """The whole game from here; what the level does there is written into `policy`."""
    if state.is_terminal():
        return Node(OVER, "", (), float(state.returns()[SHERIFF]))
    actor, known = state.current_player(), ""
    if state.is_chance_node():
        odds, side = state.chance_outcomes(), CHANCE
    else:
        odds, side = [(one, 1.0) for one in state.legal_actions()], min(actor, GANG)
        known = f"{actor} {state.information_state_string(actor)}"
        if known not in policy:
            policy[known] = ask(state)
    ways = tuple((one, chance, tree(state.child(one), policy, ask)) for one, chance in odds)
    return Node(side, known, ways, 0.0)


def value(node: Node, policy: Policy) -> float:
    """What the sheriff gets if both sides follow the policy."""
    if node.side == OVER:
        return node.sheriff
    return sum(_chance(node, one, odds, policy) * value(to, policy) for one, odds, to in node.ways)


def best_reply(root: Node, side: int, policy: Policy) -> float:
    """The most that a side can get against the other's policy: the sheriff's points, or minus."""
    sign = 1 if side == SHERIFF else -1
    alike: dict[str, list[tuple[Node, float]]] = {}
    for node, reach in _reached(root, side, policy, 1.0):
        if node.side == side:
            alike.setdefault(node.known, []).append((node, reach))
    best: dict[str, int] = {}

    def worth(node: Node) -> float:
        if node.side == OVER:
            return sign * node.sheriff
        if node.side == side:
            if node.known not in best:
                best[node.known] = choice(node.known)
            return next(worth(to) for one, _, to in node.ways if one == best[node.known])
        return sum(_chance(node, one, odds, policy) * worth(to) for one, odds, to in node.ways)

    def choice(known: str) -> int:
        got: dict[int, float] = {}
        for node, reach in alike[known]:
            for one, _, to in node.ways:
                got[one] = got.get(one, 0.0) + reach * worth(to)
        return max(got, key=lambda one: got[one])

    return worth(root)


def _reached(node: Node, side: int, policy: Policy, reach: float) -> Iterator[tuple[Node, float]]:
    """Every moment, and how likely chance and the other side lead there."""
    yield node, reach
    for one, odds, to in node.ways:
        chance = 1.0 if node.side == side else _chance(node, one, odds, policy)
        yield from _reached(to, side, policy, reach * chance)


def _chance(node: Node, one: int, odds: float, policy: Policy) -> float:
    return odds if node.side == CHANCE else policy[node.known].get(one, 0.0)


def asked(level: int, dice: int, passes: int) -> Ask:
    """What a level does, as often as it does it in so many throws of its dice."""
    found: dict[str, Mapping[int, float]] = {}

    def ask(state: SpielState) -> Mapping[int, float]:
        seat, position = state.current_player(), state.moment.position
        seen = f"{seat} {state.observation_string(seat)}"
        if seen not in found:
            table = _table(position, seat)
            numbers, budget = state.moment.rules.numbers, Budget(60.0, passes)
            thrown = Counter(
                numbers.index(choose(table, level, random.Random(one), budget).action)
                for one in range(dice)
            )
            found[seen] = {one: count / dice for one, count in thrown.items()}
        return found[seen]

    return ask


def _table(position: Any, seat: int) -> TableView[Any]:
    game = find(GAME)
    choices = tuple(game.legal_actions(position, seat))
    waiting = tuple(sorted(game.actors(position)))
    options = game.info.read_options({"players": position.players, **tiny(GAME).options})
    view = game.view(position, seat)
    return TableView(GAME, game.info.rules, options, seat, 0, waiting, choices, view)


class Gains(NamedTuple):
    """What both sides get, and how much more each could get; points run from -1 to 1."""

    sheriff: float
    sheriff_more: float
    gang_more: float


def gains(ask: Ask) -> Gains:
    """What could be won against a policy of the tiny game."""
    start = pyspiel.load_game(name_of(GAME), {"tiny": True}).new_initial_state()
    policy: dict[str, Mapping[int, float]] = {}
    root = tree(start, policy, ask)
    plain = value(root, policy)
    return Gains(
        plain, best_reply(root, SHERIFF, policy) - plain, best_reply(root, GANG, policy) + plain
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", default="1,2,3,4,5")
    parser.add_argument("--dice", type=int, default=20)
    parser.add_argument("--passes", type=int, default=60)
    given = parser.parse_args()
    print("| level | sheriff wins | more with the best reply | gang: more with the best reply |")
    print("|---|---|---|---|")
    for level in map(int, given.levels.split(",")):
        found = gains(asked(level, given.dice, given.passes))
        # From points to shares of games won.
        print(
            f"| {level} | {(1 + found.sheriff) / 2:.1%} | {found.sheriff_more / 2:+.1%} |"
            f" {found.gang_more / 2:+.1%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
