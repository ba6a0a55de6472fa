"""First games."""

from __future__ import annotations

from fastapi import Depends
from starlette.requests import Request

from highnoon.core import registry
from highnoon.core.clean import clean_name
from highnoon.lessons import OPPONENT_LEVEL, lesson
from highnoon.server.house.reception import Plan
from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, client, limit_commands
from highnoon.server.table.seats import SeatInfo
from highnoon.server.wire.answers import NewTable
from highnoon.server.wire.asks import LessonAsk

router = Router()


@router.post("/lessons/{game}", status_code=201, dependencies=[Depends(limit_commands)])
async def open_lesson(game: str, ask: LessonAsk, request: Request, parts: Parts) -> NewTable:
    """Open a first game: a fixed deal, the computer on all other seats, never public."""
    parts.opens.check(client(request))
    first = lesson(registry.game(game).info.key)
    mine = SeatInfo("person", None, clean_name(ask.name), 0)
    seats = [
        mine if seat == first.seat else SeatInfo("bot", OPPONENT_LEVEL)
        for seat in range(first.options["players"])
    ]
    parts.owners.check(client(request), seats)
    plan = Plan(first.game, first.options, seats, hints=True, seed=first.seed)
    made = await parts.reception.open(plan, ask.request, ("lesson", game, ask.name))
    parts.owners.opened(made["id"], client(request), seats)
    return made
