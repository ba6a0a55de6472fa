"""Games played to their end (or some rounds on) by greedy players, and what they came to."""

from __future__ import annotations

from math import exp

from highnoon.engine.moon_river.bands import bands_worth
from highnoon.engine.moon_river.layout import (
    BACK,
    BAND,
    BAND_COUNT,
    BAND_GOOD,
    BAND_SIZE,
    BOX,
    BOX_LEFT,
    CELLS,
    DICE,
    HERD,
    HERE,
    HERE_WHO,
    KINDS,
    LABEL,
    LAND,
    LOOSE,
    PLAYERS,
    RANCH,
    SALOON,
    SCENARIO,
    SIZE,
    STOCK,
    STORED,
    STORES,
    STRIDE,
    SYMBOLS,
    TABLE,
    TASTES,
    THERE,
    THERE_WHO,
    Row,
)
from highnoon.engine.moon_river.survey import part_of, survey, worth
from highnoon.engine.moon_river.turns import CHIP, DRAW, chips_left, is_last_round, note, play_turn
from highnoon.engine.moon_river.turns import stand as stand_on
from highnoon.engine.moon_river.weighing import most

DUE_COLUMN, DUE_SALOON = 1, 2
"""What chance does before anybody acts: a new column and the saloon's chips, or these alone."""

MARGIN = 12.0
"""A lead of this many points is worth about three to one, while parcels are still drawn."""

SHARP = 1.5
"""The same in the last round, when little can change: then a place is a place."""

STANDING, RICHES, MOST_POINTS = 0.1, 0.02, 400.0
"""How much place and points count beside winning, and the most points of a ranch."""


def roll(w: Row, stream: int, sides: int) -> int:
    """A number below `sides`; parcels and chips have dice of their own."""
    w[DICE + stream] = w[DICE + stream] * 48271 % 2147483647
    return int(w[DICE + stream] // 7 % sides)


def pick(w: Row, stream: int, counts: int, length: int, total: int) -> int:
    """Draw one of a multiset."""
    ticket = roll(w, stream, total)
    for kind in range(length):
        ticket -= w[counts + kind]
        if ticket < 0:
            w[counts + kind] -= 1
            return kind
    return 0


def fill_saloon(w: Row) -> None:
    """Draw chips until five lie in the saloon."""
    left = 0
    for chip in range(5):
        left += w[STOCK + chip]
    for _ in range(5 - chips_left(w)):
        if left == 0:
            return
        chip = pick(w, 1, STOCK, 5, left)
        left -= 1
        w[SALOON + chip] += 1
        note(w, CHIP, chip, 0)


def lay_column(w: Row) -> None:
    """Draw four parcels, the lowest back first."""
    for count in range(4):
        kind = pick(w, 0, BOX, w[KINDS], w[BOX_LEFT])
        w[BOX_LEFT] -= 1
        note(w, DRAW, kind, 0)
        place = count
        while place and w[BACK + w[THERE + place - 1]] > w[BACK + kind]:
            w[THERE + place] = w[THERE + place - 1]
            place -= 1
        w[THERE + place] = kind
        w[THERE_WHO + count] = -1


def play_on(w: Row, v: Row, standing: int, due: int, rounds: int) -> None:
    """Play at most this many more rounds.

    `standing` is the seat that is to choose its next parcel first, or -1.
    """
    if standing >= 0:
        stand_on(w, v, standing)
    if due == DUE_COLUMN:
        lay_column(w)
    if due:
        fill_saloon(w)
    while True:
        for place in range(4):
            if w[HERE_WHO + place] >= 0:
                play_turn(w, v, place)
        if is_last_round(w) or rounds == 0:
            return
        rounds -= 1
        for place in range(4):
            w[HERE + place] = w[THERE + place]
            w[HERE_WHO + place] = w[THERE_WHO + place]
            w[THERE + place] = -1
            w[THERE_WHO + place] = -1
        if w[BOX_LEFT]:
            lay_column(w)
        fill_saloon(w)


def is_over(w: Row) -> bool:
    """Whether everybody has had their last turn."""
    for place in range(4):
        if w[HERE_WHO + place] >= 0:
            return False
    return is_last_round(w)


def points(w: Row, v: Row, seat: int) -> int:
    """What a ranch scores if the game ends now."""
    survey(w, v, seat)
    total = 0
    for cell in range(w[CELLS]):
        if w[LABEL + cell] == cell:
            total += w[SIZE + cell] * w[HERD + cell]
        if not w[SCENARIO] or w[BAND + cell] != cell:
            continue
        if w[BAND_SIZE + cell] >= 3 and w[BAND_GOOD + cell]:
            total += 10 * (w[BAND_COUNT + cell] - 2)
    for symbol in range(3):
        total += w[SYMBOLS + symbol] * (1 + w[SYMBOLS + 3 + symbol])
    return int(total)


def promise(w: Row, v: Row, seat: int) -> float:
    """What a ranch may come to: growth, stored parcels and unfinished plans included."""
    survey(w, v, seat)
    ranch, taste, total = RANCH + seat * STRIDE, TASTES * seat, 0.0
    for cell in range(w[CELLS]):
        if w[LABEL + cell] == cell:
            land = w[LAND + w[ranch + cell] - 1]
            part = part_of(w, v, taste, land, cell)
            total += worth(v, taste, land, w[SIZE + cell], w[HERD + cell], w[LOOSE + cell], part)
    if w[SCENARIO]:
        total += bands_worth(w, v, seat)
    for symbol in range(3):
        total += w[SYMBOLS + symbol] * (1 + w[SYMBOLS + 3 + symbol])
    for slot in range(w[ranch + STORED]):
        total += most(w, v, seat, w[ranch + STORES + slot])
    return total


def lead(w: Row, v: Row, seat: int, hopeful: bool, margin: float) -> float:
    """How glad a player may be, from 0 to 1: of winning first, then of their place and points.

    By points, or by what the ranches may become. Who cannot win any more still has a place.
    """
    mine = promise(w, v, seat) if hopeful else float(points(w, v, seat))
    first, ahead = 1.0, 0.0
    for other in range(w[PLAYERS]):
        if other != seat:
            total = promise(w, v, other) if hopeful else float(points(w, v, other))
            sure = 1.0 / (1.0 + exp(-(mine - total) / margin))
            first = min(first, sure)
            ahead += sure / (w[PLAYERS] - 1)
    rich = min(1.0, max(0.0, mine / MOST_POINTS))
    return float(first + STANDING * (ahead - first) + RICHES * (rich - first))


def playouts(
    start: Row,
    w: Row,
    v: Row,
    seat: int,
    standing: int,
    due: int,
    rounds: int,
    hopeful: bool,
    seed: int,
    count: int,
) -> float:
    """The sum of a player's hopes after some playouts; the same seed draws the same parcels."""
    total, margin = 0.0, SHARP if is_last_round(start) else MARGIN
    for number in range(count):
        for index in range(TABLE):
            w[index] = start[index]
        w[DICE] = (seed + 7919 * number) % 2147483646 + 1
        w[DICE + 1] = (seed + 104729 * number) % 2147483646 + 1
        roll(w, 0, 2)
        roll(w, 1, 2)
        play_on(w, v, standing, due, rounds)
        total += lead(w, v, seat, hopeful and not is_over(w), margin)
    return total
