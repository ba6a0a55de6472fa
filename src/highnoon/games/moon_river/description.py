"""All that Moon River brings."""

from typing import Final

from highnoon.core.description import Description

DESCRIPTION: Final = Description(
    key="moon-river",
    rules={
        1: "highnoon.games.moon_river.game:MOON_RIVER_1",
        2: "highnoon.games.moon_river.game:MOON_RIVER",
    },
    aids="highnoon.games.moon_river.aids",
    levels="highnoon.bots.moon_river:LEVELS",
    kernels="highnoon.engine.moon_river.warm",
    tensors="highnoon.rl.tensors.moon_river:layout_of",
    batch="highnoon.rl.batch.moon_river:Kernels",
    files={"pieces": "highnoon.games.moon_river.pieces:PIECES_FILE"},
    lesson="highnoon.lessons:moon-river.json",
    rulebook="highnoon.rulebook:moon-river.json",
    puzzles="highnoon.puzzles.moon_river",
    terminal="highnoon.cli.boards.moon_river",
)
