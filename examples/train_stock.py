"""A stock library learns Longhorn: DQN of Stable-Baselines3 against random play.

    pip install "highnoon[gymnasium]" stable-baselines3
    python examples/train_stock.py --games 2000

Few matches are enough only if little has to be learned twice:

* A choice is judged by where it leads (`afterwards.py`), and one that ends the match is worth what
  it brings.
* One small network judges all of them. It sees the square from where the outlaw stands, turned or
  mirrored at random while it learns, and in all eight ways where it decides. Each colour is looked
  at with the same weights: which of them is which makes no difference to a match.
* It begins with an opinion: whoever is more dollars ahead is better off. What it learns is where
  that is wrong. (Rewarding dollars does harm here: a row does not tell what was there before.)
* It learns from one decision to the next. What random play brings some decisions later says
  little about a single choice.

Printed are the loss as it goes on, and the mean reward of matches that are played without
exploring, with half the width of its 95 % interval: a match that is won brings 1, one that is
lost -1. The learner has one seat as often as the other. What is kept of 2,000 matches takes 0.1 GB.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from afterwards import COLOURED, EVEN, INK, MOST, PART, PLAIN, PLANES, SIZE, table

# The tests of the house run without them.
torch: Any = import_module("torch")
sb3: Any = import_module("stable_baselines3")
policies: Any = import_module("stable_baselines3.dqn.policies")
callbacks: Any = import_module("stable_baselines3.common.callbacks")
vectors: Any = import_module("stable_baselines3.common.vec_env")

DECISIONS = 16
"""Decisions of a match in which there is a choice, about."""
DOLLARS = 5.0
"""What all the dollars of a match are worth beside winning it, at first sight."""
WIDE = 64


def around_the_outlaw() -> Any:
    """For each cell of the outlaw, and last for none: the numbers of a row that a network sees.

    A square of three has its farthest places two steps away: five by five hold them all. There are
    eight ways to turn it or to look at it in a mirror.
    """
    planes = [PART[name].start + 9 * plane for name, count in PLANES for plane in range(count)]
    seen = np.full((10, len(planes), 5, 5), SIZE)
    for cell in range(9):
        for other in range(9):
            down, across = other // 3 - cell // 3 + 2, other % 3 - cell % 3 + 2
            seen[cell, :, down, across] = [plane + other for plane in planes]
    mirrors = (seen, seen.swapaxes(2, 3))
    ways = [np.rot90(one, turn, (2, 3)) for one in mirrors for turn in range(4)]
    return torch.tensor(np.stack(ways, axis=1).reshape(10, 8, len(planes), 25))


def of_each_colour() -> Any:
    """For each colour the numbers of a row that are its own, beside its cows on the square."""
    numbers = [
        [PART[name].start + 4 * one + colour for name, count in COLOURED for one in range(count)]
        for colour in range(4)
    ]
    return torch.tensor(numbers)


def of_all() -> Any:
    """The numbers of a row that belong to no colour and no place."""
    return torch.tensor(np.concatenate([np.arange(SIZE)[PART[name]] for name in PLAIN]))


SIGHT, COLOURS, ALL = around_the_outlaw(), of_each_colour(), of_all()


class Judge(policies.QNetwork):  # type: ignore[misc]  # it has no types
    """Judges each row by itself."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        linear = torch.nn.Linear
        places = SIGHT.shape[2] - 4
        self.q_net = torch.nn.ModuleDict(
            {
                "common": linear(places * 25 + len(ALL), WIDE),
                "colour": linear(25 + COLOURS.shape[1], WIDE),
                "second": linear(WIDE, WIDE),
                "third": linear(3 * WIDE, WIDE),
                "worth": linear(WIDE, 1),
            }
        )
        torch.nn.init.zeros_(self.q_net["worth"].weight)
        torch.nn.init.zeros_(self.q_net["worth"].bias)

    def forward(self, shown: Any) -> Any:
        counts, slots = shown[:, -1].long(), torch.arange(MOST)
        there = (slots < counts[:, None]).flatten()
        rows = shown[:, :-1].reshape(-1, SIZE + 1)[there]
        ends = rows[:, -1].float()
        worths = torch.where(ends > 0, ends - EVEN, self.judge(rows[:, :-1] / INK))
        first = counts.cumsum(0) - counts
        return worths[first[:, None] + slots % counts[:, None]]

    def judge(self, rows: Any) -> Any:
        """From -1 to 1; while it learns, seen in one way each."""
        outlaw = rows[:, PART["outlaw"]]
        cells = torch.where(outlaw.any(1), outlaw.argmax(1), 9)
        ended = torch.cat([rows, torch.zeros(len(rows), 1)], 1)
        mine, theirs = rows[:, PART["worth"]].T
        ways = [torch.randint(8, (len(rows),))] if self.training else list(range(8))
        learned = [self.look(ended, SIGHT[cells, way].flatten(1)) for way in ways]
        return torch.tanh(DOLLARS * (mine - theirs) + torch.stack(learned).mean(0))

    def look(self, ended: Any, sight: Any) -> Any:
        """What it has learned beside the dollars, seen so."""
        square = torch.gather(ended, 1, sight)
        cows, other = square[:, :100].reshape(-1, 4, 25), square[:, 100:]
        common = self.q_net["common"](torch.cat([other, ended[:, ALL]], 1))
        colours = self.q_net["colour"](torch.cat([cows, ended[:, COLOURS]], 2))
        each = torch.relu(self.q_net["second"](torch.relu(colours + common[:, None])))
        together = torch.cat([each.mean(1), each.amax(1), torch.relu(common)], 1)
        return self.q_net["worth"](torch.relu(self.q_net["third"](together)))[:, 0]


