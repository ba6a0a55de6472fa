"""The operator's secret: given as a setting, or made at the first start and kept for them alone.

In a house of one process it lies in the data folder; where several share a database, its hash
stands there, and the file is on the machine that was started first.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path
from typing import Final

from sqlalchemy import delete, insert

from highnoon.server.settings import Settings
from highnoon.server.store import Store
from highnoon.server.store.ledger import Act
from highnoon.server.store.operator_rows import AUDIT
from highnoon.server.store.places import written_to
from highnoon.server.store.rows import HOUSE
from highnoon.server.store.sql_ledger import KEPT_AS

FILE: Final = "operator.secret"
SHORTEST: Final = 16
"""Characters: what the operator chooses must not be easier to guess than this."""


class OperatorSecret:
    """Knows the secret when it is given."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._given = settings.operator_secret
        self._file = settings.data / FILE
        self._store = store

    async def prepare(self) -> None:
        """Make the secret where there is none."""
        if self._given:
            return
        if self._store.board is None:
            if not self._file.exists():
                keep(self._file, new_secret())
            return
        if await self._store.ledger.secret_hash() is not None:
            return
        own = read(self._file) or new_secret()
        if await self._store.board.keep_once(KEPT_AS, hashed(own)) == hashed(own):
            keep(self._file, own)

    async def is_right(self, secret: str) -> bool:
        """Whether this is the secret; how long it takes tells nothing."""
        if self._given:
            known: str | None = hashed(self._given)
        elif self._store.board is None:
            own = read(self._file)
            known = None if own is None else hashed(own)
        else:
            known = await self._store.ledger.secret_hash()
        return hmac.compare_digest(hashed(secret), known or hashed(secrets.token_hex()))


def new_secret() -> str:
    """A secret nobody can guess (192 bits)."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """All that is kept of it in a database: it is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def read(file: Path) -> str | None:
    """The secret in a file, if there is one."""
    try:
        return file.read_text("utf-8").strip() or None
    except (OSError, UnicodeError):
        return None


def keep(file: Path, secret: str) -> None:
    """Write it for the owner's eyes alone, whole or not at all."""
    file.parent.mkdir(0o700, parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as written:
        written.write(f"{secret}\n")
    fresh.chmod(0o600)
    fresh.replace(file)


def renew(folder: Path, database: str) -> None:
    """Make another secret, for a house that is served or not; it holds at once everywhere."""
    made = new_secret()
    act = Act(time.time(), "terminal", "new-secret", "")
    with written_to(database or str(folder)) as connection:
        connection.execute(delete(HOUSE).where(HOUSE.c.name == KEPT_AS))
        if database:
            connection.execute(insert(HOUSE), {"name": KEPT_AS, "value": hashed(made)})
        connection.execute(insert(AUDIT), act._asdict())
    keep(folder / FILE, made)
