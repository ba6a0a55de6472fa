"""Opening a house in PostgreSQL: checked before anything is written, then brought up to date.

psycopg 3 serves both the async readers and the pen's plain connection, so that there is one driver
with one set of errors; docs/many-machines.md says more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from highnoon.core.action import Phrase
from highnoon.server.keepers import Keepers
from highnoon.server.store import StoreError
from highnoon.server.store.migrating import known_steps, upgrade
from highnoon.server.store.pen import Pen
from highnoon.server.store.sql import SqlStore
from highnoon.server.store.trouble import explained
from highnoon.server.store.writing import same_version

log = logging.getLogger("highnoon.store")

KINDS: Final = ("postgresql", "postgres", "postgresql+psycopg")
READERS: Final = 4
OPENING_LOCK: Final = 0x4869_676E_6F6F
"""Held while a database is brought up to date: of several that start at once, one does it."""
LINE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "highnoon",
    "client_encoding": "utf8",
}
"""A line that nobody answers is found out within some ten seconds."""
SETTLED: Final = (
    # A commit is on the disk, whatever the server's own setting; stronger ones are left alone.
    """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'""",
    # A process that was stopped in mid-transaction lets go of the tables it holds.
    "SET idle_in_transaction_session_timeout = '10s'",
)


def postgres_url(text: str) -> URL:
    """A database's address for our driver; `StoreError` where it is none."""
    try:
        url = make_url(text)
        if url.drivername in KINDS and url.database:
            return url.set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        pass  # said below, without the address: it may hold a password
    raise StoreError(Phrase("error-database-address"))


def told(url: URL) -> str:
    """An address as it may be told: without password and settings."""
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
    return plain.render_as_string()


async def open_postgres(database: str, keepers: Keepers) -> SqlStore:
    """The store in a PostgreSQL database, made if it is empty."""
    url = postgres_url(database)
    place = told(url)
    try:
        import psycopg

        from highnoon.server.store.at_once import FUNCTION, PREPARED, Keeping
        from highnoon.server.store.line import BY_INDEX, QuickLine
        from highnoon.server.store.noticeboard import Noticeboard
        from highnoon.server.store.patience import Exchange

        ahead = await asyncio.to_thread(_prepare, url)
        exchange = Exchange()
        readers = create_async_engine(
            url,
            pool_size=READERS,
            max_overflow=0,
            pool_pre_ping=True,  # after a restart of the database nobody meets a dead line
            isolation_level="REPEATABLE READ",
            connect_args={**LINE, "async_creator_fn": exchange.line},
        )
        writer = create_engine(url, poolclass=NullPool, connect_args=LINE)
    except (ImportError, NoSuchModuleError):
        raise StoreError(Phrase("error-database-driver")) from None
    except (SQLAlchemyError, UnicodeError) as error:
        raise explained(error, place) from None
    event.listen(writer, "do_connect", exchange.pen)
    event.listen(writer, "connect", settle)
    store = SqlStore(readers, Pen(writer), lambda: None, keepers, place)
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def connect() -> psycopg.AsyncConnection[Any]:
        return await exchange.line(address, autocommit=True, **LINE)

    store.board = Noticeboard(connect, exchange.patience, store.reading, store.write)
    line = QuickLine(connect, exchange.patience, *SETTLED, BY_INDEX, FUNCTION, PREPARED)
    store.keep_with(Keeping(line, store.board), keepers)
    store.clock = lambda: time.time() + ahead
    return store


def plain_engine(database: str) -> Engine:
    """A database of ours, up to date, for work that no server does; `StoreError` if it is none."""
    url = postgres_url(database)
    try:
        _prepare(url)
        engine = create_engine(url, poolclass=NullPool, connect_args=LINE)
    except (ImportError, NoSuchModuleError):
        raise StoreError(Phrase("error-database-driver")) from None
    except (SQLAlchemyError, UnicodeError) as error:
        raise explained(error, told(url)) from None
    event.listen(engine, "connect", settle)
    return engine


def settle(connection: Any, _record: object) -> None:
    """Durable, and no burden to others; its own transaction, so that nothing undoes it."""
    with connection.cursor() as cursor:
        for setting in SETTLED:
            cursor.execute(setting)
    connection.commit()


def _prepare(url: URL) -> float:
    """A database of ours that is up to date; how far its clock is ahead of this machine's."""
    engine = create_engine(url, poolclass=NullPool, connect_args=LINE)
    event.listen(engine, "connect", settle)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (OPENING_LOCK,))
            _check(connection, told(url))
            upgrade(connection)
            same_version(connection)
            begun = time.time()
            query = "SELECT extract(epoch FROM clock_timestamp())::float8"
            there = connection.exec_driver_sql(query).scalar_one()
            return float(there) - (begun + time.time()) / 2
    finally:
        engine.dispose()


def _check(connection: Connection, place: str) -> None:
    """Refuse a database that is not ours, before anything is written to it."""
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        args = {"path": place, "encoding": str(encoding)}
        raise StoreError(Phrase("error-database-encoding", args))
    if connection.exec_driver_sql("SHOW fsync").scalar_one() != "on":
        log.warning("the database runs with fsync off: a power cut may lose what was acknowledged")
    tables = inspect(connection).get_table_names()
    if not tables:
        return
    version = None
    if "alembic_version" in tables:
        query = "SELECT version_num FROM alembic_version"
        version = connection.exec_driver_sql(query).scalar_one_or_none()
    if version is None or "entries" not in tables:
        raise StoreError(Phrase("error-store-not-ours", {"path": place}))
    if version not in known_steps():
        newer = {"path": place, "version": str(version)[:20]}
        raise StoreError(Phrase("error-store-newer", newer))
