"""One seat of thousands of matches for Gymnasium, stepped at once by the batch engine.

`gymnasium.make_vec("HighNoon/longhorn-batch-v0", 1024)` once `highnoon.rl.gym` is imported. Rows,
masks and the numbers of actions are those of `HighNoon/longhorn-v0`. The other seats play at random
or by a policy of one's own, which is shown rows and masks and answers with the numbers of actions.

A match that is over begins anew in the same step, as `metadata["autoreset_mode"]` tells: the row
that is shown is already that of the next match. An illegal action is refused before anything has
happened.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from highnoon.core.action import Seat
from highnoon.core.errors import IllegalAction, InvalidAction
from highnoon.rl.batch import Batch
from highnoon.rl.rules import Rules
from highnoon.rl.tensors import Floats

# Its types ask for what is not told of spaces.
gymnasium: Any = import_module("gymnasium")
vector: Any = import_module("gymnasium.vector")

Masks = npt.NDArray[np.int8]
Policies = Callable[[Floats, Masks], npt.ArrayLike]
"""Who sees rows and masks, and answers with an action's number for each."""

# Before 1.1 Gymnasium had no word for it.
_MODES: Final = getattr(vector, "AutoresetMode", None)


class SeatVectorEnv(vector.VectorEnv):  # type: ignore[misc]
    """The same seat of so many matches; the others decide by themselves."""

    metadata: Final = {"autoreset_mode": _MODES.SAME_STEP} if _MODES else {}

    # An environment that could not be made has nothing to close when it is forgotten.
    closed = True

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: Seat = 0,
        opponent: str | Policies = "random",
        **options: Any,
    ) -> None:
        rules = Rules(game, options)
        if seat not in range(rules.players):
            raise ValueError(f"There is no seat {seat}.")
        if not callable(opponent) and opponent != "random":
            raise ValueError(f"An opponent in a batch is random or a function, not {opponent!r}.")
        self.batch = Batch(game, num_envs, **options)
        self.num_envs = num_envs
        self.seat = seat
        self.opponent = opponent
        self.single_observation_space = gymnasium.spaces.Box(
            -1.0, 1.0, (self.batch.observations.shape[1],), np.float32
        )
        self.single_action_space = gymnasium.spaces.Discrete(len(rules.numbers))
        batched = import_module("gymnasium.vector.utils").batch_space
        self.observation_space = batched(self.single_observation_space, num_envs)
        self.action_space = batched(self.single_action_space, num_envs)
        self._begun = False
        self.closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """New matches, up to the first decision of this seat."""
        self._ask_open()
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**62)))
        self._begun = True
        self._others()
        return self.batch.observations.copy(), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        Floats,
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """The seat decides in every match, and so do all others until it is asked again."""
        self._ask_open()
        if not self._begun:
            raise gymnasium.error.ResetNeeded("No match has begun: reset the environment.")
        try:
            self.batch.step(actions)
        except (ValueError, IllegalAction, InvalidAction) as wrong:
            raise gymnasium.error.InvalidAction(str(wrong)) from wrong
        gains = self.batch.rewards[:, self.seat].astype(np.float64)
        over = self.batch.ended.copy()
        self._others(gains, over)
        rows = self.batch.observations.copy()
        return rows, gains, over, np.zeros(self.num_envs, np.bool_), self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal in each match."""
        return self._masks().astype(np.bool_)

    def close_extras(self, **given: Any) -> None:
        """The matches are not played on."""
        self.batch.close()

    def _ask_open(self) -> None:
        if self.closed:
            raise gymnasium.error.ClosedEnvironmentError("The environment is closed.")

    def _masks(self, matches: Any = slice(None)) -> Masks:
        """The numbers of what chance does come last, and nobody may do it."""
        legal = self.batch.masks[matches]
        masks = np.zeros((len(legal), self.single_action_space.n), np.int8)
        masks[:, : legal.shape[1]] = legal
        return masks

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _others(self, gains: Any = None, over: Any = None) -> None:
        """All others decide; what a match brings that ends meanwhile is added up."""
        batch = self.batch
        while len(others := np.flatnonzero(batch.actors != self.seat)):
            if callable(self.opponent):
                chosen = self.opponent(batch.observations[others], self._masks(others))
            else:
                chosen = batch.sample(self.np_random)[others]
            batch.step(chosen, others)
            if over is not None:
                # Of a match that began and ended before this seat was asked nothing is told.
                gains += np.where(over, 0.0, batch.rewards[:, self.seat])
                over |= batch.ended
