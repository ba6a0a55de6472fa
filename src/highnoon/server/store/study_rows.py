"""What the house knows of its studies, in the database, so that any process may go on with them.

Whoever takes the next step of a study holds an advisory lock meanwhile, as those who think for a
table do; what was found is written before the lock is let go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:  # its driver is there only where it is needed
    from highnoon.server.store.noticeboard import Noticeboard

NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
WANTED: Final = 2.5
"""Seconds for which a study counts as wanted after somebody last asked about it."""
FORGOTTEN: Final = 3600.0
"""Seconds after which what nobody asks about is thought about anew."""


class About(NamedTuple):
    """What a study is about: its name in the house, and where its position is found."""

    name: str
    kind: str
    table: str
    moment: int
    """The moment of a position; how long a match was."""


class Known(NamedTuple):
    """How far a study has come; `found` is empty where that is no news."""

    step: int
    done: bool
    found: str = ""


class StudyRows:
    """The studies of a house that several processes share."""

    def __init__(self, board: Noticeboard) -> None:
        self._board = board
        self._mine: set[str] = set()

    async def begun(self, name: str) -> bool:
        """Whether a study is known anywhere in the house."""
        row = await self._board.ask("SELECT 1 FROM studies WHERE name = %s", name)
        return row is not None

    async def look(self, about: About, client: str, step: int, wanted: bool) -> Known:
        """How far a study has come beyond a step, and that it is wanted; begun if nobody has."""
        row = await self._board.ask(
            "INSERT INTO studies"  # noqa: S608  (a constant)
            " (name, kind, table_id, moment, client, step, done, found, at, wanted)"
            f" VALUES (%s, %s, %s, %s, %s, 0, false, '', {NOW}, {NOW})"
            " ON CONFLICT (name) DO UPDATE SET"
            " wanted = CASE WHEN %s THEN excluded.wanted ELSE studies.wanted END"
            " RETURNING step, done, CASE WHEN step > %s THEN found ELSE '' END",
            *about,
            client[:64],
            wanted,
            step,
        )
        return Known(*row)

    async def claim(self, name: str, step: int) -> bool:
        """Whether this process may take the step after this one now; until it lets go, or dies."""
        if name in self._mine:
            return False
        self._mine.add(name)  # before it is waited for: the database would give it twice
        taken = False
        try:
            taken = await self._board.claim(_lock(name))
        finally:
            if not taken:
                self._mine.discard(name)
        if not taken:
            return False
        row = await self._board.ask("SELECT step, done FROM studies WHERE name = %s", name)
        if row is None or (row[0], row[1]) != (step, False):
            await self.let_go(name)
            return False
        return True

    async def let_go(self, name: str) -> None:
        """Let another process take the next step."""
        if name in self._mine:
            self._mine.discard(name)
            await self._board.let_go(_lock(name))

    async def note(self, name: str, known: Known) -> None:
        """Write down what a step has found; one that is behind what is known changes nothing."""
        await self._board.ask(
            f"UPDATE studies SET step = %s, done = %s, found = %s, at = {NOW}"  # noqa: S608  (a constant)
            " WHERE name = %s AND step < %s RETURNING 1",
            *known,
            name,
            known.step,
        )

    async def running(self, client: str, but: str) -> int:
        """How many other studies go on for a client anywhere in the house."""
        row = await self._board.ask(
            "SELECT count(*) FROM studies WHERE client = %s AND name <> %s AND NOT done"  # noqa: S608  (a constant)
            f" AND wanted > {NOW} - %s",
            client[:64],
            but,
            WANTED,
        )
        return int(row[0])

    async def due(self, behind: float, limit: int) -> list[tuple[About, str]]:
        """Studies that are wanted and have made no step for a while, and for which clients."""
        row = await self._board.ask(
            "SELECT coalesce(json_agg(json_build_array(name, kind, table_id, moment, client)"  # noqa: S608  (a constant)
            " ORDER BY at), '[]') FROM (SELECT * FROM studies WHERE NOT done"
            f" AND wanted > {NOW} - %s AND at <= {NOW} - %s ORDER BY at LIMIT %s) AS oldest",
            WANTED,
            behind,
            limit,
        )
        return [(About(*one[:4]), one[4]) for one in row[0]]

    async def forget(self) -> None:
        """Forget what nobody has asked about for long."""
        await self._board.ask(
            f"DELETE FROM studies WHERE wanted < {NOW} - %s RETURNING 1",  # noqa: S608  (a constant)
            FORGOTTEN,
        )


def _lock(name: str) -> str:
    return f"study/{name}"
