"""The study of a position far from any table: what every choice is worth.

No process goes on with another's: whoever is asked works it out, and remembers it for a while.
"""

from __future__ import annotations

from typing import Any, Final

from highnoon.core.action import Plain
from highnoon.engine.study import Weighed
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.study import Study
from highnoon.server.computer.thinking import Thinking
from highnoon.server.computer.worker import weigh
from highnoon.server.store.study_rows import About

CHOICES: Final = (0.3, *(0.6,) * 12)
"""Seconds of thought about one position, in steps between which others may go first."""


class ChoicesStudy(Study):
    """What every choice of a position is worth, which somebody studies far from any table."""

    def __init__(self, thinkers: Thinking, name: str, game: str, state: Any) -> None:
        super().__init__(About(name, "choices", "", 0))
        self._thinkers = thinkers
        self._game = game
        self._state = state
        self._slices = iter(CHOICES)
        self.found: Weighed | None = None

    async def advance(self) -> bool:
        """Weigh them for one slice more."""
        seconds = next(self._slices, None)
        if seconds is None:
            return False
        # Positions of one visitor are mostly of one deal: the same desk remembers its proofs.
        ask = Ask(Urgency.EVALUATION, self.client, f"study {self.client}", "study")
        found = await self._thinkers.run(ask, weigh, self._game, self._state, seconds)
        self.found = found if self.found is None else self.found.joined(found)
        return not self.found.settled

    def plain(self) -> Plain:
        """Nothing: it stays in this process."""
        return None

    def resume(self, plain: Any) -> None:
        """Nobody else has found anything."""
