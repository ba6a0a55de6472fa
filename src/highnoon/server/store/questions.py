"""What a process asks of PostgreSQL many times a second, prepared once for each line.

psycopg's own way costs four times as much for a statement; with several processes there is one for
every four moves. All of it may be said twice, so a line that is lost is made anew without a word.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

import psycopg

from highnoon.server.store.line import QuickLine
from highnoon.server.store.patience import Patience
from highnoon.server.store.trouble import explained

_PREPARED: Final = {
    "seq (varchar)": "SELECT seq FROM tables WHERE id = $1",
    # Whoever is about to change the row is waited for.
    "settled (varchar)": "SELECT seq FROM tables WHERE id = $1 FOR SHARE",
    "whole (varchar, int)": """
        SELECT row_to_json(tables), (
            SELECT json_agg(json_build_array(seq, lines, seat, request, answer, seal) ORDER BY seq)
            FROM entries WHERE table_id = $1 AND entries.seq > $2
        ) FROM tables WHERE id = $1
    """,
    "elsewhere (varchar, varchar)": """
        SELECT json_object_agg(process, viewers::json) FROM here
        WHERE table_id = $1 AND process <> $2
    """,
}
PREPARED: Final = tuple(f"PREPARE {name} AS {text}" for name, text in _PREPARED.items())


class Questions:
    """One question after the other; answers come as JSON."""

    def __init__(self, line: QuickLine, patience: Patience) -> None:
        self._line = line
        self._patience = patience
        self._lock = asyncio.Lock()

    async def ask(self, name: str, *args: str) -> list[Any] | None:
        """The first row of the answer, each column read as JSON."""
        asked = time.monotonic()
        given = [arg.encode() for arg in args]
        async with self._lock:
            for last in (False, True):
                try:
                    self._patience.check(asked)  # whoever waited behind a silence is told at once
                    found = await self._line.ask(name, given)
                    break
                except psycopg.Error as error:
                    if last:
                        raise explained(error) from error
        if not found.ntuples:
            return None
        texts = [found.get_value(0, column) for column in range(found.nfields)]
        return [None if text is None else json.loads(text) for text in texts]

    async def close(self) -> None:
        """Let the line go."""
        await self._line.close()
