"""Tries at puzzles. The server knows no more than the puzzle: all moves so far come with each try.

What a try brings is worked out where computers think, behind the same queue as hints.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import Any, Final

from highnoon import puzzles
from highnoon.core.description import load
from highnoon.core.registry import described
from highnoon.engine.warming import engine_here
from highnoon.puzzles import Attempt, Puzzle, Rating
from highnoon.puzzles.rating import after
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.thinking import Thinking
from highnoon.server.keepers import Keepers
from highnoon.server.table.puzzle_board import board
from highnoon.server.wire.puzzles import PuzzleSolution, PuzzleTried, SolverRating
from highnoon.server.wire.refusals import Refused

READY_WITHIN: Final = 20.0
"""Seconds that a try waits for the process that gets ready for it, where all are busy."""


def tried(game: str, puzzle: str, moves: Sequence[str]) -> Attempt:
    """A try, in a process where computers think."""
    return puzzles.attempt(puzzles.find(game, puzzle), moves)


def be_ready(game: str) -> None:
    """The solver of such a process, made ready before a try comes."""
    if engine_here():
        load(described(game).solver or "")()


class Puzzling:
    """Answers tries, so many at once for each client; 0 for no limit."""

    def __init__(
        self,
        thinkers: Thinking,
        keepers: Keepers,
        clock: Callable[[], float] = time.time,
        most: int = 0,
    ) -> None:
        self._thinkers = thinkers
        self._keepers = keepers
        self._clock = clock
        self._most = most
        self._asking: Counter[str] = Counter()
        self._expected: dict[str, asyncio.Task[None]] = {}
        """Somebody who is getting ready, by the client for whom."""

    def today(self) -> date:
        """The date all over the world (UTC), for what changes at midnight."""
        return datetime.fromtimestamp(self._clock(), UTC).date()

    def opened(self, game: str, client: str, puzzle: str = "") -> None:
        """Somebody looks at a puzzle, or for one: whoever will refute a try gets ready."""
        if described(game).solver is None or client in self._expected:
            return
        job = partial(self._be_ready, game, client, puzzle)
        task = self._keepers.keep("puzzle", job, ends=True, alone=True, tries=1)
        self._expected[client] = task

    async def _be_ready(self, game: str, client: str, puzzle: str) -> None:
        try:
            ask = Ask(Urgency.HINT, client, puzzle, f"ready/{game}")
            await self._thinkers.run(ask, be_ready, game)
        finally:
            del self._expected[client]

    async def attempt(
        self, puzzle: Puzzle, moves: Sequence[str], mine: Mapping[str, Any] | None, client: str
    ) -> PuzzleTried:
        """What a try brings, and what becomes of the rating of whoever tried."""
        found = await self._found(puzzle, tuple(moves), client)
        after = (*moves, *found.reply)
        shown = (*after, *found.refutation)
        over = found.status != "go-on"
        return {
            "status": found.status,
            "moves": list(after),
            "refutation": list(found.refutation),
            "why": None if found.why is None else found.why.plain(),
            "board": None
            if puzzles.is_named(puzzle)
            else board(puzzle, shown, max(0, len(moves) - 1)),
            "rated": _rated(puzzle, mine, found.status == "solved") if over and mine else None,
            "themes": list(puzzle.themes) if found.status == "solved" else [],
        }

    async def _found(self, puzzle: Puzzle, moves: tuple[str, ...], client: str) -> Attempt:
        if 0 < self._most <= self._asking[client]:
            raise Refused(429, "error-too-many", retry_after=1)
        self._asking[client] += 1
        try:
            ready = self._expected.get(client)
            if ready is not None and described(puzzle.game).solver is not None:
                # Another process would begin from nothing, and both would be ready later.
                await asyncio.wait([ready], timeout=READY_WITHIN)
            ask = Ask(Urgency.HINT, client, puzzle.id, f"puzzle/{puzzle.game}")
            return await self._thinkers.run(ask, tried, puzzle.game, puzzle.id, moves)
        finally:
            self._asking[client] -= 1
            self._asking += Counter()  # forgets whoever asks nothing


def solution(puzzle: Puzzle, mine: Mapping[str, Any] | None) -> PuzzleSolution:
    """The answer, for whoever gives up; it counts as a try that was wrong."""
    return {
        "rated": _rated(puzzle, mine, False) if mine else None,
        "line": list(puzzle.line),
        "themes": list(puzzle.themes),
        "board": None if puzzles.is_named(puzzle) else board(puzzle, puzzle.line, 0),
    }


def _rated(puzzle: Puzzle, mine: Mapping[str, Any], solved: bool) -> SolverRating:
    before = Rating(mine["rating"], mine["deviation"], mine["volatility"])
    now = after(before, puzzle.rating, solved)
    return {"rating": now.value, "deviation": now.deviation, "volatility": now.volatility}
