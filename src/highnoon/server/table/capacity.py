"""How much a table keeps: limits checked before anything is stored.

Decisions that carry the game on are never refused, so every game comes to its end, and all limits
together stay below what the reader of records takes. They are counted seat by seat: what one seat
does in secret must not show in what another is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from highnoon.core.action import Seat
from highnoon.core.lines import Line
from highnoon.core.match import Match
from highnoon.core.record import LONGEST, dump_line
from highnoon.server.wire.refusals import Refused

TALK: Final = 256 * 1024
PLANS: Final = 256 * 1024
"""Bytes of each seat's talk, and of its plans."""
TAKE_BACKS: Final = 500
"""How often each seat may take something back."""
EXCHANGES: Final = 5_000
"""Decisions after which a seat that is not asked may no longer change its mind."""
CHANGES: Final = 100_000
"""Changes of a table after which only its game goes on."""
RESERVE: Final = 2 * 1024 * 1024
"""Bytes that are left for decisions when nothing else is kept."""


class Capacity:
    """What a table has kept so far, and whether more may come."""

    def __init__(self, match: Match, header: str, changes: int = 0) -> None:
        self.changes = changes
        self._match = match
        self._size = len(header.encode())
        self._used: Counter[tuple[Seat, str]] = Counter()
        self._seats = {match.game.seat_key(seat): seat for seat in match.seats}
        self.keep(match.log)

    def keep(self, lines: Iterable[Line]) -> str:
        """Count lines that are stored; they are returned as they stand in a record."""
        texts = []
        for line in lines:
            text = dump_line(line)
            size = len(text) if text.isascii() else len(text.encode())
            self._size += size
            seat = self._seats.get(line["by"]) if "by" in line else None
            if seat is not None:
                kind = "say" if "say" in line else "pencil" if "pencil" in line else "do"
                self._used[seat, kind] += 1 if kind == "do" else size
            texts.append(text)
        return "".join(texts)

    def check_change(self) -> None:
        """Refuse what is not the game itself at a table that has changed too often."""
        if self.changes >= CHANGES:
            raise Refused(409, "error-changes-full")

    def check_talk(self, seat: Seat, text: str) -> None:
        """Refuse talk that there is no room for."""
        self._check_words(seat, "say", text, TALK, "error-talk-full")

    def check_plan(self, seat: Seat, text: str) -> None:
        """Refuse a plan that there is no room for."""
        self._check_words(seat, "pencil", text, PLANS, "error-plans-full")

    def check_take_back(self, seat: Seat) -> None:
        """Refuse a seat that has taken back too often."""
        self.check_change()
        if self._match.taken_back[seat] >= TAKE_BACKS or self._full(0):
            raise Refused(409, "error-undo-full")

    def decided(self, seat: Seat) -> int:
        """How often a seat has decided, taken back or not."""
        return self._used[seat, "do"]

    def check_decision(self, seat: Seat) -> None:
        """Refuse a seat that changes its mind forever without being asked."""
        many = self.decided(seat) >= EXCHANGES or self._full(0)
        if many and seat not in self._match.actors():
            raise Refused(409, "error-exchange-full")

    def _check_words(self, seat: Seat, kind: str, text: str, most: int, key: str) -> None:
        self.check_change()
        by = self._match.game.seat_key(seat)
        size = len(dump_line({"by": by, "say": text, "to": "side"}).encode())
        if self._used[seat, kind] + size > most or self._full(size):
            raise Refused(409, key)

    def _full(self, size: int) -> bool:
        return self._size + size > LONGEST - RESERVE
