"""How a round may end, in many worlds at once: what plans bring against rows drawn from a mix."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from highnoon.engine.arrays import Bools, Floats, Ints, np
from highnoon.engine.desperados.mixes import EXPOSED, Mix, Worth
from highnoon.engine.desperados.prospects import Prospects
from highnoon.engine.desperados.sight import Sight
from highnoon.engine.desperados.ways import Strike
from highnoon.games.desperados.state import MOVES, NOWHERE, ROUNDS

WORLDS: Final = 400
"""Worlds in which every plan is judged: the same for all, so that luck favours none."""

_INCOME: Final = 0.215
"""What a round brings the gang, as a share of its goal."""
_SPREAD: Final = 900.0
"""How far off that is, for each member (growing like its root)."""

_TILES: Final = 60.0
"""How far off the tiles of a heist are."""

_STEEPEST: Final = 5e-4
"""What a dollar adds at most: at the end a tile decides the game, not the dollar."""


class Outlook(NamedTuple):
    """How likely the gang wins with this loot, and how much a dollar more adds to that."""

    chances: float
    slope: float


def outlook(sight: Sight, loot: Floats) -> Outlook:
    """The gang's chances over all worlds if the rest of the round brings so much in each."""
    left = ROUNDS - sight.round
    spread = 0.6 * _SPREAD * np.sqrt((len(sight.trails) - 1) * left) + _TILES
    # Half a tile's step ahead: the goal exactly is enough.
    ahead = sight.money + sight.pending + loot + _INCOME * sight.goal * left - sight.goal + 50
    wins = 1 / (1 + np.exp(-np.clip(ahead / spread, -30, 30)))
    slope = float((wins * (1 - wins)).mean() / spread)
    return Outlook(float(wins.mean()), min(_STEEPEST, slope))


def draw(mix: Mix, count: int, rng: np.random.Generator) -> Ints:
    """Rows of a mix, as likely as they are."""
    found: Ints = rng.choice(mix.fan.size, count, p=mix.weights / mix.weights.sum())
    return found


def draw_posts(sight: Sight, offer: Prospects, count: int, rng: np.random.Generator) -> Ints:
    """How many deputies stand in each bank's town at the end, in each world."""
    towns = [bank.town for bank in sight.banks]
    dice = rng.random((count, len(towns)))
    none, one = offer.bank_guards[0][towns], offer.bank_guards[1][towns]
    two = offer.bank_guards[2][towns]
    posts: Ints = (dice > none).astype(np.int64)
    posts += dice > none + one
    posts += dice > none + one + two
    return posts


class Way(NamedTuple):
    """What one way of a desperado does in each world."""

    strike: Strike | None
    there: Bools
    """Whether they are free at their heist, by world."""
    bank: int
    """The number of the bank at the end, or -1."""
    stays: Bools
    """Whether they stand free at the end, by world."""
    unlucky: float
    """How many dollars more they would win on average, if alone, than in the worlds drawn."""


class GangFutures:
    """Worlds for the gang: the sheriff's rows and the deputies' posts are drawn."""

    def __init__(self, sight: Sight, sheriff: Mix, offer: Prospects, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.sight, self.offer = sight, offer
        self.sheriff = sheriff.fan.towns[draw(sheriff, WORLDS, rng)]
        self.posts = draw_posts(sight, offer, WORLDS, rng)
        self.luck = rng.random((WORLDS, MOVES))
        self.seen = rng.random(WORLDS)
        self.values = np.array([bank.believed for bank in sight.banks])
        self.banks = {bank.town: number for number, bank in enumerate(sight.banks)}
        self.slope = 0.0
        """What a dollar may add to the chances."""
        self._guards: dict[Strike, Ints] = {}

    def way(self, towns: Ints, strike: Strike | None, free: Floats) -> Way:
        """What a way does, whose exact chances to be free are these by move."""
        at_large = ~np.logical_or.accumulate(self.sheriff == towns, axis=1)
        stays, sure, drawn = at_large[:, -1], 0.0, np.zeros(WORLDS)
        there, hidden = stays, 1.0
        if strike is not None:
            there, hidden = at_large[:, strike.move], 1 - float(EXPOSED[strike.move])
            stays = stays & (self.seen > 1 - hidden)
            alone = self.offer.heist_guards[0, strike.move, strike.town]
            sure += float(free[strike.move] * alone) * strike.value
            drawn = np.where(there & (self.guards(strike) == 0), strike.value, 0.0)
        bank = self.banks.get(int(towns[-1]), -1)
        if bank >= 0:
            alone = self.offer.bank_guards[0, towns[-1]]
            sure += hidden * float(free[-1] * alone * self.values[bank])
            drawn = drawn + (stays & (self.posts[:, bank] == 0)) * self.values[bank]
        return Way(strike, there, bank, stays, sure - float(drawn.mean()))

    def guards(self, strike: Strike) -> Ints:
        """How many deputies are at a heist, in each world."""
        found = self._guards.get(strike)
        if found is None:
            chances = self.offer.heist_guards[:, strike.move, strike.town].cumsum()
            found = (self.luck[:, strike.move, None] > chances).sum(axis=1)
            self._guards[strike] = found
        return found

    def judge(self, ways: list[Way]) -> float:
        """The gang's chances with this joint plan."""
        stands = np.zeros((WORLDS, len(self.values)), np.int64)
        crews: dict[Strike, Ints] = {}
        for way in ways:
            if way.bank >= 0:
                stands[:, way.bank] += way.stays
            if way.strike is not None:
                crews[way.strike] = crews.get(way.strike, 0) + way.there.astype(np.int64)
        loot: Floats = (stands > self.posts) @ self.values
        taken: dict[str | int, Bools] = {}
        for strike in sorted(crews, key=lambda one: one.move):
            won = crews[strike] > self.guards(strike)
            before = taken.get(strike.target)
            if before is not None:
                won &= ~before
                taken[strike.target] = before | won
            else:
                taken[strike.target] = won
            loot = loot + won * strike.value
        found = outlook(self.sight, loot)
        self.slope = max(self.slope, found.slope)
        return found.chances + found.slope * sum(way.unlucky for way in ways)


class SheriffFutures:
    """Worlds for the sheriff: the gang's rows are drawn, those already met are out."""

    def __init__(
        self,
        sight: Sight,
        mixes: tuple[Mix, ...],
        worths: tuple[Worth, ...],
        offer: Prospects,
        seed: int,
    ) -> None:
        rng = np.random.default_rng(seed)
        self.sight = sight
        self.values = np.array([bank.value for bank in sight.banks])
        self.posts = draw_posts(sight, offer, WORLDS, rng)
        banks = np.array([bank.town for bank in sight.banks], np.int64)
        towns, when, loot, ends = [], [], [], []
        for seat, worth in zip(sight.gang, worths, strict=True):
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
        found = outlook(self.sight, loot)
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
