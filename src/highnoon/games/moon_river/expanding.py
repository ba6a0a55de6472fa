"""The middle of a turn: take the parcel, then join pairs, keep them, or discard when forced."""

from __future__ import annotations

from highnoon.core.action import Action
from highnoon.core.game import Event, Step
from highnoon.games.moon_river.actions import KEEP
from highnoon.games.moon_river.legal import ask, final_turn, joins, must_expand
from highnoon.games.moon_river.rounds import Events, next_turn
from highnoon.games.moon_river.state import (
    NO_TURN,
    NOBODY,
    NONE,
    Column,
    State,
    Turn,
    last_round,
    plus,
    put,
)


def without(stores: tuple[int, ...], *kinds: int) -> tuple[int, ...]:
    """The stores after these parcels have gone."""
    left = list(stores)
    for kind in kinds:
        left.remove(kind)
    return tuple(left)


def take(state: State, _: Action) -> Step:
    """The ranchero brings its parcel."""
    seat, here = state.seat, state.here
    place = here.rancheros.index(seat)
    kind = here.parcels[place]
    ranch = state.ranches[seat]
    stores = tuple(sorted((*ranch.stores, kind)))
    taken = state._replace(
        here=Column(
            put(here.parcels, place, NONE),
            put(here.rancheros, place, NOBODY),
        ),
        ranches=put(state.ranches, seat, ranch._replace(stores=stores)),
        turn=Turn(dominoes=2 if len(stores) >= 4 else 1),
    )
    return expand(taken, (Event("took", {"seat": seat, "parcel": state.kit.codes[kind]}),))


def expand(state: State, events: Events) -> Step:
    """Ask for a domino where one may or must be laid; else the turn goes on."""
    stores = state.ranches[state.seat].stores
    if len(stores) >= 2 and (state.turn.dominoes or final_turn(state)):
        if found := joins(state):
            choices = found if must_expand(state) else (KEEP, *found)
            return Step(state._replace(phase="expand", choices=choices), events)
        if must_expand(state) and not final_turn(state):
            return Step(ask(state, "discard"), events)
    return _finish(state, events)


def keep(state: State, _: Action) -> Step:
    """No further domino this turn."""
    return _finish(state, (Event("kept", {"seat": state.seat}),))


def join(state: State, action: Action) -> Step:
    """Two parcels become a domino."""
    first, second = (state.kit.kind_of[str(code)] for code in action.args)
    ranch = state.ranches[state.seat]
    stores = without(ranch.stores, first, second)
    joined = state._replace(
        ranches=put(state.ranches, state.seat, ranch._replace(stores=stores)),
        turn=state.turn._replace(pair=(first, second)),
    )
    pair = [str(code) for code in action.args]
    return Step(ask(joined, "place"), (Event("joined", {"seat": state.seat, "parcels": pair}),))


def discard(state: State, action: Action) -> Step:
    """Two parcels that fit nowhere leave the game."""
    kinds = tuple(state.kit.kind_of[str(code)] for code in action.args)
    ranch = state.ranches[state.seat]
    gone, event = _leave(state, kinds, without(ranch.stores, *kinds))
    spent = gone._replace(turn=state.turn._replace(dominoes=max(0, state.turn.dominoes - 1)))
    return expand(spent, (event,))


def _finish(state: State, events: Events) -> Step:
    """After the last domino: choose a new parcel; in the last round the stores are emptied."""
    if not last_round(state):
        return Step(ask(state._replace(turn=NO_TURN), "stand"), events)
    stores = state.ranches[state.seat].stores
    if stores and final_turn(state):
        state, event = _leave(state, stores, ())
        events = (*events, event)
    return next_turn(state, events)


def _leave(state: State, kinds: tuple[int, ...], stores: tuple[int, ...]) -> tuple[State, Event]:
    out = state.out
    for kind in kinds:
        out = plus(out, kind)
    ranch = state.ranches[state.seat]._replace(stores=stores)
    gone = state._replace(out=out, ranches=put(state.ranches, state.seat, ranch))
    data = {"seat": state.seat, "parcels": [state.kit.codes[kind] for kind in kinds]}
    return gone, Event("discarded", data)
