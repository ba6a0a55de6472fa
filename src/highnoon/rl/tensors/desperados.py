"""Desperados as numbers: one layout for each map and number of players.

What the observer may not know is told apart from what is not there: a card that lies face down has
a place of its own, as has a bank whose tile is not known.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Final, get_args

from highnoon.games.desperados.pieces import PLANS, STOPS, Map
from highnoon.games.desperados.state import (
    BLUE,
    BROWN,
    LOOK,
    MOVES,
    NOTHING,
    POKER,
    ROUNDS,
    Phase,
    State,
)
from highnoon.games.desperados.view import (
    HIDDEN,
    BankView,
    DesperadosView,
    HeistView,
    LootView,
    PlayerView,
)
from highnoon.rl.tensors.layout import Layout, Part, among, inked, one_hot, ready, turned

_PHASES: Final = among(get_args(Phase))
_ROUND: Final = one_hot(ROUNDS + 1)
_MOVE: Final = one_hot(MOVES + 1)
_MOVE_INK: Final = tuple(map(inked, _MOVE))
_PLAN: Final = one_hot(PLANS)
_DECISIONS: Final = among((BROWN, BLUE, POKER, LOOK, NOTHING, HIDDEN))
_COACHES: Final = (BROWN, BLUE)
_TARGETS: Final = among((BROWN, BLUE, POKER))
_TILES: Final = among(("empty", "due", "laid"))
_LOOT: Final = among(("bank", POKER, "coach"))
_DECISION_INK: Final = ready(_DECISIONS)
_SHOWN: Final = {
    cards: inked((*map(float, cards), *(0.0,) * (MOVES - length)))
    for length in range(MOVES + 1)
    for cards in product((False, True), repeat=length)
}
"""For each row of cards, which of them everybody has seen."""


def layout_of(state: State) -> Layout[DesperadosView]:
    """The layout of a table: it depends on the map and the number of players."""
    return layout(state.map, state.players)


@lru_cache(maxsize=64)
def layout(map_: Map, players: int) -> Layout[DesperadosView]:
    """The parts of an observation on this map."""
    return Layout(_Table(map_, players).parts())


class _Table:
    """What the parts of one layout share: towns, cards and seats as rows of numbers."""

    def __init__(self, map_: Map, players: int) -> None:
        tiles = map_.tiles
        keys = [town.key for town in map_.towns]
        banked = (*tiles.low, *tiles.high, *tiles.bottom)
        self.players = players
        self.gang = players - 1
        self.banks = len(map_.banks)
        self.number = map_.number
        self.town = among(keys)
        self.town_ink = ready(self.town)
        self.card_ink = ready(among([*keys, "saloon", "none", HIDDEN]))
        self.seat = one_hot(players)
        self.orders = [turned(viewer, players) for viewer in range(players)]
        self.no_towns = inked(self.town[None])
        self.no_heist = _MOVE[-1] + _TARGETS[None] + self.town[None] + (0.0,) + self.seat[-1]
        self.tile_ink: dict[tuple[object, ...], bytes] = {}
        """Banks and tiles taken as they have been seen so far: there are few different ones."""
        self.pile = len(banked)
        self.coach_tiles = len(tiles.coach)
        self.most_loot = len(banked) + len(tiles.poker) + len(tiles.coach)
        self.dearest = max(*banked, *tiles.poker, *tiles.coach)

    def parts(self) -> tuple[Part[DesperadosView], ...]:
        """Every part in order."""
        seats, towns, gang = self.players, len(self.town) - 1, self.gang
        return (
            Part("phase", (len(_PHASES) - 1,), "the phase", lambda view: _PHASES[view["phase"]]),
            Part("round", (ROUNDS + 1,), "the round, 0 to 5", lambda view: _ROUND[view["round"]]),
            Part("move", (MOVES + 1,), "the move, 0 to 5", lambda view: _MOVE[view["move"]]),
            Part("seat", (seats,), "the observer's seat; the first is the sheriff's", self._seat),
            Part("asked", (seats,), "who decides, from the observer on", self._asked),
            Part("plan", (PLANS,), "the first round's plan", self._plan),
            Part("start", (seats, towns), "where each began the round", self._start),
            Part("pawn", (seats, towns), "where each pawn stands", self._pawn),
            Part("at", (seats, towns), "where each is, if it is known", self._at),
            Part(
                "rows",
                (seats, MOVES, towns + 3),
                "the card each laid in each move: a town, the Saloon, none, or face down",
                self._rows,
            ),
            Part("shown", (seats, MOVES), "cards that everybody has seen", self._shown),
            Part("lost", (seats, towns), "town cards each has given up", self._lost),
            Part("disc", (seats,), "who still has a disc", self._disc),
            Part("arrested", (seats,), "who is arrested", self._arrested),
            Part(
                "decision",
                (seats, len(_DECISIONS) - 1),
                "brown coach, blue coach, poker, a look, nothing, or not known",
                self._decision,
            ),
            Part("deputies", (towns,), "deputies, of all there are", self._deputies),
            Part("fresh", (towns,), "deputies who may still ride", self._fresh),
            Part("coaches", (2, towns), "where each coach stands", self._coach_towns),
            Part(
                "routes", (2, STOPS, towns), "where each coach drives in this round", self._routes
            ),
            Part("held", (2, MOVES + 1), "the move in which each was held up", self._held),
            Part(
                "banks",
                (self.banks, len(_TILES) - 1 + 2 + ROUNDS + 1 + 1),
                "of each bank: empty, due or laid; known; its value; when laid; looked into",
                self._banks,
            ),
            Part("pile", (1,), "tiles in the pile, of all there are", self._pile),
            Part("poker_gone", (towns,), "towns without a poker tile by now", self._poker_gone),
            Part("coach_tiles", (1,), "coach tiles left, of all there are", self._coach_tiles),
            Part(
                "heists",
                (gang, MOVES + 1 + len(_TARGETS) - 1 + towns + 1 + seats),
                "of each heist: its move, target, town, height, and whose discs lie there",
                self._heists,
            ),
            Part("due", (1,), "tiles still to be drawn, of as many as can be", self._due),
            Part("reckoned", (MOVES + 1,), "moves reckoned", lambda v: _MOVE[v["reckoned"]]),
            Part(
                "loot",
                (self.most_loot, len(_LOOT) - 1 + 1 + ROUNDS + 1),
                "of each tile taken, in order: bank, poker or coach; its value; when laid",
                self._loot,
            ),
            Part("money", (1,), "the gang's dollars, in parts of its goal, 1 at most", self._money),
        )

    def _seat(self, view: DesperadosView) -> Iterable[float]:
        return self.seat[max(view["viewer"], -1)]

    def _order(self, view: DesperadosView) -> tuple[int, ...]:
        return self.orders[max(view["viewer"], 0)]

    def _asked(self, view: DesperadosView) -> list[float]:
        return [float(seat in view["waiting_for"]) for seat in self._order(view)]

    def _plan(self, view: DesperadosView) -> Iterable[float]:
        return _PLAN[-1 if view["plan"] is None else view["plan"] - 1]

    def _people(self, view: DesperadosView) -> list[PlayerView]:
        return [view["players"][seat] for seat in self._order(view)]

    def _start(self, view: DesperadosView) -> bytes:
        return b"".join([self.town_ink[one["start"]] for one in self._people(view)])

    def _pawn(self, view: DesperadosView) -> bytes:
        return b"".join([self.town_ink[one["pawn"]] for one in self._people(view)])

    def _at(self, view: DesperadosView) -> bytes:
        return b"".join([self.town_ink[one["at"]] for one in self._people(view)])

    def _rows(self, view: DesperadosView) -> bytes:
        ink, laid = self.card_ink, []
        for one in self._people(view):
            laid += [ink[card] for card in one["row"]]
            laid.append(ink[None] * (MOVES - len(one["row"])))
        return b"".join(laid)

    def _shown(self, view: DesperadosView) -> bytes:
        return b"".join([_SHOWN[tuple(one["shown"])] for one in self._people(view)])

    def _lost(self, view: DesperadosView) -> bytes:
        return b"".join([self._named(one["lost"]) for one in self._people(view)])

    def _disc(self, view: DesperadosView) -> list[float]:
        return [float(one["disc"]) for one in self._people(view)]

    def _arrested(self, view: DesperadosView) -> list[float]:
        return [float(one["arrested"]) for one in self._people(view)]

    def _decision(self, view: DesperadosView) -> bytes:
        return b"".join([_DECISION_INK[one["decision"]] for one in self._people(view)])

    def _named(self, towns: list[str]) -> bytes:
        return inked(self._count(towns, 1)) if towns else self.no_towns

    def _count(self, towns: list[str], whole: int) -> list[float]:
        """How often each town is named, in parts of the whole."""
        plane = [0.0] * len(self.number)
        for town in towns:
            plane[self.number[town]] += 1 / whole
        return plane

    def _deputies(self, view: DesperadosView) -> list[float]:
        return self._count(view["deputies"], self.gang)

    def _fresh(self, view: DesperadosView) -> list[float]:
        return self._count(view["fresh"], self.gang)

    def _coach_towns(self, view: DesperadosView) -> bytes:
        at = {coach["coach"]: coach["town"] for coach in view["coaches"]}
        return b"".join([self.town_ink[at.get(coach)] for coach in _COACHES])

    def _routes(self, view: DesperadosView) -> bytes:
        routes = {coach["coach"]: coach["route"] for coach in view["coaches"]}
        ink, none = self.town_ink, (None,) * STOPS
        return b"".join([ink[town] for coach in _COACHES for town in routes.get(coach, none)])

    def _held(self, view: DesperadosView) -> bytes:
        held = {coach["coach"]: coach["held"] for coach in view["coaches"]}
        return b"".join([_MOVE_INK[held.get(coach, -1)] for coach in _COACHES])

    def _banks(self, view: DesperadosView) -> bytes:
        return b"".join([self._bank(bank) for bank in view["banks"]])

    def _bank(self, bank: BankView) -> bytes:
        fact = (bank["tile"], bank["value"], bank["batch"], bank["looked"])
        if fact not in self.tile_ink:
            tile, value, batch, looked = fact
            known = (0.0, 0.0) if value is None else (1.0, value / self.dearest)
            self.tile_ink[fact] = inked((*_TILES[tile], *known, *_ROUND[batch], float(looked)))
        return self.tile_ink[fact]

    def _pile(self, view: DesperadosView) -> tuple[float]:
        return (view["pile"] / self.pile,)

    def _poker_gone(self, view: DesperadosView) -> bytes:
        return self._named(view["poker_gone"])

    def _coach_tiles(self, view: DesperadosView) -> tuple[float]:
        return (view["coach_tiles"] / self.coach_tiles,)

    def _heists(self, view: DesperadosView) -> list[float]:
        order, told = self._order(view), list[float]()
        for heist in view["heists"]:
            told += self._heist(heist, order)
        told += self.no_heist * (self.gang - len(view["heists"]))
        return told

    def _heist(self, heist: HeistView, order: tuple[int, ...]) -> tuple[float, ...]:
        return (
            *_MOVE[heist["move"]],
            *_TARGETS[heist["target"]],
            *self.town[heist["town"]],
            heist["height"] / self.gang,
            *(float(seat in heist["seats"]) for seat in order),
        )

    def _due(self, view: DesperadosView) -> tuple[float]:
        return (view["due"] / (self.gang + self.banks),)

    def _loot(self, view: DesperadosView) -> bytes:
        taken = b"".join([self._tile(tile) for tile in view["loot"]])
        return taken.ljust(4 * self.most_loot * (len(_LOOT) + 1 + ROUNDS), b"\0")

    def _tile(self, tile: LootView) -> bytes:
        fact = (tile["kind"], tile["value"], tile["batch"])
        if fact not in self.tile_ink:
            kind, value, batch = fact
            self.tile_ink[fact] = inked((*_LOOT[kind], value / self.dearest, *_ROUND[batch]))
        return self.tile_ink[fact]

    def _money(self, view: DesperadosView) -> tuple[float]:
        return (min(1.0, view["money"] / view["goal"]),)
