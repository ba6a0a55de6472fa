"""Longhorn in OpenSpiel, from its deal or from a position, by our rules."""

import importlib
import random
from typing import Any

import pytest

from tests.engine.longhorn.positions import turns_in

pyspiel: Any = pytest.importorskip("pyspiel")


def test_longhorn_is_played_from_its_deal_to_its_end() -> None:
    from highnoon.rl.openspiel import load

    for seed in range(5):
        rng = random.Random(seed)
        state = load("longhorn").new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                assert sum(chances) == pytest.approx(1)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        assert sum(state.returns()) == 0
        assert state.moment.rules.game.parse_position(str(state)) == state.moment.position


def test_a_copy_goes_its_own_way() -> None:
    from highnoon.games.longhorn.game import LONGHORN
    from highnoon.rl.openspiel import load

    state = load("longhorn", position=LONGHORN.position_text(turns_in(1, 3))).new_initial_state()
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_alpha_beta_of_openspiel_agrees_with_the_solver() -> None:
    minimax: Any = importlib.import_module("open_spiel.python.algorithms.minimax")
    from highnoon.engine.longhorn.search import Search
    from highnoon.games.longhorn.game import LONGHORN
    from highnoon.rl.openspiel import load
    from tests.engine.longhorn.positions import random_game

    for seed in range(6):
        late = [one for one in random_game(seed, "choice") if one.phase == "steal"][-3]
        game = load("longhorn", {"ambush_nugget": "choice"}, LONGHORN.position_text(late))
        value, _ = minimax.alpha_beta_search(
            game, game.new_initial_state(), maximum_depth=400, maximizing_player_id=0
        )
        assert Search(late, memory=1 << 20).bounds(late) == (value, value)


def test_every_game_is_registered() -> None:
    from highnoon import game_keys
    from highnoon.rl.openspiel import name_of

    for key in game_keys():
        assert name_of(key) in pyspiel.registered_names()
        assert pyspiel.load_game(name_of(key)).new_initial_state().current_player() < 2
