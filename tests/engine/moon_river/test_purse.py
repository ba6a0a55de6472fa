"""A whole turn has one purse: small decisions share what is left in it."""

import random

import pytest

from highnoon import Match
from highnoon.bots import Budget, choose, ladder
from highnoon.engine.moon_river import futures
from highnoon.engine.moon_river.purse import (
    KEPT_FOR_STANDING,
    MOST_FOR_STANDING,
    SHARES,
    Purse,
)
from highnoon.games.moon_river.rules import apply
from highnoon.games.moon_river.state import State
from tests.engine.moon_river.test_playout import KEEN

HOW = futures.Foresight(KEEN, 3, 1, hopeful=True, turnwise=True)


class Clock:
    """A clock that runs on a tenth of a second whenever it is asked."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 0.1
        return self.now


def first_domino(players: int, seed: int) -> State:
    """The table when somebody has two parcels for the first time."""
    match = Match.new("moon-river", {"players": players, "boards": "camp"}, seed=seed)
    while match.state.phase != "expand":
        seat = min(match.actors())
        match.play(seat, choose(match.view(seat), 3).action)
    found: State = match.state
    return found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    one = Clock()
    monkeypatch.setattr("highnoon.engine.search.halving.time", one)
    monkeypatch.setattr(futures, "time", one)
    return one


def test_every_decision_has_its_share_and_the_last_one_what_is_kept_for_it() -> None:
    expand = first_domino(2, seed=4)
    way = [one for one, _ in futures.walk(expand, futures.candidates(expand, HOW)[0], KEEN)]
    purse, kept = Purse(), 10.0 * KEPT_FOR_STANDING
    assert purse.seconds(expand, 10.0) == pytest.approx((10.0 - kept) * SHARES["expand"])
    purse.keep(way, 3.5)
    place, stand = way[1], way[-1]
    assert (place.phase, stand.phase) == ("place", "stand")
    assert purse.seconds(place, 10.0) == pytest.approx((10.0 - 3.5 - kept) * SHARES["place"])
    assert purse.seconds(stand, 10.0) == pytest.approx(10.0 * MOST_FOR_STANDING)
    purse.keep(way[1:], 3.4)
    assert purse.seconds(stand, 10.0) == pytest.approx(10.0 - 3.5 - 3.4)
    purse.keep(way[1:], 9.0)
    assert purse.seconds(stand, 10.0) == 0.0


def test_a_second_domino_still_has_some_time() -> None:
    expand, purse, spent = first_domino(2, seed=4), Purse(), 0.0
    for _ in range(3):
        share = purse.seconds(expand, 10.0)
        assert share >= 0.5
        spent += share
        purse.keep([expand, expand], share)
    assert spent <= 10.0 * (1 - KEPT_FOR_STANDING)


def test_where_a_domino_goes_is_thought_about_once_more() -> None:
    state = first_domino(4, seed=8)
    how = HOW._replace(width=8)
    join = futures.look_ahead(state, how, 60.0, 24, random.Random(2))
    state = apply(state, state.seat, join.action).state
    assert state.phase == "place"
    place = futures.look_ahead(state, how, 60.0, 24, random.Random(3))
    assert place.playouts > 0
    assert place.action in state.choices


def test_a_turn_never_thinks_longer_than_its_budget(clock: Clock) -> None:
    budget, spent, turns = Budget(4.0), 0.0, 0
    match = Match.new("moon-river", {"players": 4, "boards": "camp", "scenario": "gold"}, seed=9)
    while turns < 6:
        seat = min(match.actors())
        table = match.view(seat)
        before = clock.now
        action = choose(table, 5, random.Random(1), budget).action
        spent += clock.now - before
        if action.kind == "stand":
            turns += 1
            # Every decision looks at the clock a few times more after its time is spent.
            assert spent <= budget.seconds + 2.0, turns
            spent = 0.0
        match.play(seat, action)


def test_the_fifth_level_keeps_a_round_of_four_within_twelve_seconds() -> None:
    fifth = ladder("moon-river")[4]
    assert 3 * fifth.budget.seconds < 12.0
    assert fifth.compiled
    assert fifth.plain


def test_in_the_last_round_nothing_is_tried_twice() -> None:
    match = Match.new("moon-river", {"players": 2, "boards": "camp"}, seed=5)
    while match.state.box != (0,) * len(match.state.box) or match.state.there.parcels:
        seat = min(match.actors())
        match.play(seat, choose(match.view(seat), 3).action)
    tried = []
    while not match.over:
        seat = min(match.actors())
        found = choose(match.view(seat), 5, random.Random(1), Budget(60.0))
        tried.append(found.nodes)
        match.play(seat, found.action)
    assert 0 < max(tried) < 60
