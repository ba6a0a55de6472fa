"""What whoever decides sees in a match of Desperados: the parts of docs/tensors.md.

What stays as it is for a whole round, and for every viewer, is written once a round.
"""

from __future__ import annotations

from typing import Any

from highnoon.games.desperados.state import NOWHERE
from highnoon.rl.batch.compiled import clear, dot, kernel
from highnoon.rl.batch.desperados_choices import stop
from highnoon.rl.batch.desperados_layout import (
    AT,
    BANK_CELLS,
    BANK_COUNT,
    BANKS,
    BATCHES,
    BOTTOM_LEFT,
    CARDS,
    COACH_TILES,
    COACHES_LEFT,
    DEAREST,
    DECISION_CELLS,
    DECISIONS,
    FRESH,
    FRESH_AT,
    GOAL,
    HEIST,
    HEISTS,
    HELD,
    HELD_CELLS,
    LAID,
    LOOKED,
    LOOT,
    LOOT_CELLS,
    LOOTED,
    LOST,
    MONEY,
    MOVE,
    MOVE_COUNT,
    O_ASKED,
    O_AT,
    O_BANKS,
    O_COACH_TILES,
    O_COACHES,
    O_DECISION,
    O_DEPUTIES,
    O_DISC,
    O_FRESH,
    O_HEISTS,
    O_HELD,
    O_LOOT,
    O_LOST,
    O_MONEY,
    O_MOVE,
    O_PAWN,
    O_PHASE,
    O_PILE,
    O_PLAN,
    O_POKER_GONE,
    O_RECKONED,
    O_ROUND,
    O_ROUTES,
    O_ROWS,
    O_SEAT,
    O_SHOWN,
    O_START,
    ON_BROWN,
    PHASE,
    PILE,
    PLAN,
    PLAYERS,
    POKER_TOWNS,
    POKERS,
    RIDDEN,
    RIDDEN_AT,
    ROUND,
    ROUND_COUNT,
    SHOWN,
    SPENT,
    STARTS,
    STOP_COUNT,
    TOP_LEFT,
    TOWNS,
    VALUE,
)
from highnoon.rl.batch.desperados_turns import deputies, waits


@kernel
def observe(row: Any, viewer: int, seen: Any, places: Any, board: Any) -> None:
    """Write the observation anew: each round its steady part, each time the other."""
    steady = len(places) // 2
    if places[1] != row[ROUND] + 1:
        clear(seen, places, steady)
        places[steady] = _see_round(row, seen, places, steady + 1, board)
        places[1] = row[ROUND] + 1
    clear(seen, places, 2)
    count = dot(seen, places, 3, board[O_PHASE] + row[PHASE], 1.0)
    count = dot(seen, places, count, board[O_MOVE] + row[MOVE], 1.0)
    count = dot(seen, places, count, board[O_SEAT] + viewer, 1.0)
    for turn in range(board[PLAYERS]):
        count = _see_player(row, viewer, turn, seen, places, count, board)
    count = _see_deputies(row, seen, places, count, board)
    count = _see_coaches(row, seen, places, count, board)
    count = _see_banks(row, viewer, seen, places, count, board)
    places[2] = _see_heists(row, viewer, seen, places, count, board)


@kernel
def _see_round(row: Any, seen: Any, places: Any, count: int, board: Any) -> int:
    """What stays as it is until the next round begins."""
    towns, pile = board[TOWNS], row[TOP_LEFT] + row[BOTTOM_LEFT]
    count = dot(seen, places, count, board[O_ROUND] + row[ROUND], 1.0)
    count = dot(seen, places, count, board[O_PLAN] + row[PLAN], 1.0)
    count = dot(seen, places, count, board[O_RECKONED], 1.0)
    count = dot(seen, places, count, board[O_PILE], pile / board[PILE])
    count = dot(seen, places, count, board[O_COACH_TILES], row[COACHES_LEFT] / board[COACH_TILES])
    count = dot(seen, places, count, board[O_MONEY], min(1.0, row[MONEY] / board[GOAL]))
    for coach in range(1 + (row[ROUND] > 1)):
        for move in range(STOP_COUNT):
            cell = towns * (STOP_COUNT * coach + move) + stop(row, coach, move, board)
            count = dot(seen, places, count, board[O_ROUTES] + cell, 1.0)
    for bank in range(board[BANK_COUNT]):
        begin = board[O_BANKS] + BANK_CELLS * bank
        count = dot(seen, places, count, begin + (2 if row[BANKS + bank] else 0), 1.0)
        count = dot(seen, places, count, begin + 5 + row[BATCHES + bank], 1.0)
    gone = board[POKER_TOWNS] & ~row[POKERS]
    for town in range(towns):
        if gone >> town & 1:
            count = dot(seen, places, count, board[O_POKER_GONE] + town, 1.0)
    return _see_loot(row, seen, places, count, board)


