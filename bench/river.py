"""How Moon River's levels play its scenarios, and how long their turns think.

`python -m bench.river [SCENARIO …] [--level N] [--seats N] [--games N] [--seed S] [--seconds S]`

The level plays against itself. Time is processor time of this process, so that others' work on the
machine does not count. What a ranch could have scored at most is counted, not searched: all members
that lie on it, in one group with all the scenario asks for.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import NamedTuple

from bench.ladder import by_processor
from highnoon import Match
from highnoon.bots import Budget, choose
from highnoon.engine.moon_river.bands import member
from highnoon.engine.moon_river.futures import load_compiled
from highnoon.engine.moon_river.layout import OUTLAWS
from highnoon.engine.moon_river.pack import pack
from highnoon.games.moon_river.pieces import SCENARIOS
from highnoon.games.moon_river.scoring import score
from highnoon.games.moon_river.state import Ranch, State


class Seen(NamedTuple):
    """One game, by seat: scenario points, the most they could be, all points; seconds by turn."""

    points: tuple[int, ...]
    bounds: tuple[int, ...]
    totals: tuple[int, ...]
    turns: tuple[float, ...]


def most_points(state: State, ranch: Ranch) -> int:
    """What the scenario would bring if all of a ranch's members were one group."""
    w, scenario = pack(state), SCENARIOS.index(state.scenario) + 1
    if scenario == OUTLAWS:
        counts = [1 for face in ranch.partners if face]
    else:
        counts = [member(w, scenario, kind - 1) for kind in ranch.parcels if kind]
    counts = [count for count in counts if count]
    return 10 * (sum(counts) - 2) if len(counts) >= 3 else 0


def play(scenario: str, seats: int, level: int, seed: int, budget: Budget | None) -> Seen:
    """One game of the level against itself."""
    options = {"players": seats, "boards": "legend", "scenario": scenario}
    match = Match.new("moon-river", options, seed)
    turns: list[float] = []
    while not match.over:
        seat = min(match.actors())
        table = match.view(seat)
        begin = time.process_time()
        choice = choose(table, level, random.Random(f"{seed}/{len(match.history)}"), budget)
        spent = time.process_time() - begin
        if choice.action.kind == "take":
            turns.append(spent)
        elif turns:
            turns[-1] += spent
        match.play(seat, choice.action)
    state = match.state
    scores = [score(state.kit, ranch, state.scenario) for ranch in state.ranches]
    return Seen(
        tuple(one.scenario for one in scores),
        tuple(most_points(state, ranch) for ranch in state.ranches),
        tuple(one.total for one in scores),
        tuple(turns),
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("scenarios", nargs="*", default=SCENARIOS, metavar="SCENARIO")
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seconds", type=float, help="for a turn; by default the level's own")
    parser.add_argument("--seed", type=int, default=90_000)
    asked = parser.parse_args()
    budget = None if asked.seconds is None else Budget(asked.seconds)
    by_processor()
    load_compiled()
    for scenario in asked.scenarios:
        points = bounds = totals = ranches = empty = 0
        turns: list[float] = []
        for seed in range(asked.seed, asked.seed + asked.games):
            seen = play(scenario, asked.seats, asked.level, seed, budget)
            points, bounds = points + sum(seen.points), bounds + sum(seen.bounds)
            totals, ranches = totals + sum(seen.totals), ranches + len(seen.totals)
            empty += seen.points.count(0)
            turns += seen.turns
        print(
            f"{scenario}: level {asked.level}, {asked.games} games of {asked.seats},"
            f" {points / ranches:.1f} of at most {bounds / ranches:.1f} scenario points a ranch"
            f" ({points / max(1, bounds):.0%}), none on {empty} of {ranches},"
            f" {totals / ranches:.0f} points in all;"
            f" a turn {sum(turns) / len(turns):.2f} s, the longest {max(turns):.2f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
