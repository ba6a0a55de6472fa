"""The commands and their flags, described in the reader's language."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

from pathlib import Path
from typing import Annotated

import typer

from highnoon.cli.play import play
from highnoon.cli.screen import Screen
from highnoon.cli.setup import Wishes, new_sitting, old_sitting
from highnoon.cli.sitting import Leave, Sitting
from highnoon.core.action import Phrase


def build(screen: Screen) -> typer.Typer:
    """The application, speaking to one screen."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    app = typer.Typer(
        help=text("cli-help"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    language = typer.Option("--lang", help=text("cli-help-lang"), metavar="CODE")

    @app.callback()
    def everywhere(lang: Annotated[str | None, language] = None) -> None:
        """`--lang` was read before the commands were described."""

    @app.command("play", help=text("cli-help-play"))
    def play_command(
        game: Annotated[
            str | None, typer.Argument(metavar="GAME", help=text("cli-help-game"))
        ] = None,
        resume: Annotated[bool, typer.Option("--resume", help=text("cli-help-resume"))] = False,
        bot: Annotated[
            list[str] | None, typer.Option("--bot", metavar="SEAT", help=text("cli-help-bot"))
        ] = None,
        level: Annotated[int | None, typer.Option("--level", help=text("cli-help-level"))] = None,
        seats: Annotated[str | None, typer.Option("--seats", help=text("cli-help-seats"))] = None,
        players: Annotated[
            int | None, typer.Option("--players", help=text("cli-help-players"))
        ] = None,
        option: Annotated[
            list[str] | None,
            typer.Option("--option", metavar="NAME=VALUE", help=text("cli-help-option")),
        ] = None,
        seed: Annotated[
            int | None, typer.Option("--seed", min=0, help=text("cli-help-seed"))
        ] = None,
        map_file: Annotated[
            Path | None, typer.Option("--map", metavar="FILE", help=text("cli-help-map"))
        ] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        if resume:
            # `play --resume FILE`: what stands where the game would is the file.
            return sit(old_sitting(Path(game) if game else None, screen))
        wishes = Wishes(
            game or "longhorn", option or (), seed, players, map_file, bot or (), seats, level
        )
        return sit(new_sitting(wishes, screen))

    def sit(sitting: Sitting) -> int:
        try:
            play(sitting)
        except (Leave, KeyboardInterrupt) as stop:
            sitting.keep()
            if sitting.journal is not None:
                screen.tell("cli-left", file=str(sitting.journal.path))
            return 0 if isinstance(stop, Leave) else 130
        if sitting.journal is not None:
            screen.tell("cli-kept", "dim", file=str(sitting.journal.path))
        return 0

    return app
