"""A stock library learns Longhorn: DQN of Stable-Baselines3 against random play.

    pip install "highnoon[gymnasium]" stable-baselines3
    python examples/train_stock.py --games 2000

Few matches are enough only if little has to be learned twice:

* A choice is judged by where it leads. The environment shows the rows of docs/tensors.md behind
  all legal choices, and an action is the number of one of them (afterstates: Sutton and Barto,
  2018, section 6.8). Numbers beyond the last choice count on from the first, so that every action
  is legal for a library that knows no masks. Where there is only one choice nobody is asked.
* One small network judges all of them, and sees the square from where the outlaw stands. While it
  learns, each row is turned or mirrored and its colours are exchanged at random: to a match that
  makes no difference.
* It begins with an opinion: whoever is more dollars ahead is better off. What it learns is where
  that is wrong. (Rewarding dollars does harm here: a row does not tell what was there before.)

Printed are the loss as it goes on, and the mean reward of matches that are played without
exploring: a match that is won brings 1, one that is lost -1.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from itertools import permutations
from typing import Any

import numpy as np

from highnoon.rl.gym import gymnasium, name_of
from highnoon.rl.tensors.longhorn import LAYOUT

# The tests of the house run without them.
torch: Any = import_module("torch")
sb3: Any = import_module("stable_baselines3")
policies: Any = import_module("stable_baselines3.dqn.policies")
callbacks: Any = import_module("stable_baselines3.common.callbacks")

SIZE, PART = LAYOUT.size, LAYOUT.slices
MOST = 16
"""Choices that there can be at once: four colours of each of four neighbours."""
DECISIONS = 16
"""Decisions of a match in which there is a choice, about."""
DOLLARS = 10.0
"""What all the dollars of a match are worth beside winning it, at first sight."""
PLANES = (("places", 9), ("cows", 4), ("tokens", 10), ("outlaw", 1), ("last", 2))
"""Parts that are squares of three by three, and how many."""
COLOURED = (("herds", 2), ("prices", 1), ("removed", 1), ("struck", 1), ("fleeing", 1))
"""Parts that have a number for each colour, and how many."""
PLAIN = ("phase", "turn", "asked", "purses", "worth", "stolen", "again")


class Afterwards(gymnasium.Wrapper):  # type: ignore[misc]  # its types ask for more than it has
    """Shows the rows behind all choices, and last how many there are."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(-1, MOST, (MOST * SIZE + 1,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(MOST)

    def reset(self, **given: Any) -> Any:
        _, info = self.env.reset(**given)
        while len(self._legal()) == 1:
            *_, info = self.env.step(self._legal()[0])
        return self._rows(), info

    def step(self, action: Any) -> Any:
        legal = self._legal()
        _, reward, over, cut, info = self.env.step(legal[int(action) % len(legal)])
        while not over and len(self._legal()) == 1:
            _, reward, over, cut, info = self.env.step(self._legal()[0])
        return self._rows(), reward, over, cut, info

    def _legal(self) -> list[int]:
        legal: list[int] = self.env.unwrapped.play.moment.legal()
        return legal

    def _rows(self) -> Any:
        moment, seat = self.env.unwrapped.play.moment, self.env.unwrapped.seat
        shown = np.zeros(MOST * SIZE + 1, np.float32)
        shown[-1] = 1
        if moment.actor is not None:
            rows = [moment.after(number).observe(seat) for number in moment.legal()]
            shown[: len(rows) * SIZE] = np.concatenate(rows)
            shown[-1] = len(rows)
        return shown


def likenesses() -> Any:
    """Ways to see a row turned, mirrored and in other colours: which number stands where then."""
    square = np.arange(9).reshape(3, 3)
    turned = [np.rot90(one, turn).ravel() for one in (square, square.T) for turn in range(4)]
    found = []
    for cells in turned:
        for colours in map(list, permutations(range(4))):
            row = np.arange(SIZE)
            for name, count in PLANES:
                planes, start = colours if name == "cows" else range(count), PART[name].start
                row[PART[name]] = [start + 9 * plane + cell for plane in planes for cell in cells]
            for name, count in COLOURED:
                numbers = [4 * one + colour for one in range(count) for colour in colours]
                row[PART[name]] = PART[name].start + np.array(numbers)
            found.append(row)
    return torch.tensor(np.stack(found))


