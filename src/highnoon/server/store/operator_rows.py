"""The tables of the database that are the operator's: reports, blocks and the audit."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from highnoon.server.store.rows import METADATA

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("line", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("name", Text),
    Column("text", Text, nullable=False),
    Column("hearers", String(8), nullable=False),
    Column("network", String(64)),
    Column("settled", Float),
    Column("verdict", String(16)),
    Index("reports_once", "table_id", "line", "by", unique=True),
)

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("network", String(64), primary_key=True),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("why", Text, nullable=False),
)

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(64), nullable=False),
    Column("act", String(32), nullable=False),
    Column("target", String(80), nullable=False),
    Column("detail", Text, nullable=False),
)
