"""The deal of the day: what it is, and a table to play it at."""

from __future__ import annotations

from fastapi import Depends
from starlette.requests import Request

from highnoon.server.house.daily import daily_plan, deals
from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, client, limit_commands, limit_reads
from highnoon.server.wire.answers import NewTable
from highnoon.server.wire.daily import DailyDeal
from highnoon.server.wire.puzzle_asks import DailyAsk

router = Router(prefix="/daily")


@router.get("", dependencies=[Depends(limit_reads)])
async def of_the_day(parts: Parts) -> list[DailyDeal]:
    """The deals of today (UTC), the same for everybody."""
    return deals(parts.puzzling.today())


@router.post("/{game}", status_code=201, dependencies=[Depends(limit_commands)])
async def open_daily(game: str, ask: DailyAsk, request: Request, parts: Parts) -> NewTable:
    """Open a table with today's deal, against computers of a level."""
    who, day = client(request), parts.puzzling.today()
    parts.opens.check(who)
    asked = ask.model_dump(exclude={"request"})
    plan = daily_plan(game, day, asked)
    parts.owners.check(who, plan.seats)
    made = await parts.reception.open(plan, ask.request, ("daily", game, day.isoformat(), asked))
    parts.owners.opened(made["id"], who, plan.seats)
    return made
