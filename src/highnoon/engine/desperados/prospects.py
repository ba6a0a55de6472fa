"""What is to be won in a round, where and when, and how likely deputies stand in the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from highnoon.engine.arrays import Floats, np
from highnoon.engine.desperados.sight import Bank, Sight, distances
from highnoon.games.desperados.pieces import Map
from highnoon.games.desperados.state import MOVES, ROUNDS

STAYS: Final = 0.7
"""How likely a deputy with nothing to guard stays put."""
GUARDS: Final = 0.9
"""How likely a deputy who can reach a bank will stand in one at the end."""
HOLDS: Final = 1.6
"""How much likelier a deputy keeps a bank than rides to another."""

_PLENTY: Final = 0.5
"""Discs to come for each poker tile, up to which there are tiles enough."""
_DEAREST: Final = 0.6
"""The largest share of a tile that is set aside for later rounds."""

STACK: Final = 3
"""Deputies in a town beyond two are all the same: nobody robs it."""


class Prospects(NamedTuple):
    """Dollars by move and town for heists, by town for banks, each with the guards' chances."""

    now: int
    heist: Floats
    """What a heist brings [move, town]; 0 in the past."""
    heist_guards: Floats
    """How likely that many deputies are there [deputies, move, town]."""
    bank: Floats
    bank_guards: Floats
    poker: float
    """What a poker tile is worth, later rounds considered."""


def prospects(sight: Sight, deputies: Sequence[int], believed: bool) -> Prospects:
    """What the round still offers if the deputies stand there, as the gang believes or as it is."""
    size = len(sight.map.towns)
    heist = np.zeros((MOVES, size))
    poker = sight.poker_value * (1 - thrift(sight))
    for move in range(sight.now, MOVES):
        for town in range(size):
            if sight.poker >> town & 1:
                heist[move, town] = poker
        for coach in sight.coaches:
            town = coach.stops[move + 1]
            heist[move, town] = max(heist[move, town], sight.coach_value)
    bank = np.zeros(size)
    for one in sight.banks:
        bank[one.town] = one.believed if believed else one.value
    posted = tuple(sorted(deputies))
    return Prospects(
        sight.now,
        heist,
        _walks(sight.map, posted, sight.now),
        bank,
        _posts(sight.map, posted, sight.banks, MOVES - 1 - sight.now),
        poker,
    )


def thrift(sight: Sight) -> float:
    """The share of a poker tile that is only borrowed from later rounds.

    Tiles lie there until they are taken. A large gang will run out of them, and had better use its
    discs for coaches while there are some; a small one leaves tiles over.
    """
    later = len(sight.gang) * (ROUNDS - sight.round)
    return min(_DEAREST, max(0.0, later / max(1, sight.poker.bit_count()) - _PLENTY))


@lru_cache(maxsize=64)
def _stroll(map_: Map) -> Floats:
    """Where a deputy may be one move later, by the town where it is."""
    size = len(map_.towns)
    walk = np.zeros((size, size))
    for town in range(size):
        around = map_.neighbours[town]
        walk[town, town] = STAYS
        walk[town, list(around)] = (1 - STAYS) / max(1, len(around))
    return walk


@lru_cache(maxsize=4096)
def _walks(map_: Map, deputies: tuple[int, ...], now: int) -> Floats:
    """How many deputies are in a town in each move, if they stroll."""
    size = len(map_.towns)
    there = np.zeros((len(deputies), size))
    there[range(len(deputies)), list(deputies)] = 1.0
    found = np.zeros((STACK, MOVES, size))
    for move in range(MOVES):
        found[:, move] = _counts(there)
        if move >= now:
            there = there @ _stroll(map_)
    return found


@lru_cache(maxsize=4096)
def _posts(map_: Map, deputies: tuple[int, ...], banks: tuple[Bank, ...], steps: int) -> Floats:
    """How many deputies will stand in a bank's town at the end: they share the banks out."""
    size, away = len(map_.towns), distances(map_)
    there = np.zeros((len(deputies), size))
    if steps == 0 or not banks:
        there[range(len(deputies)), list(deputies)] = 1.0
        return _counts(there)
    reach = [[bank for bank in banks if away[one][bank.town] <= steps] for one in deputies]
    cover: dict[int, float] = {}
    for one in sorted(range(len(deputies)), key=lambda number: len(reach[number])):
        weights = [
            bank.value
            * (HOLDS if bank.town == deputies[one] else 1.0)
            * max(0.15, 1 - cover.get(bank.town, 0.0))
            for bank in reach[one]
        ]
        for bank, weight in zip(reach[one], weights, strict=True):
            share = GUARDS * weight / sum(weights)
            there[one, bank.town] = share
            cover[bank.town] = cover.get(bank.town, 0.0) + share
    return _counts(there)


def _counts(there: Floats) -> Floats:
    """The chances of none, one and two in a town, from each one's chances to be there."""
    found = np.zeros((STACK, there.shape[1]))
    found[0] = 1.0
    for chance in there:
        found[2] = found[2] * (1 - chance) + found[1] * chance
        found[1] = found[1] * (1 - chance) + found[0] * chance
        found[0] = found[0] * (1 - chance)
    return found


def room(guards: Floats, mates: Floats) -> Floats:
    """How likely one more desperado makes the difference, given how many mates are expected there.

    Alone they need a town without deputies; with a mate, one with one deputy; where enough are
    there already they add nothing.
    """
    chance: Floats = guards[0] * np.maximum(0.0, 1 - mates)
    for posted in range(1, STACK):
        chance = chance + guards[posted] * np.maximum(0.0, 1 - np.abs(mates - posted))
    return chance
