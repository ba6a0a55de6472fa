"""The values a table is made of and a store keeps: what is fixed, what changes, and each change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from highnoon.server.table.pace import USUAL, Clocks, Pace
from highnoon.server.table.seats import SeatInfo


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
