"""The door every request passes: size, headers, log and count (plain ASGI: it costs little)."""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from highnoon.server.house.blocklist import Blocklist
from highnoon.server.http.metrics import Metrics
from highnoon.server.http.origins import is_own
from highnoon.server.settings import Settings
from highnoon.server.wire.encoding import dumps
from highnoon.server.wire.refusals import Refused, error_body

log = logging.getLogger("highnoon.http")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        # A table on the device is our Python as WASM; nothing else is ever evaluated.
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self' blob:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

SAFE: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing, so that any page may use them."""

BLOCKED: Final = 4403


class Guard:
    """Wraps the application."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, blocklist: Blocklist
    ) -> None:
        self._app = app
        self._blocklist = blocklist
        self._settings = settings
        self._metrics = metrics
        self._root = settings.base.rstrip("/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._root and scope["type"] != "lifespan":
            scope["root_path"] = self._root  # routes match with and without it: proxies differ
        if scope["type"] == "websocket":
            await self._line(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = protected(message)
                if "/api/" in scope["path"]:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            if "/api/" in scope["path"]:  # the page itself is there for everybody, to tell why
                self._blocklist.check(_address(scope))
            body = await self._limited(scope, receive)
            if body is None:
                await refuse(sending, Refused(413, "error-too-large"))
            elif scope["method"] not in SAFE and not is_own(Headers(scope=scope), self._settings):
                await refuse(sending, Refused(403, "error-foreign-page"))
            else:
                await self._app(scope, body, sending)
        except ClientDisconnect:
            return
        except Refused as error:
            await refuse(sending, error)
        except Exception:
            # Answered here, not further out: an answer about a fault has the same headers.
            log.exception("a request failed", extra={"route": route_of(scope)})
            if status:
                raise
            await refuse(sending, Refused(500, "error-internal"))
        finally:
            seconds = time.perf_counter() - begin
            route = route_of(scope)
            self._metrics.request(scope["method"], route, status, seconds)
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                },
            )

    async def _line(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket; those that are not taken are answered further out, in `SocketConnection`."""

        async def sending(message: Message) -> None:
            if message["type"] == "websocket.accept":
                protected(message)
            await send(message)

        if self._blocklist.wait(_address(scope)) > 0:
            await send({"type": "websocket.close", "code": BLOCKED})
            return
        try:
            await self._app(scope, receive, sending)
        except Exception:
            log.exception("a line failed", extra={"route": route_of(scope)})
            with suppress(RuntimeError):  # it is closed already
                await send({"type": "websocket.close", "code": 1011})

    async def _limited(self, scope: Scope, receive: Receive) -> Receive | None:
        """The body's source, or None where the body is too large."""
        record = scope["path"].endswith("/api/records")
        largest = self._settings.largest_record if record else self._settings.largest_body
        headers = Headers(scope=scope)
        length = headers.get("content-length")
        if length is None and "transfer-encoding" not in headers:
            return receive
        if length is not None and not _is_at_most(length, largest):
            return None
        chunks = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            chunks += message.get("body", b"")
            if len(chunks) > largest:  # whatever its length was said to be
                return None
            if not message.get("more_body"):
                break
        return _once(bytes(chunks), receive)


def _address(scope: Scope) -> str:
    """Where a connection comes from, as a trusted proxy tells it."""
    return str(scope["client"][0]) if scope.get("client") else "?"


def _is_at_most(length: str, largest: int) -> bool:
    """Whether a length is a number up to this, however many zeros it begins with."""
    digits = length.lstrip("0")
    few = len(digits) <= len(str(largest))
    return length.isascii() and length.isdigit() and few and int(digits or "0") <= largest


def _once(body: bytes, receive: Receive) -> Receive:
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def protected(message: Message) -> MutableHeaders:
    """The headers of an answer, those that protect the page among them."""
    message.setdefault("headers", [])
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    return headers


async def refuse(send: Send, error: Refused) -> None:
    """Answer with an error before the application is asked."""
    body = dumps(error_body(error)).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def route_of(scope: Scope) -> str:
    """The route's pattern: links to tables stay out of logs and counts."""
    route: Any = scope.get("route")
    return getattr(route, "path", "other")
