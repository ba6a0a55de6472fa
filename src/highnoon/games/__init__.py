"""The games, each in a folder of its own, known by key and rules version."""

from highnoon.core.registry import register

register("longhorn", 1, "highnoon.games.longhorn.game:LONGHORN_1")
register("longhorn", 2, "highnoon.games.longhorn.game:LONGHORN")
register("moon-river", 1, "highnoon.games.moon_river.game:MOON_RIVER_1")
register("moon-river", 2, "highnoon.games.moon_river.game:MOON_RIVER")
register("desperados", 1, "highnoon.games.desperados.game:DESPERADOS")
