"""Opening the database: checked before anything is written, then brought up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from highnoon.core.action import Phrase
from highnoon.server.store import StoreError
from highnoon.server.store.lock import FolderLock
from highnoon.server.store.pen import Pen
from highnoon.server.store.sql import SqlStore, explained
from highnoon.server.store.tables import METADATA

FILE: Final = "highnoon.sqlite3"
_MAGIC: Final = b"SQLite format 3\0"


async def open_store(folder: Path) -> SqlStore:
    """The store in this folder, made if it is not there; `StoreError` says what is wrong."""
    path = folder / FILE
    lock = FolderLock(folder)
    try:
        await asyncio.to_thread(_prepare, path)
    except BaseException:
        lock.release()
        raise
    readers = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4, max_overflow=0)
    writer = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    for engine in (readers.sync_engine, writer):
        event.listen(engine, "connect", _settle)
    return SqlStore(readers, Pen(writer), lock.release)


def _prepare(path: Path) -> None:
    if path.exists() and path.stat().st_size > 0:
        _check(path)
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    event.listen(engine, "connect", _settle)
    try:
        with engine.begin() as connection:
            _upgrade(connection)
    except SQLAlchemyError as error:
        raise explained(error) from None
    finally:
        engine.dispose()


def _check(path: Path) -> None:
    """Refuse a file that is not a sound database of ours, before anything could write to it."""
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise StoreError(Phrase("error-store-not-ours", {"path": str(path)}))
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True)) as connection:
            verdict = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            version = _version(connection)
    except sqlite3.DatabaseError as error:
        verdict, version = str(error), None
    if verdict != "ok":
        detail = {"path": str(path), "detail": verdict[:200]}
        raise StoreError(Phrase("error-store-corrupt", detail))
    if version is None:
        raise StoreError(Phrase("error-store-not-ours", {"path": str(path)}))
    if version not in {script.revision for script in _steps().walk_revisions()}:
        newer = {"path": str(path), "version": version[:20]}
        raise StoreError(Phrase("error-store-newer", newer))


def _version(connection: sqlite3.Connection) -> str | None:
    """The database's version; None if it is not one of ours."""
    query = "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
    if connection.execute(query).fetchone() is None:
        return None
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if found is None else str(found[0])


def _steps() -> ScriptDirectory:
    """The database's history."""
    return ScriptDirectory(str(files("highnoon.server.store") / "migrations"))


def _upgrade(connection: Connection) -> None:
    """Take all steps the database has not taken yet."""
    steps = _steps()
    with EnvironmentContext(
        Config(), steps, fn=lambda current, _: steps._upgrade_revs("head", current)
    ) as environment:
        environment.configure(connection=connection, target_metadata=METADATA)
        environment.run_migrations()


def _settle(connection: Any, _record: object) -> None:
    """Durable and quick: readers never wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
