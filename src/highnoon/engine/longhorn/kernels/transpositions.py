"""The transposition table of the proofs: bounds on a position's value, and how hard the rest looks.

An entry is two integers: the key, and a word with the proof number, the disproof number, the
proven bounds and how much work went into it. Four entries share a line of the processor's cache;
the one with the least work gives way (the rule called Big in Breuker, Uiterwijk, van den Herik,
"Replacement schemes for transposition tables", 1994, here within a bucket). A transposition table
serves one deal: keys do not tell tokens apart.
"""

from __future__ import annotations

from typing import Any, Final

from highnoon.engine.longhorn.kernels.jit import (
    first_bit,
    inlined,
    kernel,
    natural,
    prefetch,
    zeros_before,
)
from highnoon.engine.longhorn.kernels.lanes import eight, holds
from highnoon.engine.longhorn.kernels.memory import aligned

NUMBER: Final = (1 << 24) - 1
INFINITE: Final = NUMBER
"""A number that stands for `proven otherwise`."""
DISPROOF: Final = 24
LOW: Final = 48
HIGH: Final = 50
WORK: Final = 52
# An entry: its key, and behind it its word.
WORD: Final = 1
PAIR: Final = 2
BUCKET: Final = 4 * PAIR
"""Integers in a bucket of four entries."""
KEYS: Final = 0x55
"""Where in a bucket the keys are, in bits."""

LOST: Final = 0
DRAWN: Final = 1
WON: Final = 2
"""Values as they are kept, for the first player."""


FIRST: Final = 10
"""It begins with a single bucket doubled this often, and grows when half of it is full."""

# Its head, a bucket of its own.
MASK: Final = 0
FULL: Final = 1


def new_table(memory: int) -> Any:
    """An empty one of at most this many bytes, in a power of two of buckets.

    Memory that was never written costs nothing, so what stays small stays in the cache.
    """
    buckets = 1 << max(FIRST, (memory // (8 * BUCKET)).bit_length() - 1)
    return _empty(buckets)


def wipe(table: Any) -> Any:
    """The same one, empty again: only what was used is cleared.

    Memory that the system has already given is quicker than fresh memory, which it clears page by
    page.
    """
    table[: (int(table[MASK]) + 2) * BUCKET] = 0
    table[MASK] = (1 << FIRST) - 1
    return table


def _empty(buckets: int) -> Any:
    # Every bucket has a line of the cache for itself.
    table = aligned((buckets + 1) * BUCKET, BUCKET)
    table[MASK] = (1 << FIRST) - 1
    return table


@inlined
def entry(proof: int, disproof: int, low: int, high: int) -> int:
    """A word to be kept, without the work."""
    return proof | disproof << DISPROOF | low << LOW | high << HIGH


@inlined
def bucket(table: Any, key: int, place: int) -> int:
    """Where the bucket of a position begins; bits that came with growth are taken from the key."""
    within = (place & (1 << FIRST) - 1) | (key << FIRST)
    return (natural(within & table[MASK]) + 1) * BUCKET


@inlined
def ask(table: Any, key: int, place: int) -> None:
    """Ask memory for a bucket before it is needed."""
    prefetch(table, bucket(table, key, place))


@inlined
def find(table: Any, key: int, place: int) -> int:
    """The word stored under this key, or -1."""
    start = bucket(table, key, place)
    slots = holds(eight(table, start) == key) & KEYS
    if slots == 0:
        return -1
    word: int = table[start + first_bit(slots) + WORD]
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
        for slot in range(start, start + BUCKET, PAIR):
            old = table[slot + WORD]
            worth = (old >> WORK) - (old == 0)
            target = slot if worth < least else target
            least = min(least, worth)
        table[FULL] += least < 0
    size = 63 - zeros_before(effort)
    table[target] = key
    table[target + WORD] = word | size << WORK
    if table[FULL] > 2 * table[MASK] and 2 * (table[MASK] + 1) * BUCKET < table.size:
        _grow(table)


@kernel
def _grow(table: Any) -> None:
    """Twice the buckets: half of every bucket moves to its new twin."""
    old = table[MASK] + 1
    bit = old >> FIRST
    for start in range(BUCKET, (old + 1) * BUCKET, BUCKET):
        kept, moved = start, start + old * BUCKET
        for slot in range(start, start + BUCKET, PAIR):
            key, word = table[slot], table[slot + WORD]
            if word == 0:
                break
            table[slot + WORD] = 0
            if key & bit:
                table[moved], table[moved + WORD] = key, word
                moved += PAIR
            else:
                table[kept], table[kept + WORD] = key, word
                kept += PAIR
    table[MASK] = 2 * old - 1
