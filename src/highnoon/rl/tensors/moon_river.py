"""Moon River as numbers: ranches in planes, parcels by what is printed on them.

There is one layout for each set of pieces and number of players: two have ranches of ten rows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import Final, get_args

from highnoon.games.moon_river.grid import NAMES, WIDTH
from highnoon.games.moon_river.pieces import (
    ALL_COWS,
    ALL_PARCELS,
    BOARDS,
    COLUMN,
    LANDSCAPES,
    PARTNERS,
    SALOON,
    SCENARIOS,
    Kit,
)
from highnoon.games.moon_river.position import TILE_WORDS
from highnoon.games.moon_river.state import Phase, State, rows
from highnoon.games.moon_river.view import (
    MoonRiverView,
    ParcelView,
    PlaceView,
    RanchView,
)
from highnoon.rl.tensors.layout import Layout, Part, among, inked, one_hot, ready, turned

_PHASES: Final = among(get_args(Phase))
_SCENARIOS: Final = among(("none", "draw", *SCENARIOS))
_BOARDS: Final = among(tuple(BOARDS))
_LANDS: Final = among(LANDSCAPES)
_PARTNER: Final = among(PARTNERS)
_STANDING: Final = {
    (partner, cowboy): inked((*row, float(cowboy)))
    for partner, row in _PARTNER.items()
    for cowboy in (False, True)
}
_WHERE: Final = among(TILE_WORDS)
_HERD: Final = tuple(count / ALL_COWS for count in range(ALL_COWS + 1))
_CELL: Final = {name: cell for cell, name in enumerate(NAMES)}
SYMBOLS: Final = ("cows", "skulls", "circles", "nuggets", "beavers", "corn", "back")
_PRINTED: Final = len(LANDSCAPES) + len(SYMBOLS)
ROUNDS: Final = ALL_PARCELS // COLUMN
MUCH: Final = 100
"""Points: what is more counts as much."""


def layout_of(state: State) -> Layout[MoonRiverView]:
    """The layout of a table: it depends on the pieces and the number of ranches."""
    return layout(state.kit, len(state.ranches))


@lru_cache(maxsize=64)
def layout(kit: Kit, players: int) -> Layout[MoonRiverView]:
    """The parts of an observation with these pieces."""
    return Layout(_Table(kit, players).parts())


def printed(kit: Kit) -> dict[str | None, tuple[float, ...]]:
    """For each parcel's code what is printed on it, as numbers; `None` is no parcel."""
    most = {name: max(1, *(getattr(one, name) for one in kit.parcels)) for name in SYMBOLS}
    found: dict[str | None, tuple[float, ...]] = {
        parcel.code: (
            *_LANDS[LANDSCAPES[parcel.landscape]],
            *(getattr(parcel, name) / most[name] for name in SYMBOLS),
        )
        for parcel in kit.parcels
    }
    found[None] = (0.0,) * _PRINTED
    return found


