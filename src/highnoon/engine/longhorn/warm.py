"""Compile the kernels ahead of time: `python -m highnoon.engine.longhorn.warm`.

Numba keeps what it compiles on disk; a process that warms up later only loads it, and no player
waits for a compiler.
"""

from __future__ import annotations

from typing import Final

from highnoon.engine.longhorn.adviser import Adviser
from highnoon.engine.longhorn.search import Search
from highnoon.games.longhorn.notation import parse_position

DRAWS: Final = (
    "Koog.a,D,Bbb.3/S,N,Rg.a/M,C,T E steal R wwwwwwwwooggggbbbb$5 wooooogggbbb$244 TR - random"
)
"""A small position whose value is a fraction: it needs every kernel."""


def warm() -> None:
    """Use every kernel once."""
    state = parse_position(DRAWS)
    Search(state, memory=1).bounds(state)
    Adviser().think(state, state.side, 60.0, 1000)


if __name__ == "__main__":
    warm()
