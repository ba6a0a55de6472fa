"""First games."""

from __future__ import annotations

from fastapi import Depends
from starlette.requests import Request

from highnoon.server.house.planning import lesson_plan
from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, client, limit_commands
from highnoon.server.wire.answers import NewTable
from highnoon.server.wire.asks import LessonAsk

router = Router()


@router.post("/lessons/{game}", status_code=201, dependencies=[Depends(limit_commands)])
async def open_lesson(game: str, ask: LessonAsk, request: Request, parts: Parts) -> NewTable:
    """Open a first game: a fixed deal, the computer on all other seats, never public."""
    parts.opens.check(client(request))
    plan = lesson_plan(game, ask.name, ask.portrait)
    parts.owners.check(client(request), plan.seats)
    asked = ("lesson", game, ask.name, *(() if ask.portrait is None else (ask.portrait,)))
    made = await parts.reception.open(plan, ask.request, asked)
    parts.owners.opened(made["id"], client(request), plan.seats)
    return made
