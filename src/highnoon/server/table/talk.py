"""Quick phrases: sent as a key, and read by everybody in their own language.

In the record they are talk like any other, written `/hello` or `/meet Laramie`.
"""

from __future__ import annotations

from typing import Final

from highnoon.core.clean import clean
from highnoon.server.wire.refusals import Refused

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

REMOVED: Final = "/removed"
"""What stands where the operator has removed something: nobody can say it."""

LONGEST_PLACE: Final = 40

PLACED: Final = ("meet", "rob", "avoid", "sheriff")
"""Phrases about a place, whose name follows the key."""


def quick_text(key: str, place: str) -> str | None:
    """How a quick phrase is written down; None if there is none of that key."""
    if key in PLACED:
        return f"/{key} {place}" if place else None
    return f"/{key}" if key in QUICK and not place else None


def spoken(text: str, quick: str | None) -> str:
    """What somebody says as it is written down, or a refusal."""
    text = clean(text)
    if quick is not None:
        text = quick_text(quick, text[:LONGEST_PLACE].strip()) or ""
    if not text or text == REMOVED:
        raise Refused(400, "error-quick-unknown" if quick is not None else "error-say-nothing")
    return text


def quick_of(text: str) -> tuple[str, str] | None:
    """The key and place of talk that is a quick phrase."""
    key, _, place = text[1:].partition(" ")
    if text == REMOVED:
        return key, ""
    return (key, place) if text.startswith("/") and quick_text(key, place) == text else None
