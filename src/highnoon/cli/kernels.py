"""Kernels that must be compiled first: it is said, shown, and counted as nobody's time."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable
from functools import cache
from multiprocessing.context import SpawnProcess

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn
from rich.text import Text

from highnoon import bots
from highnoon.cli.screen import Screen
from highnoon.core.action import Phrase
from highnoon.engine.warming import has_kernels, is_warm, warm


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


def prepare_opponent(screen: Screen, game: str, number: int) -> None:
    """Before a bot decides in front of people: whoever can plays plainly while kernels compile."""
    for level in bots.ladder(game):
        if level.number == number and level.compiled:
            if level.plain:
                compile_meanwhile(game)
            else:
                prepare(screen, game)


@cache
def compile_meanwhile(game: str) -> SpawnProcess | None:
    """Compile in a process of its own, which ends with this one; nothing if all is on disk."""
    if not has_kernels(game) or is_warm(game):
        return None
    process = multiprocessing.get_context("spawn").Process(
        target=_compile_quietly, args=(game,), daemon=True
    )
    process.start()
    return process


def _compile_quietly(game: str) -> None:
    """In that process: whoever plays goes first, and decides when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    warm(game)
