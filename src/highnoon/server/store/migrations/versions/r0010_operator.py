"""For the operator: closed tables, reports about talk, blocked networks, and every act."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Tables of their own, and a column that may be empty: the version before runs on beside it."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("hearers", sa.String(8), nullable=False),
        sa.Column("network", sa.String(64)),
        sa.Column("settled", sa.Float),
        sa.Column("verdict", sa.String(16)),
    )
    op.create_index("reports_once", "reports", ["table_id", "line", "by"], unique=True)
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("act", sa.String(32), nullable=False),
        sa.Column("target", sa.String(80), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("closed", sa.Float))
