"""For the operator: whether the server is alive, and how it is doing."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Response
from starlette.requests import Request

import highnoon
from highnoon.server.services import gentle, parts_of

router = APIRouter(dependencies=[Depends(gentle)])


@router.get("/healthz")
async def health(request: Request) -> dict[str, str]:
    """Alive, and the store answers."""
    await parts_of(request).house.store.by_code("")
    return {"status": "ok", "version": highnoon.__version__}


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Prometheus text."""
    text = parts_of(request).metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")
