"""By how much a position is won: held against plain minimax over dollars, and told with care."""

import pytest

from highnoon.cli.longhorn.report import margin_phrase, plain_margin
from highnoon.engine.longhorn.bounds import WON
from highnoon.engine.longhorn.margin import handicapped, margin, tellable
from highnoon.engine.longhorn.scales import Margin
from highnoon.engine.longhorn.search import Budget, Search, following
from highnoon.engine.longhorn.solver import decider, solve
from highnoon.games.longhorn import rules, scoring
from highnoon.games.longhorn.state import ENDED, State
from tests.engine.longhorn.positions import random_game, turns_in

ENOUGH = Budget(60.0, 300_000)
OUTRIGHT = 1_000_000


def plainly(state: State, memo: dict[State, int]) -> int:
    """The first player's lead with best play for dollars, by the rules alone."""
    if state not in memo:
        if state.phase in ENDED:
            result = scoring.result(state)
            assert result is not None
            first, second = result.scores
            decided = OUTRIGHT if result.places[0] == 1 else -OUTRIGHT
            memo[state] = first - second if state.phase == "scored" else decided
        else:
            (seat,) = rules.actors(state)
            values = [plainly(after, memo) for _, after, _ in following(state)]
            memo[state] = max(values) if seat == 0 else min(values)
    return memo[state]


@pytest.mark.parametrize(
    ("seed", "moment"),
    [(8, 34), (19, 30), (27, 44), (29, 37), (39, 29), (42, 33), (50, 34), (54, 48), (67, 38)],
)
def test_the_margin_is_that_of_plain_minimax(seed: int, moment: int) -> None:
    state = random_game(seed, "choice")[moment]
    assert tellable(state)
    seat = decider(state)
    value = plainly(state, {}) * (1 if seat == 0 else -1)
    found = margin(Search(state, 1 << 20), state, seat, ENOUGH)
    if abs(value) == OUTRIGHT:
        assert found == Margin(seat, outright=seat if value > 0 else 1 - seat)
    else:
        assert found == Margin(seat, value, value)
        assert found.exact
    verdict = solve(state, ENOUGH, 1 << 20)
    assert verdict.margin == found
    assert (verdict.bounds.low == WON) == (value > 0)


@pytest.mark.parametrize("given", [*range(-12, 13), 40, -40])
def test_a_handicap_moves_the_difference_by_as_much(given: int) -> None:
    state = turns_in(2, 13)
    for seat in (0, 1):
        shifted = handicapped(state, seat, given)
        purses = [scoring.dollars(purse) for purse in shifted.nuggets]
        before = [scoring.dollars(purse) for purse in state.nuggets]
        moved = (purses[seat] - purses[1 - seat]) - (before[seat] - before[1 - seat])
        assert moved == -100 * given


def test_where_an_ambush_lies_no_margin_is_told() -> None:
    early = turns_in(1, 0)
    assert "a" in early.tokens
    assert not tellable(early)


@pytest.mark.parametrize(
    ("found", "key"),
    [
        (Margin(0, 300, 300), "solving-margin-exact"),
        (Margin(0, -300, -300), "solving-margin-exact"),
        (Margin(1, 200, 500), "solving-margin"),
        (Margin(1, 200, None), "solving-margin-least"),
        (Margin(1, None, -200), "solving-margin-least"),
        (Margin(0, outright=1), "solving-margin-outright"),
        (Margin(0, 0, 0), None),
        (Margin(0, -100, 400), None),
        (Margin(0), None),
    ],
)
def test_only_what_is_proven_is_said(found: Margin, key: str | None) -> None:
    said = margin_phrase(found)
    assert (None if said is None else said.key) == key
    assert plain_margin(found)["exact"] == found.exact
    if found.most is not None and found.most < 0 and said is not None:
        assert said.args["least"] == -found.most
