"""Where games are found by their key and rules version."""

from __future__ import annotations

from highnoon.core.action import Phrase
from highnoon.core.description import Description, load
from highnoon.core.errors import UnknownGame
from highnoon.core.game import AnyGame

_KNOWN: dict[str, Description] = {}
_LOADED: dict[str, AnyGame] = {}


def register(description: Description) -> None:
    """Make a game known; a key belongs to one game alone."""
    if _KNOWN.setdefault(description.key, description) != description:
        raise ValueError(f"there is a game with the key {description.key!r} already")


def keys() -> tuple[str, ...]:
    """The games' keys, in order of registration."""
    return tuple(_KNOWN)


def described(key: str) -> Description:
    """All that the game of this key brings."""
    if key not in _KNOWN:
        raise UnknownGame(
            Phrase("error-game-unknown", {"game": key[:40], "known": ", ".join(keys())})
        )
    return _KNOWN[key]


def game(key: str, rules: int | None = None) -> AnyGame:
    """The game of this key, in the newest rules version unless another is asked for."""
    versions = described(key).rules
    version = max(versions) if rules is None else rules
    if version not in versions:
        raise UnknownGame(
            Phrase(
                "error-rules-version",
                {"game": key, "version": version, "newest": max(versions)},
            )
        )
    home = versions[version]
    if home not in _LOADED:
        _LOADED[home] = load(home)
    return _LOADED[home]
