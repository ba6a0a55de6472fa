"""Limits on how often one client may ask."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

from highnoon.server.house.neighbours import Neighbours
from highnoon.server.wire.refusals import Refused

SHARED: Final = 1.0
"""Less than this need not be told to other processes yet."""


class Bucket:
    """Fills with `rate` permissions a second, up to `burst`; a rate of 0 means no limit."""

    __slots__ = ("_burst", "_clock", "_level", "_rate", "at")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = self._level = burst
        self._clock = clock
        self.at = clock()

    def take(self, cost: float = 1) -> float:
        """Take permissions, one unless told: 0.0, or the seconds to wait for them."""
        if not self._rate:
            return 0.0
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self.at) * self._rate)
        self.at = now
        cost = min(cost, self._burst)
        if self._level < cost:
            return (cost - self._level) / self._rate
        self._level -= cost
        return 0.0

    def charge(self, cost: float) -> None:
        """Count what was taken elsewhere; a debt of one burst is the most."""
        self._level = max(-self._burst, self._level - cost)


class Limit:
    """One bucket for each client."""

    MOST = 50_000

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._spent: dict[str, float] | None = None

    def bucket(self) -> Bucket:
        """A bucket that its owner holds, such as one WebSocket's."""
        return Bucket(self._rate, self._burst, self._clock)

    def check(self, client: str, cost: float = 1, key: str = "error-too-many") -> None:
        """Refuse a client who asks too often, or too much."""
        if not self._rate:
            return
        wait = self._of(client).take(cost)
        if wait:
            raise Refused(429, key, retry_after=wait)
        if self._spent is not None:
            self._spent[client] = self._spent.get(client, 0.0) + cost

    def _of(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._tidy()
            bucket = self._buckets[client] = self.bucket()
        return bucket

    def share(self) -> None:
        """Count from now on what is spent here, for the other processes of the house."""
        self._spent = {}

    def spent(self) -> Mapping[str, float]:
        """What clients have spent here since this was last asked; small change is kept back."""
        kept = self._spent or {}
        found = {who: cost for who, cost in kept.items() if cost >= SHARED}
        self._spent = {who: cost for who, cost in kept.items() if who not in found}
        return found

    def charge(self, client: str, cost: float) -> None:
        """A client has spent this much at another process."""
        if self._rate:
            self._of(client).charge(cost)

    def _tidy(self) -> None:
        """Forget clients whose buckets are full again, else everybody."""
        full = self._clock() - self._burst / self._rate
        self._buckets = {who: one for who, one in self._buckets.items() if one.at > full}
        if len(self._buckets) >= self.MOST:
            self._buckets.clear()


def share_limits(neighbours: Neighbours, limits: Mapping[str, Limit]) -> None:
    """Let limits count for the whole house: within a second each process knows of all."""
    for limit in limits.values():
        limit.share()

    def charge(name: str, client: str, cost: float) -> None:
        if name in limits:
            limits[name].charge(client, cost)

    neighbours.spent = lambda: {name: limit.spent() for name, limit in limits.items()}
    neighbours.charge = charge
