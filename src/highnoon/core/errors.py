"""What can be wrong, each with a key that can be translated."""

from __future__ import annotations

from collections.abc import Sequence

from highnoon.core.action import Phrase
from highnoon.core.english import english


class HighNoonError(Exception):
    """Something the caller did that we can explain: one or more phrases."""

    def __init__(self, *reasons: Phrase) -> None:
        super().__init__(*reasons)
        self.reasons: Sequence[Phrase] = reasons

    @property
    def reason(self) -> Phrase:
        """The first reason."""
        return self.reasons[0]

    def __str__(self) -> str:
        return "\n".join(english(reason) for reason in self.reasons)


class InvalidAction(HighNoonError):
    """The text or number is not an action of this game."""


class IllegalAction(HighNoonError):
    """An action of this game, but not one this seat may take now."""


class InvalidPosition(HighNoonError):
    """A position text that describes no position; all reasons."""


class InvalidRecord(HighNoonError):
    """A record that cannot be read or replayed."""


class InvalidOptions(HighNoonError):
    """Options a game does not have, or values they cannot take; all reasons."""


class InvalidData(HighNoonError):
    """A data file (a map, parcels) that breaks its rules; all reasons."""


class UnknownGame(HighNoonError):
    """No game of this name, or not in this rules version."""


class StaleVersion(HighNoonError):
    """The action was made for an earlier moment of the match."""


class CannotUndo(HighNoonError):
    """Taking back would cross revealed information, or there is nothing to take back."""
