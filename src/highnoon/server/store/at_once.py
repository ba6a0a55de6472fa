"""Changes kept at once: a whole group in one statement, which is a transaction of its own.

A group then is one journey to PostgreSQL instead of five, and nobody holds a row while bytes
travel. What is done is written in a function that each connection brings along (`pg_temp`), so that
versions side by side have each their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import psycopg
from sqlalchemy.exc import DBAPIError

from highnoon.server.store import ChangedElsewhere
from highnoon.server.store.line import QuickLine
from highnoon.server.store.noticeboard import Noticeboard
from highnoon.server.store.trouble import may_repeat
from highnoon.server.store.writing import META, Entry
from highnoon.server.wire.encoding import dumps

MOVED_ON: Final = "HN001"
"""What our function says when a table is not at the number its change expects."""

_ENTRY: Final = ("table_id", "seq", "lines", "seat", "request", "answer", "seal")
_KINDS: Final = {"rematch": "varchar", "code": "varchar", "finished": "float8", "meta_seal": "int8"}
_SETS: Final = ", ".join(f"{name} = change.{name}" for name in META)
_TYPED: Final = ", ".join(f"{name} {_KINDS.get(name, 'text')}" for name in META)

# Who follows a table is read by a statement that begins after its row is ours: whoever came before
# is seen there, and whoever comes later finds the change (`Noticeboard.note_here`).
FUNCTION: Final = f"""
CREATE OR REPLACE FUNCTION pg_temp.keep(
    given json, told json, at float8, me text, some_meta boolean, some_due boolean
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    kept int;
BEGIN
    WITH change AS (
        SELECT * FROM json_to_recordset(given) AS change(
            table_id varchar, seq int, lines text, seat int, request varchar, answer text, seal int8
        )
    ), stepped AS (
        UPDATE tables SET seq = change.seq, touched = at FROM change
        WHERE tables.id = change.table_id AND tables.seq = change.seq - 1 RETURNING tables.id
    )
    INSERT INTO entries ({", ".join(_ENTRY)})
        SELECT change.* FROM change JOIN stepped ON stepped.id = change.table_id;
    GET DIAGNOSTICS kept = ROW_COUNT;
    IF kept <> json_array_length(given) THEN
        RAISE EXCEPTION 'a table has moved on' USING ERRCODE = '{MOVED_ON}';
    END IF;
    IF some_meta THEN
        UPDATE tables SET {_SETS}
            FROM json_to_recordset(given) AS change(table_id varchar, fuller boolean, {_TYPED})
            WHERE tables.id = change.table_id AND change.fuller;
        PERFORM pg_notify('highnoon', change.clock)
            FROM json_to_recordset(given) AS change(clock text) WHERE change.clock IS NOT NULL;
    END IF;
    IF some_due THEN
        DELETE FROM due USING json_to_recordset(given) AS change(table_id varchar, due boolean)
            WHERE due.table_id = change.table_id AND NOT change.due;
        INSERT INTO due (table_id, since)
            SELECT change.table_id, at
            FROM json_to_recordset(given) AS change(table_id varchar, due boolean)
            WHERE change.due ON CONFLICT DO NOTHING;
    END IF;
    PERFORM pg_notify('highnoon_' || here.process, change.notice)
        FROM json_to_recordset(told) AS change(table_id varchar, notice text)
        JOIN here ON here.table_id = change.table_id WHERE here.process <> me;
END $$
"""  # noqa: S608  (names of our own)

PREPARED: Final = """
PREPARE keep (json, json, float8, text, boolean, boolean) AS
SELECT pg_temp.keep($1, $2, $3, $4, $5, $6)
"""
TRIES: Final = 3


class Keeping:
    """Keeps groups of changes, one after the other, on a line of its own."""

    def __init__(self, line: QuickLine, board: Noticeboard) -> None:
        self._line = line
        self._board = board

    async def keep(self, changes: Sequence[Entry]) -> None:
        """Keep a group and tell of it; `ChangedElsewhere` if a table has moved on."""
        notices = self._board.notices(changes)
        given = [_row(*one) for one in zip(changes, notices, strict=True)]
        followers = [
            {"table_id": change.table, "notice": notice}
            for change, (notice, _) in zip(changes, notices, strict=True)
        ]
        asked = (
            dumps(given),
            dumps(followers),
            repr(max(change.at for change in changes)),
            self._board.me,
            "t" if any(change.meta is not None for change in changes) else "f",
            "t" if any(change.due is not None for change in changes) else "f",
        )
        for last in (*(False,) * (TRIES - 1), True):
            try:
                await self._line.ask("keep", [one.encode() for one in asked])
                return
            except psycopg.Error as error:
                if error.sqlstate == MOVED_ON:
                    raise ChangedElsewhere from None
                told = DBAPIError.instance(None, None, error, psycopg.Error)
                if last or not isinstance(told, DBAPIError) or not may_repeat(told):
                    raise told from error

    async def close(self) -> None:
        """Let the line go."""
        await self._line.close()


def _row(change: Entry, notice: tuple[str, str | None]) -> Mapping[str, object]:
    row: dict[str, object] = dict(zip(_ENTRY, change.row, strict=True))
    if change.due is not None:
        row["due"] = change.due
    if change.meta is not None:
        row |= {"fuller": True, "clock": notice[1], **change.meta}
    return row
