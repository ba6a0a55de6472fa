"""From set-up to the last round: columns, the saloon, rancheros, and whose turn it is."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.game import Event, Step
from highnoon.games.moon_river.grid import NAMES
from highnoon.games.moon_river.legal import ask
from highnoon.games.moon_river.pieces import COLUMN, PARTNERS, SALOON
from highnoon.games.moon_river.ranch import add_cows
from highnoon.games.moon_river.state import (
    NO_COLUMN,
    NO_TURN,
    NOBODY,
    NONE,
    Column,
    State,
    last_round,
    plus,
    put,
)

Events = tuple[Event, ...]
_FREE: Final = (NOBODY,) * COLUMN


# --- what chance does ---


def scenario(state: State, action: Action) -> Step:
    """The scenario is drawn."""
    key = str(action.args[0])
    drawn = state._replace(scenario=key, phase="saloon")
    return Step(drawn, (Event("scenario-drawn", {"scenario": key}),), reveals=True)


def chip(state: State, action: Action) -> Step:
    """A chip comes into the saloon."""
    kind = int(action.args[0])
    filled = state._replace(saloon=plus(state.saloon, kind), stock=plus(state.stock, kind, -1))
    step = _fill_saloon(filled, (Event("chip-drawn", {"chip": PARTNERS[kind]}),))
    return step._replace(reveals=True)


def draw(state: State, action: Action) -> Step:
    """A parcel is drawn; four make a column, the lowest back nearest the box."""
    kind = state.kit.kind_of[str(action.args[0])]
    drawn = (*state.drawn, kind)
    codes = state.kit.codes
    events: Events = (Event("parcel-drawn", {"parcel": codes[kind]}),)
    box = plus(state.box, kind, -1)
    if len(drawn) < COLUMN:
        return Step(state._replace(drawn=drawn, box=box), events, reveals=True)
    parcels = tuple(sorted(drawn, key=state.kit.backs.__getitem__))
    laid = state._replace(drawn=(), box=box, there=Column(parcels, _FREE))
    events = (*events, Event("column-laid", {"parcels": [codes[one] for one in parcels]}))
    if state.here.parcels:
        return _fill_saloon(laid, events)._replace(reveals=True)
    return Step(laid._replace(phase="ranchero"), events, reveals=True)


def ranchero(state: State, action: Action) -> Step:
    """A ranchero is drawn: its player chooses next."""
    step = _stands_next(state, int(action.args[0]))
    return step._replace(reveals=True)


def _fill_saloon(state: State, events: Events) -> Step:
    if sum(state.saloon) < SALOON and any(state.stock):
        return Step(state._replace(phase="saloon", seat=CHANCE), events)
    if state.here.parcels:
        return next_turn(state, events)
    return Step(state._replace(phase="column", seat=CHANCE), events)


def _stands_next(state: State, seat: Seat, events: Events = ()) -> Step:
    drawn = Event("ranchero-drawn", {"seat": seat})
    return Step(ask(state._replace(seat=seat), "stand"), (*events, drawn))


# --- choosing a parcel of the new column ---


def stand(state: State, action: Action) -> Step:
    """A ranchero stands on a parcel of the new column."""
    place = int(action.args[0])
    there = state.there
    standing = put(there.rancheros, place, state.seat)
    parcel = state.kit.codes[there.parcels[place]]
    events: Events = (Event("stood", {"seat": state.seat, "place": place, "parcel": parcel}),)
    placed = state._replace(there=Column(there.parcels, standing))
    if len(state.ranches) == 3 and standing.count(NOBODY) == 1:
        placed, left = _left_over(placed, standing.index(NOBODY))
        events = (*events, left)
    if state.here.parcels:
        return next_turn(placed, events)
    return _set_up(placed, events)


def _left_over(state: State, place: int) -> tuple[State, Event]:
    """With three players the parcel nobody chose leaves the game."""
    there = state.there
    kind = there.parcels[place]
    parcels = put(there.parcels, place, NONE)
    gone = state._replace(there=Column(parcels, there.rancheros), out=plus(state.out, kind))
    return gone, Event("left-over", {"parcel": state.kit.codes[kind], "place": place})


def _set_up(state: State, events: Events) -> Step:
    """Who stands next on the first column; with two players 1, 2, 2, 1."""
    standing = state.there.rancheros
    players = len(state.ranches)
    left = [seat for seat in range(players) if seat not in standing]
    free = standing.count(NOBODY)
    if players == 2 and free:
        seat = state.seat if free == 2 else 1 - state.seat
        return Step(ask(state._replace(seat=seat), "stand"), events)
    if not left:
        return _next_round(state, events)
    if len(left) == 1:
        return _stands_next(state, left[0], events)
    return Step(state._replace(phase="ranchero", seat=CHANCE, choices=()), events)


# --- turns and rounds ---


def next_turn(state: State, events: Events) -> Step:
    """The next ranchero of the column acts; after the last one, a new round or the end."""
    for seat in state.here.rancheros:
        if seat != NOBODY:
            ready = state._replace(seat=seat, turn=NO_TURN)
            return Step(ask(ready, "take"), events)
    if last_round(state):
        return _end(state, events)
    return _next_round(state, events)


def _next_round(state: State, events: Events) -> Step:
    turned = state._replace(
        here=state.there, there=NO_COLUMN, turn=NO_TURN, choices=(), seat=CHANCE
    )
    if any(state.box):
        return Step(turned._replace(phase="column"), events)
    return _fill_saloon(turned, (*events, Event("last-round", {})))


def _end(state: State, events: Events) -> Step:
    """Overpopulation: every parcel keeps one cow."""
    ranches = list(state.ranches)
    lost = state.lost
    for seat, ranch in enumerate(state.ranches):
        for cell, cows in enumerate(ranch.cows):
            if cows > 1:
                ranches[seat] = add_cows(ranches[seat], cell, 1 - cows)
                lost += cows - 1
                crowd = {"seat": seat, "cell": NAMES[cell], "count": cows - 1}
                events = (*events, Event("overpopulated", crowd))
    over = state._replace(
        phase="over", seat=NOBODY, choices=(), turn=NO_TURN, ranches=tuple(ranches), lost=lost
    )
    return Step(over, (*events, Event("ended", {})))
