"""Puzzles as they are sent: the table to solve one at, what a try brings, the answer."""

from __future__ import annotations

from typing import Literal, TypedDict

from highnoon.core.action import PlainPhrase
from highnoon.server.wire.tables import AidsState, MomentState, TableState


class ThemeCount(TypedDict):
    """How many puzzles have a theme."""

    theme: str
    count: int


class PuzzleShelf(TypedDict):
    """The puzzles of a game: how many there are, with which themes, and the range of ratings."""

    game: str
    count: int
    themes: list[ThemeCount]
    easiest: int
    hardest: int


class PuzzleQuestion(TypedDict):
    """Something to be named: the table as the solver sees it, without what would tell the answer.

    `suspect` is the seat that is sought, if any is.
    """

    table: TableState
    suspect: int | None


class PuzzleBoard(TypedDict):
    """The table after the moves so far, through the solver's eyes, and what its choices bring.

    `moments` are those since the last answer.
    """

    table: TableState
    aids: AidsState
    moments: list[MomentState]


class PuzzleState(TypedDict):
    """A puzzle as it is laid out: played at a board, or a question; themes would tell too much.

    `day` is the date of a puzzle of the day.
    """

    id: str
    game: str
    kind: str
    task: PlainPhrase
    rating: int
    seat: int
    day: str | None
    board: PuzzleBoard | None
    question: PuzzleQuestion | None


class SolverRating(TypedDict):
    """How strong somebody is (Glicko-2); their own device keeps it."""

    rating: float
    deviation: float
    volatility: float


class PuzzleTried(TypedDict):
    """What a try brings.

    `moves` are those of the try with the reply to them, `board` the table after both; where it was
    wrong, after its refutation.
    `rated` is the new rating of whoever sent theirs, once it is solved or wrong. Themes are told
    when it is solved.
    """

    status: Literal["go-on", "solved", "wrong"]
    moves: list[str]
    refutation: list[str]
    why: PlainPhrase | None
    board: PuzzleBoard | None
    rated: SolverRating | None
    themes: list[str]


class PuzzleSolution(TypedDict):
    """The answer, for whoever has given up: the line, the table after all of it, and what becomes
    of their rating if they sent it.
    """

    line: list[str]
    rated: SolverRating | None
    themes: list[str]
    board: PuzzleBoard | None
