"""What a puzzle is, and what a try at it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from highnoon.core.action import Phrase, Plain, Seat

Status: TypeAlias = Literal["go-on", "solved", "wrong"]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one proven answer."""

    id: str
    """Short, from the fingerprint of the position with its symmetries folded."""
    game: str
    kind: str
    """What is asked: `puzzles-kind-<game>-<kind>` says it in words."""
    position: str
    """The position, or what the seat has seen of it, as the game's part reads it."""
    options: Mapping[str, Plain]
    seat: Seat
    """Who solves."""
    line: tuple[str, ...]
    """The main line in notation, small actions of all sides; where something is to be named
    instead, the answer."""
    themes: tuple[str, ...]
    rating: int
    """How hard it is, on the scale of `highnoon.puzzles.rating`."""


class Attempt(NamedTuple):
    """What a try brings."""

    status: Status
    reply: tuple[str, ...] = ()
    """What the others do then; to be added to the moves of the next try."""
    refutation: tuple[str, ...] = ()
    """How a wrong try is punished, or what was missed."""
    why: Phrase | None = None
    """The verdict in words."""


class Part(Protocol):
    """What a game brings for its puzzles: the module that its description names."""

    NAMED: bool
    """Whether answers are names, given all at once; otherwise they are played."""

    def attempt(self, puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
        """What these moves bring, from the puzzle's position on."""

    def view(self, puzzle: Puzzle) -> Any:
        """What whoever solves it sees, as the game's own view."""
