"""First games."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends
from starlette.requests import Request

from highnoon.core import registry
from highnoon.core.clean import clean_name
from highnoon.lessons import OPPONENT_LEVEL, lesson
from highnoon.server import models
from highnoon.server.asks import NameAsk
from highnoon.server.seats import SeatInfo, new_token, token_hash
from highnoon.server.services import Parts, calm, client

router = APIRouter()


@router.post(
    "/lessons/{game}", status_code=201, response_model=models.NewTable, dependencies=[Depends(calm)]
)
async def open_lesson(game: str, ask: NameAsk, request: Request, parts: Parts) -> Any:
    """Open a first game: a fixed deal, the computer on all other seats, never public."""
    parts.opens.check(client(request))
    first = lesson(registry.game(game).info.key)
    token = new_token()
    mine = SeatInfo("person", None, clean_name(ask.name), 0, token_hash(token))
    seats = [
        mine if seat == first.seat else SeatInfo("bot", OPPONENT_LEVEL)
        for seat in range(first.options["players"])
    ]
    parts.owners.check(client(request), seats)
    table = await parts.house.open(
        first.game, first.options, seats, public=False, hints=True, seed=first.seed
    )
    parts.owners.opened(table.head.id, client(request), seats)
    return {"id": table.head.id, "code": None, "tokens": {str(first.seat): token}}
