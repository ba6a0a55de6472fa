"""The small menu at the start: how many play, who plays, how strong the computer is."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from highnoon import bots
from highnoon.cli.journal import data_folder, latest
from highnoon.cli.players import YOU, Bot, Person, Player, people
from highnoon.cli.screen import Screen, number
from highnoon.cli.sitting import Leave
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.core.game import AnyGame


def wants_to_resume(game: str | None, screen: Screen) -> bool:
    """Ask whether to go on with an unfinished game, if there is one."""
    found = latest(data_folder(), game)
    if found is None:
        return False
    old = Phrase("cli-menu-resume", {"file": found[0].name})
    return pick(screen, "cli-menu-what", [old, Phrase("cli-menu-new")]) == 0


def which_game(screen: Screen) -> str:
    """The game to play, asked for where there are several."""
    keys = registry.keys()
    if len(keys) == 1 or not screen.interactive:
        return keys[0]
    return keys[pick(screen, "cli-menu-game", [Phrase(f"{key}-title") for key in keys])]


def who_plays(
    game: AnyGame, options: dict[str, Any], screen: Screen
) -> tuple[dict[str, Any], tuple[Player, ...]]:
    """Ask what the flags left open; the options with the number of players, and the players."""
    chosen = game.info.read_options(options)
    screen.show(Text(screen.say(Phrase(f"{game.info.key}-title")), style="bold"))
    count = chosen["players"]
    if "players" not in options and len(game.info.players) > 1:
        sizes = [Phrase("cli-menu-players", {"count": size}) for size in game.info.players]
        count = game.info.players[pick(screen, "cli-menu-how-many", sizes)]
    seats = [
        Phrase("cli-menu-you", {"seat": Phrase(f"{game.info.key}-seat-{game.seat_key(seat)}")})
        for seat in range(count)
    ]
    everybody = Phrase("cli-menu-people", {"count": count})
    sitting = pick(screen, "cli-menu-who", [everybody, *seats])
    options = {**options, "players": count}
    if sitting == 0:
        return options, people(game, count)
    levels = bots.levels(game.info.key)
    level = levels[
        pick(screen, "cli-menu-level", [Phrase("cli-level", {"level": one}) for one in levels])
    ]
    mine = sitting - 1
    return options, tuple(Person(YOU) if seat == mine else Bot(level) for seat in range(count))


def pick(screen: Screen, question: str, answers: list[Phrase]) -> int:
    """The index of the answer the reader chose."""
    screen.tell(question)
    for place, phrase in enumerate(answers, start=1):
        screen.show(Text.assemble((f" {place}", "bold green"), f"  {screen.say(phrase)}"))
    while True:
        text = screen.ask("cli-menu-ask")
        if text is None or text.lower() == "q":
            raise Leave
        chosen = number(text)
        if chosen is not None and 1 <= chosen <= len(answers):
            return chosen - 1
        screen.tell("cli-error-number", "bold yellow", found=text[:40], count=len(answers))
