"""Groups: who plays together again and again, and how their games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Tables from before belong to no group. Endings stay when their tables are swept."""
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    in_group = sa.ForeignKey("groups.id", ondelete="CASCADE")
    op.create_table(
        "members",
        sa.Column("group_id", sa.String(32), in_group, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("request", sa.String(64), nullable=False, unique=True),
        sa.Column("asked", sa.String(16), nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    in_group = sa.ForeignKey("groups.id", ondelete="CASCADE")
    op.create_table(
        "endings",
        sa.Column("group_id", sa.String(32), in_group, primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("group_id", sa.String(32)))
    of_groups = sa.text("group_id IS NOT NULL")
    op.create_index(
        "tables_group",
        "tables",
        ["group_id"],
        sqlite_where=of_groups,
        postgresql_where=of_groups,
    )
