"""Who may follow a table: players always find room, spectators as long as there is some.

Every WebSocket and every request that waits for news is a follower. Those of spectators are limited
at each table, and leave part of the house to players; those of one client are limited in all. Where
a seat has too many, its oldest follower makes room; where the house is full, a spectator does.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from highnoon.core.view import PUBLIC, Viewer
from highnoon.server.settings import Settings
from highnoon.server.wire.refusals import Refused

FOR_PLAYERS: Final = 0.25
"""The share of the house that spectators leave to players."""

REPLACED: Final = Refused(409, "error-look-replaced")
MADE_ROOM: Final = Refused(429, "error-watchers-full", retry_after=30)
NO_HELLO: Final = Refused(429, "error-too-many", retry_after=10)

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

    def enter(self, follower: Follower, table_id: str, viewers: Sequence[Viewer]) -> None:
        """Let a follower in at a table, or refuse it."""
        self.leave(follower)
        follower.table_id, follower.viewers = table_id, tuple(viewers)
        if follower.is_spectator:
            self._check_spectator(follower)
        else:
            self._make_room(follower)
        self._all.add(follower)
        self._by_client[follower.client].add(follower)
        if follower.is_spectator:
            self._spectators.add(follower)
        for key in follower.keys:
            self._at[key].add(follower)

    def _check_spectator(self, follower: Follower) -> None:
        most = self._settings.most_followers
        if 0 < self._settings.most_watchers <= len(self._at.get((follower.table_id, PUBLIC), ())):
            raise MADE_ROOM
        if 0 < self._most_by_client <= len(self._by_client.get(follower.client, ())):
            raise Refused(429, "error-too-many", retry_after=30)
        if most > 0 and most * (1 - FOR_PLAYERS) <= len(self._all):
            raise Refused(503, "error-house-full", retry_after=30)

    def _make_room(self, follower: Follower) -> None:
        for key in follower.keys:
            followers = self._at.get(key, Followers())
            oldest = followers.oldest()
            if oldest is not None and 0 < self._settings.seat_followers <= len(followers):
                self._drop(oldest, REPLACED)
        own = self._by_client.get(follower.client, Followers())
        if 0 < self._most_by_client <= len(own):
            spectator = own.oldest_spectator()
            if spectator is None:
                raise Refused(429, "error-too-many", retry_after=30)
            self._drop(spectator, MADE_ROOM)
        if 0 < self._settings.most_followers <= len(self._all):
            spectator = self._spectators.oldest()
            if spectator is None:
                raise Refused(503, "error-house-full", retry_after=30)
            self._drop(spectator, MADE_ROOM)

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
