"""The table of a game that nobody has drawn yet: every field of the view, written out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from highnoon.core.action import Phrase

if TYPE_CHECKING:
    from highnoon.cli.boards import Say


def draw(view: Any, say: Say, width: int) -> RenderableType:
    """The view's fields below each other, in the words of the rules."""
    rows = Table.grid(padding=(0, 2))
    for name, value in view.items():
        said = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        rows.add_row(Text(name, style="dim"), Text(said))
    return rows


def legend(say: Say) -> RenderableType:
    """Why there is nothing to explain."""
    return Text(say(Phrase("games-not-drawn")))
