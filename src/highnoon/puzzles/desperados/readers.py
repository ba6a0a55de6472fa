"""Readers who think more simply than they should: whoever a puzzle deceives tells how hard it is.

They are to these puzzles what bots are to others, and the plain proof besides: `every_row` counts
rows of cards one by one, with nothing of `belief.py` in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from highnoon.games.desperados.belief import UNKNOWN, Trail
from highnoon.games.desperados.pieces import Map
from highnoon.games.desperados.state import NO_CARD, SALOON

Reader: TypeAlias = Callable[[Map, Trail], Counter[int]]
"""How many ways somebody sees to each town."""


def every_row(map_: Map, known: Trail) -> Counter[int]:
    """All there is to know: towns once a round, lost cards never, so many Saloon cards."""
    return Counter(_rows(map_, known, known.start, 0, frozenset(), map_.saloon_cards))


def _rows(
    map_: Map, known: Trail, town: int, move: int, laid: frozenset[int], saloons: int
) -> Iterator[int]:
    if move == len(known.row):
        yield town
        return
    card = known.row[move]
    can = [one for one in map_.neighbours[town] if one not in laid and not known.lost >> one & 1]
    for one in can:
        if card in (UNKNOWN, one):
            yield from _rows(map_, known, one, move + 1, laid | {one}, saloons)
    if saloons and card in (UNKNOWN, SALOON):
        yield from _rows(map_, known, town, move + 1, laid, saloons - 1)
    if card == NO_CARD and not can and not saloons:
        yield from _rows(map_, known, town, move + 1, laid, saloons)


def _riding(map_: Map, known: Trail, may_stay: int) -> Counter[int]:
    """Roads alone: no card is remembered, and so many moves may be spent in the Saloon."""
    ways = Counter({(known.start, may_stay): 1})
    for card in known.row:
        after: Counter[tuple[int, int]] = Counter()
        for (town, left), count in ways.items():
            if card >= 0:
                after[card, left] += count * (card in map_.neighbours[town])
                continue
            if card == UNKNOWN:
                for near in map_.neighbours[town]:
                    after[near, left] += count
            if card in (SALOON, NO_CARD):
                after[town, left] += count
            elif left:
                after[town, left - 1] += count
        ways = after
    towns: Counter[int] = Counter()
    for (town, _), count in ways.items():
        if count:
            towns[town] += count
    return towns


def near_by(map_: Map, known: Trail) -> Counter[int]:
    """As far as that many roads lead, however one rides or stays."""
    return _riding(map_, known, len(known.row))


def always_riding(map_: Map, known: Trail) -> Counter[int]:
    """Nobody ever stays."""
    return _riding(map_, known, 0)


def forgetful(map_: Map, known: Trail) -> Counter[int]:
    """The Saloon is remembered, cards already laid are not."""
    return _riding(map_, known, map_.saloon_cards)


def forgiving(map_: Map, known: Trail) -> Counter[int]:
    """Everything is remembered but the cards that were lost."""
    return every_row(map_, known._replace(lost=0))


READERS: Final[dict[str, tuple[Reader, int]]] = {
    "near": (near_by, 900),
    "riding": (always_riding, 1050),
    "forgetful": (forgetful, 1300),
    "forgiving": (forgiving, 1600),
}
"""Each reader, and the rating of one who reads so."""
