"""Desperados' rules on rows of integers. Equal to the rules by test."""

from __future__ import annotations

from typing import Any

from highnoon.games.desperados.state import NO_CARD, NOWHERE, SALOON
from highnoon.rl.batch.compiled import kernel
from highnoon.rl.batch.desperados_draws import draw_coach, draw_poker, fill_banks, rob_bank
from highnoon.rl.batch.desperados_layout import (
    AT,
    BANK,
    BANK_COUNT,
    BANK_TOWNS,
    BANKS,
    CARDS,
    DECIDING,
    DECISIONS,
    FRESH,
    FRESH_AT,
    HEIST,
    HEISTS,
    HELD,
    HIDEOUT,
    LAID,
    LOOKED,
    LOST,
    MOVE,
    MOVE_COUNT,
    MUSTER,
    ON_BROWN,
    ON_LOOK,
    ON_POKER,
    OVER,
    PHASE,
    PLAY,
    PLAYERS,
    RIDDEN,
    RIDDEN_AT,
    RIDE_ENDS,
    ROUND,
    ROUND_COUNT,
    SHERIFF,
    SHOWN,
    SPENT,
    STARTS,
    TARGETS,
    TO_CARD,
    TO_DECIDE,
    TO_NONE,
    TO_RIDE,
    TO_SALOON,
    TOWN,
    TOWN_CELLS,
    WAITS,
)


@kernel
def actor(row: Any, players: int) -> int:
    """Who decides: of those who choose at once, the first who has not."""
    if row[PHASE] in (MUSTER, SHERIFF):
        return 0
    for seat in range(1, players):
        if waits(row, seat):
            return seat
    return 0


@kernel
def waits(row: Any, seat: int) -> bool:
    """Whether somebody of the gang has still to choose."""
    if row[PHASE] == PLAY:
        return bool(row[LAID + seat] < row[MOVE])
    if row[PHASE] == DECIDING:
        return bool(row[DECISIONS + seat] == 0)
    return bool(row[STARTS + seat] == NOWHERE)


@kernel
def deputies(row: Any, town: int) -> int:
    """How many deputies are in a town."""
    count = 0
    for one in range(row[FRESH]):
        count += row[FRESH_AT + one] == town
    for one in range(row[RIDDEN]):
        count += row[RIDDEN_AT + one] == town
    return count


@kernel
def act(row: Any, action: int, dice: Any, game: int, board: Any) -> None:
    """Whoever decides does this, which is legal; what chance then has to draw is drawn."""
    players = board[PLAYERS]
    seat = actor(row, players)
    if action < board[TO_RIDE]:
        _place(row, seat, action, players)
    elif action < board[TO_CARD]:
        _ride(row, RIDE_ENDS + 2 * (action - board[TO_RIDE]), board)
    elif action < board[TO_SALOON]:
        _lay(row, seat, action - board[TO_CARD], players)
    elif action < board[TO_DECIDE]:
        _lay(row, seat, NO_CARD if action == board[TO_NONE] else SALOON, players)
    else:
        row[DECISIONS + seat] = action - board[TO_DECIDE] + 1
        for other in range(1, players):
            if row[DECISIONS + other] == 0:
                return
        _declare(row, board)
        if row[MOVE] < MOVE_COUNT:
            _begin_move(row)
        else:
            _reckon(row, dice, game, board)


@kernel
def _place(row: Any, seat: int, town: int, players: int) -> None:
    if seat == 0 and row[STARTS] != NOWHERE:
        row[FRESH_AT + row[FRESH]] = town
        row[FRESH] += 1
        if row[FRESH] == players - 1:
            row[PHASE] = HIDEOUT
        return
    row[STARTS + seat] = row[AT + seat] = town
    for other in range(players):
        if row[STARTS + other] == NOWHERE:
            return
    _begin_round(row)


@kernel
def _begin_round(row: Any) -> None:
    row[ROUND] += 1
    row[MOVE] = 0
    _begin_move(row)


@kernel
def _begin_move(row: Any) -> None:
    row[PHASE] = SHERIFF
    row[MOVE] += 1
    _rest(row)


@kernel
def _rest(row: Any) -> None:
    """Deputies that have ridden may ride again."""
    for one in range(row[RIDDEN]):
        row[FRESH_AT + row[FRESH]] = row[RIDDEN_AT + one]
        row[FRESH] += 1
    row[RIDDEN] = 0


@kernel
def _ride(row: Any, way: int, board: Any) -> None:
    one = FRESH_AT
    while row[one] != board[way]:
        one += 1
    row[FRESH] -= 1
    row[one] = row[FRESH_AT + row[FRESH]]
    row[RIDDEN_AT + row[RIDDEN]] = board[way + 1]
    row[RIDDEN] += 1


