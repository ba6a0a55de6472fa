"""Ways of a desperado through the rest of a round, and how good each looks beside his mates'.

A way is a row of cards and the move in which he puts his disc down, if he does. Where deputies
stand, several must come together: the first to go there hopes for company, the last makes the
difference, and one more than needed adds nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from highnoon.engine.desperados.mixes import EXPOSED
from highnoon.engine.desperados.prospects import STACK, Prospects
from highnoon.engine.desperados.routes import Fan, Floats, Ints
from highnoon.engine.desperados.table import Table
from highnoon.games.desperados.state import MOVES

POOL: Final = 150
"""Ways of each desperado that are kept: the best of each card, heist and bank."""
_SPOILT: Final = 0.2
"""What a target is worth that a mate means to take in another move."""
_ALONE: Final = np.array([1 / (1 + posted) for posted in range(STACK)])
"""What one of those who are needed brings, by the deputies that are there."""

_MOVES: Final = np.arange(MOVES)


class Strike(NamedTuple):
    """A heist: its target (a coach's name, or a town with poker), where and when."""

    target: str | int
    town: int
    move: int


class Ways(NamedTuple):
    """The ways of one desperado, in arrays of the same length."""

    rows: Ints
    when: Ints
    """The move of the heist, or `MOVES` if there is none."""
    strike: Ints
    """The number of the heist; 0 is none."""
    end: Ints
    """The town where the way ends."""
    heist: Floats
    """What the heist brings if enough come."""
    bank: Floats


class Targets:
    """All heists that a round still offers, numbered from 1, and how likely deputies are there."""

    def __init__(self, table: Table, offer: Prospects) -> None:
        self.offer = offer
        self.strikes: list[Strike | None] = [None]
        self.number = np.zeros((MOVES, len(table.chart.towns)), np.int64)
        coaches = {
            (move, coach.stops[move + 1]): coach.name
            for coach in table.coaches
            for move in range(table.now, MOVES)
        }
        for move, town in zip(*np.nonzero(offer.heist), strict=True):
            self.number[move, town] = len(self.strikes)
            target = coaches.get((int(move), int(town)), int(town))
            self.strikes.append(Strike(target, int(town), int(move)))
        self.guards = np.zeros((len(self.strikes), STACK))
        self.same: dict[str | int, list[int]] = {}
        for number, strike in enumerate(self.strikes):
            if strike is not None:
                self.guards[number] = offer.heist_guards[:, strike.move, strike.town]
                self.same.setdefault(strike.target, []).append(number)

    def ways(self, rows: Fan, free: Floats, disc: bool, now: int) -> Ways:
        """The ways worth a thought of one who is free with these chances."""
        offer, line = self.offer, np.arange(rows.size)
        end = rows.towns[:, -1]
        bank = free[:, -1] * offer.bank[end]
        hope = bank * (_ALONE @ offer.bank_guards)[end]
        # One column for each move of a heist, and one for none.
        loot = np.zeros((rows.size, MOVES + 1))
        likely = np.zeros((rows.size, MOVES + 1))
        strike = np.zeros((rows.size, MOVES + 1), np.int64)
        if disc:
            strike[:, :MOVES] = self.number[_MOVES, rows.towns]
            loot[:, :MOVES] = free * offer.heist[_MOVES, rows.towns]
            likely[:, :MOVES] = loot[:, :MOVES] * (self.guards @ _ALONE)[strike[:, :MOVES]]
        stays = np.append(1 - EXPOSED, 1.0)
        value = likely + hope[:, None] * stays
        value[:, :MOVES][strike[:, :MOVES] == 0] = -1.0
        # Of ways that begin, strike and end alike the best is enough.
        size, cards = len(offer.bank), rows.cards[:, now] - rows.cards[:, now].min()
        kind = ((cards * size + end)[:, None] * len(self.strikes) + strike).ravel()
        order = np.lexsort((-value.ravel(), kind))
        first = np.ones(len(order), bool)
        first[1:] = kind[order][1:] != kind[order][:-1]
        best = order[first]
        best = best[value.ravel()[best] >= 0]
        best = best[np.argsort(-value.ravel()[best], kind="stable")[:POOL]]
        row, when = best // (MOVES + 1), best % (MOVES + 1)
        return Ways(
            line[row],
            when,
            strike[row, when],
            end[row],
            loot[row, when],
            bank[row] * stays[when],
        )

    def beside(self, ways: Ways, mates: Sequence[tuple[int, int]], others: int) -> Floats:
        """What ways add to those of mates (heist and end of each), if so many others follow."""
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
        found_: Floats = ways.heist * heist[ways.strike] + ways.bank * bank[ways.end]
        return found_


def _company(others: int) -> Floats:
    """A way's share of a target [mates there, deputies there], if so many others may follow."""
    found = np.zeros((STACK + 1, STACK))
    for there in range(STACK):
        for posted in range(there, STACK):
            if posted - there <= others:
                found[there, posted] = 1 / (1 + posted - there)
    return found
