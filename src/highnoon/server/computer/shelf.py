"""The latest studies of a process, by their names; the oldest make room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from highnoon.server.computer.study import Study

S = TypeVar("S", bound=Study)


class Shelf(Generic[S]):
    """The latest studies by what they are about."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, S] = OrderedDict()

    def find(self, key: str) -> S | None:
        """The study, if it is still here."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def find_or_make(self, key: str, make: Callable[[], S]) -> S:
        """The study, a new one if there is none; the oldest makes room."""
        found = self.find(key)
        if found is None:
            found = self._kept[key] = make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return found

    async def close(self) -> None:
        """Stop them all."""
        for study in list(self._kept.values()):
            await study.close()
