"""What sealing each row costs: changes stored a second without seals, with CRC-32 and with BLAKE2.

`python -m bench.store [--seconds 2] [--turns 5] [--tables 64]`, in turns on the same disk.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from statistics import median
from unittest.mock import patch
from zlib import crc32

from highnoon import Match
from highnoon.core.record import written
from highnoon.server.store import rows
from highnoon.server.store.opening import open_store
from highnoon.server.store.sql import SqlStore
from highnoon.server.table.changes import Change, Head, Meta, Stored
from highnoon.server.table.seats import SeatInfo

ANSWER = '{"request":"r","version":40,"log_from":30,"log":[' + ",".join(['{"n":1}'] * 60) + "]}"
LINES = '{"by":"eagle","do":"steal w"}\n{"by":"eagle","do":"move M"}\n'


def joined(parts: tuple[object, ...]) -> bytes:
    return "\x1f".join(map(str, parts)).encode()


SEALS: dict[str, Callable[..., int | None]] = {
    "none": lambda *_: None,
    "CRC-32": lambda *parts: crc32(joined(parts)),
    "BLAKE2": lambda *parts: int.from_bytes(blake2b(joined(parts), digest_size=7).digest()),
}


async def busy(store: SqlStore, name: str, until: float) -> int:
    """One table, one change after the other; how many."""
    match = Match.new("longhorn", None, 1)
    head = Head(name, "longhorn", 1, "", dict(match.options), 1, False, False, 1.0)
    seats = (SeatInfo("person", token="a" * 64), SeatInfo("person", token="b" * 64))
    await store.create(Stored(head, Meta(seats), lines=written(match.log)))
    done = 0
    while time.monotonic() < until:
        change = Change(name, done, time.time(), LINES, None, 0, f"r{done}", ANSWER)
        await store.append(change)
        done += 1
    return done


async def turn(tables: int, seconds: float) -> float:
    """Changes a second."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DISK")) as folder:
        store = await open_store(Path(folder))
        until = time.monotonic() + seconds
        counts = await asyncio.gather(*(busy(store, f"t{n}", until) for n in range(tables)))
        await store.close()
        return sum(counts) / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--tables", type=int, default=64)
    asked = parser.parse_args()
    found: dict[str, list[float]] = {name: [] for name in SEALS}
    for _ in range(asked.turns):
        for name, one in SEALS.items():
            with patch.object(rows, "seal", one):
                found[name].append(asyncio.run(turn(asked.tables, asked.seconds)))
    print(f"{'seal':8} changes/s   of none")
    for name, rates in found.items():
        ratio = median(rate / bare for rate, bare in zip(rates, found["none"], strict=True))
        print(f"{name:8} {median(rates):9.0f} {ratio:9.3f}")
    parts = ("table", 7, 0, "r7", ANSWER, LINES)
    for name, one in SEALS.items():
        begin = time.perf_counter()
        for _ in range(20_000):
            one(*parts)
        print(f"{name:8} {(time.perf_counter() - begin) / 20_000 * 1e6:9.2f} us a row")


if __name__ == "__main__":
    main()
