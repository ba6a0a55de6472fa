"""Tables that move to the device of the only person at them, and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fastapi import Depends

from highnoon.core.action import Seat
from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, Token, limit_commands
from highnoon.server.pocket.sealed import lines_of, sealed
from highnoon.server.table import commands
from highnoon.server.table.changes import Outcome
from highnoon.server.table.table import Table
from highnoon.server.wire.answers import Noted, SealedTable
from highnoon.server.wire.asks import BackAsk
from highnoon.server.wire.refusals import Refused

router = Router(prefix="/tables/{table_id}", dependencies=[Depends(limit_commands)])


@router.post("/along")
async def along(table_id: str, parts: Parts, token: Token) -> SealedTable:
    """Take the table along: here it rests until it is back."""

    def take(table: Table) -> Outcome:
        return commands.take_along(table, table.seat_of(token or ""))

    await parts.house.change(table_id, take)
    stored = await parts.house.store.load(table_id)
    if stored is None:
        raise Refused(404, "error-table-unknown")
    return {"text": sealed(stored)}


@router.post("/back")
async def back(table_id: str, ask: BackAsk, parts: Parts, token: Token) -> Noted:
    """The table comes back, with what was played on the device or without."""

    def bring(command: Callable[[Table, Seat], Outcome], table: Table) -> Outcome:
        return command(table, table.seat_of(token or ""))

    command: Callable[[Table, Seat], Outcome] = commands.fetch_back
    if ask.text is not None:
        command = partial(commands.bring_back, played=lines_of(ask.text))
    await parts.house.change(table_id, partial(bring, command))
    return {}
