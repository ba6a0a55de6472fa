"""The database's tables, and how our values lie in their rows, each sealed with a checksum.

A seal finds damage where it is. Damage is what a disk does, not what an enemy does: 32 bits miss
one case in four thousand million, and cost a move next to nothing (docs/lab-book.md).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from types import SimpleNamespace
from typing import Any, Final
from zlib import crc32

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

from highnoon.server.store import Damaged
from highnoon.server.table.changes import Head, Meta, UndoAsk, Vote
from highnoon.server.table.pace import USUAL, Clocks, Pace
from highnoon.server.table.seats import SeatInfo
from highnoon.server.wire.encoding import dumps

METADATA: Final = MetaData()
INVITED: Final = "invited"

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(128), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("code", String(16), unique=True),
    Column("seats", Text, nullable=False),
    Column("undo", Text),
    Column("rematch", String(32)),
    Column("finished", Float),
    Column("pace", Text),
    Column("clocks", Text),
    Column("vote", Text),
    Column("uploaded", Integer),
    Column("seats_open", String(8)),
    Column("group_id", String(32)),
    Column("closed", Float),
    Column("head_seal", BigInteger),
    Column("meta_seal", BigInteger),
    Index("tables_touched", "touched"),
    Index("tables_deal", "game", "seed"),
    Index(
        "tables_uploaded",
        "created",
        "uploaded",
        sqlite_where=text("uploaded IS NOT NULL"),
        postgresql_where=text("uploaded IS NOT NULL"),
    ),
    Index(
        "tables_group",
        "group_id",
        sqlite_where=text("group_id IS NOT NULL"),
        postgresql_where=text("group_id IS NOT NULL"),
    ),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("lines", Text, nullable=False),
    Column("seat", Integer),
    Column("request", String(64)),
    Column("answer", Text),
    Column("seal", BigInteger),
    Index("entries_request", "table_id", "seat", "request", unique=True),
    Index(
        "entries_asked",
        "request",
        unique=True,
        sqlite_where=text("seat = -1"),
        postgresql_where=text("seat = -1"),
    ),
    sqlite_with_rowid=False,
)

OPENINGS: Final = Table(
    "openings",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("opened", Float, nullable=False),
    Column("until", Float, nullable=False),
)

BELLS: Final = Table(
    "bells",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("seen", Float, nullable=False),
)

LISTENS: Final = Table(
    "listens",
    METADATA,
    Column("bell", String(64), ForeignKey("bells.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(64), primary_key=True),
    Index("listens_table", "table_id"),
)

HOOKS: Final = Table(
    "hooks",
    METADATA,
    Column("place", String(48), primary_key=True),
    Column("url", Text, nullable=False),
    Column("language", String(8), nullable=False),
)

RUNG: Final = Table(
    "rung",
    METADATA,
    Column("who", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Index("rung_table", "table_id"),
)

GROUPS: Final = Table(
    "groups",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("group_id", String(32), ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("token", String(64), nullable=False),
    Column("request", String(64), nullable=False, unique=True),
    Column("asked", String(16), nullable=False),
    Column("gone", Boolean, nullable=False),
)

ENDINGS: Final = Table(
    "endings",
    METADATA,
    Column("group_id", String(32), ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("seats", Text, nullable=False),
)


PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seen", Float, nullable=False),
    Column("about", Text, nullable=False),
)

HERE: Final = Table(
    "here",
    METADATA,
    Column("process", String(32), ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("viewers", Text, nullable=False),
    Index("here_table", "table_id"),
)

DUE: Final = Table(
    "due",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)

STUDIES: Final = Table(
    "studies",
    METADATA,
    Column("name", String(80), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("moment", Integer, nullable=False),
    Column("client", String(64), nullable=False),
    Column("step", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("found", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("wanted", Float, nullable=False),
    Index("studies_wanted", "wanted"),
    Index("studies_client", "client"),
)

TRIES: Final = Table(
    "tries",
    METADATA,
    Column("name", String(80), primary_key=True),
    Column("wrong", Float, nullable=False),
    Column("at", Float, nullable=False),
)


HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)


def seal(*parts: object) -> int:
    """The checksum of a row; `UnicodeEncodeError` where it could not be written at all."""
    return crc32("\x1f".join(map(str, parts)).encode())


def head_row(head: Head) -> dict[str, Any]:
    """A table's fixed part as columns, sealed."""
    row = asdict(head)
    pace = None if head.pace == USUAL else dumps(head.pace.plain())
    row |= {"options": dumps(head.options), "seed": str(head.seed), "pace": pace}
    row["seats_open"] = None if head.seats_open == INVITED else head.seats_open
    row["group_id"] = row.pop("group")
    return {**row, "head_seal": _head_seal(row)}


