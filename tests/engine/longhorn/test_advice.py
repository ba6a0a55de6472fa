"""Advice: exact only where proven, hints with reasons, turning points of a match."""

import random
from typing import Any

import pytest

from highnoon.core.match import Match
from highnoon.core.view import TableView
from highnoon.engine.longhorn import advice
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from tests.engine.longhorn.positions import turns_in

LONG = Budget(seconds=300, nodes=3_000_000)


def table(state: State) -> TableView[Any]:
    (seat,) = LONGHORN.actors(state)
    choices = tuple(LONGHORN.legal_actions(state, seat))
    view = LONGHORN.view(state, seat)
    return TableView("longhorn", 1, {}, seat, 0, (seat,), choices, view)


def test_a_solved_position_is_called_exact() -> None:
    state = turns_in(1, 11)
    found = advice.evaluate(table(state), LONG)
    assert found.exact
    assert found.value == Search(state, memory=1 << 22).bounds(state).low
    assert found.phrase.key in ("solver-stands-win", "solver-stands-draw")


def test_an_opening_without_time_is_an_estimate() -> None:
    found = advice.evaluate(table(turns_in(1, 0)), Budget(nodes=1000))
    assert not found.exact
    assert -1 < found.value < 1
    assert found.phrase.key == "solver-stands-about"


@pytest.mark.parametrize("seed", range(6))
def test_a_hint_keeps_the_value(seed: int) -> None:
    state = turns_in(seed, 10)
    found = advice.hint(table(state), LONG)
    assert found.exact
    (seat,) = LONGHORN.actors(state)
    after = LONGHORN.apply(state, seat, found.action).state
    search = Search(state, memory=1 << 24)
    assert search.bounds(after) == search.bounds(state)


def test_a_hint_without_time_does_not_claim_a_proof() -> None:
    found = advice.hint(table(turns_in(3, 0)), Budget(nodes=2000))
    assert not found.exact
    assert found.reason.key == "solver-why-looks"


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ((1, -1), "only-win"),
        ((1, 1), "wins"),
        ((0, -1), "only-draw"),
        ((0, 0), "draws"),
        ((-1, -1), "lost"),
        ((1,), "forced"),
    ],
)
def test_reasons_say_what_the_move_keeps(values: tuple[int, ...], key: str) -> None:
    from fractions import Fraction

    from highnoon.core.action import Action
    from highnoon.engine.longhorn.solver import Rated, Verdict

    moves = tuple(
        Rated(Action("steal", (colour,)), Fraction(value), Fraction(value))
        for colour, value in enumerate(values)
    )
    best = Fraction(max(values))
    verdict = Verdict(0, best, best, moves[0].action, (), moves, None, None, 0, 0.0)
    assert advice.why(verdict).key == f"solver-why-{key}"


def test_turning_points_are_moves_that_gave_something_away() -> None:
    rng = random.Random(5)
    match = Match.new("longhorn", {"ambush_nugget": "choice"}, 5)
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, rng.choice(match.legal_actions(seat)))
    moments = advice.analyse(match, Budget(seconds=300, nodes=400_000))
    assert moments
    assert [one.moment for one in moments] == sorted(one.moment for one in moments)
    for one in moments:
        entry = match.history[one.moment]
        assert (entry.by, entry.action) == (one.seat, one.action)
        assert one.after < one.before
        assert one.better in entry.before.choices
        assert one.phrase.key.startswith("solver-turn-")
