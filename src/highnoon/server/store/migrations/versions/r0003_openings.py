"""When the house was open."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One row for each time that the house opened, and until when it was surely open."""
    op.create_table(
        "openings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
