"""Programs that the operator offers as opponents: those in the file `HIGHNOON_BOTS` names.

    [[program]]
    game = "longhorn"
    name = "Greedy Gus"
    command = ["python3", "/srv/bots/greedy.py"]
    seconds = 1.0

They are numbered from 101 on, beside a game's levels, and asked with a fresh process for every
decision: nothing of one table stays for the next.
"""

from __future__ import annotations

import os
import random
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from highnoon.bots.bot import Budget, Choice
from highnoon.bots.program import ProgramBot
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidData
from highnoon.core.view import TableView

VARIABLE: Final = "HIGHNOON_BOTS"
FIRST: Final = 101
_LONGEST: Final = 60.0
_FIELDS: Final = ("game", "name", "command", "seconds")


class Configured(NamedTuple):
    """One program an operator offers."""

    number: int
    game: str
    name: str
    command: tuple[str, ...]
    budget: Budget

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """What the program answers; `BotFault` if it does not."""
        bot = ProgramBot(self.command)
        try:
            return bot.choose(table, budget, rng)
        finally:
            bot.close()


def configured(game: str, environ: Mapping[str, str] = os.environ) -> tuple[Configured, ...]:
    """The programs offered for a game; none unless the operator has named a file."""
    path = environ.get(VARIABLE)
    if not path:
        return ()
    return tuple(one for one in _file(path) if one.game == game)


@cache
def _file(path: str) -> tuple[Configured, ...]:
    try:
        return read_programs(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidData(Phrase("error-data-toml", {"reason": str(error)})) from None


def read_programs(text: str) -> tuple[Configured, ...]:
    """The programs of a TOML text, or `InvalidData` with all that is wrong."""
    try:
        rows = tomllib.loads(text).get("program", [])
    except tomllib.TOMLDecodeError as error:
        raise InvalidData(Phrase("error-data-toml", {"reason": str(error)})) from None
    rows = rows if isinstance(rows, list) else [rows]
    wrong = [
        Phrase("error-data-field", {"table": "program", "row": number, "field": field})
        for number, row in enumerate(rows, start=1)
        for field in _wrong(row)
    ]
    if wrong:
        raise InvalidData(*wrong)
    return tuple(
        Configured(
            FIRST + index,
            row["game"],
            row["name"],
            tuple(row["command"]),
            Budget(float(row.get("seconds", 1.0))),
        )
        for index, row in enumerate(rows)
    )


def _wrong(row: Any) -> list[str]:
    """The fields of a row that cannot be used."""
    if not isinstance(row, dict):
        return ["game"]
    command, seconds = row.get("command"), row.get("seconds", 1.0)
    good = {
        "game": row.get("game") in registry.keys(),  # noqa: SIM118  (a function, not a dict)
        "name": isinstance(row.get("name"), str) and 0 < len(row["name"]) <= 40,
        "command": isinstance(command, list)
        and bool(command)
        and all(isinstance(word, str) for word in command),
        "seconds": type(seconds) in (int, float) and 0 < seconds <= _LONGEST,
    }
    return [*(field for field, fine in good.items() if not fine), *(set(row) - set(_FIELDS))]
