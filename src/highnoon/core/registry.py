"""Where games are found by their key and rules version."""

from __future__ import annotations

from importlib import import_module

from highnoon.core.action import Phrase
from highnoon.core.errors import UnknownGame
from highnoon.core.game import AnyGame

_HOMES: dict[tuple[str, int], str] = {}
_LOADED: dict[tuple[str, int], AnyGame] = {}


def register(key: str, rules: int, home: str) -> None:
    """Make a game known; `home` is `module:attribute`, imported when it is first asked for."""
    _HOMES[key, rules] = home


def keys() -> tuple[str, ...]:
    """The games' keys, in order of registration."""
    return tuple(dict.fromkeys(key for key, _ in _HOMES))


def game(key: str, rules: int | None = None) -> AnyGame:
    """The game of this key, in the newest rules version unless another is asked for."""
    versions = [version for known, version in _HOMES if known == key]
    if not versions:
        raise UnknownGame(
            Phrase("error-game-unknown", {"game": key[:40], "known": ", ".join(keys())})
        )
    version = max(versions) if rules is None else rules
    if version not in versions:
        raise UnknownGame(
            Phrase(
                "error-rules-version",
                {"game": key, "version": version, "newest": max(versions)},
            )
        )
    if (key, version) not in _LOADED:
        module, _, attribute = _HOMES[key, version].partition(":")
        _LOADED[key, version] = getattr(import_module(module), attribute)
    return _LOADED[key, version]
