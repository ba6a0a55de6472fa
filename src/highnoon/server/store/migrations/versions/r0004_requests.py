"""Requests of people without a seat, and uploaded records."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Such a request is found by its id alone, and counts once in the house."""
    asked = sa.text("seat = -1")
    op.create_index(
        "entries_asked",
        "entries",
        ["request"],
        unique=True,
        sqlite_where=asked,
        postgresql_where=asked,
    )
    op.add_column("tables", sa.Column("uploaded", sa.Integer))
    kept = sa.text("uploaded IS NOT NULL")
    op.create_index(
        "tables_uploaded",
        "tables",
        ["created", "uploaded"],
        sqlite_where=kept,
        postgresql_where=kept,
    )
