"""Limits on how often one client may ask."""

from __future__ import annotations

import time
from collections.abc import Callable

from highnoon.server.wire.refusals import Refused


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

    def bucket(self) -> Bucket:
        """A bucket that its owner holds, such as one WebSocket's."""
        return Bucket(self._rate, self._burst, self._clock)

    def check(self, client: str, cost: float = 1, key: str = "error-too-many") -> None:
        """Refuse a client who asks too often, or too much."""
        if not self._rate:
            return
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._tidy()
            bucket = self._buckets[client] = self.bucket()
        wait = bucket.take(cost)
        if wait:
            raise Refused(429, key, retry_after=wait)

    def _tidy(self) -> None:
        """Forget clients whose buckets are full again, else everybody."""
        full = self._clock() - self._burst / self._rate
        self._buckets = {who: one for who, one in self._buckets.items() if one.at > full}
        if len(self._buckets) >= self.MOST:
            self._buckets.clear()
