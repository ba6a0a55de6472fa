"""How fast learners' libraries step our games, each step with its observation, beside peers.

The peers are measured in the same run: OpenSpiel's tic-tac-toe in Python, its hanabi in C++, and
PettingZoo's connect four where pygame is installed, which that asks for. Seconds are those of the
processor, so that a busy machine counts less.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from statistics import median
from typing import Any

from highnoon import game_keys
from highnoon.rl.aec import NAMES, name_of
from highnoon.rl.openspiel import load, pyspiel

ROUNDS = 3
SECONDS = 1.0


def spiel_steps(game: Any, rng: random.Random) -> Iterator[None]:
    """Steps of random play through OpenSpiel; whoever decides observes."""
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            yield


def aec_steps(env: Any) -> Iterator[None]:
    """Steps of random play through PettingZoo, with observation and mask."""
    while True:
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            yield


def pace(steps: Iterator[None]) -> float:
    """Steps a second of processor time."""
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        next(steps)
        count += 1
    return count / spent


def measure(makers: dict[str, Callable[[], Iterator[None]]]) -> dict[str, float]:
    """Medians, measured in turns so that all share the weather."""
    runs = {name: make() for name, make in makers.items()}
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, steps in runs.items():
            found[name].append(pace(steps))
    return {name: median(paces) for name, paces in found.items()}


def main() -> None:
    """Print every pace, and ours as a ratio to tic-tac-toe's."""
    importlib.import_module("open_spiel.python.games.tic_tac_toe")
    rng = random.Random(1)
    peers = ("python_tic_tac_toe", "hanabi")
    makers: dict[str, Callable[[], Iterator[None]]] = {
        name: partial(spiel_steps, pyspiel.load_game(name), rng) for name in peers
    }
    if find_spec("pygame"):
        four: Any = importlib.import_module("pettingzoo.classic.connect_four_v3")
        makers["PettingZoo's connect_four"] = partial(aec_steps, four.raw_env())
    for key in game_keys():
        makers[f"{key} through OpenSpiel"] = partial(spiel_steps, load(key), rng)
        makers[f"{key} through PettingZoo"] = partial(aec_steps, NAMES[name_of(key)].raw_env())
    found = measure(makers)
    for name, speed in found.items():
        print(f"{name}: {speed:,.0f} steps/s, {speed / found[peers[0]]:.2f} of {peers[0]}")


if __name__ == "__main__":
    main()
