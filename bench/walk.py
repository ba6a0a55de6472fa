"""The walk of a click: every function of ours that one decision passes in the server, in order.

`python -m bench.walk [--game longhorn] [--short]`. One person decides over a WebSocket, another
watches; from the arrival of the message until both have been told, and no bot thinks meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import MutableMapping
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from fastapi import FastAPI

import highnoon
from highnoon.server.app import create_app
from highnoon.server.settings import Settings

ROOT = Path(highnoon.__file__).parent


class Walk(NamedTuple):
    """What one click passed: functions in the order of their first call, and how often."""

    calls: Counter[tuple[str, str]]

    @property
    def modules(self) -> dict[str, list[str]]:
        """The functions of each module."""
        found: dict[str, list[str]] = {}
        for module, function in self.calls:
            found.setdefault(module, []).append(function)
        return found

    @property
    def who_moves(self) -> int:
        """How often the rules worked out who is to move, for others and for themselves."""
        return sum(
            count
            for (module, function), count in self.calls.items()
            if module.startswith("games/") and function == "actors"
        )


class Steps:
    """Notes every call of a function of ours, in all threads, while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.calls: Counter[tuple[str, str]] = Counter()
        self._names: dict[CodeType, tuple[str, str] | None] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if not self.on or event != "call":
            return
        code = frame.f_code
        if code not in self._names:
            self._names[code] = _name(code)
        name = self._names[code]
        if name is not None:
            self.calls[name] += 1


def _name(code: CodeType) -> tuple[str, str] | None:
    """A function's module and name; nothing for foreign ones, and for parts of a function."""
    path = Path(code.co_filename)
    if not path.is_relative_to(ROOT) or code.co_name.startswith("<"):
        return None
    return path.relative_to(ROOT).as_posix(), code.co_qualname.replace("<locals>.", "")


class Line:
    """One end of a WebSocket, the application at the other."""

    def __init__(self, app: FastAPI, path: str) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope = {**_scope("websocket", path), "subprotocols": []}
        self._task = asyncio.create_task(app(scope, self._in.get, self._out.put))

    def send(self, message: object) -> None:
        """Say something."""
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while True:
            message = await self._out.get()
            assert message["type"] != "websocket.close", message
            found: dict[str, Any] = json.loads(message.get("text") or "{}")
            if found.get("type") == kind:
                return found

    async def close(self) -> None:
        """Hang up."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


def _scope(kind: str, path: str) -> dict[str, Any]:
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"content-type", b"application/json"), (b"host", b"house")],
        "client": ("127.0.0.1", 1),
        "scheme": "http",
    }


async def post(app: FastAPI, path: str, body: object) -> dict[str, Any]:
    """Ask the application, and return its answer."""
    sent: list[dict[str, Any]] = []
    data = json.dumps(body).encode()

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app({**_scope("http", path), "method": "POST"}, receive, send)
    assert sent[0]["status"] < 300, sent
    answer: dict[str, Any] = json.loads(sent[1]["body"])
    return answer


async def one_click(data: Path, game: str, seats: int) -> Walk:
    """A table is opened, everybody sits down, and one person decides."""
    steps = Steps()
    threading.setprofile(steps)
    app = create_app(Settings(data=data, workers=1, rate=0))
    async with app.router.lifespan_context(app):
        asked = {"game": game, "seats": [{"kind": "me"}] * seats}
        made = await post(app, "/api/tables", asked)
        path, tokens = f"/api/tables/{made['id']}/live", made["tokens"]
        lines = [Line(app, path) for _ in tokens]
        states = []
        for line, token in zip(lines, tokens.values(), strict=True):
            line.send({"tokens": [token]})
            states.append((await line.hear("state"))["state"])
        seat = states[0]["waiting_for"][0]
        for step in (False, True):  # the first decision fills caches that later ones find full
            state = states[seat]
            choice = state["choices"][0]["action"]
            steps.on = step
            sys.setprofile(steps if step else None)
            act = {"type": "act", "seat": seat, "action": choice, "version": state["version"]}
            lines[seat].send({**act, "request": f"click-{step}"})
            states = [(await line.hear("change"))["state"] for line in lines]
            sys.setprofile(None)
            steps.on = False
            seat = states[0]["waiting_for"][0]
        for line in lines:
            await line.close()
    threading.setprofile(None)
    return Walk(steps.calls)


def walk(game: str = "longhorn", seats: int = 2) -> Walk:
    """The walk of one click at a new table in a fresh house."""
    with tempfile.TemporaryDirectory() as data:
        return asyncio.run(one_click(Path(data), game, seats))


def main() -> None:
    """Print the walk."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="longhorn")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--short", action="store_true", help="the counts alone")
    args = parser.parse_args()
    found = walk(args.game, args.seats)
    modules = found.modules
    if not args.short:
        for module, functions in modules.items():
            print(module)
            for function in functions:
                print(f"  {found.calls[module, function]:3d} {function}")
    print(
        f"{len(modules)} modules, {len(found.calls)} functions, {found.calls.total()} calls; "
        f"the rules are asked {found.who_moves} times who is to move"
    )


if __name__ == "__main__":
    main()
