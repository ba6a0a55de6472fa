"""Ways of a desperado through the rest of a round, and how good each looks beside their mates'.

A way is a row of cards and the move in which they put their disc down, if they do. Where deputies
stand, several must come together: the first to go there hopes for company, the last makes the
difference, and one more than needed adds nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from highnoon.engine.arrays import Floats, Ints, np
from highnoon.engine.desperados.mixes import EXPOSED
from highnoon.engine.desperados.prospects import STACK, Prospects
from highnoon.engine.desperados.routes import Fan
from highnoon.engine.desperados.sight import Sight
from highnoon.games.desperados.pieces import members
from highnoon.games.desperados.state import LOOK, MOVES, NOTHING, POKER

POOL: Final = 150
"""Ways of each desperado that are kept: the best of each card, heist and bank."""
_SPOILT: Final = 0.2
"""What a target is worth that a mate means to take in another move."""
_ALONE: Final = np.array([1 / (1 + posted) for posted in range(STACK)])
"""What one of those who are needed brings, by the deputies that are there."""

_MOVES: Final = np.arange(MOVES)
_BARRED: Final = -1e9


class Strike(NamedTuple):
    """A heist: its target (a coach's name, or a town with poker), where, when, and its loot."""

    target: str | int
    town: int
    move: int
    value: float

    @property
    def decision(self) -> str:
        """What to decide to put a disc down for it."""
        return self.target if isinstance(self.target, str) else POKER


class Ways(NamedTuple):
    """The ways of one desperado, in arrays of the same length."""

    rows: Ints
    strike: Ints
    """The number of the heist; 0 is none."""
    end: Ints
    """The town where the way ends."""
    heist: Floats
    """What the heist brings if enough come."""
    bank: Floats


class Targets:
    """All heists that a round still offers, numbered from 1, and how likely deputies are there."""

    def __init__(self, sight: Sight, offer: Prospects) -> None:
        self.offer, self.now = offer, sight.now
        self.strikes: list[Strike | None] = [None]
        self.same: dict[str | int, list[int]] = {}
        # Two in one town at most are thought of: a coach and the poker tile, or two coaches.
        self.number = np.zeros((2, MOVES, len(sight.map.towns)), np.int64)
        for move in range(sight.now, MOVES):
            for coach in sight.coaches:
                self._add(Strike(coach.name, coach.stops[move + 1], move, sight.coach_value))
            for town in members(sight.poker):
                self._add(Strike(town, town, move, offer.poker))
        self.guards = np.zeros((len(self.strikes), STACK))
        self.values = np.zeros(len(self.strikes))
        for number, strike in enumerate(self.strikes):
            if strike is not None:
                self.guards[number] = offer.heist_guards[:, strike.move, strike.town]
                self.values[number] = strike.value

    def _add(self, strike: Strike) -> None:
        layer = 1 if self.number[0, strike.move, strike.town] else 0
        if self.number[layer, strike.move, strike.town] == 0:
            self.number[layer, strike.move, strike.town] = len(self.strikes)
            self.same.setdefault(strike.target, []).append(len(self.strikes))
            self.strikes.append(strike)

    def ways(self, rows: Fan, free: Floats, disc: bool, decided: str | None) -> Ways:
        """The ways worth a thought, given how likely each row is still free.

        What was decided for this move is settled; `None` if nothing was.
        """
        end = rows.towns[:, -1]
        bank = free[:, -1] * self.offer.bank[end]
        hope = bank * (_ALONE @ self.offer.bank_guards)[end]
        # One column for each heist on the way, and the last one for none.
        strike = np.zeros((rows.size, 2 * MOVES + 1), np.int64)
        stays = np.ones(2 * MOVES + 1)
        loot = np.zeros(strike.shape)
        for layer in range(2 if disc else 0):
            part = slice(layer * MOVES, (layer + 1) * MOVES)
            strike[:, part] = self.number[layer][_MOVES, rows.towns]
            loot[:, part] = free * self.values[strike[:, part]]
            stays[part] = 1 - EXPOSED
        value = loot * (self.guards @ _ALONE)[strike] + hope[:, None] * stays
        barred = strike[:, :-1] == 0
        if decided is not None:
            meant = np.array([s is not None and s.decision == decided for s in self.strikes])
            present = np.array([s is not None and s.move == self.now for s in self.strikes])
            here = present[strike[:, :-1]]
            if (here & meant[strike[:, :-1]]).any():
                barred |= ~(here & meant[strike[:, :-1]])
                value[:, -1] = _BARRED
            elif decided in (NOTHING, LOOK):
                barred |= here
            else:
                barred[:] = True
        value[:, :-1] = np.where(barred, _BARRED, value[:, :-1])
        # Of ways that begin, strike and end alike the best is enough.
        cards = rows.cards[:, self.now] - rows.cards[:, self.now].min()
        begins = (cards * len(self.offer.bank) + end)[:, None]
        kind = (begins * len(self.strikes) + strike).ravel()
        value = value.ravel()
        order = np.lexsort((-value, kind))
        first = np.ones(len(order), bool)
        first[1:] = kind[order][1:] != kind[order][:-1]
        best = order[first]
        best = best[value[best] > _BARRED]
        best = best[np.argsort(-value[best], kind="stable")[:POOL]]
        row, column = np.divmod(best, strike.shape[1])
        return Ways(
            row,
            strike[row, column],
            end[row],
            loot[row, column],
            bank[row] * stays[column],
        )

    def beside(self, ways: Ways, mates: Sequence[tuple[int, int]], others: int) -> Floats:
        """What ways add to those of mates (heist and end of each), if that many others follow."""
        crews = np.zeros(len(self.strikes), np.int64)
        stands = np.zeros(len(self.offer.bank), np.int64)
        spoilt = np.ones(len(self.strikes))
        for strike, end in mates:
            stands[end] += 1
            crews[strike] += 1
            found = self.strikes[strike]
            if found is not None:
                spoilt[self.same[found.target]] = _SPOILT
        spoilt[crews > 0] = 1.0
        needed = _company(others)
        heist = spoilt * (self.guards * needed[np.minimum(crews, STACK)]).sum(axis=1)
        bank = (self.offer.bank_guards.T * needed[np.minimum(stands, STACK)]).sum(axis=1)
        added: Floats = ways.heist * heist[ways.strike] + ways.bank * bank[ways.end]
        return added


@cache
def _company(others: int) -> Floats:
    """A way's share of a target [mates there, deputies there], if that many others may follow."""
    found = np.zeros((STACK + 1, STACK))
    for there in range(STACK):
        for posted in range(there, STACK):
            if posted - there <= others:
                found[there, posted] = 1 / (1 + posted - there)
    return found
