"""Help for whoever decides at a table."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Response

from highnoon.server.http.services import Parts, Token, gentle, viewer_of
from highnoon.server.table.aids import aids_state
from highnoon.server.wire import tables as table_models
from highnoon.server.wire.encoding import dumps

router = APIRouter()


@router.get(
    "/tables/{table_id}/aids", response_model=table_models.AidsState, dependencies=[Depends(gentle)]
)
async def aids(table_id: str, parts: Parts, token: Token) -> Response:
    """What each choice of the bearer's seat would bring, and why other choices are refused."""
    async with parts.house.at(table_id) as table:
        text = dumps(aids_state(table, viewer_of(table, token)))
    return Response(text, media_type="application/json")
