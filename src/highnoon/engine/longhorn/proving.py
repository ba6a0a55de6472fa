"""The proving loop: a position and each of its moves, by several searches side by side.

Nobody owns a share of the time: what is not proven yet is returned to, twice as long each time,
until all is proven or the time is used. Kernels let go of Python's lock, so workers are threads,
each with a table of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from threading import Lock, Thread
from typing import Final

from highnoon.core.action import CHANCE, Action
from highnoon.engine.longhorn.search import Bounds, Budget, Search, following
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.state import State

GLANCE: Final = 20_000
"""Nodes for a first look; most moves are settled by it once the position is."""
NOTHING: Final = Bounds()
_TICK: Final = 0.05
"""Seconds between two looks at the workers."""


class _Stop(Exception):
    """What a worker is at is proven elsewhere, or nobody waits any longer."""


@dataclass(slots=True)
class Claim:
    """Something to be proven: the position itself, or what one of its moves leads to."""

    action: Action | None
    state: State
    likely: Fraction = Fraction(1)
    looks: float = 0.0
    """What it looks worth to whoever decides."""
    found: Bounds = NOTHING
    step: int = GLANCE
    owner: int | None = None
    """Whose table knows most about it."""
    busy: bool = False

    def learn(self, more: Bounds) -> None:
        """What is proven only grows."""
        self.found = self.found.within(more)


class Proving:
    """A position under proof. `run` works until the budget is spent, all is proven, or Ctrl-C."""

    def __init__(self, state: State, budget: Budget, memory: int, workers: int = 1) -> None:
        self.searches = [Search(state, budget, memory) for _ in range(workers)]
        self._budget = budget
        self._lock = Lock()
        self._stopped = False
        self._errors: list[BaseException] = []
        (self._actor,) = rules.actors(state)
        # Chance decides nothing: it is as if the first player did.
        self._sign = -1 if self._actor == 1 else 1
        first = self.searches[0]
        self.root = Claim(None, state)
        self._direct = first.knows(state)
        """Whether a search may begin with the position itself."""
        self.moves = [
            Claim(action, after, likely, self._sign * first.estimate(after))
            for action, after, likely in following(state)
        ]

    @property
    def nodes(self) -> int:
        """Nodes visited by all workers."""
        return sum(search.nodes for search in self.searches)

    @property
    def seconds(self) -> float:
        """Time since the search began."""
        return self.searches[0].seconds

    def run(self, watch: Callable[[], None] | None = None) -> None:
        """Work; `watch` is called now and then meanwhile. Ctrl-C is a wish to stop."""
        threads = [
            Thread(target=self._toil, args=(number,), daemon=True)
            for number in range(len(self.searches))
        ]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                while thread.is_alive():
                    thread.join(_TICK)
                    if watch is not None:
                        watch()
        except KeyboardInterrupt:
            pass
        finally:
            self._stopped = True
            for thread in threads:
                thread.join()
        for error in self._errors:
            raise error
        for search in self.searches:
            search.progress = None

    # --- what one worker does ---

    def _toil(self, number: int) -> None:
        try:
            while (claim := self._take(number)) is not None:
                self._work(number, claim)
        except BaseException as error:  # noqa: BLE001  # it is raised again where somebody waits
            self._errors.append(error)

    def _take(self, number: int) -> Claim | None:
        """The next thing to do for a worker: the least tried first, then what looks best."""
        with self._lock:
            if self._stopped or self._spent:
                return None
            if number == 0 and self._direct and not self.root.found.exact:
                chosen = self.root
            else:
                left = [one for one in self.moves if not (one.busy or one.found.exact)]
                own = [one for one in left if one.owner in (None, number)]
                if not left:
                    return None
                chosen = min(own or left, key=lambda one: (one.step, -one.looks))
            chosen.busy, chosen.owner = True, number
            return chosen

    def _work(self, number: int, claim: Claim) -> None:
        search = self.searches[number]

        def pause(_nodes: int, _seconds: float) -> None:
            self._note(claim, search.peek(claim.state))
            if self._stopped or self._spent or claim.found.exact:
                raise _Stop

        search.progress = pause
        try:
            found = search.bounds(claim.state, min(claim.step, self._budget.nodes - self.nodes))
            self._note(claim, found)
        except _Stop:
            pass
        finally:
            search.progress = None
            claim.busy = False
            claim.step *= 2
        if claim is self.root:
            self._look_round(search, GLANCE if claim.found.exact else 1)

    def _look_round(self, search: Search, nodes: int) -> None:
        """What the table that was used for the position knows of its moves."""
        for move in self.moves:
            if not (move.busy or move.found.exact or self._stopped or self._spent):
                self._note(move, search.bounds(move.state, nodes))

    @property
    def _spent(self) -> bool:
        return self.nodes >= self._budget.nodes or self.seconds >= self._budget.seconds

    # --- what follows from what ---

    def _note(self, claim: Claim, found: Bounds) -> None:
        """A claim is known better: position and moves never contradict each other."""
        with self._lock:
            claim.learn(found)
            self.root.learn(self._together())
            if self._actor == CHANCE:
                return
            for move in self.moves:
                # No move is worth more than the position.
                most = Bounds(high=self.root.found.high)
                move.learn(most if self._sign == 1 else Bounds(low=self.root.found.low))
            self._only_one()

    def _together(self) -> Bounds:
        """What the moves prove of the position."""
        found = [move.found for move in self.moves]
        if self._actor == CHANCE:
            likely = [move.likely for move in self.moves]
            return Bounds(
                _mean((one.low for one in found), likely),
                _mean((one.high for one in found), likely),
            )
        best = max if self._sign == 1 else min
        return Bounds(best(one.low for one in found), best(one.high for one in found))

    def _only_one(self) -> None:
        """A move that alone can be worth what the position is worth is worth it."""
        root = self.root.found
        if self._sign == 1:
            able = [move for move in self.moves if move.found.high >= root.low]
            more = Bounds(low=root.low)
        else:
            able = [move for move in self.moves if move.found.low <= root.high]
            more = Bounds(high=root.high)
        if len(able) == 1:
            able[0].learn(more)


def _mean(values: Iterable[Fraction], weights: Iterable[Fraction]) -> Fraction:
    return sum((one * weight for one, weight in zip(values, weights, strict=True)), Fraction(0))
