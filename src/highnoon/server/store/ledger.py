"""The operator's ledger: what is kept of reports, blocks and acts, as values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias

from highnoon.core.lines import Hearers
from highnoon.server.table.changes import Head, Meta

Which: TypeAlias = Literal["running", "finished", "closed"]
"""Which tables are listed."""
Verdict: TypeAlias = Literal["removed", "dismissed"]


class Act(NamedTuple):
    """Something the operator does: who (an address), what, to whom, and what else there is."""

    at: float
    by: str
    act: str
    target: str
    detail: str = ""


class Report(NamedTuple):
    """Somebody on seat `by` reports what seat `seat` said, line number `line` of the log.

    `network` is where the speaker was, if that is known. Addresses are kept for nobody else.
    """

    at: float
    table: str
    game: str
    line: int
    seat: int
    by: int
    name: str | None
    text: str
    hearers: Hearers
    network: str | None = None
    settled: float | None = None
    verdict: Verdict | None = None


class Kept(NamedTuple):
    """A report that is kept; `held` while it would tell a secret of a game that is on."""

    id: int
    report: Report
    held: bool


class Block(NamedTuple):
    """A network that may not come in for a time."""

    network: str
    made: float
    until: float
    why: str


class Forgetting(NamedTuple):
    """What is to be removed of a table: one line of talk, or of a seat (or all) names and talk."""

    line: int | None = None
    seat: int | None = None
    names: bool = False
    talk: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the operator sees it: nothing of the game itself."""

    head: Head
    meta: Meta
    closed: float | None


class Ledger(Protocol):
    """Keeps what is the operator's. An act is written with its line in the audit, or not done."""

    async def close_table(self, table: str, act: Act) -> bool:
        """Close a table; whether it was open."""

    async def reopen_table(self, table: str, act: Act) -> bool:
        """Open a closed table again; whether it was closed."""

    async def forget(self, table: str, what: Forgetting, act: Act) -> bool:
        """Remove names and talk of a table for good; whether there is such a table and seat."""

    async def report(self, report: Report) -> None:
        """Keep a report; the same one again changes nothing."""

    async def place(self, report: int, network: str) -> None:
        """Note where the speaker of a reported line was."""

    async def reports(self, all_of_them: bool, limit: int) -> Sequence[Kept]:
        """Reports, the latest first; those that are settled too, if wanted."""

    async def find_report(self, report: int) -> Kept | None:
        """One report."""

    async def settle(self, report: int, verdict: Verdict, act: Act) -> None:
        """Note what came of a report, and of all others about the same line."""

    async def block(self, block: Block, act: Act) -> None:
        """Keep a network out, in place of what was agreed for it before."""

    async def lift(self, network: str, act: Act) -> bool:
        """Let a network in again; whether it was kept out."""

    async def blocks(self) -> Sequence[Block]:
        """Networks that are kept out, those whose time is over among them."""

    async def audit(self, before: int | None, limit: int) -> Sequence[tuple[int, Act]]:
        """Acts, the latest first."""

    async def acts_since(self, last: int) -> Sequence[tuple[int, Act]]:
        """Acts after one, in their order."""

    async def tables(self, which: Which, before: float | None, limit: int) -> Sequence[Listed]:
        """Tables, the latest first."""

    async def counts(self) -> Mapping[str, int]:
        """How many tables there are of each kind, and how many reports wait."""

    async def secret_hash(self) -> str | None:
        """The hash of the operator's secret, where many processes share it."""
