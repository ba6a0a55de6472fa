"""What the operator is told: the house, its processes, tables, reports, blocks and the audit."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from highnoon.core.action import PlainPhrase


class Trouble(TypedDict):
    """A warning or an error of late, as the log has it."""

    at: float
    level: str
    source: str
    message: str


class Busy(TypedDict):
    """A client, by its network, and how many lines it holds open."""

    network: str
    lines: int


class ProcessAbout(TypedDict):
    """What a process tells of itself; `cpu` is its share of one core, `memory` in bytes."""

    version: str
    host: str
    pid: int
    since: float
    tables: int
    sockets: int
    lines: int
    workers: int
    cpu: float
    memory: int
    failures: int
    trouble: list[str]
    errors: list[Trouble]
    busiest: list[Busy]


class ProcessState(TypedDict):
    """A process of the house; `about` is missing while it has not yet told anything."""

    id: str
    kind: Literal["serve", "work"]
    seen: float
    me: bool
    about: NotRequired[ProcessAbout]


class HouseState(TypedDict):
    """The whole house at a moment."""

    now: float
    version: str
    store: Literal["sqlite", "postgresql"]
    running: int
    finished: int
    closed: int
    reports: int
    processes: list[ProcessState]


class OperatorSeat(TypedDict):
    """Who sits on a seat."""

    phrase: PlainPhrase
    kind: Literal["person", "bot", "open", "record"]
    name: str | None
    level: int | None


class OperatorTable(TypedDict):
    """A table: who sits there and who is connected, nothing of the game itself."""

    id: str
    game: str
    created: float
    finished: float | None
    closed: float | None
    public: bool
    lines: int
    seats: list[OperatorSeat]


class ReportState(TypedDict):
    """A report; `held`: the text is a secret of one side until the game is over."""

    id: int
    at: float
    table: str
    game: str
    seat: int
    phrase: PlainPhrase
    name: str | None
    text: str
    held: bool
    hearers: Literal["all", "side"]
    network: str | None
    settled: float | None
    verdict: Literal["removed", "dismissed"] | None


class BlockState(TypedDict):
    """A network that is kept out."""

    network: str
    made: float
    until: float
    why: str


class AuditLine(TypedDict):
    """An act of the operator."""

    id: int
    at: float
    by: str
    act: str
    target: str
    detail: str
