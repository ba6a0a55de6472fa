"""While others move the next decision is thought about: nobody waits for that a second time."""

import random

import pytest

from highnoon import Match
from highnoon.bots import choose, ponder, ponders
from highnoon.engine.moon_river import futures, pondering
from highnoon.engine.moon_river.musing import ENOUGH, Musing, Musings
from highnoon.engine.moon_river.purse import Purse
from highnoon.engine.thoughts import Idea, listening
from highnoon.games.moon_river.state import State
from tests.engine.moon_river.test_purse import HOW, Clock, first_domino

LINES = futures.candidates(first_domino(2, seed=4), HOW)


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Musings:
    """Nothing was thought about yet; playouts are plain, as nobody waits for the compiler."""
    known = Musings()
    for module in (futures, pondering):
        monkeypatch.setattr(module, "MUSINGS", known)
    monkeypatch.setattr(futures, "_PURSE", Purse())
    monkeypatch.setattr(futures, "is_warm", lambda _: False)
    pondering._THOUGHTS.clear()
    return known


def mused(visits: int = ENOUGH, seconds: float = 1.0) -> Musing:
    """Every idea was tried; each is worth less than the one before."""
    found = Musing(first_domino(2, seed=4), seconds=seconds)
    for number, line in enumerate(LINES):
        found.note(line, visits * (0.9 - 0.1 * number), visits)
    return found


def test_ideas_that_did_badly_are_left_out_though_others_moved_otherwise(fresh: Musings) -> None:
    due = first_domino(2, seed=4)
    fresh.keep(mused())
    other = due._replace(cows=due.cows - 1)
    start = fresh.head_start(other, LINES, 8.0)
    assert len(LINES) == 4
    assert list(start.lines) == LINES[:2]
    assert start.seconds == 4.0
    assert not start.before


def test_what_was_expected_exactly_is_known_already(fresh: Musings) -> None:
    fresh.keep(mused(seconds=3.0))
    start = fresh.head_start(first_domino(2, seed=4), LINES, 8.0)
    assert start.seconds == 1.0
    assert [one.visits for one in start.before] == [ENOUGH, ENOUGH]


def test_what_was_hardly_tried_tells_nothing(fresh: Musings) -> None:
    due = first_domino(2, seed=4)
    fresh.keep(mused(visits=ENOUGH - 1))
    assert fresh.head_start(due, LINES, 8.0) == (LINES, (), 8.0)
    fresh.keep(mused())
    fresh.keep(mused(visits=1))  # a later moment that was hardly thought about
    assert len(fresh.head_start(due, LINES, 8.0).lines) == 2


def test_another_ranch_is_another_question(fresh: Musings) -> None:
    due = first_domino(2, seed=4)
    fresh.keep(mused())
    own = due.ranches[due.seat]._replace(stores=(1, 2, 3))
    ranches = tuple(own if seat == due.seat else one for seat, one in enumerate(due.ranches))
    assert len(fresh.head_start(due._replace(ranches=ranches), LINES, 8.0).lines) == len(LINES)


def test_a_slice_ends_in_time_and_the_thought_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch, fresh: Musings
) -> None:
    clock = Clock()
    monkeypatch.setattr(pondering, "time", clock)
    waiting = _others_turn()
    seat, slices = 1 - waiting.seat, 1
    begin = clock.now
    while pondering.ponder(waiting, seat, HOW, 0.35, 6.0, random.Random(1)):
        assert clock.now - begin < 1.0
        slices, begin = slices + 1, clock.now
    assert slices > 3
    assert not pondering.ponder(waiting, seat, HOW, 0.35, 6.0, random.Random(1))
    (found,) = fresh._known.values()
    assert found.state.seat == seat
    assert found.state.phase == "expand"
    assert 0 < found.seconds <= 6.2


def test_only_the_fifth_level_thinks_ahead_and_says_what_it_weighs() -> None:
    assert [level for level in range(1, 6) if ponders("moon-river", level)] == [5]
    assert not ponders("longhorn", 5)
    match = Match.new("moon-river", {"players": 2}, seed=3)
    assert not ponder(match.view(0), 3, 0.1, random.Random(1))
    told: list[list[Idea]] = []
    due = first_domino(2, seed=4)
    with listening(lambda ideas: told.append(list(ideas))):
        seen = futures.look_ahead(due, HOW, 60.0, 24, random.Random(1))
    assert len(told) == 2
    assert told[-1][0].line == seen.line
    assert all(0.0 <= idea.worth <= 1.0 for idea in told[-1])


def _others_turn() -> State:
    """A turn after which the other player, with two parcels stored, is next to expand."""
    match = Match.new("moon-river", {"players": 2, "boards": "camp"}, seed=4)
    while True:
        state: State = match.state
        other = 1 - state.seat
        if (
            state.phase == "expand"
            and len(state.ranches[other].stores) >= 2
            and [who for who in state.here.rancheros if who >= 0][:1] == [other]
        ):
            return state
        seat = min(match.actors())
        match.play(seat, choose(match.view(seat), 3).action)
