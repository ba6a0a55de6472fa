"""What may be chosen in every phase: pure functions of the position."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from highnoon.core.action import Action, Seat
from highnoon.games.moon_river.actions import (
    BOARD,
    CIRCLE,
    DROUGHT_AT,
    ENOUGH,
    FORGO,
    KEEP,
    RECRUITS,
    STAND,
    STEAL_FROM,
    TAKE,
)
from highnoon.games.moon_river.pieces import CORNFIELD, LEGENDS
from highnoon.games.moon_river.ranch import (
    drives,
    open_lands,
    placements,
    territory,
    tile_placements,
    unguarded,
)
from highnoon.games.moon_river.state import BESIDE, NOBODY, Phase, State, last_round


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do now: the state keeps the choices of whoever is asked."""
    return state.choices if seat == state.seat else ()


def with_choices(state: State) -> State:
    """The state with its legal choices filled in; there are none where chance decides."""
    chosen = CHOICES.get(state.phase) if state.seat >= 0 else None
    return state._replace(choices=chosen(state)) if chosen else state


def final_turn(state: State) -> bool:
    """Whether the player in turn has taken the last parcel they get in the game."""
    return last_round(state) and state.seat not in state.here.rancheros


def must_expand(state: State) -> bool:
    """Whether the player in turn may not keep all their parcels."""
    ranch = state.ranches[state.seat]
    return len(ranch.stores) > ranch.room or final_turn(state)


def pairs(state: State) -> dict[tuple[int, int], None]:
    """The different pairs of the player's parcels, in order."""
    found: dict[tuple[int, int], None] = dict.fromkeys(
        combinations(state.ranches[state.seat].stores, 2)
    )
    return found


def joins(state: State) -> tuple[Action, ...]:
    """The pairs that can be laid somewhere."""
    fits = open_lands(state.ranches[state.seat])
    land, join = state.kit.land, state.kit.moves.join
    return tuple([join[a, b] for a, b in pairs(state) if fits[land[a]] or fits[land[b]]])


def boards_left(state: State) -> list[str]:
    """The legends' boards that nobody has."""
    taken = [ranch.board for ranch in state.ranches]
    return [key for key in LEGENDS if key not in taken]


def stand(state: State) -> tuple[Action, ...]:
    """The free parcels of the new column."""
    return tuple([STAND[n] for n, seat in enumerate(state.there.rancheros) if seat == NOBODY])


def drought_cells(state: State) -> int:
    """Where a cow of the first waiting skull's territory stands."""
    ranch = state.ranches[state.seat]
    return territory(ranch, state.turn.skulls[0]) & ranch.herd


def swaps(state: State, seat: Seat) -> bool:
    """Whether anybody else has a parcel in their stores."""
    return any(ranch.stores for other, ranch in enumerate(state.ranches) if other != seat)


def steals(state: State) -> tuple[Action, ...]:
    """The cows that the thief of the player in turn may take."""
    if state.ranches[state.seat].lands[CORNFIELD] >> state.turn.circle & 1:
        return ()
    found: tuple[Action, ...] = ()
    for other, ranch in enumerate(state.ranches):
        if other != state.seat and ranch.herd:
            found += STEAL_FROM[other](unguarded(ranch))
    return found


def bonus(state: State) -> tuple[Action, ...]:
    """Every way to lay a bonus tile that lies beside the table."""
    ranch = state.ranches[state.seat]
    found: tuple[Action, ...] = ()
    for side in state.kit.sides:
        if state.tiles[state.kit.tile_of(side)] == BESIDE:
            found += tile_placements(state.kit, ranch, side)
    return found


def _expand(state: State) -> tuple[Action, ...]:
    return joins(state) if must_expand(state) else (KEEP, *joins(state))


def _offer(state: State) -> tuple[Action, ...]:
    if not swaps(state, state.seat):
        return ()
    stores = dict.fromkeys(state.ranches[state.seat].stores)
    return (ENOUGH, *[state.kit.moves.offer[kind] for kind in stores])


def _demand(state: State) -> tuple[Action, ...]:
    return tuple(
        [
            state.kit.moves.demand[other][kind]
            for other, ranch in enumerate(state.ranches)
            if other != state.seat
            for kind in dict.fromkeys(ranch.stores)
        ]
    )


def _recruit(state: State) -> tuple[Action, ...]:
    return RECRUITS[sum([1 << chip for chip, count in enumerate(state.saloon) if count])]


CHOICES: Final[dict[Phase, Callable[[State], tuple[Action, ...]]]] = {
    "board": lambda state: tuple([BOARD[key] for key in boards_left(state)]),
    "stand": stand,
    "take": lambda _: (TAKE,),
    "expand": _expand,
    "place": lambda state: placements(state.kit, state.ranches[state.seat], *state.turn.pair),
    "discard": lambda state: tuple([state.kit.moves.discard[pair] for pair in pairs(state)]),
    "drought": lambda state: DROUGHT_AT(drought_cells(state)),
    "circle": lambda state: tuple([CIRCLE[cell] for cell in state.turn.circles]),
    "recruit": _recruit,
    "drive": lambda state: (ENOUGH, *drives(state.ranches[state.seat])),
    "offer": _offer,
    "demand": _demand,
    "steal": lambda state: (ENOUGH, *steals(state)),
    "bonus": bonus,
    "forgo": lambda state: tuple(
        [FORGO[tile] for tile, where in enumerate(state.tiles) if where == BESIDE]
    ),
}


def ask(state: State, phase: Phase) -> State:
    """The state in which the player in turn decides this."""
    return state._replace(phase=phase, choices=CHOICES[phase](state))
