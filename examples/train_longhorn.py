"""Learn Longhorn by playing against oneself: a value network, thousands of matches at once.

    pip install "highnoon[learn]"
    python examples/train_longhorn.py --minutes 12 --weights mine.npz --curve mine.json

The method is that of TD-Gammon (Tesauro, 1995): a network says how well whoever decides will fare,
every choice is tried to the end of the turn, and the one after which the network is most content is
taken, now and then another one. What a position turns out to be worth, a few decisions later or at
the end, is what the network learns: temporal differences (Sutton, 1988) of values that have looked
a turn ahead. Both seats are played by the same network, so a value changes its sign whenever the
other seat decides next.

Minutes are those of the processor. Measuring is not counted.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from highnoon import Match
from highnoon.bots.opponents import Opponent, opponent
from highnoon.rl.batch import Batch
from highnoon.rl.learned import PARTS, Learned, Network, seen
from highnoon.rl.tensors.longhorn import LAYOUT

# The tests of the house run without them.
jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")
optax: Any = import_module("optax")

GAME = "longhorn"
HIDDEN = (128, 64)
MATCHES, STEPS = 512, 32
EPOCHS, MINIBATCH = 2, 512
TRUST = 0.8
"""How much of what is learned comes from later on, not from the next decision (lambda)."""
CURIOUS = 0.05
"""How often any choice is taken, not the best one."""
DEEP = 2
"""A turn is followed for so many more decisions, then judged where it stands."""
FAST, SLOW = 1e-3, 1e-4
"""The rate of learning at the beginning and at the end."""

Params = dict[str, Any]


def around_the_outlaw() -> Any:
    """For each cell of the outlaw, and last for none: which value of a row stands where.

    A square of three has its farthest places two steps away: five by five hold them all.
    """
    slices = LAYOUT.slices
    planes = [
        slices[name].start + 9 * plane
        for name, count in (("cows", 4), ("tokens", 10), ("last", 2))
        for plane in range(count)
    ]
    tables = np.full((10, len(planes), 5, 5), LAYOUT.size)
    for cell in range(9):
        for other in range(9):
            down, across = other // 3 - cell // 3 + 2, other % 3 - cell % 3 + 2
            tables[cell, :, down, across] = [plane + other for plane in planes]
    return tables.reshape(10, -1)


SPOT = (LAYOUT.slices["outlaw"].start, LAYOUT.slices["outlaw"].stop)
TABLES = around_the_outlaw()


class Chosen(NamedTuple):
    """What was chosen in each match."""

    actions: Any
    worth: Any
    """What the best choice is worth to whoever decides."""
    other: Any
    """Whether something worse was chosen."""


def beginning(seed: int) -> Params:
    """Small random weights."""
    sizes = (LAYOUT.size + TABLES.shape[1], *HIDDEN, 1)
    params: Params = {}
    for layer, key in enumerate(jax.random.split(jax.random.key(seed), 3)):
        scale = 0.1 if layer == 2 else 1.4
        shape = sizes[layer : layer + 2]
        params[f"w{layer}"] = jax.nn.initializers.orthogonal(scale)(key, shape)
        params[f"b{layer}"] = jnp.zeros(shape[1])
    return params


def network(params: Params) -> Network:
    """The weights as the house's own player reads them."""
    return Network(
        np.array(SPOT), TABLES, *(np.asarray(params[name], np.float32) for name in PARTS)
    )


def best_of(matches: Any, worths: Any) -> Any:
    """The best worth of each match; those of one match stand together."""
    return np.maximum.reduceat(worths, np.flatnonzero(np.diff(matches, prepend=-1)))


def after(batch: Batch, seats: Any, mine: Network, deep: int) -> Any:
    """What the matches of a batch, which have just been stepped, are worth to these seats."""
    worth = batch.rewards[np.arange(len(batch)), seats].copy()
    going = ~batch.ended & (batch.actors == seats) if deep else np.zeros(len(batch), bool)
    judged = np.flatnonzero(~batch.ended & ~going)
    if len(judged):
        same = np.where(batch.actors[judged] == seats[judged], 1, -1)
        worth[judged] = same * mine.judge(batch.observations[judged])
    on = np.flatnonzero(going)
    if len(on):
        matches, actions = np.nonzero(batch.masks[on])
        tried = batch.fork(on[matches])
        tried.step(actions)
        worth[on] = best_of(matches, after(tried, seats[on[matches]], mine, deep - 1))
    return worth


def choose(batch: Batch, mine: Network, curious: float, dice: np.random.Generator) -> Chosen:
    """Every choice of every match is tried."""
    matches, actions = np.nonzero(batch.masks)
    tried = batch.fork(matches, seed=int(dice.integers(2**62)))
    tried.step(actions)
    worth = after(tried, batch.actors[matches], mine, DEEP)
    found = np.full(batch.masks.shape, -2.0, np.float32)
    found[matches, actions] = worth
    strays = dice.random(len(batch)) < curious
    taken = np.where(strays, batch.sample(dice), found.argmax(axis=1))
    best = best_of(matches, worth)
    return Chosen(taken, best, found[np.arange(len(batch)), taken] < best - 1e-6)


