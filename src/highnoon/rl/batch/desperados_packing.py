"""Positions of Desperados as rows of integers, and back."""

from __future__ import annotations

from typing import Any, Final, get_args

import numpy as np

from highnoon.games.desperados.actions import moves_of
from highnoon.games.desperados.pieces import Map
from highnoon.games.desperados.state import (
    BLUE,
    BROWN,
    DUE,
    MOVES,
    ROUNDS,
    UNDECIDED,
    Heist,
    Loot,
    Phase,
    State,
    held_since,
    money,
    spent,
)
from highnoon.rl.batch.desperados_layout import (
    AT,
    BANKS,
    BATCHES,
    BOTTOM,
    BOTTOM_LEFT,
    CARDS,
    COACHES_LEFT,
    DECISION,
    DECISIONS,
    FRESH,
    FRESH_AT,
    HEIST,
    HEISTS,
    HELD,
    LAID,
    LOOKED,
    LOOT_KINDS,
    LOOTED,
    LOST,
    MONEY,
    MOVE,
    PHASE,
    PLAN,
    POKERS,
    RIDDEN,
    RIDDEN_AT,
    ROUND,
    SHOWN,
    SPENT,
    STARTS,
    TOP,
    TOP_LEFT,
    WAITS,
    loot_code,
    width_of,
)

_PHASES: Final = get_args(Phase)
DECIDED_IN: Final = ("muster", "hideout", "sheriff", "cards", "heists")
"""The phases in which players decide."""


class Packing:
    """How the positions of one map become rows."""

    def __init__(self, map_: Map) -> None:
        moves = moves_of(map_)
        self.map = map_
        self.width = width_of(map_)
        self.values = tuple(moves.bank)
        self.tiles = tuple(moves.tile)
        self.poker = TOP + len(self.values)
        self.coach = self.poker + len(self.tiles)
        self.loot = self.coach + len(self.tiles)

    def pack(self, state: State) -> Any:
        """A position as a row; of one that is being reckoned what is unfinished is left out."""
        row = np.zeros(self.width, np.int64)
        row[PHASE] = _PHASES.index(state.phase)
        row[ROUND], row[MOVE], row[PLAN] = state.round, state.move, state.plan
        row[MONEY], row[SPENT] = money(state), spent(state)
        row[POKERS], row[LOOKED] = state.poker, state.looked
        row[TOP_LEFT], row[BOTTOM_LEFT] = len(state.top), len(state.bottom)
        row[COACHES_LEFT], row[LOOTED] = len(state.coach_box), len(state.loot)
        row[HEISTS] = len(state.heists)
        row[FRESH], row[RIDDEN] = len(state.fresh), len(state.ridden)
        row[HELD : HELD + 2] = [held_since(state, coach) for coach in (BROWN, BLUE)]
        for column, entries in (
            (STARTS, state.starts),
            (AT, state.at),
            (LAID, [len(cards) for cards in state.rows]),
            (SHOWN, state.shown),
            (LOST, state.lost),
            (DECISIONS, [DECISION.index(one or None) for one in state.decisions]),
            (FRESH_AT, state.fresh),
            (RIDDEN_AT, state.ridden),
            (BANKS, [WAITS if one == DUE else self.values.index(one) for one in state.banks]),
            (BATCHES, state.batches),
            (BOTTOM, [self.values.index(one) for one in state.bottom]),
            (TOP, [state.top.count(value) for value in self.values]),
            (self.poker, [state.poker_box.count(value) for value in self.tiles]),
            (self.coach, [state.coach_box.count(value) for value in self.tiles]),
            (self.loot, [loot_code(v, batch, LOOT_KINDS.index(k)) for k, v, batch in state.loot]),
        ):
            row[column : column + len(entries)] = entries
        for seat, cards in enumerate(state.rows):
            row[CARDS + MOVES * seat :][: len(cards)] = cards
        for number, heist in enumerate(state.heists):
            move, target, town, height, gang = heist
            row[HEIST + 5 * number :][:5] = (move, DECISION.index(target), town, height, gang)
        return row

    def unpack(self, row: Any, players: int) -> State:
        """The position of a row."""
        whole = [int(number) for number in row]

        def some(column: int, count: int) -> tuple[int, ...]:
            return tuple(whole[column : column + count])

        laid = some(LAID, players)
        banks = some(BANKS, len(self.map.banks))
        return State(
            map=self.map,
            players=players,
            phase=_PHASES[whole[PHASE]],
            round=whole[ROUND],
            move=whole[MOVE],
            plan=whole[PLAN],
            starts=some(STARTS, players),
            at=some(AT, players),
            rows=tuple(some(CARDS + MOVES * seat, laid[seat]) for seat in range(players)),
            shown=some(SHOWN, players),
            lost=some(LOST, players),
            fresh=tuple(sorted(some(FRESH_AT, whole[FRESH]))),
            ridden=tuple(sorted(some(RIDDEN_AT, whole[RIDDEN]))),
            decisions=tuple(DECISION[one] or UNDECIDED for one in some(DECISIONS, players)),
            heists=tuple(self._heist(whole, number) for number in range(whole[HEISTS])),
            due=0,
            reckoned=0,
            arrested=0,
            poker=whole[POKERS],
            banks=tuple(DUE if one == WAITS else self.values[one] for one in banks),
            batches=some(BATCHES, len(banks)),
            looked=whole[LOOKED],
            top=_spread(self.values, some(TOP, len(self.values))),
            bottom=tuple(self.values[one] for one in some(BOTTOM, whole[BOTTOM_LEFT])),
            poker_box=_spread(self.tiles, some(self.poker, len(self.tiles))),
            coach_box=_spread(self.tiles, some(self.coach, len(self.tiles))),
            loot=tuple(_loot(code) for code in some(self.loot, whole[LOOTED])),
        )

    def _heist(self, whole: list[int], number: int) -> Heist:
        move, target, town, height, gang = whole[HEIST + 5 * number :][:5]
        return Heist(move, DECISION[target] or UNDECIDED, town, height, gang)


def _spread(values: tuple[int, ...], counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(value for value, count in zip(values, counts, strict=True) for _ in range(count))


def _loot(code: int) -> Loot:
    rest, kind = divmod(code, len(LOOT_KINDS))
    value, batch = divmod(rest, ROUNDS + 1)
    return Loot(LOOT_KINDS[kind], value, batch)
