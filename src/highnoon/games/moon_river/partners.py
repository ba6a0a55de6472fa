"""Recruiting partners, and what they do at once."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import Action
from highnoon.core.game import Event, Step
from highnoon.games.moon_river.expanding import without
from highnoon.games.moon_river.grid import NAMES, STEP
from highnoon.games.moon_river.legal import ask, steals, swaps
from highnoon.games.moon_river.pieces import DESPERADO, PARTNERS, THIEF
from highnoon.games.moon_river.ranch import add_cows, add_partner, drives
from highnoon.games.moon_river.rounds import Events
from highnoon.games.moon_river.state import NONE, State, plus, put
from highnoon.games.moon_river.symbols import resolve

MOST_STEPS: Final = 3
"""How many steps one cowboy drives cows."""


def recruit(state: State, action: Action) -> Step:
    """A chip comes to the circle with its specialist's side up."""
    chip = int(action.args[0])
    after, events = _hire(state, chip, cowboy=False)
    if chip == DESPERADO and after.ranches[after.seat].stores and swaps(after, after.seat):
        return Step(ask(after, "offer"), events)
    if chip == THIEF and steals(after):
        return Step(ask(after, "steal"), events)
    return _done(after, events)


def cowboy(state: State, action: Action) -> Step:
    """A chip comes to the circle with its cowboy's side up."""
    after, events = _hire(state, int(action.args[0]), cowboy=True)
    after = after._replace(turn=after.turn._replace(steps=MOST_STEPS))
    return _drive_on(after, events)


def _hire(state: State, chip: int, *, cowboy: bool) -> tuple[State, Events]:
    cell = state.turn.circle
    ranch = add_partner(state.ranches[state.seat], cell, chip, cowboy)
    hired = state._replace(
        ranches=put(state.ranches, state.seat, ranch), saloon=plus(state.saloon, chip, -1)
    )
    data = {"seat": state.seat, "chip": PARTNERS[chip], "cowboy": cowboy, "cell": NAMES[cell]}
    return hired, (Event("recruited", data),)


def enough(state: State, _: Action) -> Step:
    """No more of the partner's effect."""
    return _done(state, ())


def _done(state: State, events: Events) -> Step:
    rest = state.turn._replace(circle=NONE, steps=0, offer=NONE)
    return resolve(state._replace(turn=rest), events)


# --- the cowboy ---


def drive(state: State, action: Action) -> Step:
    """One cow goes one step."""
    cell, way = int(action.args[0]), int(action.args[1])
    beside = cell + STEP[way]
    ranch = add_cows(add_cows(state.ranches[state.seat], cell, -1), beside, 1)
    moved = state._replace(
        ranches=put(state.ranches, state.seat, ranch),
        turn=state.turn._replace(steps=state.turn.steps - 1),
    )
    data = {"seat": state.seat, "from": NAMES[cell], "to": NAMES[beside]}
    return _drive_on(moved, (Event("drove", data),))


def _drive_on(state: State, events: Events) -> Step:
    if state.turn.steps and drives(state.ranches[state.seat]):
        return Step(ask(state, "drive"), events)
    return _done(state, events)


# --- the desperado ---


def offer(state: State, action: Action) -> Step:
    """The player's own parcel for a swap is chosen."""
    kind = state.kit.kind_of[str(action.args[0])]
    offered = state._replace(turn=state.turn._replace(offer=kind))
    event = Event("offered", {"seat": state.seat, "parcel": state.kit.codes[kind]})
    return Step(ask(offered, "demand"), (event,))


def demand(state: State, action: Action) -> Step:
    """The other's parcel of a swap is chosen, and they change places."""
    codes = state.kit.codes
    other, theirs = int(action.args[0]), state.kit.kind_of[str(action.args[1])]
    seat, mine = state.seat, state.turn.offer
    ranches = list(state.ranches)
    for who, gives, gets in ((seat, mine, theirs), (other, theirs, mine)):
        stores = tuple(sorted((*without(ranches[who].stores, gives), gets)))
        ranches[who] = ranches[who]._replace(stores=stores)
    data = {"seat": seat, "gave": codes[mine], "other": other, "got": codes[theirs]}
    return _done(state._replace(ranches=tuple(ranches)), (Event("swapped", data),))


# --- the thief ---


def steal(state: State, action: Action) -> Step:
    """A cow of another ranch comes to the thief's parcel."""
    other, cell = int(action.args[0]), int(action.args[1])
    seat, home = state.seat, state.turn.circle
    ranches = list(state.ranches)
    ranches[other] = add_cows(ranches[other], cell, -1)
    ranches[seat] = add_cows(ranches[seat], home, 1)
    data = {"seat": seat, "other": other, "from": NAMES[cell], "to": NAMES[home]}
    return _done(state._replace(ranches=tuple(ranches)), (Event("stole", data),))
