"""Who is ahead, and where a match turned."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import Request

from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, Token, client, limit_commands, limit_reads
from highnoon.server.wire.studies import AnalysisState, EvaluationState

router = Router(prefix="/tables/{table_id}")
LONGEST_WAIT = 25.0

Since = Annotated[int, Query(ge=-1, le=1_000_000)]
Wait = Annotated[float, Query(ge=0, le=LONGEST_WAIT)]


@router.get("/evaluation", dependencies=[Depends(limit_reads)])
async def evaluation(
    table_id: str,
    request: Request,
    parts: Parts,
    token: Token,
    moment: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    since: Since = 0,
    wait: Wait = 0,
) -> EvaluationState:
    """How the table stands, now or at a moment; with `wait`, once more is known than at `since`."""
    return await parts.studies.evaluation(table_id, token, client(request), moment, since, wait)


@router.get("/analysis", dependencies=[Depends(limit_reads)])
async def analysis(
    table_id: str,
    request: Request,
    parts: Parts,
    token: Token,
    since: Since = -1,
    wait: Wait = 0,
) -> AnalysisState:
    """The analysis of a finished match as far as it was begun, and the worth of both herds."""
    return await parts.studies.analysis(table_id, token, client(request), False, since, wait)


@router.post("/analysis", dependencies=[Depends(limit_commands)])
async def analyse(table_id: str, request: Request, parts: Parts, token: Token) -> AnalysisState:
    """Begin the analysis of a finished match, or go on with it."""
    return await parts.studies.analysis(table_id, token, client(request), True, -1, 0)
