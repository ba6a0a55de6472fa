"""Wrong codes: each makes the next try wait longer, for its network and the one around it.

Right codes cost nothing, so a whole school behind one address sits down at once. While the house as
a whole is being guessed at, a network has one wrong try instead of several.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from highnoon.server.http.networks import home, neighbourhood
from highnoon.server.store.tries import Counted, Tries, longer
from highnoon.server.wire.refusals import Refused

FREE_AT_HOME: Final = 10
FREE_AROUND: Final = 40
"""Wrong codes before a network has to wait, and before the one around it has."""
FREE_IN_ALL: Final = 400
"""Wrong codes in the whole house after which each network has one free try, and no more."""
AROUND, IN_ALL = 8, 60
"""How many times faster wrong codes are forgotten where more people share a count."""


class _Count:
    """Wrong codes of one network, how many are being looked up, and when the last was wrong."""

    __slots__ = ("at", "open", "rate", "wrong")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.wrong = 0.0
        self.open = 0
        self.at = 0.0

    def left(self, now: float) -> float:
        """Wrong codes that are not forgotten yet."""
        return max(0.0, self.wrong - (now - self.at) * self.rate)

    def wait(self, free: int, now: float) -> float:
        """Seconds until the next try: twice as long after each wrong one."""
        more = self.left(now) + self.open - free
        if more < 0:
            return 0.0
        return max(self.at + longer(more) - now, 1.0 if self.open else 0.0)


class Guesses:
    """Counts wrong codes; `rate` of them are forgotten each second, 0 switches it off."""

    MOST: Final = 50_000

    def __init__(
        self,
        rate: float,
        clock: Callable[[], float] = time.monotonic,
        shared: Tries | None = None,
        kind: str = "",
        refusal: str = "error-code-wait",
    ) -> None:
        """With `shared`, wrong codes are counted once for all processes of the house.

        Those of another `kind` are counted apart, and refused in other words.
        """
        self._kind = kind
        self._refusal = refusal
        self._rate = rate
        self._clock = clock
        self._shared = shared
        self._house = _Count(rate * IN_ALL)
        self._counts: dict[str, _Count] = {}

    @asynccontextmanager
    async def looking_up(self, address: str) -> AsyncIterator[None]:
        """Look a code up inside, wherever in the house wrong ones are counted."""
        if self._shared is None or not self._rate:
            with self.trying(address):
                yield
            return
        wait = await self._shared.reserve(self._counted(address))
        if wait > 0:
            raise self._wait(wait)
        try:
            yield
        except Refused:
            raise
        except BaseException:
            await self._shared.give_back(self._counted(address))
            raise
        await self._shared.give_back(self._counted(address))

    def _counted(self, address: str) -> list[Counted]:
        """What a wrong code counts for: how fast it is forgotten, and how many are free."""
        rate = self._rate
        return [
            Counted(f"{self._kind}house", rate * IN_ALL, FREE_IN_ALL),
            Counted(f"{self._kind}home {home(address)}", rate, FREE_AT_HOME),
            Counted(f"{self._kind}around {neighbourhood(address)}", rate * AROUND, FREE_AROUND),
        ]

    @contextmanager
    def trying(self, address: str) -> Iterator[None]:
        """Look a code up inside; whatever is refused there was a wrong one."""
        if not self._rate:
            yield
            return
        now = self._clock()
        alarm = self._house.left(now) + self._house.open >= FREE_IN_ALL
        at_home = self._count(home(address), self._rate)
        around = self._count(f"around {neighbourhood(address)}", self._rate * AROUND)
        waits = (at_home.wait(1 if alarm else FREE_AT_HOME, now), around.wait(FREE_AROUND, now))
        if max(waits) > 0:
            raise self._wait(max(waits))
        counts = (at_home, around, self._house)
        for count in counts:
            count.open += 1
        try:
            yield
        except Refused:
            now = self._clock()
            for count in counts:
                count.wrong, count.at = count.left(now) + 1, now
            raise
        finally:
            for count in counts:
                count.open -= 1

    def _count(self, name: str, rate: float) -> _Count:
        count = self._counts.get(name)
        if count is None:
            if len(self._counts) >= self.MOST:
                self._tidy()
            count = self._counts[name] = _Count(rate)
        return count

    def _tidy(self) -> None:
        """Forget networks without wrong codes, else everybody."""
        now = self._clock()
        self._counts = {who: one for who, one in self._counts.items() if one.left(now) or one.open}
        if len(self._counts) >= self.MOST:
            self._counts.clear()

    def _wait(self, wait: float) -> Refused:
        return Refused(429, self._refusal, retry_after=wait, seconds=int(wait) + 1)
