"""A refusal: what the server does not carry out, with a key that can be translated."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.wire.answers import ErrorAnswer

MOST_REASONS: Final = 50


class Refused(HighNoonError):
    """A request the server does not carry out, with the HTTP status that says so."""

    def __init__(self, status: int, key: str, retry_after: float = 0.0, **args: int | str) -> None:
        super().__init__(Phrase(key, args))
        self.status = status
        self.retry_after = retry_after


def error_body(error: HighNoonError) -> ErrorAnswer:
    """The error as it is sent: its first reason, and all of them."""
    first = error.reason.plain()
    reasons = [reason.plain() for reason in error.reasons[:MOST_REASONS]]
    return {"error": {**first, "reasons": reasons}}
