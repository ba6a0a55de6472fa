"""A busy house: many tables of all games with bots and simulated people, for some minutes.

`python -m bench.house [--tables 200] [--warm-up 240] [--seconds 180] [--pause 2]`

Every table has one person (a WebSocket, deciding at random after a pause) and level-1 bots; a
finished table is followed by a new one. All begin at once, so the first minutes are not measured:
after the warm-up tables are of all ages, as in a house that has been open for a while. Printed:
errors, the time from a decision to its answer, and by thirds of the time the memory of the server
and of its bots' processes, and how many tables were in it.
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
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.load import free_port, running

TABLES = "highnoon_tables_awake "
SEATS = {"longhorn": 2, "moon-river": 3, "desperados": 4}


@dataclass
class Ledger:
    """What was seen."""

    answers: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    finished: Counter[str] = field(default_factory=Counter)
    server: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    tables: list[float] = field(default_factory=list)


def open_table(port: int, game: str) -> tuple[str, str]:
    """A table with a person on its first seat: its name and the seat's secret."""
    bots = [{"kind": "bot", "level": 1}] * (SEATS[game] - 1)
    body = json.dumps({"game": game, "seats": [{"kind": "me"}, *bots]}).encode()
    url = f"http://127.0.0.1:{port}/api/tables"
    request = urllib.request.Request(url, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        made: dict[str, Any] = json.load(answer)
    return made["id"], made["tokens"]["0"]


async def person(port: int, game: str, pause: float, until: float, ledger: Ledger) -> None:
    """Play one table after the other."""
    rng = random.Random(id(ledger) + time.time_ns())
    while time.monotonic() < until:
        try:
            table, token = await asyncio.to_thread(open_table, port, game)
            await play(port, game, table, token, pause, until, ledger, rng)
        except* (OSError, ConnectionClosed) as errors:
            ledger.errors.update(type(one).__name__ for one in errors.exceptions)


async def play(
    port: int,
    game: str,
    table: str,
    token: str,
    pause: float,
    until: float,
    ledger: Ledger,
    rng: random.Random,
) -> None:
    """Decide whenever the table waits for this seat, until the game or the time is over."""
    sent: dict[str, float] = {}
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"

    async def decide(state: dict[str, Any]) -> None:
        await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
        request = f"{time.monotonic_ns()}"
        action = rng.choice(state["choices"])["action"]
        decision = {"type": "act", "seat": 0, "action": action, "version": state["version"]}
        sent[request] = time.monotonic()
        await line.send(json.dumps(decision | {"request": request}))

    async with connect(url, max_size=None, compression=None) as line, asyncio.TaskGroup() as head:
        await line.send(json.dumps({"tokens": [token]}))
        asked_for = -1
        while (left := until - time.monotonic()) > 0:
            try:
                async with asyncio.timeout(left):
                    message = json.loads(await line.recv())
            except TimeoutError:
                return
            if message["type"] == "done":
                ledger.answers.append(time.monotonic() - sent.pop(message["request"]))
            elif message["type"] == "error":
                ledger.errors[message["error"]["key"]] += 1
            state = message.get("state")
            if state is None:
                continue
            if state["result"] is not None:
                ledger.finished[game] += 1
                return
            if 0 in state["waiting_for"] and state["version"] != asked_for:
                asked_for = state["version"]
                head.create_task(decide(state))


def family(pid: int) -> Iterator[int]:
    """A process and its children."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from family(int(child))


def resident(pids: Iterable[int]) -> float:
    """Megabytes of some processes."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in pids)
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def awake(port: int) -> float:
    """Tables in the server's memory."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(TABLES))


async def watch(port: int, pid: int, warm_up: float, until: float, ledger: Ledger) -> None:
    await asyncio.sleep(warm_up)
    ledger.answers.clear()
    ledger.finished.clear()
    while time.monotonic() < until:
        ledger.server.append(resident([pid]))
        ledger.bots.append(resident(one for one in family(pid) if one != pid))
        ledger.tables.append(await asyncio.to_thread(awake, port))
        await asyncio.sleep(2)


async def house(
    port: int, pid: int, tables: int, warm_up: float, seconds: float, pause: float
) -> Ledger:
    ledger = Ledger()
    until = time.monotonic() + warm_up + seconds
    games = [list(SEATS)[n % len(SEATS)] for n in range(tables)]
    people = [person(port, game, pause, until, ledger) for game in games]
    await asyncio.gather(watch(port, pid, warm_up, until, ledger), *people)
    return ledger


def told(ledger: Ledger) -> str:
    """The figures."""
    times = [1000 * one for one in ledger.answers]
    p99 = quantiles(times, n=100)[98]
    known = {
        "server, MB": ledger.server,
        "bots, MB": ledger.bots,
        "tables in memory": ledger.tables,
    }
    memory = "\n".join(f"{what}: {by_thirds(numbers)}" for what, numbers in known.items())
    return (
        f"decisions answered: {len(times):,}, games finished: {dict(ledger.finished)}\n"
        f"errors: {dict(ledger.errors) or 'none'}\n"
        f"answer: median {median(times):.1f} ms, p99 {p99:.1f} ms, longest {max(times):.1f} ms\n"
        f"{memory}"
    )


def by_thirds(numbers: list[float]) -> str:
    """Medians of the first, the middle and the last third, and the last number."""
    size = len(numbers) // 3
    parts = (numbers[:size], numbers[size : 2 * size], numbers[2 * size :])
    return ", ".join(f"{median(part):.0f}" for part in parts) + f"; at last {numbers[-1]:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--warm-up", type=float, default=240, help="seconds before it counts")
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--pause", type=float, default=2, help="seconds a person thinks")
    asked = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DISK")) as data:
        command = [sys.executable, "-m", "highnoon", "serve", "--port", str(port)]
        flags = ["--data", data, "--rate", "0", "--log-level", "warning"]
        with running([*command, *flags], port, Path.cwd()) as pid:
            busy = house(port, pid, asked.tables, asked.warm_up, asked.seconds, asked.pause)
            ledger = asyncio.run(busy)
    print(
        f"{asked.tables} tables, {asked.seconds:g} s after a warm-up of {asked.warm_up:g} s,"
        f" people think {asked.pause:g} s"
    )
    print(told(ledger))
    if ledger.errors:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
