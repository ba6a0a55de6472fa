"""Laying a domino or a bonus tile, and its symbols: cows, then skulls, then circles."""

from __future__ import annotations

from highnoon.core.action import Action
from highnoon.core.game import Event, Step
from highnoon.games.moon_river.expanding import expand
from highnoon.games.moon_river.grid import LAST_ROW, NAMES, STEP
from highnoon.games.moon_river.legal import ask, bonus, drought_cells
from highnoon.games.moon_river.ranch import add_cows, lay
from highnoon.games.moon_river.rounds import Events
from highnoon.games.moon_river.state import BESIDE, GONE, LAID, NONE, Ranch, State, Turn, put


def place(state: State, action: Action) -> Step:
    """The domino lies; its cows come at once, its other symbols wait."""
    cell, way = int(action.args[0]), int(action.args[1])
    first, second = state.turn.pair
    beside = cell + STEP[way]
    before = state.ranches[state.seat]
    kit = state.kit
    ranch = lay(kit, lay(kit, before, first, cell), second, beside)
    laid = {
        "seat": state.seat,
        "parcels": [kit.codes[first], kit.codes[second]],
        "cells": [NAMES[cell], NAMES[beside]],
    }
    events: Events = (Event("laid", laid),)
    cows = state.cows
    skulls: tuple[int, ...] = ()
    circles: tuple[int, ...] = ()
    for kind, where in ((first, cell), (second, beside)):
        if kit.cows[kind] and cows:
            count = min(kit.cows[kind], cows)
            cows -= count
            ranch = add_cows(ranch, where, count)
            come = {"seat": state.seat, "cell": NAMES[where], "count": count}
            events = (*events, Event("cows-came", come))
        if kit.skulls[kind]:
            skulls += (where,) * kit.skulls[kind]
        if kit.circles[kind]:
            circles += (where,)
    turn = Turn(
        dominoes=max(0, state.turn.dominoes - 1),
        skulls=skulls,
        circles=circles,
        prize=bool(state.tiles) and _reaches_west(before, ranch),
    )
    ranches = put(state.ranches, state.seat, ranch)
    return resolve(state._replace(ranches=ranches, cows=cows, turn=turn), events)


def _reaches_west(before: Ranch, after: Ranch) -> bool:
    """Whether the first parcel came into row 10."""
    return before.free & LAST_ROW == LAST_ROW != after.free & LAST_ROW


def resolve(state: State, events: Events) -> Step:
    """Go on with what waits: skulls, circles, the bonus tile, the next domino."""
    while state.turn.skulls:
        cells = drought_cells(state)
        if cells & (cells - 1):
            return Step(ask(state, "drought"), events)
        if cells:
            state, event = _dry_up(state, cells.bit_length() - 1)
            events = (*events, event)
        else:
            state = state._replace(turn=state.turn._replace(skulls=state.turn.skulls[1:]))
    turn = state.turn
    if turn.circles:
        if any(state.saloon):
            if len(turn.circles) > 1:
                return Step(ask(state, "circle"), events)
            return _hire(state, turn.circles[0], events)
        empty = {"seat": state.seat, "cells": [NAMES[cell] for cell in turn.circles]}
        events = (*events, Event("saloon-empty", empty))
    rest = Turn(dominoes=turn.dominoes, prize=turn.prize)
    if turn.prize:
        return _prize(state._replace(turn=rest), events)
    return expand(state if rest == turn else state._replace(turn=rest), events)


# --- skulls ---


def drought(state: State, action: Action) -> Step:
    """The player has chosen which cow the drought takes."""
    state, event = _dry_up(state, int(action.args[0]))
    return resolve(state, (event,))


def _dry_up(state: State, cell: int) -> tuple[State, Event]:
    turn = state.turn
    ranch = add_cows(state.ranches[state.seat], cell, -1)
    dried = {"seat": state.seat, "skull": NAMES[turn.skulls[0]], "cell": NAMES[cell]}
    after = state._replace(
        ranches=put(state.ranches, state.seat, ranch),
        cows=state.cows + 1,
        turn=turn._replace(skulls=turn.skulls[1:]),
    )
    return after, Event("drought", dried)


# --- circles ---


def circle(state: State, action: Action) -> Step:
    """The player has chosen which circle comes first."""
    return _hire(state, int(action.args[0]), ())


def _hire(state: State, cell: int, events: Events) -> Step:
    left = tuple([other for other in state.turn.circles if other != cell])
    turn = state.turn._replace(circles=left, circle=cell)
    return Step(ask(state._replace(turn=turn), "recruit"), events)


# --- the bonus tile of the two-player game ---


def _prize(state: State, events: Events) -> Step:
    event = Event("reached-west", {"seat": state.seat})
    if bonus(state):
        return Step(ask(state, "bonus"), (*events, event))
    if state.tiles.count(BESIDE) > 1:
        return Step(ask(state, "forgo"), (*events, event))
    return _forgo(state, state.tiles.index(BESIDE), (*events, event))


def lay_tile(state: State, action: Action) -> Step:
    """A bonus tile lies; its circle recruits."""
    code, cell = str(action.args[0]), int(action.args[1])
    side = state.kit.kind_of[code]
    ranch = lay(state.kit, state.ranches[state.seat], side, cell)
    laid = {"seat": state.seat, "parcel": code, "cell": NAMES[cell]}
    after = state._replace(
        ranches=put(state.ranches, state.seat, ranch),
        tiles=put(state.tiles, state.kit.tile_of(side), LAID),
        turn=state.turn._replace(circles=(cell,), circle=NONE, prize=False),
    )
    return resolve(after, (Event("bonus-laid", laid),))


def forgo(state: State, action: Action) -> Step:
    """No tile fits: the chosen one leaves the game."""
    return _forgo(state, int(action.args[0]), ())


def _forgo(state: State, tile: int, events: Events) -> Step:
    gone = state._replace(tiles=put(state.tiles, tile, GONE), turn=state.turn._replace(prize=False))
    first = state.kit.sides[2 * tile]
    sides = list(state.kit.codes[first : first + 2])
    event = Event("bonus-lost", {"seat": state.seat, "tile": sides})
    return resolve(gone, (*events, event))
