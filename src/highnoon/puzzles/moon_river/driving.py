"""What the last cowboy's drive can bring at most, without trying every way through the rules.

A territory scores its parcels for every parcel of it that has a cow: so each occupied parcel brings
the size of its territory, and a step changes two parcels only.
"""

from __future__ import annotations

from functools import lru_cache

from highnoon.games.moon_river.grid import AROUND, cells_in, groups
from highnoon.games.moon_river.pieces import CORNFIELD
from highnoon.games.moon_river.state import Ranch


def best_drive(ranch: Ranch, steps: int) -> int:
    """Points that so many steps of a ranch's cows can bring, or fewer steps."""
    return _best(ranch.lands, ranch.cows, steps)


@lru_cache(maxsize=4096)
def _best(lands: tuple[int, ...], cows: bytes, steps: int) -> int:
    worth = [0] * len(cows)
    for land, cells in enumerate(lands):
        for territory in groups(cells) if land != CORNFIELD else ():
            for cell in cells_in(territory):
                worth[cell] = territory.bit_count()
    grass = sum(1 << cell for cell, points in enumerate(worth) if points)
    beside = [tuple(cells_in(AROUND[cell] & grass)) for cell in range(len(worth))]
    best = 0

    def drive(cows: bytes, left: int, points: int) -> None:
        nonlocal best
        best = max(best, points)
        if not left:
            return
        # Each step fills one parcel at most that is empty now.
        most = max((worth[cell] for cell in cells_in(grass) if not cows[cell]), default=0)
        moves = [
            ((0 if cows[there] else worth[there]) - (worth[cell] if count == 1 else 0), cell, there)
            for cell, count in enumerate(cows)
            if count
            for there in beside[cell]
        ]
        if points + left * most <= best:
            return
        for gain, cell, there in sorted(moves, reverse=True):
            if points + gain + (left - 1) * max(most, worth[cell]) <= best:
                continue
            after = bytearray(cows)
            after[cell] -= 1
            after[there] += 1
            drive(bytes(after), left - 1, points + gain)

    drive(cows, steps, 0)
    return best
