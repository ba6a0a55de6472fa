"""Data files in TOML (a map, parcels): everything that is wrong with one is told at once."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from highnoon.core.action import Arg, Phrase
from highnoon.core.errors import InvalidData

LARGEST: Final = 64 * 1024
"""No data file of a game is longer than this (characters)."""

_LONE: Final = re.compile("[\ud800-\udfff]")
"""Lone surrogates: no file can hold them."""

Check: TypeAlias = Callable[[Any], bool]
"""Whether a value is sound."""


class Said(NamedTuple):
    """The messages about a text as a whole; what has none is not looked at."""

    toml: str
    empty: str | None = None
    large: str | None = None


def load(
    text: str, said: Said, hints: Callable[[str], Iterable[Phrase]] = lambda _: ()
) -> dict[str, Any]:
    """The data of a TOML text, or `InvalidData`; `hints` say more about a text that is not TOML."""
    if said.empty and not text.strip("\ufeff \t\r\n"):
        raise InvalidData(Phrase(said.empty))
    if said.large and len(text) > LARGEST:
        raise InvalidData(Phrase(said.large, {"limit": LARGEST}))
    if _LONE.search(text):
        raise InvalidData(Phrase(said.toml, {"reason": "U+D800–U+DFFF"}))
    # Editors write a mark in front of a text, or letters in two parts: the same file all the same.
    plain = unicodedata.normalize("NFC", text.removeprefix("\ufeff"))
    try:
        return tomllib.loads(plain)
    except tomllib.TOMLDecodeError as error:
        broken = Phrase(said.toml, {"reason": str(error)[:120]})
        raise InvalidData(broken, *hints(plain)) from None
    except (RecursionError, ValueError) as error:
        reason = "too deep" if isinstance(error, RecursionError) else "too many digits"
        raise InvalidData(Phrase(said.toml, {"reason": reason})) from None


# --- what a value of a row may be ---


def of(kind: type) -> Check:
    """Exactly of this type: `True` is not a number."""
    return lambda value: type(value) is kind


def whole(least: int, most: int) -> Check:
    """A whole number in a range."""
    return lambda value: type(value) is int and least <= value <= most


def one_of(names: tuple[str, ...]) -> Check:
    """One of these words."""
    return lambda value: isinstance(value, str) and value in names


def some_of(names: tuple[str, ...], sizes: range) -> Check:
    """A list of distinct words among these, of an allowed length."""

    def check(value: Any) -> bool:
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            return False
        return len(set(value)) == len(value) in sizes and set(value) <= set(names)

    return check


def is_rows(value: object) -> bool:
    """Whether this is a list of tables, as `[[name]]` writes them."""
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


class DataReader:
    """Reads the parts of a file and notes what is wrong with them.

    `prefix` begins the messages. More than `most` reasons nobody reads; a message `<prefix>more`
    tells how many others there are, if `counts` asks for it.
    """

    def __init__(self, prefix: str, most: int = 100, counts: bool = False) -> None:
        self.prefix = prefix
        self.wrong: list[Phrase] = []
        self._most, self._counts = most, counts

    def note(self, what: str, **args: int | str) -> None:
        """Note what is wrong: the end of its message's key, and the arguments."""
        self.wrong.append(Phrase(f"{self.prefix}{what}", args))

    def refuse_if_wrong(self) -> None:
        """`InvalidData` with all that was noted, if anything was."""
        told, unsaid = self.wrong[: self._most], len(self.wrong) - self._most
        if unsaid > 0 and self._counts:
            told.append(Phrase(f"{self.prefix}more", {"count": unsaid}))
        if told:
            raise InvalidData(*told)

    def rows(
        self,
        data: Mapping[str, Any],
        table: str,
        fields: Mapping[str, Check],
        missing: Mapping[str, Any] | None = None,
    ) -> list[dict[str, Any]]:
        """The sound rows of a list of tables; `missing` are the values of fields left out."""
        found = data.get(table, ())
        rows = []
        for number, row in enumerate(found if is_rows(found) else (), start=1):
            full = {**(missing or {}), **row}
            bad = [name for name, sound in fields.items() if not sound(full.get(name))]
            bad += [name[:40] for name in row if name not in fields]
            for name in bad:
                args: dict[str, Arg] = {"table": table, "row": number, "field": name}
                self.wrong.append(Phrase("error-data-field", args))
            if not bad:
                rows.append(full)
        return rows

    # --- fields with a place of their own ---

    def known(self, table: Mapping[str, Any], fields: Iterable[str], where: str) -> None:
        """Note the fields of a table that nobody asked for."""
        for field in table:
            if field not in fields:
                self.note("unknown", field=f"{where}{field[:40]}")

    def table(self, value: object, field: str) -> dict[str, Any]:
        """A table; an empty one instead of anything else."""
        if isinstance(value, dict):
            return value
        self.odd(field, value)
        return {}

    def items(self, value: object, field: str) -> list[Any]:
        """A list; an empty one instead of anything else."""
        if isinstance(value, list):
            return value
        self.odd(field, value)
        return []

    def text(self, value: object, field: str, longest: int) -> str:
        """A few letters that can be seen."""
        if isinstance(value, str) and 0 < len(value.strip()) <= longest and value.isprintable():
            return value.strip()
        self.odd(field, value)
        return "?"

    def whole(self, value: object, field: str, least: int, most: int) -> int:
        """A whole number in a range."""
        if type(value) is int and least <= value <= most:
            return value
        self.note("number", field=field, found=short(value), least=least, most=most)
        return least

    def odd(self, field: str, value: object) -> None:
        """Note a value that is missing or of the wrong kind."""
        self.note("field", field=field, found=short(value))


def short(value: object) -> str:
    """A value of a file as a message quotes it."""
    try:
        text = "–" if value is None else str(value)
    except ValueError:  # a number of too many digits
        return "…"
    return text if len(text) <= 40 else text[:40] + "…"
