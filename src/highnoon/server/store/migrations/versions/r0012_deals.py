"""Tables are found by their deal, so that it can be told how it was played."""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """An index alone: the version before runs on beside it."""
    op.create_index("tables_deal", "tables", ["game", "seed"])
