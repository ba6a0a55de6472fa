"""A turn of Moon River on rows of integers: take, join, keep, discard. Equal to the rules."""

from __future__ import annotations

from typing import Any

from highnoon.games.moon_river.pieces import (
    LEGENDS,
)
from highnoon.games.moon_river.state import (
    GONE,
    LAID,
    NOBODY,
    NONE,
)
from highnoon.rl.batch.compiled import kernel
from highnoon.rl.batch.moon_river_layout import (
    ASKED,
    AT_DEMAND,
    AT_DISCARD,
    AT_EXPAND,
    AT_PLACE,
    AT_STAND,
    CELLS,
    CIRCLE,
    CIRCLES,
    DOMINOES,
    EXPAND,
    FINISH,
    HERE,
    HERE_WHO,
    KINDS,
    NEXT,
    OFFER,
    PAIR,
    PHASE,
    PLACES,
    PLAYERS,
    PRIZE,
    RANCHES,
    RESOLVE,
    ROOM,
    SEAT,
    STEPS,
    STORED,
    STORES,
    STRIDE,
    THERE_LIES,
    TILES,
    TO_BOARD,
    TO_BONUS,
    TO_CIRCLE,
    TO_DEMAND,
    TO_DISCARD,
    TO_DRIVE,
    TO_DROUGHT,
    TO_ENOUGH,
    TO_FORGO,
    TO_JOIN,
    TO_KEEP,
    TO_OFFER,
    TO_PLACE,
    TO_RECRUIT,
    TO_STAND,
    TO_STEAL,
    TO_TAKE,
)
from highnoon.rl.batch.moon_river_ranch import (
    STEPS_OF,
    add_cows,
    fits,
    lay,
    store,
    unstore,
)
from highnoon.rl.batch.moon_river_rounds import (
    clear_turn,
    give_board,
    has_board,
    leave,
    next_turn,
    set_up,
    stand,
)
from highnoon.rl.batch.moon_river_symbols import (
    done,
    drive_on,
    dry_up,
    hire,
    lay_domino,
    recruit,
    resolve,
)


@kernel
def act(row: Any, action: int, dice: Any, game: int, table: Any) -> None:
    """Whoever decides does this, which is legal; what chance then has to draw is drawn."""
    ranch = RANCHES + STRIDE * row[SEAT]
    if action < table[TO_DRIVE]:
        stage = _build(row, ranch, action, dice, game, table)
    else:
        stage = _work(row, ranch, action, dice, game, table)
    # Each leads on to the next, or to a question.
    if stage == RESOLVE:
        stage = resolve(row, ranch, table)
    if stage == EXPAND:
        stage = _expand(row, ranch, table)
    if stage == FINISH:
        stage = _finish(row, ranch)
    if stage == NEXT:
        next_turn(row, dice, game, table)


