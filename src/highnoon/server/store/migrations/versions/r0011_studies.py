"""What is known of the studies under way, so that any process may take their next step."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """A table of its own: the version before runs on beside it."""
    op.create_table(
        "studies",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("wanted", sa.Float, nullable=False),
    )
    op.create_index("studies_wanted", "studies", ["wanted"])
    op.create_index("studies_client", "studies", ["client"])
