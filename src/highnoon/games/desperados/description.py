"""All that Desperados brings."""

from typing import Final

from highnoon.core.description import Description

DESCRIPTION: Final = Description(
    key="desperados",
    rules={1: "highnoon.games.desperados.game:DESPERADOS"},
    aids="highnoon.games.desperados.aids",
    belief="highnoon.games.desperados.aids:suspects",
    plans="highnoon.games.desperados.plans:plans",
    levels="highnoon.bots.desperados:LEVELS",
    tensors="highnoon.rl.tensors.desperados:layout_of",
    files={"map": "highnoon.games.desperados.reading:MAP_FILE"},
    lesson="highnoon.lessons:desperados.json",
    rulebook="highnoon.rulebook:desperados.json",
    terminal="highnoon.cli.boards.desperados",
)
