"""Clocks, stand-ins and votes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """What a table agreed on about time, what is left of it, and a vote that is open."""
    for name in ("pace", "clocks", "vote"):
        op.add_column("tables", sa.Column(name, sa.Text))
