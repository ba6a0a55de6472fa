"""Games as a Parquet file: one row for every decision, with what was seen, allowed, done and won.

Files are read by pyarrow, pandas, Polars, DuckDB or Hugging Face's `datasets`; docs/learning.md
lists the columns. Each match depends on its seed alone, so a file can be made again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Generator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from highnoon import __version__
from highnoon.bots.bot import BotFault
from highnoon.bots.opponents import Opponent, opponent
from highnoon.bots.program import ProgramBot
from highnoon.core.action import Phrase, Seat
from highnoon.core.chance import stream
from highnoon.core.errors import InvalidOptions
from highnoon.core.match import Match
from highnoon.rl.rules import Rules, canonical, utilities

FORMAT: Final = 1
PART: Final = ".part"
"""A file that is not whole yet is called so."""


class Wanted(NamedTuple):
    """What a file is to hold: matches of one table, played by these in turn."""

    game: str
    options: Mapping[str, Any]
    contestants: tuple[str, ...]
    matches: int
    seed: int = 0


def schema(wanted: Wanted) -> Any:
    """The columns of the file, and what its reader must know beside them."""
    arrow, rules = _arrow(), _rules(wanted)
    assert rules.layout is not None
    columns = {
        "match": arrow.int32(),
        "seed": arrow.int64(),
        "step": arrow.int32(),
        "seat": arrow.int8(),
        "player": arrow.dictionary(arrow.int16(), arrow.string()),
        "state": arrow.list_(arrow.float32(), rules.layout.size),
        "mask": arrow.list_(arrow.bool_(), len(rules.numbers)),
        "action": arrow.int32(),
        "notation": arrow.string(),
        "result": arrow.float32(),
    }
    told = {
        "highnoon": __version__,
        "format": str(FORMAT),
        "game": wanted.game,
        "rules": str(rules.game.info.rules),
        "options": canonical(rules.options),
        "parts": json.dumps([[part.name, part.shape] for part in rules.layout.parts]),
    }
    return arrow.schema(list(columns.items()), metadata=told)


def write(wanted: Wanted, path: Path) -> Generator[int, None, None]:
    """Play the matches and write them; after each, how many decisions the file has by now.

    The file appears under its name when it is whole.
    """
    arrow, parquet = _arrow(), import_module("pyarrow.parquet")
    rules, columns, rows = _rules(wanted), schema(wanted), 0
    part = path.with_name(path.name + PART)
    try:
        with parquet.ParquetWriter(part, columns, compression="zstd") as writer:
            for number in range(wanted.matches):
                decisions = played(rules, wanted, number)
                writer.write_table(arrow.Table.from_pylist(decisions, schema=columns))
                rows += len(decisions)
                yield rows
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def played(rules: Rules, wanted: Wanted, number: int) -> list[dict[str, Any]]:
    """The decisions of one match. Whoever sits where moves on by a seat with every match."""
    names, seed = wanted.contestants, wanted.seed + number
    assert rules.layout is not None
    match = Match.new(rules.game, rules.options, seed)
    seated = [names[(seat + number) % len(names)] for seat in match.seats]
    players = [opponent(name, wanted.game) for name in seated]
    decisions: list[dict[str, Any]] = []
    try:
        while not match.over:
            seat = min(match.actors())
            table = match.view(seat)
            mask = np.zeros(len(rules.numbers), np.bool_)
            mask[[rules.numbers.index(action) for action in table.choices]] = True
            action = _choice(players[seat], table, stream(seed, f"bot/{seat}", len(decisions)))
            decisions.append(
                {
                    "match": number,
                    "seed": seed,
                    "step": len(decisions),
                    "seat": seat,
                    "player": seated[seat],
                    "state": rules.layout.observe(table.view),
                    "mask": mask,
                    "action": rules.numbers.index(action),
                    "notation": rules.game.action_text(action),
                }
            )
            match.play(seat, action)
    finally:
        for player in players:
            if isinstance(player.bot, ProgramBot):
                player.bot.close()
    return _judged(rules, match, decisions)


def _judged(rules: Rules, match: Match, decisions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every decision with what its seat got in the end."""
    assert match.result is not None
    gains: Sequence[float] = utilities(rules.game, match.result)
    return [{**one, "result": gains[one["seat"]]} for one in decisions]


def _choice(player: Opponent, table: Any, dice: random.Random) -> Any:
    action = player.bot.choose(table, player.budget, dice).action
    if action not in table.choices:
        raise BotFault(Phrase("bot-fault-nonsense", {"answer": str(tuple(action))[:80]}))
    return action


def _rules(wanted: Wanted) -> Rules:
    rules = Rules(wanted.game, wanted.options)
    if rules.layout is None:
        raise InvalidOptions(Phrase("dataset-error-tensors", {"game": wanted.game}))
    seats: Sequence[Seat] = range(rules.players)
    if not 1 <= len(wanted.contestants) <= len(seats):
        counts = {"found": len(wanted.contestants), "seats": len(seats)}
        raise InvalidOptions(Phrase("dataset-error-players", counts))
    for name in wanted.contestants:
        opponent(name, wanted.game)
    return rules


def _arrow() -> Any:
    """Parquet needs pyarrow, which has no complete types and is not always there."""
    try:
        return import_module("pyarrow")
    except ModuleNotFoundError:
        raise InvalidOptions(Phrase("dataset-error-missing")) from None
