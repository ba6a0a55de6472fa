"""Checksums, so that damage is found where it is."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Rows from before have none: nobody knows what they were when they were written."""
    op.add_column("tables", sa.Column("head_seal", sa.BigInteger))
    op.add_column("tables", sa.Column("meta_seal", sa.BigInteger))
    op.add_column("entries", sa.Column("seal", sa.BigInteger))
