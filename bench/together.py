"""One process and two, SQLite and PostgreSQL: moves a processor-second, in one run.

`python -m bench.together [--pairs 24] [--seconds 8] [--turns 2]`

Client, servers and database share the machine, so that not moves a second are compared but moves
for each second of processor time that the servers and the database used. With two processes the
players of every second match are connected to different ones, as a balancer that is not sticky
would have it: there each change travels. What a server does once at its start is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from bench.house import family
from bench.load import free_port, running
from tools.cluster import Cluster, cluster

TICKS = os.sysconf("SC_CLK_TCK")
WARM_UP = 3.0
"""Seconds of play before anything is counted."""


class Figures(NamedTuple):
    """Of one turn: seconds on the wall, processor-seconds of both kinds, and each move's time."""

    seconds: float
    servers: float
    database: float
    times: list[float]

    @property
    def rate(self) -> float:
        """Moves for each processor-second."""
        return len(self.times) / (self.servers + self.database)


def processor_time(pids: Iterable[int], ended: bool = False) -> float:
    """Processor-seconds of some processes so far, of children that have ended too if asked for."""
    total = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += sum(map(int, fields[11 : 15 if ended else 13]))
    return total / TICKS


def open_table(port: int) -> dict[str, Any]:
    body = json.dumps({"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "local"}]})
    url = f"http://127.0.0.1:{port}/api/tables"
    request = urllib.request.Request(url, body.encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=120) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


async def next_state(line: ClientConnection) -> dict[str, Any]:
    while True:
        message = json.loads(await line.recv())
        if "state" in message:
            found: dict[str, Any] = message["state"]
            return found


async def match(ports: list[int], until: float, times: list[float]) -> None:
    """Two players, each at the next process, until the time is over."""
    rng, requests = random.Random(7), count()
    while time.monotonic() < until:
        made = await asyncio.to_thread(open_table, ports[0])
        urls = [
            f"ws://127.0.0.1:{ports[n % len(ports)]}/api/tables/{made['id']}/live" for n in (0, 1)
        ]
        async with (
            connect(urls[0], compression=None) as one,
            connect(urls[1], compression=None) as two,
        ):
            lines = (one, two)
            for seat, line in enumerate(lines):
                await line.send(json.dumps({"tokens": [made["tokens"][str(seat)]], "acks": False}))
            states = [await next_state(line) for line in lines]
            while states[0]["result"] is None and time.monotonic() < until:
                actor = states[0]["waiting_for"][0]
                choice = rng.choice(states[actor]["choices"])["action"]
                move = {"type": "act", "seat": actor, "action": choice}
                move |= {"version": states[actor]["version"], "request": f"r{next(requests)}"}
                begun = time.monotonic()
                await lines[actor].send(json.dumps(move))
                states = [await next_state(line) for line in lines]
                times.append(time.monotonic() - begun)


def measure(
    database: str, here: Cluster | None, processes: int, pairs: int, seconds: float
) -> Figures:
    """So many processes, driven for a while."""
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DISK")))
        ports = [free_port() for _ in range(processes)]
        flags = ["--rate", "0", "--log-level", "error", "--workers", "1"]
        flags += ["--database", database] if database else []
        command = [sys.executable, "-m", "highnoon", "serve", *flags, "--port"]
        pids = [
            stack.enter_context(
                running([*command, str(port), "--data", f"{data}/{port}"], port, Path.cwd())
            )
            for port in ports
        ]
        return asyncio.run(_play(ports, pairs, seconds, lambda: _spent(pids, here)))


def _spent(servers: list[int], here: Cluster | None) -> tuple[float, float]:
    """Processor-seconds of the servers, and of the database with all its parts."""
    database = 0.0 if here is None else processor_time(family(here.pid), ended=True)
    return processor_time(servers), database


async def _play(
    ports: list[int], pairs: int, seconds: float, spent: Callable[[], tuple[float, float]]
) -> Figures:
    """All matches at once; counted is what happens after a while, when all are under way."""
    times: list[float] = []
    until = time.monotonic() + WARM_UP + seconds
    playing = asyncio.gather(*(match(order(ports, n), until, times) for n in range(pairs)))
    await asyncio.sleep(WARM_UP)
    times.clear()
    before, begun = spent(), time.monotonic()
    await asyncio.sleep(until - time.monotonic())
    moves, passed, after = times.copy(), time.monotonic() - begun, spent()
    await playing
    return Figures(passed, after[0] - before[0], after[1] - before[1], moves)


def order(ports: list[int], number: int) -> list[int]:
    """Where the two players of a match are: as often together as apart, as chance has it."""
    first, second = ports[number % len(ports)], ports[number // 2 % len(ports)]
    return [first, second]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--turns", type=int, default=2)
    asked = parser.parse_args()
    found: dict[str, list[Figures]] = {"SQLite, 1": [], "PostgreSQL, 1": [], "PostgreSQL, 2": []}
    with cluster() as here:
        for turn in range(asked.turns):
            for name, results in found.items():
                on_postgres, processes = name.startswith("P"), int(name[-1])
                database = here.make(f"house{turn}{processes}") if on_postgres else ""
                place = here if on_postgres else None
                results.append(measure(database, place, processes, asked.pairs, asked.seconds))
    print("store, processes  moves/s  a processor-second  servers, database us/move  p50, p99 ms")
    rates, walls = {}, {}
    for name, results in found.items():
        rates[name] = median(one.rate for one in results)
        walls[name] = median(len(one.times) / one.seconds for one in results)
        servers = median(1e6 * one.servers / len(one.times) for one in results)
        stored = median(1e6 * one.database / len(one.times) for one in results)
        cuts = quantiles([1000 * one for result in results for one in result.times], n=100)
        print(
            f"{name:16} {walls[name]:8.0f} {rates[name]:19.0f} {servers:16.0f} {stored:8.0f}"
            f" {cuts[49]:8.1f} {cuts[98]:5.1f}"
        )
    for told, (one, other) in {
        "two processes to one": ("PostgreSQL, 2", "PostgreSQL, 1"),
        "PostgreSQL to SQLite": ("PostgreSQL, 1", "SQLite, 1"),
    }.items():
        ratio, wall = rates[one] / rates[other], walls[one] / walls[other]
        print(f"{told}: {ratio:.2f} by processor time, {wall:.2f} on the wall")


if __name__ == "__main__":
    main()
