"""Kills with two servers, added up over many runs: `python -m bench.kills [--pieces 20]`.

Each piece is ten kills with a seed of its own and becomes one line of `bench/kills.jsonl`, so that
a run may be stopped at any time and goes on with the next seed; `--sum` only adds up.
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

from tests.chaos.together import FAULTS, WITH_WORKER, kills_together

KEPT: Final = Path(__file__).with_name("kills.jsonl")
PIECE: Final = 10


def pieces() -> list[dict[str, Any]]:
    """What has been done in all runs."""
    return [json.loads(line) for line in KEPT.read_text().splitlines()] if KEPT.exists() else []


def another(seed: int) -> dict[str, Any]:
    """Ten kills; whatever is broken is told, and stays in the sum."""
    begun = time.time()
    piece: dict[str, Any] = {"seed": seed, "at": time.strftime("%Y-%m-%d %H:%M", time.gmtime())}
    try:
        report = kills_together(PIECE, seed, victims=(*WITH_WORKER, *FAULTS))
    except Exception as error:  # noqa: BLE001  (a run that met a fault is a figure too)
        where = [
            f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)
        ]
        return {**piece, "broken": f"{type(error).__name__}: {error}", "where": where[-12:]}
    rounded = {
        name: [round(value, 2) for value in getattr(report, name)]
        for name in ("waits", "thoughts", "weather")
    }
    return {**piece, "seconds": round(time.time() - begun), "done": dict(report.done), **rounded}


def told(found: list[dict[str, Any]]) -> str:
    """The sum of all pieces, as a paragraph."""
    whole = [piece for piece in found if "broken" not in piece]
    done = sum((Counter(piece["done"]) for piece in whole), Counter[str]())
    killed = {name: count for name, count in sorted(done.items()) if name.startswith("killed")}
    rest = {name: count for name, count in sorted(done.items()) if name not in killed}
    lines = [f"{sum(killed.values())} kills in {len(whole)} pieces: {killed}", f"done: {rest}"]
    for name in ("waits", "thoughts", "weather"):
        values = sorted(value for piece in whole for value in piece[name])
        if values:
            most = values[int(0.99 * (len(values) - 1))]
            lines.append(f"{name}: {median(values):.2f} s, p99 {most:.2f}, most {values[-1]:.2f}")
    lines += [
        f"BROKEN, seed {piece['seed']}: {piece['broken']}" for piece in found if "broken" in piece
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pieces", type=int, default=20, help="of ten kills each")
    parser.add_argument("--sum", action="store_true", help="only add up what was done")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)  # each kill would be told
    for _ in range(0 if asked.sum else asked.pieces):
        seed = max((piece["seed"] for piece in pieces()), default=1000) + 1
        piece = another(seed)
        with KEPT.open("a") as file:
            file.write(json.dumps(piece) + "\n")
    print(told(pieces()))


if __name__ == "__main__":
    main()