def meta_row(table_id: str, meta: Meta) -> dict[str, Any]:
    """A table's changing part as columns, sealed."""
    row = {
        "code": meta.code,
        "seats": dumps([seat.plain() for seat in meta.seats]),
        "undo": None if meta.undo is None else dumps(asdict(meta.undo)),
        "rematch": meta.rematch,
        "finished": meta.finished,
        "clocks": None if meta.clocks is None else dumps(asdict(meta.clocks)),
        "vote": None if meta.vote is None else dumps(asdict(meta.vote)),
    }
    return {**row, "meta_seal": _meta_seal(table_id, row)}


def _head_seal(row: Mapping[str, Any]) -> int:
    names = ("id", "game", "rules", "data", "options", "seed", "pace", "uploaded")
    kept = [row[name] for name in names]
    kept += [bool(row["public"]), bool(row["hints"]), float(row["created"])]
    # Rows from before these columns are sealed without them, and so is whatever is not set.
    return seal(*kept, *(row[name] for name in ("seats_open", "group_id") if row[name] is not None))


def _meta_seal(table_id: str, row: Mapping[str, Any]) -> int:
    texts = (row[name] for name in ("code", "seats", "undo", "rematch", "clocks", "vote"))
    finished = row["finished"]
    return seal(table_id, *texts, None if finished is None else float(finished))


def entry_seal(
    table_id: str, seq: int, lines: str, seat: int | None, request: str | None, answer: str | None
) -> int:
    """The seal of an entry."""
    return seal(table_id, seq, seat, request, answer, lines)


def head_and_meta(row: Any) -> tuple[Head, Meta]:
    """A table's row as it was written, or `Damaged`."""
    try:
        columns = row._mapping
        if row.head_seal not in (None, _head_seal(columns)):
            raise Damaged("head")
        if row.meta_seal not in (None, _meta_seal(row.id, columns)):
            raise Damaged("meta")
        return _head_of(row), _meta_of(row)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise Damaged(f"row: {type(error).__name__}") from None


def checked_entries(table_id: str, seq: int, rows: Sequence[Any]) -> None:
    """Raise `Damaged` unless a table's entries are all there, each as it was written."""
    if seq != len(rows) - 1 or any(row.seq != number for number, row in enumerate(rows)):
        raise Damaged("entries are missing")
    for row in rows:
        try:
            found = entry_seal(table_id, row.seq, row.lines, row.seat, row.request, row.answer)
        except UnicodeEncodeError:
            raise Damaged(f"entry {row.seq}") from None
        if row.seal not in (None, found) or not isinstance(row.lines, str):
            raise Damaged(f"entry {row.seq}")


def sound_entry(
    table_id: str, seq: int, entry: Sequence[Any]
) -> tuple[str, int | None, str | None, str | None]:
    """The lines, seat, request and answer of an entry that was told; `Damaged` if it is not so."""
    lines, seat, request, answer, sealed = entry
    if sealed != entry_seal(table_id, seq, lines, seat, request, answer):
        raise Damaged(f"entry {seq}")
    return lines, seat, request, answer


def meta_of(table_id: str, row: Mapping[str, Any]) -> Meta:
    """The changing part of a table that was told as columns."""
    if row["meta_seal"] != _meta_seal(table_id, row):
        raise Damaged("meta")
    return _meta_of(SimpleNamespace(**row))


def _head_of(row: Any) -> Head:
    return Head(
        id=row.id,
        game=row.game,
        rules=row.rules,
        data=row.data,
        options=json.loads(row.options),
        seed=int(row.seed),
        public=row.public,
        hints=row.hints,
        created=row.created,
        pace=Pace.of(_read(row.pace)),
        uploaded=row.uploaded,
        seats_open=row.seats_open or INVITED,
        group=row.group_id,
    )


def _meta_of(row: Any) -> Meta:
    undo, vote = _read(row.undo), _read(row.vote)
    return Meta(
        seats=tuple(SeatInfo(**seat) for seat in json.loads(row.seats)),
        code=row.code,
        undo=undo and UndoAsk(undo["by"], tuple(undo["needs"]), tuple(undo["agreed"])),
        rematch=row.rematch,
        finished=row.finished,
        clocks=Clocks.of(_read(row.clocks)),
        vote=vote and Vote(**{**vote, "agreed": tuple(vote["agreed"])}),
    )


def _read(text: str | None) -> Any:
    return None if text is None else json.loads(text)
