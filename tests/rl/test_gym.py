"""One seat of every game, as Gymnasium has it."""

import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from highnoon import game_keys
from highnoon.bots.opponents import InvalidOpponent
from highnoon.core.errors import InvalidAction
from tests.cases import Case, cases

gymnasium: Any = pytest.importorskip("gymnasium")
gym: Any = import_module("highnoon.rl.gym")
checker: Any = import_module("gymnasium.utils.env_checker")


def play_out(env: Any, seed: int) -> tuple[float, int]:
    """The last reward of a random match, and how many decisions it took."""
    dice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    count, gain, over = 0, 0.0, False
    while not over:
        _, gain, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        count += 1
    return gain, count


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_gymnasiums_own_checks_pass(case: Case) -> None:
    env = gymnasium.make(gym.name_of(case.key), **case.options)
    # With a spec the checker makes one environment for each mode, `human` among them.
    checker.check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("key", game_keys())
def test_a_random_match_ends_with_a_reward(key: str) -> None:
    env = gymnasium.make(gym.name_of(key), seat=1)
    gain, count = play_out(env, 3)
    assert gain in (-1.0, 0.0, 1.0)
    assert count > 5
    assert play_out(env, 3) == (gain, count)


@pytest.mark.parametrize("key", game_keys())
def test_the_house_plays_the_other_seats(key: str) -> None:
    env = gymnasium.make(gym.name_of(key), opponent="1")
    _, info = env.reset(seed=1)
    for _ in range(4):
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            break


def test_a_policy_of_ones_own_plays_the_other_seats() -> None:
    asked = []

    def first(row: Any, mask: Any) -> int:
        asked.append(row.shape)
        return int(np.flatnonzero(mask)[0])

    env = gymnasium.make(gym.name_of("longhorn"), opponent=first)
    play_out(env, 1)
    assert set(asked) == {env.observation_space.shape}


def test_an_illegal_action_ends_the_match_and_costs_a_point() -> None:
    env = gymnasium.make(gym.name_of("longhorn"))
    _, info = env.reset(seed=1)
    _, gain, over, _, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (gain, over, told["illegal"]) == (-1.0, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_what_is_closed_is_not_played_on() -> None:
    env = gym.SeatEnv("longhorn")
    env.reset(seed=1)
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.step(0)
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.reset(seed=1)


def test_whoever_cannot_draw_pixels_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr("highnoon.rl.pixels.import_module", missing)
    env = gym.SeatEnv("longhorn", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.DependencyNotInstalled, match="pixels"):
        env.render()


@pytest.mark.parametrize("wrong", [-1, 10**6, 0.5, "steal", None, np.zeros(3)])
def test_what_is_no_action_is_refused(wrong: Any) -> None:
    env = gym.SeatEnv("longhorn")
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(wrong)


def test_whoever_plays_on_after_the_end_is_told() -> None:
    env = gym.SeatEnv("longhorn")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    play_out(env, 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_a_pickled_environment_goes_on_alike() -> None:
    env = gym.SeatEnv("desperados", opponent="random")
    env.reset(seed=7)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(12):
        action = int(np.flatnonzero(env.action_masks())[0])
        mine, theirs = env.step(action), other.step(action)
        assert np.array_equal(mine[0], theirs[0])


@pytest.mark.parametrize("key", game_keys())
def test_it_is_told_and_drawn(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "svg", "human"):
        env = gym.SeatEnv(key, render_mode=mode)
        env.reset(seed=1)
        told = env.render()
        assert told is None if mode == "human" else told
    film = gym.SeatEnv(key, render_mode="rgb_array")
    film.reset(seed=1)
    picture = film.render()
    assert (picture.dtype, picture.shape[2:]) == (np.uint8, (3,))
    assert len(np.unique(picture)) > 10
    assert capsys.readouterr().out


@pytest.mark.parametrize("key", game_keys())
def test_many_play_at_once_and_begin_anew(key: str) -> None:
    many = gymnasium.make_vec(gym.name_of(key), num_envs=3, vectorization_mode="sync")
    # Gymnasium before 1.1 does not tell it.
    modes = getattr(gymnasium.vector, "AutoresetMode", None)
    assert modes is None or many.metadata["autoreset_mode"] in modes
    rows, info = many.reset(seed=5)
    assert rows.shape == many.observation_space.shape
    for _ in range(30):
        asked = [mask if mask.any() else np.ones_like(mask) for mask in info["action_mask"]]
        chosen = np.array([np.flatnonzero(mask)[0] for mask in asked])
        rows, gains, over, _, info = many.step(chosen)
    assert gains.shape == over.shape == (3,)
    many.close()


def test_what_is_not_there_is_refused() -> None:
    for wrong in ({"seat": 2}, {"seat": "0"}, {"render_mode": "smell"}, {"opponent": None}):
        with pytest.raises(ValueError, match=r"seat|render_mode|opponent"):
            gym.SeatEnv("longhorn", **wrong)
    with pytest.raises(InvalidOpponent):
        gym.SeatEnv("longhorn", opponent=9)


def test_a_level_is_named_by_its_number() -> None:
    rows = [gym.SeatEnv("longhorn", seat=1, opponent=one).reset(seed=1)[0] for one in (2, "2")]
    assert np.array_equal(*rows)


def test_a_policy_that_answers_nonsense_is_told() -> None:
    answers: list[Any] = [None, 0.5, "steal", 10**6]
    for wrong in answers:
        env = gym.SeatEnv("longhorn", opponent=lambda *_, wrong=wrong: wrong)
        with pytest.raises(InvalidAction):
            play_out(env, 1)
