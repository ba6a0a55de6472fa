"""How a table stands for one of its seats, in a line: for the list of somebody's games."""

from __future__ import annotations

from highnoon.core.action import CHANCE
from highnoon.server.house.hub import Hub
from highnoon.server.table.company_state import clocks_state
from highnoon.server.table.state import seat_states
from highnoon.server.table.table import Table
from highnoon.server.wire.tables import MyTable


def standing(table: Table, seat: int, hub: Hub) -> MyTable:
    """Whose turn it is, and whether it is over."""
    result = table.match.result
    return {
        "id": table.head.id,
        "gone": False,
        "game": table.head.game,
        "seat": seat,
        "seats": seat_states(table, hub.live(table)),
        "waiting_for": list(table.match.waiting_for(seat)),
        "moves": sum(by != CHANCE for by in table.log(seat).by),
        "over": table.match.over,
        "created": table.head.created,
        "finished": table.meta.finished,
        "result": None if result is None else result.plain(),
        "clocks": clocks_state(table, seat),
        "rematch": table.meta.rematch,
    }


def no_longer(table_id: str) -> MyTable:
    """The same of a table that is not there, or no longer theirs."""
    return {
        "id": table_id,
        "gone": True,
        "game": None,
        "seat": None,
        "seats": [],
        "waiting_for": [],
        "moves": 0,
        "over": False,
        "created": None,
        "finished": None,
        "result": None,
        "clocks": None,
        "rematch": None,
    }
