"""The door to Numba for batches, and the dice of each game: a stream of its own from its seed.

An array is handed from kernel to kernel, never a bundle of them: each that is taken out of a
bundle has its references counted, which once took half of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar
from zlib import crc32

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

_HERE: Final = Path(__file__).parent
_PACKAGE: Final = _HERE.parents[1]


def _forget_stale() -> None:
    """Throw kernels away that were compiled from other sources.

    The compiler sees neither that a kernel called by another has changed, nor that a number has
    which it took from the rules.
    """
    sources = [*_HERE.glob("*.py"), *_PACKAGE.glob("rl/tensors/*.py")]
    sources += [*_PACKAGE.glob("games/*/*.py"), *_PACKAGE.glob("games/*/*.toml")]
    stamps = [(str(one), one.stat().st_mtime_ns, one.stat().st_size) for one in sorted(sources)]
    stamp, kept = str(crc32(repr(stamps).encode())), _HERE / "__pycache__"
    mark = kept / "batch.nbw"
    with suppress(OSError):
        if not mark.exists() or mark.read_text() != stamp:
            for kernel_file in kept.glob("*.nb[ic]"):
                kernel_file.unlink()
            kept.mkdir(exist_ok=True)
            mark.write_text(stamp)


_forget_stale()


def kernel(function: F) -> F:
    """Compile a function when it is first called, and keep it on disk."""
    compile_: Any = numba.njit
    compiled: Any = compile_(cache=True, nogil=True, error_model="numpy")(function)
    return compiled  # type: ignore[no-any-return]  # called like the function it was


_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_A, _B, _C, _HALF = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@kernel
def throw(dice: Any, game: int, sides: int) -> int:
    """A number below `sides` from a game's own dice (SplitMix64)."""
    dice[game] += _STEP
    word = dice[game]
    word = (word ^ (word >> _A)) * _FIRST
    word = (word ^ (word >> _B)) * _SECOND
    word ^= word >> _C
    return int(((word >> _HALF) * np.uint64(sides)) >> _HALF)


@kernel
def illegal(masks: Any, actions: Any) -> int:
    """The first match whose action its mask does not allow, or -1."""
    for game in range(len(actions)):
        action = actions[game]
        if action < 0 or action >= masks.shape[1] or not masks[game, action]:
            return game
    return -1


_BLOCK: Final = 32


@kernel
def pick(masks: Any, tickets: Any) -> Any:
    """For each match one of its legal actions; tickets lie between 0 and 1."""
    picked, length = np.zeros(len(masks), np.int64), masks.shape[1]
    for game in range(len(masks)):
        mask, legal = masks[game], 0
        for action in range(length):
            legal += mask[action]
        left, action = min(legal - 1, int(tickets[game] * legal)), 0
        # Over whole blocks at once, then one by one.
        while action + _BLOCK <= length:
            block = 0
            for one in range(action, action + _BLOCK):
                block += mask[one]
            if block > left:
                break
            left -= block
            action += _BLOCK
        while left or not mask[action]:
            left -= mask[action]
            action += 1
        picked[game] = action
    return picked


@kernel
def dot(seen: Any, places: Any, count: int, at: int, value: float) -> int:
    """Write one number of an observation and note where; how many are written now.

    Few numbers of an observation are not 0; whoever writes the next one only has to clear those.
    """
    seen[at] = value
    places[count] = at
    return count + 1


@kernel
def clear(seen: Any, places: Any, first: int) -> None:
    """Back to zeros; where a list of places begins it is told where it ends."""
    for one in range(first + 1, places[first]):
        seen[places[one]] = 0.0
