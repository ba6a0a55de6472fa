"""A record as a text for people: a few header lines, then one line for every turn.

Whatever has no plain form stands as its own JSON line, so that nothing is lost; lines that begin
with `#` are remarks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from highnoon.core.action import Phrase
from highnoon.core.clean import escaped
from highnoon.core.errors import InvalidRecord
from highnoon.core.lines import Hearers, Line, Resigned
from highnoon.core.record import BOM, Record

TITLE: Final = "High Noon record"
LONGEST_LINE: Final = 90
_NAME: Final = r"[a-z0-9_-]+"
_TURN: Final = re.compile(rf"(?:\d+\. )?({_NAME}): (.+)")
_TAKE_BACK: Final = re.compile(r"take back (\d+)")
_RESIGN: Final = re.compile(rf"({_NAME}) (resigns|runs out of time|stays away)")
_SAY: Final = re.compile(rf"({_NAME}) says to (all|side): (\".*\")")
_PENCIL: Final = re.compile(rf"({_NAME}) pencils: (\".*\")")
_END: Final = re.compile(r"the end: ([a-z0-9 -]+), places ([\d ]+), scores ([-\d ]+)")
_REASONS: Final = {
    "result-resigned": "resigned",
    "result-late": "out of time",
    "result-abandoned": "abandoned",
}
"""How a match may end in every game; other reasons are a game's own."""
_HEADER: Final = ("game", "rules", "data", "options", "seats", "seed", "seen_by")


def to_text(record: Record) -> str:
    """The record for people; `from_text` reads it back."""
    head = record.header()
    rows = [TITLE]
    rows += [f"{name}: {_dump(head[name])}" for name in _HEADER if name in head]
    rows += ["", *_body(record)]
    return "\n".join(rows) + "\n"


def from_text(text: str) -> Record:
    """The record of a text, or `InvalidRecord`."""
    rows = text.removeprefix(BOM).split("\n")
    if rows[0].strip() != TITLE:
        raise InvalidRecord(Phrase("error-text-title", {"found": rows[0][:40], "expected": TITLE}))
    blank = next((n for n, row in enumerate(rows) if not row.strip()), len(rows))
    head: dict[str, Any] = {"highnoon": 1}
    for number, row in enumerate(rows[1:blank], start=2):
        name, colon, value = row.partition(": ")
        if not colon or name not in _HEADER:
            raise _strange(number, row)
        head[name] = _load(value, number, row)
    lines = [
        line
        for number, row in enumerate(rows[blank:], start=blank + 1)
        if row.strip() and not row.startswith("#")
        for line in _read(row.strip(), number, str(head.get("game")))
    ]
    # Whatever is wrong with the fields themselves, the reader of JSON lines already explains.
    return Record.loads("".join(json.dumps(line) + "\n" for line in (head, *lines)))


def is_text(data: bytes) -> bool:
    """Whether a file begins like a record for people."""
    return data.removeprefix(BOM.encode()).startswith(TITLE.encode())


def _body(record: Record) -> Iterator[str]:
    turn = 0
    for who, group in groupby(record.lines, key=_actor):
        lines = list(group)
        if who is None:
            yield from (_other(line, record.game) for line in lines)
            continue
        if who != "chance":
            turn += 1
        label = f"{who}: " if who == "chance" else f"{turn}. {who}: "
        yield from _wrapped(label, who, [line["do"] for line in lines if "do" in line])


def _wrapped(label: str, who: str, texts: list[str]) -> Iterator[str]:
    """One actor's actions, on further lines when there are many."""
    row = ""
    for text in texts:
        if row and len(row) + len(text) > LONGEST_LINE:
            yield row
            row = ""
        row = f"{row}; {text}" if row else f"{label if label else who + ': '}{text}"
        label = ""
    yield row


def _actor(line: Line) -> str | None:
    """Whose turn the line belongs to, if it can be written as part of a turn."""
    if "do" not in line:
        return None
    row = f"{line['by']}: {line['do']}"
    return line["by"] if _plain_read(row, "") == [line] else None


def _other(line: Line, game: str) -> str:
    """A line that is not part of a turn: in words if they can be read back, else as JSON."""
    row = _words(line, game)
    return row if row and _plain_read(row, game) == [line] else _dump(line)


def _words(line: Line, game: str) -> str:
    if "undo" in line:
        return f"take back {line['undo']}"
    if "resign" in line:
        return f"{line['resign']} {'runs out of time' if line.get('late') else 'resigns'}"
    if "abandoned" in line:
        return f"{line['abandoned']} stays away"
    if "say" in line:
        return f"{line['by']} says to {line['to']}: {_dump(line['say'])}"
    if "pencil" in line:
        return f"{line['by']} pencils: {_dump(line['pencil'])}"
    if "end" in line:
        end = line["end"]
        places, scores = (" ".join(map(str, row)) for row in (end["places"], end["scores"]))
        return f"the end: {_reason_words(end['reason'], game)}, places {places}, scores {scores}"
    return ""


def _reason_words(key: object, game: str) -> str:
    """The words of a reason: its key without what every key of a game begins with."""
    own = str(key).removeprefix(f"{game}-result-")
    return _REASONS.get(str(key), str(key) if own == key else own.replace("-", " "))


def _reason_key(words: str, game: str) -> str:
    """The key of a reason by its words; older texts have the key itself."""
    if "-" in words:
        return words
    shared = (key for key, said in _REASONS.items() if said == words)
    return next(shared, f"{game}-result-{words.replace(' ', '-')}")


def _read(row: str, number: int, game: str) -> list[Line]:
    if row.startswith("{"):
        return [_load(row, number, row)]
    found = _plain_read(row, game)
    if not found:
        raise _strange(number, row)
    return found


def _plain_read(row: str, game: str) -> list[Line]:
    """The lines that a row in words stands for; empty if it is none."""
    try:
        if found := _TAKE_BACK.fullmatch(row):
            return [{"undo": int(found[1])}]
        if found := _RESIGN.fullmatch(row):
            if found[2] == "stays away":
                return [{"abandoned": found[1]}]
            given_up: Resigned = {"resign": found[1]}
            return [given_up if found[2] == "resigns" else {**given_up, "late": True}]
        if found := _SAY.fullmatch(row):
            to: Hearers = "all" if found[2] == "all" else "side"
            return [{"by": found[1], "say": json.loads(found[3]), "to": to}]
        if found := _PENCIL.fullmatch(row):
            return [{"by": found[1], "pencil": json.loads(found[2])}]
        if found := _END.fullmatch(row):
            places, scores = ([int(one) for one in found[n].split()] for n in (2, 3))
            reason = _reason_key(found[1], game)
            return [{"end": {"reason": reason, "places": places, "scores": scores}}]
    except ValueError:
        return []
    if found := _TURN.fullmatch(row):
        return [{"by": found[1], "do": text.strip()} for text in found[2].split(";")]
    return []


def _dump(value: Any) -> str:
    return escaped(json.dumps(value, ensure_ascii=False))


def _load(text: str, number: int, row: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise _strange(number, row) from None


def _strange(number: int, row: str) -> InvalidRecord:
    return InvalidRecord(Phrase("error-text-line", {"line": number, "text": row[:60]}))
