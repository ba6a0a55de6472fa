"""What both sides will do in a round, as far as everybody can reckon: two mixes of rows.

The gang's rows answer the chances of meeting the sheriff; the sheriff's rows answer the chances of
catching somebody with something to lose. Answers are soft (a row worth so many dollars more is e
times as likely: `Temper`) and each side's mix is the average of its answers so far, so that
neither answers a single guess about the other: smooth fictitious play (Fudenberg, Levine,
"Consistency and cautious fictitious play", 1995; fictitious play is Brown's, "Iterative solution
of games by fictitious play", 1951), stopped after a few rounds. Ours: what is past is weighed by
how tempting it looked, and some doubt is left: a part of each mix is plain counting.

How soft the answers are was fitted to games of level 5 against itself (deals 100 to 103 with three
to six players); `python -m bench.beliefs` prints on other deals how right they are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from highnoon.engine.arrays import Floats, Ints, np
from highnoon.engine.desperados.prospects import Prospects, prospects, room
from highnoon.engine.desperados.routes import Fan, fan
from highnoon.engine.desperados.sight import Sight
from highnoon.games.desperados.state import MOVES, SHERIFF

ARREST: Final = 250.0
"""What an arrest costs beside the loot of the round: a card for good, and a place."""

EXPOSED: Final = np.array([0.03, 0.06, 0.1, 0.2, 0.0])
"""The share of a bank that is lost by showing oneself in a move before."""
_MOVES: Final = np.arange(MOVES)


class Temper(NamedTuple):
    """How soft the answers are: the dollars that make a row e times as likely."""

    greed: float
    """In the gang's mix."""
    zeal: float
    """In the sheriff's, in dollars that are saved."""
    memory: float
    """For what is past of the gang: it was laid before all this was known."""
    hunch: float
    """For what is past of the sheriff, who knew still less of what there would be to save."""
    doubt: float
    """The part of each mix in which every past is as likely as any other, and every way on."""


SURE: Final = Temper(180.0, 60.0, 400.0, 120.0, 0.0)
"""Certain of its guesses, far too often wrongly."""
CALIBRATED: Final = Temper(160.0, 100.0, 800.0, 2000.0, 0.2)
"""What it calls likely is true as often as that."""


class Group(NamedTuple):
    """Rows with the same past lie side by side: where each such group begins, and whose it is."""

    begins: Ints
    of: Ints


class Mix(NamedTuple):
    """Rows and how likely each is."""

    fan: Fan
    weights: Floats

    def occupancy(self, size: int) -> Floats:
        """How likely the player is in each town, by move."""
        return occupancy(self.fan, self.weights, size)


class Mixes(NamedTuple):
    """What everybody can expect of each player; the sheriff is seat 0."""

    players: tuple[Mix, ...]
    meets: Floats
    """How likely the sheriff is in each town, by move."""
    worths: tuple[Worth, ...]
    """What their rows are worth to the desperados, in the order of seats."""
    crowd: Crowd


class Worth(NamedTuple):
    """What the rows of a fan are worth to a desperado."""

    total: Floats
    when: Ints
    """The move of the heist in each row."""
    loot: Floats
    """What the heist brings, 0 where there is none."""
    bank: Floats
    free: Floats
    """How likely they are still free, by move."""


def occupancy(rows: Fan, weights: Floats, size: int) -> Floats:
    """How likely each town is, by move, if the rows are so likely."""
    found: Floats = np.stack(
        [np.bincount(rows.towns[:, move], weights, minlength=size) for move in range(MOVES)]
    )
    return found


def groups(rows: Fan, now: int) -> Group:
    """The groups of rows that share their past."""
    past = rows.cards[:, :now]
    new = np.ones(len(past), bool)
    new[1:] = (past[1:] != past[:-1]).any(axis=1)
    return Group(np.flatnonzero(new), np.cumsum(new) - 1)


def evenly(group: Group) -> Floats:
    """Every past as likely as any other, and within it every row: plain counting."""
    found: Floats = 1.0 / np.bincount(group.of)[group.of] / len(group.begins)
    return found


def within(value: Floats, group: Group, mass: Floats, scale: float) -> Floats:
    """Each group's mass shared out among its rows, more to those of more value."""
    best = np.maximum.reduceat(value, group.begins)
    lure = np.exp((value - best[group.of]) / scale)
    found: Floats = lure / np.add.reduceat(lure, group.begins)[group.of] * mass[group.of]
    return found


def freely(rows: Fan, meets: Floats) -> Floats:
    """How likely each row is not met by the sheriff, up to each move, if moves had no memory."""
    found: Floats = np.cumprod(1 - meets[_MOVES, rows.towns], axis=1, dtype=np.float64)
    return found


def appraise(rows: Fan, free: Floats, heist: Floats | None, bank: Floats) -> Worth:
    """What each row is worth: the best heist on the way, and the bank at its end."""
    last = free[:, -1] * bank[rows.towns[:, -1]]
    if heist is None:
        none = np.zeros(rows.size)
        return Worth(last, none.astype(np.int64), none, last, free)
    loot = heist[_MOVES, rows.towns]
    gain = free * loot - last[:, None] * EXPOSED
    when = gain.argmax(axis=1)
    line = np.arange(rows.size)
    best = gain[line, when]
    taken = best > 0
    return Worth(
        last + np.where(taken, best, 0.0),
        when,
        np.where(taken, loot[line, when], 0.0),
        last,
        free,
    )


def stakes(rows: Fan, worth: Worth, weights: Floats, true_bank: Floats, size: int) -> Floats:
    """What an arrest in each town would save, by move."""
    lost = losses(rows, worth, weights, true_bank)
    return np.stack(
        [np.bincount(rows.towns[:, move], lost[:, move], minlength=size) for move in range(MOVES)]
    )


