"""How a round may end, in many worlds at once: what plans bring against rows drawn from a mix."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from highnoon.engine.desperados.mixes import EXPOSED, Mix, Worth
from highnoon.engine.desperados.prospects import Prospects
from highnoon.engine.desperados.routes import Fan, Floats, Ints
from highnoon.engine.desperados.table import Table
from highnoon.games.desperados.state import MOVES, NOWHERE, ROUNDS

WORLDS: Final = 400
"""Worlds in which every plan is judged: the same for all, so that luck favours none."""

_INCOME: Final = 0.215
"""What a round brings the gang, as a share of its goal."""
_SPREAD: Final = 900.0
"""How far off that is, for each member (growing like its root)."""

_TILES: Final = 60.0
"""How far off the tiles of a heist are."""

Bools = npt.NDArray[np.bool_]


class Outlook(NamedTuple):
    """How likely the gang wins with this loot, and how much a dollar more adds to that."""

    chances: float
    slope: float


def outlook(table: Table, loot: Floats) -> Outlook:
    """The gang's chances over all worlds if the rest of the round brings so much in each."""
    left = ROUNDS - table.round
    spread = 0.6 * _SPREAD * np.sqrt((len(table.trails) - 1) * left) + _TILES
    # Half a tile's step ahead: the goal exactly is enough.
    ahead = table.money + table.pending + loot + _INCOME * table.goal * left - table.goal + 50
    wins = 1 / (1 + np.exp(-np.clip(ahead / spread, -30, 30)))
    return Outlook(float(wins.mean()), float((wins * (1 - wins)).mean() / spread))


def draw(mix: Mix, count: int, rng: np.random.Generator) -> Ints:
    """Rows of a mix, as likely as they are."""
    found: Ints = rng.choice(mix.fan.size, count, p=mix.weights / mix.weights.sum())
    return found


def draw_posts(table: Table, offer: Prospects, count: int, rng: np.random.Generator) -> Ints:
    """How many deputies stand in each bank's town at the end, in each world."""
    towns = [bank.town for bank in table.banks]
    dice = rng.random((count, len(towns)))
    none, one = offer.bank_guards[0][towns], offer.bank_guards[1][towns]
    two = offer.bank_guards[2][towns]
    posts: Ints = (dice > none).astype(np.int64)
    posts += dice > none + one
    posts += dice > none + one + two
    return posts


class Way(NamedTuple):
    """What one row of a desperado brings in each world, if he is where it leads."""

    heist: Floats
    """Dollars of his heist, by world."""
    target: tuple[int, int] | None
    ends: Bools
    """Whether he stands free in each bank's town at the end [world, bank]."""
    unlucky: float
    """How many dollars he would win more on average than in the worlds drawn."""


class GangFutures:
    """Worlds for the gang: the sheriff's rows and the deputies' posts are drawn."""

    def __init__(self, table: Table, sheriff: Mix, offer: Prospects, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.table, self.offer = table, offer
        self.sheriff = sheriff.fan.towns[draw(sheriff, WORLDS, rng)]
        self.posts = draw_posts(table, offer, WORLDS, rng)
        self.luck = rng.random((WORLDS, MOVES))
        self.seen = rng.random(WORLDS)
        self.values = np.array([bank.believed for bank in table.banks])
        self.towns = np.array([bank.town for bank in table.banks], np.int64)
        self.slope = 0.0
        """What a dollar may add to the chances."""
        self._ways: dict[tuple[int, int], Way] = {}

    def way(self, seat: int, row: int, rows: Fan, worth: Worth) -> Way:
        """What a row brings in each world, worked out when it is first asked for."""
        found = self._ways.get((seat, row))
        if found is None:
            found = self._ways[seat, row] = self._work_out(row, rows.towns[row], worth)
        return found

    def _work_out(self, row: int, towns: Ints, worth: Worth) -> Way:
        free = ~np.logical_or.accumulate(self.sheriff == towns, axis=1)
        when, last = int(worth.when[row]), int(towns[-1])
        heist, target, stays = np.zeros(WORLDS), None, free[:, -1]
        sure = float(worth.free[row, -1] * self.offer.bank[last] * self.offer.bank_guards[0, last])
        if worth.loot[row] > 0:
            town = int(towns[when])
            full, open_ = self.offer.heist[when, town], self.offer.heist_guards[0, when, town]
            heist = np.where(free[:, when] & (self.luck[:, when] < open_), full, 0.0)
            target = (town, when if full > self.table.poker_value else -1)
            stays = stays & (self.seen > EXPOSED[when])
            sure = sure * (1 - float(EXPOSED[when])) + float(worth.free[row, when] * full * open_)
        ends = stays[:, None] & (self.towns == last)
        drawn = heist + (ends & (self.posts == 0)) @ self.values
        return Way(heist, target, ends, sure - float(drawn.mean()))

    def judge(self, ways: list[Way]) -> float:
        """The gang's chances with this joint plan."""
        loot = np.zeros(WORLDS)
        stands = np.zeros((WORLDS, len(self.towns)))
        taken: set[tuple[int, int]] = set()
        for way in ways:
            stands += way.ends
            if way.target is not None and way.target not in taken:
                taken.add(way.target)
                loot += way.heist
        loot += (stands > self.posts) @ self.values
        found = outlook(self.table, loot)
        self.slope = max(self.slope, found.slope)
        return found.chances + found.slope * sum(way.unlucky for way in ways)


class SheriffFutures:
    """Worlds for the sheriff: the gang's rows are drawn, those he has met are out."""

    def __init__(
        self,
        table: Table,
        mixes: tuple[Mix, ...],
        worths: tuple[Worth, ...],
        offer: Prospects,
        seed: int,
    ) -> None:
        rng = np.random.default_rng(seed)
        self.table = table
        self.values = np.array([bank.value for bank in table.banks])
        self.posts = draw_posts(table, offer, WORLDS, rng)
        banks = np.array([bank.town for bank in table.banks], np.int64)
        towns, when, loot, ends = [], [], [], []
        for seat, worth in zip(table.gang, worths, strict=True):
            rows = draw(mixes[seat], WORLDS, rng)
            fan = mixes[seat].fan
            towns.append(fan.towns[rows])
            when.append(worth.when[rows])
            loot.append(worth.loot[rows])
            ends.append(fan.towns[rows][:, -1, None] == banks)
        self.towns, self.when = np.stack(towns, 1), np.stack(when, 1)
        self.loot, self.ends = np.stack(loot, 1), np.stack(ends, 1)

        self.slope = 0.0
        """What a dollar may add to the chances."""
        self.at_large = float(self._loot(np.full(MOVES, NOWHERE)).mean())

    def judge(self, way: Ints, saves: float) -> float:
        """The sheriff's chances with this row, which saves so much on average."""
        loot = self._loot(way)
        found = outlook(self.table, loot)
        self.slope = max(self.slope, found.slope)
        unlucky = saves - (self.at_large - float(loot.mean()))
        return 1 - found.chances + found.slope * unlucky

    def _loot(self, way: Ints) -> Floats:
        """What the gang takes in each world if the sheriff goes this way."""
        met = self.towns == way
        first = np.where(met.any(axis=2), met.argmax(axis=2), MOVES)
        loot = (self.loot * (first > self.when)).sum(axis=1)
        stands = (self.ends & (first == MOVES)[:, :, None]).sum(axis=1)
        taken: Floats = loot + (stands > self.posts) @ self.values
        return taken


def seed_of(rng: random.Random) -> int:
    """A seed for the worlds."""
    return rng.randrange(2**32)
