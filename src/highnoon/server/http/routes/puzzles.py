"""Puzzles: one to solve, tries at it, and the answer for whoever gives up."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import Request

from highnoon import puzzles
from highnoon.puzzles import Puzzle
from highnoon.server.computer.puzzling import solution
from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, Services, client, limit_commands, limit_reads
from highnoon.server.table.puzzle_board import laid_out
from highnoon.server.table.puzzle_shelf import USUAL, named, next_puzzle, shelves
from highnoon.server.wire.puzzle_asks import AttemptAsk, GiveUpAsk
from highnoon.server.wire.puzzles import PuzzleShelf, PuzzleSolution, PuzzleState, PuzzleTried

router = Router(prefix="/puzzles")

Near = Annotated[int, Query(ge=0, le=5000)]
Names = Annotated[str, Query(max_length=8000)]
"""Several, with commas between them."""


@router.get("", dependencies=[Depends(limit_reads)])
async def all_puzzles(request: Request, parts: Parts) -> list[PuzzleShelf]:
    """The games that have puzzles: how many, how hard, and with which themes."""
    found = shelves()
    for shelf in found:
        parts.puzzling.opened(shelf["game"], client(request))
    return found


@router.get("/{game}/day", dependencies=[Depends(limit_reads)])
async def of_the_day(game: str, request: Request, parts: Parts) -> PuzzleState:
    """The puzzle of the day (UTC), the same for everybody."""
    day = parts.puzzling.today()
    return _opened(puzzles.of_the_day(game, day), request, parts, day.isoformat())


@router.get("/{game}/next", dependencies=[Depends(limit_reads)])
async def another(
    game: str,
    request: Request,
    parts: Parts,
    near: Near = USUAL,
    theme: Names = "",
    skip: Names = "",
) -> PuzzleState:
    """The puzzle nearest to a rating that has all these themes and is none of those to skip."""
    return _opened(next_puzzle(game, near, named(theme), named(skip)), request, parts)


@router.get("/{game}/{puzzle}", dependencies=[Depends(limit_reads)])
async def one_puzzle(game: str, puzzle: str, request: Request, parts: Parts) -> PuzzleState:
    """A puzzle by its id."""
    return _opened(puzzles.find(game, puzzle), request, parts)


def _opened(
    puzzle: Puzzle, request: Request, parts: Services, day: str | None = None
) -> PuzzleState:
    parts.puzzling.opened(puzzle.game, client(request), puzzle.id)
    return laid_out(puzzle, day)


@router.post("/{game}/{puzzle}/attempts", dependencies=[Depends(limit_commands)])
async def attempt(
    game: str, puzzle: str, ask: AttemptAsk, request: Request, parts: Parts
) -> PuzzleTried:
    """A try: all moves so far. It goes on with a reply, is solved, or wrong and refuted."""
    found, mine = puzzles.find(game, puzzle), ask.mine.model_dump() if ask.mine else None
    return await parts.puzzling.attempt(found, ask.moves, mine, client(request))


@router.post("/{game}/{puzzle}/solution", dependencies=[Depends(limit_commands)])
async def give_up(game: str, puzzle: str, ask: GiveUpAsk) -> PuzzleSolution:
    """The answer."""
    return solution(puzzles.find(game, puzzle), ask.mine.model_dump() if ask.mine else None)
