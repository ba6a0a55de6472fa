"""The flags of `highnoon solve` and `highnoon study`, described in the reader's language."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from highnoon.cli.journal import path_of
from highnoon.cli.longhorn.solve import Wanted, solve
from highnoon.cli.longhorn.study import study
from highnoon.cli.screen import Screen
from highnoon.core.action import Phrase


def add_solve(app: typer.Typer, screen: Screen, language: Any, number: Callable[..., Any]) -> None:
    """Add the commands to the application."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    @app.command("solve", help=text("solver-help"))
    def solve_command(
        target: Annotated[
            str | None, typer.Argument(metavar="POSITION|RECORD", help=text("solver-help-target"))
        ] = None,
        seed: Annotated[int | None, number("--seed", text("solver-help-seed"))] = None,
        ambush: Annotated[
            str | None, typer.Option("--ambush", metavar="WAY", help=text("solver-help-ambush"))
        ] = None,
        epidemic: Annotated[
            str | None,
            typer.Option("--epidemic", metavar="WAY", help=text("solver-help-epidemic")),
        ] = None,
        seconds: Annotated[int | None, number("--seconds", text("solver-help-seconds"), 1)] = None,
        nodes: Annotated[int | None, number("--nodes", text("solver-help-nodes"), 1)] = None,
        memory: Annotated[int | None, number("--memory", text("solver-help-memory"), 1)] = None,
        deals: Annotated[int | None, number("--deals", text("solver-help-deals"), 1)] = None,
        workers: Annotated[int | None, number("--workers", text("solver-help-workers"), 1)] = None,
        out: Annotated[
            Path | None,
            typer.Option("--out", metavar="FILE", parser=path_of, help=text("solver-help-out")),
        ] = None,
        ray: Annotated[
            str | None, typer.Option("--ray", metavar="ADDRESS", help=text("solver-help-ray"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("solving-help-json"))] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        solve(
            screen,
            Wanted(
                target,
                seed,
                ambush,
                seconds,
                nodes,
                memory,
                deals,
                workers,
                out,
                ray,
                as_json,
                epidemic,
            ),
        )

    @app.command("study", help=text("study-help"))
    def study_command(
        target: Annotated[
            str | None, typer.Argument(metavar="POSITION|RECORD", help=text("solver-help-target"))
        ] = None,
        seed: Annotated[int | None, number("--seed", text("solver-help-seed"))] = None,
        seconds: Annotated[int | None, number("--seconds", text("study-help-seconds"), 1)] = None,
        memory: Annotated[int | None, number("--memory", text("solver-help-memory"), 1)] = None,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        study(screen, Wanted(target, seed, seconds=seconds, memory=memory))
