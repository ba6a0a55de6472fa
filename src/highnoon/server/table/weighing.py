"""What a computer weighs, as whoever waits for it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from highnoon.core.game import AnyGame
from highnoon.core.view import TableView
from highnoon.engine.thoughts import Idea, first_choices
from highnoon.server.wire.live import WeighedIdea

TOLD: Final = 3
"""So many ideas are shown."""


def weighed(game: AnyGame, table: TableView[Any], ideas: Sequence[Idea]) -> list[WeighedIdea]:
    """The best ideas, each by the choice it begins with."""
    return [
        WeighedIdea(
            action=game.action_text(action),
            phrase=game.describe_action(table.view, action).plain(),
            worth=round(worth, 3),
        )
        for action, worth in first_choices(ideas)[:TOLD]
    ]
