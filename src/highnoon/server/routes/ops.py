"""For the operator: whether the server is alive, and how it is doing."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Response
from starlette.requests import Request
from starlette.responses import JSONResponse

import highnoon
from highnoon.server import models
from highnoon.server.services import gentle, parts_of

router = APIRouter(dependencies=[Depends(gentle)])


@router.get("/healthz", response_model=models.Health, responses={503: {"model": models.Health}})
async def health(request: Request) -> Response:
    """Alive, every background task runs, and the store takes a change: 503 if not."""
    parts = parts_of(request)
    trouble = parts.keepers.trouble
    if not await parts.pulse.beats():
        trouble.append("store")
    if not parts.computer.health.ok:
        trouble.append("computers")
    body = {
        "status": "trouble" if trouble else "ok",
        "version": highnoon.__version__,
        "trouble": trouble,
    }
    return JSONResponse(body, 503 if trouble else 200)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Prometheus text."""
    text = parts_of(request).metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")
