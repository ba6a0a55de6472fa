"""Records to take home and to bring back, and any moment of a match."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import Depends, Path, Query, Response
from starlette.requests import Request

from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidRecord
from highnoon.core.record import Record
from highnoon.core.replay import record
from highnoon.server.http.answering import Router
from highnoon.server.http.networks import neighbourhood
from highnoon.server.http.services import (
    Parts,
    Token,
    address,
    client,
    limit_commands,
    limit_reads,
    viewer_of,
)
from highnoon.server.table.eyes import eyes_of
from highnoon.server.table.requests import Click, new_request
from highnoon.server.table.state import moment_state
from highnoon.server.wire.answers import TableLink
from highnoon.server.wire.asks import NewRequest
from highnoon.server.wire.refusals import Refused
from highnoon.server.wire.tables import MomentState

router = Router()
MOST_LINES = 5_000
FORMS = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")
"""What any page can send anywhere without being asked: never taken here."""


@router.get(
    "/tables/{table_id}/record", response_class=Response, dependencies=[Depends(limit_reads)]
)
async def download(table_id: str, parts: Parts, token: Token) -> Response:
    """The record as the viewer may have it: JSON lines."""
    async with parts.house.at(table_id) as table:
        text = record(table.match, viewer_of(table, token)).dumps()
        name = f"{table.head.game}-{table_id[:6]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@router.post(
    "/records",
    status_code=201,
    dependencies=[Depends(limit_commands)],
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
        }
    },
)
async def upload(
    request: Request,
    parts: Parts,
    asked: Annotated[NewRequest | None, Query(alias="request")] = None,
) -> TableLink:
    """A table to look at, made from a record file."""
    parts.opens.check(client(request))
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind in FORMS:
        raise Refused(415, "error-content-type")
    data = await request.body()
    click = Click.secret(asked or new_request(), "record", hashlib.sha256(data).hexdigest())
    before = await parts.reception.before(click) if asked else None
    if before is not None:
        return {"id": before.id}
    if data.count(b"\n") > MOST_LINES:
        raise InvalidRecord(Phrase("error-record-lines", {"limit": MOST_LINES}))
    parts.uploads.check(neighbourhood(address(request)), len(data), "error-records-day")
    parts.uploads_in_all.check("house", len(data), "error-records-full")
    space = parts.settings.record_space
    return {"id": await parts.reception.keep_record(Record.loads(data), click, space)}


@router.get("/tables/{table_id}/moments/{moment}", dependencies=[Depends(limit_reads)])
async def moment(
    table_id: str,
    moment: Annotated[int, Path(ge=0, le=1_000_000)],
    parts: Parts,
    token: Token,
    eyes: Annotated[str | None, Query(alias="as", max_length=10)] = None,
) -> MomentState:
    """The table after so many actions; `as` another viewer once the game is over."""
    async with parts.house.at(table_id) as table:
        viewer = eyes_of(table, eyes, viewer_of(table, token))
        last = table.match.moments
        if last is not None and moment > last:
            raise Refused(404, "error-no-moment", count=last)
        return moment_state(table, moment, viewer)
