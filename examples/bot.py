"""Write a bot and let it play against one of ours: `python examples/bot.py [GAMES]`.

A bot sees a table view and nothing else, so it cannot cheat; it takes its chances from `rng`
alone, so that a seed repeats a game.
"""

import random
import sys
from typing import Any

from highnoon import Action, Match, TableView
from highnoon.bots import Budget, Choice, choose


class Hoarder:
    """Steals the colour that brings most now, and otherwise does anything."""

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """The dearest theft, or any choice."""
        return Choice(
            max(table.choices, key=lambda one: (self.worth(table.view, one), rng.random()))
        )

    def worth(self, view: Any, action: Action) -> int:
        """A cow is worth $100 for each of its colour that is left on the board."""
        if action.kind != "steal":
            return 0
        colour = int(action.args[0])
        cows = view["cells"][view["outlaw"]]["cows"][colour]
        return int(cows * (view["left"][colour] - cows))


def play(seed: int) -> float:
    """The hoarder (seat 0) against our first level: 1 if it wins, a half for a draw, else 0."""
    match, hoarder, dice = Match.new("longhorn", seed=seed), Hoarder(), random.Random(seed)
    while not match.over:
        seat = min(match.actors())
        view = match.view(seat)
        chosen = hoarder.choose(view, Budget(), dice) if seat == 0 else choose(view, 1, dice)
        match.play(seat, chosen.action)
    assert match.result is not None
    mine, theirs = match.result.places
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def main(games: int) -> None:
    """As many games as wanted, and the bot's share of the points."""
    share = sum(play(seed) for seed in range(games)) / games
    print(f"The hoarder took {share:.0%} of the points in {games} games.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20)
