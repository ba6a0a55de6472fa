"""Whom to tell that it is their turn, and what they have been told."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Bells are devices that want to be told; hooks are addresses that tables tell."""
    op.create_table(
        "bells",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "listens",
        sa.Column(
            "bell", sa.String(64), sa.ForeignKey("bells.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("token", sa.String(64), primary_key=True),
    )
    op.create_index("listens_table", "listens", ["table_id"])
    op.create_table(
        "hooks",
        sa.Column("place", sa.String(48), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.create_table(
        "rung",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_index("rung_table", "rung", ["table_id"])