def around_the_outlaw() -> Any:
    """For each cell of the outlaw, and last for none: the numbers of a row that a network sees.

    A square of three has its farthest places two steps away: five by five hold them all.
    """
    planes = [
        PART[name].start + 9 * plane
        for name, count in (("cows", 4), ("tokens", 10), ("last", 2))
        for plane in range(count)
    ]
    seen = np.full((10, len(planes), 5, 5), SIZE)
    for cell in range(9):
        for other in range(9):
            down, across = other // 3 - cell // 3 + 2, other % 3 - cell % 3 + 2
            seen[cell, :, down, across] = [plane + other for plane in planes]
    names = (*PLAIN, *(name for name, _ in COLOURED))
    rest = np.concatenate([np.arange(PART[name].start, PART[name].stop) for name in names])
    return torch.tensor(np.concatenate([seen.reshape(10, -1), np.tile(rest, (10, 1))], axis=1))


LIKE, SIGHT = likenesses(), around_the_outlaw()


class Judge(policies.QNetwork):  # type: ignore[misc]  # it has no types
    """Judges each row by itself."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.q_net = torch.nn.Sequential(
            torch.nn.Linear(SIGHT.shape[1], 64),
            torch.nn.ReLU(),
            torch.nn.Linear(64, 32),
            torch.nn.ReLU(),
            torch.nn.Linear(32, 1),
        )
        torch.nn.init.zeros_(self.q_net[-1].weight)

    def forward(self, shown: Any) -> Any:
        counts, slots = shown[:, -1].long(), torch.arange(MOST)
        there = (slots < counts[:, None]).flatten()
        rows = shown[:, :-1].reshape(-1, SIZE)[there]
        if self.training:
            rows = torch.gather(rows, 1, LIKE[torch.randint(len(LIKE), (len(rows),))])
        outlaw = rows[:, PART["outlaw"]]
        cells = torch.where(outlaw.any(1), outlaw.argmax(1), 9)
        ended = torch.cat([rows, torch.zeros(len(rows), 1)], 1)
        mine, theirs = rows[:, PART["worth"]].T
        learned = self.q_net(torch.gather(ended, 1, SIGHT[cells]))[:, 0]
        worths = DOLLARS * (mine - theirs) + learned
        first = counts.cumsum(0) - counts
        return worths[first[:, None] + slots % counts[:, None]]


class Policy(policies.DQNPolicy):  # type: ignore[misc]  # it has no types
    """Stock, but for its judge."""

    def make_q_net(self) -> Any:
        return Judge(**self._update_features_extractor(self.net_args, features_extractor=None))


class Count(callbacks.BaseCallback):  # type: ignore[misc]  # it has no types
    """Ends the learning after so many matches, and prints how it goes."""

    def __init__(self, given: argparse.Namespace) -> None:
        super().__init__()
        self.given = given
        self.games = 0
        self.losses: list[float] = []

    def _on_rollout_start(self) -> None:
        loss = self.logger.name_to_value.get("train/loss")
        if loss is not None:
            self.losses.append(float(loss))

    def _on_step(self) -> bool:
        over = int(self.locals["dones"].sum())
        self.games += over
        if over and self.games % self.given.every == 0:
            self.tell()
        return self.games < int(self.given.games)

    def tell(self) -> None:
        """One line: the matches so far, the mean loss since the last line, the mean reward."""
        loss = float(np.mean(self.losses)) if self.losses else None
        self.losses = []
        reward = play(self.model, self.given.measured)
        print(json.dumps({"games": self.games, "loss": loss, "reward": reward}), flush=True)


def play(model: Any, games: int) -> float:
    """The mean reward of some matches."""
    env, total = Afterwards(gymnasium.make(name_of("longhorn"), opponent="random")), 0.0
    for game in range(games):
        shown, _ = env.reset(seed=10**6 + game)
        over = False
        while not over:
            action, _ = model.predict(shown, deterministic=True)
            shown, reward, over, _, _ = env.step(action)
        total += float(reward)
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="to learn from")
    parser.add_argument("--every", type=int, default=500, help="after so many it is measured")
    parser.add_argument("--measured", type=int, default=400, help="matches to be measured by")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    model = sb3.DQN(
        Policy,
        Afterwards(gymnasium.make(name_of("longhorn"), opponent="random")),
        learning_rate=5e-4,
        buffer_size=DECISIONS * given.games,
        learning_starts=500,
        batch_size=64,
        gamma=1.0,
        n_steps=4,
        train_freq=(1, "episode"),
        gradient_steps=DECISIONS // 2,
        target_update_interval=250,
        exploration_fraction=0.2,
        exploration_initial_eps=0.2,
        exploration_final_eps=0.05,
        seed=given.seed,
    )
    count = Count(given)
    model.set_logger(import_module("stable_baselines3.common.logger").configure(None, []))
    count.init_callback(model)
    count.tell()
    model.learn(2 * DECISIONS * given.games, callback=count, log_interval=10**9)


if __name__ == "__main__":
    main()
