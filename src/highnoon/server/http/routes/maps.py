"""Maps, before a table is opened on one: the house's own as a sample, and others on trial."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from fastapi import Depends

from highnoon.core.description import OptionFile, load
from highnoon.core.registry import described
from highnoon.server.http.answering import Router
from highnoon.server.http.services import limit_commands, limit_reads
from highnoon.server.wire.asks import MapAsk
from highnoon.server.wire.maps import MapSample, MapShown
from highnoon.server.wire.refusals import Refused

router = Router(prefix="/maps")


@router.get("/{game}", dependencies=[Depends(limit_reads)])
async def sample(game: str) -> MapSample:
    """The map of the house: its file, to make another from it, and what it shows."""
    file, shown = _maps_of(game)
    text = file.sample()
    return {"text": text, "map": shown(text)}


@router.post("/{game}", dependencies=[Depends(limit_commands)])
async def on_trial(game: str, ask: MapAsk) -> MapShown:
    """What a map file shows, or everything that is wrong with it; nothing is kept."""
    _, shown = _maps_of(game)
    return {"map": await asyncio.to_thread(shown, ask.text)}


def _maps_of(game: str) -> tuple[OptionFile, Callable[[str], Any]]:
    home = described(game).files.get("map")
    file: OptionFile | None = None if home is None else load(home)
    if file is None or file.shown is None:
        raise Refused(404, "error-not-found")
    return file, file.shown
