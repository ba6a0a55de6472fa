"""How long bots think by their own budgets: the longest answer of each level in whole games.

`python -m bench.pace [GAME …] [--games N]`

One seat plays at the level, another one in each game; the others play at level 2. Every game has a
process of its own, as if the bots had just been started: what a level loads before its first answer
counts. The table of each game goes into docs/bots.md.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from multiprocessing import get_context

from bench.ladder import write
from highnoon import Match, game_keys
from highnoon import game as find
from highnoon.bots import choose, levels
from highnoon.core.chance import stream


def pace(key: str, level: int, seats: int, turn: int) -> list[float]:
    """One game: the seconds of every answer of a level's seat, in their order."""
    match = Match.new(key, {"players": seats}, turn)
    spent = []
    while not match.over:
        seat = min(match.actors())
        table = match.view(seat)
        dice = stream(turn, f"bot/{seat}", len(match.history))
        measured = seat == turn % seats
        begin = time.perf_counter()
        choice = choose(table, level if measured else 2, dice)
        if measured and len(table.choices) > 1:
            spent.append(time.perf_counter() - begin)
        match.play(seat, choice.action)
    return spent


def cell(found: list[list[float]]) -> str:
    """The longest answer, and the longest of those that came first in their process."""
    return f"{max(map(max, found)):.2f} ({max(one[0] for one in found):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("keys", nargs="*", default=game_keys(), metavar="GAME")
    parser.add_argument("--games", type=int, default=2)
    asked = parser.parse_args()
    spawn = get_context("spawn")
    for key in asked.keys:
        known = levels(key)
        lines = [
            f"Measured {date.today().isoformat()}, games a cell: {asked.games}.\n",
            f"| seats | {' | '.join(f'level {level}' for level in known)} |",
            "|---" * (1 + len(known)) + "|",
        ]
        for seats in find(key).info.players:
            cells = []
            for level in known:
                found = []
                for turn in range(asked.games):
                    with ProcessPoolExecutor(1, spawn) as pool:
                        found.append(pool.submit(pace, key, level, seats, turn).result())
                cells.append(cell(found))
            lines.append(f"| {seats} | {' | '.join(cells)} |")
            print(key, lines[-1], flush=True)
        write(f"pace of {key}", "\n".join(lines))


if __name__ == "__main__":
    main()
