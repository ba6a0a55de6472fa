"""The gang's plan for the rest of a round, made as one mind: routes, heists, banks, hideouts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from highnoon.core.action import Action
from highnoon.engine.arrays import Floats, np
from highnoon.engine.desperados.instinct import CALM, Nerve
from highnoon.engine.desperados.mixes import (
    EXPOSED,
    Crowd,
    Mixes,
    Worth,
    appraise,
    freely,
    groups,
    occupancy,
    within,
)
from highnoon.engine.desperados.prospects import prospects
from highnoon.engine.desperados.routes import Fan, fan
from highnoon.engine.desperados.sight import Sight
from highnoon.games.desperados.actions import DECIDE, DECISION, PLAY_NONE, PLAY_SALOON, moves_of
from highnoon.games.desperados.state import (
    LOOK,
    MOVES,
    NO_CARD,
    NOTHING,
    NOWHERE,
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
"""How often the mates answer each other."""
_BEST: Final = 8
"""So many good ways from a hideout tell what it is worth."""


class Plan(NamedTuple):
    """What each desperado's rows are worth, mates' plans considered."""

    rows: dict[int, Fan]
    worths: dict[int, Worth]


def plan(sight: Sight, mixes: Mixes, nerve: Nerve = CALM) -> Plan:
    """The gang shares out its targets: each answers what the others will do, in turns."""
    size = len(sight.map.towns)
    offer = prospects(sight, sight.deputies, believed=True)
    crowd = Crowd(offer, len(sight.trails), size)
    rows = {seat: fan(sight.map, sight.trails[seat]) for seat in sight.gang}
    free = {seat: freely(found, mixes.meets) for seat, found in rows.items()}
    worths: dict[int, Worth] = {}
    one = np.ones(1)
    for _ in range(SWEEPS):
        for seat, found in rows.items():
            heist, chance = crowd.left_for(seat)
            if len(sight.trails[seat].row) > sight.now:
                # Their card of this move lies: whether they strike now is decided elsewhere.
                heist = heist.copy()
                heist[sight.now] *= sight.phase == "cards"
            disc = heist if seat in sight.discs else None
            worth = appraise(found, free[seat], disc, nerve.bank * offer.bank * chance)
            share = within(worth.total, groups(found, 0), one, FIRM)
            crowd.note(seat, found, worth, share)
            worths[seat] = worth
    return Plan(rows, worths)


def card(sight: Sight, mixes: Mixes, rng: random.Random, nerve: Nerve = CALM) -> Action:
    """The card the viewer lays: the first of a good way."""
    made = plan(sight, mixes, nerve)
    rows, worth = made.rows[sight.viewer], made.worths[sight.viewer]
    share = within(worth.total, groups(rows, 0), np.ones(1), WHIM)
    row = rng.choices(range(rows.size), share.tolist())[0]
    return action_of(sight, int(rows.cards[row, sight.now]))


def action_of(sight: Sight, laid: int) -> Action:
    """The action that lays a card."""
    if laid == SALOON:
        return PLAY_SALOON
    return PLAY_NONE if laid == NO_CARD else moves_of(sight.map).card[laid]


def decision(sight: Sight, mixes: Mixes, choices: Sequence[Action]) -> Action:
    """Whether to strike now or to wait for something better."""
    worth = plan(sight, mixes).worths[sight.viewer]
    best, gain = idle(sight, choices), float(worth.total.max())
    for action in choices:
        what = DECISION[action]
        if what in (NOTHING, LOOK):
            continue
        value = float(worth.free[0, sight.now]) * _share(sight, what)
        if value <= 0:
            continue
        value += float(worth.bank.max()) * (1 - float(EXPOSED[sight.now]))
        if value > gain:
            best, gain = action, value
    return best


def idle(sight: Sight, choices: Sequence[Action]) -> Action:
    """What one does who does not strike: a look is free when nobody can act on it.

    A tile that the gang knows already is not looked at again.
    """
    look = DECIDE[LOOK] in choices and sight.move == MOVES and sight.round < ROUNDS
    return DECIDE[LOOK if look and sight.news_at(sight.at(sight.viewer)) else NOTHING]


def _share(sight: Sight, what: str) -> float:
    """What a disc of ours is worth on this target: nothing where mates suffice or are missing."""
    town = sight.at(sight.viewer)
    height = sight.deputies.count(town) + 1
    here = [seat for seat in sight.gang if seat in sight.discs and sight.at(seat) == town]
    sure = sum(sight.decisions[seat] == what for seat in here if seat != sight.viewer)
    maybe = sum(sight.decisions[seat] is None for seat in here if seat != sight.viewer)
    if sure >= height or sure + maybe + 1 < height:
        return 0.0
    value = sight.poker_value if what == POKER else sight.coach_value
    return value if sure + 1 == height else value / height


def hideout(
    sight: Sight, choices: Sequence[Action], rng: random.Random, nerve: Nerve = CALM
) -> Action:
    """Where to begin: where the best ways through the first round start."""
    size, sheriff = len(sight.map.towns), fan(sight.map, sight.trails[SHERIFF])
    meets = occupancy(sheriff, np.full(sheriff.size, 1 / sheriff.size), size)
    offer = prospects(sight, sight.deputies, believed=True)
    crowd = Crowd(offer, len(sight.trails), size)
    for seat in sight.gang:
        if sight.trails[seat].start != NOWHERE:
            rows = fan(sight.map, sight.trails[seat])
            worth = _alone(crowd, seat, rows, meets)
            crowd.note(seat, rows, worth, within(worth.total, groups(rows, 0), np.ones(1), FIRM))
    values = []
    for action in choices:
        start = sight.map.number[str(action.args[0])]
        rows = fan(sight.map, sight.trails[sight.viewer]._replace(start=start))
        worth = _alone(crowd, sight.viewer, rows, nerve.fear * meets, nerve.bank)
        values.append(float(np.sort(worth.total)[-_BEST:].mean()))
    return rng.choices(choices, np.exp((np.array(values) - max(values)) / WHIM).tolist())[0]


def _alone(crowd: Crowd, seat: int, rows: Fan, meets: Floats, bank: float = 1.0) -> Worth:
    """What rows are worth to one of the gang, after the mates that the crowd knows."""
    heist, chance = crowd.left_for(seat)
    return appraise(rows, freely(rows, meets), heist, bank * crowd.offer.bank * chance)
