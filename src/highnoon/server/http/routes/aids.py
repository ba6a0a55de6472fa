"""Help for whoever decides at a table."""

from __future__ import annotations

from fastapi import Depends

from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, Token, limit_reads, viewer_of
from highnoon.server.table.aids import aids_state
from highnoon.server.wire.tables import AidsState

router = Router()


@router.get("/tables/{table_id}/aids", dependencies=[Depends(limit_reads)])
async def aids(table_id: str, parts: Parts, token: Token) -> AidsState:
    """What each choice of the bearer's seat would bring, and why other choices are refused."""
    async with parts.house.at(table_id) as table:
        return aids_state(table, viewer_of(table, token))
