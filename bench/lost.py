"""How often do the levels fail to convert what is won? Does the hardest of lost moves save more?

`python -m bench.lost [POSITIONS] [--rivals 3 4]`. From each position that is proven lost, whoever
has lost plays on twice: by the move that outlasts the others, and as before, by the work that the
proof happened to remember. The rival draws the same luck both times. Whoever is not lost any more
plays the same way in both.
"""

from __future__ import annotations

import argparse
import copy
import random
from collections.abc import Callable, Iterator
from typing import Final

from highnoon import Match, bots
from highnoon.core.action import Action, Seat
from highnoon.engine.longhorn.analyst import analyst
from highnoon.engine.longhorn.bounds import LOST
from highnoon.engine.longhorn.hardest import hardest
from highnoon.engine.longhorn.search import Budget, Search, following

RIVALS: Final = (3, 4)
PROOF: Final = Budget(0.6)
RACE: Final = 1.0
OPENING: Final = (12, 26)
"""After so many actions at random a game is looked at."""

Pick = Callable[[Match, Seat], Action]


def measured(match: Match, seat: Seat) -> Action:
    """The move that the winner needs longest to refute."""
    return hardest(match.state, seat, match.legal_actions(seat), RACE).action


def remembered(match: Match, seat: Seat) -> Action:
    """As before: what the proof of the position remembers of each move, the first if nothing."""
    search = Search(match.state, memory=1 << 24)
    search.bounds(match.state, PROOF)
    efforts = {action: search.effort(after) for action, after, _ in following(match.state)}
    return max(efforts, key=lambda one: efforts[one])


def is_lost(match: Match, seat: Seat) -> bool:
    """Whether that is proven in little time."""
    search = Search(match.state, memory=1 << 24)
    return search.bounds(match.state, PROOF).of(seat).high == LOST


def positions(count: int) -> Iterator[Match]:
    """Games at a moment where whoever decides has lost and may still choose."""
    seed = 0
    while count:
        seed += 1
        rng, match = random.Random(seed), Match.new("longhorn", seed=seed)
        for _ in range(rng.randrange(*OPENING)):
            if match.over:
                break
            (seat,) = match.actors()
            match.play(seat, rng.choice(match.legal_actions(seat)))
        if match.over:
            continue
        (seat,) = match.actors()
        if len(match.legal_actions(seat)) > 1 and is_lost(match, seat):
            count -= 1
            yield match


def saved(match: Match, rival: int, pick: Pick) -> bool:
    """Whether the player who has lost does not lose after all, against a level."""
    (loser,) = match.actors()
    rng, ready = random.Random(len(match.history)), analyst()
    while not match.over:
        (seat,) = match.actors()
        moves = match.legal_actions(seat)
        if seat != loser:
            action = bots.choose(match.view(seat), rival, rng).action
        elif len(moves) == 1:
            action = moves[0]
        elif is_lost(match, seat):
            action = pick(match, seat)
        else:
            action = ready.think(match.state, seat, RACE, 1_000_000).action
        match.play(seat, action)
    result = match.result
    assert result is not None
    return loser in result.winners


def main() -> None:
    """Print how many of the lost positions each rival failed to convert, either way."""
    parser = argparse.ArgumentParser()
    parser.add_argument("count", nargs="?", type=int, default=40, metavar="POSITIONS")
    parser.add_argument("--rivals", nargs="+", type=int, default=RIVALS, metavar="LEVEL")
    asked = parser.parse_args()
    analyst()  # loads the kernels before any clock runs
    lost = list(positions(asked.count))
    for rival in asked.rivals:
        kept, before = (
            sum(saved(copy.deepcopy(match), rival, pick) for match in lost)
            for pick in (measured, remembered)
        )
        print(
            f"level {rival} failed to convert {kept} of {len(lost)} won positions"
            f" against the hardest moves, {before} against the former ones",
            flush=True,
        )


if __name__ == "__main__":
    main()
