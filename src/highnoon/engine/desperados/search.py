"""The top level's search: one tree over the side's plans, judged in worlds drawn by likelihood.

Hidden rows are sampled from the mixes of smooth fictitious play, and every plan is judged in the
same worlds, as perfect-information Monte Carlo does (see `engine/search/flat.py`).

The gang is one mind: the steps of its plan are its members' ways through the round, beginning with
whoever is asked. The sheriff's plan is a single way, so three times as many are tried.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from highnoon.core.action import Action, Phrase
from highnoon.engine.arrays import Floats, Ints, np
from highnoon.engine.desperados import gang, sheriff, why
from highnoon.engine.desperados.futures import GangFutures, SheriffFutures, Way, seed_of
from highnoon.engine.desperados.meetings import freedom
from highnoon.engine.desperados.mixes import Mixes
from highnoon.engine.desperados.prospects import prospects
from highnoon.engine.desperados.routes import fan
from highnoon.engine.desperados.sight import Sight
from highnoon.engine.desperados.ways import Strike, Targets
from highnoon.engine.search.plans import Plan, search_plans
from highnoon.games.desperados.actions import DECIDE
from highnoon.games.desperados.state import SHERIFF

WAYS: Final = 40
"""How many ways of the desperado who is asked are thought through."""
MATES: Final = 16
"""The same for each of their mates, beside those before them."""
KEEN: Final = 120.0
"""Dollars that make a way e times as promising to look at."""
WHIM: Final = 30.0
"""Dollars that make a plan e times as likely to be taken."""
_LEAST: Final = 1e-4
"""The same as a share of wins, where dollars hardly matter any more."""


class Searched(NamedTuple):
    """What to do, the side's chances with it, how many plans were judged, and why."""

    action: Action
    chances: float
    plans: int
    reason: Phrase


def gang_card(
    sight: Sight, mixes: Mixes, seconds: float, passes: int, rng: random.Random
) -> Searched:
    """The card the viewer lays, in the best plan of the whole gang."""
    found = _gang_plans(sight, mixes, seconds, passes, rng)
    laid = [
        (gang.action_of(sight, int(way.cards[sight.now])), way.value, why.of_way(sight, *way[1:3]))
        for way in found.ways
    ]
    return _drawn(laid, found.plans, found.slope, rng)


def gang_decision(
    sight: Sight,
    choices: Sequence[Action],
    mixes: Mixes,
    seconds: float,
    passes: int,
    rng: random.Random,
) -> Searched:
    """Whether the viewer strikes now, in the best plan of the whole gang."""
    found = _gang_plans(sight, mixes, seconds, passes, rng)
    idle, best, chances = gang.idle(sight, choices), choices[0], -1.0
    for _, _, strike, value in found.ways:
        now = strike is not None and strike.move == sight.now
        action = DECIDE[strike.decision] if strike is not None and now else idle
        if value > chances and action in choices:
            best, chances = action, value
    return Searched(best, chances, found.plans, why.of_choice(sight, best))


class _Way(NamedTuple):
    """The viewer's way: cards, where it ends, its heist; the verdict on the best plan with it."""

    cards: Ints
    end: int
    strike: Strike | None
    value: float


class _Plans(NamedTuple):
    """The viewer's ways, and how many plans were judged."""

    ways: list[_Way]
    plans: int
    slope: float


def _gang_plans(
    sight: Sight, mixes: Mixes, seconds: float, passes: int, rng: random.Random
) -> _Plans:
    offer = prospects(sight, sight.deputies, believed=True)
    chaser = mixes.players[SHERIFF]
    futures = GangFutures(sight, chaser, offer, seed_of(rng))
    targets = Targets(sight, offer)
    order = [sight.viewer, *(seat for seat in sight.gang if seat != sight.viewer)]
    rows = [fan(sight.map, sight.trails[seat]) for seat in order]
    free = [freedom(found, chaser.fan, chaser.weights) for found in rows]
    ways = [
        targets.ways(rows[turn], free[turn], seat in sight.discs, sight.decisions[seat])
        for turn, seat in enumerate(order)
    ]
    known: dict[tuple[int, int], Way] = {}

    def steps(plan: Plan) -> Sequence[tuple[int, float]]:
        turn = len(plan)
        if turn == len(order):
            return ()
        mates = [(int(ways[n].strike[way]), int(ways[n].end[way])) for n, way in enumerate(plan)]
        beside = targets.beside(ways[turn], mates, len(order) - turn - 1)
        return _promising(beside, MATES if mates else WAYS)

    def way(turn: int, number: int) -> Way:
        if (turn, number) not in known:
            row, strike = ways[turn].rows[number], targets.strikes[ways[turn].strike[number]]
            known[turn, number] = futures.way(rows[turn].towns[row], strike, free[turn][row])
        return known[turn, number]

    def judge(plan: Plan) -> float:
        return futures.judge([way(turn, number) for turn, number in enumerate(plan)])

    verdicts = search_plans(steps, judge, passes, seconds)
    best: dict[int, float] = {}
    for joint, value in verdicts.items():
        best[joint[0]] = max(value, best.get(joint[0], -1.0))
    own = ways[0]
    found = [
        _Way(
            rows[0].cards[own.rows[number]],
            int(own.end[number]),
            targets.strikes[own.strike[number]],
            value,
        )
        for number, value in best.items()
    ]
    return _Plans(found, len(verdicts), futures.slope)


def sheriff_card(
    sight: Sight, mixes: Mixes, seconds: float, passes: int, rng: random.Random
) -> Searched:
    """The card the sheriff lays, in the best plan for the rest of the round."""
    rows = fan(sight.map, sight.trails[SHERIFF])
    saved = sheriff.exactly(sight, mixes)
    offer = prospects(sight, sight.deputies, believed=False)
    futures = SheriffFutures(sight, mixes.players, mixes.worths, offer, seed_of(rng))
    options = _promising(saved, 3 * WAYS)

    def judge(plan: Plan) -> float:
        return futures.judge(rows.towns[plan[0]], float(saved[plan[0]]))

    verdicts = search_plans(lambda plan: () if plan else options, judge, passes, seconds)
    found = [
        (
            gang.action_of(sight, int(rows.cards[plan[0], sight.now])),
            value,
            why.of_chase(sight, mixes, rows.towns[plan[0]]),
        )
        for plan, value in verdicts.items()
    ]
    return _drawn(found, len(verdicts), futures.slope, rng)


def _promising(total: Floats, ways: int) -> list[tuple[int, float]]:
    """The rows worth a look, and how promising each is."""
    best = np.argsort(-total)[:ways]
    lure = np.exp((total[best] - total[best[0]]) / KEEN)
    lure /= lure.sum()
    return list(zip(best.tolist(), lure.tolist(), strict=True))


def _drawn(
    found: list[tuple[Action, float, Phrase]], plans: int, slope: float, rng: random.Random
) -> Searched:
    """The card of one of the best plans: near-equal ones are mixed.

    A card that begins many good plans is likelier than one that begins a single one: what the
    other side does next may spoil that one.
    """
    scale = max(_LEAST, WHIM * slope)
    top = max(value for _, value, _ in found)
    lures = [exp((value - top) / scale) for _, value, _ in found]
    action, value, reason = rng.choices(found, lures)[0]
    return Searched(action, value, plans, reason)
