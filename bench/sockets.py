"""Ten thousand open WebSockets on one machine, nearly all of them of people who only watch.

`python -m bench.sockets [--count 10000]` opens them on loopback, prints the server's memory for
each, how long a move takes for two players among them, and what one more is told.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

from bench.house import resident
from bench.load import free_port, running
from bench.together import match, open_table
from highnoon.server.http.gallery import FOR_PLAYERS

AT_A_TABLE = 100
AT_ONCE = 200
SERVE = """
import sys
from pathlib import Path
from highnoon.server.run import serve
from highnoon.server.settings import Settings
settings = Settings(
    data=Path(sys.argv[1]), workers=1, rate=0, join_rate=0, client_connections=0,
    client_followers=0, most_followers=int(sys.argv[3]), most_watchers=0,
)
serve(settings, "127.0.0.1", int(sys.argv[2]))
"""


class Watcher(asyncio.Protocol):
    """A page that watches: says hello, answers pings, and counts what it is sent."""

    def __init__(self, path: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._ask = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._rest = b""
        self._upgraded = False
        loop = asyncio.get_running_loop()
        self.first: asyncio.Future[bytes] = loop.create_future()
        """The first message it was sent."""
        self.ended = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._ask)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        if not self.first.done():
            self.first.set_result(b"")

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self._upgraded:
            head, found, self._rest = self._rest.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._upgraded = True
            self.transport.write(_frame(1, b'{"tokens":[],"acks":false}'))
        while (frame := self._next()) is not None:
            kind, body = frame
            if kind == 9:
                self.transport.write(_frame(10, body))
            elif kind == 1 and not self.first.done():
                self.first.set_result(body)

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame; a server's are not masked."""
        rest = self._rest
        if len(rest) < 2:
            return None
        size, begin = rest[1], 2
        for mark, length in ((126, 2), (127, 8)):
            if rest[1] == mark:
                size, begin = int.from_bytes(rest[2 : 2 + length], "big"), 2 + length
        if len(rest) < begin + size:
            return None
        self._rest = rest[begin + size :]
        return rest[0] & 15, rest[begin : begin + size]


def _frame(kind: int, body: bytes) -> bytes:
    """A short frame, masked with nothing."""
    return bytes((128 | kind, 128 | len(body))) + bytes(4) + body


async def watch(port: int, table: str) -> Watcher:
    """A watcher that was answered."""
    loop = asyncio.get_running_loop()
    path = f"/api/tables/{table}/live"
    _, found = await loop.create_connection(lambda: Watcher(path), "127.0.0.1", port)
    await found.first
    return found


async def measure(port: int, pid: int, count: int, seconds: float) -> None:
    """Open them all, play among them, and ask for one more."""
    made = await asyncio.to_thread(
        lambda: [open_table(port)["id"] for _ in range(-(-count // AT_A_TABLE))]
    )
    before, begun = resident([pid]), time.monotonic()
    watchers: list[Watcher] = []
    for start in range(0, count, AT_ONCE):
        numbers = range(start, min(start + AT_ONCE, count))
        watchers += await asyncio.gather(*(watch(port, made[n // AT_A_TABLE]) for n in numbers))
    spent = time.monotonic() - begun
    after = resident([pid])
    here = sum(not one.ended for one in watchers)
    print(f"{here} of {count} sockets open after {spent:.0f} s")
    each = 1000 * (after - before) / count
    print(f"memory: {before:.0f} MB, then {after:.0f} MB: {each:.1f} kB each", flush=True)
    times: list[float] = []
    await match([port, port], time.monotonic() + seconds, times)
    cuts = quantiles([1000 * one for one in times], n=100)
    told = f"p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms"
    print(f"two players among them: {len(times)} moves, {told}", flush=True)
    extra = json.loads(await (await watch(port, made[0])).first)
    print(f"one more is sent: {extra['type']} {extra.get('error', {}).get('key', '')}")
    print(f"{sum(not one.ended for one in watchers)} are still there")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        most = int(asked.count / (1 - FOR_PLAYERS))  # the rest is kept for players
        command = [sys.executable, "-c", SERVE, data, str(port), str(most)]
        with running(command, port, Path.cwd()) as pid:
            asyncio.run(measure(port, pid, asked.count, asked.seconds))


if __name__ == "__main__":
    main()
