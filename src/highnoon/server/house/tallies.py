"""What each client has in use at every process of the house, told to the others every second.

Lines and tables are counted where they are, and a limit asks for all processes together. A count
goes with its process. Within a second a client may have a few too many: then no more come in.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Final

FEW: Final = 1
"""A count that need not be told: most clients have one line at most."""

Count = Callable[[], Mapping[str, int]]


class Tallies:
    """Counts by client: our own, and those of the others."""

    def __init__(self) -> None:
        self._own: dict[str, Count] = {}
        self._told: dict[tuple[str, str], int] = {}
        self._others: dict[str, dict[tuple[str, str], int]] = {}

    def count(self, what: str, own: Count) -> Callable[[str], int]:
        """Count something from now on; gives how many a client has of it at other processes."""
        self._own[what] = own
        return lambda client: sum(there.get((what, client), 0) for there in self._others.values())

    def news(self) -> list[tuple[str, str, int]]:
        """What has changed here since this was last asked."""
        now = {
            (what, client): count
            for what, own in self._own.items()
            for client, count in own().items()
            if count > FEW
        }
        ended = dict.fromkeys(self._told.keys() - now.keys(), 0)
        changed = [
            (*key, count) for key, count in (now | ended).items() if self._told.get(key) != count
        ]
        self._told = now
        return changed

    def tell_all(self) -> None:
        """Somebody is new in the house: all is news."""
        self._told.clear()

    def heard(self, process: str, said: Iterable[tuple[str, str, int]]) -> None:
        """Another process tells what clients have in use there."""
        there = self._others.setdefault(process, {})
        for what, client, count in said:
            if count:
                there[what, client] = count
            else:
                there.pop((what, client), None)

    def without(self, processes: Container[str]) -> None:
        """Processes are gone, and all that was in use there."""
        for process in [one for one in self._others if one in processes]:
            del self._others[process]
