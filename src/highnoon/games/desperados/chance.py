"""What chance does: the first plan, tiles for the banks, tiles for the gang."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Final

from highnoon.core.action import Action
from highnoon.core.chance import Outcomes, pick, uniform
from highnoon.core.game import Event, Step
from highnoon.games.desperados import reckoning
from highnoon.games.desperados.actions import DRAW_PLAN, moves_of
from highnoon.games.desperados.rounds import begin_round
from highnoon.games.desperados.state import (
    DUE,
    EMPTY,
    POKER,
    Heist,
    Loot,
    State,
    less,
    money,
    put,
)

_PHASE_OF: Final = {"plan": "plan", "bank": "banks", "tile": "tiles"}
"""When each kind of draw is due."""


def outcomes(state: State) -> Outcomes:
    """Every draw that is possible now, with its exact chance."""
    if state.phase == "plan":
        return uniform(DRAW_PLAN)
    if state.phase == "banks":
        return _bank_outcomes(state)
    if state.phase == "tiles":
        box, tile = _box(state), moves_of(state.map).tile
        return [(tile[value], Fraction(box.count(value), len(box))) for value in dict.fromkeys(box)]
    return []


def sample(state: State, rng: random.Random) -> Action:
    """One of the outcomes, as likely as they say."""
    if state.phase == "tiles":
        return moves_of(state.map).tile[rng.choice(_box(state))]
    return pick(outcomes(state), rng)


def possible(state: State, action: Action) -> bool:
    """Whether chance could do this now."""
    if _PHASE_OF.get(action.kind) != state.phase:
        return False
    return any(action == drawn for drawn, _ in outcomes(state))


def plan(state: State, action: Action) -> Step:
    """The first travel plan is turned up; the others follow in their ring."""
    number = int(action.args[0])
    towns = state.map.keys(state.map.plans[number - 1])
    event = Event("plan", {"plan": number, "towns": towns})
    return Step(state._replace(phase="muster", plan=number - 1), (event,), reveals=True)


def bank(state: State, action: Action) -> Step:
    """A tile is laid on the next bank that waits for one (or none is left for it)."""
    value, bank = int(action.args[0]), state.banks.index(DUE)
    top, bottom = state.top, state.bottom
    if value in top:
        top = less(top, value)
    elif value != EMPTY:
        bottom = less(bottom, value)
    after = state._replace(
        banks=put(state.banks, bank, value),
        batches=put(state.batches, bank, state.round),
        top=top,
        bottom=bottom,
    )
    town = state.map.key(state.map.banks[bank])
    events = [Event("bank-laid", {"town": town, "value": value})]
    if DUE in after.banks:
        return Step(after, tuple(events), reveals=True)
    if state.round == 0:
        return Step(after._replace(phase="plan"), tuple(events), reveals=True)
    return Step(begin_round(after, events), tuple(events), reveals=True)


def tile(state: State, action: Action) -> Step:
    """The gang takes a tile for a heist that has succeeded."""
    value, heist = int(action.args[0]), _won(state)
    kind = POKER if heist.target == POKER else "coach"
    after = state._replace(
        due=state.due - 1,
        loot=(*state.loot, Loot(kind, value, 0)),
        poker_box=less(state.poker_box, value) if kind == POKER else state.poker_box,
        coach_box=state.coach_box if kind == POKER else less(state.coach_box, value),
        poker=state.poker & ~(1 << heist.town) if kind == POKER else state.poker,
    )
    data = {
        "target": heist.target,
        "town": state.map.key(heist.town),
        "value": value,
        "money": money(after),
    }
    events = [Event("tile", data)]
    if not after.due:
        after = reckoning.go_on(after, events)
    return Step(after, tuple(events), reveals=True)


def _won(state: State) -> Heist:
    """The heist whose tile is drawn now: of those that succeeded, the tiles due come last."""
    return reckoning.successes(state)[-state.due]


def _box(state: State) -> tuple[int, ...]:
    return state.poker_box if _won(state).target == POKER else state.coach_box


def _bank_outcomes(state: State) -> Outcomes:
    """Shuffled tiles, laid one by one: a group is as likely as it still has tiles to lay."""
    groups = bank_groups(state)
    total = sum(count for count, _ in groups)
    chances: dict[int, Fraction] = {}
    for count, tiles in groups:
        for value in tiles:
            share = Fraction(count, total * len(tiles))
            chances[value] = chances.get(value, Fraction(0)) + share
    bank = moves_of(state.map).bank
    return [(bank[value], chance) for value, chance in sorted(chances.items())]


def bank_groups(state: State) -> list[tuple[int, tuple[int, ...]]]:
    """Which tiles the waiting banks get: how many of each group, and the group."""
    due = state.banks.count(DUE)
    if state.round == 0:
        tiles = state.map.tiles
        dearest = max(tiles.low, default=0)
        low = tuple(value for value in state.top if value <= dearest)
        high = state.top[len(low) :]
        low_due = tiles.low_laid - (len(tiles.low) - len(low))
        groups = [(low_due, low), (due - low_due, high)]
    else:
        from_bottom = state.bottom[: max(0, due - len(state.top))]
        missing = max(0, due - len(state.top) - len(from_bottom))
        groups = [(due, state.top + from_bottom + (EMPTY,) * missing)]
    return [(count, tiles) for count, tiles in groups if count]
