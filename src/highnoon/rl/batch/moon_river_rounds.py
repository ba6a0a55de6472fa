"""From set-up to the last round in a batch of Moon River: draws, columns, and whose turn it is."""

from __future__ import annotations

from typing import Any

from highnoon.games.moon_river.pieces import LEGENDS, SCENARIOS
from highnoon.games.moon_river.pieces import SALOON as SALOON_SIZE
from highnoon.games.moon_river.state import NOBODY, NONE
from highnoon.rl.batch.compiled import kernel, throw
from highnoon.rl.batch.moon_river_layout import (
    AT_BOARD,
    AT_STAND,
    AT_TAKE,
    BOARD_OF,
    BOX,
    BOX_LEFT,
    BRIDGES,
    CHIPS,
    CIRCLE,
    CIRCLES,
    COWS,
    DOMINOES,
    DRAWS_BOARDS,
    DRAWS_SCENARIO,
    GRID,
    HERE,
    HERE_LIES,
    HERE_WHO,
    KIND_BACK,
    LANDS,
    LOST,
    MASKED,
    OFFER,
    OPENING,
    OUT,
    OVER,
    PAIR,
    PHASE,
    PLACES,
    PLAYERS,
    PRIZE,
    RANCHES,
    ROOM,
    ROOMS,
    SALOON,
    SCENARIO,
    SEAT,
    SKULLS,
    STEPS,
    STOCK,
    STRIDE,
    THERE,
    THERE_LIES,
    THERE_WHO,
    TIMBER,
    TOUCH,
    VIEWER,
)


@kernel
def deal(row: Any, dice: Any, game: int, table: Any) -> None:
    """A new table, up to the first decision."""
    for column in range(len(row)):
        # What was shown of the match before is still to be cleared.
        if not MASKED <= column < BOX:
            row[column] = table[OPENING + column]
    row[VIEWER] = -1
    if table[DRAWS_BOARDS]:
        left = len(LEGENDS)
        for seat in range(table[PLAYERS]):
            ticket = throw(dice, game, left - seat)
            for legend in range(1, left + 1):
                if not has_board(row, legend, table):
                    if ticket == 0:
                        give_board(row, seat, legend, table)
                        break
                    ticket -= 1
    if row[PHASE] != AT_BOARD or table[DRAWS_BOARDS]:
        set_up(row, dice, game, table)


@kernel
def has_board(row: Any, legend: int, table: Any) -> bool:
    """Whether somebody has this board."""
    owners = 0
    for seat in range(table[PLAYERS]):
        owners += row[RANCHES + STRIDE * seat + BOARD_OF] == legend
    return owners > 0


@kernel
def give_board(row: Any, seat: int, board: int, table: Any) -> None:
    """A seat plays on this board."""
    ranch = RANCHES + STRIDE * seat
    row[ranch + BOARD_OF], row[ranch + ROOM] = board, table[ROOMS + board]
    for land in range(LANDS):
        row[ranch + TOUCH + land] = table[BRIDGES + board]


@kernel
def set_up(row: Any, dice: Any, game: int, table: Any) -> None:
    """All have their boards: the scenario, the saloon, the first column and ranchero."""
    if table[DRAWS_SCENARIO]:
        row[SCENARIO] = TIMBER + throw(dice, game, len(SCENARIOS))
    _fill_saloon(row, dice, game)
    _draw_column(row, dice, game, table)
    row[SEAT] = throw(dice, game, table[PLAYERS])
    row[PHASE] = AT_STAND


@kernel
def _fill_saloon(row: Any, dice: Any, game: int) -> None:
    inside = left = 0
    for chip in range(CHIPS):
        inside += row[SALOON + chip]
        left += row[STOCK + chip]
    while inside < SALOON_SIZE and left:
        ticket, chip = throw(dice, game, left), 0
        while ticket >= row[STOCK + chip]:
            ticket -= row[STOCK + chip]
            chip += 1
        row[STOCK + chip] -= 1
        row[SALOON + chip] += 1
        inside += 1
        left -= 1


