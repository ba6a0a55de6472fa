"""What a store is: it keeps tables and all that happened at them, and never loses a change it took.

`SqlStore` is the one implementation; SQLite in a file is its default home.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.table.changes import Change, Head, Meta, Stored


class StoreError(HighNoonError):
    """The store cannot be used; the reason is one sentence."""


class StoreFull(StoreError):
    """No room left on the disk."""


class Damaged(HighNoonError):
    """A table's rows are not as they were written; `what` is for the operator's log."""

    def __init__(self, what: str) -> None:
        super().__init__(Phrase("error-table-damaged"))
        self.what = what


class Unstorable(HighNoonError):
    """A change that no store could keep, such as half of a pair of surrogates."""


class ChangedElsewhere(HighNoonError):
    """Somebody else stored a change first: load the table again."""

    def __init__(self) -> None:
        super().__init__(Phrase("error-changed-elsewhere"))


class Store(Protocol):
    """Keeps tables. `append` returns only once the change can no longer be lost."""

    failures: Counter[str]
    """How often something could not be kept or read, by the key of the reason."""

    async def create(self, table: Stored) -> None:
        """Keep a new table."""

    async def load(self, table: str) -> Stored | None:
        """A table with all that happened, or None; `Damaged` if it is not as it was written."""

    async def append(self, change: Change) -> None:
        """Keep a change; `ChangedElsewhere` when the table has moved on."""

    async def by_code(self, code: str) -> str | None:
        """The table with an open seat behind a short code."""

    async def by_request(self, request: str) -> str | None:
        """The table at which somebody without a seat asked for something with this id."""

    async def uploaded(self) -> int:
        """Bytes of all uploaded records."""

    async def public(self, limit: int) -> Sequence[tuple[Head, Meta]]:
        """Running tables anybody may watch, the latest first; damaged ones are left out."""

    async def clocked(self) -> Sequence[tuple[Head, Meta]]:
        """Running tables whose clocks run; damaged ones are left out."""

    async def open_house(self, now: float) -> Sequence[tuple[float, float]]:
        """Note that the house opens; the times it was open before, each from and until."""

    async def still_open(self, now: float) -> None:
        """Note that the house is still open: a real change, which proves that it can write."""

    async def sweep(
        self, finished_before: float, idle_before: float, uploaded_before: float = 0.0
    ) -> int:
        """Remove old tables, and those made from uploaded records; how many were removed."""

    async def close(self) -> None:
        """Write what is waiting, then let the database go."""
