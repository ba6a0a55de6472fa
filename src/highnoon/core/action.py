"""Actions, seats and phrases: the small vocabulary that every door speaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias, TypedDict

Plain: TypeAlias = bool | int | float | str | list["Plain"] | dict[str, "Plain"] | None
"""Data that JSON can carry as it is."""

Seat: TypeAlias = int
"""A seat at the table, counted from 0."""

CHANCE: Final[Seat] = -1
"""The actor that draws tiles and throws dice."""


class Action(NamedTuple):
    """One small decision, by a player or by chance: a verb and what it is about."""

    kind: str
    args: tuple[int | str, ...] = ()


class PlainPhrase(TypedDict):
    """A sentence to be said in the reader's language."""

    key: str
    args: dict[str, int | float | str | PlainPhrase | list[PlainPhrase]]


class Phrase(NamedTuple):
    """A sentence to be said in the reader's language: a message key and its arguments."""

    key: str
    args: Mapping[str, Arg] = {}

    def plain(self) -> PlainPhrase:
        """The phrase as JSON data, nested phrases included."""
        key, args = self
        if not args:
            return {"key": key, "args": {}}
        return {
            "key": key,
            "args": {
                # Most are words and numbers: not worth a call.
                name: arg if type(arg) is str or type(arg) is int else _plain(arg)
                for name, arg in args.items()
            },
        }


Arg: TypeAlias = int | float | str | Phrase | tuple[Phrase, ...]


def _plain(arg: Arg) -> int | float | str | PlainPhrase | list[PlainPhrase]:
    if isinstance(arg, Phrase):
        return arg.plain()
    if isinstance(arg, tuple):
        return [phrase.plain() for phrase in arg]
    return arg
