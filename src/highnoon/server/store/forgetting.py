"""Names and talk that are removed for good: rows are written anew, and sealed anew.

The table takes a step of its own, so that no process goes on with what it had read before.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, insert, select, update

from highnoon.core import registry
from highnoon.core.lines import Plan, Talk
from highnoon.core.record import dump_line
from highnoon.server.store.ledger import Forgetting
from highnoon.server.store.operator_rows import REPORTS
from highnoon.server.store.rows import (
    ENDINGS,
    ENTRIES,
    MEMBERS,
    TABLES,
    entry_seal,
    head_and_meta,
    meta_row,
)
from highnoon.server.table.changes import Head, Meta
from highnoon.server.table.talk import REMOVED
from highnoon.server.wire.encoding import dumps


def step_on(connection: Connection, table: str, at: float) -> None:
    """An entry in which nothing happens: whoever stands on the one before must look again."""
    change = update(TABLES).where(TABLES.c.id == table).values(seq=TABLES.c.seq + 1, touched=at)
    seq = connection.execute(change.returning(TABLES.c.seq)).scalar_one()
    seal = entry_seal(table, seq, "", None, None, None)
    row = {"table_id": table, "seq": seq, "lines": "", "seal": seal}
    connection.execute(insert(ENTRIES), row)


def forget(connection: Connection, table: str, what: Forgetting, at: float) -> bool:
    """Remove what is to be forgotten of a table; whether there is such a table and seat."""
    found = connection.execute(select(TABLES.c.seats).where(TABLES.c.id == table)).scalar()
    if found is None or (what.seat is not None and what.seat >= len(json.loads(found))):
        return False
    step_on(connection, table, at)  # first of all: from here on the row is ours alone
    head, meta = head_and_meta(connection.execute(select(TABLES).where(TABLES.c.id == table)).one())
    if what.line is not None or what.talk:
        _forget_talk(connection, head, meta, what)
    if what.names:
        _forget_names(connection, head, meta, what.seat)
    return True


# --- talk ---


def _forget_talk(connection: Connection, head: Head, meta: Meta, what: Forgetting) -> None:
    game = registry.game(head.game, head.rules)
    seats = range(len(meta.seats)) if what.seat is None else [what.seat]
    speakers = {game.seat_key(seat) for seat in seats}
    number = 0
    query = select(ENTRIES).where(ENTRIES.c.table_id == head.id).order_by(ENTRIES.c.seq)
    for row in connection.execute(query).all():
        lines = [line for line in row.lines.split("\n") if line.strip()]
        fresh = "".join(
            _without(f"{line}\n", what, speakers, number + n) for n, line in enumerate(lines)
        )
        number += len(lines)
        if fresh != row.lines:
            _rewrite(connection, row, fresh)
    about = REPORTS.c.table_id == head.id
    if what.line is not None:
        about &= REPORTS.c.line == what.line
    elif what.seat is not None:
        about &= REPORTS.c.seat == what.seat
    connection.execute(update(REPORTS).where(about).values(text=""))


def _without(line: str, what: Forgetting, speakers: set[str], number: int) -> str:
    """A line of the record; of talk that is to be forgotten only that there was some."""
    if '"say":' not in line and '"pencil":' not in line:
        return line
    said: Any = json.loads(line)
    meant = said.get("by") in speakers if what.line is None else number == what.line
    if meant and "say" in said:
        return dump_line(Talk(by=said["by"], say=REMOVED, to=said["to"]))
    return dump_line(Plan(by=said["by"], pencil="")) if meant and "pencil" in said else line


def _rewrite(connection: Connection, row: Any, lines: str) -> None:
    seal = entry_seal(row.table_id, row.seq, lines, row.seat, row.request, row.answer)
    one = (ENTRIES.c.table_id == row.table_id) & (ENTRIES.c.seq == row.seq)
    connection.execute(update(ENTRIES).where(one).values(lines=lines, seal=seal))


# --- names ---


def _forget_names(connection: Connection, head: Head, meta: Meta, seat: int | None) -> None:
    """The names at a table, and what its group remembers of the same people."""
    chosen = [n for n in range(len(meta.seats)) if seat in (None, n)]
    seats = tuple(
        replace(info, name=None) if n in chosen else info for n, info in enumerate(meta.seats)
    )
    row = meta_row(head.id, replace(meta, seats=seats))
    connection.execute(update(TABLES).where(TABLES.c.id == head.id).values(row))
    reported = REPORTS.c.table_id == head.id
    if seat is not None:
        reported &= REPORTS.c.seat == seat
    connection.execute(update(REPORTS).where(reported).values(name=None))
    if head.group is None:
        return
    members = {meta.seats[n].member for n in chosen} - {None}
    for number in members:
        one = (MEMBERS.c.group_id == head.group) & (MEMBERS.c.number == number)
        connection.execute(update(MEMBERS).where(one).values(name=f"#{number}"))
    ended = connection.execute(select(ENDINGS).where(ENDINGS.c.group_id == head.group)).all()
    for ending in ended:
        here = chosen if ending.table_id == head.id else []
        _forget_ending(connection, ending, here, members)


def _forget_ending(
    connection: Connection, ending: Any, here: Sequence[int], members: set[int | None]
) -> None:
    kept = json.loads(ending.seats)
    seats = [
        {**one, "name": None} if n in here or one["member"] in members else one
        for n, one in enumerate(kept)
    ]
    if seats != kept:
        row = (ENDINGS.c.group_id == ending.group_id) & (ENDINGS.c.table_id == ending.table_id)
        connection.execute(update(ENDINGS).where(row).values(seats=dumps(seats)))