@kernel
def _see_player(
    row: Any, viewer: int, turn: int, seen: Any, places: Any, count: int, board: Any
) -> int:
    """Everything about one player; `turn` counts from the observer on."""
    players, towns = board[PLAYERS], board[TOWNS]
    seat = (viewer + turn) % players
    known = (seat == 0) == (viewer == 0)
    if (viewer == 0 and seat == 0) or (viewer > 0 and seat > 0 and waits(row, seat)):
        count = dot(seen, places, count, board[O_ASKED] + turn, 1.0)
    if row[STARTS + seat] != NOWHERE:
        count = dot(seen, places, count, board[O_START] + towns * turn + row[STARTS + seat], 1.0)
        count = dot(seen, places, count, board[O_PAWN] + towns * turn + row[STARTS + seat], 1.0)
        if known:
            count = dot(seen, places, count, board[O_AT] + towns * turn + row[AT + seat], 1.0)
    shown = row[SHOWN + seat]
    begin = board[O_ROWS] + (towns + 3) * MOVE_COUNT * turn
    for move in range(row[LAID + seat]):
        card = row[CARDS + MOVE_COUNT * seat + move]
        if shown >> move & 1:
            count = dot(seen, places, count, board[O_SHOWN] + MOVE_COUNT * turn + move, 1.0)
        elif not known:
            card = -3
        # Behind the towns come the Saloon, no card, and a card that lies face down.
        cell = card if card >= 0 else towns - 1 - card
        count = dot(seen, places, count, begin + (towns + 3) * move + cell, 1.0)
    lost, town = row[LOST + seat], 0
    while lost:
        if lost & 1:
            count = dot(seen, places, count, board[O_LOST] + towns * turn + town, 1.0)
        lost >>= 1
        town += 1
    if seat > 0 and not row[SPENT] >> seat & 1:
        count = dot(seen, places, count, board[O_DISC] + turn, 1.0)
    if known and row[DECISIONS + seat]:
        cell = DECISION_CELLS * turn + row[DECISIONS + seat] - 1
        count = dot(seen, places, count, board[O_DECISION] + cell, 1.0)
    return count


@kernel
def _see_deputies(row: Any, seen: Any, places: Any, count: int, board: Any) -> int:
    fresh, riding, gang = board[O_FRESH], board[O_DEPUTIES], board[PLAYERS] - 1
    for one in range(row[FRESH]):
        town, alike = row[FRESH_AT + one], 0
        for other in range(row[FRESH]):
            alike += row[FRESH_AT + other] == town
        count = dot(seen, places, count, fresh + town, alike / gang)
        count = dot(seen, places, count, riding + town, deputies(row, town) / gang)
    for one in range(row[RIDDEN]):
        town = row[RIDDEN_AT + one]
        count = dot(seen, places, count, riding + town, deputies(row, town) / gang)
    return count


@kernel
def _see_coaches(row: Any, seen: Any, places: Any, count: int, board: Any) -> int:
    towns = board[TOWNS]
    for coach in range(1 + (row[ROUND] > 1)):
        held = row[HELD + coach]
        here = stop(row, coach, held or row[MOVE], board)
        count = dot(seen, places, count, board[O_COACHES] + towns * coach + here, 1.0)
        count = dot(seen, places, count, board[O_HELD] + HELD_CELLS * coach + held, 1.0)
    return count


@kernel
def _see_banks(row: Any, viewer: int, seen: Any, places: Any, count: int, board: Any) -> int:
    for bank in range(board[BANK_COUNT]):
        begin, value = board[O_BANKS] + BANK_CELLS * bank, row[BANKS + bank]
        looked = row[LOOKED] >> bank & 1
        if value and (viewer == 0 or looked):
            count = dot(seen, places, count, begin + 3, 1.0)
            count = dot(seen, places, count, begin + 4, board[VALUE + value] / board[DEAREST])
        if looked:
            count = dot(seen, places, count, begin + 6 + ROUND_COUNT, 1.0)
    return count


@kernel
def _see_heists(row: Any, viewer: int, seen: Any, places: Any, count: int, board: Any) -> int:
    players, towns = board[PLAYERS], board[TOWNS]
    begin, length = board[O_HEISTS], HELD_CELLS + 3 + towns + 1 + players
    for heist in range(HEIST, HEIST + 5 * row[HEISTS], 5):
        count = dot(seen, places, count, begin + row[heist], 1.0)
        count = dot(seen, places, count, begin + HELD_CELLS + row[heist + 1] - ON_BROWN, 1.0)
        count = dot(seen, places, count, begin + HELD_CELLS + 3 + row[heist + 2], 1.0)
        height = begin + HELD_CELLS + 3 + towns
        count = dot(seen, places, count, height, row[heist + 3] / (players - 1))
        for turn in range(players):
            if row[heist + 4] >> (viewer + turn) % players & 1:
                count = dot(seen, places, count, height + 1 + turn, 1.0)
        begin += length
    return count


@kernel
def _see_loot(row: Any, seen: Any, places: Any, count: int, board: Any) -> int:
    begin, first = board[O_LOOT], board[LOOT]
    for tile in range(first, first + row[LOOTED]):
        code = row[tile]
        batch = code // 3 % (ROUND_COUNT + 1)
        value = code // (3 * (ROUND_COUNT + 1))
        count = dot(seen, places, count, begin + code % 3, 1.0)
        count = dot(seen, places, count, begin + 3, value / board[DEAREST])
        count = dot(seen, places, count, begin + 4 + batch, 1.0)
        begin += LOOT_CELLS
    return count
