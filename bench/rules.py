"""How fast Longhorn's rules are, beside OpenSpiel's python_tic_tac_toe in the same run."""

from __future__ import annotations

import random
import time

from bench.peer import compare
from highnoon import CHANCE, Match, game


def through_game(seconds: float, rng: random.Random) -> float:
    """Small actions a second of random play through `Game`; dealing is not counted."""
    longhorn = game("longhorn")
    dealt = [Match.new(longhorn, seed=seed).state for seed in range(50)]
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = rng.choice(dealt)
        while actors := longhorn.actors(state):
            seat = min(actors)
            if seat == CHANCE:
                action = longhorn.sample_chance(state, rng)
            else:
                action = rng.choice(longhorn.legal_actions(state, seat))
            state = longhorn.apply(state, seat, action).state
            actions += 1
    return actions / (time.perf_counter() - start)


def through_match(seconds: float, rng: random.Random) -> float:
    """The same through `Match`, which deals, keeps the log and every state."""
    longhorn = game("longhorn")
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = Match.new(longhorn, seed=rng.randrange(10**9))
        while not match.over:
            seat = min(match.actors())
            match.play(seat, rng.choice(match.legal_actions(seat)))
        actions += len(match.history)
    return actions / (time.perf_counter() - start)


if __name__ == "__main__":
    for name, ours in (("Game", through_game), ("Match", through_match)):
        mine, theirs = compare(ours)
        print(
            f"longhorn through {name}: {mine:,.0f} small actions/s;"
            f" python_tic_tac_toe: {theirs:,.0f} moves/s; ratio {mine / theirs:.2f}"
        )
