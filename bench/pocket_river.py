"""Playouts a turn of Moon River's fifth level on a device and in the house, in one run.

`python -m bench.pocket_river [seconds]`, with the page built: the same turns of a game, in turn by
Numba's kernels and by the page's own WASM and Python in Node. The processor's time is counted, not
the clock's: both sides have as many seconds a turn, by default the level's own.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from bench.pocket_solved import busy
from highnoon.bots import Budget, choose, ladder
from highnoon.core.match import Match
from highnoon.core.registry import game

LEVEL = 5
PLAYERS = (2, 4)
TURNS = (2, 4, 6, 8)
"""Which of the first seat's turns are thought about; what lies before is played by the third."""


def playouts(players: int, turn: int, seconds: float) -> int:
    """Those of one whole turn, from a position that is the same everywhere."""
    match = Match.new(game("moon-river"), {"players": players}, seed=players)
    match.settle()
    dice, before, begun, made = random.Random(1), -1, 0, 0
    while not match.over:
        seat = min(match.actors())
        begun += seat == 0 != before
        if begun > turn or (begun == turn and seat):
            break
        thinks = begun == turn and seat == 0
        level, budget = (LEVEL, Budget(seconds)) if thinks else (3, None)
        found = choose(match.view(seat), level, dice, budget)
        made += found.nodes if thinks else 0
        match.do(seat, found.action)
        match.settle()
        before = seat
    return made


def main(seconds: float) -> None:
    """Print all turns' playouts."""
    if sys.platform == "emscripten":
        time.monotonic = busy
    else:
        time.monotonic = time.process_time
        from highnoon.engine.warming import warm

        warm("moon-river")
    # The first one loads what the others use.
    playouts(2, 1, 0.5)
    made = [playouts(players, turn, seconds) for players in PLAYERS for turn in TURNS]
    sys.stdout.write(json.dumps(made) + "\n")


def made_by(*command: str) -> list[int]:
    """What a process of its own prints."""
    root = Path(__file__).parents[1]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return [int(one) for one in json.loads(done.stdout.splitlines()[-1])]


if __name__ == "__main__":
    own = ladder("moon-river")[LEVEL - 1].budget.seconds
    if sys.platform == "emscripten":
        main(float((globals().get("arguments") or [own])[0]))
    elif sys.argv[1:2] == ["--here"]:
        main(float(sys.argv[2]))
    else:
        given = str(sys.argv[1] if len(sys.argv) > 1 else own)
        house = made_by(sys.executable, "-m", "bench.pocket_river", "--here", given)
        node = ("node", "tools/pocket/node.mjs", "web/pocket/kernels.wasm")
        device = made_by(*node, "bench/pocket_river.py", given)
        share = sum(device) / sum(house)
        print(
            f"{len(house)} turns of {given} s: {median(house):,.0f} playouts in the house,"
            f" {median(device):,.0f} on the device (medians); {share:.2f} as many in all"
        )
