"""Desperados between equals: how often the gang wins, for each count of desperados.

`python -m bench.balance [--games N] [--passes P] [--level L] [--counts 2,3] [--map FILE]`

Thinking is bounded by passes through the tree, not by the clock: the same games on any machine,
however busy. With `--map` other tiles are measured, into the page's place for the proposal; `{}` in
the file's name stands for the count. Games are kept in `build/bench/balance.jsonl` as they end, and
a run goes on where another was stopped.
"""

from __future__ import annotations

import argparse
import time
from datetime import date
from hashlib import sha256
from pathlib import Path
from statistics import quantiles

from bench.kept import RESULTS, Kept, edition, pieces
from bench.ladder import write
from highnoon import Match
from highnoon.bots import Budget, choose
from highnoon.bots.arena.statistics import estimate
from highnoon.core.chance import stream


def money(level: int, passes: int, players: int, board: str, seed: int) -> tuple[int, int]:
    """One game: what the gang took, and what it needed."""
    match = Match.new("desperados", {"players": players, "map": board}, seed)
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
    kept, version = Kept(RESULTS / "balance.jsonl"), edition("desperados")
    for count in map(int, asked.counts.split(",")):
        board = Path(asked.map.format(count)).read_text("utf-8") if asked.map else ""
        begin = time.process_time()
        head = (
            f"{asked.level} {asked.passes} {count} {version} {sha256(board.encode()).hexdigest()}"
        )
        games = [
            (f"{head} {seed}", (asked.level, asked.passes, count + 1, board, seed))
            for seed in range(asked.games)
        ]
        fresh = sum(key not in kept for key, _ in games)
        found = [tuple(one) for _, one in pieces(kept, money, games, asked.jobs, asked.ray)]
        lines.append(row(count, found))
        print(lines[-1], flush=True)
        if fresh and asked.jobs == 1 and not asked.ray:
            print(f"{(time.process_time() - begin) / fresh:.1f} s of processor time a game")
    name = "proposed balance of desperados" if asked.map else "balance of desperados"
    write(name, "\n".join(lines))


if __name__ == "__main__":
    main()
