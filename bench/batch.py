"""How fast batches are, with observation and mask, beside peers in the same run.

All are driven from Python, play at random and are held to one core; time is processor time. Of
OpenSpiel and of ours the figure is that of stepping, of pgx that of stepping and choosing in one
compiled call; `with choosing` is the same of ours. A peer that is not installed is left out.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import Any, Final

import numpy as np

from highnoon import game_keys
from highnoon.core.registry import described
from highnoon.rl.batch import Batch

COUNT: Final = 512
"""Games in a batch: their arrays stay in the cache."""
ROUNDS: Final = 5
OPENSPIEL: Final = ("connect_four", "leduc_poker", "hanabi")
PGX: Final = ("connect_four", "leduc_holdem", "sparrow_mahjong")

Runner = Callable[[float], float]
"""Runs for so many seconds; how many steps it made in each."""


def ours(batch: Batch, rng: np.random.Generator) -> Callable[[float], tuple[float, float]]:
    """Steps a second of processor time: of the batch alone, and with choosing at random."""

    def run(seconds: float) -> tuple[float, float]:
        steps, stepping, start = 0, 0.0, time.process_time()
        while (whole := time.process_time() - start) < seconds:
            actions = batch.sample(rng)
            before = time.process_time()
            batch.step(actions)
            stepping += time.process_time() - before
            steps += len(batch)
        return steps / stepping, steps / whole

    return run


def openspiel(name: str, rng: random.Random) -> Runner:
    """An OpenSpiel game in C++, each step with its observation and legal actions."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def run(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while (whole := time.process_time() - start) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps / whole

    return run


def pgx(name: str, count: int) -> Runner:
    """A game of pgx, as many at once, compiled by JAX; those that end begin anew."""
    jax: Any = importlib.import_module("jax")
    env = importlib.import_module("pgx").make(name)
    restarting = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)

    def forward(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, drawing = jax.random.split(key, 3)
        chances = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, chances, axis=-1)
        return jax.vmap(restarting)(state, actions, jax.random.split(drawing, count)), key

    step = jax.jit(forward)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, count))
    state, key = step(state, key)

    def run(seconds: float) -> float:
        nonlocal state, key
        steps, start = 0, time.process_time()
        while (whole := time.process_time() - start) < seconds:
            state, key = step(state, key)
            state.observation.block_until_ready()
            steps += count
        return steps / whole

    return run


def peers(count: int) -> dict[str, Runner]:
    """Those that are installed."""
    found: dict[str, Runner] = {}
    if find_spec("pyspiel"):
        rng = random.Random(1)
        found |= {f"OpenSpiel's {name}": openspiel(name, rng) for name in OPENSPIEL}
    if find_spec("pgx"):
        found |= {f"pgx's {name}": pgx(name, count) for name in PGX}
    return found


def main(count: int = COUNT) -> None:
    """Medians of turns taken one after the other, so that all share the weather."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rng = np.random.default_rng(1)
    keys = [key for key in game_keys() if described(key).batch]
    mine = {key: ours(Batch(key, count, seed=1), rng) for key in keys}
    others = peers(count)
    for run in mine.values():
        run(0.3)
    alone: dict[str, list[float]] = {key: [] for key in keys}
    whole: dict[str, list[float]] = {key: [] for key in keys}
    theirs: dict[str, list[float]] = {name: [] for name in others}
    for _ in range(ROUNDS):
        for key, run in mine.items():
            stepping, choosing = run(0.6)
            alone[key].append(stepping)
            whole[key].append(choosing)
        for name, peer in others.items():
            theirs[name].append(peer(0.6))
    for key in keys:
        print(f"{key}: {median(alone[key]):,.0f} steps/s ({median(whole[key]):,.0f} with choosing)")
        for name, rates in theirs.items():
            print(f"  {median(alone[key]) / median(rates):8.2f} times {name}: {median(rates):,.0f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
