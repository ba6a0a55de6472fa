"""Our games as OpenSpiel sees them."""

import json
import random
from functools import partial
from importlib import import_module
from typing import Any

import pytest

from highnoon import CHANCE, Match
from highnoon.bots import Budget
from highnoon.core.errors import HighNoonError
from highnoon.core.view import OPEN, PUBLIC
from highnoon.rl.tensors import layout_of
from tests.cases import Case, cases
from tests.games.desperados.maps import ODD_NAMES

pyspiel: Any = pytest.importorskip("pyspiel")
spiel: Any = import_module("highnoon.rl.openspiel")
mcts: Any = import_module("highnoon.rl.mcts")


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_openspiels_own_checks_pass(case: Case) -> None:
    game = spiel.load(case.key, case.game.info.read_options(case.options))
    assert game.num_players() == case.options["players"]
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", sorted(spiel.NAMES.values()))
def test_games_load_by_name_with_their_defaults(key: str) -> None:
    name = next(name for name, known in spiel.NAMES.items() if known == key)
    state = pyspiel.load_game(name).new_initial_state()
    assert not state.is_terminal()
    assert state.is_chance_node() or state.current_player() >= 0


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("highnoon_longhorn(ambush_nugget=choice)")
    assert game.rules.options["ambush_nugget"] == "choice"
    assert game.rules.first.strikes == "any"
    bound = pyspiel.load_game("highnoon_longhorn(epidemic_colour=present)")
    assert bound.rules.first.strikes == "present"


def test_a_map_of_ones_own_is_a_parameter_and_gives_the_numbers() -> None:
    ours = pyspiel.load_game("highnoon_desperados")
    given = pyspiel.load_game("highnoon_desperados", {"players": 4, "map": ODD_NAMES})
    written = pyspiel.load_game(str(given))
    for game in (given, written):
        assert game.rules.options["map"] == ODD_NAMES
        assert game.num_distinct_actions() == len(game.rules.numbers) < ours.num_distinct_actions()
    dice, match = random.Random(4), Match.new("desperados", given.rules.options, 4)
    state = written.state_at(match.state)
    names = {state.action_to_string(0, index) for index in state.legal_actions()}
    assert "place zürich" in names
    assert "place o'fallon" in names
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert sorted(set(state.returns())) == [-1.0, 1.0]


def test_a_position_on_a_map_of_ones_own_brings_its_numbers() -> None:
    match = Match.new("desperados", {"players": 3, "map": ODD_NAMES}, 5)
    game = spiel.load("desperados", position=match.game.position_text(match.state))
    state = game.new_initial_state()
    assert state.action_to_string(0, state.legal_actions()[0]) == "place zürich"
    assert game.num_distinct_actions() == len(match.game.numbers(match.state))


def test_openspiels_tree_search_plays_on_a_map_of_ones_own() -> None:
    match = Match.new("desperados", {"players": 3, "map": ODD_NAMES}, 6)
    dice, bot = random.Random(1), mcts.OpenSpielMcts()
    for _ in range(8):
        seat = min(match.actors())
        match.play(seat, bot.choose(match.view(seat), Budget(5.0, 20), dice).action)


def test_a_player_observes_his_view_and_no_more() -> None:
    game = pyspiel.load_game("highnoon_longhorn")
    match = Match.new("longhorn", seed=3)
    state = game.state_at(match.state)
    assert state.observation_string(0) == spiel.canonical(match.view(0).view)
    layout = layout_of(match.game.info.key, match.state)
    assert layout is not None
    assert state.observation_tensor(0) == layout.observe(match.view(0).view).tolist()


def test_a_public_observer_tells_everybody_the_same() -> None:
    game = pyspiel.load_game("highnoon_desperados")
    kinds = pyspiel.PrivateInfoType
    public, own = (
        game.make_py_observer(pyspiel.IIGObservationType(True, False, kind))
        for kind in (kinds.NONE, kinds.SINGLE_PLAYER)
    )
    dice, state, differing = random.Random(5), game.new_initial_state(), 0
    while not state.is_terminal():
        told, rows = set(), set()
        for player in range(game.num_players()):
            public.set_from(state, player)
            told.add(public.string_from(state, player))
            rows.add(public.tensor.tobytes())
        assert len(told) == len(rows) == 1
        differing += len({own.string_from(state, player) for player in (0, 1)}) > 1
        state.apply_action(dice.choice(state.legal_actions()))
    assert differing > 30


