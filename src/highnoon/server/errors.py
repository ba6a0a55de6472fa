"""What the server refuses, each with a status and a key that can be translated."""

from __future__ import annotations

from typing import Any, Final

from highnoon.core.action import Phrase
from highnoon.core.errors import (
    CannotUndo,
    HighNoonError,
    IllegalAction,
    InvalidAction,
    InvalidOptions,
    InvalidRecord,
    StaleVersion,
    UnknownGame,
)
from highnoon.server.store import ChangedElsewhere, StoreError, StoreFull, Unstorable


class Refused(HighNoonError):
    """A request the server does not carry out, with its HTTP status."""

    def __init__(self, status: int, key: str, retry_after: float = 0.0, **args: int | str) -> None:
        super().__init__(Phrase(key, args))
        self.status = status
        self.retry_after = retry_after


MOST_REASONS: Final = 50

STATUS: Final[dict[type[HighNoonError], int]] = {
    InvalidAction: 400,
    InvalidOptions: 400,
    InvalidRecord: 400,
    UnknownGame: 400,
    IllegalAction: 409,
    StaleVersion: 409,
    CannotUndo: 409,
    ChangedElsewhere: 409,
    Unstorable: 400,
    StoreFull: 507,
    StoreError: 503,
}


def status_of(error: HighNoonError) -> int:
    """The HTTP status that fits an error."""
    if isinstance(error, Refused):
        return error.status
    return next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)


def error_body(error: HighNoonError) -> dict[str, Any]:
    """The error as it is sent: its first reason, and all of them."""
    if isinstance(error, StoreError):  # the details are for the operator's log
        full = isinstance(error, StoreFull)
        error = StoreError(Phrase("error-disk-full" if full else "error-store-trouble"))
    first = error.reason.plain()
    reasons = [reason.plain() for reason in error.reasons[:MOST_REASONS]]
    return {"error": {**first, "reasons": reasons}}
