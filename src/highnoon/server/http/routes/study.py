"""The study: positions far from any table, led on, dealt, read from a record, and weighed.

Nothing is kept: whoever asks brings the position along.
"""

from __future__ import annotations

import asyncio

from fastapi import Depends
from starlette.requests import Request

from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, client, limit_commands, limit_reads
from highnoon.server.table.positions import dealt_state, position_state, record_line
from highnoon.server.wire.asks import DealAsk, LineAsk, PositionAsk, ValuesAsk
from highnoon.server.wire.studies import StudyLine, StudyState, ValuesState

router = Router(prefix="/study")


@router.post("/{game}/position", dependencies=[Depends(limit_reads)])
async def position(game: str, ask: PositionAsk) -> StudyState:
    """A position, or what an action makes of it; else everything that is wrong with it."""
    return await asyncio.to_thread(position_state, game, ask.position, ask.action, ask.picture)


@router.post("/{game}/deal", dependencies=[Depends(limit_reads)])
async def deal(game: str, ask: DealAsk) -> StudyState:
    """A deal by its number."""
    return await asyncio.to_thread(dealt_state, game, ask.code, ask.options, ask.picture)


@router.post("/{game}/record", dependencies=[Depends(limit_commands)])
async def line(game: str, ask: LineAsk) -> StudyLine:
    """All positions of a record."""
    return await asyncio.to_thread(record_line, game, ask.text)


@router.post("/{game}/values", dependencies=[Depends(limit_reads)])
async def values(game: str, ask: ValuesAsk, request: Request, parts: Parts) -> ValuesState:
    """What every choice of a position is worth; better the more often it is asked."""
    who = client(request)
    return await parts.studies.values(game, ask.position, who, ask.since, ask.wait)
