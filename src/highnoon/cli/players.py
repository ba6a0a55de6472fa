"""Who sits where: people and bots."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeAlias

from highnoon import bots
from highnoon.bots.styles import level_text, read_level
from highnoon.cli.screen import number
from highnoon.core.action import Phrase, Seat
from highnoon.core.clean import NAME_LENGTH, clean
from highnoon.core.errors import InvalidOptions
from highnoon.core.game import AnyGame

DEFAULT_LEVEL: Final = 2
YOU: Final = "me"
"""The name of whoever has not told it."""
_BOT: Final = re.compile(r"bot(?::(\d{1,2}(?:-[a-z]+)?))?", re.IGNORECASE)


class Person(NamedTuple):
    """Somebody at the keyboard; one name may hold several seats."""

    name: str


class Bot(NamedTuple):
    """The computer, as strong as its level."""

    level: int

    @property
    def name(self) -> str:
        """How a record names it."""
        return f"bot:{self.level}"


Player: TypeAlias = Person | Bot


def own_name(player: Player) -> str | None:
    """What a person wants to be called; None for the computer, and for whoever has not said."""
    return player.name if isinstance(player, Person) and player.name != YOU else None


def player(name: str, game: AnyGame) -> Player:
    """The player of this name: `bot`, `bot:2` and `bot:2-bold` are bots, all others people."""
    found = _BOT.fullmatch(name.strip())
    if found is None:
        return Person(clean(name, NAME_LENGTH))
    return bot(found[1] or str(DEFAULT_LEVEL), game)


def bot(text: str, game: AnyGame) -> Bot:
    """The computer at a level that the game has, with a style if one is named."""
    levels = (*bots.levels(game.info.key), *bots.styled(game.info.key))
    level = read_level(text)
    if level not in levels:
        allowed = ", ".join(map(level_text, levels))
        raise InvalidOptions(Phrase("cli-error-level", {"found": text[:40], "allowed": allowed}))
    return Bot(level)


def known(name: str, game: AnyGame) -> Player:
    """The player a record names; a bot we do not have is played by people."""
    try:
        return player(name, game)
    except InvalidOptions:
        return Person(name)


def read_seats(text: str, game: AnyGame, count: int) -> tuple[Player, ...]:
    """The players of a list such as `me,bot:2,me`."""
    names = [name for name in text.split(",") if clean(name)]
    if len(names) != count:
        raise InvalidOptions(
            Phrase("cli-error-seats", {"found": len(names), "expected": count, "text": text[:60]})
        )
    return tuple(player(name, game) for name in names)


def people(game: AnyGame, count: int) -> tuple[Player, ...]:
    """A different person at every seat."""
    return tuple(Person(game.seat_key(seat)) for seat in range(count))


def find_seat(text: str, game: AnyGame, count: int) -> Seat:
    """The seat of this name or number (counted from 1)."""
    keys = [game.seat_key(seat) for seat in range(count)]
    wanted = text.strip().lower()
    if wanted in keys:
        return keys.index(wanted)
    chosen = number(wanted)
    if chosen is not None and 1 <= chosen <= count:
        return chosen - 1
    raise InvalidOptions(
        Phrase("cli-error-seat", {"found": text[:40], "known": ", ".join(keys), "count": count})
    )
