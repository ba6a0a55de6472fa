"""Par where nothing can be proven: what the strongest level makes of a deal on every seat.

It thinks a counted number of playouts, not of seconds, and its dice come from the deal: so the same
par is found again on every machine. `python -m bench.par` plays the deals that come along.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from highnoon.core.action import Plain
from highnoon.core.match import Match
from highnoon.core.registry import described, game

_LONG: Final = 1e6
"""Seconds that never end a thought: playouts do."""


class Played(NamedTuple):
    """A deal, and how it ended where one level had all seats."""

    seed: int
    players: int
    level: int
    playouts: int
    rules: int
    places: tuple[int, ...]
    """They count from 1; seats of one side share theirs."""
    scores: tuple[int, ...]

    @property
    def options(self) -> dict[str, Plain]:
        """What a match of this deal is opened with."""
        return {"players": self.players}


def play(key: str, seed: int, players: int, level: int, playouts: int) -> Played:
    """Play a deal by one level on all seats; the same comes out again."""
    # Imported here: the house tells of par without any engine.
    from highnoon.bots import choose
    from highnoon.bots.bot import Budget

    match, dice = Match.new(key, {"players": players}, seed), random.Random(f"par/{key}/{seed}")
    while not match.over:
        seat = min(match.actors())
        choice = choose(match.view(seat), level, dice, Budget(_LONG, playouts))
        match.play(seat, choice.action)
    result = match.result
    assert result is not None
    rules = match.game.info.rules
    return Played(seed, players, level, playouts, rules, result.places, result.scores)


@cache
def known(key: str) -> tuple[Played, ...]:
    """The deals of a game that come along; none under other rules than those of today."""
    file = files("highnoon.puzzles") / "data" / f"par-{key}.jsonl"
    text = file.read_text("utf-8") if file.is_file() else ""
    rules = game(described(key).key).info.rules
    return tuple(one for one in map(read, text.splitlines()) if one.rules == rules)


def read(line: str) -> Played:
    """A deal of a file."""
    row: Mapping[str, Any] = json.loads(line)
    lists = {name: tuple(row[name]) for name in ("places", "scores")}
    return Played(**{**row, **lists})


def written(one: Played) -> str:
    """A deal as a line of a file."""
    return json.dumps(one._asdict(), separators=(",", ":")) + "\n"


def outcome(places: tuple[int, ...], sides: tuple[int, ...], seat: int) -> int:
    """How it ended for a seat and its side: 1 won, 0 drawn, -1 lost."""
    if places[seat] != 1:
        return -1
    others = [place for place, side in zip(places, sides, strict=True) if side != sides[seat]]
    return 0 if 1 in others else 1
