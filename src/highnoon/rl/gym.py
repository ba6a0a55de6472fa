"""One seat of every game for Gymnasium: `gymnasium.make("HighNoon/longhorn-v0", opponent="2")`.

Importing this module registers the games. The learner has one seat; the others are bots of the
house (`random`, or a level's number) or a policy of one's own, which is shown its row and its mask
and answers with the number of an action. Observations are the rows of docs/tensors.md. What is
legal is told by `action_masks()`, as MaskablePPO asks for it, and by `info["action_mask"]`; an
illegal action ends the match and costs a point.

Many at once are made by `gymnasium.make_vec`; its `metadata["autoreset_mode"]` tells when a match
that is over begins anew. `HighNoon/longhorn-batch-v0` are thousands (`highnoon.rl.vector`).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from highnoon import game_keys
from highnoon.bots.opponents import Opponent, opponent
from highnoon.core.action import Seat
from highnoon.core.registry import described
from highnoon.core.view import TableView
from highnoon.rl.pixels import Pixels
from highnoon.rl.play import RENDER_MODES, Mask, Play
from highnoon.rl.tensors import Floats

# Its types ask for what a dictionary of spaces cannot give.
gymnasium: Any = import_module("gymnasium")

Policy = Callable[[Floats, Mask], int]
"""Who sees a row and a mask, and answers with an action's number."""

ILLEGAL: Final = -1.0
"""What an illegal action costs."""


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a match; the others decide by themselves."""

    metadata: Final = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: Seat = 0,
        opponent: str | int | Policy = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.play = Play(game, options)
        if seat not in range(self.play.rules.players):
            raise ValueError(f"There is no seat {seat}.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}.")
        self.seat = seat
        self.opponent = opponent
        self.render_mode = render_mode
        self._bot = _bot(game, opponent)
        self._ended = True
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, (self.play.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.play.actions)

    def __getstate__(self) -> dict[str, Any]:
        # Bots keep searches that cannot be packed: whoever unpacks asks for them anew.
        return {name: value for name, value in self.__dict__.items() if name != "_bot"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bot = _bot(self.play.rules.key, self.opponent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """A new match, up to the first decision of this seat."""
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(2**63)))
        self._others()
        self._ended = False
        return self.play.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """The seat decides, and so do all others until it is asked again."""
        self.play.ask_open()
        if self._ended:
            raise gymnasium.error.ResetNeeded("The match is over: reset the environment.")
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(f"{action!r} is no action of {self.action_space}.")
        if not self.action_masks()[int(action)]:
            self._ended = True
            told = {**self._info(), "illegal": True}
            return self.play.observe(self.seat), ILLEGAL, True, False, told
        self.play.act(int(action))
        self._others()
        if self.render_mode == "human":
            self.render()
        self._ended = self.play.over
        gain = self.play.moment.returns()[self.seat]
        return self.play.observe(self.seat), gain, self.play.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal."""
        return self.play.mask(self.seat).astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """What anybody may know; `human` writes it to the screen."""
        return self.play.render(self.render_mode)

    def close(self) -> None:
        """The match is not played on."""
        self.play.close()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.play.mask(self.seat)}

    def _others(self) -> None:
        while (actor := self.play.moment.actor) not in (None, self.seat):
            assert actor is not None
            self.play.act(self._choice(actor))

    def _choice(self, seat: Seat) -> int:
        play, bot = self.play, self._bot
        if not isinstance(bot, Opponent):
            return bot(play.observe(seat), play.mask(seat))
        rules, position = play.rules, play.moment.position
        table = TableView(
            game=rules.key,
            rules=rules.game.info.rules,
            options=dict(rules.options),
            viewer=seat,
            version=0,
            waiting_for=tuple(sorted(rules.game.waiting_for(position, seat))),
            choices=tuple(rules.game.legal_actions(position, seat)),
            view=rules.game.view(position, seat),
        )
        return rules.numbers.index(bot.bot.choose(table, bot.budget, play.dice).action)


def _bot(game: str, asked: str | int | Policy) -> Opponent | Policy:
    if callable(asked):
        return asked
    if isinstance(asked, str | int):
        return opponent(str(asked), game)
    raise ValueError(f"An opponent is a bot's name, a level or a function, not {asked!r:.40}.")


def name_of(game: str) -> str:
    """The name under which Gymnasium knows a game."""
    return f"HighNoon/{game}-v0"


for _key in game_keys():
    gymnasium.register(name_of(_key), "highnoon.rl.gym:SeatEnv", kwargs={"game": _key})
    if described(_key).batch:
        gymnasium.register(
            name_of(f"{_key}-batch"),
            vector_entry_point="highnoon.rl.vector:SeatVectorEnv",
            kwargs={"game": _key},
        )
