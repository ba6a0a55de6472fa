"""How a group of changes is written, in as few statements as possible."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final, TypeAlias

from sqlalchemy import Connection, CursorResult, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql

from highnoon.core.action import Phrase
from highnoon.server.store import ChangedElsewhere, Unstorable
from highnoon.server.store.groups import remember
from highnoon.server.store.rows import DUE, TABLES, entry_seal, head_row, meta_row
from highnoon.server.store.trouble import explained
from highnoon.server.table.changes import Change, Ending, Stored

Note: TypeAlias = Callable[[Connection], None]
"""Something written beside the changes of tables."""

META: Final = ("code", "seats", "undo", "rematch", "finished", "clocks", "vote", "meta_seal")
_ON_TOP = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.seq == bindparam("on"))
    .values(
        {
            "seq": TABLES.c.seq + 1,
            "touched": bindparam("at"),
            **{name: bindparam(f"new_{name}") for name in META},
        }
    )
)
_COLUMNS = ("table_id", "seq", "lines", "seat", "request", "answer", "seal")


# A driver gives up Python's lock for each row of an `executemany`, and must wait for it each time
# while the tables are busy; so groups go as one statement, whatever their size. They go straight to
# the driver: SQLAlchemy would inspect every parameter of every group.


@cache
def _insert_entries(count: int, mark: str) -> str:
    row = "(" + ", ".join([mark] * len(_COLUMNS)) + ")"
    rows = ", ".join([row] * count)
    return f"INSERT INTO entries ({', '.join(_COLUMNS)}) VALUES {rows}"  # noqa: S608  (names)


@cache
def _step_tables(count: int, mark: str) -> str:
    pairs = ", ".join([f"({mark}, {mark})"] * count)
    change = f"UPDATE tables SET seq = seq + 1, touched = {mark}"  # noqa: S608  (marks)
    return f"{change} WHERE (id, seq) IN (VALUES {pairs})"


def _mark(connection: Connection) -> str:
    """How the driver marks a parameter."""
    return "?" if connection.dialect.paramstyle == "qmark" else "%s"


def same_version(connection: Connection) -> None:
    """The smallest real change there is."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


@dataclass(frozen=True, slots=True)
class Entry:
    """A change as it will lie in the database."""

    table: str
    on: int
    at: float
    row: tuple[object, ...]
    meta: dict[str, object] | None
    due: bool | None = None
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A new table as it will lie in the database."""

    row: dict[str, object]
    first: tuple[object, ...]
    due: bool = False


Work: TypeAlias = Entry | NewTable | Note


def fits_at_once(work: Work) -> bool:
    """Whether one statement can keep it: a change that ends no game of a group."""
    return isinstance(work, Entry) and work.ending is None


def entry(change: Change) -> Entry:
    """A change as rows; what could not be written is refused before it joins a group."""
    try:
        meta = None if change.meta is None else meta_row(change.table, change.meta)
        row = _entry_row(
            change.table, change.seq + 1, change.lines, change.seat, change.request, change.answer
        )
    except UnicodeEncodeError as error:
        raise explained(error) from None
    return Entry(change.table, change.seq, change.at, row, meta, change.due, change.ending)


def new_table(table: Stored, due: bool = False) -> NewTable:
    """A new table as rows."""
    head, now = table.head, {"touched": time.time(), "seq": table.seq}
    try:
        row = {**head_row(head), **meta_row(head.id, table.meta), **now}
        asked = table.answers[0] if table.answers else (None, None, None)
        first = _entry_row(head.id, table.seq, table.lines, *asked)
    except UnicodeEncodeError as error:
        raise explained(error) from None
    return NewTable(row, first, due)


def _entry_row(
    table: str, seq: int, lines: str, seat: int | None, request: str | None, answer: str | None
) -> tuple[object, ...]:
    """One entry in the order of the columns; what not every database can keep is refused."""
    if "\0" in lines or (request is not None and "\0" in request):
        raise Unstorable(Phrase("error-unstorable"))
    seal = entry_seal(table, seq, lines, seat, request, answer)
    return table, seq, lines, seat, request, answer, seal


def write(connection: Connection, group: Sequence[Work]) -> None:
    """Write a group; `ChangedElsewhere` if a table is not at the number its change expects."""
    new = [one for one in group if isinstance(one, NewTable)]
    changes = [one for one in group if isinstance(one, Entry)]
    for one in group:
        if callable(one):
            one(connection)
    if new:
        connection.execute(insert(TABLES), [one.row for one in new])
    plain = [change for change in changes if change.meta is None]
    fuller = [
        {
            "table": change.table,
            "on": change.on,
            "at": change.at,
            **{f"new_{name}": value for name, value in change.meta.items()},
        }
        for change in changes
        if change.meta is not None
    ]
    mark = _mark(connection)
    if plain:
        where = chain.from_iterable((change.table, change.on) for change in plain)
        steps = (max(change.at for change in plain), *where)
        stepped = connection.exec_driver_sql(_step_tables(len(plain), mark), steps)
        _all_stood(stepped, len(plain))
    if fuller:
        _all_stood(connection.execute(_ON_TOP, fuller), len(fuller))
        for change in changes:
            if change.ending is not None:
                remember(connection, change.ending)
    rows = [*(one.first for one in new), *(one.row for one in changes)]
    if rows:
        every = tuple(chain.from_iterable(rows))
        connection.exec_driver_sql(_insert_entries(len(rows), mark), every)


def note_due(connection: Connection, group: Sequence[Work]) -> None:
    """Note where a computer's decision is due from now on, and where no longer."""
    for one in group:
        if isinstance(one, Entry) and one.due is False:
            connection.execute(delete(DUE).where(DUE.c.table_id == one.table))
        elif isinstance(one, (Entry, NewTable)) and one.due:
            table, at = (one.table, one.at) if isinstance(one, Entry) else (one.row["id"], 0.0)
            row = {"table_id": table, "since": at or time.time()}
            connection.execute(postgresql.insert(DUE).values(row).on_conflict_do_nothing())


def _all_stood(result: CursorResult[object], count: int) -> None:
    if result.rowcount != count:
        raise ChangedElsewhere
