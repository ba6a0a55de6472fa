"""Looking ahead with the kernel says what the rules say."""

import random

import pytest

from highnoon import Match, game
from highnoon.bots.longhorn import DEEP, lead
from highnoon.engine.longhorn.analyst import Analyst
from highnoon.engine.longhorn.foresight import Foresight
from highnoon.engine.longhorn.search import Search
from highnoon.engine.search.alphabeta import WON, alpha_beta
from highnoon.games.longhorn.state import State

LONGHORN = game("longhorn")


def late_positions(mode: str, cows: int, count: int) -> list[State]:
    """Positions of random games with so few cows left and something to decide, any phase."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        dice, seed = random.Random(seed), seed + 1
        match = Match.new("longhorn", {"ambush_nugget": mode}, seed=seed)
        while not match.over:
            seat = min(match.actors())
            few = sum(map(sum, match.state.cows)) <= cows
            if few and len(match.legal_actions(seat)) > 1:
                found.append(match.state)
            match.play(seat, dice.choice(match.legal_actions(seat)))
    return found[:count]


@pytest.mark.parametrize("thinker", [Foresight, Analyst])
@pytest.mark.parametrize("mode", ["random", "choice"])
def test_exact_values_equal_those_of_the_rules(mode: str, thinker: type[Foresight]) -> None:
    for state in late_positions(mode, 8, 20):
        seat = min(LONGHORN.actors(state))
        seen = thinker().think(state, seat, 600.0, 10**8)
        assert seen.exact
        values = {}
        for action in LONGHORN.legal_actions(state, seat):
            judge = lambda end, me=seat: lead(end, me)  # noqa: E731  (bound to this seat)
            found = alpha_beta(LONGHORN, state, seat, [action], judge, DEEP, 600.0)
            values[action] = 2 * found.value / WON
        best = max(values.values())
        assert seen.value == pytest.approx(best, abs=1e-3), LONGHORN.position_text(state)
        assert values[seen.action] == pytest.approx(best, abs=1e-3)


@pytest.mark.parametrize("mode", ["random", "choice"])
def test_what_is_proven_earlier_in_a_game_agrees_with_the_solver(mode: str) -> None:
    proven = 0
    for state in late_positions(mode, 14, 10):
        seat = min(LONGHORN.actors(state))
        seen = Analyst().think(state, seat, 600.0, 30_000)
        if seen.exact:
            found = Search(state, memory=1 << 24).bounds(state)
            assert seen.value == pytest.approx(float(-found.low if seat else found.low), abs=1e-5)
            proven += 1
    assert proven >= 6


def test_the_same_nodes_give_the_same_thought() -> None:
    state = late_positions("choice", 30, 1)[0]
    seat = min(LONGHORN.actors(state))
    once, again = (Foresight().think(state, seat, 600.0, 20_000) for _ in range(2))
    assert once == again


def test_what_is_remembered_of_one_decision_does_not_spoil_the_next() -> None:
    """Shallow estimates of an earlier look must not pass for exact values later."""
    keeps = Analyst()
    for state in late_positions("choice", 12, 20):
        seat = min(LONGHORN.actors(state))
        keeps.think(state, seat, 600.0, 300)
        again, fresh = (one.think(state, seat, 600.0, 10**8) for one in (keeps, Analyst()))
        assert again.exact
        assert again.value == fresh.value