@kernel
def _draw_column(row: Any, dice: Any, game: int, table: Any) -> None:
    """Four parcels, the lowest back nearest the box."""
    for drawn in range(PLACES):
        ticket, kind = throw(dice, game, row[BOX_LEFT]), 0
        while ticket >= row[BOX + kind]:
            ticket -= row[BOX + kind]
            kind += 1
        row[BOX + kind] -= 1
        row[BOX_LEFT] -= 1
        place = THERE + drawn
        while place > THERE and table[KIND_BACK + row[place - 1]] > table[KIND_BACK + kind]:
            row[place] = row[place - 1]
            place -= 1
        row[place] = kind
        row[THERE_WHO + drawn] = NOBODY
    row[THERE_LIES] = 1


# --- choosing a parcel of the new column ---


@kernel
def stand(row: Any, place: int, dice: Any, game: int, table: Any) -> bool:
    """A ranchero stands on a parcel of the new column; whether their turn is over then."""
    row[THERE_WHO + place] = row[SEAT]
    free, last = 0, 0
    for other in range(PLACES):
        if row[THERE_WHO + other] == NOBODY:
            free += 1
            last = other
    if table[PLAYERS] == 3 and free == 1:
        row[OUT + row[THERE + last]] += 1
        row[THERE + last] = NONE
    if row[HERE_LIES]:
        return True
    _stand_next(row, free, dice, game, table)
    return False


@kernel
def _stand_next(row: Any, free: int, dice: Any, game: int, table: Any) -> None:
    """Who stands next on the first column; with two players 1, 2, 2, 1."""
    players = table[PLAYERS]
    if players == 2 and free:
        row[SEAT] = row[SEAT] if free == 2 else 1 - row[SEAT]
        return
    left = (1 << players) - 1
    for place in range(PLACES):
        if row[THERE_WHO + place] >= 0:
            left &= ~(1 << row[THERE_WHO + place])
    if left == 0:
        _next_round(row, dice, game, table)
        return
    waiting = 0
    for seat in range(players):
        waiting += left >> seat & 1
    # The last one needs no draw.
    ticket = throw(dice, game, waiting) if waiting > 1 else 0
    for seat in range(players):
        if left >> seat & 1:
            if ticket == 0:
                row[SEAT] = seat
                return
            ticket -= 1


# --- turns and rounds ---


@kernel
def clear_turn(row: Any) -> None:
    """Nothing is unfinished."""
    row[DOMINOES] = row[SKULLS] = row[CIRCLES] = row[STEPS] = row[PRIZE] = 0
    row[PAIR] = row[PAIR + 1] = row[CIRCLE] = row[OFFER] = NONE


@kernel
def next_turn(row: Any, dice: Any, game: int, table: Any) -> None:
    """The next ranchero of the column acts; after the last one, a new round or the end."""
    if _asks_first(row):
        return
    if row[THERE_LIES]:
        _next_round(row, dice, game, table)
    else:
        _end(row, table)


@kernel
def _asks_first(row: Any) -> bool:
    for place in range(PLACES):
        if row[HERE_WHO + place] != NOBODY:
            row[SEAT] = row[HERE_WHO + place]
            row[PHASE] = AT_TAKE
            clear_turn(row)
            return True
    return False


@kernel
def _next_round(row: Any, dice: Any, game: int, table: Any) -> None:
    for place in range(PLACES):
        row[HERE + place], row[HERE_WHO + place] = row[THERE + place], row[THERE_WHO + place]
        row[THERE + place], row[THERE_WHO + place] = NONE, NOBODY
    row[HERE_LIES], row[THERE_LIES] = 1, 0
    if row[BOX_LEFT]:
        _draw_column(row, dice, game, table)
    _fill_saloon(row, dice, game)
    _asks_first(row)


@kernel
def _end(row: Any, table: Any) -> None:
    """Overpopulation: every parcel keeps one cow."""
    for seat in range(table[PLAYERS]):
        cows = RANCHES + STRIDE * seat + COWS
        for cell in range(cows, cows + table[GRID]):
            if row[cell] > 1:
                row[LOST] += row[cell] - 1
                row[cell] = 1
    clear_turn(row)
    row[PHASE], row[SEAT] = OVER, NOBODY


@kernel
def leave(row: Any, kind: int) -> None:
    """A parcel leaves the game."""
    row[OUT + kind] += 1
