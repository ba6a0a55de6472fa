"""Looking ahead: exact where it sees the end, the judge's word where it does not."""

import random
from typing import Any

import numpy as np
import pytest

from highnoon import CHANCE
from highnoon.rl import foresight
from highnoon.rl.foresight import foreseen
from highnoon.rl.rules import Rules, utilities
from highnoon.rl.tensors import Floats
from highnoon.rl.tiny import tiny
from tests.cases import Case, play

TO_THE_END = 99


def nobody(rows: Floats) -> Floats:
    raise AssertionError("The judge is asked where the end is in sight.")


def somebody(rows: Floats) -> Floats:
    """A judge; any numbers will do."""
    told: Floats = np.tanh(rows[:, -40:].sum(axis=1) - rows[:, :9].sum(axis=1))
    return told


def value(game: Any, state: Any, me: int) -> float:
    """Backward induction over the rules."""
    result = game.result(state)
    if result is not None:
        return utilities(game, result)[me]
    seat = min(game.actors(state))
    if seat == CHANCE:
        return sum(
            float(chance) * value(game, game.apply(state, CHANCE, action).state, me)
            for action, chance in game.chance_outcomes(state)
        )
    found = [
        value(game, game.apply(state, seat, one).state, me)
        for one in game.legal_actions(state, seat)
    ]
    return max(found) if seat == me else min(found)


@pytest.mark.parametrize("key", ["longhorn", "moon-river"])
def test_to_the_end_it_is_exact(key: str) -> None:
    rules = Rules(key, *tiny(key))
    state = rules.first
    while rules.game.actors(state) == {CHANCE}:
        state = rules.game.apply(state, CHANCE, rules.game.chance_outcomes(state)[0][0]).state
    me = min(rules.game.actors(state))
    choices = rules.game.legal_actions(state, me)
    exact = [value(rules.game, rules.game.apply(state, me, one).state, me) for one in choices]
    assert foreseen(rules, state, me, choices, TO_THE_END, nobody) == pytest.approx(exact)


def judged(rules: Rules, state: Any, me: int, turn: int, last: int, turns: int) -> float:
    """The same by the plainest of searches, a position at a time."""
    game = rules.game
    result = game.result(state)
    if result is not None:
        return utilities(game, result)[me]
    seat = min(game.actors(state))
    if seat == CHANCE:
        return sum(
            float(chance)
            * judged(rules, game.apply(state, CHANCE, action).state, me, turn, last, turns)
            for action, chance in game.chance_outcomes(state)
        )
    turn += seat != last
    if turn > turns:
        assert rules.layout is not None
        row = rules.layout.observe(game.view(state, seat))[None]
        told = foresight.PROMISED * float(somebody(row)[0])
        return told if seat == me else -told
    found = [
        judged(rules, game.apply(state, seat, one).state, me, turn, seat, turns)
        for one in game.legal_actions(state, seat)
    ]
    return max(found) if seat == me else min(found)


@pytest.mark.parametrize("turns", [1, 2])
def test_so_many_turns_are_looked_at(turns: int) -> None:
    rules, dice = Rules("longhorn", {}), random.Random(2)
    moments = [one for one in play(Case("longhorn", {"players": 2}), 4) if one.seat != CHANCE]
    for moment in dice.sample(moments, 4):
        choices = rules.game.legal_actions(moment.state, moment.seat)
        plain = [
            judged(
                rules,
                rules.game.apply(moment.state, moment.seat, one).state,
                moment.seat,
                1,
                moment.seat,
                turns,
            )
            for one in choices
        ]
        found = foreseen(rules, moment.state, moment.seat, choices, turns, somebody)
        assert found == pytest.approx(plain, abs=1e-6)


def test_where_there_is_too_much_to_see_it_looks_less_far(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, asked = Rules("longhorn", {}), []

    def noting(rows: Floats) -> Floats:
        asked.append(len(rows))
        return somebody(rows)

    moment = next(one for one in play(Case("longhorn", {"players": 2}), 4) if one.seat != CHANCE)
    choices = rules.game.legal_actions(moment.state, moment.seat)
    found = {
        turns: foreseen(rules, moment.state, moment.seat, choices, turns, noting)
        for turns in (0, 1, 2)
    }
    assert asked[0] == len(choices) <= asked[1] < asked[2]
    monkeypatch.setattr(foresight, "MOST", asked[2] - 1)
    assert foreseen(rules, moment.state, moment.seat, choices, 2, noting) == found[1]
