"""The boards in the terminal, one module a game; what has no drawing is written out.

A board module offers `draw` and `legend`, and may offer `about`, `preview`, `draw_riddle`, which
keeps what a puzzle asks to itself, and `SEAT_STYLES`, the colours in which its seats are named.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

from rich.console import RenderableType

from highnoon.cli.boards import plain
from highnoon.core.action import Action, Phrase
from highnoon.core.description import load
from highnoon.core.registry import described


class Say(Protocol):
    """Says a phrase in the reader's language; `otherwise` is said where no text for it exists."""

    def __call__(self, phrase: Phrase, otherwise: str | None = None) -> str: ...


class Board(Protocol):
    """How a game looks in the terminal."""

    def draw(self, view: Any, say: Say, width: int) -> RenderableType:
        """The table as a viewer sees it, at most `width` columns wide."""

    def legend(self, say: Say) -> RenderableType:
        """Every symbol that `draw` uses, explained."""


class Preview(Protocol):
    """What a choice would look like, shown before it is confirmed; None if nobody need see it."""

    def __call__(
        self, view: Any, action: Action, say: Say, width: int
    ) -> RenderableType | None: ...


def board(key: str) -> Board:
    """The board of the game with this key."""
    home = described(key).terminal
    found: Board = plain if home is None else load(home)
    return found


def riddle(key: str, view: Any, say: Say, width: int) -> RenderableType:
    """The table of a puzzle, without what is to be found."""
    home = board(key)
    drawn: RenderableType = getattr(home, "draw_riddle", home.draw)(view, say, width)
    return drawn


def explain(board: Board, view: Any, say: Say) -> list[RenderableType]:
    """What is shown under `?`: the legend, and whatever the board tells about this table."""
    about = getattr(board, "about", None)
    return [board.legend(say), *([about(view, say)] if about else [])]


def preview(board: Board) -> Preview | None:
    """The board's preview, if it has one."""
    return cast("Preview | None", getattr(board, "preview", None))
