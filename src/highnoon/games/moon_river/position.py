"""A position of Moon River as one line; `docs/notation.md` explains the fields."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from highnoon.core.action import CHANCE
from highnoon.games.moon_river.grid import HOMESTEAD, NAMES, WIDTH
from highnoon.games.moon_river.pieces import LEGENDS, OUR_KIT, PARTNERS, SEATS, Kit
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

PIECES: Final = "pieces="
"""Before the line of pieces that are not our own, after the ranches."""

CAMP: Final = "camp"
LEGEND: Final = "legend"
"""To each colour its own legend's board: what positions of the first version say."""

NOTHING: Final = "-"
TAKEN: Final = "."
HOUSE: Final = "^"
CHIP_LETTERS: Final = "DTPRF"
"""In the order of the partners; small where the cowboy's side is up."""

TILE_WORDS: Final = ("beside", "laid", "gone")


def position_text(state: State, seats: Sequence[str] = SEATS) -> str:
    """The whole position in one line. Parcels and chips that are not named left the game.

    Pieces that are not our own travel with it. `seats` names the players: `LEGENDS` in the first
    version of the rules, in which each had the board of that name.
    """
    kit, codes = state.kit, state.kit.codes
    seat = {CHANCE: "chance", NOBODY: "nobody"}.get(state.seat) or seats[state.seat]
    return " ".join(
        (
            str(len(state.ranches)),
            _boards(state, seats),
            state.scenario,
            state.phase,
            seat,
            _turn(kit, state.turn),
            _column(kit, seats, state.here),
            _column(kit, seats, state.there),
            _list((codes[kind] for kind in state.drawn), ","),
            _list((f"{count}{codes[kind]}" for kind, count in enumerate(state.box) if count), ","),
            _list((CHIP_LETTERS[chip] * count for chip, count in enumerate(state.saloon)), ""),
            str(state.cows),
            _list((TILE_WORDS[where] for where in state.tiles), ","),
            *(_ranch(kit, ranch) for ranch in state.ranches),
            *([] if kit is OUR_KIT else [PIECES + kit.line]),
        )
    )


def _boards(state: State, seats: Sequence[str]) -> str:
    boards = [ranch.board for ranch in state.ranches]
    if boards[0] == CAMP:
        return CAMP
    return LEGEND if seats is LEGENDS else ",".join(boards)


def _list(words: Iterable[str], between: str) -> str:
    return between.join(words) or NOTHING


def _turn(kit: Kit, turn: Turn) -> str:
    said = {
        "dominoes": str(turn.dominoes or ""),
        "pair": ".".join(kit.codes[kind] for kind in turn.pair),
        "skulls": ".".join(NAMES[cell] for cell in turn.skulls),
        "circles": ".".join(NAMES[cell] for cell in turn.circles),
        "circle": "" if turn.circle == NONE else NAMES[turn.circle],
        "steps": str(turn.steps or ""),
        "offer": "" if turn.offer == NONE else kit.codes[turn.offer],
        "prize": "due" if turn.prize else "",
    }
    return _list((f"{name}={value}" for name, value in said.items() if value), ",")


def _column(kit: Kit, seats: Sequence[str], column: Column) -> str:
    return _list(
        (
            (TAKEN if kind == NONE else kit.codes[kind]) + ("" if seat < 0 else f"@{seats[seat]}")
            for kind, seat in zip(column.parcels, column.rancheros, strict=True)
        ),
        ",",
    )


# Most decisions leave most ranches as they are.
@lru_cache(maxsize=256)
def _ranch(kit: Kit, ranch: Ranch) -> str:
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
            words.append(HOUSE if cell == HOMESTEAD else _cell(kit, ranch, cell))
        lines.append(",".join(words + ([str(empty)] if empty else [])))
    stores = ",".join(kit.codes[kind] for kind in ranch.stores)
    return f"{'/'.join(lines)}[{stores}]"


def _cell(kit: Kit, ranch: Ranch, cell: int) -> str:
    text = kit.codes[ranch.parcels[cell] - 1]
    if ranch.cows[cell]:
        text += f"*{ranch.cows[cell]}"
    if ranch.partners[cell]:
        cowboy, chip = divmod(ranch.partners[cell] - 1, len(PARTNERS))
        letter = CHIP_LETTERS[chip]
        text += "!" + (letter.lower() if cowboy else letter)
    return text
