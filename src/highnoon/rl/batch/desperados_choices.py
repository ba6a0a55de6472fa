"""What whoever decides may do in a match of Desperados."""

from __future__ import annotations

from typing import Any

from highnoon.games.desperados.pieces import PLANS
from highnoon.games.desperados.state import SALOON
from highnoon.rl.batch.compiled import kernel
from highnoon.rl.batch.desperados_layout import (
    AT,
    BANK,
    BANKS,
    CARDS,
    DECIDING,
    FRESH,
    FRESH_AT,
    HEIST,
    HEISTS,
    HELD,
    LOST,
    MOVE,
    MOVE_COUNT,
    NEIGHBOURS,
    ON_BLUE,
    ON_BROWN,
    ON_LOOK,
    ON_NOTHING,
    ON_POKER,
    PHASE,
    PLAN,
    PLAN_STOPS,
    PLAY,
    PLAYERS,
    POKERS,
    RIDES,
    ROADS,
    ROUND,
    SALOONS,
    SHERIFF,
    SPENT,
    STOP_COUNT,
    TO_CARD,
    TO_DECIDE,
    TO_NONE,
    TO_SALOON,
    TOWN,
    TOWN_CELLS,
    TOWNS,
)
from highnoon.rl.batch.desperados_turns import deputies


@kernel
def allow(row: Any, seat: int, mask: Any, board: Any) -> None:
    """Mark what whoever decides may do."""
    mask[:] = False
    phase = row[PHASE]
    if phase == SHERIFF:
        for one in range(row[FRESH]):
            town = TOWN + TOWN_CELLS * row[FRESH_AT + one]
            for ride in range(board[town + RIDES], board[town + RIDES] + board[town + ROADS]):
                mask[ride] = True
        _allow_cards(row, seat, mask, board)
    elif phase == PLAY:
        _allow_cards(row, seat, mask, board)
    elif phase == DECIDING:
        _allow_decisions(row, seat, mask, board)
    else:
        for town in range(board[TOWNS]):
            mask[town] = True


@kernel
def _allow_cards(row: Any, seat: int, mask: Any, board: Any) -> None:
    town = row[AT + seat]
    barred, saloons = row[LOST + seat], 0
    for move in range(row[MOVE] - 1):
        card = row[CARDS + MOVE_COUNT * seat + move]
        if card >= 0:
            barred |= 1 << card
        saloons += card == SALOON
    found = False
    for one in range(board[TOWN + TOWN_CELLS * town + ROADS]):
        near = board[TOWN + TOWN_CELLS * town + NEIGHBOURS + one]
        if not barred >> near & 1:
            mask[board[TO_CARD] + near] = found = True
    if saloons < board[SALOONS]:
        mask[board[TO_SALOON]] = True
    elif not found:
        mask[board[TO_NONE]] = True


@kernel
def _allow_decisions(row: Any, seat: int, mask: Any, board: Any) -> None:
    town = row[AT + seat]
    first = board[TO_DECIDE] - 1
    mask[first + ON_NOTHING] = True
    bank = board[TOWN + TOWN_CELLS * town + BANK]
    if bank >= 0 and row[BANKS + bank] > 0:
        mask[first + ON_LOOK] = True
    if row[SPENT] >> seat & 1:
        return
    discs = 0
    for other in range(1, board[PLAYERS]):
        discs += row[AT + other] == town and not row[SPENT] >> other & 1
    if discs <= deputies(row, town):
        return
    for coach in range(1 + (row[ROUND] > 1)):
        if row[HELD + coach] == 0 and stop(row, coach, row[MOVE], board) == town:
            mask[first + ON_BROWN + coach] = True
    if row[POKERS] >> town & 1:
        for heist in range(HEIST, HEIST + 5 * row[HEISTS], 5):
            if row[heist + 1] == ON_POKER and row[heist + 2] == town:
                return
        mask[first + ON_POKER] = True


@kernel
def stop(row: Any, coach: int, move: int, board: Any) -> int:
    """A stop of a coach: blue drives the plan just finished, backwards."""
    if coach == ON_BLUE - ON_BROWN:
        plan = (row[PLAN] + row[ROUND] - 2) % PLANS
        return int(board[PLAN_STOPS + STOP_COUNT * plan + STOP_COUNT - 1 - move])
    plan = (row[PLAN] + max(row[ROUND], 1) - 1) % PLANS
    return int(board[PLAN_STOPS + STOP_COUNT * plan + move])
