"""Alpha-beta finds what looking at everything finds."""

import random
from functools import partial
from typing import Any

import pytest

from highnoon import CHANCE, Match, game
from highnoon.bots.longhorn import lead
from highnoon.engine.search.alphabeta import WON, AlphaBeta, alpha_beta

LONGHORN = game("longhorn")
FOREVER = 1e12


def late(seed: int, cows: int) -> Any:
    """A position with so few cows left, met at random."""
    dice = random.Random(seed)
    match = Match.new("longhorn", seed=seed)
    while not match.over and sum(map(sum, match.state.cows)) > cows:
        seat = min(match.actors())
        match.play(seat, dice.choice(match.legal_actions(seat)))
    return None if match.over else match.state


def plainly(search: AlphaBeta, state: Any, seat: int, turns: int) -> float:
    """Minimax without any cut."""
    actors = LONGHORN.actors(state)
    if not actors:
        result = LONGHORN.result(state)
        assert result is not None
        return search.ended(result, turns)
    due = min(actors)
    if due == CHANCE:
        return sum(
            float(chance) * plainly(search, LONGHORN.apply(state, CHANCE, draw).state, seat, turns)
            for draw, chance in LONGHORN.chance_outcomes(state)
        )
    turns -= due != seat
    if turns < 0:
        return search.judge(state)
    worths = [
        plainly(search, LONGHORN.apply(state, due, action).state, due, turns)
        for action in LONGHORN.legal_actions(state, due)
    ]
    return max(worths) if due == search.seat else min(worths)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_cuts_change_nothing(turns: int) -> None:
    compared = 0
    for seed in range(25):
        state = late(seed, 14)
        if state is None:
            continue
        seat = min(LONGHORN.actors(state))
        search = AlphaBeta(LONGHORN, seat, partial(lead, seat=seat), FOREVER, 10**9)
        worth = search.value(state, seat, turns - 1, -2 * WON, 2 * WON)
        assert worth == pytest.approx(plainly(search, state, seat, turns - 1))
        compared += 1
    assert compared > 15


def test_no_budget_still_gives_a_choice() -> None:
    state = late(1, 20)
    seat = min(LONGHORN.actors(state))
    choices = LONGHORN.legal_actions(state, seat)
    found = alpha_beta(LONGHORN, state, seat, choices, lambda _: 0.0, 50, 0.0, 0)
    assert found.action in choices


def test_the_same_nodes_give_the_same_line() -> None:
    state = late(3, 20)
    seat = min(LONGHORN.actors(state))
    choices = LONGHORN.legal_actions(state, seat)
    once, again = (
        alpha_beta(LONGHORN, state, seat, choices, lambda end: lead(end, seat), 50, 60.0, 3000)
        for _ in range(2)
    )
    assert once == again
    for action in once.line:
        state = LONGHORN.apply(state, min(LONGHORN.actors(state)), action).state
