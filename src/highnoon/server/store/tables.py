"""The database's tables, and how our values lie in their rows."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import (
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

from highnoon.server.pace import USUAL, Clocks, Pace
from highnoon.server.seats import SeatInfo
from highnoon.server.store import Head, Meta, UndoAsk, Vote
from highnoon.server.wire import dumps

METADATA: Final = MetaData()

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
    Index("tables_touched", "touched"),
    Index(
        "tables_uploaded",
        "created",
        "uploaded",
        sqlite_where=text("uploaded IS NOT NULL"),
        postgresql_where=text("uploaded IS NOT NULL"),
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


def head_row(head: Head) -> dict[str, Any]:
    """A table's fixed part as columns."""
    row = asdict(head)
    pace = None if head.pace == USUAL else dumps(head.pace.plain())
    return {**row, "options": dumps(head.options), "seed": str(head.seed), "pace": pace}


def meta_row(meta: Meta) -> dict[str, Any]:
    """A table's changing part as columns."""
    return {
        "code": meta.code,
        "seats": dumps([seat.plain() for seat in meta.seats]),
        "undo": None if meta.undo is None else dumps(asdict(meta.undo)),
        "rematch": meta.rematch,
        "finished": meta.finished,
        "clocks": None if meta.clocks is None else dumps(asdict(meta.clocks)),
        "vote": None if meta.vote is None else dumps(asdict(meta.vote)),
    }


def head_of(row: Any) -> Head:
    """The fixed part of a row."""
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
    )


def meta_of(row: Any) -> Meta:
    """The changing part of a row."""
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
