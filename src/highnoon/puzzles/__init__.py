"""Puzzles: positions with one proven answer, and the deal of the day.

>>> from highnoon import puzzles
>>> puzzle = puzzles.load("longhorn")[0]
>>> puzzles.attempt(puzzle, []).status
'go-on'
>>> puzzles.attempt(puzzle, puzzle.line).status
'solved'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from highnoon.core.action import Arg, Phrase
from highnoon.core.description import load as _part
from highnoon.core.errors import InvalidData
from highnoon.core.registry import described, game
from highnoon.puzzles.daily import Deal, deal_of_the_day
from highnoon.puzzles.puzzle import Attempt, Part, Puzzle
from highnoon.puzzles.rating import Rating
from highnoon.puzzles.shelf import find, load, of_the_day, themes


def part_of(game: str) -> Part:
    """What a game brings for its puzzles, or `InvalidData` if it brings nothing."""
    home = described(game).puzzles
    if home is None:
        raise InvalidData(Phrase("puzzles-error-none", {"game": game}))
    found: Part = _part(home)
    return found


def attempt(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    """What a try brings.

    `moves` are all small actions from the puzzle's position on, of both sides, in notation: those
    of whoever solves and the replies of earlier tries. Where something is to be named instead of
    played they are the names. What is no move, or not now, is refused as everywhere:
    `InvalidAction`, `IllegalAction`.
    """
    return part_of(puzzle.game).attempt(puzzle, moves)


def is_named(puzzle: Puzzle) -> bool:
    """Whether its answer is names, given all at once; otherwise it is played."""
    return part_of(puzzle.game).NAMED


def question(puzzle: Puzzle) -> Phrase:
    """What is asked, in words."""
    rules = game(puzzle.game)

    def seat(number: int) -> Phrase:
        return Phrase(f"{puzzle.game}-seat-{rules.seat_key(number)}")

    args: dict[str, Arg] = {"seat": seat(puzzle.seat)}
    if "suspect" in puzzle.options:
        args["suspect"] = seat(int(str(puzzle.options["suspect"])))
    return Phrase(f"puzzles-ask-{puzzle.kind}", args)


def view(puzzle: Puzzle) -> Any:
    """What whoever solves it sees: the game's own view, without secrets."""
    return part_of(puzzle.game).view(puzzle)


__all__ = [
    "Attempt",
    "Deal",
    "Puzzle",
    "Rating",
    "attempt",
    "deal_of_the_day",
    "find",
    "is_named",
    "load",
    "of_the_day",
    "part_of",
    "question",
    "themes",
    "view",
]
