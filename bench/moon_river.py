"""How fast Moon River's rules are, beside OpenSpiel's python_tic_tac_toe in the same run."""

from __future__ import annotations

import random
import time

from bench.peer import compare
from highnoon import CHANCE, game


def decisions(seconds: float, rng: random.Random) -> float:
    """Players' small actions a second in random four-player games through `Game`.

    The draws of chance take their time but are not counted.
    """
    river = game("moon-river")
    options = river.info.read_options({"players": 4})
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = river.start(options)
        while actors := river.actors(state):
            seat = min(actors)
            if seat == CHANCE:
                action = river.sample_chance(state, rng)
            else:
                action = rng.choice(river.legal_actions(state, seat))
                actions += 1
            state = river.apply(state, seat, action).state
    return actions / (time.perf_counter() - start)


if __name__ == "__main__":
    mine, theirs = compare(decisions)
    print(
        f"moon river (Game) {mine:,.0f} small actions/s, "
        f"python_tic_tac_toe {theirs:,.0f} moves/s, ratio {mine / theirs:.2f} (goal 0.5)"
    )
