"""The database's history, one step per file (Alembic)."""
