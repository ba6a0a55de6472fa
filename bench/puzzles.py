"""How long puzzles keep somebody waiting: until one is laid out, and until a wrong try is refuted.

python -m bench.puzzles [--count 20]

Seconds are those of the processor, so that a busy machine measures the same; where nothing else
runs they are those of the clock.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from highnoon import puzzles
from highnoon.core.registry import described, keys
from highnoon.engine.warming import engine_here
from highnoon.puzzles import Puzzle
from highnoon.server.computer.puzzling import be_ready
from highnoon.server.table.puzzle_board import laid_out


def sample(game: str, count: int) -> list[Puzzle]:
    """Some of a game's puzzles, from the easiest to the hardest."""
    found = puzzles.load(game)
    return list(found[:: max(1, len(found) // count)][:count])


def wrong_try(puzzle: Puzzle) -> list[str] | None:
    """A first move that is wrong; None where there is none."""
    state = laid_out(puzzle)
    if puzzles.is_named(puzzle):
        return [puzzle.line[0]] if len(puzzle.line) > 1 else None
    assert state["board"] is not None
    choices = [one["action"] for one in state["board"]["table"]["choices"]]
    wrong = ([one] for one in choices if puzzles.attempt(puzzle, [one]).status == "wrong")
    return next(wrong, None)


def seconds(job: Callable[[], object]) -> float:
    """How long a job keeps the processor busy."""
    begin = time.process_time()
    job()
    return time.process_time() - begin


def main() -> None:
    """Print the middle and the slowest of each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=20)
    count = parser.parse_args().count
    print(f"with {'the' if engine_here() else 'no'} compiled solver")
    for game in keys():
        found = sample(game, count)
        if described(game).solver is not None:
            be_ready(game)
        tries = [(one, moves) for one in found if (moves := wrong_try(one)) is not None]
        measured = {
            "laid out": [seconds(partial(laid_out, one)) for one in found],
            "refuted": [seconds(partial(puzzles.attempt, one, moves)) for one, moves in tries],
        }
        for name, times in measured.items():
            if times:
                slowest = f"slowest of {len(times)}: {max(times):.3f} s"
                print(f"{game}: {name} in {median(times):.3f} s ({slowest})")


if __name__ == "__main__":
    main()
