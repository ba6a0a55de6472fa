"""The command `highnoon dataset`: games for learners, as a Parquet file."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

import csv
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from highnoon.cli.journal import path_of, trouble
from highnoon.cli.kernels import prepare_bots
from highnoon.cli.screen import Screen
from highnoon.cli.setup import Wishes, read_options
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidOptions

GAMES: Final = 100


def add(app: typer.Typer, screen: Screen, language: Any, number: Any) -> None:
    """Give the application its command."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    @app.command("dataset", help=text("dataset-help"))
    def dataset_command(
        game: Annotated[str, typer.Argument(metavar="GAME", help=text("cli-help-game"))],
        file: Annotated[
            Path, typer.Argument(metavar="FILE", parser=path_of, help=text("dataset-help-file"))
        ],
        players: Annotated[
            str, typer.Option("--players", help=text("dataset-help-players"))
        ] = "random",
        games: Annotated[int | None, number("--games", text("dataset-help-games"), 1)] = None,
        seats: Annotated[int | None, number("--seats", text("cli-arena-help-seats"), 1)] = None,
        option: Annotated[
            list[str] | None,
            typer.Option("--option", metavar="NAME=VALUE", help=text("cli-help-option")),
        ] = None,
        seed: Annotated[int | None, number("--seed", text("cli-arena-help-seed"))] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        try:
            from highnoon.rl.dataset import Wanted, write
        except ModuleNotFoundError:
            raise InvalidOptions(Phrase("dataset-error-missing")) from None
        options = read_options(registry.game(game), Wishes(game, option or (), players=seats))
        contestants = tuple(next(csv.reader([players], skipinitialspace=True), []))
        wanted = Wanted(game, options, contestants, games or GAMES, seed or 0)
        prepare_bots(screen, game, contestants)
        try:
            *_, rows = write(wanted, file)
        except OSError as error:
            raise trouble(file, error) from None
        screen.tell("dataset-wrote", file=str(file), games=wanted.matches, decisions=rows)
