"""What each legend's board is worth: how often it wins among equal players, boards drawn.

`python -m bench.boards [--level N] [--seats N] [--games N] [--seed S] [--seconds S]`

Scenarios are mixed: each is played in every fifth game, and none as well. Games are kept in
`build/bench/boards.jsonl`, and a run goes on where another ended. Shared victories count in part.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Any

from bench.kept import RESULTS, Kept, edition
from bench.ladder import by_processor
from highnoon import Match
from highnoon.bots import Budget, choose
from highnoon.bots.arena.statistics import estimate
from highnoon.core.chance import stream
from highnoon.games.moon_river.pieces import LEGENDS, SCENARIOS
from highnoon.games.moon_river.scoring import score

MIXED = ("none", *SCENARIOS)


def play(seats: int, level: int, seed: int, seconds: float) -> list[tuple[str, float, int]]:
    """One game: the board of each seat, its part of the victory, its points."""
    scenario = MIXED[seed % len(MIXED)]
    options = {"players": seats, "boards": "legend-drawn", "scenario": scenario}
    match = Match.new("moon-river", options, seed)
    while not match.over:
        seat = min(match.actors())
        dice = stream(seed, f"bot/{seat}", len(match.history))
        match.play(seat, choose(match.view(seat), level, dice, Budget(seconds)).action)
    assert match.result is not None
    places, state = match.result.places, match.state
    first = places.count(1)
    return [
        (ranch.board, (place == 1) / first, score(state.kit, ranch, state.scenario).total)
        for place, ranch in zip(places, state.ranches, strict=True)
    ]


def rows(found: Sequence[Iterable[Any]], seats: int) -> list[str]:
    """A line for each board: games, share of victories, points."""
    lines = []
    for board in LEGENDS:
        own = [one for game in found for one in game if one[0] == board]
        if own:
            share, low, high, _ = estimate([won for _, won, _ in own])
            points = sum(total for *_, total in own) / len(own)
            lines.append(
                f"| {seats} | {board} | {len(own)} | {share:.0%} ({low:.0%} – {high:.0%})"
                f" | {points:.0f} |"
            )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=60_000)
    parser.add_argument("--seconds", type=float, default=0.1)
    asked = parser.parse_args()
    by_processor()
    kept, found, sources = Kept(RESULTS / "boards.jsonl"), [], edition("moon-river")
    for seed in range(asked.seed, asked.seed + asked.games):
        told = (asked.level, asked.seats, asked.seconds, sources, seed)
        key = " ".join(map(str, told))
        if key not in kept:
            kept.add(key, play(asked.seats, asked.level, seed, asked.seconds))
        found.append(kept[key])
        if len(found) % 10 == 0 or len(found) == asked.games:
            print(f"{len(found)} games\n" + "\n".join(rows(found, asked.seats)), flush=True)


if __name__ == "__main__":
    main()
