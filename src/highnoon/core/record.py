"""A game is its record: a header and one JSON line for everything that happened.

A file cut by a kill is good up to its last complete line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from highnoon.core.action import Phrase
from highnoon.core.clean import NAME_LENGTH, clean, escaped
from highnoon.core.errors import InvalidRecord
from highnoon.core.lines import Header, Line, is_line

FORMAT: Final = 1
BOM: Final = "\ufeff"
"""Some editors begin a file with it; it says nothing."""
LONGEST: Final = 16 * 1024 * 1024
"""Bytes: no table writes a longer record, and none is read."""
DEEPEST: Final = 20
"""Nothing that we write is nested deeper than this."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play a match again. `seed` is there only in the table's own copy."""

    game: str
    rules: int
    data: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: int | None = None
    seen_by: str | None = None
    lines: tuple[Line, ...] = ()
    cut: bool = field(default=False, compare=False)

    def header(self) -> Header:
        """The first line, as data."""
        head: Header = {
            "highnoon": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "options": self.options,
            "seats": list(self.seats),
        }
        if self.seed is not None:
            head["seed"] = str(self.seed)
        if self.seen_by is not None:
            head["seen_by"] = self.seen_by
        return head

    def dumps(self) -> str:
        """The record as JSON lines."""
        return "".join(dump_line(line) for line in (self.header(), *self.lines))

    @staticmethod
    def loads(text: str | bytes) -> Record:
        """Read JSON lines; a last line that was cut is left out and `cut` says so."""
        if len(text) > LONGEST:
            raise InvalidRecord(Phrase("error-record-long", {"limit": LONGEST}))
        if isinstance(text, bytes):
            text = _decode(text)
        rows = [row for row in text.removeprefix(BOM).split("\n") if row.strip()]
        cut = not text.endswith("\n") and bool(rows) and _is_cut(rows[-1], len(rows) == 1)
        if cut:
            rows.pop()
        if not rows:
            raise InvalidRecord(Phrase("error-record-empty"))
        head = _header(_json(rows[0], 1))
        lines = tuple(_line(_json(row, n), n) for n, row in enumerate(rows[1:], start=2))
        return Record(**head, lines=lines, cut=cut)


def read_lines(text: str, first: int = 2) -> list[Line]:
    """Whole lines of a record without its header; the first of them has this number."""
    rows = (row for row in text.split("\n") if row.strip())
    return [_line(_json(row, n), n) for n, row in enumerate(rows, start=first)]


def dump_line(line: Line | Header) -> str:
    """One line of a record file, with its newline."""
    return escaped(json.dumps(line, ensure_ascii=False, separators=(",", ":"))) + "\n"


def written(lines: Iterable[Line]) -> str:
    """Several lines as they stand in the file."""
    return "".join(dump_line(line) for line in lines)


def _is_cut(row: str, only: bool) -> bool:
    """Whether a last line without its newline lacks more than that.

    The beginning of a line of ours is never JSON; what does not even begin like one was not cut.
    """
    try:
        json.loads(row)
    except (ValueError, RecursionError):
        return only or row.startswith("{")
    return False


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        # A kill may cut a letter in two: only what follows the last newline may be broken.
        whole = data[: data.rfind(b"\n") + 1]
        if error.start < len(whole):
            raise InvalidRecord(Phrase("error-record-binary")) from None
        return data[: error.start].decode("utf-8") + "\ufffd"


def _json(row: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(row, parse_constant=_no_number)
        if row.count("[") + row.count("{") > DEEPEST and _too_deep(value):
            value = None
        if "\\u" in row:
            # A lone surrogate is not a character and could never be written back.
            json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise InvalidRecord(Phrase("error-record-json", {"line": number, "text": _short(row)}))
    return value


def _no_number(name: str) -> None:
    raise ValueError(name)


def _too_deep(value: Any) -> bool:
    """Whether anything lies deeper inside than we ever write."""
    level = [value]
    for _ in range(DEEPEST):
        level = [
            one
            for outer in level
            if isinstance(outer, (dict, list))
            for one in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return bool(level)


def _header(head: dict[str, Any]) -> dict[str, Any]:
    if head.get("highnoon") != FORMAT:
        found = head.get("highnoon")
        if isinstance(found, int) and found > FORMAT:
            raise InvalidRecord(Phrase("error-record-newer", {"version": found, "known": FORMAT}))
        raise InvalidRecord(Phrase("error-record-not-ours"))
    wanted: dict[str, type] = {
        "game": str,
        "rules": int,
        "data": str,
        "options": dict,
        "seats": list,
    }
    wrong = [
        Phrase("error-record-header", {"field": name, "found": _short(repr(head.get(name)))})
        for name, kind in wanted.items()
        if not isinstance(head.get(name), kind) or isinstance(head.get(name), bool)
    ]
    seed = head.get("seed")
    if seed is not None and not (isinstance(seed, str) and seed.isascii() and seed.isdigit()):
        wrong.append(Phrase("error-record-header", {"field": "seed", "found": _short(repr(seed))}))
    if isinstance(head.get("seats"), list):
        wrong += [
            Phrase("error-record-header", {"field": "seats", "found": _short(repr(name))})
            for name in head["seats"][:1]
            if not all(isinstance(one, str) for one in head["seats"])
        ]
    if wrong:
        raise InvalidRecord(*wrong)
    seen_by = head.get("seen_by")
    return {
        **{name: head[name] for name in wanted},
        "seats": tuple(clean(name, NAME_LENGTH) for name in head["seats"]),
        "seed": None if seed is None else int(seed[:60]),
        "seen_by": None if seen_by is None else clean(str(seen_by), NAME_LENGTH),
    }


def _line(line: dict[str, Any], number: int) -> Line:
    """A line as we write them, with its words cleaned."""
    if not is_line(line):
        found = _short(json.dumps(line, ensure_ascii=False))
        raise InvalidRecord(Phrase("error-record-line", {"line": number, "text": found}))
    if "say" in line:
        return {**line, "say": clean(line["say"])}
    if "pencil" in line:
        return {**line, "pencil": clean(line["pencil"])}
    return line


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:60] + "…"
