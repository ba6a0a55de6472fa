"""Batches of Desperados: what a whole batch does in one call."""

from __future__ import annotations

from typing import Any

import numpy as np

from highnoon.games.desperados.state import State, new
from highnoon.rl.batch.compiled import kernel
from highnoon.rl.batch.desperados_choices import allow
from highnoon.rl.batch.desperados_draws import deal
from highnoon.rl.batch.desperados_layout import (
    GOAL,
    MONEY,
    OVER,
    PHASE,
    PLAYERS,
    board_of,
    played_actions,
)
from highnoon.rl.batch.desperados_packing import DECIDED_IN, Packing
from highnoon.rl.batch.desperados_sight import observe
from highnoon.rl.batch.desperados_turns import act, actor
from highnoon.rl.tensors.desperados import layout


@kernel
def step(
    rows: Any, dice: Any, actions: Any, shown: Any, rewards: Any, ended: Any, board: Any
) -> None:
    """Every match takes its action, which is legal; one that is over begins anew."""
    for game in range(len(rows)):
        row = rows[game]
        act(row, actions[game], dice, game, board)
        rewards[game] = 0.0
        ended[game] = row[PHASE] == OVER
        if ended[game]:
            won = 1.0 if row[MONEY] >= board[GOAL] else -1.0
            rewards[game] = won
            rewards[game, 0] = -won
            deal(row, dice, game, board)
        show(row, game, shown, board)


@kernel
def begin(rows: Any, dice: Any, shown: Any, board: Any) -> None:
    """Every match is dealt."""
    for game in range(len(rows)):
        deal(rows[game], dice, game, board)
    show_all(rows, shown, board)


@kernel
def show_all(rows: Any, shown: Any, board: Any) -> None:
    """What every match shows, anew from the ground."""
    for game in range(len(rows)):
        shown[3][game, 1] = 0
        show(rows[game], game, shown, board)


@kernel
def show(row: Any, game: int, shown: Any, board: Any) -> None:
    """Who decides, what they may do, and what they see."""
    observations, masks, actors, places = shown
    seat = actor(row, board[PLAYERS])
    actors[game] = seat
    allow(row, seat, masks[game], board)
    observe(row, seat, observations[game], places[game], board)


class Kernels:
    """What `highnoon.rl.batch` asks of a game."""

    step = staticmethod(step)
    begin = staticmethod(begin)
    show = staticmethod(show_all)
    dtype = np.int64
    sparse = True

    def __init__(self, first: State) -> None:
        self.players = first.players
        self._map = first.map
        self._packing = Packing(first.map)
        self.size = layout(first.map, first.players).size
        self.actions = played_actions(first.map)
        self.width = self._packing.width
        opening = self._packing.pack(new(first.map, first.players))
        self.options = board_of(first.map, first.players, opening)

    def act(self, row: Any, action: int, dice: Any) -> None:
        """One match takes an action and its draws, but does not begin anew."""
        act(row, action, dice, 0, self.options)

    def pack(self, state: State) -> Any:
        """A position as a row; whoever is asked must be a player."""
        if state.phase not in DECIDED_IN:
            raise ValueError(f"Nobody decides while the phase is {state.phase}.")
        if (state.map, state.players) != (self._map, self.players):
            raise ValueError("The position belongs to a table with other options.")
        return self._packing.pack(state)

    def unpack(self, row: Any) -> State:
        """The position of a row."""
        return self._packing.unpack(row, self.players)
