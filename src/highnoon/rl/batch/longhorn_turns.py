"""Longhorn's rules on rows of small integers. Equal to the rules by test."""

from __future__ import annotations

from typing import Any

from highnoon.rl.batch.compiled import kernel, throw
from highnoon.rl.batch.longhorn_layout import (
    AGAIN,
    AMBUSH,
    AMBUSH_TOKEN,
    AT,
    BAG,
    BOX,
    BRAND,
    CAUGHT,
    COWS,
    DANGER,
    DOLLARS,
    EPIDEMIC,
    EPIDEMIC_TOKEN,
    FLEEING,
    HERDS,
    HILL_PLACE,
    IRON_TOKEN,
    LAST,
    MOVE,
    NINE,
    NO_CELL,
    NUGGET,
    OIL_TOKEN,
    OUTLAW,
    PHASE,
    PLACE,
    PURSES,
    REACHED,
    SCORED,
    SHERIFF_TOKEN,
    SIDE,
    SIZES,
    SNAKE,
    SNAKE_TOKEN,
    START,
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
    TO_STEAL,
    TOKEN,
    WIDTH,
)


@kernel
def deal(row: Any, dice: Any, game: int) -> None:
    """A new square: places, tokens, cows and the coin, drawn from the game's own dice."""
    for column in range(WIDTH):
        row[column] = 0
    row[OUTLAW] = row[STRUCK] = row[LAST] = row[LAST + 1] = NO_CELL
    for cell in range(9):
        other = throw(dice, game, cell + 1)
        row[PLACE + cell] = row[PLACE + other]
        row[PLACE + other] = cell
    for cell in range(9):
        row[AT + row[PLACE + cell]] = cell
    box = BOX.copy()
    for cell in range(9):
        other = cell + throw(dice, game, len(box) - cell)
        row[TOKEN + cell] = box[other]
        box[other] = box[cell]
    hill = row[AT + HILL_PLACE]
    for cell in range(9):
        if row[TOKEN + cell] == SHERIFF_TOKEN:
            row[TOKEN + cell] = row[TOKEN + hill]
            row[TOKEN + hill] = SHERIFF_TOKEN
            break
    bag, dealt = BAG.copy(), 0
    for cell in range(9):
        for _ in range(SIZES[row[PLACE + cell]]):
            other = dealt + throw(dice, game, len(bag) - dealt)
            row[COWS + 4 * cell + bag[other]] += 1
            bag[other] = bag[dealt]
            dealt += 1
    row[SIDE] = throw(dice, game, 2)
    row[PHASE] = START


@kernel
def cows_in(row: Any, cell: int) -> int:
    """How many cows are in a cell."""
    here = COWS + 4 * cell
    return int(row[here] + row[here + 1] + row[here + 2] + row[here + 3])


@kernel
def destinations(row: Any) -> int:
    """The cells the outlaw may go to, a mask."""
    reach, found, count = REACHED[row[OUTLAW], row[STOLEN]], 0, 0
    for cell in range(9):
        if reach >> cell & 1 and cows_in(row, cell):
            found |= 1 << cell
            count += 1
    banned = row[LAST + (row[SIDE] if row[AGAIN] else 1 - row[SIDE])]
    if count > 1 and banned >= 0 and DANGER[row[TOKEN + banned]]:
        found &= ~(1 << banned)
    return found


@kernel
def on_board(row: Any, colour: int) -> int:
    """How many cows of a colour are on the board."""
    count = 0
    for cell in range(9):
        count += row[COWS + 4 * cell + colour]
    return count


@kernel
def worth(row: Any, seat: int) -> int:
    """What a player has, in dollars."""
    money = 0
    for colour in range(4):
        if colour != row[STRUCK]:
            money += 100 * on_board(row, colour) * row[HERDS + 4 * seat + colour]
    for nugget in range(4):
        money += DOLLARS[nugget] * row[PURSES + 4 * seat + nugget]
    return money


@kernel
def winner(row: Any) -> int:
    """Who has won a game that is over: 1 the first player, -1 the second, 0 neither."""
    side = int(1 - 2 * row[SIDE])
    if row[PHASE] == NINE:
        return side
    if row[PHASE] == CAUGHT:
        return -side
    mine, theirs = worth(row, 0), worth(row, 1)
    return int(mine > theirs) - int(mine < theirs)


@kernel
def _go_on(row: Any) -> None:
    row[PHASE] = MOVE if destinations(row) else SCORED


@kernel
def _gain(row: Any, colour: int, count: int) -> bool:
    """The player in turn gets cows; whether they have all nine now."""
    mine = HERDS + 4 * row[SIDE] + colour
    row[mine] += count
    return bool(row[mine] == 9)


@kernel
def _empty(row: Any, cell: int) -> None:
    if cows_in(row, cell) == 0:
        row[TOKEN + cell] = 0


