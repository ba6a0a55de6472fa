"""Who must agree to a take-back, and what a viewer may know about one."""

from __future__ import annotations

from highnoon.core.action import Seat
from highnoon.core.errors import CannotUndo
from highnoon.core.view import Viewer
from highnoon.server.table.table import Table
from highnoon.server.wire.tables import UndoState


def undo_needs(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Who must be asked: bots, and people at the same device, always agree."""
    seats = table.meta.seats
    return tuple(
        other
        for other in sorted(table.match.undo_needs(seat, real=True))
        if seats[other].kind == "person"
        and seats[other].stand_in is None
        and seats[other].device != seats[seat].device
    )


def undo_state(table: Table, viewer: Viewer) -> UndoState:
    """What this viewer may know about taking back: nothing about what was hidden from them."""
    ask = table.meta.undo
    if ask is not None and viewer in table.match.undo_noticed_by(ask.by, real=True):
        needs, answered = list(ask.needs), list(ask.agreed)
        return {"can": False, "needs": needs, "asked_by": ask.by, "answered": answered}
    can, needs = False, []
    if viewer >= 0:
        try:
            can, needs = True, list(undo_needs(table, viewer))
        except CannotUndo:
            can = False
    return {"can": can, "needs": needs, "asked_by": None, "answered": []}
