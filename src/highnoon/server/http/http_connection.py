"""HTTP as it arrives: heads of a sensible size, in a sensible time, one request after the other."""

from __future__ import annotations

import asyncio
import math
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from highnoon.server.http.guard import HEADERS
from highnoon.server.http.porch import BODY_WITHIN, HEAD_WITHIN, READ_WITHIN, Patience, Porch
from highnoon.server.wire.encoding import dumps
from highnoon.server.wire.refusals import Refused, error_body

LARGEST_HEAD: Final = 32 * 1024
MOST_HEADERS: Final = 100
MOST_AHEAD: Final = 8
"""Requests that may be sent before the first of them is answered."""


class _Stop(Exception):
    """Enough of this request: the reason why it gets no further."""

    def __init__(self, error: Refused) -> None:
        super().__init__()
        self.error = error


TOO_LARGE: Final = Refused(413, "error-too-large")
HEAD_TOO_LARGE: Final = Refused(431, "error-too-large")
MALFORMED: Final = Refused(400, "error-malformed")
TOO_MANY: Final = Refused(429, "error-too-many")
TOO_SLOW: Final = Refused(408, "error-too-slow")
FULL: Final = Refused(503, "error-house-full")


def answer(error: Refused) -> bytes:
    """A whole answer, where there is no application to give it."""
    body = dumps(error_body(error)).encode()
    lines = [
        f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}",
        "content-type: application/json",
        "cache-control: no-store",
        f"content-length: {len(body)}",
        "connection: close",
        *(f"{name}: {value}" for name, value in HEADERS.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


class HttpConnection(HttpToolsProtocol):
    """uvicorn's protocol, with limits on every byte."""

    porch: Porch
    largest: int
    """Bytes of the largest body, chunks' own lines included."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._patience = Patience()
        self._in_head = True
        self._size = 0
        self._count = 0
        self._refusal = MALFORMED

    # --- coming and going ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience.said = self.loop.time() + HEAD_WITHIN
        if not self.porch.enter(self, self.client[0] if self.client else "?"):
            self._refuse(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self.porch.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.porch.leave(self)  # unless the WebSocket has taken its place

    def is_late(self, now: float) -> bool:
        """Whether it is too slow."""
        return self._patience.is_over(now, self.transport.is_closing())

    def late(self) -> None:
        """Say so to whoever has begun a request; the others are idle, and just go."""
        begun = self._size > 0 or not self._in_head
        if self.transport.is_closing() or self.flow.write_paused or not begun:
            self.transport.abort()
        else:
            self._refuse(TOO_SLOW)

    def _refuse(self, error: Refused) -> None:
        """Answer in the application's place, unless it has begun to, and hang up."""
        if self.transport.is_closing():
            return
        cycle = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(answer(error))
        self.transport.close()

    # --- what arrives ---

    def data_received(self, data: bytes) -> None:
        if self._in_head and self._patience.said == math.inf:
            self._patience.said = self.loop.time() + HEAD_WITHIN
        while data and not self.transport.is_closing():
            room = (LARGEST_HEAD if self._in_head else self.largest) - self._size
            if room <= 0:
                self._refuse(HEAD_TOO_LARGE if self._in_head else TOO_LARGE)
                return
            piece, data = data[:room], data[room:]
            self._size += len(piece)
            before = self._in_head
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                return  # it is a WebSocket now
            if before and not self._in_head:
                self._size = 0  # what follows is the body

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._refusal)

    def _stop(self, error: Refused) -> None:
        self._refusal = error
        raise _Stop(error)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._count = True, 0

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count += 1
        if not self._in_head:
            self._stop(MALFORMED)  # trailers say nothing to us
        if self._count > MOST_HEADERS:
            self._stop(HEAD_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self._stop(TOO_MANY)
        super().on_headers_complete()
        self._in_head = False
        self._patience.said = self.loop.time() + BODY_WITHIN
        self.porch.busy(self)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._size = True, 0
        self._patience.said = math.inf

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.porch.idle(self)

    # --- what they do not read ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.read = self.loop.time() + READ_WITHIN

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.read = math.inf
