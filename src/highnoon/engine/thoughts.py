"""What a bot weighs while it thinks, for whoever wants to see it.

>>> from highnoon.core.action import Action
>>> with listening(print):
...     tell([Idea((Action("steal", ("w",)),), 0.5)])
[Idea(line=(Action(kind='steal', args=('w',)),), worth=0.5)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple, TypeAlias

from highnoon.core.action import Action


class Idea(NamedTuple):
    """One way to go on, from the choice that is due, and what it seems to be worth (0 to 1)."""

    line: tuple[Action, ...]
    worth: float


Heard: TypeAlias = Callable[[Sequence[Idea]], None]
"""Told of a bot's best ideas, the best first, whenever it knows more."""

_HEARD: Final[ContextVar[Heard | None]] = ContextVar("heard", default=None)


@contextmanager
def listening(heard: Heard) -> Iterator[None]:
    """While this lasts, hear what is weighed here."""
    before = _HEARD.set(heard)
    try:
        yield
    finally:
        _HEARD.reset(before)


def tell(ideas: Sequence[Idea]) -> None:
    """Say what is weighed, if anybody listens."""
    heard = _HEARD.get()
    if heard is not None:
        heard(ideas)


def first_choices(ideas: Sequence[Idea]) -> list[tuple[Action, float]]:
    """The choices that the ideas begin with, each with the worth of its best, best first."""
    found: dict[Action, float] = {}
    for line, worth in ideas:
        found[line[0]] = max(worth, found.get(line[0], worth))
    return sorted(found.items(), key=lambda one: -one[1])
