"""Kills on both stores, added up over many runs: `python -m bench.kills [--pieces 20]`.

Pieces of two servers on PostgreSQL and of one on SQLite take turns. Each has a seed of its own and
becomes one line of `bench/kills.jsonl`, so that a run may be stopped at any time and goes on with
the next seed; `--sum` only adds up.
"""

from __future__ import annotations

import argparse
import json
import logging
import time
import traceback
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.chaos.houses import kills
from tests.chaos.together import FAULTS, WITH_WORKER, kills_together

KEPT: Final = Path(__file__).with_name("kills.jsonl")
PIECES: Final = {"postgresql": 10, "sqlite": 20}
"""Kills of a piece on each store: a server with SQLite is killed in a third of the time."""
TIMES: Final = ("waits", "thoughts", "weather")


def pieces() -> list[dict[str, Any]]:
    """What has been done in all runs."""
    return [json.loads(line) for line in KEPT.read_text().splitlines()] if KEPT.exists() else []


def another(seed: int, store: str) -> dict[str, Any]:
    """So many kills; whatever is broken is told, and stays in the sum."""
    begun, count = time.time(), PIECES[store]
    at = time.strftime("%Y-%m-%d %H:%M", time.gmtime())
    piece: dict[str, Any] = {"seed": seed, "store": store, "at": at}
    try:
        if store == "sqlite":
            done, times = {"killed server": count, **kills(count, seed)}, {}
        else:
            report = kills_together(count, seed, victims=(*WITH_WORKER, *FAULTS))
            done, times = dict(report.done), {name: getattr(report, name) for name in TIMES}
    except Exception as error:  # noqa: BLE001  (a run that met a fault is a figure too)
        where = [
            f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)
        ]
        return {**piece, "broken": f"{type(error).__name__}: {error}", "where": where[-12:]}
    rounded = {name: [round(value, 2) for value in values] for name, values in times.items()}
    return {**piece, "seconds": round(time.time() - begun), "done": done, **rounded}


def told(found: list[dict[str, Any]], store: str) -> str:
    """The sum of all pieces on a store, as a paragraph; the first of them do not name theirs."""
    found = [piece for piece in found if piece.get("store", "postgresql") == store]
    whole = [piece for piece in found if "broken" not in piece]
    done = sum((Counter(piece["done"]) for piece in whole), Counter[str]())
    killed = {name: count for name, count in sorted(done.items()) if name.startswith("killed")}
    rest = {name: count for name, count in sorted(done.items()) if name not in killed}
    kills_told = f"{sum(killed.values())} kills in {len(whole)} pieces: {killed}"
    lines = [f"{store}: {kills_told}", f"done: {rest}"]
    for name in TIMES:
        values = sorted(value for piece in whole for value in piece.get(name, ()))
        if values:
            most = values[int(0.99 * (len(values) - 1))]
            lines.append(f"{name}: {median(values):.2f} s, p99 {most:.2f}, most {values[-1]:.2f}")
    lines += [
        f"BROKEN, seed {piece['seed']}: {piece['broken']}" for piece in found if "broken" in piece
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pieces", type=int, default=20, help="on each store")
    parser.add_argument("--sum", action="store_true", help="only add up what was done")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)  # each kill would be told
    for store in [*PIECES] * (0 if asked.sum else asked.pieces):
        seed = max((piece["seed"] for piece in pieces()), default=1000) + 1
        piece = another(seed, store)
        with KEPT.open("a") as file:
            file.write(json.dumps(piece) + "\n")
    for store in PIECES:
        print(told(pieces(), store))


if __name__ == "__main__":
    main()
