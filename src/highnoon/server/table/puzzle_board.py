"""A puzzle as a table: its position with the moves of a try, seen by whoever solves it.

Nobody else sits there and nothing is kept. It is described by what describes every table, so that
a page draws it with the same boards.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from highnoon import puzzles
from highnoon.bots import levels
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.core.errors import IllegalAction
from highnoon.core.match import Match
from highnoon.puzzles import Puzzle
from highnoon.server.table.aids import aids_state
from highnoon.server.table.changes import Head, Meta
from highnoon.server.table.describing import describe
from highnoon.server.table.seats import SeatInfo
from highnoon.server.table.state import Live, moment_state
from highnoon.server.table.table import Table
from highnoon.server.wire.puzzles import PuzzleBoard, PuzzleQuestion, PuzzleState
from highnoon.server.wire.tables import TableState

SEED: Final = 0
"""Nothing is drawn in a puzzle: any seed will do."""


def laid_out(puzzle: Puzzle, day: str | None = None) -> PuzzleState:
    """A puzzle before its first move: a board where it is played, otherwise a question."""
    named = puzzles.is_named(puzzle)
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "kind": puzzle.kind,
        "task": puzzles.question(puzzle).plain(),
        "rating": puzzle.rating,
        "seat": puzzle.seat,
        "day": day,
        "board": None if named else board(puzzle, (), 0),
        "question": _question(puzzle) if named else None,
    }


def _question(puzzle: Puzzle) -> PuzzleQuestion:
    """What is to be named, from what the solver has seen and nothing else."""
    table: TableState = json.loads(describe(_table(puzzle, ()), puzzle.seat, Live()).state.text)
    table["belief"], table["choices"] = [], []
    sought = puzzle.options.get("suspect")
    return {"table": table, "suspect": None if sought is None else int(str(sought))}


def board(puzzle: Puzzle, moves: Sequence[str], since: int) -> PuzzleBoard:
    """The table after these moves; with the moments from number `since` on."""
    table, seat = _table(puzzle, moves), puzzle.seat
    return {
        "table": json.loads(describe(table, seat, Live()).state.text),
        "aids": aids_state(table, seat),
        "moments": [
            moment_state(table, moment, seat)
            for moment in range(since, len(table.match.history) + 1)
        ],
    }


def _table(puzzle: Puzzle, moves: Sequence[str]) -> Table:
    match, strongest = _match(puzzle, moves), max(levels(puzzle.game))
    seats = tuple(
        SeatInfo("person", device=0) if seat == puzzle.seat else SeatInfo("bot", strongest)
        for seat in match.seats
    )
    info = match.game.info
    head = Head(
        id=f"puzzle-{puzzle.game}-{puzzle.id}",
        game=puzzle.game,
        rules=info.rules,
        data=match.game.fingerprint(match.options),
        options=match.options,
        seed=SEED,
        public=False,
        hints=False,
        created=0.0,
    )
    return Table(head, Meta(seats), match, clock=lambda: 0.0)


def _match(puzzle: Puzzle, moves: Sequence[str]) -> Match:
    """The puzzle's position, with what was played from there; draws are played, too."""
    game = registry.game(puzzle.game)
    known = {one.key for one in game.info.options} | {"players"}
    options = {key: value for key, value in puzzle.options.items() if key in known}
    match = Match(game, options, SEED)
    match.state = game.parse_position(puzzle.position)
    for move in moves:
        actors = match.actors()
        if len(actors) != 1:
            raise IllegalAction(Phrase("error-over"))
        match.do(min(actors), game.parse_action(move))
    return match
