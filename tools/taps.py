"""What each decision of Moon River costs a finger, as the page offers it; a test holds it to that.

A single legal choice goes out by itself, a list is one tap, a chip comes before its side and a cow
before its way. A pair is carried from the list to the ranch in one go: joining and laying are one
touch then. Whoever taps joins first, and lays by the cell where the domino begins and the one where
it ends, or by one cell where it fits in one way alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from highnoon.core.action import Action
from highnoon.games.moon_river.grid import WIDTH

TILES: Final = 10
"""As many choices are shown as one list; more are grouped, and the group is a tap of its own."""
ON_THE_RANCH: Final = {"drive", "recruit", "cowboy"}
"""A cow and its way, a chip and its side."""
STEPS: Final = (WIDTH, 1, -WIDTH, -1)


def cells_of(place: Action) -> tuple[int, int]:
    """Where a domino begins and ends."""
    cell, way = (int(arg) for arg in place.args)
    return cell, cell + STEPS[way]


def only_way(place: Action, legal: Sequence[Action]) -> int | None:
    """A cell over which this is the only way to lie, if there is one."""
    covered = Counter(cell for one in legal for cell in cells_of(one))
    return next((cell for cell in cells_of(place) if covered[cell] == 1), None)


def taps(chosen: Action, legal: Sequence[Action], *, deep: bool = False) -> int:
    """What a finger that carries nothing needs; `deep` where the ranch has more than five rows."""
    if len(legal) == 1:
        return 0
    if chosen.kind == "place":
        return 1 if not deep and only_way(chosen, legal) is not None else 2
    if chosen.kind == "bonus":
        return 1 if len({action.args[0] for action in legal}) == 1 else 2
    if chosen.kind in ON_THE_RANCH and len(legal) > 2:
        return 2
    return 1 if len(legal) <= TILES else 2


def touches(chosen: Action, legal: Sequence[Action]) -> int:
    """What a finger needs that carries pairs to the ranch: joining and laying are one touch."""
    if chosen.kind == "place":
        return 0
    return 1 if chosen.kind == "join" else taps(chosen, legal, deep=True)
