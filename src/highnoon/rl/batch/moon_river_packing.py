"""Positions of Moon River as rows of integers, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from highnoon.games.moon_river.legal import with_choices
from highnoon.games.moon_river.pieces import BOARDS, FARMER, NO_BOARD, PROSPECTOR, TRAPPER, Kit
from highnoon.games.moon_river.state import (
    DRAWING,
    NO_COLUMN,
    NOBODY,
    NONE,
    Column,
    Ranch,
    State,
    Turn,
    ranch_of,
)
from highnoon.rl.batch.moon_river_layout import (
    ALL_LANDS,
    BOARD_OF,
    BOX,
    BOX_LEFT,
    CHIPS,
    CIRCLE,
    CIRCLES,
    COWS,
    DOMINOES,
    EXPERTS,
    FACES,
    FREE,
    GUARDS,
    HERD,
    HERE,
    HERE_LIES,
    HERE_WHO,
    LAND,
    LANDS,
    LOST,
    MASKED,
    OFFER,
    OUT,
    PAIR,
    PARCELS,
    PHASE,
    PHASES,
    PLACES,
    PRIZE,
    RANCHES,
    ROOM,
    SALOON,
    SCENARIO,
    SCENARIO_WORDS,
    SCORE,
    SEAT,
    SKULLS,
    STALE,
    STEPS,
    STOCK,
    STORED,
    STORES,
    STRIDE,
    SUPPLY,
    THERE,
    THERE_LIES,
    THERE_WHO,
    TILES,
    TOUCH,
    width_of,
)

UNDECIDED: Final = (*DRAWING, "over")
"""The phases in which no player decides; boards may be drawn, too."""


def pack(state: State) -> Any:
    """A position as a row."""
    row = np.zeros(width_of(len(state.ranches)), np.int64)
    turn = state.turn
    row[PHASE], row[SEAT] = PHASES.index(state.phase), state.seat
    row[SCENARIO] = SCENARIO_WORDS.index(state.scenario)
    row[SUPPLY], row[LOST], row[BOX_LEFT] = state.cows, state.lost, sum(state.box)
    row[DOMINOES], row[CIRCLE], row[STEPS] = turn.dominoes, turn.circle, turn.steps
    row[OFFER], row[PRIZE], row[MASKED] = turn.offer, turn.prize, row[PHASE]
    row[HERE_LIES], row[THERE_LIES] = bool(state.here.parcels), bool(state.there.parcels)
    for begin, entries in (
        (PAIR, turn.pair or (NONE, NONE)),
        (SKULLS, (len(turn.skulls), *turn.skulls)),
        (CIRCLES, (len(turn.circles), *turn.circles)),
        (HERE, state.here.parcels or (NONE,) * PLACES),
        (HERE_WHO, state.here.rancheros or (NOBODY,) * PLACES),
        (THERE, state.there.parcels or (NONE,) * PLACES),
        (THERE_WHO, state.there.rancheros or (NOBODY,) * PLACES),
        (SALOON, state.saloon),
        (STOCK, state.stock),
        (TILES, state.tiles),
        (BOX, state.box),
        (OUT, state.out),
    ):
        row[begin : begin + len(entries)] = entries
    for seat, found in enumerate(state.ranches):
        # Sets of cells are made anew from what lies there: kernels trust them.
        ranch = ranch_of(state.kit, found.board, *found[4:8])
        _pack_ranch(row, RANCHES + STRIDE * seat, ranch, state.kit)
    return row


def _pack_ranch(row: Any, at: int, ranch: Ranch, kit: Kit) -> None:
    row[at + BOARD_OF] = BOARDS.index(ranch.board) if ranch.board != NO_BOARD else -1
    row[at + ROOM], row[at + FREE], row[at + STALE] = ranch.room, ranch.free, ALL_LANDS
    row[at + HERD], row[at + GUARDS] = ranch.herd, ranch.guards
    for begin, entries in (
        (STORED, (len(ranch.stores), *ranch.stores)),
        (LAND, ranch.lands),
        (TOUCH, ranch.touch),
        (PARCELS, list(ranch.parcels)),
        (COWS, list(ranch.cows)),
        (FACES, list(ranch.partners)),
        (EXPERTS, [ranch.partners.count(chip + 1) for chip in (PROSPECTOR, TRAPPER, FARMER)]),
        (
            SCORE + LANDS,
            [_printed(ranch, symbol) for symbol in (kit.nuggets, kit.beavers, kit.corn)],
        ),
    ):
        row[at + begin : at + begin + len(entries)] = entries


def _printed(ranch: Ranch, symbol: tuple[int, ...]) -> int:
    return sum(symbol[kind - 1] for kind in ranch.parcels if kind)


def unpack(row: Any, kit: Kit, players: int, cells: int) -> State:
    """The position of a row."""
    whole = [int(number) for number in row]

    def some(begin: int, count: int) -> tuple[int, ...]:
        return tuple(whole[begin : begin + count])

    def column(lies: int, parcels: int, who: int) -> Column:
        return Column(some(parcels, PLACES), some(who, PLACES)) if whole[lies] else NO_COLUMN

    pair = some(PAIR, 2)
    return with_choices(
        State(
            kit=kit,
            phase=PHASES[whole[PHASE]],
            seat=whole[SEAT],
            choices=(),
            turn=Turn(
                dominoes=whole[DOMINOES],
                pair=() if pair[0] == NONE else pair,
                skulls=some(SKULLS + 1, whole[SKULLS]),
                circles=some(CIRCLES + 1, whole[CIRCLES]),
                circle=whole[CIRCLE],
                steps=whole[STEPS],
                offer=whole[OFFER],
                prize=bool(whole[PRIZE]),
            ),
            ranches=tuple(
                _ranch(whole[RANCHES + STRIDE * seat :][:STRIDE], kit, cells)
                for seat in range(players)
            ),
            here=column(HERE_LIES, HERE, HERE_WHO),
            there=column(THERE_LIES, THERE, THERE_WHO),
            cows=whole[SUPPLY],
            lost=whole[LOST],
            saloon=some(SALOON, CHIPS),
            stock=some(STOCK, CHIPS),
            drawn=(),
            box=some(BOX, len(kit.kinds)),
            out=some(OUT, len(kit.kinds)),
            tiles=some(TILES, 2) if players == 2 else (),
            scenario=SCENARIO_WORDS[whole[SCENARIO]],
        )
    )


def _ranch(whole: Sequence[int], kit: Kit, cells: int) -> Ranch:
    board = whole[BOARD_OF]
    return ranch_of(
        kit,
        NO_BOARD if board < 0 else BOARDS[board],
        bytes(whole[PARCELS : PARCELS + cells]),
        bytes(whole[COWS : COWS + cells]),
        bytes(whole[FACES : FACES + cells]),
        tuple(whole[STORES : STORES + whole[STORED]]),
    )
