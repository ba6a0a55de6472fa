"""How far the end is: the bounds hold against every way to play on."""

from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest

from highnoon.engine.longhorn.bounds import Bounds
from highnoon.engine.longhorn.distance import distance, longest
from highnoon.engine.longhorn.search import following
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from tests.engine.longhorn.positions import late, random_game


def turns_left(states: list[State]) -> int:
    """Turns from a state of a game to its end, the present one included."""
    under_way = states[0].phase not in ("start", "steal")
    begun = [now.phase == "steal" and before.phase != "steal" for before, now in pairwise(states)]
    return sum(begun) + under_way + (states[0].phase == "steal")


@pytest.mark.parametrize("ambush", ["choice", "random"])
def test_no_game_lasts_longer_than_its_cows(ambush: str) -> None:
    for seed in range(60):
        game = random_game(seed, ambush)
        for number, state in enumerate(game[:-1]):
            assert turns_left(game[number:]) <= longest(state)


@pytest.mark.parametrize("seed", range(6))
def test_the_bounds_hold_for_the_fastest_win_against_the_longest_defence(seed: int) -> None:
    values = late(seed, "choice", 1500)

    @cache
    def true(state: State) -> int:
        """Turns that begin after this moment, when the winner hurries and the loser delays."""
        if LONGHORN.result(state) is not None:
            return 0
        (seat,) = LONGHORN.actors(state)
        wins = values[state] == (1, -1)[seat]
        ways = [
            true(after) + (after.phase == "steal" and state.phase != "steal")
            for _, after, _ in following(state)
            if not wins or values[after] == values[state]
        ]
        return min(ways) if wins else max(ways)

    decided = [
        state
        for state, value in values.items()
        if abs(value) == 1 and LONGHORN.result(state) is None and state.phase != "draw"
    ]
    assert decided
    for state in decided[-80:]:
        value = Fraction(values[state])
        least, most = distance(state, Bounds.known(value))
        turns = true(state) + 1
        assert least <= turns <= most, LONGHORN.position_text(state)
        assert most - least <= 2
