"""Viewers: who looks at a match, and what they get to see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from highnoon.core.action import Action, Seat

Viewer: TypeAlias = int
"""A seat, `PUBLIC`, or `OPEN`."""

PUBLIC: Final[Viewer] = -2
"""Anybody: what may be known without a seat."""

OPEN: Final[Viewer] = -3
"""Everything face up. A match grants it only when the game is over."""

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class TableView(Generic[V]):
    """All that one viewer may know of a match at one moment; the only thing bots and pages get."""

    game: str
    rules: int
    options: dict[str, Any]
    viewer: Viewer
    version: int
    waiting_for: tuple[Seat, ...]
    choices: tuple[Action, ...]
    view: V
