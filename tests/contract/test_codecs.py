"""Texts, numbers and positions lead back to what they came from; garbage never crashes."""

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highnoon import CHANCE, InvalidAction, InvalidPosition, game
from tests.cases import Case, cases, play

KEYS = sorted({case.key for case in cases()})


def test_every_action_has_one_text_and_one_number(case: Case) -> None:
    found = case.game
    numbers = found.numbers(found.start(found.info.read_options(case.options)))
    texts = [found.action_text(action) for action in numbers.actions]
    assert len(set(texts)) == len(numbers) > 0
    for index, text in enumerate(texts):
        action = numbers.at(index)
        assert numbers.index(action) == index
        assert found.parse_action(text) == action


def test_actions_met_in_play_are_in_the_table(case: Case) -> None:
    found = case.game
    first = found.numbers(found.start(found.info.read_options(case.options)))
    for moment in play(case, 1):
        numbers = found.numbers(moment.state)
        assert numbers.actions == first.actions
        if moment.seat == CHANCE:
            assert all(action in numbers for action, _ in found.chance_outcomes(moment.state))
        for seat in found.actors(moment.state) - {CHANCE}:
            assert all(action in numbers for action in found.legal_actions(moment.state, seat))


def test_every_position_is_its_text(case: Case) -> None:
    found = case.game
    for moment in play(case, 2):
        text = found.position_text(moment.state)
        assert "\n" not in text
        assert found.parse_position(text) == moment.state
        assert found.position_text(found.parse_position(text)) == text
    assert found.parse_position(found.position_text(moment.step.state)) == moment.step.state


@pytest.mark.parametrize("index", [-1, 10**9])
def test_numbers_out_of_range_are_refused(case: Case, index: int) -> None:
    start = case.game.start(case.game.info.read_options(case.options))
    with pytest.raises(InvalidAction):
        case.game.numbers(start).at(index)


@pytest.mark.parametrize("key", KEYS)
@given(text=st.text(max_size=60))
@settings(max_examples=100, deadline=None)
def test_garbage_is_no_action_and_no_position(key: str, text: str) -> None:
    with pytest.raises(InvalidAction):
        game(key).parse_action(text + "?")
    with pytest.raises(InvalidPosition) as wrong:
        game(key).parse_position(text)
    assert wrong.value.reasons


@pytest.mark.parametrize("key", KEYS)
@given(seed=st.integers(0, 1000), cut=st.integers(0, 10**6), char=st.characters())
@settings(max_examples=60, deadline=None)
def test_a_damaged_position_is_read_or_explained(key: str, seed: int, cut: int, char: str) -> None:
    found = game(key)
    case = next(case for case in cases() if case.key == key)
    *_, moment = play(case, seed % 5, limit=40 + seed % 40)
    text = found.position_text(moment.step.state)
    cut %= len(text)
    for damaged in (text[:cut] + char + text[cut + 1 :], text[:cut] + text[cut + 1 :]):
        with contextlib.suppress(InvalidPosition):
            assert not found.check(found.parse_position(damaged))


def test_a_position_that_was_read_plays_on_to_the_end(case: Case) -> None:
    found, rng = case.game, random.Random(3)
    *_, moment = play(case, 3, limit=70)
    state = found.parse_position(found.position_text(moment.step.state))
    while actors := found.actors(state):
        seat = min(actors)
        chance = seat == CHANCE
        action = (
            found.sample_chance(state, rng)
            if chance
            else rng.choice(found.legal_actions(state, seat))
        )
        state = found.apply(state, seat, action).state
    assert found.result(state) is not None
