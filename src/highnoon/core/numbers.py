"""The numbers of actions: what a learner, a page and a wire call them at one table."""

from __future__ import annotations

from collections.abc import Sequence

from highnoon.core.action import Action, Phrase
from highnoon.core.errors import InvalidAction


class Numbers:
    """Every action that can ever be made at a table, numbered from 0."""

    __slots__ = ("_index", "actions")

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = tuple(actions)
        self._index = {action: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self._index

    def index(self, action: Action) -> int:
        """The action's number, or `InvalidAction`."""
        number = self._index.get(action)
        if number is None:
            raise InvalidAction(Phrase("error-action-unknown", {"action": str(action)[:60]}))
        return number

    def at(self, index: int) -> Action:
        """The action of this number, or `InvalidAction`."""
        if not 0 <= index < len(self.actions):
            count = len(self.actions)
            raise InvalidAction(Phrase("error-action-index", {"index": index, "count": count}))
        return self.actions[index]
