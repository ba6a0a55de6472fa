"""Tiny variants, small enough to be solved exactly: for research, not for an evening.

They are no rules of their own: each is a position of the ordinary game, far on, whose rest has a
few hundred or thousand nodes. Longhorn has four places left with cows, Moon River eight parcels;
Desperados is played on a map of five towns, in the last two moves of the last round, where both
sides still choose in secret. So every door that takes a position or a map takes them, solver and
kernels included; learners' libraries have them as the option `tiny`.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, NamedTuple

from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidOptions

OPTION: Final = "tiny"
"""The name of the option in learners' libraries."""


class Tiny(NamedTuple):
    """Where a tiny variant begins, and the options of its table."""

    options: dict[str, Any]
    position: str


def has_tiny(game: str) -> bool:
    """Whether a game has a tiny variant."""
    return (files(__name__) / f"{game}.txt").is_file()


def tiny(game: str) -> Tiny:
    """The tiny variant of a game; `InvalidOptions` if there is none."""
    if not has_tiny(game):
        args = {"option": OPTION, "value": "True", "allowed": "False"}
        raise InvalidOptions(Phrase("error-option-value", args))
    home = files(__name__)
    position = (home / f"{game}.txt").read_text("utf-8").strip()
    brought = {
        name: (home / f"{game}.toml").read_text("utf-8")
        for name in registry.described(game).files
        if (home / f"{game}.toml").is_file()
    }
    return Tiny(brought, position)
