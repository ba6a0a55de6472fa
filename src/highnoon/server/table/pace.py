"""How quickly a table plays: clocks, and when the computer steps in for somebody.

Clocks are values: how much was left at a moment, and for whom time has been running since.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from highnoon.core.action import Seat
from highnoon.server.wire.tables import PlainClock, PlainPace

Zero: TypeAlias = Literal["computer", "resign"]

STAND_IN: Final = 2
"""The level of the computer that plays for somebody, unless the table says otherwise."""

_EPSILON: Final = 0.001


@dataclass(frozen=True, slots=True)
class Clock:
    """The time a player has: for the whole `game`, with an increment for each turn, or a `move`."""

    kind: Literal["game", "move"]
    seconds: float
    increment: float = 0.0

    def plain(self) -> PlainClock:
        """As it is stored and sent."""
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}


@dataclass(frozen=True, slots=True)
class Pace:
    """What a table agreed on. `absence`: seconds until the computer plays for somebody away."""

    clock: Clock | None = None
    zero: Zero = "computer"
    absence: float | None = None
    level: int = STAND_IN

    def plain(self) -> PlainPace:
        """As it is stored and sent."""
        return {
            "clock": None if self.clock is None else self.clock.plain(),
            "zero": self.zero,
            "absence": self.absence,
            "level": self.level,
        }

    @staticmethod
    def of(plain: dict[str, Any] | None) -> Pace:
        """A pace as it was stored."""
        if plain is None:
            return Pace()
        clock = plain["clock"]
        return Pace(**{**plain, "clock": clock and Clock(**clock)})


USUAL: Final = Pace()
"""No clocks, and nobody is replaced unless they leave."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """What was `left` of each seat's time at a moment; it has been `running` since for some."""

    left: tuple[float, ...]
    at: float
    running: tuple[Seat, ...] = ()
    told: Clocks | None = None
    """Where a side decides in secret: its clocks as if everybody had decided last."""

    @staticmethod
    def of(plain: dict[str, Any] | None) -> Clocks | None:
        """Clocks as they were stored."""
        if plain is None:
            return None
        left, running = map(float, plain["left"]), map(int, plain["running"])
        told = Clocks.of(plain.get("told"))
        return Clocks(tuple(left), float(plain["at"]), tuple(running), told)

    def seen_by(self, side: Collection[Seat]) -> Clocks:
        """The clocks for the seats of one side: their own as they are, others as all may know."""
        told = self.told
        if told is None:
            return self
        # All of it as of the moment everybody knows: a clock's own moment would tell of others.
        since = self.at - told.at
        left = [
            left if seat not in side else self.left[seat] + since * (seat in self.running)
            for seat, left in enumerate(told.left)
        ]
        running = [
            seat
            for seat in range(len(left))
            if seat in (self.running if seat in side else told.running)
        ]
        return Clocks(tuple(left), told.at, tuple(running))

    def left_at(self, now: float) -> tuple[float, ...]:
        """What is left of each seat's time."""
        gone = max(0.0, now - self.at)
        return tuple(
            max(0.0, left - gone) if seat in self.running else left
            for seat, left in enumerate(self.left)
        )

    def zero_at(self) -> float | None:
        """When the first running clock comes to its end."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def late(self, now: float) -> list[Seat]:
        """Seats whose time is over."""
        left = self.left_at(now)
        return [seat for seat in self.running if left[seat] < _EPSILON]


def started(clock: Clock, seats: int, now: float, running: Collection[Seat]) -> Clocks:
    """Fresh clocks."""
    return Clocks((clock.seconds,) * seats, now, tuple(sorted(running)))


def followed(
    clocks: Clocks,
    clock: Clock,
    now: float,
    running: Collection[Seat],
    acted: Seat | None,
    each_decision: bool,
    all_again: bool = False,
) -> Clocks:
    """The clocks after a change, with time running for other seats.

    Increments come when a turn begins because somebody acted, so that taking back earns none. Time
    for a move begins anew with each turn, and with `each_decision` where decisions are no secret.
    With `all_again` those who have just chosen together are asked for something else.
    """
    begun = set(running) - (set() if all_again else set(clocks.running))
    anew = begun if clock.kind == "game" or not each_decision else begun | ({acted} & set(running))
    if not anew and set(running) == set(clocks.running):
        return clocks
    left = list(clocks.left_at(now))
    for seat in anew:
        assert seat is not None
        if clock.kind == "move":
            left[seat] = clock.seconds
        elif acted is not None:
            left[seat] += clock.increment
    return Clocks(tuple(left), now, tuple(sorted(running)))


@dataclass(frozen=True, slots=True)
class Openings:
    """When the house was open before, as from and until, and since when it is open now."""

    before: tuple[tuple[float, float], ...] = ()
    now: float = 0.0

    def closed_since(self, moment: float) -> float:
        """How long the house has been closed since a moment."""
        closed = [until for _, until in self.before]
        opened = [*(opened for opened, _ in self.before[1:]), self.now]
        return sum(
            max(0.0, end - max(begin, moment)) for begin, end in zip(closed, opened, strict=False)
        )


ALWAYS_OPEN: Final = Openings()


def resumed(clocks: Clocks, clock: Clock, openings: Openings) -> Clocks:
    """The clocks after a restart: minutes do not run while the house is closed, days do."""
    if clock.kind == "move":
        return clocks
    told = clocks.told and resumed(clocks.told, clock, openings)
    return replace(clocks, at=clocks.at + openings.closed_since(clocks.at), told=told)


def paused(clocks: Clocks, seconds: float) -> Clocks:
    """The clocks after a pause in which they stood still."""
    told = clocks.told and paused(clocks.told, seconds)
    return replace(clocks, at=clocks.at + seconds, told=told)
