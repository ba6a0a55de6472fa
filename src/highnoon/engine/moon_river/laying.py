"""Which two parcels to join and where to lay them, where a bonus tile goes, what to throw away."""

from __future__ import annotations

from highnoon.engine.moon_river.layout import (
    BEST,
    CELLS,
    CONTACT,
    COWS,
    FOUND,
    FREE_NEAR,
    KINDS,
    LABEL,
    LAND,
    NEAR,
    NEVER,
    PLACED,
    PLAYERS,
    RANCH,
    SINGLE,
    STORED,
    STORES,
    STRIDE,
    T_PATIENCE,
    T_WEST,
    TASTES,
    TILES,
    WORTH,
    Row,
)
from highnoon.engine.moon_river.survey import survey
from highnoon.engine.moon_river.weighing import alone, contact, most, together


def weigh_stores(w: Row, v: Row, seat: int) -> None:
    """For every stored parcel what it would bring at each free cell, and at best."""
    survey(w, v, seat)
    ranch = RANCH + seat * STRIDE
    for slot in range(w[ranch + STORED]):
        _weigh_slot(w, v, seat, slot, w[ranch + STORES + slot])


def _weigh_slot(w: Row, v: Row, seat: int, slot: int, kind: int) -> None:
    ranch = RANCH + seat * STRIDE
    best = NEVER
    for cell in range(w[CELLS]):
        index = 50 * slot + cell
        w[CONTACT + index] = 0
        if w[ranch + cell] or not w[FREE_NEAR + cell]:
            continue
        gain = alone(w, v, seat, kind, cell)
        v[SINGLE + index] = gain
        if contact(w, ranch, w[LAND + kind], cell):
            w[CONTACT + index] = 1
            best = max(best, gain)
    v[BEST + slot] = best if best > NEVER else 0.0


def untouched_west(w: Row, seat: int) -> bool:
    """Whether a bonus tile waits for the player's first parcel in row 10."""
    if w[PLAYERS] != 2:
        return False
    ranch, laid = RANCH + seat * STRIDE, 0
    for cell in range(45, 50):
        laid += w[ranch + cell]
    return bool(laid == 0)


def _lay_slots(w: Row, v: Row, seat: int, one: int, two: int, west: bool, keep: bool) -> float:
    """The best place for two stored parcels; each place's worth goes to `PLACED` if asked."""
    ranch, n, best = RANCH + seat * STRIDE, w[CELLS], NEVER
    kind, other = w[ranch + STORES + one], w[ranch + STORES + two]
    for cell in range(n):
        if w[ranch + cell] or not w[FREE_NEAR + cell]:
            continue
        for way in range(2 if kind == other else 4):
            beside = NEAR[4 * cell + way]
            if beside < 0 or beside >= n or w[ranch + beside]:
                continue
            if not (w[CONTACT + 50 * one + cell] or w[CONTACT + 50 * two + beside]):
                continue
            gain = v[SINGLE + 50 * one + cell] + v[SINGLE + 50 * two + beside]
            gain += together(w, v, seat, kind, cell, other, beside)
            if west and (cell >= 45 or beside >= 45):
                gain += v[TASTES * seat + T_WEST]
            if keep:
                v[PLACED + 50 * way + cell] = gain
            if gain > best:
                best = gain
                w[FOUND + 2] = cell
                w[FOUND + 3] = way
    return float(best)


def find_domino(w: Row, v: Row, seat: int, hurry: bool) -> bool:
    """The domino to lay now, if any fits: parcels that await a better place are spared.

    Fills `FOUND` and `WORTH`; a worth below 0 says that waiting is better.
    """
    weigh_stores(w, v, seat)
    ranch, west = RANCH + seat * STRIDE, untouched_west(w, seat)
    patience = 0.0 if hurry else v[TASTES * seat + T_PATIENCE]
    best, pair, cell, way = NEVER, -1, 0, 0
    for one in range(w[ranch + STORED]):
        for two in range(one + 1, w[ranch + STORED]):
            if one and w[ranch + STORES + one] == w[ranch + STORES + one - 1]:
                continue
            gain = _lay_slots(w, v, seat, one, two, west, False)
            if gain == NEVER:
                continue
            gain -= patience * (v[BEST + one] + v[BEST + two])
            if gain > best:
                best, pair, cell, way = gain, 8 * one + two, w[FOUND + 2], w[FOUND + 3]
    if pair < 0:
        return False
    w[FOUND] = w[ranch + STORES + pair // 8]
    w[FOUND + 1] = w[ranch + STORES + pair % 8]
    w[FOUND + 2] = cell
    w[FOUND + 3] = way
    v[WORTH] = best
    return True


def weigh_places(w: Row, v: Row, seat: int, kind: int, other: int) -> None:
    """The worth of every place for a joined pair, into `PLACED`."""
    for index in range(200):
        v[PLACED + index] = NEVER
    survey(w, v, seat)
    ranch = RANCH + seat * STRIDE
    one, two = w[ranch + STORED], w[ranch + STORED] + 1
    w[ranch + STORES + one] = kind
    w[ranch + STORES + two] = other
    _weigh_slot(w, v, seat, one, kind)
    _weigh_slot(w, v, seat, two, other)
    _lay_slots(w, v, seat, one, two, untouched_west(w, seat), True)


def find_tile(w: Row, v: Row, seat: int) -> int:
    """The side of a bonus tile and its cell as one number, or -1 if none fits."""
    survey(w, v, seat)
    ranch, best, found = RANCH + seat * STRIDE, NEVER, -1
    for side in range(4):
        if w[TILES + side // 2]:
            continue
        for cell in range(w[CELLS]):
            if w[ranch + cell] == 0 and contact(w, ranch, w[LAND + w[KINDS] + side], cell):
                gain = alone(w, v, seat, w[KINDS] + side, cell)
                if gain > best:
                    best, found = gain, 50 * side + cell
    return found


def find_waste(w: Row, v: Row, seat: int) -> tuple[int, int]:
    """The two stored parcels that are missed least."""
    survey(w, v, seat)
    ranch = RANCH + seat * STRIDE
    first, second = -1, -1
    least, next_least = 1e9, 1e9
    for slot in range(w[ranch + STORED]):
        worth = most(w, v, seat, w[ranch + STORES + slot])
        if worth < least:
            second, next_least = first, least
            first, least = slot, worth
        elif worth < next_least:
            second, next_least = slot, worth
    one, two = w[ranch + STORES + min(first, second)], w[ranch + STORES + max(first, second)]
    return one, two


def find_drought(w: Row, seat: int, skull: int) -> int:
    """The cell whose cow a drought takes: one where two stand, if there is any; -1 if none."""
    ranch, found = RANCH + seat * STRIDE, -1
    for cell in range(w[CELLS]):
        if w[LABEL + cell] >= 0 and w[LABEL + cell] == w[LABEL + skull]:
            cows = w[ranch + COWS + cell]
            if cows and (found < 0 or cows > w[ranch + COWS + found]):
                found = cell
    return found
