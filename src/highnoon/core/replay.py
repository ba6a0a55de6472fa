"""From a match to its record and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from highnoon.core import registry
from highnoon.core.action import CHANCE, Phrase, Seat
from highnoon.core.errors import HighNoonError, InvalidRecord
from highnoon.core.lines import Ended, Line, Saw
from highnoon.core.match import Match
from highnoon.core.record import Record
from highnoon.core.view import PUBLIC, Viewer


def save(match: Match) -> Record:
    """The table's own copy: everything, the seed included. Never to be shown."""
    return replace(_without_lines(match), seed=match.seed, lines=tuple(match.log))


def record(match: Match, viewer: Viewer) -> Record:
    """The record as a viewer may have it.

    Whole where nothing is hidden, or when all is over; else only the events they saw.
    """
    if match.game.info.hidden and not match.over:
        seen_by = "public" if viewer == PUBLIC else match.game.seat_key(viewer)
        saw: Saw = {"saw": [[event.kind, event.data] for event in match.events(viewer)]}
        return replace(_without_lines(match), seen_by=seen_by, lines=(saw,))
    lines = tuple(
        line
        for line in match.log
        if not ("say" in line or "pencil" in line) or match.hears(line, viewer)
    )
    return replace(_without_lines(match), seed=match.seed if match.over else None, lines=lines)


def replay(record: Record) -> Match:
    """Play a record again, without any random source, to its last line."""
    if record.seen_by is not None:
        raise InvalidRecord(Phrase("error-record-partial", {"viewer": record.seen_by}))
    game = registry.game(record.game, record.rules)
    match = Match(game, record.options, record.seed, record.seats)
    if len(record.seats) != len(match.seats):
        counts = {"found": len(record.seats), "expected": len(match.seats)}
        raise InvalidRecord(Phrase("error-record-seats", counts))
    expected = game.fingerprint(match.options)
    if record.data != expected:
        prints = {"found": record.data[:20], "expected": expected}
        raise InvalidRecord(Phrase("error-record-data", prints))
    go_on(match, record.lines, 2)
    return match


def go_on(match: Match, lines: Iterable[Line], first: int) -> None:
    """Play the lines that follow in a match's record, the first of which has this number."""
    seats = {match.game.seat_key(seat): seat for seat in match.seats} | {"chance": CHANCE}
    for number, line in enumerate(lines, start=first):
        try:
            _again(match, line, seats)
        except HighNoonError as error:
            raise InvalidRecord(
                Phrase("error-record-at", {"line": number, "reason": error.reason})
            ) from None


def _again(match: Match, line: Line, seats: dict[str, Seat]) -> None:
    if "do" in line:
        action = match.game.parse_action(line["do"])
        if match.over:
            raise InvalidRecord(Phrase("error-over"))
        match.do(_seat(line["by"], seats), action)
    elif "undo" in line:
        if not 0 < line["undo"] <= len(match.history):
            raise InvalidRecord(Phrase("error-record-undo", {"count": line["undo"]}))
        match.take_back(line["undo"])
    elif "say" in line:
        match.say(_seat(line["by"], seats), line["say"], line["to"])
    elif "pencil" in line:
        match.pencil(_seat(line["by"], seats), line["pencil"])
    elif "resign" in line:
        match.resign(_seat(line["resign"], seats), line.get("late") is True)
    elif "abandoned" in line:
        match.abandon(_seat(line["abandoned"], seats))
    elif "end" in line:
        _check_end(match, line)
    else:
        raise InvalidRecord(Phrase("error-record-nobody"))


def _seat(key: str, seats: dict[str, Seat]) -> Seat:
    if key not in seats:
        raise InvalidRecord(Phrase("error-record-who", {"found": key[:40]}))
    return seats[key]


def _check_end(match: Match, line: Ended) -> None:
    """The end a record claims must be the end that its actions lead to."""
    if match.ending() != line["end"]:
        raise InvalidRecord(Phrase("error-record-end"))
    if not match.log or "end" not in match.log[-1]:
        match.log.append(line)


def _without_lines(match: Match) -> Record:
    info = match.game.info
    data = match.game.fingerprint(match.options)
    return Record(info.key, info.rules, data, dict(match.options), match.names)
