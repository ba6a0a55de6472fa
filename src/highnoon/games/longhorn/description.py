"""All that Longhorn brings."""

from typing import Final

from highnoon.core.description import Description

DESCRIPTION: Final = Description(
    key="longhorn",
    rules={
        1: "highnoon.games.longhorn.game:LONGHORN_1",
        2: "highnoon.games.longhorn.game:LONGHORN",
    },
    aids="highnoon.games.longhorn.aids",
    levels="highnoon.bots.longhorn:LEVELS",
    solver="highnoon.engine.longhorn.analyst:analyst",
    study="highnoon.engine.longhorn.study",
    kernels="highnoon.engine.longhorn.kernels.warm",
    tensors="highnoon.rl.tensors.longhorn:layout_of",
    batch="highnoon.rl.batch.longhorn:Kernels",
    lesson="highnoon.lessons:longhorn.json",
    rulebook="highnoon.rulebook:longhorn.json",
    terminal="highnoon.cli.boards.longhorn",
    commands="highnoon.cli.longhorn.flags:add_solve",
    deals="highnoon.engine.longhorn.solved",
    puzzles="highnoon.puzzles.longhorn",
    analysis="highnoon.cli.longhorn.analysing:analyse",
)
