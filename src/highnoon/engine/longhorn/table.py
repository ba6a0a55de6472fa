"""What the search remembers: bounds on a position's value and how hard the rest looks.

An entry is two integers: the key, and a word with the proof number, the disproof number, the
proven bounds and how much work went into it. Four entries share a line of the processor's
cache; the one with the least work gives way. A table serves one deal: keys do not tell tokens.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from highnoon.engine.longhorn.jit import first_bit, inlined, kernel, natural, prefetch, zeros_before
from highnoon.engine.longhorn.lanes import eight, holds

NUMBER: Final = (1 << 24) - 1
INFINITE: Final = NUMBER
"""A number that stands for `proven otherwise`."""
DISPROOF: Final = 24
LOW: Final = 48
HIGH: Final = 50
WORK: Final = 52
BUCKET: Final = 8
"""Integers in a bucket of four entries."""
KEYS: Final = 0x55
"""Where in a bucket the keys are, in bits."""

LOST: Final = 0
DRAWN: Final = 1
WON: Final = 2
"""Values as the table knows them, for the first player."""


FIRST: Final = 10
"""A table begins with so many doublings of a single bucket and grows when half of it is full."""

# The head of a table, a bucket of its own.
MASK: Final = 0
FULL: Final = 1


def new_table(memory: int) -> Any:
    """An empty table of at most so many bytes, a power of two of buckets.

    Memory that was never written costs nothing, so a table that stays small stays in the cache.
    """
    buckets = 1 << max(FIRST, (memory // (8 * BUCKET)).bit_length() - 1)
    return _empty(buckets)


def wipe(table: Any) -> Any:
    """The same table, empty again: only what was used is cleared.

    Memory that the system has given once is quicker than new one, which it clears page by page.
    """
    table[: (int(table[MASK]) + 2) * BUCKET] = 0
    table[MASK] = (1 << FIRST) - 1
    return table


def _empty(buckets: int) -> Any:
    room = np.zeros((buckets + 2) * BUCKET, np.int64)
    # Every bucket has a line of the cache for itself.
    start = -room.ctypes.data // 8 % BUCKET
    table = room[start : start + (buckets + 1) * BUCKET]
    table[MASK] = (1 << FIRST) - 1
    return table


@inlined
def entry(proof: int, disproof: int, low: int, high: int) -> int:
    """A word for the table, without the work."""
    return proof | disproof << DISPROOF | low << LOW | high << HIGH


@inlined
def bucket(table: Any, key: int, place: int) -> int:
    """Where the bucket of a position begins: what the table grew by comes from the key."""
    within = (place & (1 << FIRST) - 1) | (key << FIRST)
    return (natural(within & table[MASK]) + 1) * BUCKET


@inlined
def ask(table: Any, key: int, place: int) -> None:
    """Ask the memory for a bucket before it is needed."""
    prefetch(table, bucket(table, key, place))


@inlined
def find(table: Any, key: int, place: int) -> int:
    """The word stored under this key, or -1."""
    start = bucket(table, key, place)
    slots = holds(eight(table, start) == key) & KEYS
    if slots == 0:
        return -1
    word: int = table[start + first_bit(slots) + 1]
    return word if word else -1


@inlined
def keep(table: Any, key: int, place: int, word: int, effort: int) -> None:
    """Store a word, in its own slot or in that of the least work."""
    start = bucket(table, key, place)
    slots = holds(eight(table, start) == key) & KEYS
    if slots:
        target = start + first_bit(slots)
    else:
        target, least = start, 64
        for slot in range(start, start + BUCKET, 2):
            old = table[slot + 1]
            worth = (old >> WORK) - (old == 0)
            target = slot if worth < least else target
            least = min(least, worth)
        table[FULL] += least < 0
    size = 63 - zeros_before(effort)
    table[target] = key
    table[target + 1] = word | size << WORK
    if table[FULL] > 2 * table[MASK] and 2 * (table[MASK] + 1) * BUCKET < table.size:
        _grow(table)


@kernel
def _grow(table: Any) -> None:
    """Twice the buckets: half of every bucket moves to its new twin."""
    old = table[MASK] + 1
    bit = old >> FIRST
    for start in range(BUCKET, (old + 1) * BUCKET, BUCKET):
        kept, moved = start, start + old * BUCKET
        for slot in range(start, start + BUCKET, 2):
            key, word = table[slot], table[slot + 1]
            if word == 0:
                break
            table[slot + 1] = 0
            if key & bit:
                table[moved], table[moved + 1] = key, word
                moved += 2
            else:
                table[kept], table[kept + 1] = key, word
                kept += 2
    table[MASK] = 2 * old - 1
