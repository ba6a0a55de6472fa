"""All that Desperados brings."""

from typing import Final

from highnoon.core.description import Description

DESCRIPTION: Final = Description(
    key="desperados",
    rules={
        1: "highnoon.games.desperados.game:DESPERADOS_1",
        2: "highnoon.games.desperados.game:DESPERADOS",
    },
    aids="highnoon.games.desperados.aids",
    belief="highnoon.games.desperados.aids:suspects",
    plans="highnoon.games.desperados.plans:plans",
    levels="highnoon.bots.desperados:LEVELS",
    tensors="highnoon.rl.tensors.desperados:layout_of",
    batch="highnoon.rl.batch.desperados:Kernels",
    pasts="highnoon.rl.pasts.desperados:retell",
    files={"map": "highnoon.games.desperados.reading:MAP_FILE"},
    lesson="highnoon.lessons:desperados.json",
    rulebook="highnoon.rulebook:desperados.json",
    puzzles="highnoon.puzzles.desperados",
    terminal="highnoon.cli.boards.desperados",
)