def play(batch: Batch, mine: Network, dice: np.random.Generator) -> tuple[Any, Any]:
    """Some decisions in every match: what was seen, and what it turned out to be worth."""
    count, everyone = len(batch), np.arange(len(batch))
    rows = np.empty((STEPS, count, LAYOUT.size), np.float32)
    rewards, signs, worths = np.empty((3, STEPS, count), np.float32)
    others = np.empty((STEPS, count), np.bool_)
    for step in range(STEPS):
        rows[step], seats = batch.observations, batch.actors.copy()
        actions, worths[step], others[step] = choose(batch, mine, CURIOUS, dice)
        batch.step(actions)
        rewards[step] = batch.rewards[everyone, seats]
        signs[step] = np.where(batch.ended, 0, np.where(batch.actors == seats, 1, -1))
    later = choose(batch, mine, 0.0, dice).worth
    goals = np.empty_like(worths)
    for step in reversed(range(STEPS)):
        # Whoever chose something worse has learned nothing about the position it was chosen in.
        goals[step] = np.where(others[step], worths[step], rewards[step] + signs[step] * later)
        later = (1 - TRUST) * worths[step] + TRUST * goals[step]
    return rows.reshape(-1, LAYOUT.size), goals.reshape(-1)


def blame(params: Params, rows: Any, goals: Any) -> Any:
    """How far the network is off."""
    hidden = seen(rows, SPOT, TABLES, jnp)
    for layer in range(2):
        hidden = jax.nn.relu(hidden @ params[f"w{layer}"] + params[f"b{layer}"])
    values = jnp.tanh(hidden @ params["w2"] + params["b2"])[:, 0]
    return ((values - goals) ** 2).mean()


def _improve(
    optimiser: Any, params: Params, memory: Any, rows: Any, goals: Any, rate: Any
) -> tuple[Params, Any, Any]:
    """One small step."""
    loss, slope = jax.value_and_grad(blame)(params, rows, goals)
    update, memory = optimiser.update(slope, memory, params)
    update = jax.tree.map(lambda change: -rate * change, update)
    return optax.apply_updates(params, update), memory, loss


improve = jax.jit(_improve, static_argnums=0)


def share(mine: Network, other: str, games: int, seed: int) -> float:
    """What share of the points the network takes; each deal is played from both seats."""
    points = 0.0
    learned, rival = Learned(mine), opponent(other, GAME)
    for game in range(games):
        match, dice = Match.new(GAME, seed=seed + game // 2), random.Random(seed + game)
        while not match.over:
            seat = min(match.actors())
            table = match.view(seat)
            asked = Opponent(learned, rival.budget) if seat == game % 2 else rival
            match.play(seat, asked.bot.choose(table, asked.budget, dice).action)
        assert match.result is not None
        ahead = match.result.places[1 - game % 2] - match.result.places[game % 2]
        points += 0.5 + ahead / 2
    return points / games


def save(params: Params, path: Path) -> None:
    """The weights, small enough to be sent around."""
    small: dict[str, Any] = {name: np.asarray(params[name], np.float16) for name in PARTS}
    np.savez_compressed(path, spot=np.array(SPOT), tables=TABLES.astype(np.int16), **small)


def learn(given: argparse.Namespace) -> None:
    """Play, learn, measure, until the time is over."""
    batch, dice = Batch(GAME, MATCHES, seed=given.seed), np.random.default_rng(given.seed)
    params = beginning(given.seed)
    optimiser = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam())
    memory = optimiser.init(params)
    curve: list[dict[str, float]] = []
    spent, decisions, due = 0.0, 0, 0.0
    while True:
        done = spent / (60 * given.minutes)
        if done >= due or done >= 1:
            due += 1 / given.points
            against = {name: share(network(params), name, given.games, 1) for name in given.against}
            curve.append({"minutes": round(spent / 60, 2), "decisions": decisions, **against})
            print(json.dumps(curve[-1]), flush=True)
            save(params, given.weights)
            given.curve.write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
        if done >= 1:
            return
        begin = time.process_time()
        rows, goals = play(batch, network(params), dice)
        rate = FAST + (SLOW - FAST) * done
        for _ in range(EPOCHS):
            for some in np.split(dice.permutation(len(rows)), len(rows) // MINIBATCH):
                params, memory, loss = improve(
                    optimiser, params, memory, rows[some], goals[some], rate
                )
        decisions += len(rows)
        jax.block_until_ready(params)
        spent += time.process_time() - begin
        if not np.isfinite(loss):
            raise SystemExit("The weights are no longer finite.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=12.0, help="of the processor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", type=int, default=12, help="how often it is measured")
    parser.add_argument("--games", type=int, default=100, help="how many are played to measure")
    parser.add_argument("--against", nargs="*", default=["random", "1", "2", "3"])
    parser.add_argument("--weights", type=Path, default=Path("longhorn.npz"))
    parser.add_argument("--curve", type=Path, default=Path("longhorn.json"))
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
