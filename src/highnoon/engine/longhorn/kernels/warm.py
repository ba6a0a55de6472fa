"""Compile the kernels ahead of time, so that no player waits: `python -m ...kernels.warm`."""

from __future__ import annotations

import sys
from typing import Any

from numba.core.dispatcher import Dispatcher

from highnoon.engine import warming
from highnoon.engine.longhorn.analyst import Analyst
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.games.longhorn.game import LONGHORN

LATE = "Koog.a,D,Bbb.3/S,N,Rg.a/M,C,T E steal R wwwwwwwwooggggbbbb$5 wooooogggbbb$244 TR - random"
"""A position near the end whose value depends on a draw: every kernel has something to do."""


def kernels() -> set[Any]:
    """Every kernel of this package that is imported by now."""
    package = __package__ or ""
    modules = [module for name, module in sys.modules.items() if name.startswith(package)]
    return {
        one for module in modules for one in vars(module).values() if isinstance(one, Dispatcher)
    }


def warm() -> None:
    """Compile everything that a search calls."""
    state = LONGHORN.parse_position(LATE)
    search = Search(state, memory=1 << 20)
    search.bounds(state, Budget(nodes=1_000_000))
    search.estimate(state)
    Analyst(memory=1 << 20).think(state, state.side, 60.0, 1000)


if __name__ == "__main__":
    warming.forget("longhorn")
    warming.warm("longhorn")
