"""Random play ends, is never stuck, and keeps every invariant."""

import json
import random
from fractions import Fraction

import pytest

from highnoon import CHANCE, OPEN, PUBLIC, Action, IllegalAction
from tests.cases import Case, last_state, play


def test_random_games_end_and_keep_the_invariants(case: Case) -> None:
    for seed in range(3):
        for moment in play(case, seed):
            assert not case.game.check(moment.step.state)
            assert case.game.result(moment.state) is None


def test_a_finished_game_has_a_result_and_nothing_left_to_do(case: Case) -> None:
    final = last_state(case, 1)
    result = case.game.result(final)
    assert result is not None
    seats = range(case.options["players"])
    assert len(result.places) == len(result.scores) == len(result.breakdown) == len(seats)
    assert 1 in result.places
    assert all(not case.game.legal_actions(final, seat) for seat in seats)


def test_the_lines_of_a_score_add_up(case: Case) -> None:
    result = case.game.result(last_state(case, 2))
    assert result is not None
    for score, lines in zip(result.scores, result.breakdown, strict=True):
        assert not lines or sum(line.amount for line in lines) == score


def test_actors_always_have_something_to_do(case: Case) -> None:
    for moment in play(case, 4):
        for seat in case.game.actors(moment.state) - {CHANCE}:
            actions = case.game.legal_actions(moment.state, seat)
            assert actions
            assert len(set(actions)) == len(actions)


def test_chances_add_up_and_samples_are_among_them(case: Case) -> None:
    rng = random.Random(0)
    for moment in play(case, 5):
        if moment.seat == CHANCE:
            outcomes = dict(case.game.chance_outcomes(moment.state))
            assert sum(outcomes.values()) == Fraction(1)
            assert case.game.sample_chance(moment.state, rng) in outcomes


def test_every_outcome_of_chance_can_be_applied(case: Case) -> None:
    for moment in play(case, 6, limit=60):
        if moment.seat == CHANCE:
            for action, _ in case.game.chance_outcomes(moment.state)[:12]:
                assert not case.game.check(case.game.apply(moment.state, CHANCE, action).state)


def test_what_is_not_legal_is_refused_with_a_reason(case: Case) -> None:
    game, rng = case.game, random.Random(7)
    for number, moment in enumerate(play(case, 7)):
        if number % 7 or moment.seat == CHANCE:
            continue
        legal = set(game.legal_actions(moment.state, moment.seat))
        every = game.numbers(moment.state).actions
        for action in rng.sample(every, min(20, len(every))):
            if action not in legal:
                with pytest.raises(IllegalAction) as refused:
                    game.apply(moment.state, moment.seat, action)
                assert refused.value.reason.key


def test_nobody_acts_out_of_turn(case: Case) -> None:
    game = case.game
    for moment in play(case, 8, limit=200):
        for seat in range(case.options["players"]):
            if not game.legal_actions(moment.state, seat):
                with pytest.raises(IllegalAction):
                    game.apply(moment.state, seat, moment.action)


def test_invented_actions_are_refused(case: Case) -> None:
    game = case.game
    *_, moment = play(case, 9, limit=50)
    state = moment.step.state
    for seat in (*range(case.options["players"]), 99, CHANCE):
        for action in (Action("dance", ()), Action("", (1, 2)), Action("steal", ("x",))):
            with pytest.raises(IllegalAction):
                game.apply(state, seat, action)


def test_views_and_events_are_plain_data(case: Case) -> None:
    game = case.game
    for number, moment in enumerate(play(case, 10)):
        if number % 9:
            continue
        for viewer in (*range(case.options["players"]), PUBLIC, OPEN):
            view = game.view(moment.state, viewer)
            assert json.loads(json.dumps(view)) == view
            for event in moment.step.events:
                seen = game.view_event(event, viewer)
                assert seen is None or json.loads(json.dumps(seen.data)) == seen.data


def test_everything_can_be_said_in_words(case: Case) -> None:
    game = case.game
    for moment in play(case, 11):
        seats = [moment.seat] if moment.seat != CHANCE else [0]
        for viewer in (*seats, PUBLIC):
            view = game.view(moment.state, viewer)
            assert game.prompt(view).key.startswith(case.key)
        if moment.seat != CHANCE:
            for action in game.legal_actions(moment.state, moment.seat):
                assert game.describe_action(view, action).key.startswith(case.key)
        for event in moment.step.events:
            phrase = game.describe_event(event)
            assert phrase is None or phrase.key.startswith(case.key)
