"""What people let the house do for them: a plan whose owner said that it may be played."""

from __future__ import annotations

from highnoon.core.action import Seat
from highnoon.server.table.aids import plans
from highnoon.server.table.company_state import pencils_state
from highnoon.server.table.table import Table


def promises(table: Table) -> dict[Seat, str]:
    """The decisions that are due now and were promised, in notation, by the seats of people.

    Whatever was taken back would only be done again: after a take-back a promise is given anew.
    """
    match = table.match
    if len(match.log) == len(match.history) or table.along:
        return {}
    undone = max((n for n, line in enumerate(match.log) if "undo" in line), default=-1)
    fresh = {line["by"] for line in match.log[undone + 1 :] if "pencil" in line}
    due = [
        seat
        for seat in sorted(match.actors())
        if table.meta.seats[seat].kind == "person" and match.game.seat_key(seat) in fresh
    ]
    found = {seat: _promised(table, seat) for seat in due if not _by_computer(table, seat)}
    return {seat: text for seat, text in found.items() if text}


def awaits_computer(table: Table) -> bool:
    """Whether a computer's decision is due, or one that a person has promised."""
    return bool(table.bots_waited_for() or (table.match.game.info.hidden and promises(table)))


def _by_computer(table: Table, seat: Seat) -> bool:
    return table.meta.seats[seat].by_computer is not None


def _promised(table: Table, seat: Seat) -> str:
    """From what the seat itself sees, and nothing else."""
    match = table.match
    mine = plans(match.game.info.key, match.view(seat).view, pencils_state(table, seat))
    return next((str(plan["promised"]) for plan in mine if plan["by"] == seat), "")
