"""One stranger wants all computers: how long does somebody else wait for a bot and for a hint?

`python -m bench.crowd [--before TREE] [--longest 180]`

A server with one process for computers. The stranger opens thirty tables with four bots of level 5
each, or as many as are granted, and asks for thirty hints at once; the bystander plays a bot of
level 2, and asks for one hint. Both reach the server through a trusted proxy, as two clients. With
`--before`, another source tree is measured in the same way, and the ratio is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.error import HTTPError

from bench.load import free_port

STRANGER, BYSTANDER = "203.0.113.5", "198.51.100.7"
MANY = 30
ANSWERS = 5
WAIT = 20
HERE = Path(__file__).parents[1]


class Person:
    """A client of the server."""

    def __init__(self, port: int, address: str, longest: float) -> None:
        self._url = f"http://127.0.0.1:{port}/api/"
        self._address = address
        self.longest = longest

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json", "x-forwarded-for": self._address}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, headers)
        with urllib.request.urlopen(request, timeout=self.longest + WAIT) as answer:
            return json.load(answer)

    def open(self, game: str, *kinds: str) -> Any:
        seats = [
            {"kind": "bot", "level": int(kind[4:])} if kind.startswith("bot:") else {"kind": kind}
            for kind in kinds
        ]
        return self.ask("tables", {"game": game, "seats": seats, "hints": True})

    def answer_of_a_bot(self, level: int) -> float:
        """Seconds from a decision to the end of the computer's turn, in the middle of several."""
        found: list[float] = []
        while len(found) < ANSWERS:
            made = self.open("longhorn", "me", f"bot:{level}")
            path, token = f"tables/{made['id']}", made["tokens"]["0"]
            for _ in range(ANSWERS - len(found)):
                begin = time.monotonic()
                state = self._until_asked(path, token, begin)
                if state is None:
                    return self.longest
                if not state["choices"]:
                    break
                body = {
                    "action": state["choices"][0]["action"],
                    "version": state["version"],
                    "request": f"r{time.monotonic()}",
                }
                begin = time.monotonic()
                self.ask(f"{path}/actions", body, token)
                state = self._until_asked(path, token, begin)
                if state is None:
                    return self.longest
                if state["result"] is None:
                    found.append(time.monotonic() - begin)
        return median(found)

    def _until_asked(self, path: str, token: str, begin: float) -> Any:
        """The table when it is one's turn or the game is over; None if that takes too long."""
        state = self.ask(path, token=token)
        while state["waiting_for"] and 0 not in state["waiting_for"]:
            if time.monotonic() - begin > self.longest:
                return None
            state = self.ask(f"{path}?since={state['version']}&wait={WAIT}", token=token)
        return state

    def hint(self) -> float:
        """Seconds until a hint comes."""
        path, token = self.table_with_hints()
        begin = time.monotonic()
        self.ask(f"{path}/hint", {}, token)
        return time.monotonic() - begin

    def table_with_hints(self) -> tuple[str, str]:
        made = self.open("longhorn", "me", "local")
        path = f"tables/{made['id']}"
        seat = self.ask(path)["waiting_for"][0]
        return path, made["tokens"][str(seat)]


@contextmanager
def served(tree: Path) -> Iterator[int]:
    """A server of this source tree; its port."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "highnoon", "serve", "--port", str(port)]
        flags = ["--data", data, "--workers", "1", "--log-level", "error"]
        process = subprocess.Popen(
            [*command, *flags],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
            stdout=subprocess.PIPE,
        )
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield port
        finally:
            process.terminate()
            process.wait(60)


def measure(tree: Path, longest: float) -> dict[str, float]:
    """Four waits of the bystander's, with and without the stranger."""
    found: dict[str, float] = {}
    with served(tree) as port:
        bystander = Person(port, BYSTANDER, longest)
        bystander.answer_of_a_bot(2)
        bystander.hint()
        found["a bot, quiet"] = bystander.answer_of_a_bot(2)
        found["a hint, quiet"] = bystander.hint()
        stranger = Person(port, STRANGER, longest)
        granted = 0
        for _ in range(MANY):
            try:
                stranger.open("moon-river", *["bot:5"] * 4)
                granted += 1
            except HTTPError:
                continue
        time.sleep(5)
        found["tables granted"] = granted
        found["a bot, crowded"] = bystander.answer_of_a_bot(2)
    with served(tree) as port:
        bystander, stranger = (Person(port, who, longest) for who in (BYSTANDER, STRANGER))
        bystander.hint()
        tables = [stranger.table_with_hints() for _ in range(MANY)]
        begun = threading.Barrier(MANY + 1)

        def nag(table: tuple[str, str]) -> None:
            begun.wait()
            try:
                stranger.ask(f"{table[0]}/hint", {}, table[1])
            except OSError:
                return

        with ThreadPoolExecutor(MANY) as crowd:
            for table in tables:
                crowd.submit(nag, table)
            begun.wait()
            time.sleep(0.5)
            found["a hint, crowded"] = bystander.hint()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="another source tree")
    parser.add_argument("--longest", type=float, default=180, help="seconds; a wait ends then")
    asked = parser.parse_args()
    now = measure(HERE, asked.longest)
    before = measure(asked.before.resolve(), asked.longest) if asked.before else None
    for name, value in now.items():
        line = f"{name:18} {value:8.2f}"
        if before is not None:
            line += f"   before {before[name]:8.2f}   ratio {before[name] / max(value, 1e-3):8.1f}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
