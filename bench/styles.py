"""How different a level's two styles are, and whether they are equally strong.

`python -m bench.styles [GAME …] [--levels 1,2,3,4] [--deals N] [--games N] [--seconds S] [--write]`

In each deal one seat's first real choice is asked of both styles with the same dice, another seat
in each deal. Then the cautious style plays the bold one on mirrored deals. Deals are kept in a
file, and a run goes on where another ended; `--write` puts the table into docs/bots.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.kept import RESULTS, Kept, edition, pieces
from bench.ladder import by_processor, write
from highnoon import Match, game_keys
from highnoon import game as find
from highnoon.bots import Budget, choose, ladder
from highnoon.bots.arena.play import Duel, play_deal
from highnoon.bots.arena.statistics import deal_score, estimate
from highnoon.core.chance import stream


def differ(key: str, level: int, seed: int, seconds: float) -> bool:
    """Whether the styles' first real choices differ in a deal, for one of its seats."""
    players = find(key).info.players[0]
    match, mine = Match.new(key, {"players": players}, seed), seed % players
    while not match.over:
        seat = mine if mine in match.actors() else min(match.actors())
        table = match.view(seat)
        count = len(match.history)
        if seat == mine and len(table.choices) > 1:
            found = {
                choose(table, level, stream(seed, "style", count), Budget(seconds), style).action
                for style in ("cautious", "bold")
            }
            return len(found) > 1
        match.play(seat, choose(table, 1, stream(seed, "before", count)).action)
    return False


def duel_score(key: str, level: int, seed: int, seconds: float) -> float:
    """One deal from both chairs: the cautious style's share."""
    players = find(key).info.players[0]
    names = (f"{level}-cautious", f"{level}-bold")
    duel = Duel(key, names, {"players": players}, Budget(seconds))
    return deal_score(find(key), play_deal(duel, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=game_keys(), metavar="GAME")
    parser.add_argument("--levels", default="1,2,3,4")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=40_000)
    parser.add_argument("--results", type=Path, default=RESULTS / "styles.jsonl")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    by_processor()
    kept, lines = Kept(asked.results), []
    for key in asked.keys:
        wanted = [int(text) for text in asked.levels.split(",")]
        for level in (one.number for one in ladder(key) if one.styles and one.number in wanted):
            head = f"{key} {level} {asked.seconds} {edition(key)}"
            seeds = range(asked.seed, asked.seed + asked.deals)
            rows = [(f"{head} differ {seed}", (key, level, seed, asked.seconds)) for seed in seeds]
            other = sum(bool(found) for _, found in pieces(kept, differ, rows))
            seeds = range(asked.seed, asked.seed + asked.games // 2)
            rows = [(f"{head} duel {seed}", (key, level, seed, asked.seconds)) for seed in seeds]
            scores = [float(found) for _, found in pieces(kept, duel_score, rows)]
            share, low, high, _ = estimate(scores)
            lines.append(
                f"| {key} | {level} | {other} of {asked.deals} | {2 * len(scores)} |"
                f" {share:.1%} ({low:.1%} – {high:.1%}) |"
            )
            print(lines[-1], flush=True)
    if asked.write:
        head = "| game | level | first choices differ | games | points of the cautious (95 %) |"
        write("styles", "\n".join((head, "|---|---|---|---|---|", *lines)))


if __name__ == "__main__":
    main()
