"""Batches of Longhorn: what a whole batch does in one call, and what each game shows after it."""

from __future__ import annotations

from typing import Any

import numpy as np

from highnoon.games.longhorn.state import State
from highnoon.rl.batch.compiled import kernel
from highnoon.rl.batch.longhorn_layout import (
    ACTIONS,
    AGAIN,
    AMBUSH,
    BRAND,
    CAUGHT,
    COUNTS,
    COWS,
    DOLLARS,
    EPIDEMIC,
    FLEEING,
    HERDS,
    LAST,
    MOVE,
    NEAR,
    NINTHS,
    O_AGAIN,
    O_AMBUSH,
    O_ASKED,
    O_COWS,
    O_EPIDEMIC,
    O_FLEEING,
    O_HERDS,
    O_LAST,
    O_OUTLAW,
    O_PHASE,
    O_PLACES,
    O_PRICES,
    O_PURSES,
    O_REMOVED,
    O_SEAT,
    O_STOLEN,
    O_STRUCK,
    O_TOKENS,
    O_TURN,
    O_WORTH,
    OUTLAW,
    PHASE,
    PLACE,
    PRESENT,
    PURSES,
    SIDE,
    SIZE,
    SNAKE,
    START,
    STARTS,
    STEAL,
    STOLEN,
    STRUCK,
    TO_AMBUSH,
    TO_BRAND,
    TO_DRAW,
    TO_EPIDEMIC,
    TO_MOVE,
    TO_NUGGET,
    TO_SNAKE,
    TO_START,
    TO_STEAL,
    TOKEN,
    WIDTH,
    options_of,
    packed,
    unpacked,
)
from highnoon.rl.batch.longhorn_turns import act, deal, destinations, on_board, winner
from highnoon.rl.tensors.longhorn import DEAREST, RICHEST


@kernel
def step(
    rows: Any, dice: Any, actions: Any, shown: Any, rewards: Any, ended: Any, options: Any
) -> None:
    """Every game takes its action, which is legal; one that is over begins anew."""
    for game in range(len(rows)):
        row = rows[game]
        act(row, actions[game], dice, game)
        rewards[game, 0] = rewards[game, 1] = 0
        ended[game] = row[PHASE] >= CAUGHT
        if ended[game]:
            first = winner(row)
            rewards[game, 0], rewards[game, 1] = first, -first
            deal(row, dice, game)
        show(row, game, shown, options)


@kernel
def begin(rows: Any, dice: Any, shown: Any, options: Any) -> None:
    """Every game is dealt."""
    for game in range(len(rows)):
        deal(rows[game], dice, game)
        show(rows[game], game, shown, options)


@kernel
def show_all(rows: Any, shown: Any, options: Any) -> None:
    """What every game shows, anew."""
    for game in range(len(rows)):
        show(rows[game], game, shown, options)


@kernel
def show(row: Any, game: int, shown: Any, options: Any) -> None:
    """Who decides, what they may do, and what they see."""
    observations, masks, actors, _ = shown
    actor = 1 - row[SIDE] if row[PHASE] == START else row[SIDE]
    actors[game] = actor
    _mask(row, masks[game], options)
    _observe(row, actor, observations[game], options)


@kernel
def _mask(row: Any, mask: Any, options: Any) -> None:
    choose, strikes = options
    phase, outlaw = row[PHASE], row[OUTLAW]
    mask[:] = False
    if phase == STEAL:
        for colour in range(4):
            mask[TO_STEAL + colour] = row[COWS + 4 * outlaw + colour] != 0
    elif phase == MOVE:
        ends = destinations(row)
        for cell in range(9):
            if ends >> cell & 1:
                mask[TO_MOVE + row[PLACE + cell]] = True
    elif phase == START:
        for place in range(9):
            mask[TO_START + place] = STARTS[place]
    elif phase == BRAND:
        for cell in range(9):
            if NEAR[outlaw] >> cell & 1:
                for colour in range(4):
                    if row[COWS + 4 * cell + colour]:
                        mask[TO_BRAND + 4 * row[PLACE + cell] + colour] = True
    elif phase == EPIDEMIC:
        for colour in range(4):
            mask[TO_EPIDEMIC + colour] = strikes != PRESENT or on_board(row, colour) != 0
    elif phase == AMBUSH:
        other = 1 - row[SIDE]
        for one in range(4):
            mask[TO_AMBUSH + one] = row[HERDS + 4 * other + one] >= 2
            if row[PURSES + 4 * other + one]:
                mask[TO_NUGGET + one if choose else TO_DRAW] = True
    elif phase == SNAKE:
        colour = 0
        while not row[FLEEING] >> colour & 1:
            colour += 1
        for cell in range(9):
            if NEAR[outlaw] >> cell & 1:
                mask[TO_SNAKE + 9 * colour + row[PLACE + cell]] = True


