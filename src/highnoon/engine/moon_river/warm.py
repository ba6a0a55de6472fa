"""Compile the playouts ahead of time, so that no player waits: `python -m ...moon_river.warm`."""

from __future__ import annotations

import random
from typing import Any

from numba.core.dispatcher import Dispatcher

from highnoon.engine import warming
from highnoon.engine.moon_river import compiled
from highnoon.engine.moon_river.futures import Foresight, load_compiled, look_ahead
from highnoon.engine.moon_river.layout import Taste
from highnoon.games.moon_river.game import MOON_RIVER

EARLY = (
    "2 camp none stand purple - .,K3@white,K4@purple,Mc@white D,D,K3,Mc - 5D,5C,3M,3K3 DTPRF 32"
    " beside,beside 5/5/5/5/5/5/5/5/5/2,^,2[] 5/5/5/5/5/5/5/5/5/2,^,2[]"
)
"""A position from which a playout comes to everything."""


def kernels() -> set[Any]:
    """Every kernel of this package."""
    return {one for one in compiled.kernels().values() if isinstance(one, Dispatcher)}


def warm() -> None:
    """Compile everything that a playout calls."""
    load_compiled()
    state = MOON_RIVER.parse_position(EARLY)
    look_ahead(state, Foresight(Taste(), 4, 1, hopeful=True), 60.0, 4, random.Random(1))


if __name__ == "__main__":
    warming.forget("moon-river")
    warming.warm("moon-river")