@kernel
def _use(row: Any, token: int) -> None:
    """The token of an emptied place, which is off the board already."""
    side, other = row[SIDE], 1 - row[SIDE]
    if NUGGET[token] >= 0:
        row[PURSES + 4 * side + NUGGET[token]] += 1
    elif token == OIL_TOKEN:
        row[AGAIN] = 1
    elif token == SNAKE_TOKEN:
        for colour in range(4):
            if row[HERDS + 4 * side + colour]:
                row[FLEEING] |= 1 << colour
        row[PHASE] = SNAKE
        return
    elif token == AMBUSH_TOKEN:
        for one in range(4):
            if row[HERDS + 4 * other + one] >= 2 or row[PURSES + 4 * other + one]:
                row[PHASE] = AMBUSH
                return
    elif token == IRON_TOKEN:
        outlaw = row[OUTLAW]
        line, column = outlaw // 3, outlaw % 3
        for cell in range(9):
            near = abs(cell // 3 - line) + abs(cell % 3 - column) == 1
            if near and cows_in(row, cell):
                row[PHASE] = BRAND
                return
    elif token == EPIDEMIC_TOKEN:
        for cell in range(9):
            if cows_in(row, cell):
                row[PHASE] = EPIDEMIC
                return
    _go_on(row)


@kernel
def _steal(row: Any, colour: int) -> None:
    cell = row[OUTLAW]
    here = COWS + 4 * cell + colour
    count, token = row[here], row[TOKEN + cell]
    row[here] = 0
    row[LAST + row[SIDE]] = cell
    row[STOLEN] = count
    nine, emptied = _gain(row, colour, count), cows_in(row, cell) == 0
    if emptied and token == SHERIFF_TOKEN:
        row[PHASE] = CAUGHT
    elif nine:
        row[PHASE] = NINE
    elif emptied and token:
        row[TOKEN + cell] = 0
        _use(row, token)
    else:
        _go_on(row)


@kernel
def _brand(row: Any, cell: int, colour: int) -> None:
    here = COWS + 4 * cell + colour
    count = row[here]
    row[here] = 0
    nine = _gain(row, colour, count)
    _empty(row, cell)
    if nine:
        row[PHASE] = NINE
    else:
        _go_on(row)


@kernel
def _strike(row: Any, colour: int) -> None:
    row[STRUCK] = colour
    for cell in range(9):
        here = COWS + 4 * cell + colour
        if row[here]:
            row[here] = 0
            _empty(row, cell)
    _go_on(row)


@kernel
def _take_nugget(row: Any, nugget: int) -> None:
    row[PURSES + 4 * row[SIDE] + nugget] += 1
    row[PURSES + 4 * (1 - row[SIDE]) + nugget] -= 1
    _go_on(row)


@kernel
def _draw_nugget(row: Any, dice: Any, game: int) -> None:
    purse, total = PURSES + 4 * (1 - row[SIDE]), 0
    for nugget in range(4):
        total += row[purse + nugget]
    ticket = throw(dice, game, total)
    for nugget in range(4):
        ticket -= row[purse + nugget]
        if ticket < 0:
            _take_nugget(row, nugget)
            return


@kernel
def _flee(row: Any, colour: int, cell: int) -> None:
    row[HERDS + 4 * row[SIDE] + colour] -= 1
    row[COWS + 4 * cell + colour] += 1
    row[FLEEING] &= ~(1 << colour)
    if row[FLEEING] == 0:
        _go_on(row)


@kernel
def act(row: Any, action: int, dice: Any, game: int) -> None:
    """Whoever decides does this, which is legal; a nugget to be drawn is drawn."""
    if action < TO_STEAL:
        row[OUTLAW] = row[AT + action]
        row[PHASE] = STEAL
    elif action < TO_BRAND:
        _steal(row, action - TO_STEAL)
    elif action < TO_EPIDEMIC:
        _brand(row, row[AT + (action - TO_BRAND) // 4], (action - TO_BRAND) % 4)
    elif action < TO_AMBUSH:
        _strike(row, action - TO_EPIDEMIC)
    elif action < TO_DRAW:
        row[HERDS + 4 * (1 - row[SIDE]) + action - TO_AMBUSH] -= 2
        if _gain(row, action - TO_AMBUSH, 2):
            row[PHASE] = NINE
        else:
            _go_on(row)
    elif action < TO_NUGGET:
        _draw_nugget(row, dice, game)
    elif action < TO_SNAKE:
        _take_nugget(row, action - TO_NUGGET)
    elif action < TO_MOVE:
        _flee(row, (action - TO_SNAKE) // 9, row[AT + (action - TO_SNAKE) % 9])
    else:
        if row[AGAIN] == 0:
            row[SIDE] = 1 - row[SIDE]
        row[OUTLAW] = row[AT + action - TO_MOVE]
        row[STOLEN] = row[AGAIN] = 0
        row[PHASE] = STEAL
