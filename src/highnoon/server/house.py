"""The house: all tables, in memory while somebody plays, in the store for ever.

One command at a time changes a table; it is stored before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, Final

from highnoon.core import registry
from highnoon.core.action import Seat
from highnoon.core.errors import HighNoonError
from highnoon.core.match import Match
from highnoon.core.record import Record, written
from highnoon.core.replay import replay
from highnoon.server.errors import Refused
from highnoon.server.hub import Hub
from highnoon.server.pace import ALWAYS_OPEN, USUAL, Openings, Pace, started
from highnoon.server.seats import SeatInfo, new_code, new_id, new_token, read_code
from highnoon.server.store import Change, ChangedElsewhere, Head, Meta, Store, Stored
from highnoon.server.table import Table, people_asked

log = logging.getLogger("highnoon.house")

CODE_TRIES: Final = 5


class _Place:
    """A table in memory, the lock under which it is used, and how many use or await it."""

    __slots__ = ("lock", "table", "used", "users")

    def __init__(self, table: Table | None = None) -> None:
        self.lock = asyncio.Lock()
        self.table = table
        self.used = time.monotonic()
        self.users = 0


class _Visit:
    """A table held by one caller; a class, since a generator would cost each move a bit more."""

    __slots__ = ("_house", "_table")

    def __init__(self, house: House, table: str) -> None:
        self._house = house
        self._table = table

    async def __aenter__(self) -> Table:
        return await self._house.enter(self._table)

    async def __aexit__(self, *_: object) -> None:
        self._house.leave(self._table)


class House:
    """Opens, loads and changes tables."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        on_change: Callable[[Table], None],
        clock: Callable[[], float] = time.time,
        openings: Openings = ALWAYS_OPEN,
    ) -> None:
        self.store = store
        self.hub = hub
        self.openings = openings
        self._clock = clock
        self._on_change = on_change
        self._places: dict[str, _Place] = {}

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._places)

    def is_awake(self, table_id: str) -> bool:
        """Whether a table is in memory: somebody has used it lately."""
        return table_id in self._places

    def is_running(self, table_id: str) -> bool:
        """Whether a table is in memory and its game is not over."""
        place = self._places.get(table_id)
        return place is not None and (place.table is None or not place.table.settled)

    # --- using a table ---

    def at(self, table_id: str) -> AbstractAsyncContextManager[Table]:
        """The table, for this caller alone: everything seen of it is stored."""
        return _Visit(self, table_id)

    async def enter(self, table_id: str) -> Table:
        """Wait for one's turn at a table; `leave` must follow."""
        place = self._places.get(table_id)
        if place is None:
            place = self._places[table_id] = _Place()
        place.users += 1
        try:
            await place.lock.acquire()
        except BaseException:
            self._left(table_id, place)
            raise
        try:
            place.used = time.monotonic()
            if place.table is None:
                place.table = await self._load(table_id)
                self._on_change(place.table)
        except BaseException:
            self.leave(table_id)
            raise
        return place.table

    def leave(self, table_id: str) -> None:
        """Let the next one at the table."""
        place = self._places[table_id]
        place.lock.release()
        self._left(table_id, place)

    def _left(self, table_id: str, place: _Place) -> None:
        place.users -= 1
        if place.table is None and not place.users:
            del self._places[table_id]

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused(404, "error-table-unknown")
        try:
            return Table.load(stored, self._clock, self.openings)
        except HighNoonError as error:
            log.exception("a stored table cannot be replayed", extra={"table": table_id})
            raise Refused(500, "error-table-broken") from error

    async def change(self, table_id: str, decide: Callable[[Table], Change | str]) -> str:
        """Let `decide` change the table, store it, tell everybody; the answer as JSON.

        `decide` may also return an answer given before: then nothing happens.
        """
        async with self.at(table_id) as table:
            change = decide(table)
            if isinstance(change, str):
                return change
            try:
                await self.store.append(change)
            except BaseException:
                self._places[table_id].table = None  # memory is ahead of the store: read it again
                raise
            self.hub.publish(table)
            self._on_change(table)
            return change.answer or "{}"

    # --- opening tables ---

    async def open(
        self,
        game: str,
        options: Mapping[str, Any] | None,
        seats: Sequence[SeatInfo],
        public: bool,
        hints: bool,
        pace: Pace = USUAL,
        seed: int | None = None,
    ) -> Table:
        """A new table, dealt and stored."""
        match = Match.new(registry.game(game), options, seed)
        if len(seats) != len(match.seats):
            raise Refused(400, "error-seat-count", found=len(seats), expected=len(match.seats))
        return await self._keep(match, seats, public, hints, pace)

    async def keep_record(self, record: Record) -> Table:
        """A table made from an uploaded record: to look at, not to play."""
        match = await asyncio.to_thread(replay, record)
        seats = [SeatInfo("record", name=name) for name in match.names]
        return await self._keep(match, seats, public=False, hints=False, pace=USUAL)

    async def _keep(
        self, match: Match, seats: Sequence[SeatInfo], public: bool, hints: bool, pace: Pace
    ) -> Table:
        now = self._clock()
        info = match.game.info
        head = Head(
            id=new_id(),
            game=info.key,
            rules=info.rules,
            data=match.game.fingerprint(match.options),
            options=dict(match.options),
            seed=match.seed,
            public=public,
            hints=hints,
            created=now,
            pace=pace,
        )
        has_open = any(seat.kind == "open" for seat in seats)
        meta = Meta(tuple(seats), finished=now if match.over else None)
        if pace.clock is not None:
            asked = people_asked(match, meta.seats)
            meta = replace(meta, clocks=started(pace.clock, len(seats), now, asked))
        for attempt in range(CODE_TRIES):
            if has_open:
                meta = replace(meta, code=new_code())
            try:
                await self.store.create(Stored(head, meta, lines=written(match.log)))
                break
            except ChangedElsewhere:  # the code is in use
                if attempt == CODE_TRIES - 1:
                    raise
        table = Table(head, meta, match, clock=self._clock)
        self._places[head.id] = _Place(table)
        self._on_change(table)
        return table

    async def by_code(self, code: str) -> str:
        """The table that waits for somebody with this code."""
        table_id = await self.store.by_code(read_code(code))
        if table_id is None:
            raise Refused(404, "error-code-unknown")
        return table_id

    async def claim(self, table_id: str, wanted: Seat | None, name: str | None) -> tuple[Seat, str]:
        """Sit down on an open seat of a table: the seat and its secret."""
        token = new_token()
        taken: list[Seat] = []

        def sit(table: Table) -> Change:
            seat, change = table.claim(wanted, name, token)
            taken.append(seat)
            return change

        await self.change(table_id, sit)
        return taken[0], token

    async def rematch(self, table_id: str, token: str, how: str | Sequence[Seat]) -> str:
        """The table of the next game: opened by the first who asks; all tokens stay valid.

        `how`: the `same` seats, `rotate` by one, or for each new seat who of the old sits there.
        """
        async with self.at(table_id) as table:
            table.seat_of(token)
            if table.meta.rematch is not None:
                return table.meta.rematch
            if not table.match.over:
                raise Refused(409, "error-not-over")
            head, seats = table.head, _seats_again(table.meta.seats, how)
        fresh = await self.open(head.game, head.options, seats, head.public, head.hints, head.pace)
        chosen: list[str] = []

        def follow(table: Table) -> Change | str:
            chosen.append(table.meta.rematch or fresh.head.id)
            return "{}" if table.meta.rematch else table.follow_with(fresh.head.id)

        await self.change(table_id, follow)
        return chosen[0]

    # --- keeping house ---

    def forget_idle(self, running: float, finished: float) -> None:
        """Let tables leave memory that nobody has used for so many seconds, as a restart would.

        Nobody looks at them, and whoever comes later has them played again from the store.
        """
        now = time.monotonic()
        for table_id, place in list(self._places.items()):
            if place.users or self.hub.is_watched(table_id):
                place.used = now
                continue
            settled = place.table is not None and place.table.settled
            if now - place.used > (finished if settled else running):
                del self._places[table_id]

    async def still_open(self) -> None:
        """Note that time has been running here until now."""
        try:
            await self.prove()
        except HighNoonError as error:
            log.warning("it could not be noted that the house is open: %s", error)

    async def prove(self) -> None:
        """Store a change that is always true; raises what prevents storing."""
        await self.store.still_open(self._clock())

    async def close(self) -> None:
        """Write what is under way, then close the store."""
        await self.still_open()
        await self.store.close()


def _seats_again(seats: Sequence[SeatInfo], how: str | Sequence[Seat]) -> list[SeatInfo]:
    """The people for the next game, on the seats they shall have; whose time was over may play."""
    count = len(seats)
    order = (
        how if not isinstance(how, str) else [(n - (how == "rotate")) % count for n in range(count)]
    )
    if sorted(order) != list(range(count)):
        raise Refused(400, "error-places")
    again = [seats[seat] for seat in order]
    return [replace(one, stand_in=None, why=None) if one.why == "clock" else one for one in again]
