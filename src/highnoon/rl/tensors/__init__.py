"""Observations for learners: for each game named parts with a fixed meaning (docs/tensors.md)."""

from __future__ import annotations

from typing import Any

from highnoon.core.description import load
from highnoon.core.registry import described
from highnoon.rl.tensors.layout import Floats, Layout, Part

__all__ = ["Floats", "Layout", "Part", "layout_of"]


def layout_of(game: str, state: Any) -> Layout[Any] | None:
    """How views of this table become numbers, the same from the first moment to the last.

    None for a game that has no layout: it is observed in words alone.
    """
    home = described(game).tensors
    found: Layout[Any] | None = None if home is None else load(home)(state)
    return found
