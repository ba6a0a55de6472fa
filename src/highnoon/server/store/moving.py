"""A whole house carried from one database to another, row by row, and compared afterwards.

What was carried is noted in the target in the transaction that carries it, so that a move which
was cut off goes on where it was. A copy is never taken for whole before both sides were counted
and compared.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    String,
    Table,
    Text,
    delete,
    func,
    insert,
    inspect,
    select,
    tuple_,
)

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.store.operator_rows import AUDIT, REPORTS
from highnoon.server.store.rows import METADATA, OPENINGS

AT_ONCE: Final = 500
ONLY_NOW: Final = ("processes", "here", "due", "studies")
"""What is true only while processes run is not carried."""
_NOTES: Final = MetaData()
MOVING: Final = Table(
    "moving",
    _NOTES,
    Column("name", String(64), primary_key=True),
    Column("place", Text, nullable=False),
)
"""How far a move has come, there only while it is under way; the row `source` says from where."""
SOURCE: Final = "source"

Told = Callable[[str, int, int], None]
"""Told of each table of the database: rows carried so far, and in all."""


class CannotMove(HighNoonError):
    """The house cannot be carried; the reason is one sentence."""


def carried() -> list[Table]:
    """The tables of the database that are carried, those that others refer to first."""
    return [table for table in METADATA.sorted_tables if table.name not in ONLY_NOW]


def carry(source: Connection, target: Engine, fingerprint: str, told: Told) -> int:
    """Carry everything and compare it; how many rows there are. `CannotMove` says what is wrong."""
    _begin(target, fingerprint)
    for table in carried():
        _carry_table(source, target, table, told)
    with target.connect() as there:
        for table in carried():
            here, arrived = digest(source, table), digest(there, table)
            if here != arrived:
                counts = {"here": here[0], "there": arrived[0]}
                raise CannotMove(Phrase("error-move-differs", {"table": table.name, **counts}))
        total = sum(digest(there, table)[0] for table in carried())
    with target.begin() as there:
        _renumber(there)
        MOVING.drop(there)
    return total


def _begin(target: Engine, fingerprint: str) -> None:
    """Refuse a target that holds anything but an unfinished move of the same house."""
    with target.begin() as there:
        if inspect(there).has_table(MOVING.name):
            known = there.execute(select(MOVING.c.place).where(MOVING.c.name == SOURCE)).scalar()
            if known != fingerprint:
                raise CannotMove(Phrase("error-move-other"))
            return
        for table in carried():
            if there.execute(select(func.count()).select_from(table)).scalar_one():
                raise CannotMove(Phrase("error-move-not-empty"))
        MOVING.create(there)
        there.execute(insert(MOVING), {"name": SOURCE, "place": fingerprint})


def _carry_table(source: Connection, target: Engine, table: Table, told: Told) -> None:
    keys = list(table.primary_key.columns)
    total = source.execute(select(func.count()).select_from(table)).scalar_one()
    with target.connect() as there:
        note = there.execute(select(MOVING.c.place).where(MOVING.c.name == table.name)).scalar()
        done = there.execute(select(func.count()).select_from(table)).scalar_one()
    last = None if note is None else json.loads(note)
    while True:
        query = select(table).order_by(*keys).limit(AT_ONCE)
        if last is not None:
            query = query.where(tuple_(*keys) > tuple_(*last))
        rows = [dict(row._mapping) for row in source.execute(query)]
        if not rows:
            break
        last = [rows[-1][key.name] for key in keys]
        with target.begin() as there:
            there.execute(insert(table), rows)
            there.execute(delete(MOVING).where(MOVING.c.name == table.name))
            there.execute(insert(MOVING), {"name": table.name, "place": json.dumps(last)})
        done += len(rows)
        told(table.name, done, total)


def digest(connection: Connection, table: Table) -> tuple[int, int]:
    """How many rows there are, and a sum of their hashes that does not depend on their order."""
    count = total = 0
    for row in _rows(connection, table):
        count += 1
        text = json.dumps(list(row), ensure_ascii=False)
        total += int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()[:8])
    return count, total % 2**64


def _rows(connection: Connection, table: Table) -> Iterator[Any]:
    result = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
    yield from result


def _renumber(there: Connection) -> None:
    """PostgreSQL counts some rows by itself, and must go on after those that were carried."""
    if there.dialect.name != "postgresql":
        return
    for table in (OPENINGS, REPORTS, AUDIT):
        last = select(func.coalesce(func.max(table.c.id), 1)).scalar_subquery()
        there.execute(select(func.setval(func.pg_get_serial_sequence(table.name, "id"), last)))
