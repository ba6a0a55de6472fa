"""Every way through a round as arrays: the rows of cards from each town, and where they lead."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from highnoon.engine.arrays import Ints, np
from highnoon.games.desperados.belief import UNKNOWN, Trail
from highnoon.games.desperados.pieces import Map
from highnoon.games.desperados.state import MOVES, NO_CARD, SALOON, Row, after


class Fan(NamedTuple):
    """Rows of cards for a whole round, one in each line, and the town after each card."""

    cards: Ints
    towns: Ints

    @property
    def size(self) -> int:
        """How many rows there are."""
        return len(self.cards)


@lru_cache(maxsize=256)
def _all(map_: Map, start: int) -> tuple[Fan, Ints]:
    """All rows from a town if no card is lost, and the town cards each of them needs."""
    rows = _rows(map_, Trail(start, (UNKNOWN,) * MOVES, 0))
    fan = _fan(start, rows)
    needs = np.zeros(len(rows), np.int64)
    for move in range(MOVES):
        card = fan.cards[:, move]
        needs |= np.where(card >= 0, 1 << np.maximum(card, 0), 0)
    return fan, needs


@lru_cache(maxsize=2048)
def fan(map_: Map, known: Trail) -> Fan:
    """The rows for a whole round that fit what is known of a player."""
    every, needs = _all(map_, known.start)
    fits = (needs & known.lost) == 0
    for move, card in enumerate(known.row):
        if card != UNKNOWN:
            fits &= every.cards[:, move] == card
    if fits.any():
        return Fan(every.cards[fits], every.towns[fits])
    # Somebody has no card to lay, now or soon: rare enough to be looked up by hand.
    unknown = (UNKNOWN,) * (MOVES - len(known.row))
    return _fan(known.start, _rows(map_, known._replace(row=known.row + unknown)))


def _fan(start: int, rows: list[Row]) -> Fan:
    towns = [[after(start, row[: move + 1]) for move in range(MOVES)] for row in rows]
    return Fan(np.array(rows, np.int64), np.array(towns, np.int64))


def _rows(map_: Map, known: Trail) -> list[Row]:
    rows: list[Row] = []

    def extend(row: Row, town: int, barred: int, saloons: int) -> None:
        if len(row) == MOVES:
            rows.append(row)
            return
        card, free = known.row[len(row)], map_.near[town] & ~barred
        if not free and not saloons:
            if card in (UNKNOWN, NO_CARD):
                extend((*row, NO_CARD), town, barred, saloons)
            return
        for near in map_.neighbours[town]:
            if free >> near & 1 and card in (UNKNOWN, near):
                extend((*row, near), near, barred | 1 << near, saloons)
        if saloons and card in (UNKNOWN, SALOON):
            extend((*row, SALOON), town, barred, saloons - 1)

    extend((), known.start, known.lost, map_.saloon_cards)
    return rows
