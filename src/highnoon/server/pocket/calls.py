"""How the page asks a pocket, and where its doors are: each names a method and a path."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from highnoon.core.action import Seat
from highnoon.core.view import PUBLIC, Viewer
from highnoon.server.pocket.parts import Parts
from highnoon.server.table.changes import Outcome
from highnoon.server.table.requests import Click
from highnoon.server.table.table import Table
from highnoon.server.wire.encoding import Encoded
from highnoon.server.wire.refusals import Refused

NOBODY_ELSE: Final = "pocket-error-alone"
CLIENT: Final = "here"
"""Whoever holds the device."""


class Call(NamedTuple):
    """A question as the page asks it."""

    parts: Parts
    found: Mapping[str, str]
    """What the path named: a table, a game, a moment, and what stands behind its question mark."""
    token: str | None
    json: Mapping[str, Any]
    text: str

    @property
    def table(self) -> str:
        """The table that is asked about."""
        return self.found["table"]

    def viewer(self, table: Table) -> Viewer:
        """Through whose eyes."""
        return PUBLIC if self.token is None else table.seat_of(self.token)

    async def once(self, click: Click | None, command: Callable[[Table, Seat], Outcome]) -> Any:
        """Carry a command out for the bearer's seat, or repeat the answer it had before."""

        def decide(table: Table) -> Outcome:
            return table.once(table.seat_of(self.token or ""), click, command)

        return Encoded((await self.parts.house.change(self.table, decide)).reply)


Door: TypeAlias = Callable[[Call], Awaitable[Any]]
_DOORS: list[tuple[str, re.Pattern[str], int, Door]] = []


def door(method: str, path: str, status: int = 200) -> Callable[[Door], Door]:
    """What answers at a path; names in braces are found in it."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path) + "$")

    def add(answer: Door) -> Door:
        _DOORS.append((method, pattern, status, answer))
        return answer

    return add


def door_for(method: str, path: str) -> tuple[int, Door, dict[str, str]]:
    """The door at a path, the status of its answer, and what the path names."""
    for how, pattern, status, answer in _DOORS:
        found = pattern.match(path)
        if found and how == method:
            return status, answer, found.groupdict()
    raise Refused(404, NOBODY_ELSE)


def read(text: str | None) -> Mapping[str, Any]:
    """A body as JSON; none is an empty one, and a record is no JSON."""
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
