"""Styles: the same strength, another temper. A level with a style has a number of its own.

Level 3 is 13 when it plays cautiously and 23 when it plays boldly, so that a style travels wherever
a level does: in seats, records, requests and the arena.

>>> numbered(3, "bold"), level_of(23), style_of(23), style_of(3)
(23, 3, 'bold', None)
>>> read_level("3-bold")
23
"""

from __future__ import annotations

from typing import Final

STYLES: Final = ("cautious", "bold")
_APART: Final = 10
_STYLED: Final = range(_APART, (1 + len(STYLES)) * _APART)


def numbered(level: int, style: str | None) -> int:
    """The number of a level with a style, or without one."""
    return level if style is None else level + _APART * (1 + STYLES.index(style))


def level_of(number: int) -> int:
    """How strong the bot of this number is; programs' numbers are their own."""
    return number % _APART if number in _STYLED else number


def style_of(number: int) -> str | None:
    """The style of this number, if it has one."""
    return STYLES[number // _APART - 1] if number in _STYLED else None


def read_level(text: str) -> int | None:
    """The number that a text names: `3`, `3-bold`, `23`; None if it is none of these."""
    level, dash, style = text.strip().lower().partition("-")
    if not (level.isascii() and level.isdecimal()) or (dash and style not in STYLES):
        return None
    return numbered(int(level), style if dash else None)


def level_text(number: int) -> str:
    """The same the other way round: 23 is `3-bold`."""
    style = style_of(number)
    return str(number) if style is None else f"{level_of(number)}-{style}"
