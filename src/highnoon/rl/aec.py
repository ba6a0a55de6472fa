"""Every game for PettingZoo: `from highnoon.rl.aec import longhorn_v0; env = longhorn_v0.env()`.

Agents are `player_0`, `player_1` ... by seat. An observation is a dict of `observation` (the row
of docs/tensors.md) and `action_mask`; an agent that is not asked has an empty mask. Options of the
game are keyword arguments. Whoever comes off best at the end gets 1, whoever comes off worst -1.

`parallel_env` asks all at once who choose at once, as the gang of Desperados does; what others
answer is not looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np

from highnoon import game_keys
from highnoon.core.errors import HighNoonError
from highnoon.rl.pixels import Pixels
from highnoon.rl.play import RENDER_MODES, Play

# Neither tells its types strictly enough.
pettingzoo: Any = import_module("pettingzoo")
errors: Any = import_module("gymnasium.error")
spaces: Any = import_module("gymnasium.spaces")
wrappers: Any = import_module("pettingzoo.utils.wrappers")

Observation = dict[str, Any]

VERSION: Final = "v0"


class _Seats:
    """What both forms share: the match, its agents and their spaces."""

    def _sit(self, game: str, render_mode: str | None, options: dict[str, Any]) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}.")
        self.play = Play(game, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": name_of(game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.rules.players)]
        self.agents: list[str] = []
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.play.size, self.play.actions
        self.action_spaces = {one: spaces.Discrete(actions) for one in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """The same space at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same space at every call."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """An agent's own view and what it may do."""
        seat = self.seat[agent]
        return {"observation": self.play.observe(seat), "action_mask": self.play.mask(seat)}

    def render(self) -> str | Pixels | None:
        """What anybody may know; `human` writes it to the screen."""
        return self.play.render(self.render_mode)

    def close(self) -> None:
        """The match is not played on."""
        self.play.close()


class RawEnv(_Seats, pettingzoo.AECEnv):  # type: ignore[misc]  # it has no types
    """One agent after the other; an illegal action raises `IllegalAction`."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self._sit(game, render_mode, options)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """A new match."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """The agent that is asked decides."""
        self.play.ask_begun()
        if not self.agents:
            raise errors.ResetNeeded("The match is over: reset the environment.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        actor = self.play.moment.actor
        if actor is None:
            gains = self.play.moment.returns()
            self.rewards = {one: gains[self.seat[one]] for one in self.agents}
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[actor]


class ParallelEnv(_Seats, pettingzoo.ParallelEnv):  # type: ignore[misc]  # it has no types
    """All who choose at once are asked at once; an illegal action raises `IllegalAction`."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self._sit(game, render_mode, options)

    def reset(
        self, seed: int | None = None, options: Any = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Everybody who is asked decides; nobody sees what the others do."""
        self.play.ask_begun()
        if not isinstance(actions, Mapping):
            raise TypeError("Actions are a dict: what each agent that is asked does.")
        before = self.play.moment
        try:
            for seat in sorted(self._asked()):
                self.play.act(actions.get(self.possible_agents[seat]))
        except HighNoonError:
            # Either all decide or nobody does; nothing is drawn before the last of them has.
            self.play.moment = before
            raise
        over, gains = self.play.over, self.play.moment.returns()
        seen, agents = self._observations(), self.agents
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            {agent: gains[self.seat[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _asked(self) -> frozenset[int]:
        return self.play.rules.game.actors(self.play.moment.position)

    def _observations(self) -> dict[str, Observation]:
        asked = self._asked()
        return {agent: self._observation(agent, self.seat[agent] in asked) for agent in self.agents}

    def _observation(self, agent: str, asked: bool) -> Observation:
        seen, moment = self.observe(agent), self.play.moment
        if asked:
            rules = moment.rules
            legal = rules.game.legal_actions(moment.position, self.seat[agent])
            seen["action_mask"][[rules.numbers.index(action) for action in legal]] = 1
        return seen


class Versioned(NamedTuple):
    """What PettingZoo's own modules offer, for one of our games."""

    game: str

    def raw_env(self, render_mode: str | None = None, **options: Any) -> RawEnv:
        """Without wrappers."""
        return RawEnv(self.game, render_mode, **options)

    def env(self, render_mode: str | None = None, **options: Any) -> Any:
        """With PettingZoo's wrappers: an illegal action ends the match and costs a point."""
        raw = self.raw_env(render_mode, **options)
        legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))

    def parallel_env(self, render_mode: str | None = None, **options: Any) -> ParallelEnv:
        """All who choose at once are asked at once."""
        return ParallelEnv(self.game, render_mode, **options)


def name_of(game: str) -> str:
    """The versioned name of a game."""
    return f"{game.replace('-', '_')}_{VERSION}"


NAMES: Final = {name_of(key): Versioned(key) for key in game_keys()}


def __getattr__(name: str) -> Versioned:
    """`longhorn_v0` and its like."""
    if name not in NAMES:
        raise AttributeError(name)
    return NAMES[name]


def _register() -> None:
    """Since 1.27 PettingZoo has a registry: `pettingzoo.make("aec", "highnoon/longhorn-v0")`."""
    register = getattr(pettingzoo, "register", None)
    if register is None:
        return
    for versioned in NAMES.values():
        name = f"highnoon/{versioned.game}-{VERSION}"
        register("aec", name, partial(Versioned.env, versioned))
        register("parallel", name, partial(Versioned.parallel_env, versioned))


_register()
