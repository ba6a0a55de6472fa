"""What a store is: it keeps tables and all that happened at them, and never loses a change it took.

`SqlStore` is the one implementation; SQLite in a file is its default home.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.store.ledger import Ledger
from highnoon.server.table.changes import Change, Ending, Head, Meta, Stored
from highnoon.server.table.pace import Openings

if TYPE_CHECKING:
    from highnoon.server.store.noticeboard import Noticeboard


class StoreError(HighNoonError):
    """The store cannot be used; the reason is one sentence."""


class StoreFull(StoreError):
    """No room left on the disk."""


class Damaged(HighNoonError):
    """A table's rows are not as they were written; `what` is for the operator's log."""

    def __init__(self, what: str) -> None:
        super().__init__(Phrase("error-table-damaged"))
        self.what = what


class TableClosed(HighNoonError):
    """The operator has closed the table."""

    def __init__(self) -> None:
        super().__init__(Phrase("error-table-closed"))


class Unstorable(HighNoonError):
    """A change that no store could keep, such as half of a pair of surrogates."""


class ChangedElsewhere(HighNoonError):
    """Somebody else stored a change first: load the table again."""

    def __init__(self) -> None:
        super().__init__(Phrase("error-changed-elsewhere"))


@dataclass(frozen=True, slots=True)
class Bell:
    """A device that wants to be told; quiet hours are minutes of the day in its time zone."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None


class Listener(NamedTuple):
    """A device that listens for a seat, which it names by the hash of the seat's secret."""

    table: str
    token: str
    bell: Bell


class Hook(NamedTuple):
    """An address that is told of a table's turns, and in which language."""

    url: str
    language: str


class News(NamedTuple):
    """What happened at a table elsewhere: up to which number, and when the last of it did."""

    seq: int
    at: float
    lines: str
    answers: tuple[tuple[int, str, str], ...]
    meta: Meta | None


class Bells(Protocol):
    """Keeps who is to be told, and what they have been told."""

    async def ring(self, bell: Bell, seats: Sequence[tuple[str, str]], now: float) -> None:
        """Keep a device and the seats it listens for, as table and hash, in place of others."""

    async def count(self) -> int:
        """How many devices are kept."""

    async def stop(self, bell: str) -> None:
        """Forget a device."""

    async def listening(self, tables: Sequence[str]) -> Sequence[Listener]:
        """Who listens at these tables."""

    async def lately(self, since: float) -> Sequence[str]:
        """Running tables that somebody listens at and that have changed since a moment."""

    async def claim(self, who: str, table: str, seats: Sequence[int], seq: int) -> bool:
        """Whether `who` is to be told now that these seats are due, and by this caller.

        It is said once for a turn: again only after a seat has decided something since.
        """

    async def hook(self, place: str) -> Hook | None:
        """The address that is told of a place, such as `t/<id>` or `g/<id>`."""

    async def set_hook(self, place: str, hook: Hook | None) -> None:
        """Tell another address, or none."""

    async def hooks(self, tables: Sequence[str]) -> Mapping[str, Mapping[str, Hook]]:
        """The addresses that are told of these tables: the table's own `t`, its group's `g`."""


class Member(NamedTuple):
    """Somebody in a group; those who left keep their number, and their games their name."""

    number: int
    name: str
    token: str
    gone: bool = False


class Group(NamedTuple):
    """A group, and all who are or were in it."""

    id: str
    name: str
    created: float
    seen: float
    members: tuple[Member, ...]

    @property
    def present(self) -> tuple[Member, ...]:
        """Those who have not left."""
        return tuple(member for member in self.members if not member.gone)


class Entered(NamedTuple):
    """What a request brought: somebody's number in a group. `asked` is what was asked for."""

    group: str
    number: int
    asked: str


class Groups(Protocol):
    """Keeps groups, who is in them, and how their games ended."""

    async def count(self) -> int:
        """How many groups there are."""

    async def found(self, group: Group, request: str, asked: str) -> None:
        """Keep a new group with its first member."""

    async def load(self, group: str) -> Group | None:
        """A group, or None."""

    async def enter(self, group: str, member: Member, request: str, asked: str) -> None:
        """Keep a new member; `ChangedElsewhere` where the number or the request is taken."""

    async def entered(self, request: str) -> Entered | None:
        """What a request brought before."""

    async def rename(self, group: str, name: str) -> None:
        """Another name for the group."""

    async def call(self, group: str, member: Member) -> None:
        """Another name for a member, or: they have left."""

    async def seen(self, group: str, now: float) -> None:
        """Somebody has looked after the group."""

    async def close(self, group: str) -> None:
        """Forget a group, its members and its results."""

    async def running(self, group: str) -> Sequence[tuple[Head, Meta]]:
        """The group's tables that are not over, the latest first."""

    async def endings(self, group: str) -> Sequence[tuple[Ending, bool]]:
        """How its games ended, the latest first, and whether the table is still there."""


class Store(Protocol):
    """Keeps tables. `append` returns only once the change can no longer be lost."""

    failures: Counter[str]
    """How often something could not be kept or read, by the key of the reason."""

    @property
    def bells(self) -> Bells:
        """Who wants to be told of their turn."""

    @property
    def groups(self) -> Groups:
        """People who play together again and again."""

    @property
    def ledger(self) -> Ledger:
        """What is the operator's."""

    board: Noticeboard | None
    """Where processes of the house hear of each other; None where there is only one."""
    clock: Callable[[], float]
    """The time of the whole house."""

    async def create(self, table: Stored, due: bool = False) -> None:
        """Keep a new table; `due` where it waits for a computer."""

    async def load(self, table: str) -> Stored | None:
        """A table with all that happened, or None.

        `Damaged` if it is not as it was written, `TableClosed` if the operator has closed it.
        """

    async def seq(self, table: str) -> int | None:
        """The number of a table's last change."""

    async def since(self, table: str, seq: int) -> News | None:
        """What happened at a table after a change; None where there is no such table."""

    async def append(self, change: Change) -> None:
        """Keep a change; `ChangedElsewhere` when the table has moved on."""

    async def by_code(self, code: str) -> str | None:
        """The table with an open seat behind a short code."""

    async def by_request(self, request: str) -> str | None:
        """The table at which somebody without a seat asked for something with this id."""

    async def uploaded(self) -> int:
        """Bytes of all uploaded records."""

    async def public(self, limit: int) -> Sequence[tuple[Head, Meta]]:
        """Running tables anybody may watch or sit down at, the latest first, but damaged ones."""

    async def dealt(self, game: str, seed: int, limit: int) -> Sequence[str]:
        """Finished tables that were played here from this deal, the latest first."""

    async def clocked(self) -> Sequence[tuple[Head, Meta]]:
        """Running tables whose clocks run; damaged ones are left out."""

    async def open_house(self, now: float) -> Openings:
        """Note that the house opens, unless another process has it open; when it was open."""

    async def openings(self) -> Openings:
        """When the house was open, the present opening last."""

    async def still_open(self, now: float) -> None:
        """Note that the house is still open: a real change, which proves that it can write."""

    async def sweep(
        self, finished_before: float, idle_before: float, uploaded_before: float = 0.0
    ) -> int:
        """Remove old tables, and those made from uploaded records; how many were removed."""

    async def close(self) -> None:
        """Write what is waiting, then let the database go."""
