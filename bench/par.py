"""Par of the deals of the day: each played by the strongest level on all seats, once and for all.

`python -m bench.par GAME [--count 60]` adds deals to `src/highnoon/puzzles/data/par-GAME.jsonl`. It
can be stopped at any moment, and goes on after the last deal. With `--again` the deals that are
there are played once more, from the seed `--first` on, and those that come out otherwise are put
right.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Final

from highnoon import bots
from highnoon.core.registry import described, game
from highnoon.engine.warming import warm
from highnoon.puzzles import par

PLAYOUTS: Final = {"moon-river": 32, "desperados": 16}
"""What the strongest level may try for one decision."""
DATA: Final = Path(__file__).parents[1] / "src" / "highnoon" / "puzzles" / "data"


def main() -> None:
    """Play deals that nobody has played yet."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--first", type=int, default=1)
    asked = parser.parse_args()
    key = described(asked.game).key
    warm(key)
    level, info = max(bots.levels(key)), game(key).info
    file = DATA / f"par-{key}.jsonl"
    known = [par.read(line) for line in file.read_text().splitlines()] if file.exists() else []
    if asked.again:
        for place, one in enumerate(known):
            if one.seed < asked.first:
                continue
            begin = time.process_time()
            known[place] = par.play(key, one.seed, one.players, one.level, one.playouts)
            file.write_text("".join(map(par.written, known)))
            took, same = time.process_time() - begin, known[place] == one
            told = "the same" if same else f"now {known[place].scores}"
            print(f"{key} {one.seed}: {told}, {took:.1f} s", flush=True)
        return
    last = max((one.seed for one in known), default=0)
    with file.open("a", encoding="utf-8") as out:
        for seed in range(last + 1, last + 1 + max(0, asked.count - len(known))):
            players = info.players[seed % len(info.players)]
            begin = time.process_time()
            played = par.play(key, seed, players, level, PLAYOUTS[key])
            out.write(par.written(played))
            out.flush()
            took = time.process_time() - begin
            print(f"{key} {seed}: {players} players, {played.scores}, {took:.1f} s", flush=True)


if __name__ == "__main__":
    main()
