"""What kernels may rely on."""

import random

from highnoon.engine.longhorn.jit import kernel
from highnoon.engine.longhorn.lanes import times

STIR = 0x2545F4914F6CDD1D


@kernel
def upper_bits(word: int) -> int:
    # The compiler knows how large this word is, and may draw its conclusions from that.
    upper: int = times(word & 0xFFFFFFFF, STIR) >> 47 & 0xFFFF
    return upper


def test_a_product_may_overflow() -> None:
    rng = random.Random(1)
    for _ in range(200):
        word = rng.getrandbits(32)
        assert upper_bits(word) == word * STIR >> 47 & 0xFFFF
