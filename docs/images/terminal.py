"""Draws the terminal pictures of the README: `make pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from highnoon.cli.boards import board
from highnoon.cli.players import people
from highnoon.cli.screen import Screen
from highnoon.cli.sitting import Sitting
from highnoon.core.match import Match
from highnoon.i18n.catalogue import Catalogue

HERE: Final = Path(__file__).parent
LONGHORN: Final = (
    "start K; steal o; move R; steal g; move K; steal g; move T; steal w; move D; steal w; move M; "
    "steal g"
)
SEED: Final = 11
SALOON: Final = TerminalTheme(
    (25, 18, 14),
    (245, 231, 204),
    [
        (17, 11, 8),
        (238, 127, 94),
        (111, 208, 130),
        (240, 185, 60),
        (121, 190, 223),
        (200, 150, 220),
        (111, 208, 194),
        (205, 181, 149),
    ],
)
"""The colours of the page at night."""


def longhorn() -> str:
    """A turn of Longhorn as a person sees it in the terminal."""
    match = Match.new("longhorn", seed=SEED)
    for text in LONGHORN.split("; "):
        match.play(min(match.actors()), text)
    console = Console(
        record=True,
        width=80,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    screen = Screen(Catalogue("en"), console)
    table = Sitting(match, people(match.game, 2), screen, board("longhorn"))
    seat = min(match.actors())
    table.seen[table.players[seat].name] = len(match.history) - 3
    table.draw(seat)
    svg = console.export_svg(title="highnoon play longhorn", theme=SALOON)
    # No font from afar: every reader has some font of equal widths.
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    (HERE / "longhorn-terminal.svg").write_text(longhorn(), "utf-8")
