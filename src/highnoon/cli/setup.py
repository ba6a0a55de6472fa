"""Setting a table up: from flags, from a small menu, or from a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from highnoon.cli.boards import board
from highnoon.cli.journal import FileTrouble, Journal, data_folder, latest, load, path_of, trouble
from highnoon.cli.players import (
    DEFAULT_LEVEL,
    Player,
    bot,
    find_seat,
    known,
    people,
    player,
    read_seats,
)
from highnoon.cli.screen import Screen
from highnoon.cli.sitting import Sitting
from highnoon.cli.welcome import wants_to_resume, which_game, who_plays
from highnoon.core import registry
from highnoon.core.action import Phrase, Plain
from highnoon.core.description import OptionFile
from highnoon.core.description import load as part
from highnoon.core.errors import InvalidOptions
from highnoon.core.game import AnyGame
from highnoon.core.match import Match
from highnoon.core.replay import replay


class Wishes(NamedTuple):
    """What the command line asked for."""

    game: str | None = None
    options: Sequence[str] = ()
    seed: int | None = None
    players: int | None = None
    files: Mapping[str, Path] = {}
    bots: Sequence[str] = ()
    seats: str | None = None
    level: int | None = None
    resume: bool = False
    style: str | None = None

    @property
    def seating(self) -> bool:
        """Whether it said who plays."""
        return bool(self.bots or self.seats or self.players)


def set_up(wishes: Wishes, screen: Screen) -> Sitting:
    """The table that was asked for, new or old."""
    known = registry.keys()
    if wishes.resume:
        # `play --resume FILE`: the file stands where the game would.
        if wishes.game is None or wishes.game in known:
            return old_sitting(None, screen, wishes.game)
        return old_sitting(path_of(wishes.game), screen)
    nothing_said = wishes == Wishes(game=wishes.game)
    if nothing_said and screen.interactive and wants_to_resume(wishes.game, screen):
        return old_sitting(None, screen, wishes.game)
    return new_sitting(wishes, screen)


def new_sitting(wishes: Wishes, screen: Screen) -> Sitting:
    """A new match as the flags say; what they left open is asked."""
    game = registry.game(wishes.game or which_game(screen))
    options = read_options(game, wishes)
    if wishes.seating or not screen.interactive:
        chosen = game.info.read_options(options)
        players = _seated(game, chosen["players"], wishes)
    else:
        options, players = who_plays(game, options, screen)
    names = tuple(one.name for one in players)
    match = Match.new(game, options, wishes.seed, names)
    return Sitting(match, players, screen, board(game.info.key), _begin(match, screen))


def _begin(match: Match, screen: Screen) -> Journal | None:
    """A journal for the match; without a place to write it is played all the same."""
    try:
        return Journal.begin(match, data_folder(), datetime.now())
    except FileTrouble as error:
        screen.sorry(error)
        return None


def old_sitting(path: Path | None, screen: Screen, game: str | None = None) -> Sitting:
    """A match from its record: the file given, or the last one that was not finished."""
    if path is None:
        found = latest(data_folder(), game)
        if found is None:
            folder = {"folder": str(data_folder())}
            raise FileTrouble(Phrase("cli-error-nothing-to-resume", folder))
        path, record = found
    else:
        record = load(path)
    match = replay(record)
    match.settle()
    players = tuple(known(name, match.game) for name in record.seats)
    sitting = Sitting(match, players, screen, board(record.game))
    if not match.over:
        sitting.journal = Journal.resume(match, path) or _begin(match, screen)
    if record.cut:
        screen.tell("cli-cut", file=str(path))
    return sitting


def read_options(game: AnyGame, wishes: Wishes) -> dict[str, Any]:
    """The options of the flags as the game reads them."""
    options: dict[str, Any] = {}
    for text in wishes.options:
        key, equals, value = text.partition("=")
        if not equals:
            raise InvalidOptions(Phrase("cli-error-option", {"text": text[:60]}))
        options[key.strip()] = _value(game, key.strip(), value.strip())
    _count(options, wishes)
    # Files are checked here: an empty one is no wish for what the house has.
    readers = registry.described(game.info.key).files
    for option, path in wishes.files.items():
        options[option] = _text(path)
        if option in readers:
            file: OptionFile = part(readers[option])
            file.read(options[option])
    return options


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise trouble(path, error) from None
    except UnicodeDecodeError:
        raise FileTrouble(Phrase("cli-error-not-text", {"file": str(path)})) from None


def _count(options: dict[str, Any], wishes: Wishes) -> None:
    """How many play, by whichever flag says so; flags that contradict each other are refused."""
    names = [name for name in (wishes.seats or "").split(",") if name.strip()]
    said = {
        "--option players": options.get("players"),
        "--players": wishes.players,
        "--seats": len(names) or None,
    }
    told = {flag: count for flag, count in said.items() if count is not None}
    if len(set(told.values())) > 1:
        counts = ", ".join(f"{flag} {count}" for flag, count in told.items())
        raise InvalidOptions(Phrase("usage-error-players", {"counts": counts[:80]}))
    for count in told.values():
        options["players"] = count


def _value(game: AnyGame, key: str, text: str) -> Plain:
    """The value of an option as its kind: one of those allowed, a number, a word."""
    for option in game.info.options:
        if option.key == key:
            for value in option.values or ():
                if str(value).lower() == text.lower():
                    return value
    return int(text) if text.isascii() and text.isdigit() else text


def _seated(game: AnyGame, count: int, wishes: Wishes) -> tuple[Player, ...]:
    if wishes.seats:
        return read_seats(wishes.seats, game, count)
    dash = f"-{wishes.style}" if wishes.style else ""
    if wishes.level is not None or dash:
        # One that does not exist is told even where none is needed.
        bot(f"{wishes.level or DEFAULT_LEVEL}{dash}", game)
    seats = list(people(game, count))
    for text in wishes.bots:
        name, _, level = text.partition(":")
        level = level or f"{wishes.level or DEFAULT_LEVEL}{dash}"
        seats[find_seat(name, game, count)] = player(f"bot:{level}", game)
    return tuple(seats)
