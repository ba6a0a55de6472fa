"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from highnoon.bots import configured
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.app import create_app
from highnoon.server.computer.warming import Said, kernels_warmed
from highnoon.server.http.http_connection import HttpConnection
from highnoon.server.http.porch import Porch, proxies, room_for_files
from highnoon.server.http.socket_connection import SocketConnection
from highnoon.server.keepers import Keepers
from highnoon.server.settings import Settings
from highnoon.server.store.opening import open_store
from highnoon.server.store.sql import SqlStore

PATIENCE: Final = 10
"""Seconds that requests under way may take to finish when the server stops."""

LARGEST_MESSAGE: Final = 64 * 1024
BACKLOG: Final = 2048

PING_EVERY, PONG_WITHIN = 8.0, 8.0
"""Seconds: a page that is not heard is not here, and its seat is free for another screen."""


class CannotServe(HighNoonError):
    """The server cannot start; the reason is one sentence."""


class _Server(uvicorn.Server):
    """Lets those who wait for news go before it waits for them."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._leave = leave

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leave()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    host: str,
    port: int,
    trusted_proxies: str = "127.0.0.1",
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    compiling: Said | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM; `CannotServe` or `StoreError` when it cannot begin."""
    listener = bind(host, port)
    url = settings.public_url or f"http://{_reachable(host)}:{listener.getsockname()[1]}/"
    keepers = Keepers()
    room = room_for_files()
    most = min(settings.most_connections or room, room)
    porch = Porch(most, settings.client_connections, proxies(trusted_proxies))
    settings = replace(settings, most_followers=min(settings.most_followers or most, most))
    largest = 2 * settings.largest_record + LARGEST_MESSAGE

    def started() -> None:
        if ready is not None:
            ready(url)
        if open_browser:
            with suppress(webbrowser.Error):
                webbrowser.open(url)

    async def run() -> None:
        """Open the store first, for as long as the server lives: what is wrong is one sentence."""
        store = await open_store(settings.data, keepers, settings.database)

        async def opened() -> SqlStore:
            return store

        app = create_app(settings, opened, keepers=keepers)
        config = _config(app, trusted_proxies, porch, largest)

        def leave() -> None:
            services = getattr(app.state, "services", None)
            if services is not None:
                services.hub.close()

        def begin() -> None:
            metrics = app.state.services.metrics
            metrics.watch("connections", "Open connections.", lambda: len(porch))
            metrics.watch("connections_refused", "Refused connections.", lambda: porch.refused)
            gc.freeze()  # what is loaded by now stays: nobody looks for cycles in it
            started()

        with kernels_warmed(settings.data, compiling):
            await _Server(config, begin, leave).serve([listener])

    gc.set_threshold(50_000, 50, 100)  # frozen values by the thousand: search for cycles less often
    sys.setswitchinterval(0.001)  # the store's thread is brief and everybody waits for it
    try:
        for game in registry.keys():  # noqa: SIM118  (a function, not a dict)
            configured(game)
        with asyncio.Runner(
            loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()
        ) as runner:
            runner.run(run())
    except KeyboardInterrupt:
        return
    except HighNoonError:
        listener.close()
        raise


def _config(app: FastAPI, trusted_proxies: str, porch: Porch, largest: int) -> uvicorn.Config:
    """How the server speaks; both protocols pass the same porch."""
    return uvicorn.Config(
        app,
        http=type("Http", (HttpConnection,), {"porch": porch, "largest": largest}),
        log_config=None,
        access_log=False,
        ws=type("Ws", (SocketConnection,), {"porch": porch}),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def bind(host: str, port: int) -> socket.socket:
    """A listening socket, or one clear sentence."""
    try:
        address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return _listen(address[0], address[4])
    except OSError as error:
        keys = {errno.EADDRINUSE: "error-port-in-use", errno.EACCES: "error-port-forbidden"}
        key = keys.get(error.errno or 0, "error-cannot-listen")
        detail = error.strerror or str(error)
        where = Phrase(key, {"host": host, "port": str(port), "detail": detail})
        raise CannotServe(where) from None


def _listen(family: int, address: Any) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def _reachable(host: str) -> str:
    """The host as a browser on this machine can reach it."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104  (compared, not bound)
        return "localhost"
    return f"[{host}]" if ":" in host else host
