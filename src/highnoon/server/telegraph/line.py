"""The line to the world: a message is posted to an address that others chose.

So the house never reaches into its own network: a name is resolved, every address behind it is
checked, the connection goes to the checked address, and no redirect is followed.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError

log = logging.getLogger("highnoon.telegraph")

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

WITHIN: Final = 10.0
"""Seconds that a connection, and each answer of it, may take."""
AT_ONCE: Final = 8
LARGEST_ANSWER: Final = 4096
"""Bytes of an answer that are read; its status is all that counts."""
TRANSLATED: Final = ip_network("64:ff9b::/96")
"""IPv6 addresses that a gateway turns into IPv4 ones."""


class Unreachable(HighNoonError):
    """A message cannot be sent there; the reason is one sentence."""


class Place(NamedTuple):
    """Where a message goes: the name it asks for, and the address that was checked."""

    url: SplitResult
    port: int
    address: str | None
    """None where the operator's proxy looks it up."""


class Line:
    """Posts messages, each in a thread; `allowed` are private networks the operator opens."""

    def __init__(self, allowed: Sequence[Network] = (), proxy: str = "") -> None:
        self._allowed = allowed
        self._proxy = urlsplit(proxy) if proxy else None
        self._threads = ThreadPoolExecutor(AT_ONCE, "telegraph")

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    async def check(self, url: str) -> None:
        """Raise `Unreachable` unless a message may be sent there."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._find, url, False)

    async def post(
        self, url: str, headers: Mapping[str, str], body: bytes, trusted: bool = False
    ) -> int:
        """Send a message; the status of the answer. A `trusted` address is the operator's own."""
        loop = asyncio.get_running_loop()
        args = url, headers, body, trusted
        return await loop.run_in_executor(self._threads, self._post, *args)

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- in a thread ---

    def _find(self, url: str, trusted: bool) -> Place:
        try:
            parts = urlsplit(url)
            port = parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise _unreachable("error-address") from None
        host = parts.hostname
        if parts.scheme not in ("http", "https") or not host or parts.username is not None:
            raise _unreachable("error-address")
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            if self._proxy is None:
                raise _unreachable("error-address-unknown", host=host[:100]) from None
            found = []
        addresses = [str(one[4][0]) for one in found]
        if not trusted and not all(self._is_open(one) for one in addresses):
            raise _unreachable("error-address-private", host=host[:100])
        return Place(parts, port, addresses[0] if addresses and self._proxy is None else None)

    def _is_open(self, text: str) -> bool:
        address = unwrapped(ip_address(text.partition("%")[0]))
        return is_public(address) or any(
            address in network for network in self._allowed if network.version == address.version
        )

    def _post(self, url: str, headers: Mapping[str, str], body: bytes, trusted: bool) -> int:
        place = self._find(url, trusted)
        try:
            connection = self._connect(place)
            try:
                parts = place.url
                path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                connection.request("POST", path, body, dict(headers))
                answer = connection.getresponse()
                answer.read(LARGEST_ANSWER)
                return answer.status
            finally:
                connection.close()
        except (OSError, http.client.HTTPException, ValueError) as error:
            host = (place.url.hostname or "")[:100]
            log.info("a message was not taken: %s", type(error).__name__, extra={"host": host})
            raise _unreachable("error-address-silent", host=host) from None

    def _connect(self, place: Place) -> http.client.HTTPConnection:
        host, secure = place.url.hostname or "", place.url.scheme == "https"
        if self._proxy is not None and self._proxy.hostname:
            near, port = self._proxy.hostname, self._proxy.port or 8080
            made: http.client.HTTPConnection
            if secure:
                made = http.client.HTTPSConnection(near, port, timeout=WITHIN, context=self._tls)
            else:
                made = http.client.HTTPConnection(near, port, timeout=WITHIN)
            made.set_tunnel(host, place.port)
            return made
        made = http.client.HTTPConnection(host, place.port, timeout=WITHIN)
        line = socket.create_connection((place.address or "", place.port), WITHIN)
        made.sock = self._tls.wrap_socket(line, server_hostname=host) if secure else line
        return made


def is_public(address: Address) -> bool:
    """Whether an address is the whole world's, and nobody's own network."""
    return address.is_global and not address.is_multicast


def unwrapped(address: Address) -> Address:
    """The IPv4 address that hides in one of IPv6, where one does."""
    if isinstance(address, IPv4Address):
        return address
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or address


def _unreachable(key: str, **args: str) -> Unreachable:
    return Unreachable(Phrase(key, args))
