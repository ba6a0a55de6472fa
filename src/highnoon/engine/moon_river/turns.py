"""A whole turn as the greedy player plays it: take, expand, symbols, partners."""

from __future__ import annotations

from highnoon.engine.moon_river.drafting import find_place
from highnoon.engine.moon_river.hiring import (
    find_drive,
    find_partner,
    find_swap,
    find_theft,
    put_cow,
)
from highnoon.engine.moon_river.laying import (
    find_domino,
    find_drought,
    find_tile,
    find_waste,
    untouched_west,
)
from highnoon.engine.moon_river.layout import (
    CALF,
    CELLS,
    CHIPS,
    CIRCLE,
    CORNFIELD,
    COWS,
    FOUND,
    HERE,
    HERE_WHO,
    KINDS,
    LABEL,
    LAND,
    LOG,
    LOGGED,
    LOGGING,
    NEAR,
    PLAYERS,
    RANCH,
    ROOM,
    SALOON,
    SKULL,
    STORED,
    STORES,
    STRIDE,
    SUPPLY,
    T_PARTNERS,
    TASTES,
    THERE,
    THERE_WHO,
    TILES,
    WORTH,
    Row,
)
from highnoon.engine.moon_river.survey import land_at, survey

(
    STAND,
    TAKE,
    KEEP,
    JOIN,
    PLACE,
    DISCARD,
    DROUGHT,
    FIRST_CIRCLE,
    RECRUIT,
    COWBOY,
    DRIVE,
    OFFER,
    DEMAND,
    STEAL,
    ENOUGH,
    BONUS,
    FORGO,
    DRAW,
    CHIP,
) = range(19)


def note(w: Row, verb: int, one: int, two: int) -> None:
    """Write a move down, where somebody wants to read it."""
    if w[LOGGING]:
        at = LOG + 3 * w[LOGGED]
        w[at] = verb
        w[at + 1] = one
        w[at + 2] = two
        w[LOGGED] += 1


# --- stores ---


def store(w: Row, ranch: int, kind: int) -> None:
    """Put a parcel into the stores, which are kept in order."""
    slot = w[ranch + STORED]
    while slot and w[ranch + STORES + slot - 1] > kind:
        w[ranch + STORES + slot] = w[ranch + STORES + slot - 1]
        slot -= 1
    w[ranch + STORES + slot] = kind
    w[ranch + STORED] += 1


def unstore(w: Row, ranch: int, kind: int) -> None:
    """Take a parcel out of the stores."""
    slot = 0
    while w[ranch + STORES + slot] != kind:
        slot += 1
    w[ranch + STORED] -= 1
    for later in range(slot, w[ranch + STORED]):
        w[ranch + STORES + later] = w[ranch + STORES + later + 1]


# --- partners ---


def chips_left(w: Row) -> int:
    """How many chips lie in the saloon."""
    count = 0
    for chip in range(5):
        count += w[SALOON + chip]
    return count


def hire(w: Row, v: Row, seat: int, cell: int) -> None:
    """Fill a circle and use its partner."""
    found, ranch = find_partner(w, v, seat, cell), RANCH + seat * STRIDE
    chip = found % 5
    w[SALOON + chip] -= 1
    w[ranch + CHIPS + cell] = found + 1
    note(w, COWBOY if found >= 5 else RECRUIT, chip, 0)
    survey(w, v, seat)
    if found >= 5:
        _drive(w, v, seat)
    elif chip == 0 and w[ranch + STORED]:
        _swap(w, v, seat)
    elif chip == 1 and w[LAND + w[ranch + cell] - 1] != CORNFIELD:
        _steal(w, v, seat, cell)


def _can_drive(w: Row, ranch: int) -> bool:
    for cell in range(w[CELLS]):
        if w[ranch + COWS + cell]:
            for way in range(4):
                if land_at(w, ranch, NEAR[4 * cell + way]) not in (-1, CORNFIELD):
                    return True
    return False


def _drive(w: Row, v: Row, seat: int) -> None:
    if not _can_drive(w, RANCH + seat * STRIDE):
        return
    for left in range(3):
        cell, way, _ = find_drive(w, v, seat, 3 - left)
        if cell < 0:
            note(w, ENOUGH, 0, 0)
            return
        put_cow(w, seat, cell, -1)
        put_cow(w, seat, NEAR[4 * cell + way], 1)
        note(w, DRIVE, cell, way)


def _swap(w: Row, v: Row, seat: int) -> None:
    others = 0
    for other in range(w[PLAYERS]):
        if other != seat:
            others += w[RANCH + other * STRIDE + STORED]
    if not others:
        return
    mine, whose, what, _ = find_swap(w, v, seat)
    if whose < 0 or not v[TASTES * seat + T_PARTNERS]:
        note(w, ENOUGH, 0, 0)
        return
    ranch, theirs = RANCH + seat * STRIDE, RANCH + whose * STRIDE
    unstore(w, ranch, mine)
    unstore(w, theirs, what)
    store(w, ranch, what)
    store(w, theirs, mine)
    note(w, OFFER, mine, 0)
    note(w, DEMAND, whose, what)