@kernel
def _observe(row: Any, viewer: int, seen: Any, options: Any) -> None:
    """The parts of docs/tensors.md, for whoever decides."""
    choose, strikes = options
    seen[:] = 0.0
    seen[O_PHASE + row[PHASE]] = 1.0
    seen[O_SEAT + viewer] = 1.0
    seen[O_TURN + (row[SIDE] != viewer)] = 1.0
    seen[O_ASKED] = 1.0
    # The cows on the board, a byte for each colour.
    board = 0
    for cell in range(9):
        seen[O_PLACES + 9 * row[PLACE + cell] + cell] = 1.0
        if row[TOKEN + cell]:
            seen[O_TOKENS + 9 * (row[TOKEN + cell] - 1) + cell] = 1.0
        for colour in range(4):
            cows = row[COWS + 4 * cell + colour]
            board += cows << 8 * colour
            seen[O_COWS + 9 * colour + cell] = NINTHS[cows]
    if row[OUTLAW] >= 0:
        seen[O_OUTLAW + row[OUTLAW]] = 1.0
    first = second = 0
    for colour in range(4):
        left = board >> 8 * colour & 255
        price = 0 if colour == row[STRUCK] else 100 * left
        mine, theirs = row[HERDS + 4 * viewer + colour], row[HERDS + 4 - 4 * viewer + colour]
        first += price * mine
        second += price * theirs
        seen[O_HERDS + colour] = NINTHS[mine]
        seen[O_HERDS + 4 + colour] = NINTHS[theirs]
        seen[O_PRICES + colour] = price / DEAREST
        seen[O_REMOVED + colour] = NINTHS[9 - left - mine - theirs]
        seen[O_FLEEING + colour] = row[FLEEING] >> colour & 1
    for nugget in range(4):
        mine, theirs = row[PURSES + 4 * viewer + nugget], row[PURSES + 4 - 4 * viewer + nugget]
        first += DOLLARS[nugget] * mine
        second += DOLLARS[nugget] * theirs
        seen[O_PURSES + nugget] = mine / COUNTS[nugget]
        seen[O_PURSES + 4 + nugget] = theirs / COUNTS[nugget]
    seen[O_WORTH] = first / RICHEST
    seen[O_WORTH + 1] = second / RICHEST
    if row[LAST + viewer] >= 0:
        seen[O_LAST + row[LAST + viewer]] = 1.0
    if row[LAST + 1 - viewer] >= 0:
        seen[O_LAST + 9 + row[LAST + 1 - viewer]] = 1.0
    if row[STRUCK] >= 0:
        seen[O_STRUCK + row[STRUCK]] = 1.0
    seen[O_STOLEN] = NINTHS[row[STOLEN]]
    seen[O_AGAIN] = row[AGAIN]
    seen[O_AMBUSH] = choose
    seen[O_EPIDEMIC + strikes] = 1.0


class Kernels:
    """What `highnoon.rl.batch` asks of a game."""

    size = SIZE
    actions = ACTIONS
    width = WIDTH
    players = 2
    dtype = np.int8
    sparse = False
    step = staticmethod(step)
    begin = staticmethod(begin)
    show = staticmethod(show_all)

    def __init__(self, first: State) -> None:
        self.options = options_of(first)

    def act(self, row: Any, action: int, dice: Any) -> None:
        """One match takes an action and its draws, but does not begin anew."""
        act(row, action, dice, 0)

    def pack(self, state: State) -> Any:
        """A position as a row; whoever is asked must be a player."""
        if state.phase not in ("start", "steal", "brand", "epidemic", "ambush", "snake", "move"):
            raise ValueError(f"Nobody decides while the phase is {state.phase}.")
        if options_of(state) != self.options:
            raise ValueError("The position belongs to a table with other options.")
        return packed(state)

    def unpack(self, row: Any) -> State:
        """The position of a row."""
        return unpacked(row, *self.options)
