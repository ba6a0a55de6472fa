"""Kernels that work on several words at once say the same as one word after the other."""

import random
from typing import Any

import numpy as np
import pytest

from highnoon.engine.longhorn.kernels.jit import kernel
from highnoon.engine.longhorn.kernels.lanes import (
    eight,
    four,
    highest,
    holds,
    joined,
    ones,
    pick,
    put,
    summed,
    times,
    where,
)

STIR = 0x2545F4914F6CDD1D
TABLE = np.array([random.Random(2).getrandbits(40) for _ in range(16)], np.int64)


@kernel
def sums(words: Any, number: int) -> Any:
    all_ = four(words, 1)
    return (
        summed(all_ + number),
        summed(number - all_),
        summed(all_ * all_),
        summed(times(all_, number)),
        summed((all_ << 3) ^ number),
        summed(all_ >> number & 15),
        summed(ones(all_ | number)),
        summed(pick(TABLE, all_ & 15)),
    )


@kernel
def choices(words: Any, number: int) -> Any:
    all_ = four(words, 1)
    return (
        highest(all_),
        joined(all_),
        holds(all_ < number),
        holds(all_ != number),
        holds(eight(words, 0) == number),
        summed(where(all_ & 1, all_, number)),
        summed(where(all_ == number, 7, all_)),
        ones(number),
    )


@kernel
def copy(words: Any) -> None:
    put(words, 4, four(words, 0) + 1)


@kernel
def upper_bits(word: int) -> int:
    # The compiler knows how large this word is, and may draw its conclusions from that.
    upper: int = times(word & 0xFFFFFFFF, STIR) >> 47 & 0xFFFF
    return upper


def bits(values: list[bool]) -> int:
    return sum(holds << place for place, holds in enumerate(values))


@pytest.mark.parametrize("seed", range(20))
def test_lanes_count_like_words(seed: int) -> None:
    rng = random.Random(seed)
    words = [rng.getrandbits(rng.choice((3, 8, 29))) for _ in range(8)]
    number = words[rng.randrange(8)] & 31
    words[3] = number
    array, all_ = np.array(words, np.int64), words[1:5]
    assert sums(array, number) == (
        sum(word + number for word in all_),
        sum(number - word for word in all_),
        sum(word * word for word in all_),
        sum(word * number for word in all_),
        sum(word << 3 ^ number for word in all_),
        sum(word >> number & 15 for word in all_),
        sum((word | number).bit_count() for word in all_),
        sum(int(TABLE[word & 15]) for word in all_),
    )
    assert choices(array, number) == (
        max(all_),
        all_[0] | all_[1] | all_[2] | all_[3],
        bits([word < number for word in all_]),
        bits([word != number for word in all_]),
        bits([word == number for word in words]),
        sum(word if word & 1 else number for word in all_),
        sum(7 if word == number else word for word in all_),
        number.bit_count(),
    )


def test_lanes_are_written_where_they_are_asked_to_be() -> None:
    words = np.arange(10, dtype=np.int64)
    copy(words)
    assert words.tolist() == [0, 1, 2, 3, 1, 2, 3, 4, 8, 9]


def test_a_product_may_overflow() -> None:
    rng = random.Random(1)
    for _ in range(200):
        word = rng.getrandbits(32)
        assert upper_bits(word) == word * STIR >> 47 & 0xFFFF
