"""Observations for learners: for each game named parts with a fixed meaning (docs/tensors.md)."""

from __future__ import annotations

from typing import Any

from highnoon.games.desperados.state import State as DesperadosState
from highnoon.games.longhorn.state import State as LonghornState
from highnoon.games.moon_river.state import State as MoonRiverState
from highnoon.rl.tensors import desperados, longhorn, moon_river
from highnoon.rl.tensors.layout import Floats, Layout, Part

__all__ = ["Floats", "Layout", "Part", "layout_of"]


def layout_of(state: Any) -> Layout[Any] | None:
    """How views of this table become numbers, the same from the first moment to the last.

    None for a game that has no layout: it is observed in words alone.
    """
    match state:
        case LonghornState():
            return longhorn.LAYOUT
        case MoonRiverState():
            return moon_river.layout(state.kit, len(state.ranches))
        case DesperadosState():
            return desperados.layout(state.map, state.players)
        case _:
            return None
