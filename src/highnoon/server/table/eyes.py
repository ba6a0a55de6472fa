"""Other eyes to look back through: anybody's, once nothing is secret any more."""

from __future__ import annotations

from highnoon.core.view import OPEN, PUBLIC, Viewer
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused


def eyes_of(table: Table, eyes: str | None, own: Viewer) -> Viewer:
    """The viewer asked for: other eyes than one's own only once nothing is secret."""
    if eyes is None:
        return own
    named = {"public": PUBLIC, "open": OPEN} | {str(seat): seat for seat in table.match.seats}
    if eyes not in named:
        raise Refused(400, "error-viewer-unknown")
    if named[eyes] not in (own, PUBLIC) and not table.match.over:
        raise Refused(409, "error-not-over")
    return named[eyes]
