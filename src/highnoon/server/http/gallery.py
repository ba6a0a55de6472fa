"""Who may look on: players always find room, spectators as long as there is some.

Every WebSocket and every request that waits for news is a look. Spectators' looks are limited at
each table and leave a part of the house to players; a client's are limited in all. A player whose
seat has many takes the place of its oldest, and where there is no room, that of a spectator.
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
"""The part of the house that spectators leave free."""

REPLACED: Final = Refused(409, "error-look-replaced")
MADE_ROOM: Final = Refused(429, "error-watchers-full", retry_after=30)
NO_HELLO: Final = Refused(429, "error-too-many", retry_after=10)

Drop = Callable[[Refused], None]
K = TypeVar("K")


@dataclass(eq=False)
class Look:
    """One line to one device; `drop` ends it, with a reason."""

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


class Looks(OrderedDict[Look, None]):
    """Looks in the order they came."""

    def add(self, look: Look) -> None:
        self[look] = None

    def oldest(self) -> Look | None:
        return next(iter(self), None)

    def oldest_spectator(self) -> Look | None:
        return next((look for look in self if look.is_spectator), None)


class Gallery:
    """All looks of the house."""

    def __init__(self, settings: Settings) -> None:
        limited = bool(settings.rate)  # without a rate there are no limits by client at all
        self._settings = settings
        self._most_by_client = settings.client_looks * limited
        self._most_waiting = settings.client_hellos * limited
        self._all = Looks()
        self._spectators = Looks()
        self._waiting = Looks()
        self._waiting_by_client: defaultdict[str, Looks] = defaultdict(Looks)
        self._at: defaultdict[tuple[str, Viewer], Looks] = defaultdict(Looks)
        self._by_client: defaultdict[str, Looks] = defaultdict(Looks)

    def __len__(self) -> int:
        return len(self._all)

    # --- before the hello ---

    def knock(self, client: str, drop: Drop) -> Look:
        """A line opens and has not said whose it is: the oldest of such lines makes room."""
        look = Look(client, drop)
        for looks, most in (
            (self._waiting_by_client[client], self._most_waiting),
            (self._waiting, self._settings.most_hellos),
        ):
            oldest = looks.oldest()
            if oldest is not None and 0 < most <= len(looks):
                self.leave(oldest)
                oldest.drop(NO_HELLO)
        self._waiting.add(look)
        self._waiting_by_client[client].add(look)
        return look

    # --- looking ---

    def enter(self, look: Look, table_id: str, viewers: Sequence[Viewer]) -> None:
        """Let a look in at a table, or refuse it."""
        self.leave(look)
        look.table_id, look.viewers = table_id, tuple(viewers)
        if look.is_spectator:
            self._check_spectator(look)
        else:
            self._make_room(look)
        self._all.add(look)
        self._by_client[look.client].add(look)
        if look.is_spectator:
            self._spectators.add(look)
        for key in look.keys:
            self._at[key].add(look)

    def _check_spectator(self, look: Look) -> None:
        most = self._settings.most_looks
        if 0 < self._settings.most_watchers <= len(self._at.get((look.table_id, PUBLIC), ())):
            raise MADE_ROOM
        if 0 < self._most_by_client <= len(self._by_client.get(look.client, ())):
            raise Refused(429, "error-too-many", retry_after=30)
        if most > 0 and most * (1 - FOR_PLAYERS) <= len(self._all):
            raise Refused(503, "error-house-full", retry_after=30)

    def _make_room(self, look: Look) -> None:
        for key in look.keys:
            looks = self._at.get(key, Looks())
            oldest = looks.oldest()
            if oldest is not None and 0 < self._settings.seat_looks <= len(looks):
                self._drop(oldest, REPLACED)
        own = self._by_client.get(look.client, Looks())
        if 0 < self._most_by_client <= len(own):
            spectator = own.oldest_spectator()
            if spectator is None:
                raise Refused(429, "error-too-many", retry_after=30)
            self._drop(spectator, MADE_ROOM)
        if 0 < self._settings.most_looks <= len(self._all):
            spectator = self._spectators.oldest()
            if spectator is None:
                raise Refused(503, "error-house-full", retry_after=30)
            self._drop(spectator, MADE_ROOM)

    def _drop(self, look: Look, why: Refused) -> None:
        self.leave(look)
        look.drop(why)

    def leave(self, look: Look) -> None:
        """A look is over, or has not begun."""
        for looks in (self._all, self._spectators, self._waiting):
            looks.pop(look, None)
        _take_from(self._by_client, look.client, look)
        _take_from(self._waiting_by_client, look.client, look)
        for key in look.keys:
            _take_from(self._at, key, look)


def _take_from(shelf: defaultdict[K, Looks], key: K, look: Look) -> None:
    looks = shelf.get(key)
    if looks is not None:
        looks.pop(look, None)
        if not looks:
            del shelf[key]
