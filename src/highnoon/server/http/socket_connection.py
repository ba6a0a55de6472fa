"""WebSockets as they arrive: limits on frames that say nothing, and on clients that do not read."""

from __future__ import annotations

import math
import time
from asyncio.transports import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from highnoon.server.http.guard import HEADERS
from highnoon.server.http.http_connection import MALFORMED, answer
from highnoon.server.http.limits import Bucket
from highnoon.server.http.porch import HEAD_WITHIN, READ_WITHIN, Patience, Porch

PIECE: Final = 4096
"""Bytes that are parsed at a time: however small frames are, their count is checked often."""
MOST_UNHEARD: Final = 200
"""Messages that may wait for the application."""
EMPTY_RATE: Final = 10.0
EMPTY_BURST: Final = 100.0
"""Frames a second that end no message: pings, pongs, fragments."""
MOST_UNREAD: Final = 1024 * 1024
TOO_MANY: Final = 4429
CONTROL: Final = 8


class _Talk(ServerProtocol):
    """The protocol of one WebSocket; its refusals protect the page as all answers do."""

    empty = 0
    """Frames so far that ended no message."""

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        for name, value in HEADERS.items():
            response.headers[name] = value
        return response

    def recv_frame(self, frame: Frame) -> None:
        if not frame.fin or frame.opcode >= CONTROL or self.close_sent is not None:
            self.empty += 1
        super().recv_frame(frame)


class SocketConnection(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with limits on every frame."""

    porch: Porch

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = self._talk = _Talk(
            extensions=[], max_size=self.config.ws_max_size, logger=self.conn.logger
        )
        self._patience = Patience()
        self._bucket = Bucket(EMPTY_RATE, EMPTY_BURST, time.monotonic)

    # --- coming and going ---

    def connection_made(self, transport: BaseTransport) -> None:
        before: Any = transport.get_protocol()
        super().connection_made(transport)
        self.porch.replace(before, self)
        self._patience.said = self.loop.time() + HEAD_WITHIN

    def connection_lost(self, exc: Exception | None) -> None:
        self.porch.leave(self)
        super().connection_lost(exc)

    def is_late(self, now: float) -> bool:
        """Whether the client does not read, does not close, or never shook hands."""
        if self.handshake_complete:
            self._patience.said = math.inf
        return self._patience.is_over(now, self.transport.is_closing())

    def late(self) -> None:
        """Hang up at once: the client would not read a farewell either."""
        self.transport.abort()

    # --- what arrives ---

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            before = self._talk.empty
            super().data_received(data[begin : begin + PIECE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.write(b"".join(self.conn.data_to_send()) or answer(MALFORMED))
                self.transport.close()
            if self.transport.is_closing():
                return
            if self._is_rude(self._talk.empty - before):
                self._hang_up()
                return

    def _is_rude(self, empty: int) -> bool:
        if any(self._bucket.take() for _ in range(empty)):
            return True
        if self.queue.qsize() > MOST_UNHEARD:
            return True
        return self.transport.get_write_buffer_size() > MOST_UNREAD

    def _hang_up(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    # --- what they do not read ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.read = self.loop.time() + READ_WITHIN

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.read = math.inf
