"""What chance does in a batch of Desperados: the first plan, tiles for banks and for the gang."""

from __future__ import annotations

from typing import Any

from highnoon.games.desperados.pieces import PLANS
from highnoon.rl.batch.compiled import kernel, throw
from highnoon.rl.batch.desperados_layout import (
    BANK_COUNT,
    BANKS,
    BATCHES,
    BOTTOM,
    BOTTOM_LEFT,
    COACH_BOX,
    COACHES_LEFT,
    FROM_BANK,
    FROM_COACH,
    FROM_POKER,
    LOOT,
    LOOTED,
    LOW_LAID,
    LOWS,
    MONEY,
    MUSTER,
    OPENING,
    PHASE,
    PLAN,
    POKER_BOX,
    POKERS,
    ROUND,
    ROUND_COUNT,
    TILE,
    TILES,
    TOP,
    TOP_LEFT,
    VALUE,
    VALUES,
    WAITS,
)


@kernel
def deal(row: Any, dice: Any, game: int, board: Any) -> None:
    """A new table: tiles on the banks and the first plan, drawn from the game's own dice."""
    for column in range(len(row)):
        row[column] = board[board[OPENING] + column]
    banks = board[BANK_COUNT]
    lows = board[LOW_LAID]
    for bank in range(banks):
        # Each group of tiles is as likely as it still has tiles to lay.
        low = throw(dice, game, banks - bank) < lows
        lows -= low
        first, last = (0, board[LOWS]) if low else (board[LOWS], board[VALUES])
        total = 0
        for value in range(first, last):
            total += row[TOP + value]
        row[BANKS + bank] = first + _drawn(row, TOP + first, throw(dice, game, total))
    row[TOP_LEFT] -= banks
    row[PLAN] = throw(dice, game, PLANS)
    row[PHASE] = MUSTER


@kernel
def _drawn(row: Any, box: int, ticket: int) -> int:
    """Take one tile out of a box in which tiles are counted by value; the number of its value."""
    value = 0
    while ticket >= row[box + value]:
        ticket -= row[box + value]
        value += 1
    row[box + value] -= 1
    return value


@kernel
def fill_banks(row: Any, dice: Any, game: int, board: Any) -> None:
    """Banks that were robbed get tiles of the pile: its top, then its bottom, then none."""
    due = 0
    for bank in range(board[BANK_COUNT]):
        due += row[BANKS + bank] == WAITS
    for bank in range(board[BANK_COUNT]):
        if row[BANKS + bank] != WAITS:
            continue
        top = row[TOP_LEFT]
        ticket = throw(dice, game, max(due, top))
        if ticket < top:
            value = _drawn(row, TOP, ticket)
            row[TOP_LEFT] -= 1
        elif ticket - top < row[BOTTOM_LEFT]:
            value = _from_bottom(row, row[BOTTOM + ticket - top])
        else:
            value = 0
        row[BANKS + bank] = value
        row[BATCHES + bank] = row[ROUND]
        due -= 1


@kernel
def _from_bottom(row: Any, value: int) -> int:
    """Take a tile of this value; where the top has one too, nobody can tell them apart."""
    if row[TOP + value]:
        row[TOP + value] -= 1
        row[TOP_LEFT] -= 1
        return value
    place = 0
    while row[BOTTOM + place] != value:
        place += 1
    row[BOTTOM_LEFT] -= 1
    for after in range(place, row[BOTTOM_LEFT]):
        row[BOTTOM + after] = row[BOTTOM + after + 1]
    return value


@kernel
def take(row: Any, value: int, batch: int, kind: int, board: Any) -> None:
    """A tile of this worth is the gang's."""
    # As `loot_code` has it.
    row[board[LOOT] + row[LOOTED]] = (value * (ROUND_COUNT + 1) + batch) * 3 + kind
    row[LOOTED] += 1
    row[MONEY] += value


@kernel
def rob_bank(row: Any, bank: int, board: Any) -> None:
    """The gang takes a bank's tile; another will be laid."""
    take(row, board[VALUE + row[BANKS + bank]], row[BATCHES + bank], FROM_BANK, board)
    row[BANKS + bank] = WAITS


@kernel
def draw_poker(row: Any, town: int, dice: Any, game: int, board: Any) -> None:
    """The gang takes a town's poker tile."""
    total = 0
    for value in range(board[TILES]):
        total += row[board[POKER_BOX] + value]
    value = _drawn(row, board[POKER_BOX], throw(dice, game, total))
    take(row, board[board[TILE] + value], 0, FROM_POKER, board)
    row[POKERS] &= ~(1 << town)


@kernel
def draw_coach(row: Any, dice: Any, game: int, board: Any) -> None:
    """The gang takes a coach's tile."""
    value = _drawn(row, board[COACH_BOX], throw(dice, game, row[COACHES_LEFT]))
    row[COACHES_LEFT] -= 1
    take(row, board[board[TILE] + value], 0, FROM_COACH, board)