@kernel
def _lay(row: Any, seat: int, card: int, players: int) -> None:
    move = row[MOVE]
    row[CARDS + MOVE_COUNT * seat + move - 1] = card
    row[LAID + seat] = move
    if card >= 0:
        row[AT + seat] = card
    elif card == NO_CARD:
        row[SHOWN + seat] |= 1 << (move - 1)
    if seat == 0:
        row[PHASE] = PLAY
        return
    for other in range(1, players):
        if row[LAID + other] < move:
            return
    row[PHASE] = DECIDING


@kernel
def _declare(row: Any, board: Any) -> None:
    """What is complete happens in the open; what is not is dropped and reveals nothing."""
    players = board[PLAYERS]
    for target in TARGETS:
        town = -1
        while True:
            # The towns where somebody wants this, in order.
            after = 64
            for seat in range(1, players):
                here = row[AT + seat]
                if row[DECISIONS + seat] == target and town < here < after:
                    after = here
            if after == 64:
                break
            town = after
            _rob_there(row, target, town, players)
    for seat in range(1, players):
        if row[DECISIONS + seat] == ON_LOOK:
            _prove(row, seat)
            row[LOOKED] |= 1 << board[TOWN + TOWN_CELLS * row[AT + seat] + BANK]
        row[DECISIONS + seat] = 0


@kernel
def _rob_there(row: Any, target: int, town: int, players: int) -> None:
    gang = count = 0
    for seat in range(1, players):
        if row[DECISIONS + seat] == target and row[AT + seat] == town:
            gang |= 1 << seat
            count += 1
    height = deputies(row, town) + 1
    if count < height:
        return
    for seat in range(1, players):
        if gang >> seat & 1:
            _prove(row, seat)
    heist = HEIST + 5 * row[HEISTS]
    row[heist], row[heist + 1], row[heist + 2] = row[MOVE], target, town
    row[heist + 3], row[heist + 4] = height, gang
    row[HEISTS] += 1
    row[SPENT] |= gang
    if target != ON_POKER:
        row[HELD + target - ON_BROWN] = row[MOVE]


@kernel
def _prove(row: Any, seat: int) -> None:
    """They show cards back to the one that took them to this town."""
    for move in range(row[MOVE] - 1, -1, -1):
        card = row[CARDS + MOVE_COUNT * seat + move]
        if card != NO_CARD:
            row[SHOWN + seat] |= 1 << move
        if card >= 0:
            break


@kernel
def _reckon(row: Any, dice: Any, game: int, board: Any) -> None:
    """Cards are revealed move by move, arrests come before heists, banks come last."""
    players, arrested = board[PLAYERS], 0
    law = row[STARTS]
    # Until the reckoning reaches them, pawns stand where the round began.
    for move in range(MOVE_COUNT):
        card = row[CARDS + move]
        law = card if card >= 0 else law
        for seat in range(1, players):
            card = row[CARDS + MOVE_COUNT * seat + move]
            if arrested >> seat & 1:
                continue
            if card >= 0:
                row[STARTS + seat] = card
            if row[STARTS + seat] == law:
                arrested |= 1 << seat
                row[AT + seat] = law
                row[LOST + seat] |= 1 << law
        for heist in range(HEIST, HEIST + 5 * row[HEISTS], 5):
            if row[heist] != move + 1:
                continue
            free, count = row[heist + 4] & ~arrested, 0
            for seat in range(1, players):
                count += free >> seat & 1
            if count < row[heist + 3]:
                continue
            if row[heist + 1] == ON_POKER:
                draw_poker(row, row[heist + 2], dice, game, board)
            else:
                draw_coach(row, dice, game, board)
    _rob_banks(row, arrested, board)
    _end_round(row, dice, game, board)


@kernel
def _rob_banks(row: Any, arrested: int, board: Any) -> None:
    """Every bank where more free desperados than deputies stand gives its tile."""
    for bank in range(board[BANK_COUNT]):
        town, free = board[BANK_TOWNS + bank], 0
        for seat in range(1, board[PLAYERS]):
            free += row[AT + seat] == town and not arrested >> seat & 1
        if row[BANKS + bank] and free > deputies(row, town):
            rob_bank(row, bank, board)
            row[LOOKED] &= ~(1 << bank)


@kernel
def _end_round(row: Any, dice: Any, game: int, board: Any) -> None:
    """Cards and discs come back; pawns stay where they stand."""
    for seat in range(board[PLAYERS]):
        row[STARTS + seat] = row[AT + seat]
        row[LAID + seat] = row[SHOWN + seat] = row[DECISIONS + seat] = 0
    row[HEISTS] = row[SPENT] = row[HELD] = row[HELD + 1] = 0
    if row[ROUND] == ROUND_COUNT:
        _rest(row)
        row[PHASE] = OVER
        for bank in range(board[BANK_COUNT]):
            if row[BANKS + bank] == WAITS:
                row[BANKS + bank] = 0
        return
    fill_banks(row, dice, game, board)
    _begin_round(row)
