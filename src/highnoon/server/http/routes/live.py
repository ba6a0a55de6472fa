"""A table's WebSocket: live updates to the page, decisions from it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from highnoon.core.action import Seat
from highnoon.core.errors import HighNoonError
from highnoon.core.view import PUBLIC
from highnoon.server.house.hub import Socket
from highnoon.server.http.errors import public_error
from highnoon.server.http.gallery import Follower
from highnoon.server.http.origins import is_own
from highnoon.server.http.services import Services, client, parts_of
from highnoon.server.table.changes import Outcome, Repeated
from highnoon.server.table.commands import act
from highnoon.server.table.requests import Click
from highnoon.server.table.table import Table
from highnoon.server.wire.asks import ActMessage, ClientMessage, Hello
from highnoon.server.wire.encoding import dumps, encode
from highnoon.server.wire.live import DoneMessage, ErrorMessage, PongMessage
from highnoon.server.wire.refusals import Refused

router = APIRouter()
FAILED: Final = 1011
HELLO_WITHIN: Final = 10.0
WRONG_TOKEN, FORBIDDEN, NO_TABLE, NO_HELLO, TOO_MANY = 4401, 4403, 4404, 4408, 4429


@router.websocket("/tables/{table_id}/live")
async def live(websocket: WebSocket, table_id: str) -> None:
    """Hello, the whole table, then every change."""
    parts = parts_of(websocket)
    if not is_own(websocket.headers, parts.settings):
        await websocket.close(FORBIDDEN)
        return
    await websocket.accept()
    try:
        await _sit(websocket, parts, table_id)
    except WebSocketDisconnect:
        return
    except HighNoonError as error:
        await _say(websocket, dumps(_refusal(None, error)))
        status = error.status if isinstance(error, Refused) else 400
        await _close(websocket, 4000 + status)


async def _sit(websocket: WebSocket, parts: Services, table_id: str) -> None:
    hello = await _hello(websocket, parts)
    async with parts.house.at(table_id) as table:
        seats = sorted({table.seat_of(token) for token in hello.tokens})
        socket = Socket(tuple(seats) or (PUBLIC,), hello.acks)
        follower = Follower(client(websocket), socket.cut)
        parts.gallery.enter(follower, table_id, socket.viewers, parts.hub.elsewhere(table_id))
        if seats:
            parts.owners.adopt(table_id, follower.client)
        parts.hub.join(table, socket)
        parts.timekeeper.notice(table)
    write = partial(_write, websocket, socket)
    writer = parts.keepers.keep("socket", write, ends=True, alone=True, tries=1)
    try:
        await _read(websocket, parts, table_id, socket, seats)
    finally:
        writer.cancel()
        parts.gallery.leave(follower)
        parts.hub.leave(table_id, socket)
        # A task of its own: that of a line that is cut may be cancelled before the store answers.
        gone = partial(_gone, parts, table_id)
        parts.keepers.keep("leaving", gone, ends=True, alone=True, tries=1)


async def _hello(websocket: WebSocket, parts: Services) -> Hello:
    patience = asyncio.timeout(HELLO_WITHIN)
    follower = parts.gallery.knock(client(websocket), lambda _: patience.reschedule(0.0))
    try:
        async with patience:
            return Hello.model_validate_json(await _receive(websocket))
    except TimeoutError:
        raise Refused(408, "error-no-hello") from None
    except ValidationError:
        raise Refused(400, "error-malformed") from None
    finally:
        parts.gallery.leave(follower)


async def _receive(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect
    text: str | None = message.get("text")
    return "" if text is None else text


async def _read(
    websocket: WebSocket, parts: Services, table_id: str, socket: Socket, seats: list[Seat]
) -> None:
    """Take decisions one after the other."""
    bucket = parts.commands.bucket()
    while True:
        text = await _receive(websocket)
        if bucket.take():
            raise Refused(429, "error-too-many")
        try:
            message = ClientMessage.model_validate_json(text).root
        except ValidationError:
            socket.send(encode(_refusal(None, Refused(400, "error-malformed"))))
            continue
        if isinstance(message, ActMessage):
            carry_out = partial(_act, parts, table_id, socket, seats, message)
            if message.beat and message.seat in seats:
                # Meanwhile the socket is read on.
                on_beat = partial(_on_beat, parts, table_id, message, carry_out)
                parts.keepers.keep("beat", on_beat, ends=True, alone=True, tries=1)
            else:
                await carry_out()
        else:
            socket.send(encode(PongMessage(type="pong")))


async def _act(
    parts: Services, table_id: str, socket: Socket, seats: list[Seat], message: ActMessage
) -> None:
    """Carry out a decision. Unless the page wants acknowledgements, the change itself tells it."""
    click = Click.of(message.request, "act", message.action, message.version)

    def decide(table: Table) -> Outcome:
        if message.seat not in seats:
            raise Refused(403, "error-foreign-seat")
        command = partial(act, action=message.action, version=message.version, click=click)
        return table.once(message.seat, click, command)

    try:
        outcome = await parts.house.change(table_id, decide)
    except HighNoonError as error:
        parts.metrics.refused.labels(error.reason.key).inc()
        socket.send(encode(_refusal(message.request, error)))
    else:
        if socket.acks or isinstance(outcome, Repeated):
            version = json.loads(outcome.reply)["version"]
            done = DoneMessage(type="done", request=message.request, version=version)
            socket.send(encode(done))


async def _on_beat(
    parts: Services, table_id: str, message: ActMessage, carry_out: Callable[[], Awaitable[None]]
) -> None:
    """Carry out a decision when its time tells nothing."""
    with suppress(Refused):  # the table is gone: carrying it out says so
        await parts.computer.keep_time(table_id, message.seat, message.action)
    await carry_out()


def _refusal(request: str | None, error: HighNoonError) -> ErrorMessage:
    return {"type": "error", "request": request, **public_error(error)}


async def _write(websocket: WebSocket, socket: Socket) -> None:
    """Send what lies in the outbox, in order."""
    try:
        while (text := await socket.next()) is not None:
            if not await _say(websocket, text):
                return
    except Exception:
        await _close(websocket, FAILED)  # or the page would wait for news that never comes
        raise
    await _close(websocket, socket.code)


async def _say(websocket: WebSocket, text: str) -> bool:
    try:
        await websocket.send_text(text)
    except (WebSocketDisconnect, RuntimeError, OSError):  # it is gone; reading will notice
        return False
    return True


async def _close(websocket: WebSocket, code: int) -> None:
    if websocket.application_state is WebSocketState.CONNECTED:
        try:
            await websocket.close(code)
        except (RuntimeError, OSError):  # closed by the other end meanwhile
            return


async def _gone(parts: Services, table_id: str) -> None:
    """Tell the others that somebody left."""
    if parts.hub.count(table_id):
        with suppress(HighNoonError):  # the table is being removed
            await parts.house.look_again(table_id)
