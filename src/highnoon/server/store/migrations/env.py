"""Alembic's entry: it runs on the connection the store hands it."""

from alembic import context

from highnoon.server.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
