"""The rules of a game in the terminal: the same texts as in the page."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

import os
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from highnoon.cli.screen import Screen
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.rulebook import Block, Book, book


def add_rules(app: typer.Typer, screen: Screen, language: Any) -> None:
    """The command `highnoon rules`."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    @app.command("rules", help=text("cli-help-rules"))
    def rules_command(
        game: Annotated[str, typer.Argument(metavar="GAME", help=text("cli-help-game"))],
        lang: Annotated[str | None, language] = None,
    ) -> None:
        read(screen, game)


def read(screen: Screen, game: str) -> None:
    """Show the rules, page by page where somebody sits at the terminal."""
    found = book(registry.game(game).info.key)
    # Without it, `less` would print colours as the signs they are made of.
    os.environ.setdefault("LESS", "-R")
    with screen.console.pager(styles=True) if screen.interactive else nullcontext():
        for part in pages(found, screen):
            screen.console.print(part, width=screen.width)


def pages(found: Book, screen: Screen) -> Iterator[RenderableType]:
    """The book from cover to cover."""
    say = screen.say
    name = say(Phrase(f"{found.game}-title"))
    yield Text(say(Phrase("rules-title", {"game": name})), style="bold")
    yield Text(say(Phrase("rules-own-words")), style="italic")
    for number, section in enumerate(found.sections, start=1):
        yield Text(f"\n{number}. {say(found.phrase(section.key))}\n", style="bold yellow")
        for block in section.blocks:
            yield from _block(block, [say(found.phrase(key)) for key in block.texts])


def _block(block: Block, texts: list[str]) -> Iterator[RenderableType]:
    if block.kind == "head":
        yield Text(f"{texts[0]}\n", style="bold")
    elif block.kind == "text":
        yield Text(f"{texts[0]}\n")
    elif block.kind == "example":
        yield Padding(Text(texts[0], style="italic"), (0, 0, 1, 4))
    elif block.kind != "figure":
        yield _listed(texts, numbered=block.kind == "steps")


def _listed(texts: list[str], numbered: bool) -> Table:
    rows = Table.grid(padding=(0, 1))
    rows.add_column(width=4, justify="right")
    rows.add_column()
    for number, text in enumerate(texts, start=1):
        rows.add_row(f"{number}." if numbered else "•", text)
    rows.add_row("", "")
    return rows
