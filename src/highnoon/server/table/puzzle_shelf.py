"""Which puzzles there are, and which one comes next."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from highnoon import puzzles
from highnoon.core.registry import keys
from highnoon.puzzles import Puzzle
from highnoon.server.wire.puzzles import PuzzleShelf
from highnoon.server.wire.refusals import Refused

USUAL: Final = 1500
"""How hard a puzzle is for somebody of whom nothing is known."""


def shelves() -> list[PuzzleShelf]:
    """The puzzles of every game that has any."""
    return [_shelf(key, found) for key in keys() if (found := puzzles.load(key))]


def _shelf(game: str, found: Sequence[Puzzle]) -> PuzzleShelf:
    return {
        "game": game,
        "count": len(found),
        "themes": [
            {"theme": theme, "count": count} for theme, count in puzzles.themes(found).items()
        ],
        "easiest": found[0].rating,
        "hardest": found[-1].rating,
    }


def next_puzzle(
    game: str, near: int, themes: Collection[str] = (), skip: Collection[str] = ()
) -> Puzzle:
    """The puzzle with all these themes whose rating is nearest, but for those to be skipped."""
    fitting = [
        one
        for one in puzzles.load(game)
        if one.id not in skip and all(theme in one.themes for theme in themes)
    ]
    if not fitting:
        raise Refused(404, "web-puzzles-no-more")
    return min(fitting, key=lambda one: (abs(one.rating - near), one.id))


def named(text: str) -> frozenset[str]:
    """Names that were asked for, with commas between them."""
    return frozenset(text.split(",")) - {""}
