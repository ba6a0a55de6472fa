"""A running table in a list, as everybody may know it."""

from __future__ import annotations

from highnoon.core import registry
from highnoon.core.view import PUBLIC
from highnoon.server.http.services import Services
from highnoon.server.table.changes import Head, Meta
from highnoon.server.table.state import seat_keys, seat_state, seat_states
from highnoon.server.wire.tables import PublicTable


async def listed(parts: Services, head: Head, meta: Meta, look: bool) -> PublicTable:
    """Who sits there; whose turn it is only where somebody takes a `look`: that may wake it."""
    waiting, watching = None, 0
    if look:
        async with parts.house.at(head.id) as table:
            live = parts.hub.live(table)
            seats = seat_states(table, live)
            waiting, watching = list(table.match.waiting_for(PUBLIC)), live.watching
    else:
        keys = seat_keys(registry.game(head.game, head.rules), len(meta.seats))
        seats = [seat_state(n, keys[n], info, False, None) for n, info in enumerate(meta.seats)]
    return {
        "id": head.id,
        "game": head.game,
        "options": head.options,
        "public": head.public,
        "seats_open": head.seats_open,
        "seats": seats,
        "waiting_for": waiting,
        "watching": watching,
        "created": head.created,
    }
