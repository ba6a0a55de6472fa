"""Several processes of one house: who is at work, who is where, what is due, wrong codes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Only tables of their own: the version before runs on beside them."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_table(
        "here",
        sa.Column(
            "process",
            sa.String(32),
            sa.ForeignKey("processes.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("viewers", sa.Text, nullable=False),
    )
    op.create_index("here_table", "here", ["table_id"])
    op.create_table(
        "due",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("wrong", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
