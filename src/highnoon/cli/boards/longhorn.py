"""The table of Longhorn in the terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from highnoon.cli.boards import Say
from highnoon.games.longhorn.view import LonghornView


def draw(view: LonghornView, say: Say, width: int) -> RenderableType:
    """The square of nine places, prices and herds."""
    return Text(str(view))


def legend(say: Say) -> RenderableType:
    """Every symbol."""
    return Text("")
