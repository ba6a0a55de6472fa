"""What a ranch could have scored in its scenario, had its owner known all their parcels beforehand.

The parcels come when they came in the game; they are joined, laid and kept in the stores by the
rules, for the scenario's points alone. A beam search over turns finds the most: after each turn the
most hopeful ranches go on. Every circle is taken to get a partner, one of them a bandit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from itertools import combinations
from typing import Final, NamedTuple

from highnoon import Match
from highnoon.core.action import Seat
from highnoon.games.moon_river.grid import (
    AROUND,
    LAST_ROW,
    RIVER,
    STEP,
    around,
    flood,
    groups,
    leading_into,
)
from highnoon.games.moon_river.pieces import FARM, FOREST, Kit
from highnoon.games.moon_river.state import Ranch

BEAM: Final = 300
"""How many ranches go on from turn to turn."""
ALIKE: Final = 12
"""At most so many of them have the same members at the same places."""
CONTACT: Final = 0.5
"""How much a landscape of members to come that has a contact beside the group counts, beside a
free cell there, which counts 1."""
BEHIND: Final = 0.3
"""The same for a free cell behind those."""
UNFINISHED: Final = 1.0
"""What a member is worth in the search wherever it lies."""
IN_STORE: Final = 0.8
"""How much a member in the stores counts beside one that has not come yet."""
RIVERLESS: Final = 0.7
"""What is left of a forest's hope while the river is still to be reached."""

Cells = int
"""A set of cells, as bits."""
Turn = tuple[int, ...]
"""The parcels that came in a turn."""


class Own(NamedTuple):
    """What came to a seat: its board, the parcels of each turn, the bonus tile it laid."""

    kit: Kit
    scenario: str
    start: Ranch
    turns: tuple[Turn, ...]
    tile: int | None


class Plot(NamedTuple):
    """A ranch as far as the scenario asks."""

    free: Cells
    touch: tuple[Cells, ...]
    members: Cells
    rich: Cells
    """Members that count twice: two nuggets."""
    stores: tuple[int, ...]
    tiled: bool
    """Whether row 10 was reached, and the bonus tile came with it."""


def own_of(match: Match, seat: Seat) -> Own:
    """What a finished game brought a seat; parcels that were swapped away never came."""
    turns: list[list[int]] = []
    tile: int | None = None
    start = next(e.before for e in match.history if e.by == seat and e.action.kind == "take")
    later = [entry.before for entry in match.history[1:]] + [match.state]
    for entry, after in zip(match.history, later, strict=True):
        kind = entry.action.kind
        if entry.by == seat and kind == "take":
            here = entry.before.here
            turns.append([here.parcels[here.rancheros.index(seat)]])
        if entry.by == seat and kind == "bonus":
            tile = match.state.kit.kind_of[str(entry.action.args[0])]
        if kind != "demand":
            continue
        had = Counter(entry.before.ranches[seat].stores)
        has = Counter(after.ranches[seat].stores)
        for gone in (had - has).elements():
            next(turn for turn in reversed(turns) if gone in turn).remove(gone)
        if turns:
            turns[-1] += (has - had).elements()
    state = match.state
    came = tuple(map(tuple, turns))
    return Own(state.kit, state.scenario, start.ranches[seat], came, tile)


def most(own: Own) -> int:
    """The most scenario points that the search finds for these parcels."""
    search = _Search(own)
    ranch = own.start
    beam = [Plot(ranch.free, ranch.touch, 0, 0, (), own.tile is None)]
    for number, came in enumerate(own.turns):
        beam = search.turn(beam, came, own.turns[number + 1 :])
    return max(search.points(plot) for plot in beam)


def counts(kit: Kit, scenario: str, kind: int) -> int:
    """What a parcel counts in the scenario, its circle filled."""
    if scenario == "gold":
        return kit.nuggets[kind]
    if scenario == "outlaws":
        return kit.circles[kind]
    return int(kit.land[kind] == (FOREST if scenario == "timber" else FARM))


@lru_cache(maxsize=4096)
def _groups(members: Cells) -> tuple[Cells, ...]:
    return tuple(groups(members))


