"""How Moon River's levels play its scenarios, and how long their turns think.

`python -m bench.river [SCENARIO …] [--level N] [--seats N] [--games N] [--seed S] [--seconds S]`

The level plays against itself. Its scenario points stand beside what a search finds that knew all
parcels of the ranch beforehand (`bench.hindsight`), and beside a count of the members that lie on
it, in one group with all the scenario asks for. Time is processor time of this process, so that
others' work on the machine does not count. Games are kept in `build/bench/river.jsonl`, and a run
goes on where another ended.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from bench.hindsight import counts, most, own_of
from bench.kept import RESULTS, Kept, edition
from bench.ladder import by_processor
from highnoon import Match
from highnoon.bots import Budget, choose
from highnoon.engine.moon_river.futures import load_compiled
from highnoon.games.moon_river.pieces import SCENARIOS
from highnoon.games.moon_river.scoring import score
from highnoon.games.moon_river.state import Ranch, State


def counted(state: State, ranch: Ranch) -> int:
    """What the scenario would bring if all of a ranch's members were one group."""
    if state.scenario == "outlaws":
        found = [1 for face in ranch.partners if face]
    else:
        found = [counts(state.kit, state.scenario, kind - 1) for kind in ranch.parcels if kind]
    found = [count for count in found if count]
    return 10 * (sum(found) - 2) if len(found) >= 3 else 0


def play(scenario: str, seats: int, level: int, seed: int, seconds: float | None) -> dict[str, Any]:
    """One game of the level against itself: a row for each seat, and the seconds by turn."""
    options = {"players": seats, "boards": "legend", "scenario": scenario}
    match, budget = Match.new("moon-river", options, seed), seconds and Budget(seconds)
    turns: list[float] = []
    while not match.over:
        seat = min(match.actors())
        table = match.view(seat)
        begin = time.process_time()
        dice = random.Random(f"{seed}/{len(match.history)}")
        choice = choose(table, level, dice, budget or None)
        spent = time.process_time() - begin
        if choice.action.kind == "take":
            turns.append(spent)
        elif turns:
            turns[-1] += spent
        match.play(seat, choice.action)
    return {"ranches": [row(match, seat) for seat in match.seats], "turns": turns}


def row(match: Match, seat: int) -> list[Any]:
    """Board, scenario points, searched, counted, all points of a seat."""
    ranch = match.state.ranches[seat]
    found = score(match.state.kit, ranch, match.state.scenario)
    # What was done in the game was possible: the search may overlook it.
    searched = max(found.scenario, most(own_of(match, seat)))
    return [ranch.board, found.scenario, searched, counted(match.state, ranch), found.total]


def told(scenario: str, level: int, games: list[dict[str, Any]]) -> str:
    """A line for a scenario."""
    rows = [one for game in games for one in game["ranches"]]
    turns = [spent for game in games for spent in game["turns"]]
    points, searched, members, total = (sum(one[field] for one in rows) for field in range(1, 5))
    none = sum(one[1] == 0 < one[2] for one in rows)
    return (
        f"{scenario}: level {level}, {len(games)} games, {len(rows)} ranches: {points} scenario"
        f" points of {searched} searched ({points / max(1, searched):.0%}) and {members} counted"
        f" ({points / max(1, members):.0%}), none on {none} that could have some,"
        f" {total / len(rows):.0f} points in all;"
        f" a turn {sum(turns) / len(turns):.2f} s, the longest {max(turns):.2f} s"
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
    by_processor()
    load_compiled()
    kept, sources = Kept(RESULTS / "river.jsonl"), edition("moon-river")
    for scenario in asked.scenarios:
        games = []
        for seed in range(asked.seed, asked.seed + asked.games):
            named = (scenario, asked.seats, asked.level, seed, asked.seconds)
            key = " ".join(map(str, (*named, sources)))
            if key not in kept:
                kept.add(key, play(*named))
            games.append(kept[key])
        print(told(scenario, asked.level, games), flush=True)


if __name__ == "__main__":
    main()
