"""Messages over a table's WebSocket: every kind the schema knows, and none it knows."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from highnoon.server.http.guard import HEADERS
from tests.fuzz import wild
from tests.fuzz.shapes import Shapes
from tests.fuzz.world import Place, World

ODD_PATHS: Final = (
    "/api/tables/nowhere/live",
    "/api/live",
    "/",
    "/api/tables/%00/live",
    "/healthz",
)
ODD_ORIGINS: Final = ("http://[", "null", "https://evil.test")
FAULT: Final = 1011
"""How a server closes a line at which it failed."""
PATIENCE: Final = 20.0


class Lines:
    """Opens lines and talks on them."""

    def __init__(
        self, document: dict[str, Any], world: World, rng: random.Random, url: str
    ) -> None:
        self._schemas = document["components"]["schemas"]
        self._shapes = Shapes(document, rng)
        self._world = world
        self._rng = rng
        self._url = url.replace("http", "ws", 1).rstrip("/")

    async def talk(self) -> tuple[int, list[str]]:
        """One line from hello to its end: how many messages, and what was wrong."""
        rng = self._rng
        place = self._world.place()
        path = rng.choice(ODD_PATHS) if rng.random() < 0.1 else f"/api/tables/{place.id}/live"
        origin = rng.choice(ODD_ORIGINS) if rng.random() < 0.1 else None
        headers = {} if origin is None else {"Origin": origin}
        try:
            async with asyncio.timeout(PATIENCE):
                async with connect(self._url + path, additional_headers=headers) as line:
                    return await self._talk(line, place)
        except InvalidHandshake as refused:
            answer = getattr(refused, "response", None)
            if answer is None or answer.status_code >= 500 or not _protected(answer.headers):
                return 1, [f"line {path}: {refused!r}"]
            return 1, []
        except (ConnectionError, EOFError) as error:
            return 1, [f"line {path}: {error!r}"]

    async def _talk(self, line: ClientConnection, place: Place) -> tuple[int, list[str]]:
        assert line.response is not None
        wrong = [] if _protected(line.response.headers) else ["a line without headers"]
        sent = 0
        try:
            hello = {"tokens": list(place.tokens.values())[: self._rng.randrange(8)]}
            await self._send(line, hello, self._rng.random() < 0.7)
            for _ in range(self._rng.randrange(1, 12)):
                sent += 1
                await self._send(line, self._message(place), self._rng.random() < 0.5)
                await self._hear(line, wrong)
            async with asyncio.timeout(0.05):
                while True:
                    await self._hear(line, wrong, None)
        except TimeoutError:
            pass
        except ConnectionClosed:
            if line.close_code == FAULT:
                wrong.append(f"a line was closed with {FAULT}")
        return sent + 1, wrong

    def _message(self, place: Place) -> Any:
        """Something that may be said, by one of the schema's messages."""
        world, seat = self._world, self._world.seat(place)
        return self._shapes.make(
            self._schemas["ClientMessage"], "", lambda name: world.known(place, seat, name)
        )

    async def _send(self, line: ClientConnection, value: Any, right: bool) -> None:
        rng = self._rng
        text = wild.dumps(value) if right else wild.spoilt(rng, value)
        how = 9 if right else rng.randrange(10)
        data = text.encode("utf-8", "surrogatepass")
        if how == 0:
            await line.send(data)
        elif how == 1:
            await line.send(_pieces(text.encode("utf-8", "replace").decode(), rng))
        elif how == 2:
            await line.send("x" * rng.choice((0, 1, 60_000, 70_000)))
        elif how == 3:
            await line.ping(data[:100])
        else:
            await line.send(data.decode("utf-8", "replace"))

    async def _hear(
        self, line: ClientConnection, wrong: list[str], patience: float | None = 0.002
    ) -> None:
        """Read what there is; it must be a message that the schema knows."""
        try:
            async with asyncio.timeout(patience):
                told = json.loads(await line.recv())
        except TimeoutError:
            if patience is None:
                raise
            return
        if told.get("type") not in KINDS or "Traceback" in str(told):
            wrong.append(f"a strange message: {str(told)[:200]}")


async def _pieces(text: str, rng: random.Random) -> AsyncIterator[str]:
    while text:
        size = rng.randrange(0, len(text) + 1)
        yield text[:size]
        text = text[size:]


KINDS: Final = (
    "state", "change", "presence", "computers", "weighing", "done", "error", "pong",
)  # fmt: skip


def _protected(headers: Any) -> bool:
    return all(headers.get(name) == value for name, value in HEADERS.items())
