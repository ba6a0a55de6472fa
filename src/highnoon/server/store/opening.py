"""Opening the database: checked before anything is written, then brought up to date."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from highnoon.core.action import Phrase
from highnoon.server.keepers import Keepers
from highnoon.server.store import StoreError
from highnoon.server.store.lock import OURS_ALONE, FolderLock, keep_to_ourselves
from highnoon.server.store.migrating import known_steps, newest_step, upgrade
from highnoon.server.store.pen import Pen
from highnoon.server.store.sql import SqlStore
from highnoon.server.store.trouble import at_start, of_system
from highnoon.server.store.writing import same_version

FILE: Final = "highnoon.sqlite3"
_MAGIC: Final = b"SQLite format 3\0"
BUSY_WAIT: Final = 5.0
"""Seconds to wait for another program that holds the database."""


async def open_store(folder: Path, keepers: Keepers | None = None, database: str = "") -> SqlStore:
    """The store in this folder, made if it is not there; `StoreError` says what is wrong.

    With `database`, such as `postgresql://…`, it is there instead, and may be shared.
    """
    if database:
        from highnoon.server.store.postgres import open_postgres

        return await open_postgres(database, keepers or Keepers())
    path = folder / FILE
    lock = FolderLock(folder)
    try:
        await asyncio.to_thread(prepare_file, path)
    except BaseException:
        lock.release()
        raise
    readers = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4, max_overflow=0)
    writer = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    for engine in (readers.sync_engine, writer):
        event.listen(engine, "connect", settle_file)
    event.listen(readers.sync_engine, "connect", _read_anything)
    return SqlStore(readers, Pen(writer), lock.release, keepers or Keepers())


def prepare_file(path: Path) -> None:
    """A database of ours that is sound, up to date and takes a change."""
    _keep_private(path)
    if path.stat().st_size > 0:
        check_file(path)
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    event.listen(engine, "connect", settle_file)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # all steps, or none where one fails
            upgrade(connection)
            same_version(connection)
    except (SQLAlchemyError, sqlite3.Error, MemoryError) as error:
        raise at_start(error, path) from None
    finally:
        engine.dispose()


def _keep_private(path: Path) -> None:
    """Nobody else may read the database; SQLite gives what it makes beside it the same rights."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OURS_ALONE))
    except OSError as error:
        raise of_system(error, path) from None
    keep_to_ourselves(*(path.with_name(path.name + end) for end in ("", "-wal", "-shm")))


def check_file(path: Path, newest: bool = False) -> None:
    """Refuse a file that is not a sound database of ours, before anything could write to it."""
    try:
        with path.open("rb") as file:
            if file.read(len(_MAGIC)) != _MAGIC:
                raise StoreError(Phrase("error-store-not-ours", {"path": str(path)}))
        with closing(
            sqlite3.connect(f"file:{quote(str(path))}?mode=rw", BUSY_WAIT, uri=True)
        ) as connection:
            verdict = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
                return  # the first start was cut off before anything was in it
            version = _version(connection)
    except OSError as error:
        raise of_system(error, path) from None
    except (sqlite3.Error, MemoryError) as error:
        raise at_start(error, path) from None
    if verdict != "ok":
        detail = {"path": str(path), "detail": verdict[:200]}
        raise StoreError(Phrase("error-store-corrupt", detail))
    if version is None:
        raise StoreError(Phrase("error-store-not-ours", {"path": str(path)}))
    if version not in known_steps():
        newer = {"path": str(path), "version": version[:20]}
        raise StoreError(Phrase("error-store-newer", newer))
    if newest and version != newest_step():
        raise StoreError(Phrase("error-backup-old", {"path": str(path)}))


def _version(connection: sqlite3.Connection) -> str | None:
    """The database's version; None if it is not one of ours."""
    query = "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
    if connection.execute(query).fetchone() is None:
        return None
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if found is None else str(found[0])


def _read_anything(connection: Any, _record: object) -> None:
    """Let a damaged letter spoil only its own row: the driver would refuse the whole answer."""
    connection.driver_connection.text_factory = partial(
        str, encoding="utf-8", errors="surrogateescape"
    )


def settle_file(connection: Any, _record: object) -> None:
    """Durable and quick: readers never wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    wait = f"busy_timeout={round(BUSY_WAIT * 1000)}"
    for pragma in (wait, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
