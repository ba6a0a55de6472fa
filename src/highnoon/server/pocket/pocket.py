"""The pocket itself: it answers calls, and keeps the lines of the page that has it."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import parse_qsl

from highnoon.core.errors import HighNoonError
from highnoon.core.view import PUBLIC
from highnoon.server.house.hub import Socket
from highnoon.server.house.standing import standing
from highnoon.server.house.statuses import status_of
from highnoon.server.pocket import (  # they open the doors
    doors,  # noqa: F401
    puzzle_doors,  # noqa: F401
    study_doors,  # noqa: F401
)
from highnoon.server.pocket.calls import Call, door_for, read
from highnoon.server.pocket.parts import build
from highnoon.server.pocket.store import Keeper
from highnoon.server.store import StoreError
from highnoon.server.table.changes import Outcome, Repeated
from highnoon.server.table.commands import act
from highnoon.server.table.requests import Click
from highnoon.server.table.table import Table
from highnoon.server.wire.encoding import Encoded, dumps, encode
from highnoon.server.wire.live import DoneMessage, ErrorMessage, PongMessage
from highnoon.server.wire.refusals import Refused, error_body

log = logging.getLogger("highnoon.pocket")

Tell = Callable[[int, str | None, int], None]
"""Told what a line says; without a text, with which code it is closed."""


class Pocket:
    """All tables of a device, behind its doors."""

    def __init__(self, keeper: Keeper, tell: Tell) -> None:
        self.parts = build(keeper)
        self._tell = tell
        self._keeper = keeper
        self.parts.house.observe(self._note)
        self._lines: dict[int, tuple[str, Socket]] = {}
        self._time = self.parts.keepers.keep("timekeeper", self.parts.timekeeper.run)

    # --- calls ---

    async def ask(
        self, method: str, path: str, token: str | None, body: str | None
    ) -> tuple[int, str]:
        """The status and the text with which a house would answer."""
        try:
            path, _, behind = path.partition("?")
            status, door, named = door_for(method, path)
            found = {**dict(parse_qsl(behind)), **named}
            answer = await door(Call(self.parts, found, token, read(body), body or ""))
            return status, answer.text if isinstance(answer, Encoded) else dumps(answer)
        except HighNoonError as error:
            return status_of(error), dumps(error_body(_said_here(error)))
        except (KeyError, TypeError, ValueError, AttributeError):
            log.exception("a malformed call")
            return 400, dumps(error_body(Refused(400, "error-malformed")))

    # --- lines ---

    async def open_line(self, line: int, table_id: str, tokens: list[str]) -> None:
        """Hello: the whole table, then every change."""
        try:
            async with self.parts.house.at(table_id) as table:
                seats = sorted({table.seat_of(token) for token in tokens})
                socket = Socket(tuple(seats) or (PUBLIC,))
                self._lines[line] = (table_id, socket)
                self.parts.hub.join(table, socket)
                self.parts.timekeeper.notice(table)
        except HighNoonError as error:
            self._tell(line, dumps(_refusal(None, _said_here(error))), 0)
            self._tell(line, None, 4000 + status_of(error))
            return
        write = partial(self._write, line, socket)
        self.parts.keepers.keep("line", write, ends=True, alone=True, tries=1)

    async def _write(self, line: int, socket: Socket) -> None:
        while (text := await socket.next()) is not None:
            self._tell(line, text, 0)
        self._tell(line, None, socket.code)

    async def hear(self, line: int, text: str) -> None:
        """A decision, or the question whether anybody is there."""
        if line not in self._lines:
            return
        table_id, socket = self._lines[line]
        message = json.loads(text)
        if message["type"] != "act":
            socket.send(encode(PongMessage(type="pong")))
            return
        try:
            if message.get("beat") and message["seat"] in socket.viewers:
                await self.parts.computer.keep_time(table_id, message["seat"], message["action"])
            outcome = await self.parts.house.change(table_id, partial(_act, socket, message))
        except HighNoonError as error:
            socket.send(encode(_refusal(message["request"], error)))
        else:
            if socket.acks or isinstance(outcome, Repeated):
                version = json.loads(outcome.reply)["version"]
                done = DoneMessage(type="done", request=message["request"], version=version)
                socket.send(encode(done))

    async def close_line(self, line: int) -> None:
        """The page has left a table; one that nobody follows leaves memory."""
        table_id, socket = self._lines.pop(line, ("", None))
        if socket is None:
            return
        self.parts.hub.leave(table_id, socket)
        socket.cut()
        self.parts.house.forget_idle(0.0, 0.0)

    # --- what others see ---

    def _note(self, table: Table) -> None:
        """A table has changed: how it stands now, for each person at it."""
        people = [seat for seat, info in enumerate(table.meta.seats) if info.kind == "person"]
        hub = self.parts.hub
        self._keeper.note(table.head.id, dumps([standing(table, seat, hub) for seat in people]))


def _act(socket: Socket, message: dict[str, Any], table: Table) -> Outcome:
    seat, action, version = message["seat"], message["action"], message["version"]
    if seat not in socket.viewers:
        raise Refused(403, "error-foreign-seat")
    click = Click.of(message["request"], "act", action, version)
    return table.once(seat, click, partial(act, action=action, version=version, click=click))


def _said_here(error: HighNoonError) -> HighNoonError:
    """What a house says of its database is said of a saved game here."""
    damaged = error.reason.key in ("error-table-damaged", "error-table-broken")
    return Refused(500, "pocket-error-damaged") if damaged else error


def _refusal(request: str | None, error: HighNoonError) -> ErrorMessage:
    if isinstance(error, StoreError):
        log.warning("the device does not keep a change: %s", error)
    return {"type": "error", "request": request, **error_body(error)}
