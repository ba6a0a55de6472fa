"""Where the deputies ride: to the posts that leave the gang the least, whatever it has seen.

The gang chooses its ways by what it believes: banks it has not looked into, a sheriff who may be
anywhere they have not been seen to leave. What it then gets is told by what the sheriff knows: the
tiles, and their own way. So deputies stand where they will not be, before the banks that matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Final

from highnoon.core.action import Action
from highnoon.engine.arrays import Floats, np
from highnoon.engine.desperados.mixes import (
    Mixes,
    Reckoner,
    appraise,
    catches,
    freely,
    groups,
    occupancy,
    within,
)
from highnoon.engine.desperados.prospects import Prospects, prospects, room
from highnoon.engine.desperados.routes import Fan, fan
from highnoon.engine.desperados.sheriff import hopes
from highnoon.engine.desperados.sight import Bank, Sight
from highnoon.games.desperados.state import MOVES, SHERIFF

WORTH_A_RIDE: Final = 20.0
"""Dollars a ride must save; below that deputies stay."""
CHOICE: Final = 150.0
"""Dollars that make a way of the gang e times as likely."""
DOUBT: Final = 0.15
"""The share of players who go anywhere."""
_UNLIKELY: Final = 0.02
"""A bank to which nobody seems to go is still worth that share of a guard."""
JOINT: Final = 50
"""So many joint rides are looked at; where there are more, deputies are looked at in turn."""


class Posts:
    """What the gang can expect, by where the deputies stand."""

    def __init__(self, sight: Sight, reckoner: Reckoner, mixes: Mixes) -> None:
        self.sight, self.reckoner, self.mixes = sight, reckoner, mixes
        rows = fan(sight.map, sight.trails[SHERIFF])
        ways = [occupancy(rows, weights, reckoner.size) for weights in self._own(rows)]
        past = rows.towns[0, : sight.now]
        self.believed: dict[int, Floats] = {}
        """How likely each row is not met by the sheriff, for all the gang knows."""
        self.truly: dict[int, Floats] = {}
        """The same for all the sheriff knows, by their own way [way, row, move]."""
        for seat in sight.gang:
            theirs = reckoner.fans[seat]
            met = (theirs.towns[:, : sight.now] == past).any(axis=1)
            self.believed[seat] = freely(theirs, mixes.meets)
            self.truly[seat] = np.stack([freely(theirs, way) * ~met[:, None] for way in ways])
        self.values = np.zeros(reckoner.size)
        for bank in sight.banks:
            self.values[bank.town] = bank.value
        self.wanted = sight._replace(banks=tuple(self._wanted()))
        self._found: dict[tuple[int, ...], float] = {}

    def _own(self, rows: Fan) -> Sequence[Floats]:
        """The sheriff's ways on: each of them in the last move, a likely mix of them before it.

        So in the last move they and the deputies share out what there is to guard.
        """
        if self.sight.now == MOVES - 1:
            return tuple(np.eye(rows.size))
        saved = catches(rows, hopes(self.sight, self.mixes), self.sight.now)
        return (within(saved, groups(rows, 0), np.ones(1), self.reckoner.temper.zeal),)

    def _wanted(self) -> Iterator[Bank]:
        """The banks, weighed by how likely somebody of the gang can be there at the end."""
        for bank in self.sight.banks:
            absent = 1.0
            for seat in self.sight.gang:
                mix = self.mixes.players[seat]
                absent *= 1 - mix.weights[mix.fan.towns[:, -1] == bank.town].sum()
            yield bank._replace(value=bank.value * (1 + _UNLIKELY - absent))

    def loot(self, deputies: tuple[int, ...]) -> float:
        """What the gang gets on average if the deputies stand there, and the sheriff rides well."""
        deputies = tuple(sorted(deputies))
        if deputies not in self._found:
            offer = prospects(self.wanted, deputies, believed=True)
            shares = [self._share(seat, offer) for seat in self.sight.gang]
            self._found[deputies] = float(np.stack(shares).sum(axis=0).min())
        return self._found[deputies]

    def _share(self, seat: int, offer: Prospects) -> Floats:
        """What one of the gang gets, by the sheriff's way."""
        crowd, rows = self.mixes.crowd, self.reckoner.fans[seat]
        chance = room(offer.bank_guards, crowd.ends.sum(axis=0) - crowd.ends[seat])
        heist = None
        if seat in self.sight.discs:
            heist = offer.heist * offer.heist_guards[0]
        worth = appraise(rows, self.believed[seat], heist, offer.bank * chance)
        group, mass = self.reckoner.groups[seat], self.reckoner.mass[seat]
        weights = (1 - DOUBT) * within(worth.total, group, mass, CHOICE)
        weights += DOUBT * within(np.zeros(rows.size), group, mass, 1.0)
        free, line = self.truly[seat], np.arange(rows.size)
        got = free[:, :, -1] * (self.values * chance)[rows.towns[:, -1]]
        struck = np.stack([way[line, worth.when] for way in free])
        found: Floats = (got + struck * worth.loot) @ weights
        return found


def best_posts(posts: Posts, fresh: Sequence[int], ridden: Sequence[int]) -> tuple[int, ...]:
    """Where those who have not ridden yet should be after this move, in their order."""
    map_ = posts.sight.map
    reach = [(town, *map_.neighbours[town]) for town in fresh]

    def cost(to: tuple[int, ...]) -> float:
        rides = sum(a != b for a, b in zip(fresh, to, strict=True))
        return posts.loot((*to, *ridden)) + WORTH_A_RIDE * rides

    if prod(map(len, reach)) <= JOINT:
        return min(product(*reach), key=cost)
    best = tuple(fresh)
    for _ in range(2):
        for one, towns in enumerate(reach):
            best = min(((*best[:one], town, *best[one + 1 :]) for town in towns), key=cost)
    return best


def ride(sight: Sight, posts: Posts) -> Action | None:
    """The next ride of the deputies' best posts, or None if they are there."""
    ridden = list(sight.deputies)
    for town in sight.fresh:
        ridden.remove(town)
    key = sight.map.key
    for town, post in zip(sight.fresh, best_posts(posts, sight.fresh, ridden), strict=True):
        if post != town:
            return Action("ride", (key(town), key(post)))
    return None
