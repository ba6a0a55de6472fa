"""Tables and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.String(128), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("code", sa.String(16), unique=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("undo", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.Column("finished", sa.Float),
    )
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "entries",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("request", sa.String(64)),
        sa.Column("answer", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("entries_request", "entries", ["table_id", "seat", "request"], unique=True)
