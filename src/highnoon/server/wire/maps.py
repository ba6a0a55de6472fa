"""What is answered about maps."""

from __future__ import annotations

from typing import TypedDict

from highnoon.server.wire.of_games import AnyMap


class MapShown(TypedDict):
    """What a map shows."""

    map: AnyMap


class MapSample(MapShown):
    """The map of the house, and the text of its file."""

    text: str
