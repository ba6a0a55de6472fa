"""PettingZoo's own tests on every game, and what they do not ask."""

import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from highnoon import game_keys
from highnoon.core.errors import IllegalAction, InvalidAction, InvalidOptions
from highnoon.rl.tensors import layout_of
from tests.cases import Case, cases

pettingzoo: Any = pytest.importorskip("pettingzoo")
aec: Any = import_module("highnoon.rl.aec")

GAMES = sorted(aec.NAMES)

# The tests of PettingZoo know by name which of its own games have dicts as observations.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def theirs(name: str) -> Any:
    return import_module(f"pettingzoo.test.{name}_test")


def play_on(env: Any, decisions: int) -> None:
    for agent in env.agent_iter(decisions):
        observation, _, over, _, _ = env.last()
        mask = observation["action_mask"]
        env.step(None if over else env.action_space(agent).sample(mask))


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_the_api_is_kept(case: Case) -> None:
    made = aec.NAMES[aec.name_of(case.key)]
    theirs("api").api_test(made.env(**case.options), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_brings_the_same_match_again(name: str) -> None:
    theirs("seed").seed_test(aec.NAMES[name].env, num_cycles=20)


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_those_who_choose_at_once_are_asked_at_once(case: Case) -> None:
    env = aec.NAMES[aec.name_of(case.key)].parallel_env(**case.options)
    theirs("parallel").parallel_api_test(env, num_cycles=30)


def test_the_gang_decides_together() -> None:
    env = aec.NAMES["desperados_v0"].parallel_env(players=4)
    seen, _ = env.reset(seed=1)
    most = 0
    for _ in range(60):
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        most = max(most, len(asked))
        act = {agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in asked}
        seen, *_ = env.step(act)
    assert most == 3


@pytest.mark.parametrize("name", GAMES)
def test_it_is_drawn_and_told(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    theirs("render").render_test(
        aec.NAMES[name].env, {"svg": lambda drawn: drawn.startswith("<svg")}
    )
    film = aec.NAMES[name].env(render_mode="rgb_array")
    film.reset(seed=1)
    first = film.render()
    film.step(int(film.last()[0]["action_mask"].argmax()))
    assert (first != film.render()).any()
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_a_pickled_environment_goes_on_alike(name: str) -> None:
    env = aec.NAMES[name].env()
    env.reset(seed=4)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    play_on(env, 9)
    other = pickle.loads(pickle.dumps(env))
    for one in (env, other):
        play_on(one, 5)
    mine, again = env.last(), other.last()
    assert env.agent_selection == other.agent_selection
    assert np.array_equal(mine[0]["observation"], again[0]["observation"])
    assert np.array_equal(mine[0]["action_mask"], again[0]["action_mask"])


@pytest.mark.parametrize("name", GAMES)
def test_rewards_come_at_the_end(name: str) -> None:
    env = aec.NAMES[name].env()
    env.reset(seed=2)
    gains = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        gains[agent] += reward
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert set(gains.values()) in ({-1.0, 1.0}, {0.0})


def test_an_observation_is_the_row_of_the_seats_own_view() -> None:
    env = aec.longhorn_v0.raw_env()
    env.reset(seed=1)
    layout = layout_of("longhorn", env.play.rules.first)
    assert layout is not None
    for agent, seat in env.seat.items():
        view = env.play.rules.game.view(env.play.moment.position, seat)
        assert np.array_equal(env.observe(agent)["observation"], layout.observe(view))


def test_an_illegal_action_costs_a_point_and_a_wrong_one_is_refused() -> None:
    env = aec.longhorn_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(AssertionError):
        env.step(10**6)
    env.step(illegal)
    assert env.unwrapped.rewards[agent] == -1.0
    assert all(env.terminations.values())
    raw = aec.longhorn_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    for wrong in (-5, 10**6, 0.0, True, None, "steal", np.zeros(3), [1]):
        with pytest.raises(InvalidAction):
            raw.step(wrong)


def test_either_all_decide_or_nobody_does() -> None:
    env = aec.desperados_v0.parallel_env(players=4)
    seen, _ = env.reset(seed=1)
    while sum(one["action_mask"].any() for one in seen.values()) < 3:
        seen, *_ = env.step({a: int(one["action_mask"].argmax()) for a, one in seen.items()})
    right = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    for wrong in ({**right, "player_3": -1}, {**right, "player_3": 0.5}, {}):
        with pytest.raises(InvalidAction):
            env.step(wrong)
        for agent, one in seen.items():
            assert np.array_equal(env.observe(agent)["observation"], one["observation"])
    listed: Any = list(right.values())
    with pytest.raises(TypeError, match="dict"):
        env.step(listed)
    assert env.step(right)[0].keys() == seen.keys()


def test_what_is_closed_is_not_played_on() -> None:
    closed = import_module("gymnasium.error").ClosedEnvironmentError
    raw, parallel = aec.longhorn_v0.raw_env(), aec.longhorn_v0.parallel_env()
    for env in (raw, parallel):
        env.reset(seed=1)
        env.close()
        with pytest.raises(closed):
            env.reset(seed=1)
        with pytest.raises(closed):
            env.step({} if env is parallel else 0)


@pytest.mark.parametrize("options", [{}, {"tiny": True}], ids=["whole", "tiny"])
def test_nobody_decides_before_the_beginning_or_after_the_end(options: dict[str, Any]) -> None:
    needed = import_module("gymnasium.error").ResetNeeded
    raw, parallel = aec.longhorn_v0.raw_env(**options), aec.longhorn_v0.parallel_env(**options)
    with pytest.raises(needed):
        raw.step(0)
    # Chance is due before a match begins, and nobody plays its part.
    for number in range(parallel.play.actions):
        with pytest.raises(needed):
            parallel.step(dict.fromkeys(parallel.possible_agents, number))
    raw.reset(seed=1)
    play_on(raw, 10**6)
    with pytest.raises(needed):
        raw.step(0)


def test_a_seed_is_a_whole_number() -> None:
    error = import_module("gymnasium.error").Error
    for env in (aec.longhorn_v0.raw_env(), aec.longhorn_v0.parallel_env()):
        rows = []
        for seed in (3, np.int64(3)):
            env.reset(seed=seed)
            rows.append(env.observe("player_0")["observation"])
        assert np.array_equal(*rows)
        for wrong in (-1, 1.5, "x", True):
            with pytest.raises(error):
                env.reset(seed=wrong)


def test_an_action_may_be_what_a_network_answers() -> None:
    env = aec.longhorn_v0.env()
    env.reset(seed=1)
    for _ in range(4):
        env.step(env.last()[0]["action_mask"].argmax(keepdims=True).reshape(()))
    assert not any(env.terminations.values())


@pytest.mark.parametrize("name", GAMES)
def test_no_nonsense_breaks_an_environment(name: str) -> None:
    raw, dice = aec.NAMES[name].raw_env(), np.random.default_rng(3)
    raw.reset(seed=3)
    strange: list[Any] = [None, True, 1.0, "0", b"0", np.zeros(2), np.float32(1), {}, 1j, 2**70]
    refused = 0
    for turn in range(300):
        if not raw.agents or any(raw.terminations.values()):
            raw.reset(seed=turn)
        mask = raw.observe(raw.agent_selection)["action_mask"]
        number = int(dice.integers(-3, len(mask) + 3))
        wild = strange[turn % len(strange)] if turn % 2 else number
        before = raw.play.moment
        try:
            raw.step(wild)
        except (IllegalAction, InvalidAction):
            refused += 1
            assert raw.play.moment is before
            raw.step(int(dice.choice(np.flatnonzero(mask))))
        else:
            assert mask[wild]
    assert refused > 200


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError):
        _ = aec.chess_v9
    with pytest.raises(InvalidOptions):
        aec.longhorn_v0.env(players=9)
    with pytest.raises(ValueError, match="render_mode"):
        aec.longhorn_v0.env(render_mode="smell")


def play_at_once(env: Any, seen: Any, steps: int) -> Any:
    """Everybody who is asked takes the last of their choices; what is seen then."""
    for _ in range(steps):
        masks = {agent: one["action_mask"] for agent, one in seen.items()}
        seen, *_ = env.step({a: np.flatnonzero(m)[-1] for a, m in masks.items() if m.any()})
    return seen


def alike(mine: Any, theirs: Any) -> bool:
    return mine.keys() == theirs.keys() and all(
        np.array_equal(one[part], theirs[agent][part])
        for agent, one in mine.items()
        for part in ("observation", "action_mask")
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_parallel_form_can_be_seeded_and_pickled(name: str) -> None:
    one, other = (aec.NAMES[name].parallel_env() for _ in range(2))
    seen = [play_at_once(env, env.reset(seed=6)[0], 12) for env in (one, other)]
    assert alike(*seen)
    kept = pickle.loads(pickle.dumps(one))
    assert alike(play_at_once(one, seen[0], 5), play_at_once(kept, seen[0], 5))
    assert not alike(one.reset(seed=7)[0], other.reset(seed=8)[0])


@pytest.mark.parametrize("name", GAMES)
def test_both_forms_are_the_same_match(name: str) -> None:
    env, together = aec.NAMES[name].raw_env(), aec.NAMES[name].parallel_env()
    env.reset(seed=3)
    seen, _ = together.reset(seed=3)
    over = False
    while not over:
        asked = [agent for agent, one in seen.items() if one["action_mask"].any()]
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in asked}
        for agent in asked:
            assert env.agent_selection == agent
            assert np.array_equal(env.observe(agent)["action_mask"], seen[agent]["action_mask"])
            env.step(actions[agent])
        seen, gains, ends, *_ = together.step(actions)
        over = all(ends.values())
        assert env.terminations == ends
        assert env.rewards == gains
    assert together.agents == []
    assert set(gains.values()) in ({-1.0, 1.0}, {0.0})


# Older ones have none.
registry = pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="there is no registry")


