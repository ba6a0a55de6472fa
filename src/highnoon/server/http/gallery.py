"""Who may follow a table: players always find room, spectators as long as there is some.

Every WebSocket and every request that waits for news is a follower. Those of spectators are limited
at each table, and leave part of the house to players; those of one client are limited in all. Where
a seat has too many, its oldest follower makes room; where the house is full, a spectator does.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Final, TypeVar

from highnoon.core.view import PUBLIC, Viewer
from highnoon.server.settings import Settings
from highnoon.server.wire.refusals import Refused

FOR_PLAYERS: Final = 0.25
"""The share of the house that spectators leave to players."""

REPLACED: Final = Refused(409, "error-look-replaced")
MADE_ROOM: Final = Refused(429, "error-watchers-full", retry_after=30)
NO_HELLO: Final = Refused(429, "error-too-many", retry_after=10)

NOBODY: Final[Mapping[Viewer, int]] = {}

Drop = Callable[[Refused], None]
K = TypeVar("K")


@dataclass(eq=False)
class Follower:
    """One line to one device; `drop` ends it and tells why."""

    client: str
    drop: Drop
    table_id: str = ""
    viewers: tuple[Viewer, ...] = ()

    @property
    def keys(self) -> list[tuple[str, Viewer]]:
        """The places it takes at its table."""
        return [(self.table_id, viewer) for viewer in self.viewers]

    @property
    def is_spectator(self) -> bool:
        """Whether it belongs to no seat."""
        return PUBLIC in self.viewers


class Followers(OrderedDict[Follower, None]):
    """Followers in the order they came."""

    def add(self, follower: Follower) -> None:
        self[follower] = None

    def oldest(self) -> Follower | None:
        return next(iter(self), None)

    def oldest_spectator(self) -> Follower | None:
        return next((follower for follower in self if follower.is_spectator), None)


class Gallery:
    """All followers of the house."""

    def __init__(self, settings: Settings) -> None:
        limited = bool(settings.rate)  # without a rate there are no limits by client at all
        self._settings = settings
        self._most_by_client = settings.client_followers * limited
        self._most_waiting = settings.client_hellos * limited
        self._all = Followers()
        self._spectators = Followers()
        self._waiting = Followers()
        self._waiting_by_client: defaultdict[str, Followers] = defaultdict(Followers)
        self._at: defaultdict[tuple[str, Viewer], Followers] = defaultdict(Followers)
        self._by_client: defaultdict[str, Followers] = defaultdict(Followers)
        self.elsewhere: Callable[[str], int] = lambda _: 0
        """How many lines a client has at other processes of the house."""

    def __len__(self) -> int:
        return len(self._all)

    # --- before the hello ---

    def knock(self, client: str, drop: Drop) -> Follower:
        """A line opens and has not said whose it is: the oldest of such lines makes room."""
        follower = Follower(client, drop)
        for followers, most in (
            (self._waiting_by_client[client], self._most_waiting),
            (self._waiting, self._settings.most_hellos),
        ):
            oldest = followers.oldest()
            if oldest is not None and 0 < most <= len(followers):
                self.leave(oldest)
                oldest.drop(NO_HELLO)
        self._waiting.add(follower)
        self._waiting_by_client[client].add(follower)
        return follower

    # --- following a table ---

    def enter(
        self,
        follower: Follower,
        table_id: str,
        viewers: Sequence[Viewer],
        there: Mapping[Viewer, int] = NOBODY,
    ) -> None:
        """Let a follower in at a table, or refuse it; `there` are those of other processes."""
        self.leave(follower)
        follower.table_id, follower.viewers = table_id, tuple(viewers)
        if follower.is_spectator:
            self._check_spectator(follower, there.get(PUBLIC, 0))
        else:
            self._make_room(follower, there)
        self._all.add(follower)
        self._by_client[follower.client].add(follower)
        if follower.is_spectator:
            self._spectators.add(follower)
        for key in follower.keys:
            self._at[key].add(follower)

    def _lines_of(self, client: str) -> int:
        """How many lines a client has in the whole house."""
        return len(self._by_client.get(client, ())) + self.elsewhere(client)

    def _check_spectator(self, follower: Follower, there: int) -> None:
        most = self._settings.most_followers
        watching = len(self._at.get((follower.table_id, PUBLIC), ())) + there
        if 0 < self._settings.most_watchers <= watching:
            raise MADE_ROOM
        if 0 < self._most_by_client <= self._lines_of(follower.client):
            raise Refused(429, "error-too-many", retry_after=30)
        if most > 0 and most * (1 - FOR_PLAYERS) <= len(self._all):
            raise Refused(503, "error-house-full", retry_after=30)

    def crowded(self, table_id: str, there: Mapping[Viewer, int]) -> None:
        """Followers of these seats came to another process: where they are too many, one goes."""
        for viewer, count in there.items():
            followers = self._at.get((table_id, viewer), Followers())
            oldest, most = followers.oldest(), self._settings.seat_followers
            if viewer != PUBLIC and oldest is not None and 0 < most < len(followers) + count:
                self._drop(oldest, REPLACED)

    def _make_room(self, follower: Follower, there: Mapping[Viewer, int]) -> None:
        for key in follower.keys:
            followers = self._at.get(key, Followers())
            oldest, count = followers.oldest(), len(followers) + there.get(key[1], 0)
            if oldest is not None and 0 < self._settings.seat_followers <= count:
                self._drop(oldest, REPLACED)
        own = self._by_client.get(follower.client, Followers())
        if 0 < self._most_by_client <= self._lines_of(follower.client):
            spectator = own.oldest_spectator()
            if spectator is None:
                raise Refused(429, "error-too-many", retry_after=30)
            self._drop(spectator, MADE_ROOM)
        if 0 < self._settings.most_followers <= len(self._all):
            spectator = self._spectators.oldest()
            if spectator is None:
                raise Refused(503, "error-house-full", retry_after=30)
            self._drop(spectator, MADE_ROOM)

    def drop_all(self, chosen: Callable[[str], float], why: Refused) -> None:
        """End the lines of clients whom this chooses."""
        for follower in [*self._all, *self._waiting]:
            if chosen(follower.client) > 0:
                self._drop(follower, why)

    def lines(self) -> dict[str, int]:
        """How many lines each client has here."""
        return {client: len(followers) for client, followers in self._by_client.items()}

    def busiest(self, count: int) -> list[tuple[str, int]]:
        """The clients with the most lines."""
        found = ((client, len(followers)) for client, followers in self._by_client.items())
        return nlargest(count, found, key=lambda one: one[1])

    def _drop(self, follower: Follower, why: Refused) -> None:
        self.leave(follower)
        follower.drop(why)

    def leave(self, follower: Follower) -> None:
        """A follower has gone, or has not been let in."""
        for followers in (self._all, self._spectators, self._waiting):
            followers.pop(follower, None)
        _take_from(self._by_client, follower.client, follower)
        _take_from(self._waiting_by_client, follower.client, follower)
        for key in follower.keys:
            _take_from(self._at, key, follower)


def _take_from(shelf: defaultdict[K, Followers], key: K, follower: Follower) -> None:
    followers = shelf.get(key)
    if followers is not None:
        followers.pop(follower, None)
        if not followers:
            del shelf[key]
