"""The gang's plan for the rest of a round, made as one mind: routes, heists, banks, hideouts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from highnoon.core.action import Action
from highnoon.engine.desperados.mixes import (
    Crowd,
    Mixes,
    Worth,
    appraise,
    groups,
    occupancy,
    within,
)
from highnoon.engine.desperados.prospects import prospects
from highnoon.engine.desperados.routes import Fan, Floats, fan
from highnoon.engine.desperados.table import Table
from highnoon.games.desperados.actions import DECIDE, DECISION, PLAY_NONE, PLAY_SALOON, moves_of
from highnoon.games.desperados.state import (
    LOOK,
    MOVES,
    NO_CARD,
    NOTHING,
    POKER,
    ROUNDS,
    SALOON,
    SHERIFF,
)

FIRM: Final = 60.0
"""Dollars that make a row e times as likely when mates settle who goes where."""
WHIM: Final = 35.0
"""The same for the row that is taken at last: near-equal ones are mixed."""
SWEEPS: Final = 4
EXPOSED: Final = (0.03, 0.06, 0.1, 0.2, 0.0)
"""The share of a bank that is lost by showing oneself in a move before."""


class Plan(NamedTuple):
    """What each desperado's rows are worth, mates' plans considered."""

    rows: dict[int, Fan]
    worths: dict[int, Worth]
    weights: dict[int, Floats]
    crowd: Crowd


def plan(table: Table, meets: Floats, sweeps: int = SWEEPS) -> Plan:
    """The gang shares out its targets: each answers what the others will do, in turns."""
    size = len(table.chart.towns)
    offer = prospects(table, table.deputies, believed=True)
    crowd = Crowd(offer, len(table.trails), size)
    rows = {seat: fan(table.chart, table.trails[seat]) for seat in table.gang}
    rows = {seat: found for seat, found in rows.items() if table.trails[seat].start >= 0}
    worths: dict[int, Worth] = {}
    weights: dict[int, Floats] = {}
    one = np.ones(1)
    for _ in range(sweeps):
        for seat, found in rows.items():
            heist, bank = crowd.left_for(seat)
            if len(table.trails[seat].row) > table.now:
                # His card of this move lies: whether he strikes now is decided elsewhere.
                heist = heist.copy()
                heist[table.now] *= table.phase == "cards"
            worth = appraise(found, meets, heist if seat in table.discs else None, bank)
            share = within(worth.total, groups(found, 0), one, FIRM)
            crowd.note(seat, found, worth, share)
            worths[seat], weights[seat] = worth, share
    return Plan(rows, worths, weights, crowd)


def card(table: Table, mixes: Mixes, rng: random.Random) -> tuple[Action, float]:
    """The card the viewer lays, and what its way is worth."""
    made = plan(table, mixes.meets)
    rows, worth = made.rows[table.viewer], made.worths[table.viewer]
    share = within(worth.total, groups(rows, 0), np.ones(1), WHIM)
    row = rng.choices(range(rows.size), share.tolist())[0]
    return action_of(table, int(rows.cards[row, table.now])), float(worth.total[row])


def action_of(table: Table, laid: int) -> Action:
    """The action that lays a card."""
    if laid == SALOON:
        return PLAY_SALOON
    return PLAY_NONE if laid == NO_CARD else moves_of(table.chart).card[laid]


def decision(table: Table, mixes: Mixes, choices: Sequence[Action]) -> tuple[Action, float]:
    """Strike now, or wait for something better? Looking is free when nobody can act on it."""
    made = plan(table, mixes.meets)
    me, now = table.viewer, table.now
    rows, worth = made.rows[me], made.worths[me]
    later = float(worth.total.max())
    best, gain = NOTHING, later
    safe = float((worth.free[:, -1] * worth.bank).max()) * (1 - EXPOSED[now])
    for action in choices:
        what = DECISION[action]
        if what in (NOTHING, LOOK):
            continue
        value = float(worth.free[0, now]) * _share(table, what)
        if value > 0 and value + safe > gain:
            best, gain = what, value + safe
    if best == NOTHING and DECIDE[LOOK] in choices and table.move == MOVES and table.round < ROUNDS:
        best = LOOK
    return DECIDE[best], gain


def _share(table: Table, what: str) -> float:
    """What a disc of ours is worth on this target: nothing where mates suffice or are missing."""
    town = table.at(table.viewer)
    height = table.deputies.count(town) + 1
    here = [seat for seat in table.gang if seat in table.discs and table.at(seat) == town]
    sure = sum(table.decisions[seat] == what for seat in here if seat != table.viewer)
    maybe = sum(table.decisions[seat] is None for seat in here if seat != table.viewer)
    if sure >= height or sure + maybe + 1 < height:
        return 0.0
    value = table.poker_value if what == POKER else table.coach_value
    return value if sure + 1 == height else value / height


def hideout(table: Table, choices: Sequence[Action], rng: random.Random) -> tuple[Action, float]:
    """Where to begin: where the best way through the first round starts."""
    size, sheriff = len(table.chart.towns), fan(table.chart, table.trails[SHERIFF])
    meets = occupancy(sheriff, np.full(sheriff.size, 1 / sheriff.size), size)
    crowd = plan(table, meets, 2).crowd
    heist, bank = crowd.left_for(table.viewer)
    values = []
    for action in choices:
        start = table.chart.number[str(action.args[0])]
        rows = fan(table.chart, table.trails[table.viewer]._replace(start=start))
        best = np.sort(appraise(rows, meets, heist, bank).total)[-8:]
        values.append(float(best.mean()))
    top = max(values)
    weights = [np.exp((value - top) / WHIM) for value in values]
    found = rng.choices(range(len(values)), weights)[0]
    return choices[found], values[found]
