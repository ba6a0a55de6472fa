"""What a view says, as numbers: trails, deputies, timetable, and what tiles are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from highnoon.games.desperados.belief import Trail, trail
from highnoon.games.desperados.pieces import Map, mask
from highnoon.games.desperados.reading import map_of
from highnoon.games.desperados.state import POKER, Phase, after
from highnoon.games.desperados.view import DesperadosView


class Coach(NamedTuple):
    """A coach that can still be held up in this round; `stops[0]` is where it began."""

    name: str
    stops: tuple[int, ...]


class Bank(NamedTuple):
    """A bank with a tile: what it holds for all the viewer knows, and for all the gang knows."""

    town: int
    value: float
    believed: float
    looked: bool = False
    """Whether the gang has looked at the tile."""


class Sight(NamedTuple):
    """What one seat knows of the round."""

    map: Map
    viewer: int
    phase: Phase
    round: int
    move: int
    trails: tuple[Trail, ...]
    """What the viewer knows of each player's round."""
    public: tuple[Trail, ...]
    """What everybody knows of it."""
    deputies: tuple[int, ...]
    fresh: tuple[int, ...]
    coaches: tuple[Coach, ...]
    poker: int
    """Towns whose poker tile can still be played for in this round, a mask."""
    banks: tuple[Bank, ...]
    decisions: tuple[str | None, ...]
    discs: frozenset[int]
    coach_value: float
    poker_value: float
    pending: float
    """What the heists declared in this round will bring, if nobody is caught."""
    money: int
    goal: int

    @property
    def gang(self) -> range:
        """The seats of the desperados."""
        return range(1, len(self.trails))

    @property
    def now(self) -> int:
        """The first move whose cards are not all laid: columns before it are the past."""
        return max(0, self.move - 1)

    def at(self, seat: int) -> int:
        """Where a player of the viewer's side is."""
        return after(self.trails[seat].start, self.trails[seat].row)

    def news_at(self, town: int) -> bool:
        """Whether a look there would tell the gang anything."""
        return any(bank.town == town and not bank.looked for bank in self.banks)

    def last_seen(self, seat: int) -> int:
        """The last town where everybody saw a player: a card they showed, or where they began."""
        known = self.public[seat]
        return after(known.start, known.row)


def sight_of(view: DesperadosView) -> Sight:
    """What a view tells."""
    map_ = map_of(view["map"])
    number, seats = map_.number, range(len(view["players"]))
    tried = mask(number[h["town"]] for h in view["heists"] if h["target"] == POKER)
    gone = mask(number[town] for town in view["poker_gone"])
    loot = view["loot"]
    coach = _mean(map_.tiles.coach, [t["value"] for t in loot if t["kind"] == "coach"])
    poker = _mean(map_.tiles.poker, [t["value"] for t in loot if t["kind"] == "poker"])
    return Sight(
        map=map_,
        viewer=view["viewer"],
        phase=view["phase"],
        round=view["round"],
        move=view["move"],
        trails=tuple(trail(view, seat) for seat in seats),
        public=tuple(trail(view, seat, public=True) for seat in seats),
        deputies=tuple(number[town] for town in view["deputies"]),
        fresh=tuple(number[town] for town in view["fresh"]),
        coaches=tuple(
            Coach(coach["coach"], tuple(number[town] for town in coach["route"]))
            for coach in view["coaches"]
            if not coach["held"]
        ),
        poker=map_.poker_towns & ~gone & ~tried,
        banks=_banks(map_, view),
        decisions=tuple(player["decision"] for player in view["players"]),
        discs=frozenset(seat for seat in seats if view["players"][seat]["disc"]),
        coach_value=coach,
        poker_value=poker,
        pending=sum(poker if h["target"] == POKER else coach for h in view["heists"]),
        money=view["money"],
        goal=view["goal"],
    )


def _banks(map_: Map, view: DesperadosView) -> tuple[Bank, ...]:
    """Banks that hold a tile; what the gang has not looked at may be any tile it has not seen."""
    tiles, loot = map_.tiles, view["loot"]
    seen = [t["value"] for t in loot if t["kind"] == "bank"]
    seen += [bank["value"] for bank in view["banks"] if bank["looked"] and bank["value"]]
    guess = _mean(tiles.low + tiles.high + tiles.bottom, seen)
    found = []
    for bank in view["banks"]:
        if bank["tile"] == "laid":
            known = bank["value"]
            believed = float(known) if known is not None and bank["looked"] else guess
            value = believed if known is None else float(known)
            found.append(Bank(map_.number[bank["town"]], value, believed, bank["looked"]))
    return tuple(found)


def _mean(tiles: Sequence[int], seen: Sequence[int]) -> float:
    """What an unseen tile is worth."""
    left = Counter(tiles)
    left.subtract(seen)
    values = list(left.elements())
    return fmean(values) if values else 0.0


@lru_cache(maxsize=64)
def distances(map_: Map) -> tuple[tuple[int, ...], ...]:
    """How many roads lie between any two towns."""
    found = []
    for start in range(len(map_.towns)):
        away = {start: 0}
        edge = [start]
        while edge:
            edge = [
                near
                for town in edge
                for near in map_.neighbours[town]
                if away.setdefault(near, away[town] + 1) == away[town] + 1
            ]
            edge = list(dict.fromkeys(edge))
        found.append(tuple(away[town] for town in range(len(map_.towns))))
    return tuple(found)
