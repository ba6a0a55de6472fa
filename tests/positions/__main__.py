"""`python -m tests.positions [GAME] [COUNT] [SEED]`: many changed positions, and what fails.

Failures are told apart by where they were raised; of each kind the first texts are shown.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections import defaultdict

from highnoon import game, game_keys
from tests.positions.trial import trials

SHOWN = 3


def hunt(key: str, count: int, seed: int) -> bool:
    """Whether every changed text was refused with reasons or works."""
    found: dict[str, list[str]] = defaultdict(list)
    read, start = 0, time.perf_counter()
    for text, verdict in trials(game(key), seed, count, to_the_end=count):
        if isinstance(verdict, Exception):
            found[_kind(verdict)].append(f"{str(verdict)[:200]}\n        {text!r}")
        else:
            read += verdict
    spent = time.perf_counter() - start
    failed = sum(map(len, found.values()))
    print(
        f"{key}: {count} changed positions, {read} read and played, {failed} failed, {spent:.0f} s"
    )
    for kind, texts in sorted(found.items(), key=lambda item: -len(item[1])):
        print(f"    {len(texts)} x {kind}")
        for text in texts[:SHOWN]:
            print(f"      {text}")
    return not failed


def _kind(error: Exception) -> str:
    """Where an error was raised, and through which check."""
    frames = traceback.extract_tb(error.__traceback__)
    check = next((frame.name for frame in frames if frame.name.startswith("_")), "accepted")
    last = frames[-1]
    return f"{type(error).__name__} in {check}: {last.filename.rpartition('/')[2]}:{last.lineno}"


if __name__ == "__main__":
    wanted = [sys.argv[1]] if len(sys.argv) > 1 else list(game_keys())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    clean = [hunt(key, count, seed) for key in wanted]
    sys.exit(0 if all(clean) else 1)
