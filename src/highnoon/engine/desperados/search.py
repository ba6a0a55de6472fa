"""The top level's search: one tree over the side's plans, judged in worlds drawn by likelihood.

The gang is one mind: the steps of its plan are its members' ways, the asked one's first. The
sheriff's steps are his cards, one move after the other.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from highnoon.engine.desperados import gang, sheriff
from highnoon.engine.desperados.futures import GangFutures, SheriffFutures, seed_of
from highnoon.engine.desperados.gang import Mind
from highnoon.engine.desperados.mixes import Mixes
from highnoon.engine.desperados.prospects import prospects
from highnoon.engine.desperados.routes import Floats, fan
from highnoon.engine.desperados.table import Table
from highnoon.engine.search.plans import Found, Plan, search_plans
from highnoon.games.desperados.state import SHERIFF

WAYS: Final = 24
"""How many ways of each desperado are thought through."""
KEEN: Final = 120.0
"""Dollars that make a way e times as promising to look at."""
NEAR: Final = 0.004
"""Choices so close to the best, as a share of wins, are drawn among."""


class Searched(NamedTuple):
    """A card, the side's chances with it, and how many plans were judged."""

    card: int
    chances: float
    plans: int


def gang_card(
    table: Table, mixes: Mixes, mind: Mind, seconds: float, passes: int, rng: random.Random
) -> Searched:
    """The card the viewer lays, in the best plan of the whole gang."""
    made = gang.plan(table, mixes, mind)
    offer = prospects(table, table.deputies, believed=True)
    futures = GangFutures(table, mixes.players[SHERIFF], offer, seed_of(rng))
    order = [table.viewer, *(seat for seat in table.gang if seat != table.viewer)]
    options = [_promising(made.worths[seat].total) for seat in order]

    def steps(plan: Plan) -> Sequence[tuple[int, float]]:
        return options[len(plan)] if len(plan) < len(order) else ()

    def judge(plan: Plan) -> float:
        ways = [
            futures.way(seat, row, made.rows[seat], made.worths[seat])
            for seat, row in zip(order, plan, strict=True)
        ]
        return futures.judge(ways)

    found = search_plans(steps, judge, passes, seconds)
    cards = made.rows[table.viewer].cards[:, table.now]
    return _drawn([(int(cards[one.step]), one) for one in found], rng)


def sheriff_card(
    table: Table, mixes: Mixes, mind: Mind, seconds: float, passes: int, rng: random.Random
) -> Searched:
    """The card the sheriff lays, in his best plan for the rest of the round."""
    rows = fan(table.chart, table.trails[SHERIFF])
    saved = sheriff.exactly(table, mixes)
    lure = np.exp((saved - saved.max()) / KEEN)
    offer = prospects(table, table.deputies, believed=False)
    futures = SheriffFutures(table, mixes.players, mixes.worths, offer, seed_of(rng))
    cards = [tuple(row) for row in rows.cards[:, table.now :].tolist()]
    ways = {
        row: (towns, float(one)) for row, towns, one in zip(cards, rows.towns, saved, strict=True)
    }
    weights: dict[Plan, float] = {}
    children: dict[Plan, dict[int, None]] = {}
    for row, weight in zip(cards, lure.tolist(), strict=True):
        for length in range(len(row) + 1):
            weights[row[:length]] = weights.get(row[:length], 0.0) + weight
            if length < len(row):
                children.setdefault(row[:length], {})[row[length]] = None

    def steps(plan: Plan) -> Sequence[tuple[int, float]]:
        return [(card, weights[(*plan, card)] / weights[plan]) for card in children.get(plan, ())]

    found = search_plans(steps, lambda plan: futures.judge(*ways[plan]), passes, seconds)
    return _drawn([(int(one.step), one) for one in found], rng)


def _promising(total: Floats) -> list[tuple[int, float]]:
    """The rows worth a look, and how promising each is."""
    best = np.argsort(-total)[:WAYS]
    lure = np.exp((total[best] - total[best[0]]) / KEEN)
    lure /= lure.sum()
    return list(zip(best.tolist(), lure.tolist(), strict=True))


def _drawn(found: list[tuple[int, Found]], rng: random.Random) -> Searched:
    """One of the cards whose best plans are nearly equal, the more visited the likelier."""
    most = max(one.visits for _, one in found)
    solid = [(card, one) for card, one in found if one.visits >= most / 4]
    top = max(one.mean for _, one in solid)
    near = [(card, one) for card, one in solid if one.mean >= top - NEAR]
    card, one = rng.choices(near, [one.visits for _, one in near])[0]
    return Searched(card, one.mean, sum(one.visits for _, one in found))
