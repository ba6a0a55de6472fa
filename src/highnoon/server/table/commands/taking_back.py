"""Taking back: at once where nobody else must agree, else by asking."""

from __future__ import annotations

from dataclasses import replace

from highnoon.core.action import Seat
from highnoon.server.table.changes import Outcome, UndoAsk
from highnoon.server.table.requests import Click
from highnoon.server.table.table import Table
from highnoon.server.table.undo import undo_needs
from highnoon.server.wire.answers import Done, UndoAnswer
from highnoon.server.wire.refusals import Refused


def ask_undo(table: Table, seat: Seat, click: Click | None) -> Outcome:
    """Take back at once where nobody else must agree, else ask them."""
    table.check_person(seat)
    table.capacity.check_take_back(seat)
    needs = undo_needs(table, seat)
    if not needs:
        return _undo(table, seat, UndoAnswer(done=True, needs=[]), click)
    ask = UndoAsk(seat, needs)
    answer = UndoAnswer(done=False, needs=list(needs))
    return table.changed(replace(table.meta, undo=ask), seat, click, answer)


def answer_undo(table: Table, seat: Seat, agree: bool) -> Outcome:
    """Agree to a take-back, or refuse it; whoever asked for it withdraws it either way."""
    ask = table.meta.undo
    if ask is None or seat not in (*ask.needs, ask.by):
        raise Refused(409, "error-undo-not-asked")
    if not agree or seat == ask.by:
        return table.changed(table.without_undo(), answer=Done(done=False))
    ask = replace(ask, agreed=(*ask.agreed, seat))
    if set(ask.needs) <= set(ask.agreed):
        return _undo(table, ask.by, Done(done=True))
    return table.changed(replace(table.meta, undo=ask), answer=Done(done=False))


def _undo(
    table: Table, seat: Seat, answer: UndoAnswer | Done, click: Click | None = None
) -> Outcome:
    table.match.undo(seat, agreed=table.match.seats, real=True)
    return table.changed(table.without_undo(), seat, click, answer)
