"""Who follows which table, and what is sent to them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Container, Mapping
from typing import Final

from highnoon.core.action import Seat
from highnoon.core.view import PUBLIC, Viewer
from highnoon.server.table.describing import Described, describe, describe_change
from highnoon.server.table.state import Live
from highnoon.server.table.table import Table
from highnoon.server.wire.encoding import Encoded, dumps, encode
from highnoon.server.wire.live import (
    ChangeMessage,
    ComputersMessage,
    ErrorMessage,
    LiveMessage,
    PresenceMessage,
    StateMessage,
    WeighedIdea,
    WeighingMessage,
)
from highnoon.server.wire.refusals import Refused, error_body
from highnoon.server.wire.tables import TableState

QUEUE: Final = 200
"""Messages a slow reader may fall behind before being cut off (and coming back for the whole)."""


COME_BACK: Final = 1012


class Socket:
    """One WebSocket: the viewers it speaks for, and what it has yet to be sent."""

    def __init__(self, viewers: tuple[Viewer, ...], acks: bool = True) -> None:
        self.viewers = viewers
        self.acks = acks
        self.code = COME_BACK
        """The code with which the WebSocket will be closed."""
        self._outbox: deque[str | None] = deque()
        self._filled: asyncio.Future[None] | None = None

    def send(self, message: Encoded[LiveMessage]) -> None:
        """Put a message on its way; never waits."""
        if len(self._outbox) < QUEUE:
            self._put(message.text)
        else:
            self.cut()

    def cut(self, why: Refused | None = None) -> None:
        """Close the connection, dropping what it has not read; a reason is told first."""
        self._outbox.clear()
        if why is not None:
            self.code = 4000 + why.status
            error: ErrorMessage = {"type": "error", "request": None, **error_body(why)}
            self._put(dumps(error))
        self._put(None)

    def _put(self, text: str | None) -> None:
        self._outbox.append(text)
        if self._filled is not None and not self._filled.done():
            self._filled.set_result(None)

    async def next(self) -> str | None:
        """The next message to be written; None when the connection is to be closed."""
        if not self._outbox:
            self._filled = asyncio.get_running_loop().create_future()
            await self._filled
        return self._outbox.popleft()


class Hub:
    """The sockets of all tables."""

    def __init__(self, patience: float = 0.0) -> None:
        self._patience = patience
        self._sockets: defaultdict[str, list[Socket]] = defaultdict(list)
        self._polls: defaultdict[str, list[asyncio.Future[None]]] = defaultdict(list)
        self._told: defaultdict[str, dict[Viewer, object]] = defaultdict(dict)
        self._elsewhere: dict[str, dict[str, Counter[Viewer]]] = {}
        self.came_or_went: Callable[[str], None] = lambda _: None
        """Is told of a table at which a follower has come, or a socket gone."""
        self.away: set[str] = set()
        """Tables that wait for computers whose processes are lost."""

    def count(self, table: str | None = None) -> int:
        """How many sockets are open, at one table or in all."""
        if table is not None:
            return len(self._sockets.get(table, ()))
        return sum(map(len, self._sockets.values()))

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody is told of a table's next change."""
        return table_id in self._sockets or table_id in self._polls

    def live(self, table: Table) -> Live:
        """Who is here now."""
        sockets = self._sockets.get(table.head.id, [])
        here = {viewer for socket in sockets for viewer in socket.viewers}
        watching = sum(PUBLIC in socket.viewers for socket in sockets)
        for others in self._elsewhere.get(table.head.id, {}).values():
            here |= others.keys()
            watching += others[PUBLIC]
        present = [seat in here for seat in table.match.seats]
        return Live(present, watching, table.head.id in self.away)

    def own(self, table_id: str) -> Counter[Viewer]:
        """Who follows a table at this process."""
        return Counter(v for socket in self._sockets.get(table_id, ()) for v in socket.viewers)

    def there(self, table_id: str) -> Mapping[str, Counter[Viewer]]:
        """Who follows a table at other processes, by process."""
        return self._elsewhere.get(table_id, {})

    def elsewhere(self, table_id: str) -> Counter[Viewer]:
        """Who follows a table at other processes."""
        return sum(self.there(table_id).values(), Counter[Viewer]())

    def forget(self, table_id: str) -> None:
        """Know nothing of who follows a table at other processes."""
        self._elsewhere.pop(table_id, None)

    def know(self, table_id: str, there: Mapping[str, Mapping[str, int]]) -> None:
        """Who follows a table at other processes, by process; what was heard meanwhile is newer."""
        found = {name: _viewers(who) for name, who in there.items()}
        found |= self._elsewhere.get(table_id, {})
        if found:
            self._elsewhere[table_id] = found

    def heard_of(self, process: str, table_id: str, who: Mapping[str, int]) -> None:
        """Somebody came or went at another process."""
        self._elsewhere.setdefault(table_id, {})[process] = _viewers(who)

    def without(self, processes: Container[str]) -> list[str]:
        """Processes are gone: at which tables somebody has gone with them."""
        touched = []
        for table_id, there in list(self._elsewhere.items()):
            left = {name: who for name, who in there.items() if name not in processes}
            if len(left) != len(there):
                self._elsewhere[table_id] = left
                touched.append(table_id)
        return touched

    def followed(self) -> list[str]:
        """The tables of whose changes anybody is told."""
        return list({**self._sockets, **self._polls})

    def join(self, table: Table, socket: Socket) -> None:
        """A socket opens: it gets the whole table, the others hear who came."""
        self._sockets[table.head.id].append(socket)
        self.came_or_went(table.head.id)
        live = self.live(table)
        for viewer in socket.viewers:
            state = describe(table, viewer, live)
            table.log(viewer).tell()
            self._told[table.head.id][viewer] = state.gist
            socket.send(_whole(state.state, table.now(), self._patience))
        self.tell_presence(table)

    def leave(self, table_id: str, socket: Socket) -> None:
        """A socket has closed."""
        sockets = self._sockets.get(table_id, [])
        if socket in sockets:
            sockets.remove(socket)
            self.came_or_went(table_id)
        if not sockets:
            self._sockets.pop(table_id, None)
            self._told.pop(table_id, None)

    def drop(self, table_id: str, seats: frozenset[Seat]) -> None:
        """Cut off people who have lost their seats; they may come back to watch."""
        for socket in list(self._sockets.get(table_id, ())):
            if not seats.isdisjoint(socket.viewers):
                socket.cut()

    def shut(self, table_id: str, why: Refused | None = None) -> None:
        """Cut off everybody who follows a table; without a reason they come back for the whole."""
        for socket in list(self._sockets.get(table_id, ())):
            socket.cut(why)
        self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        for poll in self._polls.pop(table_id, ()):
            if not poll.done():
                poll.set_result(None)

    def publish(self, table: Table) -> None:
        """Send a change that is stored to all who may notice it."""
        sockets = self._sockets.get(table.head.id, ())
        viewers = sorted({viewer for socket in sockets for viewer in socket.viewers})
        states = describe_change(table, viewers, self.live(table))
        messages = {
            viewer: self._change(table.head.id, viewer, states[viewer]) for viewer in viewers
        }
        for socket in sockets:
            for viewer in socket.viewers:
                message = messages[viewer]
                if message is not None:
                    socket.send(message)
        for viewer in viewers:
            table.log(viewer).tell()
        for poll in self._polls.pop(table.head.id, ()):
            if not poll.done():
                poll.set_result(None)

    def _change(
        self, table_id: str, viewer: Viewer, state: Described
    ) -> Encoded[ChangeMessage] | None:
        """The message, unless it holds nothing new to this viewer."""
        known = self._told[table_id]
        if not state.news and known.get(viewer) == state.gist:
            return None
        known[viewer] = state.gist
        return Encoded(f'{{"type":"change","state":{state.state.text}}}')

    def tell_presence(self, table: Table) -> None:
        """Say who is here."""
        live = self.live(table)
        present, watching = list(live.present), live.watching
        self._all(
            table.head.id, PresenceMessage(type="presence", present=present, watching=watching)
        )

    def tell_away(self, table_id: str, away: bool) -> None:
        """Say that the table waits for computers that cannot think, or no longer does."""
        if away == (table_id in self.away):
            return
        self.away ^= {table_id}
        self._all(table_id, ComputersMessage(type="computers", away=away))

    def tell_weighing(self, table_id: str, seat: Seat, ideas: list[WeighedIdea]) -> None:
        """Say what the computer weighs that thinks for a seat."""
        self._all(table_id, WeighingMessage(type="weighing", seat=seat, ideas=ideas))

    def _all(self, table_id: str, message: LiveMessage) -> None:
        encoded = encode(message)
        for socket in self._sockets.get(table_id, ()):
            socket.send(encoded)

    def next_change(self, table_id: str) -> asyncio.Future[None]:
        """Done at the table's next change; to be taken while the table is held."""
        poll: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._polls[table_id].append(poll)
        self.came_or_went(table_id)
        return poll

    async def wait(self, table_id: str, poll: asyncio.Future[None], timeout: float) -> None:
        """Wait for that change, or for the time to pass."""
        try:
            async with asyncio.timeout(timeout):
                await poll
        except TimeoutError:
            return
        finally:
            polls = self._polls.get(table_id, [])
            if poll in polls:
                polls.remove(poll)
            if not polls:
                self._polls.pop(table_id, None)

    def close(self) -> None:
        """Let every socket and every waiting request go."""
        for sockets in self._sockets.values():
            for socket in sockets:
                socket.cut()
        for table_id in list(self._polls):
            self._wake(table_id)


def _whole(state: Encoded[TableState], now: float, patience: float) -> Encoded[StateMessage]:
    head = f'"type":"state","now":{now},"patience":{patience}'
    return Encoded(f'{{{head},"state":{state.text}}}')


def _viewers(plain: Mapping[str, int]) -> Counter[Viewer]:
    """Who follows a table, as it was told."""
    return Counter({int(viewer): count for viewer, count in plain.items()})
