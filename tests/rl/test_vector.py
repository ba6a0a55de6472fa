"""One seat of many matches at once: the batch engine as Gymnasium's `VectorEnv`."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from highnoon.core.registry import described
from tests.cases import Case, cases

gymnasium: Any = pytest.importorskip("gymnasium")
pytest.importorskip("numba")
gym: Any = import_module("highnoon.rl.gym")
Vector: Any = import_module("highnoon.rl.vector").SeatVectorEnv

BATCHED = [case for case in cases() if described(case.key).batch]
COUNT = 16


def chosen(info: dict[str, Any], dice: np.random.Generator) -> Any:
    """A random legal action for each match."""
    masks = info["action_mask"]
    return (masks * dice.random(masks.shape)).argmax(axis=1)


def first(rows: Any, masks: Any) -> Any:
    """A policy: whatever comes first."""
    assert len(rows) == len(masks)
    return masks.argmax(axis=1)


@pytest.mark.parametrize("case", BATCHED, ids=lambda case: case.name)
def test_only_the_seat_is_asked(case: Case) -> None:
    env, dice = Vector(case.key, COUNT, seat=1, **case.options), np.random.default_rng(1)
    rows, info = env.reset(seed=3)
    for _ in range(8):
        assert (env.batch.actors == 1).all()
        assert np.array_equal(rows, env.batch.observations)
        assert env.observation_space.contains(rows)
        assert env.action_space.contains(chosen(info, dice))
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        rows, gains, over, cut, info = env.step(chosen(info, dice))
        assert gains.shape == over.shape == cut.shape == (COUNT,)
        assert not gains[~over].any()
        assert not cut.any()


def test_it_is_made_by_its_name_and_tells_when_it_restarts() -> None:
    env = gymnasium.make_vec("HighNoon/longhorn-batch-v0", num_envs=COUNT, opponent=first)
    single = gymnasium.make("HighNoon/longhorn-v0")
    assert env.single_action_space == single.action_space
    assert env.single_observation_space == single.observation_space
    modes = getattr(gymnasium.vector, "AutoresetMode", None)
    assert modes is None or env.metadata["autoreset_mode"] == modes.SAME_STEP


def test_rewards_are_those_of_single_matches() -> None:
    """Both play the same matches: each is put into an environment of its own and goes on there."""
    env = Vector("longhorn", COUNT, opponent=first, ambush_nugget="choice")
    dice = np.random.default_rng(1)
    _, info = env.reset(seed=2)
    alone = [
        gym.SeatEnv("longhorn", opponent=lambda *seen: seen[1].argmax(), ambush_nugget="choice")
        for _ in range(COUNT)
    ]
    for match, one in enumerate(alone):
        one.reset(seed=1)
        one.play._settle(env.batch.state(match))
    ends = 0
    while ends < COUNT:
        actions = chosen(info, dice)
        rows, gains, over, _, info = env.step(actions)
        for match, one in enumerate(alone):
            row, gain, end, _, told = one.step(int(actions[match]))
            assert (gain, end) == (gains[match], over[match])
            if end:
                ends += 1
                one.reset(seed=1)
                one.play._settle(env.batch.state(match))
            else:
                assert np.array_equal(row, rows[match])
                assert np.array_equal(told["action_mask"], info["action_mask"][match])


def test_a_seed_brings_the_same_matches_again() -> None:
    env, told = Vector("desperados", COUNT), []
    for _ in range(2):
        dice, (rows, info) = np.random.default_rng(1), env.reset(seed=5)
        for _ in range(30):
            rows, *_, info = env.step(chosen(info, dice))
        told.append(rows)
    assert np.array_equal(*told)


def test_what_is_wrong_is_refused_by_gymnasiums_own_errors() -> None:
    errors = gymnasium.error
    env = Vector("longhorn", 4)
    with pytest.raises(errors.ResetNeeded):
        env.step([0, 0, 0, 0])
    rows, info = env.reset(seed=1)
    legal = info["action_mask"].argmax(axis=1)
    wrong: list[Any] = [legal[:3], legal.astype(float), legal - 10**6, "abcd", None, [336] * 4]
    for odd in wrong:
        with pytest.raises(errors.InvalidAction):
            env.step(odd)
    assert np.array_equal(rows, env.batch.observations)
    for seed in (-1, 0.5, "x"):
        with pytest.raises(errors.Error):
            env.reset(seed=seed)
    env.close()
    for use in (env.reset, lambda: env.step(legal)):
        with pytest.raises(errors.ClosedEnvironmentError):
            use()
    for given in ({"seat": 2}, {"opponent": "3"}, {"num_envs": 0}):
        with pytest.raises(ValueError, match=r"seat|opponent|at least one"):
            Vector("longhorn", **given)
