"""Reading a position of Desperados: all that is wrong with a text is told at once."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Final, cast, get_args

from highnoon.core.action import Phrase
from highnoon.core.data_file import LARGEST
from highnoon.core.errors import InvalidData, InvalidPosition
from highnoon.core.fields import Fields
from highnoon.games.desperados.check import problems
from highnoon.games.desperados.pieces import Map, MapView, mask, members
from highnoon.games.desperados.piles import piles
from highnoon.games.desperados.position import NO_TILE
from highnoon.games.desperados.reading import NEWEST, map_of, our_map
from highnoon.games.desperados.state import (
    BLUE,
    BROWN,
    LOOK,
    MOVES,
    NO_CARD,
    NOTHING,
    NOWHERE,
    POKER,
    ROUNDS,
    SALOON,
    SEATS,
    UNDECIDED,
    Heist,
    Loot,
    Phase,
    Row,
    State,
    after,
    less,
    new,
)

MOST_PARTS: Final = 200
_NEEDED: Final = ("players", "phase", "round", "banks")
_FIELDS: Final = (
    *_NEEDED,
    "map",
    "move",
    "plan",
    *SEATS,
    *(f"{seat}-lost" for seat in SEATS[1:]),
    "deputies",
    "ridden",
    "decided",
    "heists",
    "reckoned",
    "due",
    "arrested",
    "poker-gone",
    "loot",
)


def parse_position(text: str, ours: Map | None = None) -> State:
    """The position of a text, or `InvalidPosition` with all that is wrong with it."""
    reader = _Reader(text)
    reader.map = reader.read_map(ours or our_map())
    reader.refuse_if_wrong()
    state = reader.state()
    reader.refuse_if_wrong()
    wrong = problems(state)
    if wrong:
        raise InvalidPosition(*wrong)
    return state


class _Reader(Fields):
    """Reads field after field of a line."""

    def __init__(self, text: str) -> None:
        super().__init__("desperados")
        self.map: Map
        self.fields = self.named(text.split(), _FIELDS, ", ".join(_FIELDS))
        for name in _NEEDED:
            if name not in self.fields:
                self.bad(name, "-", f"{name}=...")

    def read_map(self, ours: Map) -> Map:
        packed = self.fields.get("map")
        if packed is None:
            return ours
        if packed == NEWEST:
            return our_map(NEWEST, self._count("players", 3, len(SEATS), 3) - 1)
        try:
            unpack = zlib.decompressobj()
            packed_well = base64.b64decode(packed, altchars=b"-_", validate=True)
            data = unpack.decompress(packed_well, 4 * LARGEST)
            if not unpack.eof or unpack.unused_data:
                raise ValueError
            return map_of(cast(MapView, json.loads(data)))
        except InvalidData as error:
            self.wrong += error.reasons
        except (ValueError, KeyError, TypeError, AttributeError, zlib.error, RecursionError):
            self.bad("map", packed, "map=...")
        return ours

    def state(self) -> State:
        players = self._count("players", 3, len(SEATS), 3)
        phase = self.fields["phase"]
        if phase not in get_args(Phase):
            self.bad("phase", phase, " ".join(get_args(Phase)))
        rows = [self._row(SEATS[seat]) for seat in range(players)]
        for seat in SEATS[players:]:
            if seat in self.fields or f"{seat}-lost" in self.fields:
                self.bad(seat, self.fields.get(seat, "lost"), " ".join(SEATS[:players]))
        banks, batches, looked = self._banks()
        loot = tuple(self._loot(part) for part in self._parts("loot"))
        taken = {kind: [t.value for t in loot if t.kind == kind] for kind in ("poker", "coach")}
        drawn = [t.value for t in loot if t.kind == "bank"] + [v for v in banks if v > 0]
        tiles = self.map.tiles
        try:
            top, bottom = piles(tiles, drawn)
            poker_box, coach_box = tiles.poker, tiles.coach
            for value in taken["poker"]:
                poker_box = less(poker_box, value)
            for value in taken["coach"]:
                coach_box = less(coach_box, value)
        except ValueError:
            self.wrong.append(Phrase("desperados-position-no-such-tile"))
            top, bottom, poker_box, coach_box = (), (), (), ()
        decided = self._all_decided(players)
        gone = self._towns("poker-gone", once=True)
        for town in gone:
            if not self.map.poker_towns >> town & 1:
                self.bad("poker-gone", self.map.key(town), self._poker_towns())
        return new(self.map, players)._replace(
            phase=cast(Phase, phase),
            round=self._count("round", 0, ROUNDS),
            move=self._count("move", 0, MOVES),
            plan=self._count("plan", 0, len(self.map.plans)) - 1,
            starts=tuple(start for start, _, _ in rows),
            at=tuple(after(start, row) for start, row, _ in rows),
            rows=tuple(row for _, row, _ in rows),
            shown=tuple(shown for _, _, shown in rows),
            lost=(0, *(mask(self._towns(f"{seat}-lost", once=True)) for seat in SEATS[1:players])),
            fresh=tuple(sorted(self._towns("deputies"))),
            ridden=tuple(sorted(self._towns("ridden"))),
            decisions=tuple(decided.get(seat, UNDECIDED) for seat in range(players)),
            heists=tuple(sorted(self._heist(part, players) for part in self._parts("heists"))),
            due=self._count("due", 0, len(SEATS)),
            reckoned=self._count("reckoned", 0, MOVES),
            arrested=mask(self._seats("arrested", self.fields.get("arrested"), players, ",")),
            poker=self.map.poker_towns & ~mask(gone),
            banks=banks,
            batches=batches,
            looked=looked,
            top=top,
            bottom=bottom,
            poker_box=poker_box,
            coach_box=coach_box,
            loot=loot,
        )

    # --- fields ---

    def _row(self, seat: str) -> tuple[int, Row, int]:
        text = self.fields.get(seat)
        if text is None:
            return NOWHERE, (), 0
        start, colon, cards = text.partition(":")
        parts = cards.split(",") if colon else []
        row = tuple(self._card(seat, part.removesuffix("*")) for part in parts)
        shown = mask(move for move, part in enumerate(parts) if part.endswith("*"))
        if len(row) > MOVES:
            self.bad(seat, text, f"<= {MOVES}")
        return self._town(seat, start), row[:MOVES], shown

    def _card(self, field: str, text: str) -> int:
        special = {"saloon": SALOON, "none": NO_CARD}.get(text)
        return self._town(field, text) if special is None else special

    def _banks(self) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        parts = self._parts("banks")
        if len(parts) != len(self.map.banks):
            self.bad("banks", str(len(parts)), str(len(self.map.banks)))
        values, batches = [], []
        for part in parts:
            tile, _, batch = part.removesuffix("*").partition(".")
            none = next((value for value, name in NO_TILE.items() if name == tile), None)
            values.append(self.digits("banks", tile) if none is None else none)
            batches.append(self.digits("banks", batch))
        looked = mask(bank for bank, part in enumerate(parts) if part.endswith("*"))
        return tuple(values), tuple(batches), looked

    def _loot(self, part: str) -> Loot:
        kind, value, batch = (*part.split("."), "", "", "")[:3]
        if kind not in ("bank", "poker", "coach") or part.count(".") != 2:
            self.bad("loot", part, "bank.500.0 poker.300.0 coach.900.0")
            return Loot("poker", 0, 0)
        return Loot(kind, self.digits("loot", value), self.digits("loot", batch))

    def _heist(self, part: str, players: int) -> Heist:
        pieces = part.split(".")
        if len(pieces) != 5 or pieces[1] not in (POKER, BROWN, BLUE):
            self.bad("heists", part, "2.brown.tucson.1.green+red")
            return Heist(0, POKER, 0, 0, 0)
        move, target, town, height, gang = pieces
        return Heist(
            self.digits("heists", move),
            target,
            self._town("heists", town),
            self.digits("heists", height),
            mask(self._seats("heists", gang, players, "+")),
        )

    def _all_decided(self, players: int) -> dict[int, str]:
        pairs = [self._decided(part, players) for part in self._parts("decided")]
        self.once("decided", [SEATS[seat] for seat, what in pairs if what])
        return dict(pairs)

    def _decided(self, part: str, players: int) -> tuple[int, str]:
        seat, _, what = part.partition(".")
        seats = self._seats("decided", seat, players, ",")
        if what not in (POKER, BROWN, BLUE, LOOK, NOTHING) or not seats:
            self.bad("decided", part, "green.poker")
            return 0, UNDECIDED
        return seats[0], what

    # --- small readers ---

    def _parts(self, field: str) -> list[str]:
        text = self.fields.get(field)
        parts = text.split(",") if text else []
        if len(parts) > MOST_PARTS:
            self.bad(field, str(len(parts)), f"<= {MOST_PARTS}")
        return parts[:MOST_PARTS]

    def _count(self, field: str, least: int, most: int, default: int = 0) -> int:
        text = self.fields.get(field)
        return default if text is None else self.number(field, text, least, most, default)

    def _town(self, field: str, key: str) -> int:
        number = self.map.number.get(key)
        if number is None:
            self.bad(field, key, " ".join(self.map.number))
            return 0
        return number

    def _towns(self, field: str, once: bool = False) -> list[int]:
        keys = self._parts(field)
        if once:
            self.once(field, keys)
        return [self._town(field, key) for key in keys]

    def _poker_towns(self) -> str:
        return " ".join(self.map.keys(members(self.map.poker_towns)))

    def _seats(self, field: str, text: str | None, players: int, between: str) -> list[int]:
        names = text.split(between) if text else []
        known = SEATS[1:players]
        self.once(field, names)
        for name in names:
            if name not in known:
                self.bad(field, name, " ".join(known))
        return [SEATS.index(name) for name in names if name in known]