@kernel
def _build(row: Any, ranch: int, action: int, dice: Any, game: int, table: Any) -> int:
    """Columns, stores, dominoes and their symbols; what comes then."""
    if action < table[TO_TAKE]:
        return NEXT if stand(row, action - table[TO_STAND], dice, game, table) else ASKED
    if action == table[TO_TAKE]:
        return _take(row, ranch)
    if action == table[TO_KEEP]:
        return FINISH
    if action < table[TO_PLACE]:
        first, second = pair(action - table[TO_JOIN], table)
        unstore(row, ranch, first)
        unstore(row, ranch, second)
        row[PAIR], row[PAIR + 1] = first, second
        row[PHASE] = AT_PLACE
        return ASKED
    if action < table[TO_DISCARD]:
        spot = action - table[TO_PLACE]
        return lay_domino(row, ranch, spot % CELLS, spot // CELLS, table)
    if action < table[TO_DROUGHT]:
        first, second = pair(action - table[TO_DISCARD], table)
        for kind in (first, second):
            unstore(row, ranch, kind)
            leave(row, kind)
        row[DOMINOES] = max(0, row[DOMINOES] - 1)
        return EXPAND
    if action < table[TO_CIRCLE]:
        dry_up(row, ranch, action - table[TO_DROUGHT], table)
        return RESOLVE
    if action < table[TO_RECRUIT]:
        return hire(row, action - table[TO_CIRCLE])
    return recruit(row, ranch, action, table)


@kernel
def _work(row: Any, ranch: int, action: int, dice: Any, game: int, table: Any) -> int:
    """What partners do, bonus tiles, and boards; what comes then."""
    if action < table[TO_OFFER]:
        step = action - table[TO_DRIVE]
        add_cows(row, ranch, step % CELLS, -1, table)
        add_cows(row, ranch, step % CELLS + STEPS_OF[step // CELLS], 1, table)
        row[STEPS] -= 1
        return drive_on(row, ranch)
    if action < table[TO_DEMAND]:
        row[OFFER] = action - table[TO_OFFER]
        row[PHASE] = AT_DEMAND
        return ASKED
    if action < table[TO_STEAL]:
        kinds = table[KINDS]
        theirs = (action - table[TO_DEMAND]) % kinds
        victim = RANCHES + STRIDE * ((action - table[TO_DEMAND]) // kinds)
        unstore(row, ranch, row[OFFER])
        unstore(row, victim, theirs)
        store(row, ranch, theirs)
        store(row, victim, row[OFFER])
        return done(row)
    if action < table[TO_ENOUGH]:
        spot = action - table[TO_STEAL]
        add_cows(row, RANCHES + STRIDE * (spot // CELLS), spot % CELLS, -1, table)
        add_cows(row, ranch, row[CIRCLE], 1, table)
        return done(row)
    if action == table[TO_ENOUGH]:
        return done(row)
    if action < table[TO_FORGO]:
        spot = action - table[TO_BONUS]
        side, cell = spot // CELLS, spot % CELLS
        lay(row, ranch, table[KINDS] + side, cell, table)
        row[TILES + side // 2] = LAID
        row[CIRCLES], row[CIRCLES + 1], row[PRIZE] = 1, cell, 0
        return RESOLVE
    if action < table[TO_FORGO] + 2:
        row[TILES + action - table[TO_FORGO]] = GONE
        row[PRIZE] = 0
        return RESOLVE
    _choose_board(row, action - table[TO_BOARD] + 1, dice, game, table)
    return ASKED


@kernel
def _choose_board(row: Any, board: int, dice: Any, game: int, table: Any) -> None:
    """The next seat without a board is asked; the last board of all needs no decision."""
    seat, players = row[SEAT], table[PLAYERS]
    give_board(row, seat, board, table)
    seat += 1
    if seat == len(LEGENDS) - 1 < players:
        for last in range(1, len(LEGENDS) + 1):
            if not has_board(row, last, table):
                give_board(row, seat, last, table)
                seat += 1
                break
    if seat < players:
        row[SEAT] = seat
    else:
        set_up(row, dice, game, table)


# --- the middle of a turn ---


@kernel
def pair(number: int, table: Any) -> tuple[int, int]:
    """The two kinds of a pair, from its number among all pairs."""
    first, length = 0, table[KINDS]
    while number >= length:
        number -= length
        length -= 1
        first += 1
    return first, first + number


@kernel
def _take(row: Any, ranch: int) -> int:
    place = 0
    while row[HERE_WHO + place] != row[SEAT]:
        place += 1
    store(row, ranch, row[HERE + place])
    row[HERE + place], row[HERE_WHO + place] = NONE, NOBODY
    row[DOMINOES] = 2 if row[ranch + STORED] >= 4 else 1
    return EXPAND


@kernel
def final_turn(row: Any) -> bool:
    """Whether the player in turn has taken the last parcel they get in the game."""
    standing = 0
    for place in range(PLACES):
        standing += row[HERE_WHO + place] == row[SEAT]
    return bool(row[THERE_LIES] == 0) and standing == 0


@kernel
def must_expand(row: Any, ranch: int) -> bool:
    """Whether the player in turn may not keep all their parcels."""
    return bool(row[ranch + STORED] > row[ranch + ROOM]) or final_turn(row)


@kernel
def _expand(row: Any, ranch: int, table: Any) -> int:
    """Ask for a domino where one may or must be laid; else the turn goes on."""
    if row[ranch + STORED] >= 2 and (row[DOMINOES] or final_turn(row)):
        for slot in range(row[ranch + STORED]):
            if fits(row, ranch, row[ranch + STORES + slot], table):
                row[PHASE] = AT_EXPAND
                return ASKED
        if must_expand(row, ranch) and not final_turn(row):
            row[PHASE] = AT_DISCARD
            return ASKED
    return FINISH


@kernel
def _finish(row: Any, ranch: int) -> int:
    """After the last domino: choose a new parcel; in the last round the stores are emptied."""
    if row[THERE_LIES]:
        clear_turn(row)
        row[PHASE] = AT_STAND
        return ASKED
    if final_turn(row):
        for slot in range(row[ranch + STORED]):
            leave(row, row[ranch + STORES + slot])
        row[ranch + STORED] = 0
    return NEXT
