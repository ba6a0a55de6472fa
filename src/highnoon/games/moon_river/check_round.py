"""Whether box, columns and rancheros are where a phase finds them."""

from __future__ import annotations

from highnoon.core.action import Seat
from highnoon.games.moon_river.pieces import ALL_COWS, COLUMN, SALOON
from highnoon.games.moon_river.state import DRAWING, NO_COLUMN, NOBODY, NONE, Column, State


def round_is_sound(state: State) -> bool:
    """Whether the round has come to where the phase is."""
    if (state.drawn and state.phase != "column") or NONE in state.there.parcels:
        return False
    if state.phase != "board" and (state.scenario == "draw") != (state.phase == "scenario"):
        return False
    if state.here == NO_COLUMN:
        return _set_up(state)
    if state.phase in ("board", "scenario", "ranchero") or not _in_order(
        state.here, len(state.ranches)
    ):
        return False
    waiting = [seat for seat in state.here.rancheros if seat != NOBODY]
    if state.phase in DRAWING:
        return _between_rounds(state, waiting)
    if state.there == NO_COLUMN:
        return _last_round(state, waiting)
    standing = state.there.rancheros
    return all(
        waiting.count(seat) + standing.count(seat) + (seat == _acting(state)) == _each(state)
        for seat in range(len(state.ranches))
    )


def _each(state: State) -> int:
    """How many rancheros a player has."""
    return 2 if len(state.ranches) == 2 else 1


def _acting(state: State) -> Seat:
    """Whose ranchero is on neither column."""
    return NOBODY if state.phase in (*DRAWING, "take", "over") else state.seat


def _in_order(here: Column, players: int) -> bool:
    """Parcels are taken from the box outwards; with three players one more has left the game."""
    gone = [kind == NONE for kind in here.parcels]
    first = gone.index(False) if False in gone else COLUMN
    return [seat == NOBODY for seat in here.rancheros] == gone and sum(gone[first:]) <= (
        players == 3
    )


def _between_rounds(state: State, waiting: list[Seat]) -> bool:
    """Chance draws before anybody has acted: a column first, then chips for the saloon."""
    if any(waiting.count(seat) != _each(state) for seat in range(len(state.ranches))):
        return False
    if state.phase == "column":
        return state.there == NO_COLUMN and any(state.box)
    laid = state.there != NO_COLUMN or not any(state.box)
    return laid and all(seat == NOBODY for seat in state.there.rancheros) and _thirsty(state)


def _thirsty(state: State) -> bool:
    """Whether the saloon lacks chips that the stock has."""
    return sum(state.saloon) < SALOON and any(state.stock)


def _last_round(state: State, waiting: list[Seat]) -> bool:
    if any(state.box):
        return False
    finished = [
        ranch
        for seat, ranch in enumerate(state.ranches)
        if seat not in waiting and seat != _acting(state)
    ]
    if any(ranch.stores for ranch in finished):
        return False
    if state.phase == "over":
        return not waiting
    return all(
        waiting.count(seat) + (seat == _acting(state)) <= _each(state)
        for seat in range(len(state.ranches))
    )


# --- set-up ---


def _set_up(state: State) -> bool:
    """Nothing is on any ranch yet."""
    started = state.cows != ALL_COWS or any(state.out)
    if started or any(ranch.stores or any(ranch.parcels) for ranch in state.ranches):
        return False
    if state.phase in ("board", "scenario") and any(state.saloon):
        return False
    if state.phase in ("board", "scenario", "saloon"):
        return state.there == NO_COLUMN and _thirsty(state)
    if state.phase == "column":
        return state.there == NO_COLUMN and not _thirsty(state)
    standing = state.there.rancheros
    left = [seat for seat in range(len(state.ranches)) if seat not in standing]
    if state.phase == "ranchero":
        return len(standing) == COLUMN and _may_draw(len(state.ranches), len(left))
    if state.phase != "stand" or not standing:
        return False
    if len(state.ranches) > 2:
        return state.seat in left
    # One, two, one: with one ranchero standing, and with three, it is the other player's turn.
    mine, other = standing.count(state.seat), standing.count(1 - state.seat)
    return (mine, other) in ((0, 0), (0, 1), (1, 1), (1, 2))


def _may_draw(players: int, left: int) -> bool:
    """Two players draw once, more draw until one ranchero is left."""
    return left == 2 if players == 2 else left > 1