class _Search:
    """The beam search of one seat's parcels."""

    def __init__(self, own: Own) -> None:
        self.kit, self.scenario, self.room, self.tile = (
            own.kit,
            own.scenario,
            own.start.room,
            own.tile,
        )
        kinds = {kind for came in own.turns for kind in came}
        members = [kind for kind in kinds if counts(own.kit, own.scenario, kind)]
        self.lands = {own.kit.land[kind] for kind in members}
        self.rest = 0

    def points(self, plot: Plot) -> int:
        """What the groups score."""
        total = 0
        for group in _groups(plot.members):
            if group.bit_count() >= 3 and (self.scenario != "timber" or group & RIVER):
                total += 10 * (self._count(plot, group) - 2)
        return total

    def _count(self, plot: Plot, group: Cells) -> int:
        return group.bit_count() + (group & plot.rich).bit_count()

    def hope(self, plot: Plot) -> float:
        """How promising a ranch is: what its groups score, and one of them with all to come."""
        stored = sum(counts(self.kit, self.scenario, kind) for kind in plot.stores)
        rest = self.rest + IN_STORE * stored
        room = plot.free & around(plot.free)
        alone, best = 0.0, self._future(0, 0, room & self._shore(plot), rest, plot)
        for group in _groups(plot.members):
            count, good = self._count(plot, group), self.scenario != "timber" or group & RIVER
            now = max(0.0, 10.0 * (count - 2)) if good and group.bit_count() >= 3 else 0.0
            now += UNFINISHED * count
            alone += now
            best = max(best, self._future(group, count, around(group) & room, rest, plot) - now)
        return alone + best

    def _shore(self, plot: Plot) -> Cells:
        return RIVER if self.scenario == "timber" else plot.free

    def _future(self, group: Cells, count: int, edge: Cells, rest: float, plot: Plot) -> float:
        """What a group is worth if it gets all that is to come and has room for."""
        behind = around(edge) & plot.free & ~edge
        ways = edge.bit_count() + BEHIND * behind.bit_count()
        ways += CONTACT * sum(bool(plot.touch[land] & edge) for land in self.lands)
        worth = 10.0 * (count + rest * ways / (ways + 1.0))
        if self.scenario == "timber" and not group & RIVER:
            shore = flood(edge, plot.free) & RIVER
            return worth * RIVERLESS * bool(shore) + shore.bit_count()
        return worth

    def turn(self, beam: list[Plot], came: Turn, later_on: Sequence[Turn]) -> list[Plot]:
        """The most hopeful ranches after one more turn, before these."""
        last, to_come = not later_on, [kind for turn in later_on for kind in turn]
        self.rest = sum(counts(self.kit, self.scenario, kind) for kind in to_come)
        ready: dict[Plot, None] = {}
        now = [plot._replace(stores=tuple(sorted((*plot.stores, *came)))) for plot in beam]
        dominoes = {plot: 2 if len(plot.stores) >= 4 else 1 for plot in now}
        while dominoes:
            later: dict[Plot, int] = {}
            for plot, left in dominoes.items():
                must = len(plot.stores) > self.room or (last and len(plot.stores) >= 2)
                if not must:
                    ready[plot] = None
                if (left or last) and len(plot.stores) >= 2:
                    laid = list(self._laid(plot))
                    later |= dict.fromkeys(laid, left - 1)
                    if must and not laid:
                        ready |= dict.fromkeys(self._dropped(plot))
            best = self._best(later)
            dominoes = {plot: max(0, later[plot]) for plot in best}
            ready |= dict.fromkeys(plot for plot in best if len(plot.stores) <= self.room)
        return self._best(ready)

    def _best(self, plots: Iterable[Plot]) -> list[Plot]:
        """A beam of different ranches."""
        alike: Counter[tuple[Cells, tuple[int, ...]]] = Counter()
        beam = []
        for plot in nlargest(8 * BEAM, plots, key=self.hope):
            alike[plot.members, plot.stores] += 1
            if alike[plot.members, plot.stores] <= ALIKE:
                beam.append(plot)
            if len(beam) == BEAM:
                break
        return beam

    def _dropped(self, plot: Plot) -> Iterator[Plot]:
        """Two parcels leave the game: those that count least."""
        by_count = sorted(plot.stores, key=lambda kind: counts(self.kit, self.scenario, kind))
        yield plot._replace(stores=tuple(sorted(by_count[2:])))

    def _laid(self, plot: Plot) -> Iterator[Plot]:
        """Every domino of two stored parcels at every place; the bonus tile where it is due."""
        for one, two in set(combinations(plot.stores, 2)):
            left = list(plot.stores)
            left.remove(one)
            left.remove(two)
            rest = plot._replace(stores=tuple(left))
            mine, other = plot.touch[self.kit.land[one]], plot.touch[self.kit.land[two]]
            for way in range(2 if one == two else 4):
                pairs = plot.free & leading_into(plot.free, way)
                fitting = pairs & (mine | leading_into(other, way))
                while fitting:
                    cell = (fitting & -fitting).bit_length() - 1
                    fitting &= fitting - 1
                    laid = self._with(self._with(rest, one, cell), two, cell + STEP[way])
                    yield from self._tiled(laid)

    def _tiled(self, plot: Plot) -> Iterator[Plot]:
        if plot.tiled or self.tile is None or plot.free & LAST_ROW == LAST_ROW:
            yield plot
            return
        plot = plot._replace(tiled=True)
        fitting = plot.free & plot.touch[self.kit.land[self.tile]]
        if not fitting:
            yield plot
        while fitting:
            cell = (fitting & -fitting).bit_length() - 1
            fitting &= fitting - 1
            yield self._with(plot, self.tile, cell)

    def _with(self, plot: Plot, kind: int, cell: int) -> Plot:
        """The ranch with one more parcel."""
        here, land = 1 << cell, self.kit.land[kind]
        count = counts(self.kit, self.scenario, kind)
        touch = plot.touch
        return Plot(
            plot.free & ~here,
            (*touch[:land], touch[land] | AROUND[cell], *touch[land + 1 :]),
            plot.members | here if count else plot.members,
            plot.rich | here if count > 1 else plot.rich,
            plot.stores,
            plot.tiled,
        )