class Policy(policies.DQNPolicy):  # type: ignore[misc]  # it has no types
    """Stock, but for its judge."""

    def make_q_net(self) -> Any:
        return Judge(**self._update_features_extractor(self.net_args, features_extractor=None))


class Count(callbacks.BaseCallback):  # type: ignore[misc]  # it has no types
    """Ends the learning after so many matches, and prints how it goes."""

    def __init__(self, given: argparse.Namespace) -> None:
        super().__init__()
        self.given = given
        self.games = self.told = 0
        self.losses: list[float] = []

    def _on_rollout_start(self) -> None:
        loss = self.logger.name_to_value.get("train/loss")
        if loss is not None:
            self.losses.append(float(loss))

    def _on_step(self) -> bool:
        self.games += int(self.locals["dones"].sum())
        if self.games >= self.told + self.given.every:
            self.told += self.given.every
            self.tell()
        return self.games < int(self.given.games)

    def tell(self) -> None:
        """One line: the matches so far, the mean loss since the last line, the mean reward."""
        loss = float(np.mean(self.losses)) if self.losses else None
        self.losses = []
        rewards = play(self.model, self.given.measured)
        about = 1.96 * float(np.std(rewards)) / len(rewards) ** 0.5
        told = {"reward": round(float(np.mean(rewards)), 3), "about": round(about, 3)}
        print(json.dumps({"games": self.games, "loss": loss, **told}), flush=True)


def play(model: Any, games: int) -> list[float]:
    """The rewards of some matches that nobody has learned from."""
    tables, rewards = (table(0), table(1)), []
    for game in range(games):
        env, over, reward = tables[game % 2], False, 0.0
        shown, _ = env.reset(seed=10**6 + game)
        while not over:
            action, _ = model.predict(shown, deterministic=True)
            shown, reward, over, _, _ = env.step(action)
        rewards.append(reward)
    return rewards


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="to learn from")
    parser.add_argument("--every", type=int, default=500, help="after so many it is measured")
    parser.add_argument("--measured", type=int, default=1000, help="matches to be measured by")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    model = sb3.DQN(
        Policy,
        vectors.DummyVecEnv([partial(table, seat) for seat in range(2)]),
        learning_rate=1e-3,
        buffer_size=DECISIONS * given.games,
        learning_starts=500,
        batch_size=256,
        gamma=1.0,
        train_freq=8,
        gradient_steps=1,
        target_update_interval=500,
        exploration_fraction=0.2,
        exploration_initial_eps=0.2,
        exploration_final_eps=0.05,
        # No match is cut short; what follows a step is kept once, as the beginning of the next.
        optimize_memory_usage=True,
        replay_buffer_kwargs={"handle_timeout_termination": False},
        seed=given.seed,
    )
    count = Count(given)
    model.set_logger(import_module("stable_baselines3.common.logger").configure(None, []))
    count.init_callback(model)
    count.tell()
    model.learn(2 * DECISIONS * given.games, callback=count, log_interval=10**9)


if __name__ == "__main__":
    main()
