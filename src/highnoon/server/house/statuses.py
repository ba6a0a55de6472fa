"""Which HTTP status fits an error: asked by every door, of a house and of a pocket."""

from __future__ import annotations

from typing import Final

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
from highnoon.lessons import NoLesson
from highnoon.server.store import ChangedElsewhere, StoreError, StoreFull, Unstorable
from highnoon.server.wire.refusals import Refused

STATUS: Final[dict[type[HighNoonError], int]] = {
    InvalidAction: 400,
    InvalidOptions: 400,
    InvalidRecord: 400,
    UnknownGame: 400,
    NoLesson: 404,
    IllegalAction: 409,
    StaleVersion: 409,
    CannotUndo: 409,
    ChangedElsewhere: 409,
    Unstorable: 400,
    StoreFull: 507,
    StoreError: 503,
}
"""Whatever is not named here is 400."""


def status_of(error: HighNoonError) -> int:
    """The HTTP status that fits an error."""
    if isinstance(error, Refused):
        return error.status
    return next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
