"""Quick phrases: sent as a key, and read by everybody in their own language.

In the record they are talk like any other, written `/hello` or `/meet Laramie`.
"""

from __future__ import annotations

from typing import Final

QUICK: Final = (
    "hello",
    "luck",
    "ready",
    "moment",
    "turn",
    "nice",
    "clever",
    "ouch",
    "oops",
    "sorry",
    "thanks",
    "yes",
    "no",
    "played",
    "again",
    "bye",
)
"""Phrases for every table."""

LONGEST_PLACE: Final = 40

PLACED: Final = ("meet", "rob", "avoid", "sheriff")
"""Phrases about a place, whose name follows the key."""


def quick_text(key: str, place: str) -> str | None:
    """How a quick phrase is written down; None if there is none of that key."""
    if key in PLACED:
        return f"/{key} {place}" if place else None
    return f"/{key}" if key in QUICK and not place else None


def quick_of(text: str) -> tuple[str, str] | None:
    """The key and place of talk that is a quick phrase."""
    key, _, place = text[1:].partition(" ")
    return (key, place) if text.startswith("/") and quick_text(key, place) == text else None
