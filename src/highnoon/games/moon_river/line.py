"""The pieces in one line, as a position carries them where they are not our own."""

from __future__ import annotations

import re
from typing import Any, Final

from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidData
from highnoon.games.moon_river.grid import COLUMNS
from highnoon.games.moon_river.reading import (
    BOARDS,
    LANDSCAPES,
    LETTERS,
    MARKS,
    PARTNERS,
    SYMBOLS,
    Pieces,
    pieces_of,
)

_PARCEL: Final = re.compile(rf"([0-9]{{1,2}})([{LETTERS}])([{MARKS}]{{0,16}})([0-9]?):([0-9])")
_BOARD: Final = re.compile(rf"([0-9])([{COLUMNS}]{{1,5}})")
_TILE: Final = re.compile(rf"([{LETTERS}])([{LETTERS}])")
_LONGEST: Final = 2000


def pieces_line(pieces: Pieces) -> str:
    """All that is printed on the pieces: parcels, chips, tiles, boards."""
    parcels = ",".join(
        f"{parcel.copies}{parcel.code.partition(':')[0]}:{parcel.back}" for parcel in pieces.parcels
    )
    chips = ",".join(str(count) for count in pieces.chips)
    tiles = ",".join("".join(LETTERS[side.landscape] for side in sides) for sides in pieces.tiles)
    boards = ",".join(
        f"{board.stores}{''.join(COLUMNS[column] for column in board.bridges)}"
        for board in pieces.boards.values()
    )
    return ";".join((parcels, chips, tiles, boards))


def pieces_of_line(line: str) -> Pieces:
    """The pieces of such a line, or `InvalidData` with all that is wrong."""
    words = [part.split(",") for part in line[:_LONGEST].split(";")]
    if len(words) != 4:
        raise InvalidData(_bad(line))
    parcels, chips, tiles, boards = words
    if len(chips) != len(PARTNERS) or len(boards) != len(BOARDS):
        raise InvalidData(_bad(line))
    return pieces_of(
        {
            "parcel": [_parcel(word) for word in parcels],
            "chip": [
                {"partner": partner, "count": _whole(word)}
                for partner, word in zip(PARTNERS, chips, strict=True)
            ],
            "tile": [{"sides": _tile(word)} for word in tiles],
            "board": [
                {"key": key, **_board(word)} for key, word in zip(BOARDS, boards, strict=True)
            ],
        }
    )


def _bad(word: str) -> Phrase:
    return Phrase("moon-river-data-line", {"found": word[:40]})


def _whole(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 2):
        raise InvalidData(_bad(word))
    return int(word)


def _found(pattern: re.Pattern[str], word: str) -> re.Match[str]:
    match = pattern.fullmatch(word)
    if match is None:
        raise InvalidData(_bad(word))
    return match


def _land(letter: str) -> str:
    return LANDSCAPES[LETTERS.index(letter)]


def _parcel(word: str) -> dict[str, Any]:
    match = _found(_PARCEL, word)
    symbols = {
        symbol: match[3].count(mark) for mark, symbol in zip(MARKS, SYMBOLS[:-1], strict=True)
    }
    return {
        "landscape": _land(match[2]),
        "count": int(match[1]),
        "back": int(match[5]),
        **symbols,
        "corn": int(match[4] or 0),
    }


def _tile(word: str) -> list[str]:
    match = _found(_TILE, word)
    return [_land(match[1]), _land(match[2])]


def _board(word: str) -> dict[str, Any]:
    match = _found(_BOARD, word)
    return {"stores": int(match[1]), "bridges": list(match[2])}
