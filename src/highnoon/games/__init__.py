"""The games, each in a folder of its own with a description of all that it brings.

Whoever runs the program may add others: `HIGHNOON_GAMES` names modules, separated by commas, each
with a `DESCRIPTION`.
"""

import os

from highnoon.core.description import load
from highnoon.core.registry import register
from highnoon.games.desperados.description import DESCRIPTION as DESPERADOS
from highnoon.games.longhorn.description import DESCRIPTION as LONGHORN
from highnoon.games.moon_river.description import DESCRIPTION as MOON_RIVER

for description in (LONGHORN, MOON_RIVER, DESPERADOS):
    register(description)
for module in filter(None, map(str.strip, os.environ.get("HIGHNOON_GAMES", "").split(","))):
    try:
        register(load(f"{module}:DESCRIPTION"))
    except (ImportError, AttributeError, ValueError) as error:
        raise ImportError(f"HIGHNOON_GAMES names {module}, but {error}") from error