def losses(rows: Fan, worth: Worth, weights: Floats, true_bank: Floats) -> Floats:
    """What an arrest of each row would save, by move."""
    bank = true_bank[rows.towns[:, -1]] + ARREST
    heist = np.where(worth.when[:, None] >= _MOVES, worth.loot[:, None], 0.0)
    found: Floats = weights[:, None] * (bank[:, None] + heist)
    return found


def catches(rows: Fan, saved: Floats, now: int) -> Floats:
    """What each of the sheriff's rows saves from now on."""
    found: Floats = saved[_MOVES[now:], rows.towns[:, now:]].sum(axis=1)
    return found


class Reckoner:
    """Works the mixes out for one seat; deputies may be tried elsewhere."""

    def __init__(self, sight: Sight, temper: Temper = CALIBRATED) -> None:
        self.sight, self.now, self.temper = sight, sight.now, temper
        self.size = len(sight.map.towns)
        self.fans = tuple(fan(sight.map, known) for known in sight.public)
        self.groups = tuple(groups(rows, self.now) for rows in self.fans)
        self.mass = self._past()

    def _past(self) -> list[Floats]:
        """How likely each past is: rows that looked good when the round began."""
        plain = self.sight._replace(move=1, deputies=())
        offer = prospects(plain, (), believed=True)
        even = np.full(self.fans[SHERIFF].size, 1 / self.fans[SHERIFF].size)
        meets = occupancy(self.fans[SHERIFF], even, self.size)
        saved = np.zeros((MOVES, self.size))
        mass: list[Floats] = [even]
        for seat in self.sight.gang:
            rows = self.fans[seat]
            worth = appraise(rows, freely(rows, meets), offer.heist, offer.bank)
            lure = np.exp((worth.total - worth.total.max()) / self.temper.memory)
            lure /= lure.sum()
            saved += stakes(rows, worth, lure, offer.bank, self.size)
            mass.append(np.add.reduceat(lure, self.groups[seat].begins))
        lure = catches(self.fans[SHERIFF], saved, 0) / self.temper.hunch
        lure = np.exp(lure - lure.max())
        mass[SHERIFF] = np.add.reduceat(lure / lure.sum(), self.groups[SHERIFF].begins)
        return mass

    def mixes(self, deputies: tuple[int, ...], turns: int) -> Mixes:
        """Both mixes after some turns of answering each other."""
        sight, size = self.sight, self.size
        offer = prospects(sight, deputies, believed=True)
        true_bank = prospects(sight, deputies, believed=False).bank * offer.bank_guards[0]
        weights = [
            within(np.zeros(rows.size), group, mass, 1.0)
            for rows, group, mass in zip(self.fans, self.groups, self.mass, strict=True)
        ]
        meets = occupancy(self.fans[SHERIFF], weights[SHERIFF], size)
        crowd = Crowd(offer, len(sight.trails), size)
        for turn in range(turns):
            pace = 1 / (turn + 1)
            saved = np.zeros((MOVES, size))
            worths = []
            for seat in sight.gang:
                rows = self.fans[seat]
                heist, chance = crowd.left_for(seat)
                bank = offer.bank * chance
                worth = appraise(
                    rows, freely(rows, meets), heist if seat in sight.discs else None, bank
                )
                answer = within(worth.total, self.groups[seat], self.mass[seat], self.temper.greed)
                weights[seat] = (1 - pace) * weights[seat] + pace * answer
                crowd.note(seat, rows, worth, weights[seat])
                saved += stakes(rows, worth, weights[seat], true_bank, size)
                worths.append(worth)
            chased = catches(self.fans[SHERIFF], saved, self.now)
            answer = within(chased, self.groups[SHERIFF], self.mass[SHERIFF], self.temper.zeal)
            weights[SHERIFF] = (1 - pace) * weights[SHERIFF] + pace * answer
            meets = occupancy(self.fans[SHERIFF], weights[SHERIFF], size)
        doubted = [
            (1 - self.temper.doubt) * one + self.temper.doubt * evenly(group)
            for one, group in zip(weights, self.groups, strict=True)
        ]
        players = tuple(Mix(rows, one) for rows, one in zip(self.fans, doubted, strict=True))
        meets = occupancy(self.fans[SHERIFF], doubted[SHERIFF], size)
        return Mixes(players, meets, tuple(worths), crowd)


class Crowd:
    """Where the gang's members are expected, so that they share targets out."""

    def __init__(self, offer: Prospects, players: int, size: int) -> None:
        self.offer = offer
        self.ends = np.zeros((players, size))
        self.strikes = np.zeros((players, MOVES, size))

    def note(self, seat: int, rows: Fan, worth: Worth, weights: Floats) -> None:
        """Remember where a desperado will probably strike and end."""
        size = self.ends.shape[1]
        self.ends[seat] = np.bincount(rows.towns[:, -1], weights * worth.free[:, -1], size)
        striking = weights * (worth.loot > 0)
        town = rows.towns[np.arange(rows.size), worth.when]
        where = np.bincount(worth.when * size + town, striking, MOVES * size)
        self.strikes[seat] = where.reshape(MOVES, size)

    def left_for(self, seat: int) -> tuple[Floats, Floats]:
        """What heists are worth to one of them, and the chances of banks, after their mates."""
        offer = self.offer
        ends = self.ends.sum(axis=0) - self.ends[seat]
        strikes = self.strikes.sum(axis=0) - self.strikes[seat]
        # A poker tile or a coach is taken once: a mate who strikes there earlier leaves nothing.
        anywhen = strikes.sum(axis=0)[None, :] - strikes
        heist = offer.heist * room(offer.heist_guards, strikes) * np.maximum(0.0, 1 - anywhen)
        return heist, room(offer.bank_guards, ends)
