"""What must be true: all that was acknowledged, once, in its place, and nothing that was not.

A change that failed, or was under way when the power went, is in doubt: it may be there or not, as
the last of its table, until a later change of the store is acknowledged.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from highnoon.server.table.changes import Change, Meta, Stored


class Broken(AssertionError):
    """The store does not hold what it promised, or more."""


@dataclass(frozen=True)
class State:
    """A table as a reader finds it."""

    seq: int
    lines: str
    answers: tuple[tuple[int, str, str], ...]
    meta: Meta

    @staticmethod
    def of(stored: Stored) -> State:
        return State(stored.seq, stored.lines, stored.answers, stored.meta)

    def after(self, change: Change) -> State:
        """The table with one change more."""
        asked = change.request is not None
        answer = (change.seat or 0, change.request or "", change.answer or "")
        return State(
            change.seq + 1,
            self.lines + change.lines,
            (*self.answers, answer) if asked else self.answers,
            change.meta or self.meta,
        )


@dataclass
class Kept:
    """What is known of one table: its state, or None before its opening is acknowledged."""

    state: State | None = None
    doubts: list[State] = field(default_factory=list)

    def allows(self, found: State | None) -> bool:
        return found == self.state or found in self.doubts


@dataclass
class Model:
    """All tables. The load tells it what it tries and how that went."""

    tables: dict[str, Kept] = field(default_factory=dict)
    acknowledged: int = 0
    refused: int = 0

    def opens(self, table: Stored) -> State:
        """A table is about to be opened."""
        state = State.of(table)
        self.tables[table.head.id] = Kept(None, [state])
        return state

    def tries(self, change: Change) -> State:
        """A change is about to be stored."""
        kept = self.tables[change.table]
        assert kept.state is not None
        state = kept.state.after(change)
        kept.doubts.append(state)
        return state

    def succeeded(self, table: str, state: State) -> None:
        """It was acknowledged: nothing of this table is in doubt any more."""
        self.tables[table] = Kept(state)
        self.acknowledged += 1

    def failed(self) -> None:
        """It was refused; it stays in doubt, since a crash may still bring it back."""
        self.refused += 1

    def at_this_moment(self) -> dict[str, Kept]:
        """A copy: what must be found if the power went now."""
        return {name: copy.copy(kept) for name, kept in self.tables.items()}


def check(kept: dict[str, Kept], found: dict[str, State | None], where: str) -> None:
    """Raise `Broken` unless every table is as it may be."""
    for name, one in kept.items():
        if not one.allows(found.get(name)):
            raise Broken(f"{where}: table {name} is {found.get(name)}, not {one}")
