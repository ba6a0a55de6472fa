"""The analysis of a match that is over: in small steps, the end first, better with every step.

It plans and remembers; an analyst somewhere does the work, in this process or another.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Any, Final, NamedTuple

from highnoon.core.action import CHANCE, Action, Arg, Phrase, Plain, Seat
from highnoon.core.match import Match
from highnoon.engine.longhorn.advice import (
    Evaluation,
    Survey,
    given_away,
    percent,
)
from highnoon.engine.longhorn.bounds import LOST, Bounds
from highnoon.engine.longhorn.judging import Decided, Lesson, instructive, lesson
from highnoon.engine.study import Task, Turning
from highnoon.games.longhorn import scoring
from highnoon.games.longhorn.state import DEALING, State
from highnoon.games.longhorn.view import view
from highnoon.games.longhorn.words import describe_action
from highnoon.games.longhorn.words import seat as seat_name

ROUNDS: Final = (0.15, 0.6, 2.4, 9.6, 38.4)
"""Seconds for each moment that is not solved yet: first a look at all, then more and more."""
SLICE: Final = 0.6
"""Seconds of one step, so that others get their turn in between."""
LIMIT: Final = 80.0
"""Seconds for a whole match."""
PRICES: Final = (0.3, 1.2)
"""Seconds for the price of each decision that kept the value: a look at all, then another."""
_PROVING: Final = 0.75
"""Which share of the time goes to values; prices have the rest."""


class _Step(NamedTuple):
    """A moment of the match: the position, and what was decided or drawn there."""

    moment: int
    turn: int
    by: Seat
    state: State
    action: Action | None


class Analysis:
    """What is known so far of every moment of one match."""

    def __init__(self, match: Match, limit: float = LIMIT) -> None:
        self._steps = _steps(match)
        self._resigned = _resigned(match)
        self.limit = limit
        self.spent = 0.0
        self.given: dict[int, float] = {}
        """How many seconds each moment was to have so far: what is due next follows from it."""
        self.looks: dict[int, int] = {}
        """How often the price of each moment was to be looked for."""
        self.surveys: dict[int, Survey] = {}
        for step in self._steps:
            ended = scoring.result(step.state)
            if ended is not None:
                value = Bounds.known(ended.places[1] - ended.places[0])
                self.surveys[step.moment] = Survey(Evaluation(value, over=True))

    @property
    def root(self) -> State | None:
        """Where the deal was done; None if the match did not get so far."""
        return self._steps[0].state if self._steps else None

    @property
    def total(self) -> int:
        """How many moments there are."""
        return len(self._steps)

    @property
    def proven(self) -> int:
        """How many of them are solved."""
        return sum(survey.before.exact for survey in self.surveys.values())

    @property
    def share(self) -> float:
        """How much of the work is done: all that is solved, or all the time that is spent."""
        values = _PROVING * self.proven / max(1, self.total)
        priced = [self._priced(step) for step in self._steps]
        prices = (1 - _PROVING) * sum(priced) / max(1, len(priced))
        return max(values + prices, min(1.0, self.spent / self.limit))

    @property
    def summary(self) -> Phrase:
        """How much is proven, and whether anybody gave anything away."""
        counts: dict[str, Arg] = {"proven": self.proven, "total": self.total}
        calm = "" if self._mistakes() else "-calm"
        whole = "all" if self.proven == self.total else "some"
        return Phrase(f"solver-analysis-{whole}{calm}", counts)

    def tasks(self) -> Iterator[Task]:
        """What to study next, until all is proven or the time is spent; `note` what was found."""
        for due in accumulate(ROUNDS):
            for step in reversed(self._steps):
                while not self._solved(step):
                    left = due - self.given.get(step.moment, 0.0)
                    if left <= 0.01 or self.spent >= self.limit * _PROVING:
                        break
                    seconds = min(SLICE, left)
                    self.given[step.moment] = due - left + seconds
                    yield Task(step.moment, step.state, step.action, seconds)
        for looks, seconds in enumerate(PRICES):
            for step in reversed(self._steps):
                if self.spent >= self.limit:
                    return
                if self.looks.get(step.moment, 0) <= looks and not self._priced(step):
                    self.looks[step.moment] = looks + 1
                    yield Task(step.moment, step.state, step.action, seconds, priced=True)

    def note(self, task: Task, found: Survey, seconds: float) -> None:
        """Remember what a step has found."""
        self.spent += seconds
        known = self.surveys.get(task.moment)
        if known is not None:
            after = found.after
            if after is not None and known.after is not None:
                after = known.after.within(after)
            before = known.before.joined(found.before)
            price = found.price or known.price
            found = Survey(before, after, found.better or known.better, price)
        self.surveys[task.moment] = found

    def plain(self) -> Plain:
        """All that was found, as JSON can carry it to another process."""
        return {
            "spent": self.spent,
            "given": {str(moment): seconds for moment, seconds in self.given.items()},
            "looks": {str(moment): looks for moment, looks in self.looks.items()},
            "surveys": {str(moment): found.plain() for moment, found in self.surveys.items()},
        }

    def resume(self, plain: Any) -> None:
        """Go on from what `plain` told of the same match."""
        self.spent = plain["spent"]
        self.given = {int(moment): seconds for moment, seconds in plain["given"].items()}
        self.looks = {int(moment): looks for moment, looks in plain["looks"].items()}
        self.surveys = {int(moment): Survey.of(one) for moment, one in plain["surveys"].items()}

    def _solved(self, step: _Step) -> bool:
        """Whether the value is known, and what was better where it was given away."""
        known = self.surveys.get(step.moment)
        if known is None or not known.before.exact:
            return False
        after = self._after(step, known)
        if step.by == CHANCE or after is None or known.better is not None:
            return True
        return given_away(known.before.bounds.of(step.by), after.of(step.by)) is None

    def _priced(self, step: _Step) -> bool:
        """Whether nothing is left to ask about what a decision cost that kept the value."""
        known = self.surveys.get(step.moment)
        if step.action is None or step.by == CHANCE or len(step.state.choices) < 2:
            return True
        if known is None or not known.before.exact or known.better is not None:
            return True
        return known.price is not None and known.price.settled

    def turnings(self) -> list[Turning]:
        """Where the value changed for certain, then what else teaches most, in order of play."""
        return instructive(self._mistakes(), self._lessons())

    def _mistakes(self) -> list[Turning]:
        found = [self._turning(step) for step in self._steps]
        return [turning for turning in found if turning is not None]

    def _lessons(self) -> list[Lesson]:
        """What decisions teach that kept the value."""
        found = [
            lesson(Decided(*step[:4], step.action), known.before.bounds.of(step.by), known.price)
            for step in self._steps
            if step.action is not None
            and (known := self.surveys.get(step.moment)) is not None
            and known.price is not None
        ]
        return [one for one in found if one is not None]

    def _turning(self, step: _Step) -> Turning | None:
        known = self.surveys.get(step.moment)
        if known is None:
            return None
        if step.action is None:
            return self._given_up(step, known.before)
        after = self._after(step, known)
        if after is None:
            return None
        if step.by == CHANCE:
            return _luck(step, known.before.bounds, after)
        before = known.before.bounds.of(step.by)
        kind = given_away(before, after.of(step.by))
        if kind is None or known.better is None:
            return None
        seen: Any = view(step.state, step.by)
        args: dict[str, Arg] = {
            "turn": step.turn,
            "seat": seat_name(step.by),
            "action": describe_action(seen, step.action),
            "better": describe_action(seen, known.better),
        }
        if kind == "odds":
            args |= {
                "before": percent(float(before.low)),
                "after": percent(float(after.of(step.by).high)),
            }
        phrase = Phrase(f"solver-turning-{kind}", args)
        return Turning(step.moment, step.turn, step.by, kind, phrase, known.better)

    def _after(self, step: _Step, known: Survey) -> Bounds | None:
        """What is proven of the next moment, by a look ahead there or by its own study."""
        following = self.surveys.get(step.moment + 1)
        if following is None or known.after is None:
            return known.after
        return known.after.within(following.before.bounds)

    def _given_up(self, step: _Step, stood: Evaluation) -> Turning | None:
        """Somebody resigned a position that was not lost."""
        seat = self._resigned
        if seat is None or stood.bounds.of(seat).low == LOST:
            return None
        args: dict[str, Arg] = {
            "turn": step.turn,
            "seat": seat_name(seat),
            "stood": stood.phrase,
        }
        phrase = Phrase("solver-turning-resigned", args)
        return Turning(step.moment, step.turn, seat, "resigned", phrase)


def _luck(step: _Step, before: Bounds, after: Bounds) -> Turning | None:
    """A draw that changed the value of the match."""
    if step.action is None or not (before.exact and after.exact) or before == after:
        return None
    happy = 0 if after.low > before.low else 1
    args: dict[str, Arg] = {
        "turn": step.turn,
        "seat": seat_name(happy),
        "action": describe_action(view(step.state, happy), step.action),
        "before": percent(float(before.of(happy).low)),
        "after": percent(float(after.of(happy).low)),
    }
    phrase = Phrase("solver-turning-luck", args)
    return Turning(step.moment, step.turn, CHANCE, "luck", phrase)


def _steps(match: Match) -> list[_Step]:
    """Every moment from the deal on; turns are counted as the log of the page counts them."""
    steps: list[_Step] = []
    turn, last = 0, CHANCE
    for moment, entry in enumerate(match.history):
        if entry.before.phase in DEALING:
            continue
        if entry.by not in (last, CHANCE):
            turn, last = turn + 1, entry.by
        steps.append(_Step(moment, turn, entry.by, entry.before, entry.action))
    if match.state.phase not in DEALING:
        steps.append(_Step(len(match.history), turn, CHANCE, match.state, None))
    return steps


def _resigned(match: Match) -> Seat | None:
    """Who gave the match up, if somebody did."""
    if not match.over or match.game.actors(match.state) == frozenset():
        return None
    result = match.result
    return None if result is None else result.places.index(2)
