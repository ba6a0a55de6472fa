"""The games' rules as books: which texts stand where, for page and terminal alike.

`<game>.json` is the structure; the texts are `rules-<game>.ftl` of every language.

>>> [section.key for section in book("longhorn").sections][:3]
['idea', 'pieces', 'setup']
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from highnoon.core.action import Phrase
from highnoon.core.description import read
from highnoon.core.errors import HighNoonError
from highnoon.core.registry import described

Kind: TypeAlias = Literal["text", "head", "list", "steps", "terms", "figure", "example"]
_KINDS: Final = get_args(Kind)


class NoRulebook(HighNoonError):
    """The game has no written rules."""


class Block(NamedTuple):
    """A paragraph, heading, list or figure; the keys of its texts in reading order.

    `art` names the drawing beside each text of a list of terms, or the figure; the text below an
    example can be understood without it.
    """

    kind: Kind
    texts: tuple[str, ...]
    art: tuple[str, ...] = ()


class Section(NamedTuple):
    """A chapter with its own place in the table of contents."""

    key: str
    blocks: tuple[Block, ...]


class Book(NamedTuple):
    """The rules of one game."""

    game: str
    sections: tuple[Section, ...]

    def phrase(self, key: str) -> Phrase:
        """The message behind a key of this book."""
        return Phrase(f"rules-{self.game}-{key}")

    def texts(self) -> Iterator[str]:
        """The keys of every text of the book, in reading order."""
        for section in self.sections:
            yield section.key
            for block in section.blocks:
                yield from block.texts


@cache
def book(game: str) -> Book:
    """The rules of a game of the house, or `NoRulebook`."""
    home = described(game).rulebook
    if home is None:
        raise NoRulebook(Phrase("error-no-rulebook"))
    sections = json.loads(read(home))["sections"]
    return Book(game, tuple(_section(one) for one in sections))


def _section(found: dict[str, Any]) -> Section:
    return Section(found["key"], tuple(_block(one) for one in found["blocks"]))


def _block(found: dict[str, Any]) -> Block:
    kind: Kind = next(kind for kind in _KINDS if kind in found)
    what = found[kind]
    if kind in ("figure", "example"):
        return Block(kind, (found["caption"],), (what,))
    if kind == "terms":
        return Block(kind, tuple(one["text"] for one in what), tuple(one["art"] for one in what))
    return Block(kind, (what,) if isinstance(what, str) else tuple(what))
