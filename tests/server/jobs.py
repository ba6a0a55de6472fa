"""Jobs for bots' processes under test, in a module that a new process reads in a moment."""

import os
import signal
import time
from pathlib import Path
from typing import Any

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.engine.thoughts import Idea, tell


def noted(name: str, seconds: float = 0.0) -> str:
    time.sleep(seconds)
    return name


def whoami() -> int:
    return os.getpid()


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dies_once(mark: Path) -> str:
    """Dies in the middle of the first thought, answers the second."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def out_of_memory_once(mark: Path) -> str:
    if not mark.exists():
        mark.touch()
        raise MemoryError
    return "alive"


def stops_once(mark: Path) -> str:
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return "alive"


class Sad(Exception):
    """Written to a pickle, but not read from one."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one + two)


def sad() -> None:
    raise Sad("a", "b")


def watched(view: TableView[Any], *_: object) -> Choice:
    """The last choice, so that a random one would be noticed; without `MARK` the process dies."""
    if not Path(os.environ["MARK"]).exists():
        os._exit(3)
    return Choice(view.choices[-1])


def muses(view: TableView[Any], *_: object) -> bool:
    """Thinks ahead for a seat, which is written down; it could go on for ever."""
    with Path(os.environ["MARK"]).open("a") as file:
        file.write(f"{view.viewer} {view.version}\n")
    return True


def dies_ahead(*_: object) -> bool:
    os._exit(3)


def weighs(view: TableView[Any], *_: object) -> Choice:
    """Says what it weighs, where it can choose: the last choice, which it takes, and the first."""
    if len(view.choices) > 1:
        tell([Idea((view.choices[-1],), 0.75), Idea((view.choices[0],), 0.25)])
    return Choice(view.choices[-1])


def broken(*_: object) -> Choice:
    raise RuntimeError("a bot with a bug")


def slow(view: TableView[Any], *_: object) -> Choice:
    time.sleep(0.1)
    return Choice(view.choices[0])
