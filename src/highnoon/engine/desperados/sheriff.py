"""The sheriff's plan: where deputies deny most, and where an arrest is likeliest to hurt."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from highnoon.core.action import Action
from highnoon.engine.desperados.gang import action_of
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
from highnoon.engine.desperados.routes import Floats, Ints, fan
from highnoon.engine.desperados.table import Table, distances
from highnoon.games.desperados.state import MOVES, NOWHERE, SHERIFF

WHIM: Final = 25.0
"""Dollars saved that make a row e times as likely: near-equal ones are mixed."""
_GUESS: Final = 100.0
"""The same for the first places, which tell the gang what banks may hold."""
WORTH_A_RIDE: Final = 20.0
"""Dollars a ride must save; below that deputies stay."""


def card(table: Table, mixes: Mixes, rng: random.Random) -> Action:
    """The card he lays: the way that catches most, drawn among the near-equal ones."""
    rows = fan(table.chart, table.trails[SHERIFF])
    saved = catches(rows, hopes(table, mixes), table.now)
    share = within(saved, groups(rows, 0), np.ones(1), WHIM)
    row = rng.choices(range(rows.size), share.tolist())[0]
    return action_of(table, int(rows.cards[row, table.now]))


def hopes(table: Table, mixes: Mixes) -> Floats:
    """What an arrest saves by move and town, of those he has not arrested already."""
    size = len(table.chart.towns)
    own: Ints = fan(table.chart, table.trails[SHERIFF]).towns[0]
    bank = _true_bank(table)
    saved = np.zeros((MOVES, size))
    for seat, worth in zip(table.gang, mixes.worths, strict=True):
        mix = mixes.players[seat]
        met = (mix.fan.towns[:, : table.now] == own[: table.now]).any(axis=1)
        saved += stakes(mix.fan, worth, mix.weights * ~met, bank, size)
    return saved


def exactly(table: Table, mixes: Mixes) -> Floats:
    """What each of his rows saves; nobody is arrested twice."""
    rows = fan(table.chart, table.trails[SHERIFF])
    own = rows.towns[0]
    bank = _true_bank(table)
    saved = np.zeros(rows.size)
    for seat, worth in zip(table.gang, mixes.worths, strict=True):
        mix = mixes.players[seat]
        met = (mix.fan.towns[:, : table.now] == own[: table.now]).any(axis=1)
        lost = losses(mix.fan, worth, mix.weights * ~met, bank)
        saved += chases(rows, mix.fan, lost, table.now)
    return saved


def _true_bank(table: Table) -> Floats:
    offer = prospects(table, table.deputies, believed=False)
    found: Floats = offer.bank * offer.bank_guards[0]
    return found


def ride(table: Table, reckoner: Reckoner, mixes: Mixes) -> Action | None:
    """The next ride of the deputies' best posts, or None if they are there."""
    chart, fresh = table.chart, list(table.fresh)
    ridden = list(table.deputies)
    for town in fresh:
        ridden.remove(town)
    posts = list(fresh)
    least = spoils(table, reckoner, mixes, (*posts, *ridden))
    for index, town in enumerate(fresh):
        for near in chart.neighbours[town]:
            tried = [*posts[:index], near, *posts[index + 1 :], *ridden]
            found = spoils(table, reckoner, mixes, tuple(tried))
            if found < least - WORTH_A_RIDE:
                least, posts[index] = found, near
    for town, post in zip(fresh, posts, strict=True):
        if post != town:
            return Action("ride", (chart.key(town), chart.key(post)))
    return None


def spoils(table: Table, reckoner: Reckoner, mixes: Mixes, deputies: tuple[int, ...]) -> float:
    """What the gang can expect if the deputies stand there: each answers from where he is."""
    offer = prospects(table, deputies, believed=False)
    total = 0.0
    crowd = mixes.crowd
    for seat in table.gang:
        ends = crowd.ends.sum(axis=0) - crowd.ends[seat]
        bank = offer.bank * room(offer.bank_guards, ends)
        heist = offer.heist * offer.heist_guards[0]
        rows, group = reckoner.fans[seat], reckoner.groups[seat]
        free = freely(rows, mixes.meets)
        worth = appraise(rows, free, heist if seat in table.discs else None, bank)
        total += float(np.maximum.reduceat(worth.total, group.begins) @ reckoner.mass[seat])
    return total


def muster(table: Table, choices: Sequence[Action], rng: random.Random) -> Action:
    """Deputies into the richest banks, one each; himself where all of them are near."""
    away, banks = distances(table.chart), {bank.town: bank.value for bank in table.banks}
    values = []
    for action in choices:
        town = table.chart.number[str(action.args[0])]
        if table.trails[SHERIFF].start == NOWHERE:
            near = sum(value / (1 + away[town][bank]) for bank, value in banks.items())
            values.append(near / 4)
        else:
            values.append(banks.get(town, 0.0) / (1 + 3 * table.deputies.count(town)) / 2)
    return rng.choices(choices, np.exp((np.array(values) - max(values)) / _GUESS).tolist())[0]
