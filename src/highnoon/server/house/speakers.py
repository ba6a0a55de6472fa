"""Where somebody was who talked of late, should it be reported: in memory alone."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from highnoon.core.action import Seat

KNOWN: Final = 20_000


class Speakers:
    """The networks of those who talked last."""

    def __init__(self) -> None:
        self._from: OrderedDict[tuple[str, Seat], str] = OrderedDict()

    def note(self, table_id: str, seat: Seat, network: str) -> None:
        """Somebody talks."""
        self._from[table_id, seat] = network
        self._from.move_to_end((table_id, seat))
        if len(self._from) > KNOWN:
            self._from.popitem(last=False)

    def of(self, table_id: str, seat: Seat) -> str | None:
        """Where they were when they last did, if anybody here knows."""
        return self._from.get((table_id, seat))
