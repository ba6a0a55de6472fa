"""What an operator may set, in one frozen value."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from urllib.parse import urlsplit

DAY = 24 * 60 * 60
MEGABYTE = 1_000_000


def default_workers() -> int:
    """Processes for bots: all cores but the one that serves."""
    return max(1, (os.cpu_count() or 2) - 1)


def networks(text: str) -> list[IPv4Network | IPv6Network]:
    """Addresses and networks, separated by commas; none if any of them is none."""
    try:
        return [ip_network(one.strip(), strict=False) for one in text.split(",") if one.strip()]
    except ValueError:
        return []


@dataclass(frozen=True, slots=True)
class Settings:
    """One server's settings; times are in seconds, 0 switches a limit off."""

    data: Path = Path("data")
    database: str = ""
    """Where tables are kept, as `postgresql://…`; empty for SQLite in the data folder."""
    public_url: str = ""
    workers: int = field(default_factory=default_workers)
    keep_finished: float = 30 * DAY
    keep_idle: float = 180 * DAY
    keep_records: float = 7 * DAY
    """How long tables made from uploaded records are kept."""
    record_space: int = 1000 * MEGABYTE
    """Bytes that all of them may take; a quarter of it may come in one day."""
    record_day: int = 20 * MEGABYTE
    """Bytes that may come from one network in one day."""
    rate: float = 30.0
    """Commands per second from one client (HTTP) or one socket, with bursts of four times that."""
    join_rate: float = 1 / 600
    """How many of a network's wrong short codes are forgotten per second."""
    forget_after: float = 15 * 60
    """Running tables nobody follows leave memory after this time; the store keeps them."""
    forget_finished: float = 15
    """So do finished ones after this time: long enough for a page to be loaded again."""
    patience: float = 5 * 60
    """How long somebody whom a table waits for may be away before the others need not wait."""
    bot_timeout: float = 120.0
    beat: float = 0.5
    """Where there are secrets, computers' decisions are seen on this beat: time tells nothing."""
    ponder: float = 0.2
    """While people move, computers with nothing to do think ahead in slices of so many seconds."""
    metrics_for: str = ""
    """Addresses and networks, beside this machine itself, that may read the metrics."""
    operator_for: str = ""
    """Addresses and networks, beside this machine itself, from which the operator may come."""
    operator_secret: str = ""
    """The operator's secret; empty for one that is made at the first start."""
    largest_body: int = 64 * 1024
    largest_record: int = 2 * 1024 * 1024
    most_bot_tables: int = 24
    """Running tables with computers that one client may have opened."""
    most_bots_alone: int = 4
    """Of those, tables at which only computers sit."""
    most_hints: int = 4
    """Hints that one client may ask for at a time."""
    most_studies: int = 12
    """Evaluations and analyses that may run for one client at a time."""
    most_connections: int = 0
    """Connections in all; 0 for as many as the machine's files allow."""
    client_connections: int = 256
    """Connections from one client; those of trusted proxies are not counted."""
    most_watchers: int = 64
    """Spectators' followers (WebSockets and requests that wait for news) at one table."""
    seat_followers: int = 4
    """Followers of one seat; a new one takes the place of the oldest."""
    client_followers: int = 128
    """Followers of one client at all tables."""
    most_followers: int = 10_000
    """Followers in all; a quarter of them are kept for players."""
    client_hellos: int = 32
    """Lines of one client that have not yet said whom they follow for."""
    most_hellos: int = 1000
    ring_after: float = 5.0
    """Somebody who is away is told of their turn after this time."""
    most_bells: int = 100_000
    """Devices that may ask to be told."""
    most_groups: int = 20_000
    """Groups in all."""
    private_networks: str = ""
    """Private addresses and networks that messages may be sent to."""
    outgoing_proxy: str = ""
    """A proxy through which messages leave, as http://host:port."""
    webhook: str = ""
    """An address that is told of the turns of all tables without one of their own."""
    contact: str = ""
    """How push services may reach the operator: a mailto: or https: address."""

    @property
    def base(self) -> str:
        """The path under which the house lives, with slashes at both ends."""
        path = urlsplit(self.public_url).path.strip("/")
        return f"/{path}/" if path else "/"

    @property
    def origin(self) -> str | None:
        """The origin browsers see, when the operator told us."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else None