def _steal(w: Row, v: Row, seat: int, home: int) -> None:
    victim, cell, _ = find_theft(w, v, seat)
    if victim < 0:
        return
    if not v[TASTES * seat + T_PARTNERS]:
        note(w, ENOUGH, 0, 0)
        return
    w[RANCH + victim * STRIDE + COWS + cell] -= 1
    put_cow(w, seat, home, 1)
    note(w, STEAL, victim, cell)


# --- laying ---


def lay(w: Row, v: Row, seat: int, kind: int, other: int, cell: int, way: int) -> None:
    """Lay a domino of two stored parcels and resolve its symbols."""
    ranch, beside = RANCH + seat * STRIDE, NEAR[4 * cell + way]
    note(w, JOIN, kind, other)
    note(w, PLACE, cell, way)
    prize = untouched_west(w, seat) and (cell >= 45 or beside >= 45)
    unstore(w, ranch, kind)
    unstore(w, ranch, other)
    for what, where in ((kind, cell), (other, beside)):
        w[ranch + where] = what + 1
        cows = min(w[CALF + what], w[SUPPLY])
        w[SUPPLY] -= cows
        w[ranch + COWS + where] = cows
    survey(w, v, seat)
    for what, where in ((kind, cell), (other, beside)):
        for _ in range(w[SKULL + what]):
            _dry_up(w, seat, where)
    if w[CIRCLE + kind] and chips_left(w):
        if w[CIRCLE + other]:
            note(w, FIRST_CIRCLE, cell, 0)
        hire(w, v, seat, cell)
    if w[CIRCLE + other] and chips_left(w):
        hire(w, v, seat, beside)
    if prize:
        _lay_tile(w, v, seat)


def _dry_up(w: Row, seat: int, skull: int) -> None:
    cell, ranch, herds = find_drought(w, seat, skull), RANCH + seat * STRIDE, 0
    if cell < 0:
        return
    for near in range(w[CELLS]):
        if w[ranch + COWS + near] and w[LABEL + near] == w[LABEL + skull]:
            herds += 1
    if herds > 1:
        note(w, DROUGHT, cell, 0)
    put_cow(w, seat, cell, -1)
    w[SUPPLY] += 1


def _lay_tile(w: Row, v: Row, seat: int) -> None:
    found = find_tile(w, v, seat)
    if found < 0:
        tile = 0 if w[TILES] == 0 else 1
        if w[TILES] == 0 and w[TILES + 1] == 0:
            note(w, FORGO, 0, 0)
        w[TILES + tile] = 2
        return
    side, cell = found // 50, found % 50
    note(w, BONUS, w[KINDS] + side, cell)
    w[TILES + side // 2] = 1
    w[RANCH + seat * STRIDE + cell] = w[KINDS] + side + 1
    if chips_left(w):
        hire(w, v, seat, cell)


# --- the turn ---


def is_last_round(w: Row) -> bool:
    """Whether there is no new column."""
    return bool(max(w[THERE], w[THERE + 1], w[THERE + 2], w[THERE + 3]) < 0)


def expand(w: Row, v: Row, seat: int, dominoes: int, final: bool, last: bool) -> None:
    """Lay what is worth laying, and what must be laid."""
    ranch = RANCH + seat * STRIDE
    while w[ranch + STORED] >= 2 and (dominoes or final):
        must = final or w[ranch + STORED] > w[ranch + ROOM]
        if find_domino(w, v, seat, last):
            if v[WORTH] < 0.0 and not must:
                note(w, KEEP, 0, 0)
                return
            lay(w, v, seat, w[FOUND], w[FOUND + 1], w[FOUND + 2], w[FOUND + 3])
        elif must and not final:
            one, two = find_waste(w, v, seat)
            note(w, DISCARD, one, two)
            unstore(w, ranch, one)
            unstore(w, ranch, two)
        else:
            return
        dominoes = max(0, dominoes - 1)


def stand(w: Row, v: Row, seat: int) -> None:
    """Choose a parcel of the new column."""
    place = find_place(w, v, seat)
    note(w, STAND, place, 0)
    w[THERE_WHO + place] = seat
    if w[PLAYERS] == 3:
        free, left = 0, -1
        for other in range(4):
            if w[THERE_WHO + other] < 0:
                free += 1
                left = other
        if free == 1:
            w[THERE + left] = -1


def play_turn(w: Row, v: Row, place: int) -> None:
    """The turn of the ranchero at this place of the column."""
    seat = w[HERE_WHO + place]
    ranch = RANCH + seat * STRIDE
    note(w, TAKE, 0, 0)
    store(w, ranch, w[HERE + place])
    w[HERE + place] = -1
    w[HERE_WHO + place] = -1
    last = is_last_round(w)
    final = last
    for later in range(place + 1, 4):
        if w[HERE_WHO + later] == seat:
            final = False
    expand(w, v, seat, 2 if w[ranch + STORED] >= 4 else 1, final, last)
    if not last:
        stand(w, v, seat)
    elif final:
        w[ranch + STORED] = 0
