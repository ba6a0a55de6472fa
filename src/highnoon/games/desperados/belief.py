"""Where a hidden piece may be: every row of cards that fits what a viewer has seen, counted.

All of it comes from a view. A row fits if every card in it could be laid: an adjacent town whose
card was neither played in this round nor lost, or a Saloon card that was left; a move without a
card fits only where none could be laid.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from highnoon.core.action import Seat
from highnoon.games.desperados.pieces import Map, mask
from highnoon.games.desperados.reading import map_of
from highnoon.games.desperados.state import NO_CARD, SALOON, Row, card_name
from highnoon.games.desperados.view import HIDDEN, DesperadosView

UNKNOWN: Final = -3
"""In a trail: a card that the viewer has not seen."""


class Trail(NamedTuple):
    """What is known of one player's round: their start, and each card as far as it was seen."""

    start: int
    row: Row
    lost: int


def trail(view: DesperadosView, seat: Seat, public: bool = False) -> Trail:
    """What the viewer knows of a player; with `public`, only what everybody knows."""
    number = map_of(view["map"]).number
    player = view["players"][seat]
    if player["start"] is None:
        return Trail(-1, (), 0)
    cards = {HIDDEN: UNKNOWN, "saloon": SALOON, "none": NO_CARD}
    row = tuple(
        UNKNOWN if public and not seen else cards[card] if card in cards else number[card]
        for card, seen in zip(player["row"], player["shown"], strict=True)
    )
    return Trail(number[player["start"]], row, mask(number[town] for town in player["lost"]))


def places(view: DesperadosView, seat: Seat, public: bool = False) -> dict[str, int]:
    """The towns where a player may be by the cards of which the viewer knows, each with a count.

    The count is how many histories lead there.

    With `public`, as somebody sees it who knows only what has been shown: the sheriff, of the
    gang; the gang, of the sheriff.
    """
    map_ = map_of(view["map"])
    known = trail(view, seat, public)
    if known.start < 0:
        return {}
    counts = count_places(map_, known)
    return {map_.key(town): counts[town] for town in sorted(counts)}


def count_places(map_: Map, known: Trail) -> dict[int, int]:
    """How many rows that fit end in each town. Rows that differ only in order are kept as one."""
    if not known.row:
        return {known.start: 1}
    edge = {(known.start, known.lost, map_.saloon_cards): 1}
    for card in known.row[:-1]:
        edge = _step(map_, edge, card)
    return _last(map_, edge, known.row[-1])


_Edge = dict[tuple[int, int, int], int]
"""Where a player may be, town cards no longer playable, Saloon cards left: how many rows."""


def _step(map_: Map, edge: _Edge, card: int) -> _Edge:
    after: _Edge = {}
    for (town, barred, saloons), count in edge.items():
        if card == UNKNOWN:
            for near in map_.neighbours[town]:
                bit = 1 << near
                if not barred & bit:
                    case = (near, barred | bit, saloons)
                    after[case] = after.get(case, 0) + count
            if saloons:
                case = (town, barred, saloons - 1)
                after[case] = after.get(case, 0) + count
        elif card >= 0:
            if map_.near[town] & ~barred & 1 << card:
                case = (card, barred | 1 << card, saloons)
                after[case] = after.get(case, 0) + count
        elif card == SALOON:
            if saloons:
                case = (town, barred, saloons - 1)
                after[case] = after.get(case, 0) + count
        elif not saloons and not map_.near[town] & ~barred:
            after[town, barred, saloons] = after.get((town, barred, saloons), 0) + count
    return after


def _last(map_: Map, edge: _Edge, card: int) -> dict[int, int]:
    """The last card of a row: only the towns matter now."""
    counts: dict[int, int] = {}
    if card != UNKNOWN:
        for (town, _, _), count in _step(map_, edge, card).items():
            counts[town] = counts.get(town, 0) + count
        return counts
    for (town, barred, saloons), count in edge.items():
        for near in map_.neighbours[town]:
            if not barred >> near & 1:
                counts[near] = counts.get(near, 0) + count
        if saloons:
            counts[town] = counts.get(town, 0) + count
    return counts


def all_rows(map_: Map, known: Trail) -> list[Row]:
    """Every row that fits, in a fixed order."""
    rows: list[Row] = []
    _extend(map_, known, (), known.start, known.lost, map_.saloon_cards, rows)
    return rows


def _extend(
    map_: Map, known: Trail, row: Row, town: int, barred: int, saloons: int, rows: list[Row]
) -> None:
    if len(row) == len(known.row):
        rows.append(row)
        return
    card = known.row[len(row)]
    if card == NO_CARD:
        if not saloons and not map_.near[town] & ~barred:
            _extend(map_, known, (*row, NO_CARD), town, barred, saloons, rows)
        return
    for near in map_.neighbours[town]:
        if card in (UNKNOWN, near) and not barred >> near & 1:
            _extend(map_, known, (*row, near), near, barred | 1 << near, saloons, rows)
    if saloons and card in (UNKNOWN, SALOON):
        _extend(map_, known, (*row, SALOON), town, barred, saloons - 1, rows)


def histories(view: DesperadosView, seat: Seat, public: bool = False) -> list[list[str]]:
    """Every row of cards that a player may have laid in this round, in notation."""
    map_ = map_of(view["map"])
    known = trail(view, seat, public)
    if known.start < 0:
        return []
    return [[card_name(map_, card) for card in row] for row in all_rows(map_, known)]
