"""`highnoon work`, `move`, `backup` and `restore`: for whoever runs a house."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from highnoon.cli.journal import data_folder
from highnoon.cli.screen import Screen
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidOptions


def database_flag(text: str) -> Any:
    """The flag that names a database; its variable hides a password from the list of processes."""
    return typer.Option(
        "--database",
        help=text,
        metavar="URL",
        envvar="HIGHNOON_DATABASE",
        show_default=False,
        show_envvar=False,
    )


def add_houses(
    app: typer.Typer, screen: Screen, language: Any, number: Callable[[str, str], Any]
) -> None:
    """Give the application the commands about whole houses."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    database_option = database_flag(text("cli-help-database"))
    data_option = typer.Option("--data", help=text("cli-help-data"), metavar="FOLDER")
    file_argument = typer.Argument(metavar="FILE", help=text("cli-help-backup-file"))

    def told(table: str, done: int, total: int) -> None:
        screen.tell("cli-moving", "dim", table=table, done=done, total=total)

    @app.command("work", help=text("cli-help-work"))
    def work_command(
        database: Annotated[str, database_option] = "",
        data: Annotated[Path | None, data_option] = None,
        workers: Annotated[int | None, number("--workers", text("cli-help-workers"))] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        needs_server()
        from highnoon.server.http.logs import log_to_stderr
        from highnoon.server.settings import Settings, default_workers
        from highnoon.server.work import work

        log_to_stderr("info")
        settings = Settings(
            data=folder_of(data),
            database=database,
            workers=workers or default_workers() + 1,  # no core is kept for serving
        )
        work(settings, lambda: screen.tell("cli-working"))

    @app.command("move", help=text("cli-help-move"))
    def move_command(
        source: Annotated[
            str, typer.Option("--from", help=text("cli-help-move-from"), metavar="PLACE")
        ],
        target: Annotated[
            str, typer.Option("--to", help=text("cli-help-move-to"), metavar="PLACE")
        ],
        lang: Annotated[str | None, language] = None,
    ) -> None:
        needs_server()
        from highnoon.server.store.places import move

        screen.tell("cli-moved", rows=move(source, target, told))

    @app.command("backup", help=text("cli-help-backup"))
    def backup_command(
        file: Annotated[Path, file_argument],
        database: Annotated[str, database_option] = "",
        data: Annotated[Path | None, data_option] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        needs_server()
        from highnoon.server.store.places import back_up

        rows = back_up(database or str(folder_of(data)), file, told)
        screen.tell("cli-backed-up", path=str(file), rows=rows)

    @app.command("restore", help=text("cli-help-restore"))
    def restore_command(
        file: Annotated[Path, file_argument],
        database: Annotated[str, database_option] = "",
        data: Annotated[Path | None, data_option] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        needs_server()
        from highnoon.server.store.places import restore

        screen.tell("cli-moved", rows=restore(file, database or str(folder_of(data)), told))


def folder_of(data: Path | None) -> Path:
    """Where a house is kept that names no other place."""
    return data or data_folder() / "server"


def needs_server() -> None:
    """Say in one sentence what is missing where only the games are installed."""
    try:
        import highnoon.server.app  # noqa: F401  (whether it can be imported)
    except ImportError as error:
        args = {"name": str(error.name)}
        raise InvalidOptions(Phrase("cli-error-server-missing", args)) from None
