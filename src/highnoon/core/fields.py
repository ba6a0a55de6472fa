"""Reading the fields of a position: whatever is wrong is noted on the way and told at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from highnoon.core.action import Arg, Phrase
from highnoon.core.errors import InvalidPosition

LONGEST: Final = 40
"""How many characters of a wrong word are quoted."""
MOST_DIGITS: Final = 6


class Fields:
    """Reads words and notes what is wrong with them.

    `game` begins the messages: `<game>-position-field` for one, `<game>-position-fields` for
    a line that has too many or too few.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.wrong: list[Phrase] = []

    def bad(self, field: str, found: str, expected: str) -> None:
        """Note that a field cannot be this."""
        args = {"field": field[:LONGEST], "found": found[:LONGEST], "expected": expected}
        self.wrong.append(Phrase(f"{self.game}-position-field", args))

    def refuse_if_wrong(self) -> None:
        """`InvalidPosition` with all that was noted, if anything was."""
        if self.wrong:
            raise InvalidPosition(*self.wrong)

    def in_order(
        self, words: Sequence[str], names: Sequence[str], optional: int = 0
    ) -> dict[str, str]:
        """The words by the names of their fields, of which the last ones may be left out.

        Nothing can be said about single fields of a line that has too many or too few.
        """
        if len(words) not in (len(names), len(names) - optional):
            args: dict[str, Arg] = {
                "found": len(words),
                "expected": len(names),
                "names": ", ".join(names),
            }
            raise InvalidPosition(Phrase(f"{self.game}-position-fields", args))
        return dict(zip(names, words, strict=False))

    def named(
        self, words: Iterable[str], known: Sequence[str], expected: str, field: str = ""
    ) -> dict[str, str]:
        """Words of the form `name=value`, each name known and there once.

        Inside a `field` it is that field which is wrong, otherwise the one that was named.
        """
        said: dict[str, str] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not equals or name not in known or name in said:
                self.bad(field or (name if equals else "?"), word, expected)
            said[name] = value
        return said

    def one_of(
        self, field: str, text: str, allowed: Sequence[str], told: Sequence[str] = ()
    ) -> str:
        """One of these words; `told` are those worth proposing, if not all are."""
        if text not in allowed:
            self.bad(field, text, " ".join(told or allowed))
        return text

    def number(self, field: str, text: str, least: int, most: int, default: int = 0) -> int:
        """A whole number in a range."""
        if _is_number(text) and least <= int(text) <= most:
            return int(text)
        self.bad(field, text, f"{least}-{most}")
        return default

    def digits(self, field: str, text: str) -> int:
        """A whole number of a few digits, whatever it counts."""
        if _is_number(text):
            return int(text)
        self.bad(field, text, "0-9")
        return 0

    def once(self, field: str, names: Sequence[str]) -> None:
        """Each of these may be named once."""
        for name in dict.fromkeys(name for name in names if names.count(name) > 1):
            self.bad(field, f"{name},{name}", name)


def _is_number(text: str) -> bool:
    """Digits as we write them: not those of other scripts, and no zeros in front."""
    plain = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    return plain and (text == "0" or text[0] != "0")
