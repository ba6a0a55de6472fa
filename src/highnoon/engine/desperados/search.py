"""The top level's search: one tree over the side's plans, judged in worlds drawn by likelihood.

The gang is one mind: the steps of its plan are its members' ways through the round, the asked
one's first. The sheriff's plan is one way, and he may try three times as many.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

import numpy as np

from highnoon.engine.desperados import gang, sheriff
from highnoon.engine.desperados.futures import GangFutures, SheriffFutures, seed_of
from highnoon.engine.desperados.gang import Mind
from highnoon.engine.desperados.mixes import Mixes
from highnoon.engine.desperados.prospects import prospects
from highnoon.engine.desperados.routes import Floats, fan
from highnoon.engine.desperados.table import Table
from highnoon.engine.search.plans import Plan, search_plans
from highnoon.games.desperados.state import SHERIFF

WAYS: Final = 40
"""How many ways of each desperado are thought through."""
KEEN: Final = 120.0
"""Dollars that make a way e times as promising to look at."""
WHIM: Final = 30.0
"""Dollars that make a plan e times as likely to be taken."""
_LEAST: Final = 1e-4
"""The same as a share of wins, where dollars hardly matter any more."""


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

    verdicts = search_plans(steps, judge, passes, seconds)
    best: dict[int, float] = {}
    for joint, value in verdicts.items():
        best[joint[0]] = max(value, best.get(joint[0], -1.0))
    cards = made.rows[table.viewer].cards[:, table.now]
    found = [(int(cards[row]), value) for row, value in best.items()]
    return _drawn(found, len(verdicts), futures.slope, rng)


def sheriff_card(
    table: Table, mixes: Mixes, mind: Mind, seconds: float, passes: int, rng: random.Random
) -> Searched:
    """The card the sheriff lays, in his best plan for the rest of the round."""
    rows = fan(table.chart, table.trails[SHERIFF])
    saved = sheriff.exactly(table, mixes)
    offer = prospects(table, table.deputies, believed=False)
    futures = SheriffFutures(table, mixes.players, mixes.worths, offer, seed_of(rng))
    options = _promising(saved, 3 * WAYS)

    def judge(plan: Plan) -> float:
        return futures.judge(rows.towns[plan[0]], float(saved[plan[0]]))

    verdicts = search_plans(lambda plan: () if plan else options, judge, passes, seconds)
    found = [(int(rows.cards[plan[0], table.now]), value) for plan, value in verdicts.items()]
    return _drawn(found, len(verdicts), futures.slope, rng)


def _promising(total: Floats, ways: int = WAYS) -> list[tuple[int, float]]:
    """The rows worth a look, and how promising each is."""
    best = np.argsort(-total)[:ways]
    lure = np.exp((total[best] - total[best[0]]) / KEEN)
    lure /= lure.sum()
    return list(zip(best.tolist(), lure.tolist(), strict=True))


def _drawn(
    found: list[tuple[int, float]], plans: int, slope: float, rng: random.Random
) -> Searched:
    """The card of one of the best plans: near-equal ones are mixed.

    A card that begins many good plans is likelier than one that begins a single one: what the
    other side does next may spoil that one.
    """
    scale = max(_LEAST, WHIM * slope)
    top = max(value for _, value in found)
    card, value = rng.choices(found, [exp((value - top) / scale) for _, value in found])[0]
    return Searched(card, value, plans)
