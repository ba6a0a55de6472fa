"""All that a game brings, said once: the one page to read to see what a game has.

A part is named by where it lives, `module` or `module:attribute`, and imported when somebody first
asks for it. So a description costs nothing, and parts may live in layers above the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple


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
    plans: str | None = None
    """What players of a side pencil for each other, as a view tells; otherwise it is only text."""
    levels: str | None = None
    """The levels of the computer, weakest first; otherwise it plays games out."""
    solver: str | None = None
    """What proves moves and values; otherwise hints come from the strongest level."""
    study: str | None = None
    """The module that tells who is ahead and where a match turned; it needs the solver."""
    kernels: str | None = None
    """The module whose `warm()` compiles the `kernels()` that levels and solver need."""
    tensors: str | None = None
    """What learners observe, as numbers; otherwise they observe words."""
    pasts: str | None = None
    """How a world that fits a view came about, for learners; otherwise its past is forgotten."""
    batch: str | None = None
    """Kernels that step thousands of matches at once; otherwise they are played one by one."""
    files: Mapping[str, str] = field(default_factory=dict)
    """The `OptionFile` of each option that is a whole text; otherwise any text is taken."""
    lesson: str | None = None
    """The data of the first game; otherwise none is offered."""
    rulebook: str | None = None
    """The structure of the rules; otherwise whoever asks for them is told that there are none."""
    terminal: str | None = None
    """The module that draws the table in the terminal; otherwise it is written out."""
    commands: str | None = None
    """What adds the game's own commands to the terminal's."""
    deals: str | None = None
    """The module that knows deals with proven values; otherwise there are none to explore."""
    puzzles: str | None = None
    """The module that tells what a try at a puzzle brings; otherwise there are none."""
    analysis: str | None = None
    """What tells in the terminal where a match turned; otherwise that is refused with a word."""


class OptionFile(NamedTuple):
    """A text that a table may bring itself, such as a map."""

    sample: Callable[[], str]
    """The house's own, for whoever wants to make another from it."""
    read: Callable[[str], Any]
    """What a text describes, or `InvalidData` with all that is wrong."""
    shown: Callable[[str], Any] | None = None
    """What the page draws of a text before a table is opened with it, if it draws anything."""


def load(home: str) -> Any:
    """The part that lives there: a module, or what it has under this name."""
    module, _, attribute = home.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


def read(home: str) -> str:
    """The text of a data file, named `package:file`."""
    package, _, name = home.partition(":")
    return (files(package) / name).read_text("utf-8")
