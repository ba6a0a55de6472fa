"""The database's history: which step it is at, and the way to the newest one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from highnoon.server.store.rows import METADATA


def _steps() -> ScriptDirectory:
    return ScriptDirectory(str(files("highnoon.server.store") / "migrations"))


@cache
def known_steps() -> frozenset[str]:
    """Every step that this version knows."""
    return frozenset(script.revision for script in _steps().walk_revisions())


@cache
def newest_step() -> str:
    """The step that this version brings a database to."""
    return str(_steps().get_current_head())


def upgrade(connection: Connection) -> None:
    """Take all steps the database has not taken yet."""
    steps = _steps()
    with EnvironmentContext(
        Config(), steps, fn=lambda current, _: steps._upgrade_revs("head", current)
    ) as environment:
        environment.configure(connection=connection, target_metadata=METADATA)
        environment.run_migrations()
