"""Small commands: draw a position, count ways, print a record."""

from __future__ import annotations

from pathlib import Path
from string import ascii_letters, digits
from typing import Any

from rich.text import Text

from highnoon.cli import menu
from highnoon.cli.boards import board
from highnoon.cli.journal import load
from highnoon.cli.screen import Screen
from highnoon.core import registry
from highnoon.core.action import CHANCE, Phrase
from highnoon.core.errors import InvalidOptions, InvalidPosition
from highnoon.core.game import AnyGame
from highnoon.core.match import Match
from highnoon.core.perft import perft
from highnoon.core.replay import replay
from highnoon.core.text import to_text
from highnoon.core.view import OPEN


def show(screen: Screen, text: str, key: str | None) -> None:
    """Draw a position and what may be done in it."""
    game, state = _position(text, key)
    actors = sorted(game.actors(state))
    # Who holds the text of a position holds everything in it: nothing is hidden here.
    viewer = actors[0] if actors and actors[0] != CHANCE else OPEN
    view = game.view(state, viewer if not game.info.hidden else OPEN)
    screen.show(board(game.info.key).draw(view, screen.say, screen.width))
    end = game.result(state)
    if end is not None:
        screen.show(menu.result(game, end, screen.say))
        return
    screen.show(Text(screen.say(game.prompt(view)), style="bold"))
    if viewer != OPEN and not game.info.hidden:
        actions = game.legal_actions(state, viewer)
        screen.show(menu.choices(game, view, actions, screen.say, screen.width))


def _position(text: str, key: str | None) -> tuple[AnyGame, Any]:
    """The game and state of a position text; every game is tried unless one is named."""
    games = [registry.game(name) for name in ([key] if key else registry.keys())]
    wrong: list[InvalidPosition] = []
    for game in games:
        try:
            return game, game.parse_position(text)
        except InvalidPosition as error:
            if len(games) == 1 or _alike(text, game):
                wrong.append(error)
    if len(wrong) == 1:
        raise wrong[0]
    raise InvalidPosition(Phrase("cli-error-position"))


def _alike(text: str, game: AnyGame) -> bool:
    """Whether a text begins like a position of this game: by the signs of its first word."""
    own = game.position_text(game.start(game.info.read_options({})))
    first, mine = (one.split()[0] if one.split() else "" for one in (text, own))
    if mine.isdigit():
        return first.isdigit()
    return bool({*first} & {*mine} - {"-"} - {*ascii_letters, *digits})


def count(screen: Screen, key: str, depth: int, seed: int | None, position: str | None) -> None:
    """Print how many ways lead on, for every depth up to the one asked for."""
    game = registry.game(key)
    if depth < 1:
        raise InvalidOptions(Phrase("cli-error-depth", {"found": depth}))
    if seed is not None and position is not None:
        raise InvalidOptions(Phrase("cli-error-both"))
    if position is not None:
        state = game.parse_position(position)
    elif seed is not None:
        state = Match.new(game, seed=seed).state
    else:
        state = game.start(game.info.read_options({}))
    for level in range(1, depth + 1):
        nodes = perft(game, state, level)
        screen.tell("cli-perft-row", depth=level, nodes=nodes)


def print_record(screen: Screen, path: Path, as_text: bool) -> None:
    """Check a record by playing it, and print it."""
    record = load(path)
    match = replay(record)
    if record.cut:
        screen.warn("usage-cut", file=str(path))
    # Plain output, not through the screen: it may be long and is meant for files and pipes.
    print(to_text(record) if as_text else record.dumps(), end="")
    if as_text and match.result is not None:
        print(f"# {menu.headline(match.game, match.result, screen.say)}")
