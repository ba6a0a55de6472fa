"""Who is ahead, and where a match turned."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response
from starlette.requests import Request

from highnoon.server.http.services import Parts, Token, calm, client, gentle
from highnoon.server.wire import studies as models
from highnoon.server.wire.encoding import dumps

router = APIRouter(prefix="/tables/{table_id}")
LONGEST_WAIT = 25.0

Since = Annotated[int, Query(ge=-1, le=1_000_000)]
Wait = Annotated[float, Query(ge=0, le=LONGEST_WAIT)]


@router.get("/evaluation", response_model=models.EvaluationModel, dependencies=[Depends(gentle)])
async def evaluation(
    table_id: str,
    request: Request,
    parts: Parts,
    token: Token,
    moment: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    since: Since = 0,
    wait: Wait = 0,
) -> Response:
    """How the table stands, now or at a moment; with `wait`, once more is known than at `since`."""
    found = await parts.studies.evaluation(table_id, token, client(request), moment, since, wait)
    return Response(dumps(found), media_type="application/json")


@router.get("/analysis", response_model=models.AnalysisModel, dependencies=[Depends(gentle)])
async def analysis(
    table_id: str,
    request: Request,
    parts: Parts,
    token: Token,
    since: Since = -1,
    wait: Wait = 0,
) -> Response:
    """The analysis of a finished match as far as it was begun, and the worth of both herds."""
    found = await parts.studies.analysis(table_id, token, client(request), False, since, wait)
    return Response(dumps(found), media_type="application/json")


@router.post("/analysis", response_model=models.AnalysisModel, dependencies=[Depends(calm)])
async def analyse(table_id: str, request: Request, parts: Parts, token: Token) -> Response:
    """Begin the analysis of a finished match, or go on with it."""
    found = await parts.studies.analysis(table_id, token, client(request), True, -1, 0)
    return Response(dumps(found), media_type="application/json")