def test_nobody_without_a_seat_is_shown_anything() -> None:
    game = pyspiel.load_game("highnoon_desperados")
    state, observer = game.state_at(Match.new("desperados", seed=3).state), game.make_py_observer()
    for nobody in (OPEN, PUBLIC, CHANCE, 9):
        for ask in (observer.set_from, observer.string_from):
            with pytest.raises(pyspiel.SpielError):
                ask(state, nobody)
    assert not observer.tensor.any()


def test_what_cannot_be_told_apart_is_not_offered() -> None:
    game = pyspiel.load_game("highnoon_desperados")
    kinds = pyspiel.PrivateInfoType
    everybody = pyspiel.IIGObservationType(True, False, kinds.ALL_PLAYERS)
    nothing = pyspiel.IIGObservationType(False, False, kinds.NONE)
    recall = pyspiel.IIGObservationType(True, True, kinds.SINGLE_PLAYER)
    assert game.make_py_observer(everybody) is None
    assert game.make_py_observer(nothing) is None
    assert game.make_py_observer(recall).tensor is None


def test_a_private_observer_tells_what_others_may_not_know() -> None:
    game = pyspiel.load_game("highnoon_desperados")
    private = pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    observer = game.make_py_observer(private)
    state = game.state_at(Match.new("desperados", seed=3).state)
    sheriff, green = (json.loads(observer.string_from(state, player)) for player in (0, 1))
    assert set(sheriff) == {"banks", "viewer"}
    assert set(green) == {"viewer"}
    assert observer.tensor is None


def test_an_observer_names_its_parts() -> None:
    game = pyspiel.load_game("highnoon_longhorn")
    state = game.state_at(Match.new("longhorn", seed=3).state)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert (observer.dict["cows"] * 9).sum().round() == 36


def test_wins_and_losses_add_up() -> None:
    dice = random.Random(1)
    state = pyspiel.load_game("highnoon_longhorn").new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(dice.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("key", sorted(spiel.NAMES.values()))
def test_openspiels_tree_search_plays_our_games(key: str) -> None:
    match = Match.new(key, seed=2)
    dice, bot = random.Random(1), mcts.OpenSpielMcts()
    for _ in range(6):
        seat = min(match.actors())
        choice = bot.choose(match.view(seat), Budget(5.0, 20), dice)
        match.play(seat, choice.action)
        if match.over:
            break


@pytest.mark.parametrize("key", sorted(spiel.NAMES.values()))
def test_no_nonsense_breaks_a_state(key: str) -> None:
    game, dice = spiel.load(key), random.Random(4)
    state = game.new_initial_state()
    refused = (HighNoonError, pyspiel.SpielError, TypeError)
    numbers = [-1, -(2**62), 2**62, 2**70, game.num_distinct_actions(), 1.5, "x", None]
    while not state.is_terminal():
        if dice.random() < 0.1:
            before, legal = str(state), state.legal_actions()
            illegal = [one for one in range(game.num_distinct_actions()) if one not in legal]
            for action in (*numbers, dice.choice(illegal)):
                with pytest.raises(refused):
                    state.apply_action(action)
            for player in (-4, -1, game.num_players(), 2**40, "x", None):
                for ask in (
                    state.observation_tensor,
                    state.observation_string,
                    state.information_state_string,
                    state.to_observation_struct,
                    partial(state.resample_from_infostate, sampler=dice.random),
                ):
                    with pytest.raises(refused):
                        ask(player)
            assert str(state) == before
            assert state.legal_actions() == legal
        state.apply_action(dice.choice(state.legal_actions()))
    with pytest.raises(refused):
        state.apply_action(0)


@pytest.mark.parametrize("told", ["", "nonsense", "{}", "[]", {}, 3, '{"position": "x"}', b"{}"])
def test_a_state_is_not_begun_from_nonsense(told: Any) -> None:
    with pytest.raises((HighNoonError, pyspiel.SpielError)):
        spiel.load("longhorn").new_initial_state(told)
