"""A bot outside our process, spoken to by JSON lines on its stdin and stdout (`docs/bots.md`)."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from highnoon.bots.bot import BotFault, Budget, Choice
from highnoon.bots.process import Program
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidAction
from highnoon.core.view import TableView

PROTOCOL: Final = 1
GRACE: Final = 1.0
"""Seconds a program may be late: pipes and schedulers are not its fault."""
START: Final = 10.0
"""Seconds more for its first answer: interpreters take their time to start."""


class ProgramBot:
    """One program for one seat of one game; started when it is first asked."""

    def __init__(self, command: Sequence[str], grace: float = GRACE, start: float = START) -> None:
        self.command = tuple(command)
        self._grace = grace
        self._late = grace + start
        self._program: Program | None = None

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """What the program answers; `BotFault` when that is not one of the choices."""
        try:
            if self._program is None:
                self._program = Program(self.command)
            line = json.dumps(question(table, budget), ensure_ascii=False)
            answer = self._program.ask(line, budget.seconds + self._late)
            self._late = self._grace
            return read_answer(table, answer)
        except BotFault:
            self.close()
            raise

    def close(self) -> None:
        """End the program, if it runs."""
        if self._program is not None:
            self._program.close()
            self._program = None


def question(table: TableView[Any], budget: Budget) -> dict[str, Any]:
    """What a program is asked: all that its seat may know, and the choices in notation."""
    game = registry.game(table.game, table.rules)
    return {
        "protocol": PROTOCOL,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "seat": table.viewer,
        "version": table.version,
        "seconds": budget.seconds,
        "choices": [game.action_text(action) for action in table.choices],
        "view": table.view,
    }


def read_answer(table: TableView[Any], text: str) -> Choice:
    """The choice an answer names."""
    game = registry.game(table.game, table.rules)
    with suppress(ValueError, RecursionError, InvalidAction):
        answer = json.loads(text)
        if isinstance(answer, dict) and isinstance(answer.get("action"), str):
            action = game.parse_action(answer["action"])
            if action in table.choices:
                return Choice(action)
    raise BotFault(Phrase("bot-fault-nonsense", {"answer": text[:80]}))
