"""What the page says, from the catalogue: tests look for the meaning, whatever its wording is."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from playwright.sync_api import Locator, Page

from highnoon.core.action import Arg, Phrase
from highnoon.i18n.catalogue import Catalogue

_LOCALES: Final = files("highnoon.i18n") / "locales"


def say(key: str, language: str = "en", /, **args: Arg) -> str:
    """A message as the page shows it; without one this is a mistake of the test."""
    if key not in _messages(language):
        raise KeyError(f"the catalogue has no {key!r}")
    return _catalogue(language).say(Phrase(key, args))


def like(key: str, language: str = "en", /, **known: str) -> re.Pattern[str]:
    """A message with anything in its places, but for what is known of them."""
    value = _messages(language)[key].value
    assert value is not None
    return re.compile(_pattern(value, known))


def button(at: Page | Locator, key: str, language: str = "en", *, exact: bool = False) -> Locator:
    """The button that says this."""
    return at.get_by_role("button", name=say(key, language), exact=exact)


def any_of(*keys: str) -> re.Pattern[str]:
    """One of these messages, and nothing around it."""
    return re.compile(f"^(?:{'|'.join(like(key).pattern for key in keys)})$")


def _pattern(pattern: Pattern, known: dict[str, str]) -> str:
    return "".join(_part(one, known) for one in pattern.elements)


def _part(element: TextElement | Placeable, known: dict[str, str]) -> str:
    """In a form that Python and the browser read alike."""
    if isinstance(element, TextElement):
        words = re.split(r"(\s+)", element.value)
        return "".join(r"\s+" if word.isspace() else re.escape(word) for word in words)
    inside = element.expression
    if isinstance(inside, SelectExpression):
        return f"(?:{'|'.join(_pattern(variant.value, known) for variant in inside.variants)})"
    if isinstance(inside, StringLiteral):
        return re.escape(str(inside.parse()["value"]))
    if isinstance(inside, VariableReference) and inside.id.name in known:
        return re.escape(known[inside.id.name])
    return ".*?"


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@cache
def _messages(language: str) -> dict[str, Message]:
    texts = [one.read_text("utf-8") for one in (_LOCALES / language).iterdir()]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}
