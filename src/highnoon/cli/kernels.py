"""Kernels that must be compiled first: it is said, shown, and counted as nobody's time."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn
from rich.text import Text

from highnoon import bots
from highnoon.cli.screen import Screen
from highnoon.core.action import Phrase
from highnoon.engine.warming import warm


def prepare(screen: Screen, game: str) -> None:
    """Load a game's kernels before any clock runs; what must be compiled is shown meanwhile.

    On standard error, so that it never mixes with what a pipe is to get.
    """
    name = Phrase(f"{game}-title")
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TaskProgressColumn())
    bar = Progress(
        *columns,
        console=console,
        transient=True,
        disable=not (console.is_terminal and screen.interactive),
    )
    tasks: list[TaskID] = []

    def told(done: int, total: int) -> None:
        if not tasks:
            said = screen.say(Phrase("kernels-compiling", {"game": name}))
            console.print(Text(said), soft_wrap=not screen.interactive)
            bar.start()
            tasks.append(bar.add_task(screen.say(Phrase("kernels-progress")), total=total))
        bar.update(tasks[0], completed=done, total=total)

    try:
        compiled = warm(game, told)
    finally:
        bar.stop()
    if compiled:
        console.print(Text(screen.say(Phrase("kernels-ready"))))


def prepare_bots(screen: Screen, game: str, levels: Iterable[str]) -> None:
    """The same, if one of these levels of the computer plays with kernels."""
    wanted = set(levels)
    if any(level.compiled and str(level.number) in wanted for level in bots.ladder(game)):
        prepare(screen, game)
