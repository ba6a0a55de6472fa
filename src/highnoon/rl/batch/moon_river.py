"""Batches of Moon River: what a whole batch does in one call."""

from __future__ import annotations

from typing import Any

import numpy as np

from highnoon.core.action import CHANCE
from highnoon.games.moon_river.state import State
from highnoon.rl.batch.compiled import kernel
from highnoon.rl.batch.moon_river_choices import allow
from highnoon.rl.batch.moon_river_layout import (
    ALL_LANDS,
    GRID,
    INKED,
    LANDS,
    LARGEST,
    MASKED,
    OVER,
    PHASE,
    PLAYERS,
    POINTS,
    RANCHES,
    SCORE,
    SEAT,
    STALE,
    STRIDE,
    VIEWER,
    width_of,
)
from highnoon.rl.batch.moon_river_packing import UNDECIDED, pack, unpack
from highnoon.rl.batch.moon_river_ranch import rate
from highnoon.rl.batch.moon_river_rounds import deal
from highnoon.rl.batch.moon_river_sight import observe
from highnoon.rl.batch.moon_river_table import played_actions, table_of
from highnoon.rl.batch.moon_river_turns import act
from highnoon.rl.tensors.moon_river import layout


@kernel
def step(
    rows: Any, dice: Any, actions: Any, shown: Any, rewards: Any, ended: Any, options: Any
) -> None:
    """Every match takes its action, which is legal; one that is over begins anew."""
    table, _ = options
    for game in range(len(rows)):
        row = rows[game]
        act(row, actions[game], dice, game, table)
        for seat in range(table[PLAYERS]):
            rewards[game, seat] = 0.0
        ended[game] = row[PHASE] == OVER
        if ended[game]:
            _reward(row, rewards[game], table)
            deal(row, dice, game, table)
        show(row, game, shown, options)


@kernel
def _reward(row: Any, rewards: Any, table: Any) -> None:
    """By points, then by the largest territory, then by the herd."""
    players = table[PLAYERS]
    for seat in range(players):
        rate(row, RANCHES + STRIDE * seat, table)
    for seat in range(players):
        ahead = 0
        for other in range(players):
            ahead += _better(row, seat, other) - _better(row, other, seat)
        rewards[seat] = ahead / (players - 1)


@kernel
def _better(row: Any, seat: int, other: int) -> int:
    mine, theirs = RANCHES + STRIDE * seat, RANCHES + STRIDE * other
    points = SCORE + POINTS - 1
    if row[mine + points] != row[theirs + points]:
        return int(row[mine + points] > row[theirs + points])
    ours = others = 0
    for land in range(LANDS):
        ours = max(ours, row[mine + LARGEST + land])
        others = max(others, row[theirs + LARGEST + land])
    if ours != others:
        return int(ours > others)
    return int(row[mine + points - 1] > row[theirs + points - 1])


@kernel
def begin(rows: Any, dice: Any, shown: Any, options: Any) -> None:
    """Every match is dealt."""
    for game in range(len(rows)):
        deal(rows[game], dice, game, options[0])
    show_all(rows, shown, options)


@kernel
def show_all(rows: Any, shown: Any, options: Any) -> None:
    """What every match shows, anew from the ground."""
    for game in range(len(rows)):
        rows[game, MASKED] = rows[game, PHASE]
        rows[game, VIEWER] = -1
        for action in range(shown[1].shape[1]):
            shown[1][game, action] = False
        for seat in range(options[0][PLAYERS]):
            rows[game, INKED + seat] = (1 << options[0][GRID]) - 1
            rows[game, RANCHES + STRIDE * seat + STALE] = ALL_LANDS
        show(rows[game], game, shown, options)


@kernel
def show(row: Any, game: int, shown: Any, options: Any) -> None:
    """Who decides, what they may do, and what they see."""
    observations, masks, actors, places = shown
    actors[game] = row[SEAT]
    allow(row, masks[game], options[0])
    observe(row, observations[game], places[game], options[0], options[1])


class Kernels:
    """What `highnoon.rl.batch` asks of a game."""

    step = staticmethod(step)
    begin = staticmethod(begin)
    show = staticmethod(show_all)
    dtype = np.int64
    sparse = True

    def __init__(self, first: State) -> None:
        self.players = len(first.ranches)
        self._kit = first.kit
        self._cells = len(first.ranches[0].parcels)
        # Boards are drawn, chosen, or there from the first.
        self._boards = (first.phase == "board", first.seat == CHANCE)
        self._scenario = first.scenario
        self.size = layout(first.kit, self.players).size
        self.actions = played_actions(first.kit, self._boards == (True, False))
        self.width = width_of(self.players)
        drawn = self._boards == (True, True)
        self.options = table_of(first.kit, self.players, self.actions, drawn, pack(first))

    def act(self, row: Any, action: int, dice: Any) -> None:
        """One match takes an action and its draws, but does not begin anew."""
        act(row, action, dice, 0, self.options[0])

    def pack(self, state: State) -> Any:
        """A position as a row; whoever is asked must be a player."""
        if state.phase in UNDECIDED or state.seat == CHANCE:
            raise ValueError(f"Nobody decides while the phase is {state.phase}.")
        if not self._same_table(state):
            raise ValueError("The position belongs to a table with other options.")
        return pack(state)

    def unpack(self, row: Any) -> State:
        """The position of a row."""
        return unpack(row, self._kit, self.players, self._cells)

    def _same_table(self, state: State) -> bool:
        if state.kit != self._kit or len(state.ranches) != self.players:
            return False
        drawn_later = state.phase == "board"
        chosen = self._boards == (True, False)
        if drawn_later and not chosen:
            return False
        if self._scenario == "draw" and not drawn_later:
            return state.scenario not in ("none", "draw")
        return state.scenario == self._scenario
