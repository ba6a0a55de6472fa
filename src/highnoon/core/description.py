"""All that a game brings, said once: the one page to read to see what a game has.

A part is named by where it lives, `module` or `module:attribute`, and imported when somebody first
asks for it. So a description costs nothing, and parts may live in layers above the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Description:
    """A game and its parts. Only the rules must be there; whatever else is missing is not offered.

    Every module's protocol stands where the part is used: `bots.bot.Level`, `cli.boards.Board` ...
    """

    key: str
    """The game's name in commands, addresses and records."""
    rules: Mapping[int, str]
    """The `Game` of each rules version; the newest is played unless another is asked for."""
    aids: str | None = None
    """What a choice would bring, and why others are refused; otherwise nothing is foretold."""
    belief: str | None = None
    """Where hidden pieces may be, as a view tells; otherwise nobody works it out."""
    levels: str | None = None
    """The levels of the computer, weakest first; otherwise it plays games out."""
    solver: str | None = None
    """What proves moves and studies positions; otherwise hints come from the strongest level."""
    kernels: str | None = None
    """The module whose `warm()` compiles the `kernels()` that levels and solver need."""
    tensors: str | None = None
    """What learners observe, as numbers; otherwise they observe words."""
    lesson: str | None = None
    """The data of the first game; otherwise none is offered."""
    rulebook: str | None = None
    """The structure of the rules; otherwise whoever asks for them is told that there are none."""
    terminal: str | None = None
    """The module that draws the table in the terminal; otherwise it is written out."""


def load(home: str) -> Any:
    """The part that lives there: a module, or what it has under this name."""
    module, _, attribute = home.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


def read(home: str) -> str:
    """The text of a data file, named `package:file`."""
    package, _, name = home.partition(":")
    return (files(package) / name).read_text("utf-8")
