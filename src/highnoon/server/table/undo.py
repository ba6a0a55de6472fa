"""Taking back: at once where nobody else must agree, else by asking."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from highnoon.core.action import Seat
from highnoon.core.errors import CannotUndo
from highnoon.core.view import Viewer
from highnoon.server.table.changes import Change, UndoAsk
from highnoon.server.table.requests import Click
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused


def ask_undo(table: Table, seat: Seat, click: Click | None) -> Change:
    """Take back at once where nobody else must agree, else ask."""
    table.own(seat)
    table.room.take_back(seat)
    needs = _needs(table, seat)
    if not needs:
        return _undo(table, seat, click)
    ask = UndoAsk(seat, needs)
    answer = {"done": False, "needs": list(needs)}
    return table.changed(replace(table.meta, undo=ask), seat, click, answer)


def answer_undo(table: Table, seat: Seat, agree: bool) -> Change:
    """Agree to a take-back, or refuse it; who asked may withdraw."""
    ask = table.meta.undo
    if ask is None or seat not in (*ask.needs, ask.by):
        raise Refused(409, "error-undo-not-asked")
    if not agree or seat == ask.by:
        return table.changed(table.unasked(), answer={"done": False})
    ask = replace(ask, agreed=(*ask.agreed, seat))
    if set(ask.needs) <= set(ask.agreed):
        return _undo(table, ask.by, None)
    return table.changed(replace(table.meta, undo=ask), answer={"done": False})


def undo_state(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What this viewer may know about taking back: of what was hidden he hears nothing."""
    ask = table.meta.undo
    if ask is not None and viewer in table.match.undo_noticed_by(ask.by):
        needs, answered = list(ask.needs), list(ask.agreed)
        return {"can": False, "needs": needs, "asked_by": ask.by, "answered": answered}
    can, needs = False, []
    if viewer >= 0:
        try:
            can, needs = True, list(_needs(table, viewer))
        except CannotUndo:
            can = False
    return {"can": can, "needs": needs, "asked_by": None, "answered": []}


def _needs(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Who must be asked: bots, and people at the same device, always agree."""
    seats = table.meta.seats
    return tuple(
        other
        for other in sorted(table.match.undo_needs(seat))
        if seats[other].kind == "person"
        and seats[other].stand_in is None
        and seats[other].device != seats[seat].device
    )


def _undo(table: Table, seat: Seat, click: Click | None) -> Change:
    table.match.undo(seat, agreed=table.match.seats)
    answer = {"done": True, "needs": []}
    return table.changed(table.unasked(), seat, click, answer)
