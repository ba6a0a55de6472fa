"""The commands and their flags, described in the reader's language."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from highnoon import __version__
from highnoon.cli import arena, dataset, tools
from highnoon.cli.admin import add_admin
from highnoon.cli.boards import board
from highnoon.cli.houses import add_houses
from highnoon.cli.journal import load, path_of
from highnoon.cli.play import play
from highnoon.cli.puzzles import add_puzzles
from highnoon.cli.replaying import Film
from highnoon.cli.rules import add_rules
from highnoon.cli.screen import Screen
from highnoon.cli.serve import add_serve
from highnoon.cli.setup import Wishes, set_up
from highnoon.cli.sitting import Leave, Sitting
from highnoon.cli.usage import whole
from highnoon.core.action import Phrase
from highnoon.core.description import load as part
from highnoon.core.errors import InvalidOptions, InvalidPosition
from highnoon.core.registry import described, keys
from highnoon.core.replay import replay

WRONG: Final = 2
INTERRUPTED: Final = 130


def build(screen: Screen) -> typer.Typer:
    """The application, speaking to one screen."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    app = typer.Typer(
        help=text("cli-help"),
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    language = typer.Option("--lang", help=text("cli-help-lang"), metavar="CODE")

    def number(flag: str, about: str, least: int = 0) -> Any:
        return typer.Option(flag, parser=whole(flag, least), metavar="N", help=about)

    @app.callback(invoke_without_command=True)
    def everywhere(
        context: typer.Context,
        version: Annotated[
            bool, typer.Option("--version", help=text("usage-help-version"))
        ] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        # `--lang` was read before the commands were described.
        if version:
            print(f"highnoon {__version__}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            print(context.get_help())

    file_argument = typer.Argument(metavar="FILE", parser=path_of, help=text("cli-help-file"))
    seed_option = number("--seed", text("cli-help-seed"))

    @app.command("play", help=text("cli-help-play"))
    def play_command(
        game: Annotated[
            str | None, typer.Argument(metavar="GAME", help=text("cli-help-game-play"))
        ] = None,
        resume: Annotated[bool, typer.Option("--resume", help=text("cli-help-resume"))] = False,
        bot: Annotated[
            list[str] | None, typer.Option("--bot", metavar="SEAT", help=text("cli-help-bot"))
        ] = None,
        level: Annotated[int | None, number("--level", text("cli-help-level"), 1)] = None,
        style: Annotated[str | None, typer.Option("--style", help=text("cli-help-style"))] = None,
        seats: Annotated[str | None, typer.Option("--seats", help=text("cli-help-seats"))] = None,
        players: Annotated[int | None, number("--players", text("cli-help-players"), 1)] = None,
        option: Annotated[
            list[str] | None,
            typer.Option("--option", metavar="NAME=VALUE", help=text("cli-help-option")),
        ] = None,
        seed: Annotated[int | None, seed_option] = None,
        map_file: Annotated[
            Path | None,
            typer.Option("--map", metavar="FILE", parser=path_of, help=text("cli-help-map")),
        ] = None,
        pieces_file: Annotated[
            Path | None,
            typer.Option("--pieces", metavar="FILE", parser=path_of, help=text("cli-help-pieces")),
        ] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        brought = {"map": map_file, "pieces": pieces_file}
        files = {name: path for name, path in brought.items() if path is not None}
        wishes = Wishes(
            game, option or (), seed, players, files, bot or (), seats, level, resume, style
        )
        return sit(screen, wishes)

    @app.command("replay", help=text("cli-help-replay"))
    def replay_command(
        file: Annotated[Path, file_argument],
        everything: Annotated[bool, typer.Option("--all", help=text("cli-help-all"))] = False,
        analysed: Annotated[bool, typer.Option("--analyse", help=text("cli-help-analyse"))] = False,
        as_json: Annotated[
            bool, typer.Option("--json", help=text("solving-help-analyse-json"))
        ] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        if as_json and not analysed:
            raise InvalidOptions(Phrase("solving-error-analyse"))
        record = load(file)
        match = replay(record)
        if record.cut:
            screen.warn("usage-cut", file=str(file))
        film = Film(match, board(match.game.info.key), screen)
        if analysed:
            home = described(match.game.info.key).analysis
            if home is None:
                raise InvalidPosition(Phrase("solver-error-game", {"game": match.game.info.key}))
            part(home)(film, as_json)
        elif everything:
            film.show_all()
        else:
            film.step()

    @app.command("show", help=text("cli-help-show"))
    def show_command(
        position: Annotated[
            str, typer.Argument(metavar="POSITION", help=text("cli-help-position"))
        ],
        game: Annotated[
            str | None, typer.Option("--game", metavar="GAME", help=text("cli-help-game"))
        ] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        tools.show(screen, position, game)

    @app.command("perft", help=text("cli-help-perft"))
    def perft_command(
        game: Annotated[str, typer.Argument(metavar="GAME", help=text("cli-help-game"))],
        depth: Annotated[int, number("--depth", text("cli-help-depth"))],
        seed: Annotated[int | None, seed_option] = None,
        position: Annotated[
            str | None, typer.Option("--position", help=text("cli-help-position"))
        ] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        tools.count(screen, game, depth, seed, position)

    @app.command("record", help=text("cli-help-record"))
    def record_command(
        file: Annotated[Path, file_argument],
        as_text: Annotated[bool, typer.Option("--text", help=text("cli-help-text"))] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        tools.print_record(screen, file, as_text)

    add_rules(app, screen, language)
    add_serve(app, screen, language, number)
    add_houses(app, screen, language, number)
    add_admin(app, screen, language, number)
    for game in keys():
        if (home := described(game).commands) is not None:
            part(home)(app, screen, language, number)
    add_puzzles(app, screen, language, number)
    arena.add(app, screen, language)
    dataset.add(app, screen, language, number)
    return app


def sit(screen: Screen, wishes: Wishes) -> int:
    """Set a table up and play at it; the exit code."""
    sitting: Sitting | None = None
    try:
        sitting = set_up(wishes, screen)
        play(sitting)
    except (Leave, KeyboardInterrupt) as stop:
        if sitting is not None and sitting.journal is not None:
            sitting.keep()
            screen.tell("cli-left", file=str(sitting.journal.path))
        if not isinstance(stop, Leave):
            return INTERRUPTED
    else:
        if sitting.journal is not None:
            screen.tell("cli-kept", "dim", file=str(sitting.journal.path))
    finally:
        if sitting is not None and sitting.journal is not None:
            sitting.journal.close()
    return WRONG if sitting is not None and sitting.mistakes else 0
