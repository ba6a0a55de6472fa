"""How quickly a table is described to all its viewers after a change, beside an earlier version.

    git worktree add /tmp/before REVISION
    python -m bench.describing --before /tmp/before

Both versions play the same games in turns, in processes of their own; the best rounds count.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROUNDS: Final = 7
MATCHES: Final = 6
CHANGES: Final = 60
GAMES: Final = {"longhorn": 2, "moon-river": 4, "desperados": 4}
HERE: Final = Path(__file__).parents[1]


def described(key: str, players: int) -> float:
    """Microseconds of work for one change: all seats and the public are told what is new."""
    # By name: these stand in other places in versions before, and a bench must measure both.
    home = import_module("highnoon.server.table.table")
    live = import_module("highnoon.server.table.state").Live()
    try:
        tell: Any = import_module("highnoon.server.table.describing").describe_change
    except ModuleNotFoundError:
        tell = import_module("highnoon.server.table.shown").shown_to
    spent, changes = 0.0, 0
    for seed in range(MATCHES):
        table = _table(home, key, players, seed)
        match, rng = table.match, random.Random(seed)
        viewers = [*match.seats, -2]
        for _ in range(CHANGES):
            if match.over:
                break
            seat = min(match.actors())
            match.play(seat, rng.choice(match.legal_actions(seat)))
            begin = time.process_time()
            tell(table, viewers, live)
            for viewer in viewers:
                table.log(viewer).tell()
            spent += time.process_time() - begin
            changes += 1
    return spent / changes * 1e6


def _table(home: Any, key: str, players: int, seed: int) -> Any:
    """A table of people, without a house around it."""
    from highnoon import Match, game
    from highnoon.server.table.seats import SeatInfo

    match = Match.new(game(key), {"players": players}, seed)
    info, data = match.game.info, match.game.fingerprint(match.options)
    head = home.Head(
        "t", key, info.rules, data, dict(match.options), seed, public=True, hints=True, created=0.0
    )
    seats = tuple(SeatInfo("person", device=n, token=str(n)) for n in match.seats)
    return home.Table(head, home.Meta(seats), match)


def round_of(tree: Path, key: str) -> float:
    """One round of the version that lies there."""
    command = [sys.executable, str(Path(__file__)), "--measure", key]
    there = {**os.environ, "PYTHONPATH": str(tree / "src")}
    run = subprocess.run(command, env=there, capture_output=True, text=True, check=True)
    return float(run.stdout)


def main() -> None:
    """Print each game's time, and the ratio where there is a version before."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="the folder of another version")
    parser.add_argument("--measure", metavar="GAME", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(described(asked.measure, GAMES[asked.measure]))
        return
    for key, players in GAMES.items():
        now, before = [], []
        for _ in range(ROUNDS):
            now.append(round_of(HERE, key))
            if asked.before:
                before.append(round_of(asked.before, key))
        line = f"{key}, {players} seats and the public: {min(now):,.0f} microseconds a change"
        if before:
            line += f"; before: {min(before):,.0f}; ratio {min(now) / min(before):.2f}"
        print(line)


if __name__ == "__main__":
    main()
