"""Desperados between equals: how often the gang wins, for each count of desperados.

`python -m bench.balance [--games N] [--passes P] [--level L] [--counts 2,3] [--tiles first]
[--seed S] [--map FILE]`

Thinking is bounded by passes through the tree, not by the clock: the same games on any machine,
however busy. Each of our maps has a place in the page for its table; one of your own (`{}` in the
file's name stands for the count) is only printed, and so are some counts alone. Games are kept in
`build/bench/balance.jsonl` as they end, and a run goes on where another was stopped.
"""

from __future__ import annotations

import argparse
import time
from datetime import date
from pathlib import Path
from statistics import quantiles

from bench.kept import RESULTS, Kept, edition, pieces
from bench.ladder import write
from highnoon import Match, game
from highnoon.bots import Budget, choose
from highnoon.bots.arena.statistics import estimate
from highnoon.core.chance import stream
from highnoon.games.desperados.reading import EDITIONS, NEWEST


def money(
    level: int, passes: int, players: int, tiles: str, board: str, seed: int
) -> tuple[int, int]:
    """One game: what the gang took, and what it needed."""
    options = {"players": players, "tiles": tiles, "map": board}
    match = Match.new("desperados", options, seed)
    while not match.over:
        seat = min(match.actors())
        dice = stream(seed, f"bot/{seat}", len(match.history))
        choice = choose(match.view(seat), level, dice, Budget(60.0, passes))
        match.play(seat, choice.action)
    view = match.view(seat).view
    return view["money"], view["goal"]


def row(count: int, games: list[tuple[int, ...]]) -> str:
    """One line of the table."""
    goal = games[0][1]
    taken = [took for took, _ in games]
    won = estimate([float(took >= goal) for took in taken])
    first, middle, third = quantiles(taken, n=4)
    return (
        f"| {count} | {len(games)} | {won.share:.1%} ({won.low:.1%} – {won.high:.1%})"
        f" | ${goal:,} | ${middle:,.0f} (${first:,.0f} – ${third:,.0f}) |"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--passes", type=int, default=200)
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--counts", default="2,3,4,5")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tiles", default=NEWEST, choices=EDITIONS)
    parser.add_argument("--map")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS")
    asked = parser.parse_args()
    head = f"Measured {date.today().isoformat()}, level {asked.level} on both sides,"
    lines = [
        f"{head} {asked.passes} passes through the tree for a decision.\n",
        "| desperados | games | won by the gang (95 %) | goal | taken: median (quartiles) |",
        "|---|---|---|---|---|",
    ]
    kept, version = Kept(RESULTS / "balance.jsonl"), edition("desperados", data=False)
    for count in map(int, asked.counts.split(",")):
        board = Path(asked.map.format(count)).read_text("utf-8") if asked.map else ""
        begin = time.process_time()
        options = {"players": count + 1, "tiles": asked.tiles, "map": board}
        data = game("desperados").fingerprint(options)
        head = f"{asked.level} {asked.passes} {count} {version} {data}"
        games = [
            (f"{head} {seed}", (asked.level, asked.passes, count + 1, asked.tiles, board, seed))
            for seed in range(asked.seed, asked.seed + asked.games)
        ]
        fresh = sum(key not in kept for key, _ in games)
        found = [tuple(one) for _, one in pieces(kept, money, games, asked.jobs, asked.ray)]
        lines.append(row(count, found))
        print(lines[-1], flush=True)
        if fresh and asked.jobs == 1 and not asked.ray:
            print(f"{(time.process_time() - begin) / fresh:.1f} s of processor time a game")
    if not asked.map and asked.counts == parser.get_default("counts"):
        write(f"balance with the {asked.tiles} tiles", "\n".join(lines))


if __name__ == "__main__":
    main()
