"""Advice: exact only where proven, hints with reasons."""

from fractions import Fraction
from typing import Any

import pytest

from highnoon.core.action import Action, Phrase
from highnoon.core.view import TableView
from highnoon.engine.longhorn import advice
from highnoon.engine.longhorn.advice import Evaluation
from highnoon.engine.longhorn.analyst import Analyst
from highnoon.engine.longhorn.bounds import Bounds
from highnoon.engine.longhorn.search import Search
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from tests.engine.longhorn.positions import late, turns_in

LONG = 300.0
AMPLE = 3_000_000


@pytest.fixture(scope="module")
def analyst() -> Analyst:
    return Analyst(memory=1 << 22)


def table(state: State) -> TableView[Any]:
    (seat,) = LONGHORN.actors(state)
    choices = tuple(LONGHORN.legal_actions(state, seat))
    view = LONGHORN.view(state, seat)
    return TableView("longhorn", 1, {}, seat, 0, (seat,), choices, view)


def test_a_solved_position_is_called_exact(analyst: Analyst) -> None:
    state = turns_in(1, 11)
    found = analyst.evaluate(state, LONG, AMPLE)
    assert found.exact
    assert found.value == Search(state, memory=1 << 22).bounds(state).low
    assert found.phrase.key in ("solver-stands-win", "solver-stands-draw")


def test_an_opening_without_time_is_an_estimate(analyst: Analyst) -> None:
    found = analyst.evaluate(turns_in(1, 0), LONG, 1000)
    assert not found.exact
    assert -1 < found.value < 1
    assert found.phrase.key in ("solver-stands-ahead", "solver-stands-even")


def test_two_games_in_turn_do_not_disturb_each_other() -> None:
    fresh, games = Analyst(memory=1 << 20, deals=2), [turns_in(seed, 11) for seed in (1, 2, 3)]
    first = [fresh.evaluate(state, LONG, AMPLE) for state in games]
    assert [fresh.evaluate(state, LONG, AMPLE) for state in games[::-1]] == first[::-1]
    assert all(found.exact for found in first)


def test_draws_of_nuggets_have_their_exact_mean(analyst: Analyst) -> None:
    values = late(18, "random", 1500)
    uneven = {state: value for state, value in values.items() if value not in (-1, 0, 1)}
    assert uneven
    for state, value in uneven.items():
        found = analyst.evaluate(state, LONG, AMPLE)
        assert (found.exact, found.value) == (True, float(value))
        assert found.phrase.key == "solver-stands-odds"


@pytest.mark.parametrize("seed", range(6))
def test_a_hint_keeps_the_value(analyst: Analyst, seed: int) -> None:
    state = turns_in(seed, 10)
    found = analyst.advise(table(state), LONG, AMPLE)
    assert found.exact
    (seat,) = LONGHORN.actors(state)
    after = LONGHORN.apply(state, seat, found.action).state
    search = Search(state, memory=1 << 24)
    assert search.bounds(after) == search.bounds(state)


def test_a_hint_without_time_does_not_claim_a_proof(analyst: Analyst) -> None:
    found = analyst.advise(table(turns_in(7, 0)), LONG, 2000)
    assert not found.exact
    assert found.reason is not None
    assert found.reason.key == "solver-why-looks"


def test_a_win_found_at_the_last_glance_is_called_a_win(analyst: Analyst) -> None:
    """Two thousand nodes do not settle this opening, but one of its choices."""
    state = turns_in(22, 0)
    assert not analyst.evaluate(state, LONG, 2000).exact
    found = analyst.advise(table(state), LONG, 2000)
    assert (found.exact, found.value) == (True, 1.0)
    assert found.reason is not None
    assert found.reason.key in ("solver-why-wins", "solver-why-only-win")


def steals(*spans: tuple[int, int]) -> dict[Action, Bounds]:
    return {
        Action("steal", (colour,)): Bounds(Fraction(low), Fraction(high))
        for colour, (low, high) in enumerate(spans)
    }


@pytest.mark.parametrize(
    ("spans", "key"),
    [
        (((1, 1), (-1, -1)), "only-win"),
        (((1, 1), (1, 1)), "wins"),
        (((1, 1), (-1, 1)), "wins"),
        (((0, 0), (-1, -1)), "only-draw"),
        (((0, 0), (0, 0)), "draws"),
        (((-1, -1), (-1, -1)), "lost"),
        (((1, 1),), "forced"),
    ],
)
def test_reasons_say_what_the_move_keeps(spans: tuple[tuple[int, int], ...], key: str) -> None:
    moves = steals(*spans)
    best = max(span.low for span in moves.values())
    assert advice.why(best, moves, 0).key == f"solver-why-{key}"


@pytest.mark.parametrize(
    ("spans", "key", "proven"),
    [
        (((-1, 1), (-1, -1)), "others-lose", True),
        (((0, 1), (-1, 1)), "holds", True),
        (((-1, 1), (-1, 1)), "looks", False),
    ],
)
def test_without_a_proof_the_reason_says_so(
    spans: tuple[tuple[int, int], ...], key: str, proven: bool
) -> None:
    reason, exact = advice.likely(Action("steal", (0,)), steals(*spans))
    assert (reason.key, exact) == (f"solver-why-{key}", proven)


def test_chances_are_told_for_the_one_who_decides() -> None:
    reason = advice.why(Fraction(1, 2), steals((0, 0), (-1, -1)), 1)
    assert reason.args["percent"] == 75
    assert reason.args["seat"] == Phrase("longhorn-seat-jessie")


@pytest.mark.parametrize(
    ("low", "high", "guess", "key"),
    [
        (1, 1, None, "win"),
        (0, 0, 0.3, "draw"),
        (-1, 1, 0.3, "ahead"),
        (-1, 1, 0.004, "even"),
        (0, 1, -0.3, "even"),
    ],
)
def test_only_what_is_proven_is_called_exact(
    low: int, high: int, guess: float | None, key: str
) -> None:
    found = Evaluation(Bounds(Fraction(low), Fraction(high)), guess)
    assert found.phrase.key == f"solver-stands-{key}"


@pytest.mark.parametrize(("value", "share"), [(1, 100), (0.999, 99), (0, 50), (-0.999, 1), (-1, 0)])
def test_only_what_is_certain_is_all_or_nothing(value: float, share: int) -> None:
    assert advice.percent(value) == share


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ((1, 1), (0, 0), "win"),
        ((1, 1), (-1, 0), "win"),
        ((1, 1), (-1, -1), "loss"),
        ((0, 0), (-1, -1), "draw"),
        ((0, 1), (-1, -1), "draw"),
        ((1, 1), (-1, 1), None),
        ((-1, 1), (-1, -1), None),
    ],
)
def test_what_a_decision_cost_must_be_proven(
    before: tuple[int, int], after: tuple[int, int], kind: str | None
) -> None:
    spans = [Bounds(Fraction(low), Fraction(high)) for low, high in (before, after)]
    assert advice.given_away(*spans) == kind
