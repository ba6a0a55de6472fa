"""Coming and going at a table, votes, and how one's own tables stand."""

from __future__ import annotations

from fastapi import Depends
from starlette.requests import Request

from highnoon.core.action import Seat
from highnoon.server.house.standing import no_longer, standing
from highnoon.server.http.answering import Router
from highnoon.server.http.routes.play import noted
from highnoon.server.http.services import Parts, Services, Token, client, limit_commands
from highnoon.server.table import commands
from highnoon.server.table.changes import Outcome
from highnoon.server.table.seats import seats_of
from highnoon.server.table.table import Table
from highnoon.server.wire.answers import Done, Noted
from highnoon.server.wire.asks import AbsentAsk, KeptSeat, MineAsk, VoteAsk
from highnoon.server.wire.encoding import Encoded
from highnoon.server.wire.refusals import Refused
from highnoon.server.wire.tables import MyTable

router = Router()


@router.post("/tables/{table_id}/leave", dependencies=[Depends(limit_commands)])
async def leave(table_id: str, parts: Parts, token: Token) -> Encoded[Noted]:
    """Leave a running table: the computer plays on; one may come back."""
    return await noted(parts, table_id, token, None, commands.leave)


@router.post("/tables/{table_id}/return", dependencies=[Depends(limit_commands)])
async def come_back(table_id: str, parts: Parts, token: Token) -> Encoded[Noted]:
    """Take one's seat back from the computer."""
    return await noted(parts, table_id, token, None, commands.come_back)


@router.post("/tables/{table_id}/vote", dependencies=[Depends(limit_commands)])
async def vote(table_id: str, ask: VoteAsk, parts: Parts, token: Token) -> Encoded[Done]:
    """Vote to let the computer take somebody's seats; all others must agree, two at least."""
    lost: set[Seat] = set()

    def command(table: Table, seat: Seat) -> Outcome:
        before = table.meta.seats
        outcome = commands.vote(table, seat, ask.against, ask.agree)
        if table.meta.seats != before:
            lost.update(seats_of(before, ask.against))
        return outcome

    answer: Encoded[Done] = await noted(parts, table_id, token, None, command)
    parts.hub.drop(table_id, frozenset(lost))
    return answer


@router.post("/tables/{table_id}/absent", dependencies=[Depends(limit_commands)])
async def wait_no_longer(
    table_id: str, ask: AbsentAsk, parts: Parts, token: Token
) -> Encoded[Noted]:
    """Wait no longer for somebody who is away: the computer plays on, or it ends undecided."""

    def command(table: Table, seat: Seat) -> Outcome:
        if table.match.over:
            raise Refused(409, "error-over")
        away = parts.timekeeper.away_for(table, ask.seat) if table.head.pace.clock is None else 0.0
        if away < parts.settings.patience:
            raise Refused(409, "error-not-away")
        return commands.wait_no_longer(table, seat, ask.seat, ask.end)

    return await noted(parts, table_id, token, None, command)


@router.post("/mine")
async def mine(ask: MineAsk, request: Request, parts: Parts) -> list[MyTable]:
    """How one's tables stand: whose turn it is, and whether they are over."""
    parts.reads.check(client(request), cost=1 + len(ask.seats))
    return [await _stands(parts, one) for one in ask.seats]


async def _stands(parts: Services, kept: KeptSeat) -> MyTable:
    try:
        async with parts.house.at(kept.table) as table:
            return standing(table, table.seat_of(kept.token), parts.hub)
    except Refused:
        return no_longer(kept.table)
