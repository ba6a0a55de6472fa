"""Our games as OpenSpiel sees them."""

import random
from importlib import import_module
from typing import Any

import pytest

from highnoon import Match
from highnoon.bots import Budget
from tests.cases import Case, cases

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
    assert game.options["ambush_nugget"] == "choice"


def test_a_player_observes_his_view_and_no_more() -> None:
    game = pyspiel.load_game("highnoon_longhorn")
    match = Match.new("longhorn", seed=3)
    state = game.state_at(match.state)
    assert state.observation_string(0) == spiel.canonical(match.view(0).view)
    assert len(state.observation_tensor(0)) == spiel.SIZE
    assert any(state.observation_tensor(0))


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
