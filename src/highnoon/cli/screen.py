"""The screen and the keyboard: all that is printed or asked goes through here."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from highnoon.cli.interrupts import heard
from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.i18n.catalogue import Catalogue

WIDEST: Final = 100
"""Wider terminals leave the rest empty: long lines are hard to read."""

TALL: Final = 30
"""Lines a terminal needs to show everything at its ease."""

LONGEST_NUMBER: Final = 9

_FORGET: Final = "\x1b[3J"
"""Clears what could be scrolled back to."""


class Screen:
    """One reader in front of one terminal, a pipe or a test."""

    def __init__(self, catalogue: Catalogue, console: Console | None = None) -> None:
        self.catalogue = catalogue
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.interactive = self.console.is_terminal and sys.stdin.isatty()
        if self.interactive:
            _line_editing()
        elif isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self.lines = 0
        """How many lines came through the pipe, empty ones included."""

    @property
    def width(self) -> int:
        """How wide boards may be."""
        return min(self.console.width, WIDEST)

    @property
    def tall(self) -> bool:
        """Whether there is room for more than the board and the choices."""
        return not self.interactive or self.console.height >= TALL

    def say(self, phrase: Phrase, otherwise: str | None = None) -> str:
        """The phrase in the reader's language; `otherwise` where no text for it exists."""
        return self.catalogue.say(phrase, otherwise)

    def call(self, names: Mapping[str, Phrase]) -> None:
        """Call people by their names from now on."""
        self.catalogue = self.catalogue.calling(names)

    def show(self, *things: RenderableType) -> None:
        """Print renderables, one below the other."""
        for thing in things:
            self.console.print(thing)

    def tell(self, key: str, style: str = "", **args: Any) -> None:
        """Print one sentence."""
        # Only the terminal may break a path, so that it can be copied whole.
        whole = "file" in args or not self.interactive
        self.console.print(Text(self.say(Phrase(key, args)), style=style), soft_wrap=whole)

    def sorry(self, error: HighNoonError) -> None:
        """Say what was wrong, and go on."""
        self.show(Text(self.catalogue.explain(error), style="bold yellow"))

    def warn(self, key: str, **args: Any) -> None:
        """Say a sentence beside the output, on standard error, for a pipe to be told too."""
        Console(stderr=True, highlight=False, markup=False, emoji=False).print(
            Text(self.say(Phrase(key, args))), soft_wrap=True
        )

    def fresh(self, forget: bool = False) -> None:
        """An empty screen; `forget` also empties what could be scrolled back to."""
        if self.interactive:
            self.console.clear()
            if forget:
                self.console.file.write(_FORGET)
        else:
            self.show("")

    def ask(self, key: str, **args: Any) -> str | None:
        """One line from the reader, stripped; None when there will be no more."""
        prompt = self.say(Phrase(key, args)) + " "
        if self.interactive:
            try:
                with heard():
                    return input(prompt).strip()
            except EOFError:
                self.show("")
                return None
        while line := sys.stdin.readline():
            self.lines += 1
            if line.strip():
                self.show(Text(prompt + line.strip()))
                return line.strip()
        return None

    def thinking(self, key: str, **args: Any) -> AbstractContextManager[Any]:
        """A sign that somebody thinks, where there is somebody to see it."""
        if not self.interactive:
            return nullcontext()
        return self.console.status(Text(self.say(Phrase(key, args))))


def number(text: str) -> int | None:
    """The whole number that was typed, if it is one of a sensible length."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else None


def _line_editing() -> None:
    """Arrow keys and history, where Python was built with them."""
    try:
        import readline  # noqa: F401  (importing it is all it takes)
    except ImportError:
        return