@registry
@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_the_registry_makes_both_forms_of_every_table(case: Case) -> None:
    for form, test in (
        ("aec", theirs("api").api_test),
        ("parallel", theirs("parallel").parallel_api_test),
    ):
        env = pettingzoo.make(form, f"highnoon/{case.key}-v0", **case.options)
        assert len(env.possible_agents) == case.options["players"]
        assert env.unwrapped.play.rules.options == case.game.info.read_options(case.options)
        test(env, num_cycles=10)


@registry
@pytest.mark.parametrize("form", ["aec", "parallel"])
def test_the_registry_knows_names_and_versions(form: str) -> None:
    known = getattr(pettingzoo, f"{form}_registry")
    ours = {one for one in known if one.startswith("highnoon/")}
    assert ours == {f"highnoon/{key}-v0" for key in game_keys()}
    for name in ("highnoon/moon-river", "highnoon/moon-river_v0"):
        assert pettingzoo.make(form, name).metadata["name"] == "moon_river_v0"
    for name in ("highnoon/longhorn-v9", "highnoon/chess"):
        with pytest.raises(
            import_module("pettingzoo.env_registry.exceptions").PettingZooRegistryError
        ):
            pettingzoo.make(form, name)
    with pytest.raises(InvalidOptions):
        pettingzoo.make(form, "highnoon/longhorn-v0", players=9)
    assert pettingzoo.make(form, "highnoon/longhorn-v0", tiny=True).play.rules.position
