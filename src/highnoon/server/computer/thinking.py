"""Who thinks for computers: processes behind a queue in a house, one mind in a browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.server.computer.fair import Ask
from highnoon.server.wire.refusals import Refused

P = ParamSpec("P")
T = TypeVar("T")


class ComputersAway(Refused):
    """Processes are lost again and again: the job may be asked for later."""

    def __init__(self) -> None:
        super().__init__(503, "error-computers-away", retry_after=10)


class TakenElsewhere(Exception):
    """Another process of the house thinks about this already."""


Claim: TypeAlias = Callable[[], Awaitable[bool]]
"""Asked when a desk is free: whether this process may think about the job at all."""


class Health(NamedTuple):
    """How the computers are; `ok` unless loss followed loss with no answer between."""

    ok: bool
    desks: int
    lost: int
    """Processes that died or hung since the start."""


class Thinking(Protocol):
    """Does jobs, each when it is its turn."""

    @property
    def health(self) -> Health:
        """Whether anybody thinks."""

    @property
    def idle(self) -> int:
        """How many more jobs could be done at once."""

    async def think(
        self,
        ask: Ask,
        view: TableView[Any],
        level: int,
        seed: int,
        name: str,
        again: bool = True,
        claim: Claim | None = None,
    ) -> Choice:
        """One decision of a bot; with `again`, asked again when a process is lost over it."""

    async def run(self, ask: Ask, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Have a job done; `TakenElsewhere` where its claim is not granted."""

    async def prepare(self) -> None:
        """Be ready, so that whoever takes over another's thought need not wait for a start."""

    async def close(self) -> None:
        """Stop all thinking."""
