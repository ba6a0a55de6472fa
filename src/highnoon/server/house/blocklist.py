"""Networks that the operator keeps out for a time, looked up for every request.

With nothing on the list a look costs nothing; else one look a length of prefix that is on it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from highnoon.server.store.ledger import Block
from highnoon.server.wire.refusals import Refused

Network: TypeAlias = IPv4Network | IPv6Network
Address: TypeAlias = IPv4Address | IPv6Address

WIDEST: Final = {4: 8, 6: 16}
"""Nothing wider than this is kept out: it would be a typing error."""
CLIENT: Final = 64
"""Bits of an IPv6 address that name one household; there is no point in blocking less of it."""
OURSELVES: Final = (ip_address("127.0.0.1"), ip_address("::1"))
MAPPED: Final = 96
"""Bits before an IPv4 address that is written as one of IPv6."""


def network_of(text: str) -> Network:
    """A network to keep out, or a refusal; in IPv6 at least a household's."""
    try:
        found = _unmapped(ip_network(text.strip(), strict=False))
    except ValueError:
        raise Refused(400, "error-block-network") from None
    if found.version == 6 and found.prefixlen > CLIENT:
        found = found.supernet(new_prefix=CLIENT)
    if found.prefixlen < WIDEST[found.version]:
        raise Refused(400, "error-block-wide")
    if any(one.version == found.version and one in found for one in OURSELVES):
        raise Refused(400, "error-block-own")
    return found


def _unmapped(network: Network) -> Network:
    """IPv4 as it is, however it was written."""
    mapped = network.network_address.ipv4_mapped if isinstance(network, IPv6Network) else None
    if mapped is None or network.prefixlen < MAPPED:
        return network
    return ip_network(f"{mapped}/{network.prefixlen - MAPPED}")


def address_of(text: str) -> Address | None:
    """The address behind what a connection says of itself, or of its network."""
    try:
        found = ip_address(text.partition("/")[0].partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


class Blocklist:
    """The networks that are kept out now."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._until: dict[tuple[int, int], dict[int, float]] = {}
        """By version and length of prefix, then by the network's number."""

    def take(self, blocks: Iterable[Block]) -> None:
        """These are kept out from now on, and nobody else."""
        found: dict[tuple[int, int], dict[int, float]] = {}
        for block in blocks:
            network = ip_network(block.network)
            length = network.version, network.prefixlen
            found.setdefault(length, {})[int(network.network_address)] = block.until
        self._until = found

    def wait(self, address: str) -> float:
        """Seconds for which an address is still kept out; 0.0 where it is not."""
        if not self._until:
            return 0.0
        found = address_of(address)
        if found is None:
            return 0.0
        number, bits, left = int(found), found.max_prefixlen, 0.0
        for (version, length), networks in self._until.items():
            if version == found.version:
                low = bits - length
                until = networks.get(number >> low << low)
                left = left if until is None else max(left, until - self.clock())
        return left

    def check(self, address: str) -> None:
        """Refuse an address that is kept out."""
        left = self.wait(address)
        if left > 0:
            raise Refused(403, "error-blocked", retry_after=left, hours=int(left / 3600) + 1)
