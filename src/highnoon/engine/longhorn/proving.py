"""The proving loop: a position and each of its moves, by one search or several side by side.

Solving, studying and advising all go through it. No part has a fixed share of the time: what is
not proven yet is returned to, twice as long each time, until all that is wanted is proven or the
budget is spent. Kernels let go of Python's lock, so workers are threads, each with a search and a
transposition table of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final

from highnoon.core.action import CHANCE, Action
from highnoon.engine.longhorn.bounds import Bounds, best, mean
from highnoon.engine.longhorn.search import MINUTE, Budget, Search, following
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.state import State

GLANCE: Final = 20_000
"""Nodes for a first look; most moves are settled by it once the position is."""
_AT_ONCE: Final = 1.0
"""Seconds that a glance may take at most."""
_TICK: Final = 0.05
"""Seconds between two looks at the workers."""


@dataclass(slots=True)
class Claim:
    """Something to be proven: the position itself, or what one of its moves leads to."""

    action: Action | None
    state: State
    found: Bounds
    likely: Fraction = Fraction(1)
    looks: float | None = None
    """What it looks worth to whoever decides; None until somebody has to choose among moves."""
    step: int = GLANCE
    owner: int | None = None
    """Whose table knows most about it."""
    busy: bool = False

    def learn(self, more: Bounds) -> None:
        """What is proven only grows."""
        self.found = self.found.within(more)


class Proving:
    """A position under proof, by searches of its deal."""

    def __init__(self, state: State, searches: Sequence[Search]) -> None:
        self.searches = searches
        self._budget = MINUTE
        self._begun = monotonic()
        self._before = sum(search.nodes for search in searches)
        self._lock = Lock()
        self._stopped = False
        self._moves_too = True
        self._errors: list[BaseException] = []
        (self.actor,) = rules.actors(state)
        first = searches[0]
        self.root = Claim(None, state, first.peek(state))
        self._direct = first.knows(state)
        """Whether a search may begin with the position itself."""
        self.moves = [
            Claim(action, after, first.peek(after), likely)
            for action, after, likely in following(state)
        ]
        self._note(self.root, self.root.found)

    @property
    def nodes(self) -> int:
        """Nodes visited by all workers for this proof."""
        return sum(search.nodes for search in self.searches) - self._before

    @property
    def seconds(self) -> float:
        """Time since the proof began."""
        return monotonic() - self._begun

    def run(
        self,
        budget: Budget = MINUTE,
        watch: Callable[[], None] | None = None,
        moves_too: bool = True,
    ) -> None:
        """Work until the budget is spent or all is proven: the position, and its moves if wanted.

        `watch` is called now and then meanwhile. Ctrl-C leaves what was proven by then.
        """
        self._budget, self._moves_too, self._stopped = budget, moves_too, False
        if len(self.searches) == 1 and watch is None:
            # Nobody has to be told anything meanwhile: a thread would only cost time.
            self._toil(0)
        else:
            self._side_by_side(watch)
        for error in self._errors:
            raise error

    def _side_by_side(self, watch: Callable[[], None] | None) -> None:
        done = [Event() for _ in self.searches]

        def toil(number: int) -> None:
            self._toil(number)
            done[number].set()

        threads = [Thread(target=toil, args=(number,), daemon=True) for number in range(len(done))]
        for thread in threads:
            thread.start()
        try:
            # An interrupt during `join` would make Python 3.11 take a thread at work for ended.
            for one in done:
                while not one.is_set():
                    one.wait(_TICK)
                    if watch is not None:
                        watch()
        finally:
            self._stopped = True
            for thread in threads:
                thread.join()

    def glance(self, action: Action | None = None, nodes: int = GLANCE) -> None:
        """Look quickly at the move of an action, or at all: most is known once a position is."""
        for move in self.moves:
            if action in (None, move.action) and not move.found.exact:
                found = self.searches[0].bounds(move.state, Budget(_AT_ONCE, nodes))
                self._note(move, found)

    def looks(self, move: Claim, search: Search) -> float:
        """What a move looks worth to whoever decides, by a search that is not at work."""
        if move.looks is None:
            move.looks = search.estimate(move.state) * (-1 if self.actor == 1 else 1)
        return move.looks

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
            if self._over or (self.root.found.exact and not self._moves_too):
                return None
            if number == 0 and self._direct and not self.root.found.exact:
                chosen = self.root
            else:
                left = [one for one in self.moves if not (one.busy or one.found.exact)]
                own = [one for one in left if one.owner in (None, number)]
                if not left:
                    return None
                search = self.searches[number]
                chosen = min(own or left, key=lambda one: (one.step, -self.looks(one, search)))
            chosen.busy, chosen.owner = True, number
            return chosen

    def _work(self, number: int, claim: Claim) -> None:
        search = self.searches[number]

        def stop() -> bool:
            self._note(claim, search.peek(claim.state))
            return self._over or claim.found.exact

        found = search.bounds(claim.state, self._share(claim.step), stop)
        self._note(claim, found)
        claim.busy = False
        claim.step *= 2
        if claim is self.root and self._moves_too:
            self._look_round(search, GLANCE if claim.found.exact else 1)

    def _look_round(self, search: Search, nodes: int) -> None:
        """What the table that was used for the position knows of its moves."""
        for move in self.moves:
            if not (move.busy or move.found.exact or self._over):
                self._note(move, search.bounds(move.state, self._share(nodes)))

    def _share(self, nodes: int) -> Budget:
        """What is left of the budget, but no more nodes than these."""
        seconds = self._budget.seconds - self.seconds
        return Budget(seconds, min(nodes, self._budget.nodes - self.nodes))

    @property
    def _over(self) -> bool:
        spent = self.nodes >= self._budget.nodes or self.seconds >= self._budget.seconds
        return self._stopped or spent

    # --- what follows from what ---

    def _note(self, claim: Claim, found: Bounds) -> None:
        """A claim is known better: position and moves never contradict each other."""
        with self._lock:
            claim.learn(found)
            if self.actor == CHANCE:
                self.root.learn(mean((move.found, move.likely) for move in self.moves))
                return
            self.root.learn(best((move.found for move in self.moves), self.actor))
            # No move is worth more than the position, and one that alone can be worth as much is.
            root = self.root.found.of(self.actor)
            for move in self.moves:
                move.learn(Bounds(high=root.high).of(self.actor))
            able = [move for move in self.moves if move.found.of(self.actor).high >= root.low]
            if len(able) == 1:
                able[0].learn(Bounds(low=root.low).of(self.actor))
