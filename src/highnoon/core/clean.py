"""Words of strangers as they may be kept and shown: names and talk, whichever door they came by.

Letters of every script, emoji and their joiners stay; what steers a terminal, turns the direction
of the line round or cannot be seen at all goes.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

NAME_LENGTH: Final = 40
TALK_LENGTH: Final = 500
MOST_READ: Final = 16
"""How many times its length a text is read at most; nobody hides so much in what they mean."""
MOST_MARKS: Final = 4
"""Accents on one letter; more of them would climb over the lines above."""

_JOINERS: Final = "\u200c\u200d"
_STEERS: Final = ("Cc", "Cf", "Cs", "Co")
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that cannot be seen."""

_FLAGS: Final = re.compile(
    "(\U0001f3f4(?:"
    + "|".join(
        "".join(chr(0xE0000 + ord(letter)) for letter in land)
        for land in ("gbeng", "gbsct", "gbwls")
    )
    + ")\U000e007f)"
)
"""The flags that are written with letters nobody sees; there are no others."""

_UNSEEN: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e0fff]"
)
"""What must not reach a terminal or a page as it is."""


def clean(text: str, longest: int = TALK_LENGTH) -> str:
    """Text as it may be shown: nothing that steers or hides, single spaces, not too long."""
    text = text[: MOST_READ * longest]
    if not (text.isascii() and text.isprintable()):
        text = unicodedata.normalize("NFC", _seen(unicodedata.normalize("NFC", text)))
    return _cut(" ".join(text.split()), longest).rstrip(_JOINERS + " ")


def _cut(text: str, longest: int) -> str:
    """The beginning of a text, without half of what is read as one sign."""
    if len(text) <= longest:
        return text
    end = longest
    while end and (_continues(text[end]) or text[end - 1] in _JOINERS):
        end -= 1
    return text[: end or longest]


def _continues(char: str) -> bool:
    """Whether a sign goes on here: a joiner, a mark or a skin tone belongs to what is before."""
    tag = "\U000e0000" <= char <= "\U000e007f"
    return char in _JOINERS or tag or _is_dress(char) or _category(char)[0] == "M"


def clean_name(text: str | None) -> str | None:
    """A name as it may be shown, not too long; None for nothing."""
    return None if text is None else clean(text, NAME_LENGTH) or None


def harmless(text: str) -> str:
    """Any text for one line of a terminal, with its spaces: what steers or hides is a space."""
    return _UNSEEN.sub(" ", text)


def escaped(json_text: str) -> str:
    """JSON with such characters written as escapes: the same values, harmless to look at."""
    return _UNSEEN.sub(lambda found: _escape(found[0]), json_text)


def _escape(char: str) -> str:
    code = ord(char)
    if code < 0x10000:
        return f"\\u{code:04x}"
    high, low = divmod(code - 0x10000, 0x400)
    return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"


def _seen(text: str) -> str:
    """Without what cannot be seen; every second part is a flag."""
    parts = _FLAGS.split(text)
    parts[::2] = map(_letters, parts[::2])
    return _joined("".join(parts))


def _letters(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        if char.isspace():
            char = " "
        elif char not in _JOINERS and (kind in _STEERS or char in _BLANK or _is_no_letter(char)):
            continue
        if kind not in ("Mn", "Me"):
            marks = marks if char in _JOINERS else 0
        elif marks == MOST_MARKS:
            continue
        else:
            marks += 1
        kept.append(char)
    return "".join(kept)


def _joined(text: str) -> str:
    """Without joiners that join nothing."""
    kept = [""]
    for char, after in zip(text, text[1:] + " ", strict=False):
        if char not in _JOINERS or _joins(kept[-1], after):
            kept.append(char)
    return "".join(kept)


def _joins(before: str, after: str) -> bool:
    """Whether a joiner means something here: between emoji, and in scripts that join letters."""
    return (_is_emoji(before) and _is_emoji(after)) or (_is_linked(before) and _is_linked(after))


def _is_emoji(char: str) -> bool:
    return _is_dress(char) or _category(char) == "So"


def _is_dress(char: str) -> bool:
    """Whether it says how the emoji before it looks."""
    return char == "\ufe0f" or "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_linked(char: str) -> bool:
    return "\u0600" <= char <= "\u0dff" and _category(char)[0] in "LM"


def _category(char: str) -> str:
    return unicodedata.category(char) if char else "none"


def _is_no_letter(char: str) -> bool:
    """Code points that will never be characters."""
    return "\ufdd0" <= char <= "\ufdef" or ord(char) & 0xFFFE == 0xFFFE
