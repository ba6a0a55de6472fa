"""The beat: where secrets are kept, what the computer does is seen at times that tell nothing.

How long a bot thinks depends on what it sees, and one without a choice does not think at all. So a
decision that everybody notices waits for the next beat since the last thing everybody noticed.
What only its own side notices happens at once; in open games so does everything.
"""

from __future__ import annotations

from typing import Final

from highnoon.bots import configured, ladder
from highnoon.core.action import Action, Seat
from highnoon.core.errors import IllegalAction
from highnoon.core.view import PUBLIC
from highnoon.server.table.table import Table

MOMENT: Final = 1.0
"""Seconds: a level that may think longer than this searches, and makes the beat longer."""


def pause(table: Table, seat: Seat, action: Action, beat: float) -> float:
    """Seconds until this decision may be made, worked out from what everybody knows."""
    if not beat or not table.match.game.info.hidden:
        return 0.0
    try:
        if PUBLIC not in table.match.noticed_by(seat, action):
            return 0.0
    except IllegalAction:  # taken back or resigned meanwhile: whoever acts asks again
        return 0.0
    length = beat * (1 + _searching(table))
    return length - (table.now() - table.since) % length


def _searching(table: Table) -> int:
    """How many searching computers are to decide, as everybody knows: they take turns."""
    game, seats = table.head.game, table.meta.seats
    slow = {one.number for one in ladder(game) if one.budget.seconds > MOMENT}
    slow |= {one.number for one in configured(game)}
    return sum(seats[seat].by_computer in slow for seat in table.match.waiting_for(PUBLIC))
