"""What the operator may do: close tables, keep networks out, remove names and talk.

Every act is stored together with its line in the audit; then it holds in this process, and the
others are told. Nothing here looks into a game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from highnoon.core.action import Seat
from highnoon.server.house.blocklist import Blocklist, address_of, network_of
from highnoon.server.house.house import House
from highnoon.server.house.speakers import Speakers
from highnoon.server.store.ledger import Act, Block, Forgetting, Ledger, Report, Verdict
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused

log = logging.getLogger("highnoon.operator")

LONGEST_WHY: Final = 200


class Operator:
    """Whoever runs the house, at work."""

    def __init__(
        self, house: House, blocklist: Blocklist, speakers: Speakers, clock: Callable[[], float]
    ) -> None:
        self._house = house
        self._blocklist = blocklist
        self._speakers = speakers
        self.now = clock
        self._last = 0
        """The last act that this process knows of."""
        self.blocked: Callable[[], None] = lambda: None
        """Is told that other networks are kept out than before."""

    @property
    def ledger(self) -> Ledger:
        """What is kept of all this."""
        return self._house.store.ledger

    # --- tables ---

    async def close(self, table_id: str, by: str, why: str) -> None:
        """Nobody plays, watches or talks at a table any more, until it is opened again."""
        act = self._act(by, "close", table_id, why)
        if not await self._house.rewrite(table_id, lambda: self.ledger.close_table(table_id, act)):
            raise Refused(404, "error-table-unknown")

    async def reopen(self, table_id: str, by: str) -> None:
        """A table goes on where it was closed."""
        act = self._act(by, "reopen", table_id)
        if not await self._house.rewrite(table_id, lambda: self.ledger.reopen_table(table_id, act)):
            raise Refused(404, "error-table-unknown")
        async with self._house.at(table_id):
            return  # in memory again: computers and clocks go on

    async def forget(self, table_id: str, by: str, what: Forgetting) -> None:
        """Remove names and talk for good."""
        parts = [name for name in ("names", "talk") if getattr(what, name)]
        where = "all seats" if what.seat is None else f"seat {what.seat}"
        act = self._act(by, "forget", table_id, f"{' and '.join(parts)} of {where}")
        if not await self._forget(table_id, what, act):
            raise Refused(404, "error-forget-nowhere")

    async def _forget(self, table_id: str, what: Forgetting, act: Act) -> bool:
        return await self._house.rewrite(table_id, lambda: self.ledger.forget(table_id, what, act))

    # --- reports ---

    async def report(self, table: Table, seat: Seat, number: int) -> None:
        """A seat reports what somebody said: message `number` of those that it may read."""
        line, speaker, text, hearers = spoken_line(table, seat, number)
        if speaker == seat:
            raise Refused(409, "error-report-own")
        await self.ledger.report(
            Report(
                at=self.now(),
                table=table.head.id,
                game=table.head.game,
                line=line,
                seat=speaker,
                by=seat,
                name=table.meta.seats[speaker].name,
                text=text,
                hearers="side" if hearers == "side" else "all",
                network=self._speakers.of(table.head.id, speaker),
            )
        )

    async def settle(self, report: int, by: str, remove: bool) -> None:
        """Remove what was reported, or leave it; either way nobody need look at it again."""
        kept = await self.ledger.find_report(report)
        if kept is None:
            raise Refused(404, "error-report-unknown")
        verdict: Verdict = "removed" if remove else "dismissed"
        table = kept.report.table
        if remove:
            act = self._act(by, "forget", table, f"line {kept.report.line}")
            await self._forget(table, Forgetting(line=kept.report.line), act)  # or it is gone
        await self.ledger.settle(report, verdict, self._act(by, "settle", str(report), verdict))

    async def place(self, report: int, table_id: str, seat: Seat) -> None:
        """Another process asks where somebody was who was reported."""
        network = self._speakers.of(table_id, seat)
        if network is not None:
            await self.ledger.place(report, network)

    # --- blocks ---

    async def block(self, text: str, by: str, seconds: float, why: str) -> None:
        """Keep a network out for so many seconds."""
        network = network_of(text)
        own = address_of(by)
        if own is not None and own.version == network.version and own in network:
            raise Refused(400, "error-block-own")
        now = self.now()
        act = self._act(by, "block", str(network), f"{round(seconds)} s; {why}"[:LONGEST_WHY])
        await self.ledger.block(Block(str(network), now, now + seconds, why[:LONGEST_WHY]), act)
        await self.look()

    async def lift(self, text: str, by: str) -> None:
        """Let a network in again."""
        network = str(network_of(text))
        if not await self.ledger.lift(network, self._act(by, "unblock", network)):
            raise Refused(404, "error-block-unknown")
        await self.look()

    async def look(self) -> None:
        """Read who is kept out, and cut off whoever is now."""
        self._blocklist.take(await self.ledger.blocks())
        self.blocked()

    # --- what was done elsewhere ---

    async def begin(self) -> None:
        """Learn what holds already."""
        latest = await self.ledger.audit(None, 1)
        self._last = latest[0][0] if latest else 0
        await self.look()

    async def obey(self, what: str, name: str) -> None:
        """What the operator did at another process holds here too; `all` after a lost line."""
        if what == "table":
            await self._house.read_again(name)
        elif what == "blocks":
            await self.look()
        elif what == "all":
            for number, act in await self.ledger.acts_since(self._last):
                self._last = number
                await self._house.read_again(act.target)  # a name that is no table's is nowhere
            await self.look()

    def _act(self, by: str, act: str, target: str, detail: str = "") -> Act:
        log.info("the operator acts", extra={"task": act})
        return Act(self.now(), by[:64], act, target[:80], detail[:LONGEST_WHY])


def spoken_line(table: Table, seat: Seat, number: int) -> tuple[int, Seat, str, str]:
    """Where in the log a message stands, who said it, what, and to whom."""
    match = table.match
    seats = {match.game.seat_key(one): one for one in match.seats}
    heard = [
        (place, seats[line["by"]], line["say"], line["to"])
        for place, line in enumerate(match.log)
        if "say" in line and match.hears(line, seat)
    ]
    if not 0 <= number < len(heard):
        raise Refused(404, "error-report-nothing")
    return heard[number]
