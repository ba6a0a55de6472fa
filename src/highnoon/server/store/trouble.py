"""What is wrong with a database, each cause in a sentence of its own."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.store import ChangedElsewhere, StoreError, StoreFull, Unstorable

_KEYS: Final = {
    sqlite3.SQLITE_BUSY: "error-store-locked",
    sqlite3.SQLITE_LOCKED: "error-store-locked",
    sqlite3.SQLITE_PROTOCOL: "error-store-locked",
    sqlite3.SQLITE_READONLY: "error-store-readonly",
    sqlite3.SQLITE_CANTOPEN: "error-store-forbidden",
    sqlite3.SQLITE_PERM: "error-store-forbidden",
    sqlite3.SQLITE_AUTH: "error-store-forbidden",
    sqlite3.SQLITE_IOERR: "error-store-io",
}
_SYSTEM: Final = {
    errno.EROFS: "error-store-readonly",
    errno.EACCES: "error-store-forbidden",
    errno.EPERM: "error-store-forbidden",
    errno.EIO: "error-store-io",
}
_STATES: Final = {
    "25006": "error-store-readonly",
    "28": "error-database-forbidden",
    "42501": "error-database-forbidden",
    "3D000": "error-database-missing",
    "53200": "error-store-memory",
    "58": "error-store-io",
}
"""PostgreSQL's own numbers, or their first two letters."""
_AT_THE_DOOR: Final = {
    "authentication failed": "error-database-forbidden",
    'FATAL:  role "': "error-database-forbidden",
    "no pg_hba.conf entry": "error-database-forbidden",
    'FATAL:  database "': "error-database-missing",
}
_HOUSE: Final = ("08", "25006", "28", "3D000", "42501", "53", "57", "58")
_NO_ROOM_STATE: Final = "53100"
_UNREACHABLE: Final = ("08", "53", "57")
_AGAIN: Final = ("40001", "40P01")
"""Two transactions stood in each other's way, and this one gave way."""
_NO_LETTER: Final = "22021"
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT)
_TRIAL: Final = 64 * 1024
_DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def code_of(error: BaseException) -> int | None:
    """SQLite's own number for what went wrong, without its details."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    found = getattr(origin, "sqlite_errorcode", None)
    return found & 0xFF if isinstance(found, int) else None


def state_of(error: BaseException) -> str | None:
    """PostgreSQL's own number for what went wrong; empty where the line itself was lost."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    if not type(origin).__module__.startswith("psycopg"):
        return None
    lost = isinstance(error, (OperationalError, InterfaceError))
    found = getattr(origin, "sqlstate", None)
    return found or ("" if lost else None)


def may_repeat(error: DBAPIError) -> bool:
    """Whether a transaction that failed before its commit may simply be done again."""
    return error.connection_invalidated or state_of(error) in _AGAIN


def is_damage(error: BaseException) -> bool:
    """Whether the database itself is broken, and not only out of reach."""
    return code_of(error) in _DAMAGE


def of_the_house(error: BaseException) -> bool:
    """Whether nothing at all could be stored now, not only the change that met the error."""
    state = state_of(error)
    if state is not None:
        return not state or state.startswith(_HOUSE)
    code = code_of(error)
    return (
        code in _KEYS
        or code in (*_DAMAGE, sqlite3.SQLITE_FULL)
        or (code is None and isinstance(error, OperationalError))
    )


def of_system(error: OSError, path: Path) -> StoreError:
    """The operating system's complaint about a file or folder."""
    if error.errno in _NO_ROOM:
        return StoreFull(Phrase("error-disk-full"))
    detail = {"path": str(path), "detail": error.strerror or str(error)}
    return StoreError(Phrase(_SYSTEM.get(error.errno or 0, "error-store-folder"), detail))


def at_start(error: BaseException, path: Path) -> HighNoonError:
    """Why a database cannot be opened. What SQLite calls an I/O error often has a simpler cause."""
    if code_of(error) in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN):
        try:
            with tempfile.TemporaryFile(dir=path.parent) as trial:
                trial.write(bytes(_TRIAL))
                trial.flush()
                os.fsync(trial.fileno())
        except OSError as cause:
            return of_system(cause, path)
    return explained(error, str(path))


def explained(error: BaseException, path: str = "") -> HighNoonError:
    """A driver's error as one of our sentences."""
    if isinstance(error, HighNoonError):
        return error
    if isinstance(error, IntegrityError):
        return ChangedElsewhere()
    if isinstance(error, UnicodeError) or _no_letter(error):
        return Unstorable(Phrase("error-unstorable"))
    said = str(error.orig if isinstance(error, DBAPIError) else error)[:200]
    detail = {"path": path, "detail": said or type(error).__name__}
    if isinstance(error, MemoryError):
        return StoreError(Phrase("error-store-memory", detail))
    state = state_of(error)
    if state is not None:
        return _of_postgres(state, detail)
    code = code_of(error)
    if code == sqlite3.SQLITE_FULL:
        return StoreFull(Phrase("error-disk-full"))
    if code in _DAMAGE:
        return StoreError(Phrase("error-store-corrupt", detail))
    if code in _KEYS:
        return StoreError(Phrase(_KEYS[code], detail))
    return StoreError(Phrase("error-store", detail))


def _of_postgres(state: str, detail: dict[str, str]) -> HighNoonError:
    """The first line of what PostgreSQL says is enough for a sentence."""
    detail = {**detail, "detail": detail["detail"].partition("\n")[0]}
    if state == _NO_ROOM_STATE:
        return StoreFull(Phrase("error-disk-full"))
    key = _STATES.get(state) or _STATES.get(state[:2])
    if not state:  # what is said before a session begins has no number
        key = next((key for words, key in _AT_THE_DOOR.items() if words in detail["detail"]), None)
    if key is None:
        unreachable = not state or state.startswith(_UNREACHABLE)
        key = "error-database-unreachable" if unreachable else "error-store"
    return StoreError(Phrase(key, detail))


def _no_letter(error: BaseException) -> bool:
    """Whether a text holds what PostgreSQL has no letter for, such as NUL."""
    if not isinstance(error, DataError):
        return False
    return state_of(error) == _NO_LETTER or "NUL" in str(error.orig)
