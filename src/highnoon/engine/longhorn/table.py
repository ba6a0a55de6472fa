"""What the search remembers: bounds on a position's value and how hard the rest looks.

An entry is two integers: the key, and a word with the proof number, the disproof number, the
proven bounds and how much work went into it. Four entries share a line of the processor's
cache; the one with the least work gives way. A table serves one deal: keys do not tell tokens.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from highnoon.engine.longhorn.jit import kernel

NUMBER: Final = (1 << 24) - 1
INFINITE: Final = NUMBER
"""A number that stands for `proven otherwise`."""
DISPROOF: Final = 24
LOW: Final = 48
HIGH: Final = 50
WORK: Final = 52
BUCKET: Final = 8
"""Integers in a bucket of four entries."""

LOST: Final = 0
DRAWN: Final = 1
WON: Final = 2
"""Values as the table knows them, for the first player."""


def new_table(memory: int) -> Any:
    """An empty table of at most so many bytes, a power of two of buckets."""
    buckets = 1 << max(10, (memory // (8 * BUCKET)).bit_length() - 1)
    return np.zeros(buckets * BUCKET, np.int64)


@kernel
def entry(proof: int, disproof: int, low: int, high: int) -> int:
    """A word for the table, without the work."""
    return proof | disproof << DISPROOF | low << LOW | high << HIGH


@kernel
def find(table: Any, key: int, place: int) -> int:
    """The word stored under this key, or -1."""
    start = (place & (table.size // BUCKET - 1)) * BUCKET
    for slot in range(start, start + BUCKET, 2):
        if table[slot] == key and table[slot + 1] != 0:
            word: int = table[slot + 1]
            return word
    return -1


@kernel
def keep(table: Any, key: int, place: int, word: int, effort: int) -> None:
    """Store a word, in its own slot or in that of the least work."""
    start = (place & (table.size // BUCKET - 1)) * BUCKET
    target, least = start, 1 << 20
    for slot in range(start, start + BUCKET, 2):
        old = table[slot + 1]
        if old == 0 or table[slot] == key:
            target = slot
            break
        worth = old >> WORK & 63
        if worth < least:
            target, least = slot, worth
    size = 0
    while effort > 1:
        effort >>= 1
        size += 1
    table[target] = key
    table[target + 1] = word | size << WORK
