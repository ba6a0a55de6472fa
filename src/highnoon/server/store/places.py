"""Where a house may be kept, and how it is moved, backed up and restored."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from highnoon.core.action import Phrase
from highnoon.server.store.lock import FolderLock, keep_to_ourselves
from highnoon.server.store.moving import CannotMove, Told, carry
from highnoon.server.store.opening import FILE, check_file, prepare_file, settle_file
from highnoon.server.store.rows import HOUSE, PROCESSES
from highnoon.server.store.trouble import explained

KEY_FILE: Final = "vapid.pem"
KEY: Final = "vapid"


def is_address(place: str) -> bool:
    """Whether a place is a database's address and not a folder."""
    return "://" in place


def move(source: str, target: str, told: Told) -> int:
    """Carry a house that nobody serves to an empty place; how many rows were compared."""
    with ExitStack() as stack, _our_words(target):
        here = stack.enter_context(_standing(source))
        there = stack.enter_context(_place(target))
        key = _key_of(here, source)
        rows = carry(here, there, _fingerprint(source), told)
        _keep_key(there, target, key)
    return rows


def back_up(source: str, file: Path, told: Told) -> int:
    """Copy a house, served or not, into one file; it is there whole or not at all."""
    if file.exists():
        raise CannotMove(Phrase("error-backup-exists", {"path": str(file)}))
    with (
        tempfile.TemporaryDirectory(dir=file.parent, prefix=".highnoon-") as folder,
        ExitStack() as stack,
        _our_words(source),
    ):
        there = stack.enter_context(_place(folder))
        here = stack.enter_context(_snapshot(source))
        rows = carry(here, there, "backup", told)
        with there.begin() as kept:
            key = _key_of(here, source)
            if key and not kept.execute(select(HOUSE).where(HOUSE.c.name == KEY)).first():
                kept.execute(HOUSE.insert(), {"name": KEY, "value": key})
                rows += 1
        there.dispose()
        with closing(sqlite3.connect(Path(folder) / FILE)) as done:
            done.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        (Path(folder) / FILE).rename(file)
    keep_to_ourselves(file)
    return rows


def restore(file: Path, target: str, told: Told) -> int:
    """Bring a backup, of this version or an older one, to an empty place."""
    with tempfile.TemporaryDirectory(prefix="highnoon-") as folder:
        try:
            check_file(file)
            shutil.copyfile(file, Path(folder) / FILE)
        except FileNotFoundError:
            raise CannotMove(Phrase("error-move-nothing", {"path": str(file)})) from None
        return move(folder, target, told)


@contextmanager
def _our_words(place: str) -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        raise explained(error, "" if is_address(place) else place) from error


@contextmanager
def _place(place: str) -> Iterator[Engine]:
    """A place for a house, made and up to date, that no server uses."""
    if is_address(place):
        from highnoon.server.store.postgres import plain_engine

        engine = plain_engine(place)
        try:
            with engine.connect() as connection:
                _nobody_serves(connection, place)
            yield engine
        finally:
            engine.dispose()
        return
    lock = FolderLock(Path(place))
    try:
        path = Path(place) / FILE
        prepare_file(path)
        engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
        event.listen(engine, "connect", settle_file)
        yield engine
        engine.dispose()
    finally:
        lock.release()


@contextmanager
def _standing(place: str) -> Iterator[Connection]:
    """A house that nobody serves, seen at one moment."""
    if not is_address(place) and not (Path(place) / FILE).exists():
        raise CannotMove(Phrase("error-move-nothing", {"path": place}))
    with _place(place) as engine, _one_moment(engine) as connection:
        yield connection


@contextmanager
def _snapshot(place: str) -> Iterator[Connection]:
    """A house as it is at one moment, while others may be changing it."""
    with _beside_others(place) as engine, _one_moment(engine) as connection:
        yield connection


@contextmanager
def written_to(place: str) -> Iterator[Connection]:
    """A house in which something small is written, while others may be changing it."""
    with _our_words(place), _beside_others(place) as engine, engine.begin() as connection:
        yield connection


@contextmanager
def _beside_others(place: str) -> Iterator[Engine]:
    """A house that may be served meanwhile."""
    if is_address(place):
        from highnoon.server.store.postgres import plain_engine

        engine = plain_engine(place)
    else:
        path = Path(place) / FILE
        if not path.exists():
            raise CannotMove(Phrase("error-move-nothing", {"path": place}))
        check_file(path, newest=True)
        engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
        event.listen(engine, "connect", settle_file)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _one_moment(engine: Engine) -> Iterator[Connection]:
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def _nobody_serves(connection: Connection, place: str) -> None:
    living = connection.execute(
        select(func.count())
        .select_from(PROCESSES)
        .where(PROCESSES.c.seen > func.extract("epoch", func.clock_timestamp()) - 6)
    ).scalar_one()
    if living:
        raise CannotMove(Phrase("error-move-served", {"count": living}))


def _fingerprint(place: str) -> str:
    """By which an unfinished move knows its source again, without telling a password."""
    text = place if is_address(place) else str(Path(place).resolve())
    return hashlib.sha256(text.encode()).hexdigest()


def _key_of(here: Connection, place: str) -> str | None:
    """The house's own key: in the database where many machines share it, else in the folder."""
    found = here.execute(select(HOUSE.c.value).where(HOUSE.c.name == KEY)).scalar_one_or_none()
    if found is None and not is_address(place):
        with suppress(OSError):
            return (Path(place) / KEY_FILE).read_text("ascii")
    return found


def _keep_key(there: Engine, place: str, key: str | None) -> None:
    if key is None:
        return
    if not is_address(place):
        path = Path(place) / KEY_FILE
        path.write_text(key, "ascii")
        keep_to_ourselves(path)
    with there.begin() as connection:
        if not connection.execute(select(HOUSE).where(HOUSE.c.name == KEY)).first():
            connection.execute(HOUSE.insert(), {"name": KEY, "value": key})
