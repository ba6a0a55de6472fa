"""Reading a position of Moon River: all that is wrong with the text is told at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast, get_args

from highnoon.core.action import CHANCE, Seat
from highnoon.core.errors import InvalidData, InvalidPosition
from highnoon.core.fields import Fields
from highnoon.games.moon_river.check import problems, seen_parcels, used_chips
from highnoon.games.moon_river.grid import CELL_OF, HOMESTEAD, WIDTH
from highnoon.games.moon_river.legal import with_choices
from highnoon.games.moon_river.pieces import (
    ALL_COWS,
    COLUMN,
    LEGENDS,
    NO_BOARD,
    OUR_KIT,
    SCENARIOS,
    SEATS,
    Kit,
    kit_of_line,
)
from highnoon.games.moon_river.position import (
    CAMP,
    CHIP_LETTERS,
    FIELDS,
    HOUSE,
    LEGEND,
    NOTHING,
    PIECES,
    TAKEN,
    TILE_WORDS,
)
from highnoon.games.moon_river.state import (
    NO_COLUMN,
    NOBODY,
    NONE,
    Column,
    Phase,
    Ranch,
    State,
    Turn,
    ranch_of,
    rows,
)

_CELL: Final = re.compile(r"([^*!]+)(?:\*([1-9][0-9]?))?(?:!([A-Za-z]))?")
_RANCH: Final = re.compile(r"([^\[\]]*)\[([^\[\]]*)\]")
_COUNT: Final = re.compile(r"([1-9][0-9]?)([^0-9].*)")
_FACES: Final = CHIP_LETTERS + CHIP_LETTERS.lower()
_SEATS: Final = {key: seat for keys in (SEATS, LEGENDS) for seat, key in enumerate(keys)}
"""Positions of the first version of the rules name the seats by their boards."""
_LONGEST: Final = 10_000


def parse_position(text: str) -> State:
    """The position of a text, or `InvalidPosition` with all that is wrong with it."""
    state = _read(text)
    wrong = problems(state)
    if wrong:
        raise InvalidPosition(*wrong)
    return with_choices(state)


def trusted_position(text: str) -> State:
    """The position of a text that we wrote ourselves: only its spelling is checked."""
    return with_choices(_read(text))


def _read(text: str) -> State:
    fields = text.split() if len(text) <= _LONGEST else []
    kit = OUR_KIT
    if fields and fields[-1].startswith(PIECES):
        kit = _own_kit(fields.pop())
    reader = _Reader(kit)
    players = int(fields[0]) if fields and fields[0] in ("2", "3", "4") else 0
    given = reader.in_order(fields, (*FIELDS, *SEATS[: players or len(SEATS)]))
    named = (*SEATS[:players], *LEGENDS[:players])
    seats = {**{key: _SEATS[key] for key in named}, "chance": CHANCE, "nobody": NOBODY}
    boards = reader.boards(given["boards"], players)
    scenario = reader.one_of("scenario", given["scenario"], ("none", "draw", *SCENARIOS))
    phase = reader.one_of("phase", given["phase"], get_args(Phase))
    reader.one_of("seat", given["seat"], tuple(seats), (*SEATS[:players], "chance", "nobody"))
    turn = reader.turn(given["turn"])
    here = reader.column("here", given["here"])
    there = reader.column("there", given["there"])
    drawn = tuple(reader.kind("drawn", code) for code in reader.items(given["drawn"]))
    box = reader.box(given["box"])
    saloon = reader.saloon(given["saloon"])
    cows = reader.number("cows", given["cows"], 0, ALL_COWS)
    tiles = reader.tiles(given["tiles"], players)
    ranches = [reader.ranch(n, given[SEATS[n]], players, boards[n]) for n in range(players)]
    reader.refuse_if_wrong()
    return _with_the_rest(
        State(
            kit=kit,
            phase=cast(Phase, phase),
            seat=seats[given["seat"]],
            choices=(),
            turn=turn,
            ranches=tuple(ranch for ranch in ranches if ranch is not None),
            here=here,
            there=there,
            cows=cows,
            lost=0,
            saloon=saloon,
            stock=kit.chips,
            drawn=drawn,
            box=box,
            out=kit.counts,
            tiles=tiles,
            scenario=scenario,
        )
    )


def _own_kit(field: str) -> Kit:
    try:
        return kit_of_line(field.removeprefix(PIECES))
    except InvalidData as error:
        raise InvalidPosition(*error.reasons) from None


def _with_the_rest(state: State) -> State:
    """What the text does not name: chips in the stock, parcels and cows out of the game."""
    used = used_chips(state)
    seen = seen_parcels(state)
    return state._replace(
        stock=tuple(all_ - used[chip] for chip, all_ in enumerate(state.kit.chips)),
        out=tuple(all_ - seen[kind] for kind, all_ in enumerate(state.kit.counts)),
        lost=ALL_COWS - state.cows - sum(sum(ranch.cows) for ranch in state.ranches),
    )


def _dotted(text: str | None) -> list[str]:
    return [] if text is None else text.split(".")


class _Reader(Fields):
    """Reads the fields of a table that plays with these pieces."""

    def __init__(self, kit: Kit) -> None:
        super().__init__("moon-river")
        self.kit = kit

    def boards(self, text: str, players: int) -> Sequence[str]:
        """The board of each seat."""
        if text in (CAMP, LEGEND):
            return [CAMP] * players if text == CAMP else LEGENDS[:players]
        keys = text.split(",")
        if len(keys) != players or not set(keys) <= {*LEGENDS, NO_BOARD}:
            self.bad("boards", text, f"{CAMP} {','.join(LEGENDS[:players])}")
            return [CAMP] * players
        return keys

    def kind(self, field: str, code: str) -> int:
        """A kind of parcel."""
        kind = self.kit.kind_of.get(code, -1)
        if kind not in self.kit.kinds:
            self.bad(field, code, "D Dn Mc K5 ...")
            return 0
        return kind

    def cell(self, field: str, name: str) -> int:
        if name not in CELL_OF:
            self.bad(field, name, "a1 ... e10")
        return CELL_OF.get(name, 0)

    def items(self, text: str, between: str = ",") -> list[str]:
        return [] if text == NOTHING else text.split(between)

    # --- fields ---

    def turn(self, text: str) -> Turn:
        expected = " ".join(f"{name}=" for name in Turn._fields)
        said = self.named(self.items(text), Turn._fields, expected, "turn")
        if said.get("prize", "due") != "due":
            self.bad("turn", said["prize"], "due")
        return Turn(
            dominoes=self.number("turn", said.get("dominoes", "0"), 0, 2),
            pair=tuple(self.kind("turn", one) for one in _dotted(said.get("pair"))),
            skulls=tuple(self.cell("turn", one) for one in _dotted(said.get("skulls"))),
            circles=tuple(self.cell("turn", one) for one in _dotted(said.get("circles"))),
            circle=self.cell("turn", said["circle"]) if "circle" in said else NONE,
            steps=self.number("turn", said.get("steps", "0"), 0, 3),
            offer=self.kind("turn", said["offer"]) if "offer" in said else NONE,
            prize="prize" in said,
        )

    def column(self, field: str, text: str) -> Column:
        words = self.items(text)
        if not words:
            return NO_COLUMN
        if len(words) != COLUMN:
            self.bad(field, text, "D,Mc@mary,K5@jo,.")
        parcels, rancheros = [], []
        for word in words:
            code, at, seat = word.partition("@")
            if at and seat not in _SEATS:
                self.bad(field, word, " ".join(SEATS))
            parcels.append(NONE if code == TAKEN else self.kind(field, code))
            rancheros.append(_SEATS.get(seat, NOBODY))
        return Column(tuple(parcels), tuple(rancheros))

    def box(self, text: str) -> tuple[int, ...]:
        counts = [0] * len(self.kit.kinds)
        for word in self.items(text):
            match = _COUNT.fullmatch(word)
            kind = self.kind("box", match[2]) if match else 0
            if match is None or counts[kind]:
                self.bad("box", word, "7D,6Dn,...")
            else:
                counts[kind] = int(match[1])
        return tuple(counts)

    def saloon(self, text: str) -> tuple[int, ...]:
        letters = "" if text == NOTHING else text
        if not set(letters) <= set(CHIP_LETTERS):
            self.bad("saloon", text, CHIP_LETTERS)
        return tuple(letters.count(letter) for letter in CHIP_LETTERS)

    def tiles(self, text: str, players: int) -> tuple[int, ...]:
        words = self.items(text)
        if len(words) != (2 if players == 2 else 0) or not set(words) <= set(TILE_WORDS):
            self.bad("tiles", text, "beside,beside" if players == 2 else NOTHING)
            return ()
        return tuple(TILE_WORDS.index(word) for word in words)

    def ranch(self, seat: Seat, text: str, players: int, board: str) -> Ranch | None:
        field = SEATS[seat]
        match = _RANCH.fullmatch(text)
        lines = match[1].split("/")[::-1] if match else []
        if match is None or len(lines) != rows(players):
            self.bad(field, text, f"{rows(players)} x 5/...[D,K3]")
            return None
        size, kind_of = WIDTH * len(lines), self.kit.kind_of
        parcels, cows, partners = bytearray(size), bytearray(size), bytearray(size)
        for row, line in enumerate(lines):
            cell = row * WIDTH
            for word in line.split(","):
                run = int(word) if word in tuple("12345") else 0
                if (run and HOMESTEAD not in range(cell, cell + run)) or (
                    word == HOUSE and cell == HOMESTEAD
                ):
                    cell += run or 1
                    continue
                found = _CELL.fullmatch(word)
                if found is None or found[1] not in kind_of or (found[3] or "D") not in _FACES:
                    self.bad(field, word, "1-5 ^ Mc Mc*2 Mon*1!T")
                elif cell < size:
                    parcels[cell] = kind_of[found[1]] + 1
                    cows[cell] = int(found[2] or 0)
                    partners[cell] = _FACES.index(found[3]) + 1 if found[3] else 0
                cell += 1
            if cell != (row + 1) * WIDTH:
                self.bad(field, line, "a,b,c,d,e")
        stores = tuple(self.kind(field, code) for code in match[2].split(",") if code)
        return ranch_of(self.kit, board, bytes(parcels), bytes(cows), bytes(partners), stores)
