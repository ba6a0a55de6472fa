"""A small HTTP client that sends whatever it is told to."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from tests.fuzz.asks import Ask


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


class Client:
    """One line to the server, opened again when it was closed."""

    def __init__(self, host: str, port: int) -> None:
        self._address = host, port
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, ask: Ask) -> Answer:
        """Send a request and read the answer; a line that was just closed is opened anew."""
        for again in (True, False):
            fresh = self._line is None
            reader, writer = self._line or await asyncio.open_connection(*self._address)
            self._line = reader, writer
            try:
                writer.write(_written(ask, self._address))
                await writer.drain()
                return await self._read(reader, ask.method)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.close()
                if fresh or not again:
                    raise
        raise ConnectionError

    async def _read(self, reader: asyncio.StreamReader, method: str) -> Answer:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split()[1])
        pairs = (line.partition(":") for line in head[1:] if line)
        headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
        body = b""
        if method != "HEAD" and status not in (204, 304):
            if "content-length" in headers:
                body = await reader.readexactly(int(headers["content-length"]))
            else:
                body = await self._chunks(reader)
        if headers.get("connection", "").lower() == "close":
            self.close()
        return Answer(status, headers, body)

    async def _chunks(self, reader: asyncio.StreamReader) -> bytes:
        body = b""
        while size := int(await reader.readline(), 16):
            body += await reader.readexactly(size)
            await reader.readline()
        await reader.readline()
        return body

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line[1].close()
            self._line = None


def _written(ask: Ask, address: tuple[str, int]) -> bytes:
    rows = [f"{ask.method} {ask.path} HTTP/1.1", f"Host: {address[0]}:{address[1]}"]
    rows += [f"{name}: {value}" for name, value in ask.headers]
    if ask.body is not None:
        rows.append(
            "Transfer-Encoding: chunked" if ask.chunked else f"Content-Length: {len(ask.body)}"
        )
    head = ("\r\n".join(rows) + "\r\n\r\n").encode("latin-1", "replace")
    if ask.body is None or not ask.chunked:
        return head + (ask.body or b"")
    middle = len(ask.body) // 2
    parts = [part for part in (ask.body[:middle], ask.body[middle:]) if part]
    return head + b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"
