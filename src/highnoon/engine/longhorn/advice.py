"""What the solver tells a player: how a position stands, what to do and why, where it turned."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, NamedTuple

from highnoon.core.action import CHANCE, Action, Arg, Phrase, Seat
from highnoon.core.match import Match
from highnoon.core.view import TableView
from highnoon.engine.longhorn.search import Bounds, Budget, Search, following
from highnoon.engine.longhorn.solver import Rated, Verdict, solve
from highnoon.games.longhorn.state import DEALING, State
from highnoon.games.longhorn.view import state_of, view
from highnoon.games.longhorn.words import describe_action
from highnoon.games.longhorn.words import seat as seat_name

QUICK: Final = Budget(seconds=3.0)
"""What a player waits for a hint."""
PATIENT: Final = Budget(seconds=30.0)
TABLE: Final = 1 << 28


class Evaluation(NamedTuple):
    """How a position stands for the first player, from -1 lost to 1 won."""

    value: float
    exact: bool

    @property
    def phrase(self) -> Phrase:
        """In words; only what is proven is called exact."""
        if not self.exact:
            return Phrase("solver-stands-about", {"percent": percent(self.value)})
        if self.value in (1, -1):
            winner = seat_name(0 if self.value > 0 else 1)
            return Phrase("solver-stands-win", {"seat": winner})
        if self.value == 0:
            return Phrase("solver-stands-draw")
        return Phrase("solver-stands-odds", {"percent": percent(self.value)})


class Hint(NamedTuple):
    """A move and why; `exact` when the reason is proven."""

    action: Action
    reason: Phrase
    exact: bool


class Moment(NamedTuple):
    """A decision of a finished match that gave something away, and what was better."""

    moment: int
    seat: Seat
    action: Action
    before: Fraction
    """What the player had, -1 to 1, with best play."""
    after: Fraction
    better: Action
    phrase: Phrase


def percent(value: float) -> int:
    """A value from -1 to 1 as the first player's part of the point."""
    return round(50 * (1 + value))


def evaluate(table: TableView[Any], budget: Budget = QUICK) -> Evaluation:
    """How the position of a table stands: exact where it can be proven in time."""
    state = state_of(table.view)
    if state.phase in DEALING:
        return Evaluation(0.0, exact=False)
    search = Search(state, budget, TABLE)
    found = search.bounds(state)
    if found.exact:
        return Evaluation(float(found.low), exact=True)
    guess = search.estimate(state)
    return Evaluation(min(float(found.high), max(float(found.low), guess)), exact=False)


def hint(table: TableView[Any], budget: Budget = QUICK) -> Hint:
    """What the player who decides should do now: a proven best move if one is found in time."""
    verdict = solve(state_of(table.view), budget, TABLE)
    if verdict.action is None:
        raise ValueError("nobody decides here")
    if verdict.proven:
        return Hint(verdict.action, why(verdict), exact=True)
    return _likely(state_of(table.view), verdict)


def why(verdict: Verdict) -> Phrase:
    """The reason for the best move of a solved position."""
    good = [move for move in verdict.moves if move.high >= verdict.low]
    only = len(good) == 1 and len(verdict.moves) > 1
    if len(verdict.moves) == 1:
        return Phrase("solver-why-forced")
    if verdict.low == 1:
        return Phrase("solver-why-only-win" if only else "solver-why-wins")
    if verdict.low == -1:
        return Phrase("solver-why-lost")
    if verdict.low == 0:
        return Phrase("solver-why-only-draw" if only else "solver-why-draws")
    return Phrase("solver-why-odds", {"percent": percent(float(verdict.low))})


def _likely(state: State, verdict: Verdict) -> Hint:
    """The move that looks best among those not proven to lose."""
    search = Search(state, Budget(0), 1 << 16)
    sign = 1 if verdict.seat == 0 else -1
    looks = {action: sign * search.estimate(after) for action, after, _ in following(state)}

    def rank(move: Rated) -> tuple[Fraction, float]:
        return (move.low, looks[move.action]) if move.high > -1 else (move.low, -2.0)

    best = max(verdict.moves, key=rank)
    losing = [move for move in verdict.moves if move.high == -1]
    if best.low == 1:
        return Hint(best.action, Phrase("solver-why-wins"), exact=True)
    if best.high > -1 and len(losing) == len(verdict.moves) - 1:
        return Hint(best.action, Phrase("solver-why-others-lose"), exact=True)
    return Hint(best.action, Phrase("solver-why-looks"), exact=False)


def analyse(match: Match, budget: Budget = PATIENT) -> list[Moment]:
    """The turning points of a match of Longhorn that is over: proven ones only.

    The search goes backwards: the end is cheap, and what it proves helps with the beginning.
    """
    entries = [
        (index, entry)
        for index, entry in enumerate(match.history)
        if entry.before.phase not in DEALING and entry.by != CHANCE
    ]
    if not entries:
        return []
    search = Search(entries[0][1].before, budget, TABLE)
    moments = []
    for index, entry in reversed(entries):
        state = entry.before
        found = {action: search.bounds(after) for action, after, _ in following(state)}
        if any(not one.exact for one in found.values()):
            if search.seconds >= budget.seconds or search.nodes >= budget.nodes:
                break
            continue
        moment = _moment(index, entry.by, entry.action, state, found)
        if moment is not None:
            moments.append(moment)
    return moments[::-1]


def _moment(
    index: int, seat: Seat, action: Action, state: State, found: dict[Action, Bounds]
) -> Moment | None:
    sign = 1 if seat == 0 else -1
    worth = {one: sign * bounds.low for one, bounds in found.items()}
    better = max(worth, key=lambda one: worth[one])
    before, after = worth[better], worth[action]
    if after == before:
        return None
    what = "win" if before == 1 else "draw" if before == 0 and after == -1 else "odds"
    seen = view(state, seat)
    args: dict[str, Arg] = {
        "seat": seat_name(seat),
        "action": describe_action(seen, action),
        "better": describe_action(seen, better),
        "before": percent(float(before)),
        "after": percent(float(after)),
    }
    phrase = Phrase(f"solver-turn-{what}", args)
    return Moment(index, seat, action, before, after, better, phrase)
