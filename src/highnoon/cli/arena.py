"""The command `highnoon arena`: bots against bots, measured."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

import csv
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from highnoon.cli.journal import trouble
from highnoon.cli.kernels import prepare_bots
from highnoon.cli.screen import Screen
from highnoon.cli.setup import Wishes, read_options
from highnoon.cli.usage import positive, whole
from highnoon.core import registry
from highnoon.core.action import Phrase

GAMES: Final = 200


def add(app: typer.Typer, screen: Screen, language: Any) -> None:
    """Give the application its arena."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    def number(flag: str, about: str, least: int = 1) -> Any:
        return typer.Option(flag, parser=whole(flag, least), metavar="N", help=text(about))

    def file(flag: str, about: str) -> Any:
        return typer.Option(flag, metavar="FILE", help=text(about))

    @app.command("arena", help=text("cli-arena-help"))
    def arena_command(
        game: Annotated[str, typer.Argument(metavar="GAME", help=text("cli-help-game"))],
        players: Annotated[str, typer.Option("--players", help=text("cli-arena-help-players"))],
        games: Annotated[int | None, number("--games", "cli-arena-help-games")] = None,
        seats: Annotated[int | None, number("--seats", "cli-arena-help-seats")] = None,
        option: Annotated[
            list[str] | None,
            typer.Option("--option", metavar="NAME=VALUE", help=text("cli-help-option")),
        ] = None,
        seconds: Annotated[
            float | None,
            typer.Option(
                "--seconds",
                parser=positive("--seconds"),
                metavar="S",
                help=text("cli-arena-help-seconds"),
            ),
        ] = None,
        jobs: Annotated[int | None, number("--jobs", "cli-arena-help-jobs")] = None,
        seed: Annotated[int | None, number("--seed", "cli-arena-help-seed", 0)] = None,
        everything: Annotated[bool, typer.Option("--all", help=text("cli-arena-help-all"))] = False,
        json_file: Annotated[Path | None, file("--json", "cli-arena-help-json")] = None,
        chart_file: Annotated[Path | None, file("--chart", "cli-arena-help-chart")] = None,
        board_file: Annotated[Path | None, file("--leaderboard", "leaderboard-help")] = None,
        ray: Annotated[
            str | None,
            typer.Option("--ray", metavar="ADDRESS", help=text("cli-arena-help-ray")),
        ] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        from highnoon.bots.arena.play import Duel
        from highnoon.bots.arena.report import report
        from highnoon.bots.arena.run import check, measure
        from highnoon.bots.arena.statistics import Sprt
        from highnoon.bots.bot import Budget

        wishes = Wishes(game, option or (), players=seats)
        duel = Duel(
            game,
            tuple(next(csv.reader([players], skipinitialspace=True), [])),
            read_options(registry.game(game), wishes),
            None if seconds is None else Budget(seconds),
        )
        check(duel)
        prepare_bots(screen, duel.game, duel.contestants)
        wanted = GAMES if games is None else games
        deals = max(1, -(-wanted // max(1, len(duel.contestants))))
        found, sprt = [], Sprt()
        playing = measure(
            duel,
            deals,
            seed=seed or 0,
            jobs=(os.cpu_count() or 1) if jobs is None else jobs,
            ray=ray,
            sprt=None if everything else sprt,
        )
        try:
            with _watched(screen, duel.game, players, deals) as step:
                for deal in playing:
                    found.append(deal)
                    step()
        except KeyboardInterrupt:
            playing.close()
            screen.tell("cli-arena-stopped", "bold yellow")
        measured = report(duel, found, sprt)
        _show(screen, measured)
        if json_file is not None:
            _write(screen, json_file, json.dumps(measured.plain(), indent=1) + "\n")
        if chart_file is not None:
            _write(screen, chart_file, _chart(screen, measured))
        if board_file is not None and found:
            _rank(screen, board_file, measured)


@contextmanager
def _watched(screen: Screen, game: str, players: str, deals: int) -> Iterator[Any]:
    """A bar that grows with every deal, where there is somebody to see it."""
    title = screen.say(Phrase("cli-arena-progress", {"game": game, "players": players}))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(
        *columns,
        TimeRemainingColumn(),
        console=screen.console,
        disable=not screen.console.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(title, total=deals)
        yield lambda: bar.advance(task)


def _show(screen: Screen, measured: Any) -> None:
    """The measurement as a table and a few sentences."""

    def text(key: str) -> str:
        return screen.say(Phrase(f"cli-arena-{key}"))

    number = screen.catalogue.number
    names = measured.duel.contestants
    ahead, least, most = measured.estimate.elo
    screen.tell(
        "cli-arena-share-of",
        "bold",
        contestant=names[0],
        share=number(100 * measured.estimate.share, 1),
        low=number(100 * measured.estimate.low, 1),
        high=number(100 * measured.estimate.high, 1),
    )
    elo, low, high = (number(one, sign=True) for one in (ahead, least, most))
    screen.tell("cli-arena-elo", elo=elo, low=low, high=high)
    for chair in measured.chairs:
        seat = Phrase(f"{measured.duel.game}-seat-{chair.name}")
        screen.tell(
            "cli-arena-chair", seat=seat, share=number(100 * chair.share, 1), games=chair.games
        )
    screen.tell("cli-arena-first", share=number(100 * measured.first, 1))
    table = Table(box=None, pad_edge=False)
    table.add_column(text("contestant"))
    for key in ("seconds", "slowest", "nodes"):
        table.add_column(text(key), justify="right")
    for name, effort in zip(names, measured.efforts, strict=True):
        table.add_row(
            name,
            number(effort.seconds / max(1, effort.decisions), 3),
            number(effort.slowest, 2),
            number(effort.nodes / effort.seconds) if effort.nodes else "",
        )
    screen.show(table)
    screen.tell("cli-arena-games", games=measured.games, deals=measured.estimate.deals)
    verdict = {"strong": "strong", "weak": "weak"}.get(measured.verdict, "open")
    screen.tell(f"cli-arena-verdict-{verdict}", "bold")
    for fault in measured.faults[:10]:
        said = {"contestant": names[fault.contestant], "seed": fault.seed, "reason": fault.reason}
        screen.tell("cli-arena-fault", "yellow", **said)


def _rank(screen: Screen, path: Path, measured: Any) -> None:
    """Add the measurement to a leaderboard, and show who stands where by now."""
    from highnoon.bots.arena.leaderboard import append, entry, ranking, read

    one = entry(measured)
    try:
        if path.exists():
            read(path.read_text("utf-8", "replace"))
        append(path, one)
        entries = read(path.read_text("utf-8", "replace"))
    except OSError as error:
        raise trouble(path, error) from None
    screen.tell("cli-arena-wrote", file=str(path))
    screen.tell("leaderboard-title", "bold", game=Phrase(f"{one.game}-title"))
    table = Table(box=None, pad_edge=False)
    table.add_column(screen.say(Phrase("leaderboard-contestant")))
    for key in ("rating", "games"):
        table.add_column(screen.say(Phrase(f"leaderboard-{key}")), justify="right")
    for rank in ranking(entries, one.game, one.options):
        number = screen.catalogue.number
        table.add_row(rank.contestant, number(rank.rating), number(rank.games))
    screen.show(table)


def _chart(screen: Screen, measured: Any) -> str:
    from highnoon.bots.arena.chart import chart

    first, *others = measured.duel.contestants
    title = f"{measured.duel.game}: {first} – {', '.join(others)}"
    across, up = (screen.say(Phrase(f"cli-arena-{key}")) for key in ("deals", "share"))
    return chart(title, measured.scores, across, up)


def _write(screen: Screen, path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise trouble(path, error) from None
    screen.tell("cli-arena-wrote", file=str(path))
