"""Tiny variants: their exact values, found by several ways that must agree."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from highnoon import CHANCE
from highnoon.core.errors import InvalidOptions
from highnoon.core.perft import perft
from highnoon.rl.batch import Batch
from highnoon.rl.rules import Rules, utilities
from highnoon.rl.tiny import tiny

pyspiel: Any = pytest.importorskip("pyspiel")
spiel: Any = import_module("highnoon.rl.openspiel")

VALUES = {"longhorn": 0.0, "moon-river": -1.0, "desperados": 1.0}
"""What the first seat gets with best play: in Desperados the sheriff's."""
NODES = {"longhorn": 2745, "moon-river": 1346, "desperados": 1292}
PERFT = {"longhorn": [1, 5, 6], "moon-river": [1, 4, 4], "desperados": [1, 2, 4]}


def tool(name: str) -> Any:
    return import_module(f"open_spiel.python.algorithms.{name}")


def small(key: str) -> tuple[Any, Any]:
    options, position = tiny(key)
    rules = Rules(key, options, position)
    return rules.game, rules.first


def count(game: Any, state: Any) -> int:
    actors = game.actors(state)
    if not actors:
        return 1
    seat = min(actors)
    actions = (
        [action for action, _ in game.chance_outcomes(state)]
        if seat == CHANCE
        else game.legal_actions(state, seat)
    )
    return 1 + sum(count(game, game.apply(state, seat, action).state) for action in actions)


def value(game: Any, state: Any) -> float:
    """What the first seat gets where nobody has secrets: backward induction over the rules."""
    result, actors = game.result(state), game.actors(state)
    if result is not None:
        return utilities(game, result)[0]
    seat = min(actors)
    if seat == CHANCE:
        return sum(
            float(chance) * value(game, game.apply(state, CHANCE, action).state)
            for action, chance in game.chance_outcomes(state)
        )
    found = [
        value(game, game.apply(state, seat, one).state) for one in game.legal_actions(state, seat)
    ]
    return max(found) if seat == 0 else min(found)


@pytest.mark.parametrize("key", VALUES)
def test_it_is_as_small_as_it_says(key: str) -> None:
    game, state = small(key)
    assert not game.check(state)
    assert count(game, state) == NODES[key]
    assert [perft(game, state, depth) for depth in (1, 2, 3)] == PERFT[key]


def test_it_has_as_many_pieces_as_its_name_says() -> None:
    _, longhorn = small("longhorn")
    assert sum(any(cows) for cows in longhorn.cows) == 4
    _, river = small("moon-river")
    lying = (*river.here.parcels, *river.there.parcels)
    assert sum(river.box) + len(river.drawn) + sum(kind >= 0 for kind in lying) == 8
    game, desperados = small("desperados")
    assert len(desperados.map.towns) == 5
    options = game.info.read_options(tiny("desperados").options)
    assert game.fingerprint(options) == desperados.map.fingerprint


@pytest.mark.parametrize("key", ["longhorn", "moon-river"])
def test_backward_induction_finds_the_value(key: str) -> None:
    assert value(*small(key)) == pytest.approx(VALUES[key], abs=1e-12)


def test_the_solver_of_longhorn_agrees() -> None:
    from highnoon.engine.longhorn.search import Search

    _, state = small("longhorn")
    low, high = Search(state, memory=1 << 20).bounds(state)
    assert low <= VALUES["longhorn"] <= high


@pytest.mark.parametrize("key", VALUES)
def test_regret_minimization_finds_the_value_and_an_equilibrium(key: str) -> None:
    game = spiel.load(key, {"tiny": True})
    solver = tool("cfr").CFRPlusSolver(game)
    before = tool("exploitability").nash_conv(game, solver.average_policy())
    for _ in range(6):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    after = tool("exploitability").nash_conv(game, policy)
    assert before > 0.1
    assert after < before / 10
    gains = tool("expected_game_score").policy_value(
        game.new_initial_state(), [policy] * game.num_players()
    )
    # Nobody could gain more than `after`, so the value cannot be farther away.
    assert abs(gains[0] - VALUES[key]) <= after + 1e-9


@pytest.mark.parametrize("key", VALUES)
def test_every_door_of_learners_has_it(key: str) -> None:
    name = spiel.name_of(key)
    first = spiel.load(key, {"tiny": True}).new_initial_state()
    assert str(pyspiel.load_game(f"{name}(tiny=True)").new_initial_state()) == str(first)
    aec: Any = import_module("highnoon.rl.aec")
    env = aec.NAMES[aec.name_of(key)].env(tiny=True)
    env.reset(seed=1)
    assert env.last()[0]["action_mask"].any()
    gym: Any = import_module("highnoon.rl.gym")
    row, info = gym.gymnasium.make(gym.name_of(key), tiny=True).reset(seed=1)
    assert info["action_mask"].any()
    assert np.abs(row).max() <= 1


def test_kernels_take_it_as_any_other_position() -> None:
    _, state = small("longhorn")
    batch = Batch("longhorn", 1)
    batch.put(0, state)
    assert batch.state(0) == state
    with pytest.raises(InvalidOptions):
        Batch("longhorn", 1, tiny=True)


def test_what_cannot_be_tiny_is_refused(toy: str) -> None:
    with pytest.raises(InvalidOptions):
        tiny(toy)
    position = str(spiel.load("longhorn", {"tiny": True}).new_initial_state())
    with pytest.raises(ValueError, match="not both"):
        spiel.load("longhorn", {"tiny": True}, position)
