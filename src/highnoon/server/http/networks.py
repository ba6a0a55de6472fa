"""Who counts as one client: people have networks, not addresses."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

HOME: Final = (32, 64)
"""Bits of an address that name one household, in IPv4 and IPv6."""
NEIGHBOURHOOD: Final = (24, 48)
"""Bits that name the network around it, all of which one person may own."""


@lru_cache(4096)
def home(address: str) -> str:
    """The client an address belongs to: in IPv6 everybody has a whole /64."""
    return _network(address, HOME)


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """The wider network an address belongs to."""
    return _network(address, NEIGHBOURHOOD)


def _network(address: str, bits: tuple[int, int]) -> str:
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:  # a socket of the machine itself, or a proxy's own word for somebody
        return address[:64]
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    long = bits[0] if found.version == 4 else bits[1]
    return str(ip_network(f"{found}/{long}", strict=False))
