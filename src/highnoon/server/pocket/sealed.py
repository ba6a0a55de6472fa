"""A table as one text, sealed with a checksum: what a device keeps, and what moves between houses.

The first line names the format, the seal and the number of the last change; the second is the
table itself. Damage is found when it is read, never played on.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final
from zlib import crc32

from highnoon.core.errors import HighNoonError
from highnoon.core.lines import Line
from highnoon.core.record import read_lines
from highnoon.server.store import Damaged
from highnoon.server.table.changes import Head, Meta, Stored, UndoAsk, Vote
from highnoon.server.table.pace import Clocks, Pace
from highnoon.server.table.seats import SeatInfo
from highnoon.server.wire.encoding import dumps
from highnoon.server.wire.refusals import Refused

FORMAT: Final = "highnoon-table 1"


def sealed(stored: Stored) -> str:
    """The text of a table."""
    body = dumps(
        {
            "head": {
                **asdict(stored.head),
                "pace": stored.head.pace.plain(),
                "seed": str(stored.head.seed),
            },
            "meta": _plain(stored.meta),
            "seq": stored.seq,
            "lines": stored.lines,
            "answers": stored.answers,
        }
    )
    return f"{FORMAT} {crc32(body.encode()):08x} {stored.seq}\n{body}\n"


def unsealed(text: str) -> Stored:
    """The table of a text, or `Damaged`."""
    head, _, rest = text.partition("\n")
    body = rest.removesuffix("\n")
    kind, _, numbers = head.rpartition(" ")[0].rpartition(" ")
    if kind != FORMAT:
        raise Damaged("not a table of ours")
    try:
        if int(numbers, 16) != crc32(body.encode()):
            raise Damaged("seal")
        return _stored(json.loads(body))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise Damaged(f"text: {type(error).__name__}") from None


def lines_of(text: str) -> list[Line]:
    """All that was played at a table that came back, or a refusal that says why it is not taken."""
    try:
        return read_lines(unsealed(text).lines)
    except HighNoonError as error:
        raise Refused(400, "pocket-error-damaged") from error


def _plain(meta: Meta) -> dict[str, Any]:
    return {**asdict(meta), "seats": [seat.plain() for seat in meta.seats]}


def _stored(found: dict[str, Any]) -> Stored:
    head, meta = found["head"], found["meta"]
    undo, vote = meta["undo"], meta["vote"]
    return Stored(
        head=Head(**{**head, "seed": int(head["seed"]), "pace": Pace.of(head["pace"])}),
        meta=Meta(
            seats=tuple(SeatInfo(**seat) for seat in meta["seats"]),
            code=meta["code"],
            undo=undo and UndoAsk(undo["by"], tuple(undo["needs"]), tuple(undo["agreed"])),
            rematch=meta["rematch"],
            finished=meta["finished"],
            clocks=Clocks.of(meta["clocks"]),
            vote=vote and Vote(**{**vote, "agreed": tuple(vote["agreed"])}),
        ),
        seq=found["seq"],
        lines=found["lines"],
        answers=tuple((seat, request, answer) for seat, request, answer in found["answers"]),
    )
