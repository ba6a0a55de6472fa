"""Maps of Desperados, before a table is opened on one: ours as a sample, and one's own on trial."""

from __future__ import annotations

import asyncio

from fastapi import Depends

from highnoon.games.desperados.reading import our_map, our_text, read
from highnoon.server.http.answering import Router
from highnoon.server.http.services import calm, gentle
from highnoon.server.wire.asks import MapAsk
from highnoon.server.wire.maps import MapSample, MapShown

router = Router(prefix="/maps")


@router.get("/desperados", dependencies=[Depends(gentle)])
async def sample() -> MapSample:
    """The map of the house: its file, to make another from it, and what it shows."""
    return {"text": our_text(), "map": our_map().view}


@router.post("/desperados", dependencies=[Depends(calm)])
async def on_trial(ask: MapAsk) -> MapShown:
    """What a map file shows, or everything that is wrong with it; nothing is kept."""
    map_ = await asyncio.to_thread(read, ask.text)
    return {"map": map_.view}
