"""Whose job is next, so that nobody's many jobs make others wait for long.

Start-time fair queueing (Goyal, Vin and Cheng, 1996), for several servers at once (Jin, Chase and
Kaur, 2004): clients have equal shares of the computers' seconds, and so have the tables of one
client. A share that is not used is not saved up. What a job costs is guessed from the last ones of
its kind and put right when it is done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from statistics import median
from typing import Final, Generic, NamedTuple, TypeVar

from highnoon.engine.thoughts import Idea

W = TypeVar("W")

MANY: Final = 100


class Urgency(IntEnum):
    """Of one client's jobs, the one with the smallest number goes first."""

    BOT = 0
    HINT = 1
    EVALUATION = 2
    ANALYSIS = 3
    PONDERING = 4


WEIGHT: Final = {
    Urgency.BOT: 1.0,
    Urgency.HINT: 1.0,
    Urgency.EVALUATION: 2.0,
    Urgency.ANALYSIS: 4.0,
    Urgency.PONDERING: 4.0,
}
"""What one second counts as: jobs nobody is kept waiting by leave more to others."""


class Ask(NamedTuple):
    """For whom a job is: the client, the table whose memory would help, and what sort it is."""

    urgency: Urgency
    client: str = ""
    table: object = None
    kind: str = ""
    claim: Callable[[], Awaitable[bool]] | None = None
    """Asked when it is the job's turn: whether this process is to do it at all."""
    heard: Callable[[Sequence[Idea]], None] | None = None
    """Told what is weighed while the job is being done."""


class Costs:
    """How many seconds jobs of each kind take."""

    GUESS: Final = 0.1
    """For a kind never seen: taken for short once, and known from then on."""
    KINDS: Final = 1000

    def __init__(self) -> None:
        self._seen: dict[str, deque[float]] = {}

    def expected(self, kind: str) -> float:
        """The middle of the last few."""
        seen = self._seen.get(kind)
        return median(seen) if seen else self.GUESS

    def note(self, kind: str, seconds: float) -> None:
        """A job was done."""
        if kind not in self._seen and len(self._seen) >= self.KINDS:
            self._seen.clear()
        self._seen.setdefault(kind, deque(maxlen=9)).append(seconds)


@dataclass(eq=False)
class Job(Generic[W]):
    """A job that waits or is being done; `who` is told when it is its turn."""

    ask: Ask
    who: W
    order: int
    charged: float = 0.0


@dataclass(eq=False)
class _Share:
    """What somebody has used, in virtual seconds; jobs that wait, and all that are not done."""

    tag: float
    waiting: int = 0
    jobs: int = 0

    def come(self, now: float) -> None:
        if not self.waiting:
            self.tag = max(self.tag, now)  # what was not used is not saved up
        self.waiting += 1
        self.jobs += 1


@dataclass(eq=False)
class _Client(_Share):
    """A client's share, and the shares of its tables in it."""

    now: float = 0.0
    tables: dict[object, _Share] = field(default_factory=dict)


K = TypeVar("K")
S = TypeVar("S", bound=_Share)


class FairQueue(Generic[W]):
    """Jobs that wait, and what everybody has used so far."""

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self._waiting: list[Job[W]] = []
        self._clients: dict[str, _Client] = {}
        self._now = 0.0
        self._order = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def push(self, ask: Ask, who: W) -> Job[W]:
        """A job comes."""
        client = self._clients.setdefault(ask.client, _Client(self._now))
        client.come(self._now)
        client.tables.setdefault(ask.table, _Share(client.now)).come(client.now)
        self._order += 1
        job = Job(ask, who, self._order)
        self._waiting.append(job)
        return job

    def pop(self, fits: Callable[[Ask], bool]) -> Job[W] | None:
        """The next job that fits; it is charged what its kind usually costs."""
        job = min((job for job in self._waiting if fits(job.ask)), key=self._rank, default=None)
        if job is not None:
            client, table = self._shares(job)
            self._now = max(self._now, client.tag)
            client.now = max(client.now, table.tag)
            self._charge(job, self._costs.expected(job.ask.kind))
            self._wait_no_more(job)
        return job

    def done(self, job: Job[W], seconds: float) -> None:
        """A job that was popped took so many seconds."""
        self._charge(job, seconds)
        self._leave(job)

    def give_up(self, job: Job[W]) -> None:
        """A job that waits, or was popped just now, is no longer wanted."""
        if job in self._waiting:
            self._wait_no_more(job)
        else:
            self._charge(job, 0.0)
        self._leave(job)

    def _shares(self, job: Job[W]) -> tuple[_Client, _Share]:
        client = self._clients[job.ask.client]
        return client, client.tables[job.ask.table]

    def _rank(self, job: Job[W]) -> tuple[float, Urgency, float, int]:
        client, table = self._shares(job)
        return client.tag, job.ask.urgency, table.tag, job.order

    def _charge(self, job: Job[W], seconds: float) -> None:
        more = seconds * WEIGHT[job.ask.urgency] - job.charged
        job.charged += more
        for share in self._shares(job):
            share.tag += more

    def _wait_no_more(self, job: Job[W]) -> None:
        self._waiting.remove(job)
        for share in self._shares(job):
            share.waiting -= 1

    def _leave(self, job: Job[W]) -> None:
        """When many are known, forget those without jobs: they owe one job at most."""
        client, table = self._shares(job)
        client.jobs -= 1
        table.jobs -= 1
        if len(client.tables) > MANY:
            client.tables = _busy(client.tables)
        if len(self._clients) > MANY:
            self._clients = _busy(self._clients)
        if not any(one.jobs for one in self._clients.values()):
            self._clients.clear()
            self._now = 0.0


def _busy(shares: dict[K, S]) -> dict[K, S]:
    return {key: share for key, share in shares.items() if share.jobs}
