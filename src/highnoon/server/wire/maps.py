"""What is answered about maps of Desperados."""

from __future__ import annotations

from typing import TypedDict

from highnoon.games.desperados.pieces import MapView


class MapShown(TypedDict):
    """What a map of Desperados shows."""

    map: MapView


class MapSample(MapShown):
    """The map of the house, and the text of its file."""

    text: str