class _Table:
    """What the parts of one layout share: each kind of parcel as a row of numbers."""

    def __init__(self, kit: Kit, players: int) -> None:
        self.kit = kit
        self.players = players
        self.rows = rows(players)
        self.seat = one_hot(players)
        # A parcel just taken may be one more than there is room for, until two are joined.
        self.room = 1 + max(stores for stores, _ in kit.boards.values())
        self.printed = printed(kit)
        self.ink = ready(self.printed)
        self.seat_ink = [inked(row) for row in self.seat]
        self.orders = [turned(viewer, players) for viewer in range(players)]
        self.plane = self.rows * WIDTH
        self.no_place = self.ink[None] + self.seat_ink[-1]

    def parts(self) -> tuple[Part[MoonRiverView], ...]:
        """Every part in order."""
        seats, plane = self.players, (self.rows, WIDTH)
        symbols = f"its landscape ({', '.join(LANDSCAPES)}), {', '.join(SYMBOLS)}"
        return (
            Part("phase", (len(_PHASES) - 1,), "the phase", lambda view: _PHASES[view["phase"]]),
            Part("seat", (seats,), "the observer's seat", self._seat),
            Part("asked", (seats,), "who decides, from the observer on", self._asked),
            Part("scenario", (len(_SCENARIOS) - 1,), "none, to be drawn, or which", _scenario),
            Part("legend", (1,), "legend boards", lambda v: (float(v["boards"] == "legend"),)),
            Part("round", (2,), f"the round, in parts of {ROUNDS}; the last round", _round),
            Part("dominoes", (1,), "dominoes still to lay, of two", _dominoes),
            Part("pair", (2, _PRINTED), f"of each parcel joined: {symbols}", self._pair),
            Part("skulls", plane, "skulls that wait", self._skulls),
            Part("circles", plane, "circles that wait", self._circles),
            Part("circle", plane, "the partner at work", self._circle),
            Part("steps", (1,), "steps cows may still make, in eighths", _steps),
            Part("offer", (_PRINTED,), "of the parcel offered", self._offer),
            Part("prize", (1,), "a bonus tile is due", lambda v: (float(v["turn"]["prize"]),)),
            Part(
                "here", (COLUMN, _PRINTED + seats), "this column, and who stands there", self._here
            ),
            Part("there", (COLUMN, _PRINTED + seats), "the next column", self._there),
            Part("drawn", (COLUMN, _PRINTED), "of each parcel drawn", self._drawn),
            Part("box", (len(self.kit.counts),), "parcels in the box, by kind", self._box),
            Part("cows", (2,), "cows in the supply and lost, of all", _cows),
            Part("saloon", (len(PARTNERS),), "chips in the saloon, of five", _saloon),
            Part("stock", (len(PARTNERS),), "chips not drawn yet, by kind", self._stock),
            Part("tiles", (2, len(TILE_WORDS)), "where each bonus tile is", _tiles),
            Part("board", (seats, len(_BOARDS) - 1), "whose board is which", self._board),
            Part("stores", (seats, self.room, _PRINTED), "of each parcel in store", self._stores),
            Part("parcels", (seats, self.rows, WIDTH, _PRINTED), "of each cell", self._parcels),
            Part("herd", (seats, *plane), "cows on each cell, of all there are", self._herd),
            Part(
                "partners",
                (seats, self.rows, WIDTH, len(PARTNERS) + 1),
                f"who stands on each cell ({', '.join(PARTNERS)}), and whether as a cowboy",
                self._partners,
            ),
            Part(
                "score",
                (seats, len(LANDSCAPES) + 3 + 3 + 3),
                f"points in parts of {MUCH}, 1 at most: lands, resources, partners, "
                "scenario, herd, total",
                self._score,
            ),
        )

    def _order(self, view: MoonRiverView) -> tuple[int, ...]:
        return self.orders[max(view["viewer"], 0)]

    def _ranches(self, view: MoonRiverView) -> list[RanchView]:
        return [view["ranches"][seat] for seat in self._order(view)]

    def _seat(self, view: MoonRiverView) -> Iterable[float]:
        return self.seat[max(view["viewer"], -1)]

    def _who(self, view: MoonRiverView, seat: int | None) -> tuple[float, ...]:
        if seat is None:
            return self.seat[-1]
        return self.seat[(seat - max(view["viewer"], 0)) % self.players]

    def _asked(self, view: MoonRiverView) -> Iterable[float]:
        return self._who(view, view["waiting_for"])

    def _of(self, parcel: ParcelView | None) -> tuple[float, ...]:
        return self.printed[None if parcel is None else parcel["code"]]

    def _listed(self, parcels: list[ParcelView], most: int) -> bytes:
        ink = self.ink
        named = [ink[parcel["code"]] for parcel in parcels]
        return b"".join([*named, ink[None] * (most - len(parcels))])

    def _plane(self, cells: Collection[str]) -> list[float]:
        plane = [0.0] * self.plane
        for name in cells:
            plane[_CELL[name]] += 0.5
        return plane

    def _pair(self, view: MoonRiverView) -> bytes:
        return self._listed(view["turn"]["pair"], 2)

    def _skulls(self, view: MoonRiverView) -> list[float]:
        return self._plane(view["turn"]["skulls"])

    def _circles(self, view: MoonRiverView) -> list[float]:
        return self._plane(view["turn"]["circles"])

    def _circle(self, view: MoonRiverView) -> list[float]:
        circle = view["turn"]["circle"]
        return self._plane(() if circle is None else (circle,))

    def _offer(self, view: MoonRiverView) -> Iterable[float]:
        return self._of(view["turn"]["offer"])

    def _column(self, view: MoonRiverView, column: list[PlaceView]) -> bytes:
        first, told = max(view["viewer"], 0), []
        for place in column:
            parcel, seat = place["parcel"], place["seat"]
            told.append(self.ink[None if parcel is None else parcel["code"]])
            told.append(self.seat_ink[-1 if seat is None else (seat - first) % self.players])
        told.append(self.no_place * (COLUMN - len(column)))
        return b"".join(told)

    def _here(self, view: MoonRiverView) -> bytes:
        return self._column(view, view["here"])

    def _there(self, view: MoonRiverView) -> bytes:
        return self._column(view, view["there"])

    def _drawn(self, view: MoonRiverView) -> bytes:
        return self._listed(view["drawn"], COLUMN)

    def _box(self, view: MoonRiverView) -> list[float]:
        copies = zip(view["box"].values(), self.kit.counts, strict=True)
        return [left / count for left, count in copies]

    def _stock(self, view: MoonRiverView) -> list[float]:
        chips = zip(view["stock"].values(), self.kit.chips, strict=True)
        return [left / max(1, count) for left, count in chips]

    def _board(self, view: MoonRiverView) -> Iterator[float]:
        return chain.from_iterable(_BOARDS[ranch["board"]] for ranch in self._ranches(view))

    def _stores(self, view: MoonRiverView) -> bytes:
        return b"".join([self._listed(one["stores"], self.room) for one in self._ranches(view)])

    def _parcels(self, view: MoonRiverView) -> bytes:
        ink = self.ink
        return b"".join(
            [
                ink[None if (parcel := cell["parcel"]) is None else parcel["code"]]
                for ranch in self._ranches(view)
                for cell in ranch["cells"]
            ]
        )

    def _herd(self, view: MoonRiverView) -> list[float]:
        return [_HERD[cell["cows"]] for ranch in self._ranches(view) for cell in ranch["cells"]]

    def _partners(self, view: MoonRiverView) -> bytes:
        return b"".join(
            [
                _STANDING[cell["partner"], cell["cowboy"]]
                for ranch in self._ranches(view)
                for cell in ranch["cells"]
            ]
        )

    def _score(self, view: MoonRiverView) -> list[float]:
        points: list[int] = []
        for ranch in self._ranches(view):
            score = ranch["score"]
            points += score["lands"].values()
            points += score["resources"].values()
            points += score["partners"].values()
            points += (score["scenario"], score["herd"], score["total"])
        return [amount / MUCH if amount < MUCH else 1.0 for amount in points]


def _scenario(view: MoonRiverView) -> Iterable[float]:
    return _SCENARIOS[view["scenario"]]


def _round(view: MoonRiverView) -> tuple[float, float]:
    return (view["round"] / ROUNDS, float(view["last_round"]))


def _dominoes(view: MoonRiverView) -> tuple[float]:
    return (view["turn"]["dominoes"] / 2,)


def _steps(view: MoonRiverView) -> tuple[float]:
    return (view["turn"]["steps"] / 8,)


def _cows(view: MoonRiverView) -> tuple[float, float]:
    return (view["cows"] / ALL_COWS, view["lost"] / ALL_COWS)


def _saloon(view: MoonRiverView) -> list[float]:
    return [view["saloon"].count(partner) / SALOON for partner in PARTNERS]


def _tiles(view: MoonRiverView) -> Iterator[float]:
    for tile in view["tiles"]:
        yield from _WHERE[tile["where"]]
    yield from _WHERE[None] * (2 - len(view["tiles"]))
