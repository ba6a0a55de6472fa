"""OpenSpiel's own tools run on our games: searches, regret, environments, playthroughs."""

import pickle
import random
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from highnoon.core.chance import stream
from tests.cases import Case, cases

pyspiel: Any = pytest.importorskip("pyspiel")
spiel: Any = import_module("highnoon.rl.openspiel")

EVERY = pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)


def loaded(case: Case) -> Any:
    return spiel.load(case.key, case.options)


def tool(name: str) -> Any:
    return import_module(f"open_spiel.python.{name}")


def begun(game: Any, seed: int, decisions: int) -> Any:
    """A state in the middle of a random game, with somebody to decide."""
    dice, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node() or decisions > 0:
        decisions -= not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@EVERY
def test_games_and_states_are_pickled(case: Case) -> None:
    game = loaded(case)
    state = begun(game, 1, 8)
    other = pickle.loads(pickle.dumps(game))
    assert str(other) == str(game)
    told = pickle.loads(pickle.dumps(state))
    assert str(told) == str(state)
    assert told.history() == state.history()
    assert told.information_state_string(1) == state.information_state_string(1)
    lone = pickle.loads(pickle.dumps(game.state_at(state.moment.position)))
    assert str(lone) == str(state)


@EVERY
def test_states_and_actions_are_told_as_json_and_understood(case: Case) -> None:
    game = loaded(case)
    state = begun(game, 2, 8)
    assert state.to_dict()["position"] == str(state)
    for told in (state.to_json(), state.to_struct(), state.to_dict()):
        assert str(game.new_initial_state(told)) == str(state)
    seat = state.current_player()
    assert state.to_observation_struct(seat).to_dict()["viewer"] == seat
    action = state.legal_actions()[-1]
    struct = state.action_to_struct(seat, action)
    assert struct.to_dict() == {"action": state.action_to_string(seat, action)}
    assert state.apply_action_struct(struct).ok()
    assert state.history()[-1] == action


@EVERY
def test_a_resampled_state_tells_its_player_nothing_new(case: Case) -> None:
    game = loaded(case)
    dice, state, others = stream(4, case.name), game.new_initial_state(), 0
    often = 0.1 if case.game.info.hidden else 0.03
    while not state.is_terminal():
        player = state.current_player()
        if player >= 0 and dice.random() < often:
            other = state.resample_from_infostate(player, dice.random)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert len(other.history()) == len(state.history())
            replayed = game.new_initial_state()
            for action in other.history():
                replayed.apply_action(action)
            assert str(replayed) == str(other)
            others += str(other) != str(state)
        state.apply_action(dice.choice(state.legal_actions()))
    assert (others > 0) == case.game.info.hidden


def test_a_world_whose_story_began_at_a_position_brings_what_its_player_saw() -> None:
    game = pyspiel.load_game("highnoon_desperados")
    dice = random.Random(3)
    state = game.state_at(begun(game, 3, 40).moment.position)
    for _ in range(9):
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        state.apply_action(dice.choice(state.legal_actions()))


@EVERY
def test_named_pieces_make_up_the_tensor(case: Case) -> None:
    game = loaded(case)
    state = begun(game, 5, 8)
    observation = tool("observation").make_observation(game)
    observation.set_from(state, 0)
    pieces = np.concatenate([piece.ravel() for piece in observation.dict.values()])
    assert pieces.tolist() == state.observation_tensor(0)
    assert pyspiel.State.observation_tensor(state, 0) == state.observation_tensor(0)
    assert state.observation_tensor() == state.observation_tensor(state.current_player())
    for wrong in ((game.num_players(),), (-1,), (0, 1), ("0",), (None,)):
        with pytest.raises((pyspiel.SpielError, TypeError)):
            state.observation_tensor(*wrong)
    assert {piece.name for piece in game.rules.layout.parts} == set(observation.dict)


