"""Who can sit at a table of the arena, by name: `5`, `random`, `openspiel-mcts`, `cmd:…`."""

from __future__ import annotations

import random
import shlex
from typing import Any, Final, NamedTuple

from highnoon.bots import ladder, styled
from highnoon.bots.bot import Bot, Budget, Choice
from highnoon.bots.program import ProgramBot
from highnoon.bots.styles import level_text, numbered, read_level
from highnoon.core.action import Phrase
from highnoon.core.description import load
from highnoon.core.errors import HighNoonError
from highnoon.core.view import TableView


class InvalidOpponent(HighNoonError):
    """A name that is nobody's."""


class Opponent(NamedTuple):
    """A bot and what it thinks by default."""

    bot: Bot
    budget: Budget


class RandomBot:
    """Takes any choice."""

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """One of the choices, all equally likely."""
        return Choice(rng.choice(table.choices))


PROGRAM: Final = "cmd:"
OUTSIDE: Final = {
    "openspiel-mcts": "highnoon.rl.mcts:OpenSpielMcts",
    "learned": "highnoon.rl.learned:Learned",
}
"""Bots that live above this package or need more than it, imported when first asked for."""


def _anything(game: str) -> bool:
    return True


def opponent(spec: str, game: str) -> Opponent:
    """The opponent of this name, new for every game; `InvalidOpponent` if there is none."""
    spec = spec.strip()
    if spec.startswith(PROGRAM):
        try:
            command = shlex.split(spec.removeprefix(PROGRAM))
        except ValueError:
            command = []
        if command:
            return Opponent(ProgramBot(command), Budget())
    if spec == "random":
        return Opponent(RandomBot(), Budget())
    if spec in OUTSIDE:
        try:
            bot = load(OUTSIDE[spec])()
        except ImportError as error:
            missing = {"spec": spec, "module": str(error.name)}
            raise InvalidOpponent(Phrase("bot-error-missing", missing)) from None
        if not getattr(bot, "plays", _anything)(game):
            raise InvalidOpponent(Phrase("bot-error-weights", {"game": game}))
        return Opponent(bot, Budget())
    number = read_level(spec)
    for level in ladder(game):
        if number == level.number:
            return Opponent(level.bot, level.budget)
        for style, bot in level.styles.items():
            if number == numbered(level.number, style):
                return Opponent(bot, level.budget)
    numbers = (*(level.number for level in ladder(game)), *styled(game))
    known = [*map(level_text, numbers), "random", *OUTSIDE, f"{PROGRAM}…"]
    raise InvalidOpponent(Phrase("bot-error-spec", {"spec": spec[:60], "known": ", ".join(known)}))
