"""A position of Moon River as one line; `docs/notation.md` explains the fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from highnoon.core.action import CHANCE
from highnoon.games.moon_river.grid import HOMESTEAD, NAMES, WIDTH
from highnoon.games.moon_river.pieces import CODES, PARTNERS, SEATS
from highnoon.games.moon_river.state import NOBODY, NONE, Column, Ranch, State, Turn

FIELDS: Final = (
    "players",
    "boards",
    "scenario",
    "phase",
    "seat",
    "turn",
    "here",
    "there",
    "drawn",
    "box",
    "saloon",
    "cows",
    "tiles",
)
"""Before the ranches, one for each player."""

NOTHING: Final = "-"
TAKEN: Final = "."
HOUSE: Final = "^"
CHIP_LETTERS: Final = "DTPRF"
"""In the order of the partners; small where the cowboy's side is up."""

TILE_WORDS: Final = ("beside", "laid", "gone")


def position_text(state: State) -> str:
    """The whole position in one line. Parcels and chips that are not named left the game."""
    seat = {CHANCE: "chance", NOBODY: "nobody"}.get(state.seat) or SEATS[state.seat]
    return " ".join(
        (
            str(len(state.ranches)),
            state.boards,
            state.scenario,
            state.phase,
            seat,
            _turn(state.turn),
            _column(state.here),
            _column(state.there),
            _list((CODES[kind] for kind in state.drawn), ","),
            _list((f"{count}{CODES[kind]}" for kind, count in enumerate(state.box) if count), ","),
            _list((CHIP_LETTERS[chip] * count for chip, count in enumerate(state.saloon)), ""),
            str(state.cows),
            _list((TILE_WORDS[where] for where in state.tiles), ","),
            *(_ranch(ranch) for ranch in state.ranches),
        )
    )


def _list(words: Iterable[str], between: str) -> str:
    return between.join(words) or NOTHING


def _turn(turn: Turn) -> str:
    said = {
        "dominoes": str(turn.dominoes or ""),
        "pair": ".".join(CODES[kind] for kind in turn.pair),
        "skulls": ".".join(NAMES[cell] for cell in turn.skulls),
        "circles": ".".join(NAMES[cell] for cell in turn.circles),
        "circle": "" if turn.circle == NONE else NAMES[turn.circle],
        "steps": str(turn.steps or ""),
        "offer": "" if turn.offer == NONE else CODES[turn.offer],
        "prize": "due" if turn.prize else "",
    }
    return _list((f"{name}={value}" for name, value in said.items() if value), ",")


def _column(column: Column) -> str:
    return _list(
        (
            (TAKEN if kind == NONE else CODES[kind]) + ("" if seat < 0 else f"@{SEATS[seat]}")
            for kind, seat in zip(column.parcels, column.rancheros, strict=True)
        ),
        ",",
    )


def _ranch(ranch: Ranch) -> str:
    """Rows from the far end down to the river, then the stores in brackets."""
    lines = []
    for first in range(len(ranch.parcels) - WIDTH, -1, -WIDTH):
        words: list[str] = []
        empty = 0
        for cell in range(first, first + WIDTH):
            if cell != HOMESTEAD and not ranch.parcels[cell]:
                empty += 1
                continue
            words += [str(empty)] if empty else []
            empty = 0
            words.append(HOUSE if cell == HOMESTEAD else _cell(ranch, cell))
        lines.append(",".join(words + ([str(empty)] if empty else [])))
    stores = ",".join(CODES[kind] for kind in ranch.stores)
    return f"{'/'.join(lines)}[{stores}]"


def _cell(ranch: Ranch, cell: int) -> str:
    text = CODES[ranch.parcels[cell] - 1]
    if ranch.cows[cell]:
        text += f"*{ranch.cows[cell]}"
    if ranch.partners[cell]:
        cowboy, chip = divmod(ranch.partners[cell] - 1, len(PARTNERS))
        letter = CHIP_LETTERS[chip]
        text += "!" + (letter.lower() if cowboy else letter)
    return text