@cache
def way(key: str) -> list[str]:
    """The positions of a random game, by the name of its case."""
    case = next(case for case in cases() if case.name == key)
    dice, state, passed = random.Random(2), loaded(case).new_initial_state(), []
    while not state.is_terminal():
        passed.append(str(state))
        state.apply_action(dice.choice(state.legal_actions()))
    return passed


def ending(case: Case, decisions: int) -> Any:
    """A game that begins so many decisions and draws before its end.

    Whole games take long: the end of one is played like the rest of it.
    """
    return spiel.load(case.key, case.options, position=way(case.name)[-decisions])


def late_decision(case: Case) -> Any:
    """A game that begins near its end where somebody decides, so that no draw ends it at once."""
    late = (
        spiel.load(case.key, case.options, position=position)
        for position in reversed(way(case.name)[:-2])
    )
    return next(game for game in late if not game.new_initial_state().is_chance_node())


@EVERY
def test_playthroughs_are_written(case: Case) -> None:
    late = ending(case, 4)
    text = tool("algorithms.generate_playthrough").playthrough(str(late), None, seed=2)
    assert f'GameType.short_name = "{spiel.name_of(case.key)}"' in text
    assert "ObservationString(1)" in text
    assert text.count("IsTerminal() = True") == 1


@EVERY
def test_searches_find_a_move(case: Case) -> None:
    game = loaded(case)
    state = begun(game, 3, 8)
    mcts, ismcts = tool("algorithms.mcts"), tool("algorithms.ismcts")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    dice = np.random.RandomState(2)
    bots = [mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=dice)]
    # It refuses games without secrets.
    if case.game.info.hidden:
        bots.append(ismcts.ISMCTSBot(game, evaluator, 1.4, 6, random_state=dice))
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("key", sorted(spiel.NAMES.values()))
def test_regret_is_sampled_along_a_whole_game(key: str) -> None:
    tool("algorithms.outcome_sampling_mccfr").OutcomeSamplingSolver(spiel.load(key)).iteration()


@EVERY
def test_regret_is_sampled(case: Case) -> None:
    game = ending(case, 40)
    # Outcome sampling follows one line; external sampling looks at every choice of a whole game.
    solver = tool("algorithms.outcome_sampling_mccfr").OutcomeSamplingSolver(game)
    solver.iteration()
    policy = solver.average_policy()
    chances = policy.action_probabilities(begun(game, 1, 0))
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.parametrize("key", sorted(spiel.NAMES.values()))
def test_regret_is_sampled_at_every_choice(key: str) -> None:
    game = spiel.load(key, {"tiny": True})
    solver = tool("algorithms.external_sampling_mccfr").ExternalSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    chances = solver.average_policy().action_probabilities(begun(game, 1, 0))
    assert sum(chances.values()) == pytest.approx(1)


@EVERY
def test_environments_play_on(case: Case) -> None:
    environment, dice = tool("rl_environment"), random.Random(1)
    alone = environment.Environment(loaded(case))
    step = alone.reset()
    for _ in range(20):
        seat = step.observations["current_player"]
        assert (
            len(step.observations["info_state"][seat]) == alone.observation_spec()["info_state"][0]
        )
        step = alone.step([dice.choice(step.observations["legal_actions"][seat])])
        if step.last():
            step = alone.reset()
    # From a late position on: every environment comes to its end and begins anew.
    many = tool("vector_env").SyncVectorEnv(
        [environment.Environment(late_decision(case)) for _ in range(2)]
    )
    steps, ends = many.reset(), 0
    output = import_module("open_spiel.python.rl_agent").StepOutput
    while ends < 4:
        chosen = [
            output(
                action=dice.choice(one.observations["legal_actions"][one.current_player()]), probs=1
            )
            for one in steps
        ]
        steps, rewards, over, before = many.step(chosen, reset_if_done=True)
        assert len(steps) == len(rewards) == 2
        assert [one.last() for one in before] == list(over)
        assert not any(one.last() for one in steps)
        ends += sum(over)
