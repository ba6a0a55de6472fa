"""On which database the tests run: SQLite, or with HIGHNOON_TEST_STORE=postgresql that one too.

A folder stands for a database: whoever opens the same folder again finds what was there.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import sqlite3
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path

import pytest

from highnoon.server.store.postgres import plain_engine
from tools.cluster import QUICK, Cluster, cluster, find

ON_POSTGRES = os.environ.get("HIGHNOON_TEST_STORE") == "postgresql"

sqlite_only = pytest.mark.skipif(ON_POSTGRES, reason="about SQLite's own files")


def is_here() -> bool:
    """Whether there is a PostgreSQL to start; with CI=true there must be."""
    try:
        find()
    except FileNotFoundError:
        if os.environ.get("CI") == "true":
            raise
        return False
    return True


needs_postgres = pytest.mark.skipif(not is_here(), reason="there is no PostgreSQL here")


@cache
def quick_cluster() -> Cluster:
    """One cluster for all tests of this process, gone with it."""
    stack = ExitStack()
    found = stack.enter_context(cluster(QUICK))
    atexit.register(stack.close)
    return found


@cache
def new_house() -> str:
    """The name of a database that was brought up to date, and nothing else; made once."""
    plain_engine(quick_cluster().make("new")).dispose()
    return "new"


@cache
def postgres_of(folder: Path, empty: bool = False) -> str:
    """The PostgreSQL database that stands for a folder: a house where nobody was, or `empty`."""
    name = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:24]
    return quick_cluster().make(name) if empty else quick_cluster().make(name, new_house())


def database_of(folder: Path) -> str:
    """The database that this run's tests use for a folder; empty for SQLite in it."""
    return postgres_of(folder.resolve()) if ON_POSTGRES else ""


def kept_in(folder: Path) -> bytes:
    """All that a house keeps, as it lies on the disk or leaves the database."""
    if ON_POSTGRES:
        return quick_cluster().run("pg_dump", database_of(folder))
    return b"".join(path.read_bytes() for path in folder.glob("highnoon.sq*"))


def rows_in(folder: Path) -> str:
    """All that the rows of a house say; pages of SQLite may hold what no row says any more."""
    if ON_POSTGRES:
        return kept_in(folder).decode()
    with closing(sqlite3.connect(folder / "highnoon.sqlite3")) as database:
        return "\n".join(database.iterdump())
