"""For the operator: whether the server is alive, and how it is doing."""

from __future__ import annotations

from ipaddress import ip_address

from fastapi import APIRouter, Depends, Response
from starlette.requests import Request
from starlette.responses import JSONResponse

import highnoon
from highnoon.server.http.published import published
from highnoon.server.http.services import address, limit_reads, parts_of
from highnoon.server.settings import networks
from highnoon.server.wire.answers import Health
from highnoon.server.wire.refusals import Refused

router = APIRouter(dependencies=[Depends(limit_reads)])


@router.get(
    "/healthz",
    response_model=published(Health),
    responses={503: {"model": published(Health)}},
)
async def health(request: Request) -> Response:
    """Alive, every background task runs, and the store takes a change: 503 if not."""
    parts = parts_of(request)
    trouble = parts.keepers.trouble
    if not await parts.pulse.beats():
        trouble.append("store")
    if not parts.computer.health.ok:
        trouble.append("computers")
    body: Health = {
        "status": "trouble" if trouble else "ok",
        "version": highnoon.__version__,
        "trouble": trouble,
    }
    return JSONResponse(body, 503 if trouble else 200)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Prometheus text, for the operator alone: counts of requests would tell players secrets."""
    parts = parts_of(request)
    if not may_measure(address(request), parts.settings.metrics_for):
        raise Refused(404, "error-not-found")
    text = parts.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")


def may_measure(host: str, allowed: str) -> bool:
    """Whether somebody at this address reads the metrics: this machine, and whom it names."""
    try:
        asks = ip_address(host)
    except ValueError:
        return False
    return asks.is_loopback or any(asks in network for network in networks(allowed))
