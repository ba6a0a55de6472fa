"""The sheriff's plan: where deputies deny most, and where an arrest is likeliest to hurt."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from highnoon.core.action import Action
from highnoon.engine.arrays import Floats, Ints, np
from highnoon.engine.desperados.gang import action_of
from highnoon.engine.desperados.instinct import CALM, Nerve
from highnoon.engine.desperados.meetings import chases
from highnoon.engine.desperados.mixes import (
    Mixes,
    Reckoner,
    appraise,
    catches,
    freely,
    groups,
    losses,
    stakes,
    within,
)
from highnoon.engine.desperados.prospects import prospects, room
from highnoon.engine.desperados.routes import fan
from highnoon.engine.desperados.sight import Sight, distances
from highnoon.games.desperados.state import MOVES, NOWHERE, SHERIFF

WHIM: Final = 25.0
"""Dollars saved that make a row e times as likely: near-equal ones are mixed."""
_GUESS: Final = 100.0
"""The same for the first places, which tell the gang what banks may hold."""
OPENLY: Final = 1.0
POKER_FACED: Final = 0.03
"""How much of the banks' differences the first places show: deputies can ride there in time."""
WORTH_A_RIDE: Final = 20.0
"""Dollars a ride must save; below that deputies stay."""


def card(sight: Sight, mixes: Mixes, rng: random.Random) -> Action:
    """The card to lay: the way that catches most, drawn among the near-equal ones."""
    rows = fan(sight.map, sight.trails[SHERIFF])
    saved = catches(rows, hopes(sight, mixes), sight.now)
    share = within(saved, groups(rows, 0), np.ones(1), WHIM)
    row = rng.choices(range(rows.size), share.tolist())[0]
    return action_of(sight, int(rows.cards[row, sight.now]))


def hopes(sight: Sight, mixes: Mixes) -> Floats:
    """What an arrest saves by move and town, of those not arrested already."""
    size = len(sight.map.towns)
    own: Ints = fan(sight.map, sight.trails[SHERIFF]).towns[0]
    bank = _true_bank(sight)
    saved = np.zeros((MOVES, size))
    for seat, worth in zip(sight.gang, mixes.worths, strict=True):
        mix = mixes.players[seat]
        met = (mix.fan.towns[:, : sight.now] == own[: sight.now]).any(axis=1)
        saved += stakes(mix.fan, worth, mix.weights * ~met, bank, size)
    return saved


def exactly(sight: Sight, mixes: Mixes) -> Floats:
    """What each of the sheriff's rows saves; nobody is arrested twice."""
    rows = fan(sight.map, sight.trails[SHERIFF])
    own = rows.towns[0]
    bank = _true_bank(sight)
    saved = np.zeros(rows.size)
    for seat, worth in zip(sight.gang, mixes.worths, strict=True):
        mix = mixes.players[seat]
        met = (mix.fan.towns[:, : sight.now] == own[: sight.now]).any(axis=1)
        lost = losses(mix.fan, worth, mix.weights * ~met, bank)
        saved += chases(rows, mix.fan, lost, sight.now)
    return saved


def _true_bank(sight: Sight) -> Floats:
    offer = prospects(sight, sight.deputies, believed=False)
    found: Floats = offer.bank * offer.bank_guards[0]
    return found


def ride(sight: Sight, reckoner: Reckoner, mixes: Mixes) -> Action | None:
    """The next ride of the deputies' best posts, or None if they are there."""
    map_, fresh = sight.map, list(sight.fresh)
    ridden = list(sight.deputies)
    for town in fresh:
        ridden.remove(town)
    posts = list(fresh)
    least = spoils(sight, reckoner, mixes, (*posts, *ridden))
    for index, town in enumerate(fresh):
        for near in map_.neighbours[town]:
            tried = [*posts[:index], near, *posts[index + 1 :], *ridden]
            found = spoils(sight, reckoner, mixes, tuple(tried))
            if found < least - WORTH_A_RIDE:
                least, posts[index] = found, near
    for town, post in zip(fresh, posts, strict=True):
        if post != town:
            return Action("ride", (map_.key(town), map_.key(post)))
    return None


def spoils(sight: Sight, reckoner: Reckoner, mixes: Mixes, deputies: tuple[int, ...]) -> float:
    """What the gang can expect if the deputies stand there: each answers from where they are."""
    offer = prospects(sight, deputies, believed=False)
    total = 0.0
    crowd = mixes.crowd
    for seat in sight.gang:
        ends = crowd.ends.sum(axis=0) - crowd.ends[seat]
        bank = offer.bank * room(offer.bank_guards, ends)
        heist = offer.heist * offer.heist_guards[0]
        rows, group = reckoner.fans[seat], reckoner.groups[seat]
        free = freely(rows, mixes.meets)
        worth = appraise(rows, free, heist if seat in sight.discs else None, bank)
        total += float(np.maximum.reduceat(worth.total, group.begins) @ reckoner.mass[seat])
    return total


def muster(
    sight: Sight,
    choices: Sequence[Action],
    rng: random.Random,
    shown: float,
    nerve: Nerve = CALM,
) -> Action:
    """Deputies into the richest banks, one each; himself where all of them are near.

    The gang sees it all: only so much is shown of how the banks differ.
    """
    away, mean = distances(sight.map), fmean(bank.value for bank in sight.banks)
    banks = {bank.town: mean + shown * (bank.value - mean) for bank in sight.banks}
    values = []
    for action in choices:
        town = sight.map.number[str(action.args[0])]
        if sight.trails[SHERIFF].start == NOWHERE:
            near = sum(
                value / (1 + nerve.reach * away[town][bank]) for bank, value in banks.items()
            )
            values.append(near / 4)
        else:
            values.append(banks.get(town, 0.0) / (1 + 3 * sight.deputies.count(town)) / 2)
    return rng.choices(choices, np.exp((np.array(values) - max(values)) / _GUESS).tolist())[0]
