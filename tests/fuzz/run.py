"""A real server, many askers, and a check of everything that comes back."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from highnoon.server.http.guard import HEADERS
from highnoon.server.schema import schema
from tests.fuzz.asks import Ask, Asks
from tests.fuzz.client import Answer, Client
from tests.fuzz.lines import Lines
from tests.fuzz.world import World

ASKERS: Final = 8
PATIENCE: Final = 240.0
LARGEST: Final = 60_000
"""Bodies beyond this may find the line closed before they are sent whole."""
LINES: Final = 0.04
"""How often a line is opened instead of a request sent."""

START: Final = """
import sys
from pathlib import Path
from highnoon.server.http.logs import log_to_stderr
from highnoon.server.run import serve
from highnoon.server.settings import Settings

log_to_stderr("warning")
free = dict.fromkeys(
    ("rate", "join_rate", "record_day", "record_space", "most_bot_tables", "most_bots_alone"), 0
)
serve(
    Settings(data=Path(sys.argv[1]), workers=1, **free), "127.0.0.1", 0,
    ready=lambda url: print(url, flush=True),
)
"""


@dataclass
class Found:
    """What a run brought."""

    asked: int = 0
    said: int = 0
    seconds: float = 0.0
    answers: Counter[int] = field(default_factory=Counter)
    routes: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    @property
    def total(self) -> int:
        """Requests and messages."""
        return self.asked + self.said


def fuzz(folder: Path, count: int, seed: int) -> Found:
    """Ask a new server so many things; the same seed asks much the same again."""
    log = folder / "log"
    with log.open("wb") as errors:
        server = subprocess.Popen(
            [sys.executable, "-c", START, str(folder / "data")],
            stdout=subprocess.PIPE,
            stderr=errors,
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().decode().strip()
            assert url, log.read_text()
            found = asyncio.run(_asked(url, count, seed))
            if server.poll() is not None:
                found.wrong.append(f"the server ended with {server.returncode}")
        finally:
            if server.poll() is None:
                os.kill(server.pid, signal.SIGTERM)
            server.wait(60)
            if server.stdout is not None:
                server.stdout.close()
    found.wrong += _complaints(log.read_text("utf-8", "replace"))
    return found


def _complaints(log: str) -> list[str]:
    """What the server noted about faults of its own."""
    bad = []
    for line in log.splitlines():
        try:
            level = json.loads(line)["level"]
        except (ValueError, KeyError, TypeError):
            level = "unread"
        if level in ("error", "critical", "unread") or "Traceback" in line:
            bad.append(f"log: {line[:2000]}")
    return bad


async def _asked(url: str, count: int, seed: int) -> Found:
    rng = random.Random(seed)
    found, world, document = Found(), World(rng), schema()
    asks = Asks(document, world, rng)
    lines = Lines(document, world, rng, url)
    place = urlsplit(url)
    begin = time.monotonic()

    async def asker() -> None:
        client = Client(place.hostname or "", place.port or 0)
        while found.total < count:
            if rng.random() < LINES:
                said, wrong = await lines.talk()
                found.said += said
                found.wrong += wrong
                continue
            ask = asks.next()
            found.asked += 1
            await _one(client, ask, found, world)
        client.close()

    await asyncio.gather(*(asker() for _ in range(ASKERS)))
    await _still_well(Client(place.hostname or "", place.port or 0), found)
    found.seconds = time.monotonic() - begin
    return found


async def _one(client: Client, ask: Ask, found: Found, world: World) -> None:
    what = f"{ask.method} {ask.path[:120]} {dict(ask.headers)!s:.200} {ask.body!r:.400}"
    try:
        async with asyncio.timeout(PATIENCE):
            answer = await client.ask(ask)
    except (ConnectionError, asyncio.IncompleteReadError) as error:
        client.close()
        if len(ask.body or b"") < LARGEST:
            found.wrong.append(f"{what}: {error!r}")
        return
    except TimeoutError:
        client.close()
        found.wrong.append(f"{what}: no answer")
        return
    found.answers[answer.status] += 1
    found.routes[ask.route] += 1
    found.wrong += [f"{what}: {one}" for one in checked(answer)]
    world.learn(ask.path.partition("?")[0], ask.body or b"", answer.status, answer.body)


def checked(answer: Answer) -> list[str]:
    """What is wrong with an answer, whatever was asked."""
    wrong = []
    if answer.status >= 500:
        wrong.append(f"status {answer.status}: {answer.body[:300]!r}")
    bare = [name for name, value in HEADERS.items() if answer.headers.get(name) != value]
    if bare:
        wrong.append(f"status {answer.status} without {', '.join(bare)}: {answer.body[:100]!r}")
    if b"Traceback" in answer.body or b'File "' in answer.body:
        wrong.append("a traceback")
    # The page itself says of an address of its own that nothing is there.
    paged = answer.status == 404 and answer.headers.get("content-type", "").startswith("text/html")
    if answer.status >= 400 and answer.body and not paged:
        try:
            assert json.loads(answer.body)["error"]["key"]
        except (ValueError, KeyError, TypeError):
            wrong.append(f"status {answer.status} without a reason: {answer.body[:100]!r}")
    return wrong


async def _still_well(client: Client, found: Found) -> None:
    """After all that, somebody opens a table, plays, and is answered."""

    async def ask(method: str, path: str, value: Any = None, token: str = "") -> Any:
        headers = (("Content-Type", "application/json"), ("Authorization", f"Bearer {token}"))
        body = None if value is None else json.dumps(value).encode()
        return json.loads((await client.ask(Ask(method, path, headers, body))).body)

    health = await ask("GET", "/healthz")
    if health.get("status") != "ok":
        found.wrong.append(f"the server is not well: {health}")
    seats = [{"kind": "me"}, {"kind": "local"}]
    made = await ask("POST", "/api/tables", {"game": "longhorn", "seats": seats})
    path = f"/api/tables/{made['id']}"
    seat = (await ask("GET", path))["waiting_for"][0]
    token = made["tokens"][str(seat)]
    state = await ask("GET", path, None, token)
    move = {"action": state["choices"][0]["action"], "version": state["version"], "request": "r"}
    done = await ask("POST", f"{path}/actions", move, token)
    if done.get("version", 0) <= state["version"]:
        found.wrong.append(f"nobody can play any more: {done}")
    client.close()
