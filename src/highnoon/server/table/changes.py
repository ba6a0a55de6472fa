"""The values a table is made of and a store keeps: what is fixed, what changes, and each change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from highnoon.server.table.pace import USUAL, Clocks, Pace
from highnoon.server.table.seats import Kind, SeatInfo, SeatsOpen


@dataclass(frozen=True, slots=True)
class UndoAsk:
    """A seat asks to take back; `needs` must agree, `agreed` did."""

    by: int
    needs: tuple[int, ...]
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote `against` somebody, asked `by` another; `refused` is when it failed."""

    against: int
    by: int
    agreed: tuple[int, ...] = ()
    refused: float | None = None


@dataclass(frozen=True, slots=True)
class Head:
    """What never changes about a table."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, Any]
    seed: int
    public: bool
    hints: bool
    created: float
    pace: Pace = USUAL
    uploaded: int | None = None
    """Bytes of the record it was made from, where somebody uploaded one."""
    seats_open: SeatsOpen = "invited"
    group: str | None = None
    """The group it was opened for; only its members learn of that."""


@dataclass(frozen=True, slots=True)
class Meta:
    """What changes about a table beside the match itself."""

    seats: tuple[SeatInfo, ...]
    code: str | None = None
    undo: UndoAsk | None = None
    rematch: str | None = None
    finished: float | None = None
    clocks: Clocks | None = None
    vote: Vote | None = None

    @property
    def along(self) -> bool:
        """Whether somebody has taken the table along: here it rests until it is back."""
        return any(info.along == "gone" for info in self.seats)


@dataclass(frozen=True, slots=True)
class EndedSeat:
    """Who sat on a seat when a game ended, and how it ended for them."""

    key: str
    name: str | None
    kind: Kind
    level: int | None
    member: int | None
    place: int
    score: int


@dataclass(frozen=True, slots=True)
class Ending:
    """How a group's game ended, as the group remembers it when the table is gone."""

    group: str
    table: str
    game: str
    at: float
    seats: tuple[EndedSeat, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a table: stored whole or not at all, and only on top of number `seq`."""

    table: str
    seq: int
    at: float
    lines: str = ""
    meta: Meta | None = None
    seat: int | None = None
    request: str | None = None
    answer: str | None = None
    """As it is kept for a request that may come again."""
    reply: str = "{}"
    """The same as it is sent; it is not stored."""
    due: bool | None = None
    """Whether a computer's decision is due after it, where that is no longer as it was."""
    ending: Ending | None = None
    """Where this change ends a group's game: stored with it."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """The request was carried out before: it gets the answer it had then."""

    reply: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """What was asked for is so already: nothing is stored, and nobody is told."""

    reply: str = "{}"


Outcome: TypeAlias = Change | Repeated | Nothing
"""What a command brings."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it was kept: its lines, and the answers already given."""

    head: Head
    meta: Meta
    seq: int = 0
    lines: str = ""
    answers: tuple[tuple[int, str, str], ...] = ()
