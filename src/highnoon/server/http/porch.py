"""The porch: every connection passes it, counted by client, and nobody dawdles there.

What arrives is limited before any of it is understood: how many connections there are, how long
they may take to say what they want, and how long what they were sent may lie unread.
"""

from __future__ import annotations

import asyncio
import math
import sys
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Final, Protocol

from highnoon.server.http.networks import home

HEAD_WITHIN: Final = 10.0
"""Seconds for a request's headers, from the first moment of the connection or of the request."""
BODY_WITHIN: Final = 60.0
READ_WITHIN: Final = 30.0
"""Seconds in which a client must read some of what it was sent."""
CLOSED_WITHIN: Final = 10.0
CHECKS_EVERY: Final = 1.0

FILES: Final = 65_536
SPARE_FILES: Final = 128
"""Files that are not connections: the store, bots' processes, pages."""


class Connection(Protocol):
    """A connection, whatever is spoken on it."""

    transport: asyncio.Transport

    def is_late(self, now: float) -> bool:
        """Whether it has taken longer over something than it may."""

    def late(self) -> None:
        """End it."""


class Porch:
    """All connections."""

    def __init__(self, most: int, most_by_client: int, is_proxy: Callable[[str], bool]) -> None:
        self._most = most
        self._most_by_client = most_by_client
        self._is_proxy = is_proxy
        self._connections: dict[Connection, str] = {}
        self._idle: dict[Connection, None] = {}
        self._clients: Counter[str] = Counter()
        self._checking: asyncio.TimerHandle | None = None
        self.refused = 0

    def __len__(self) -> int:
        return len(self._connections)

    def enter(self, connection: Connection, address: str) -> bool:
        """Let a connection in, unless its client has too many; a full house drops an idle one."""
        client = home(address)
        by_client = 0 if self._is_proxy(address) else self._most_by_client
        if 0 < by_client <= self._clients[client]:
            self.refused += 1
            return False
        if 0 < self._most <= len(self._connections):
            if not self._idle:
                self.refused += 1
                return False
            oldest = next(iter(self._idle))
            self.leave(oldest)
            oldest.transport.abort()
        self._connections[connection] = client
        self._clients[client] += 1
        self.idle(connection)
        if self._checking is None:
            self._check_later()
        return True

    def replace(self, old: Connection, new: Connection) -> None:
        """The same connection speaks something else from now on."""
        client = self._connections.pop(old, None)
        self._idle.pop(old, None)
        if client is not None:
            self._connections[new] = client

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self._idle.pop(connection, None)
        client = self._connections.pop(connection, None)
        if client is not None:
            self._clients[client] -= 1
            if not self._clients[client]:
                del self._clients[client]

    def idle(self, connection: Connection) -> None:
        """A connection has not said what it wants; it is the first to go when room is needed."""
        if connection in self._connections:
            self._idle[connection] = None

    def busy(self, connection: Connection) -> None:
        """A connection has said what it wants."""
        self._idle.pop(connection, None)

    def _check_later(self) -> None:
        self._checking = asyncio.get_running_loop().call_later(CHECKS_EVERY, self._check)

    def _check(self) -> None:
        """End all that are late."""
        self._checking = None
        now = asyncio.get_running_loop().time()
        for connection in [one for one in self._connections if one.is_late(now)]:
            connection.late()
        if self._connections:
            self._check_later()


class Patience:
    """When a connection is late, one thing at a time."""

    __slots__ = ("_closed", "read", "said")

    def __init__(self) -> None:
        self.said = math.inf
        """By when the client must have finished what it began to say."""
        self.read = math.inf
        """By when the client must have read some of what it was sent."""
        self._closed = math.inf

    def is_over(self, now: float, closing: bool) -> bool:
        """Whether a time has passed; a connection that is closing has a time for that alone."""
        if closing:
            self._closed = min(self._closed, now + CLOSED_WITHIN)
            return now >= self._closed
        return now >= self.said or now >= self.read


def proxies(names: str) -> Callable[[str], bool]:
    """Whether an address is one of these: addresses and networks with commas, `*` for all."""
    words = [word.strip() for word in names.split(",") if word.strip()]
    if "*" in words:
        return lambda _: True
    networks = []
    for word in words:
        try:
            networks.append(ip_network(word, strict=False))
        except ValueError:  # a name that is no address; such a proxy counts as a client
            continue

    def known(address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return address in words
        return any(found in network for network in networks)

    return known


def room_for_files() -> int:
    """Ask for as many open files as the machine grants; how many of them may be connections."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = FILES if soft == resource.RLIM_INFINITY else min(soft, FILES)
    return max(files // 2, files - SPARE_FILES)
