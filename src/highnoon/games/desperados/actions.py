"""Every action of Desperados on one map, in a fixed order: the table behind texts and numbers.

Actions name towns by their keys, so that a record of a map of one's own can be read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from highnoon.core.action import Action
from highnoon.core.numbers import Numbers
from highnoon.games.desperados.pieces import PLANS, Map
from highnoon.games.desperados.state import BLUE, BROWN, EMPTY, LOOK, NOTHING, POKER

SALOON_KEY: Final = "saloon"
PLAY_SALOON: Final = Action("card", (SALOON_KEY,))
PLAY_NONE: Final = Action("no-card")

DECIDE: Final = {
    BROWN: Action("coach", (BROWN,)),
    BLUE: Action("coach", (BLUE,)),
    POKER: Action("poker"),
    LOOK: Action("look"),
    NOTHING: Action("nothing"),
}
DECISION: Final = {action: decision for decision, action in DECIDE.items()}

DRAW_PLAN: Final = tuple(Action("plan", (number,)) for number in range(1, PLANS + 1))


class Moves:
    """The actions of one map, made once, and what may be played from a town."""

    def __init__(self, map_: Map) -> None:
        towns = range(len(map_.towns))
        self.map = map_
        self.place = tuple(Action("place", (map_.key(town),)) for town in towns)
        self.card = tuple(Action("card", (map_.key(town),)) for town in towns)
        self.ride = tuple(
            tuple(Action("ride", (map_.key(a), map_.key(b))) for b in map_.neighbours[a])
            for a in towns
        )
        tiles = map_.tiles
        bank_values = sorted({EMPTY, *tiles.low, *tiles.high, *tiles.bottom})
        self.bank = {value: Action("bank", (value,)) for value in bank_values}
        drawn = sorted({*tiles.poker, *tiles.coach})
        self.tile = {value: Action("tile", (value,)) for value in drawn}
        self.numbers = Numbers(
            (
                *self.place,
                *(action for row in self.ride for action in row),
                *self.card,
                PLAY_SALOON,
                PLAY_NONE,
                *DECIDE.values(),
                *DRAW_PLAN,
                *self.bank.values(),
                *self.tile.values(),
            )
        )
        self._cards: dict[tuple[int, int, bool], tuple[Action, ...]] = {}
        self._rides: dict[tuple[int, ...], tuple[Action, ...]] = {}

    def cards(self, town: int, barred: int, saloon: bool) -> tuple[Action, ...]:
        """What a player in this town may lay; `barred` masks the town cards they cannot play."""
        case = (town, barred & self.map.near[town], saloon)
        found = self._cards.get(case)
        if found is None:
            free = [near for near in self.map.neighbours[town] if not barred >> near & 1]
            playable = (*(self.card[near] for near in free), *((PLAY_SALOON,) if saloon else ()))
            found = self._cards[case] = playable or (PLAY_NONE,)
        return found

    def rides(self, fresh: tuple[int, ...]) -> tuple[Action, ...]:
        """How the deputies in these towns may ride; those in one town are alike."""
        found = self._rides.get(fresh)
        if found is None:
            found = tuple(action for town in dict.fromkeys(fresh) for action in self.ride[town])
            if len(self._rides) < 50_000:
                self._rides[fresh] = found
        return found


@lru_cache(maxsize=64)
def moves_of(map_: Map) -> Moves:
    """The actions of a map."""
    return Moves(map_)
