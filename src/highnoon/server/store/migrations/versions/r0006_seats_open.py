"""Who may sit down on an open seat."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Tables from before are for the invited."""
    op.add_column("tables", sa.Column("seats_open", sa.String(8)))
