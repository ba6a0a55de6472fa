"""What may be known of Moon River: everything, for everybody. Only future draws are dark."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypedDict

from highnoon.core.view import Viewer
from highnoon.games.moon_river.grid import COLUMNS, NAMES
from highnoon.games.moon_river.legal import boards_left
from highnoon.games.moon_river.parsing import trusted_position
from highnoon.games.moon_river.pieces import (
    ALL_PARCELS,
    COLUMN,
    LANDSCAPES,
    NO_BOARD,
    PARTNERS,
    PROSPECTOR,
    Kit,
)
from highnoon.games.moon_river.position import CAMP, LEGEND, TILE_WORDS, position_text
from highnoon.games.moon_river.scoring import Score, score
from highnoon.games.moon_river.state import NONE, Column, Phase, Ranch, State


class ParcelView(TypedDict):
    """A kind of parcel: its code, what is seen on it and the number on its back."""

    code: str
    landscape: str
    cows: int
    skulls: int
    circles: int
    nuggets: int
    beavers: int
    corn: int
    back: int


class CellView(TypedDict):
    """One cell of a ranch, free where `parcel` is None."""

    name: str
    parcel: ParcelView | None
    cows: int
    partner: str | None
    cowboy: bool


class PlaceView(TypedDict):
    """One place of a column, and who stands there."""

    parcel: ParcelView | None
    seat: int | None


class ScoreView(TypedDict):
    """What a ranch would score if the game ended now."""

    total: int
    lands: dict[str, int]
    resources: dict[str, int]
    partners: dict[str, int]
    scenario: int
    largest: int
    herd: int


class RanchView(TypedDict):
    """One player's ranch; cells row by row from the river, five to a row."""

    board: str | None
    bridges: list[str]
    room: int
    stores: list[ParcelView]
    cells: list[CellView]
    score: ScoreView


class BoardView(TypedDict):
    """A board that may still be chosen or drawn."""

    key: str
    room: int
    bridges: list[str]


class TurnView(TypedDict):
    """What is unfinished in the turn; cells by name."""

    dominoes: int
    pair: list[ParcelView]
    skulls: list[str]
    circles: list[str]
    circle: str | None
    steps: int
    offer: ParcelView | None
    prize: bool


class TileView(TypedDict):
    """A bonus tile: its two sides, and whether it is `beside`, `laid` or `gone`."""

    sides: list[ParcelView]
    where: str


class MoonRiverView(TypedDict):
    """The whole table."""

    viewer: int
    phase: Phase
    waiting_for: int | None
    boards: str
    """`camp` or `legend`."""
    free_boards: list[BoardView]
    """While boards are chosen or drawn, those that nobody has."""
    scenario: str
    round: int
    last_round: bool
    turn: TurnView
    here: list[PlaceView]
    there: list[PlaceView]
    drawn: list[ParcelView]
    box: dict[str, int]
    cows: int
    lost: int
    saloon: list[str]
    stock: dict[str, int]
    tiles: list[TileView]
    ranches: list[RanchView]
    position: str


_FACES: Final[tuple[tuple[str | None, bool], ...]] = (
    (None, False),
    *((partner, False) for partner in PARTNERS),
    *((partner, True) for partner in PARTNERS),
)
"""Who stands on a cell, and whether as a cowboy."""


@lru_cache(maxsize=16)
def _parcels(kit: Kit) -> tuple[ParcelView, ...]:
    return tuple(
        {
            "code": parcel.code,
            "landscape": LANDSCAPES[parcel.landscape],
            "cows": parcel.cows,
            "skulls": parcel.skulls,
            "circles": parcel.circles,
            "nuggets": parcel.nuggets,
            "beavers": parcel.beavers,
            "corn": parcel.corn,
            "back": parcel.back,
        }
        for parcel in kit.parcels
    )


def view(state: State, viewer: Viewer) -> MoonRiverView:
    """The table as data: the same for every viewer but for their name."""
    kit, parcels = state.kit, _parcels(state.kit)
    columns = (ALL_PARCELS - sum(state.box) - len(state.drawn)) // COLUMN
    last = bool(state.here.parcels) and not state.there.parcels and not any(state.box)
    return {
        "viewer": viewer,
        "phase": state.phase,
        "waiting_for": state.seat if state.seat >= 0 else None,
        "boards": CAMP if state.ranches[0].board == CAMP else LEGEND,
        "free_boards": _free_boards(state),
        "scenario": state.scenario,
        "round": columns if last else max(0, columns - 1),
        "last_round": last and not state.drawn,
        "turn": _turn(state),
        "here": _column(parcels, state.here),
        "there": _column(parcels, state.there),
        "drawn": [parcels[kind] for kind in state.drawn],
        "box": {kit.codes[kind]: count for kind, count in enumerate(state.box)},
        "cows": state.cows,
        "lost": state.lost,
        "saloon": [PARTNERS[chip] for chip, n in enumerate(state.saloon) for _ in range(n)],
        "stock": dict(zip(PARTNERS, state.stock, strict=True)),
        "tiles": [
            {
                "sides": [parcels[kit.sides[2 * tile]], parcels[kit.sides[2 * tile + 1]]],
                "where": TILE_WORDS[where],
            }
            for tile, where in enumerate(state.tiles)
        ],
        "ranches": [_ranch(state, ranch) for ranch in state.ranches],
        "position": position_text(state),
    }


def state_of(view: MoonRiverView) -> State:
    """The only world this view can come from."""
    return trusted_position(view["position"])


def _turn(state: State) -> TurnView:
    turn, parcels = state.turn, _parcels(state.kit)
    return {
        "dominoes": turn.dominoes,
        "pair": [parcels[kind] for kind in turn.pair],
        "skulls": [NAMES[cell] for cell in turn.skulls],
        "circles": [NAMES[cell] for cell in turn.circles],
        "circle": None if turn.circle == NONE else NAMES[turn.circle],
        "steps": turn.steps,
        "offer": None if turn.offer == NONE else parcels[turn.offer],
        "prize": turn.prize,
    }


def _column(parcels: tuple[ParcelView, ...], column: Column) -> list[PlaceView]:
    return [
        {
            "parcel": None if kind == NONE else parcels[kind],
            "seat": seat if seat >= 0 else None,
        }
        for kind, seat in zip(column.parcels, column.rancheros, strict=True)
    ]


def _ranch(state: State, ranch: Ranch) -> RanchView:
    parcels = _parcels(state.kit)
    return {
        "board": None if ranch.board == NO_BOARD else ranch.board,
        "bridges": _bridges(state.kit, ranch.board),
        "room": ranch.room,
        "stores": [parcels[kind] for kind in ranch.stores],
        "cells": [
            {
                "name": name,
                "parcel": parcels[kind - 1] if kind else None,
                "cows": cows,
                "partner": _FACES[face][0],
                "cowboy": _FACES[face][1],
            }
            for name, kind, cows, face in zip(
                NAMES, ranch.parcels, ranch.cows, ranch.partners, strict=False
            )
        ],
        "score": _score(score(state.kit, ranch, state.scenario)),
    }


def _free_boards(state: State) -> list[BoardView]:
    keys = boards_left(state) if state.phase == "board" else []
    return [
        {"key": key, "room": state.kit.boards[key][0], "bridges": _bridges(state.kit, key)}
        for key in keys
    ]


def _bridges(kit: Kit, key: str) -> list[str]:
    return [COLUMNS[column] for column in kit.bridges(key)]


def _score(one: Score) -> ScoreView:
    return {
        "total": one.total,
        "lands": dict(zip(LANDSCAPES, one.lands, strict=True)),
        "resources": dict(zip(("nuggets", "beavers", "corn"), one.resources, strict=True)),
        "partners": dict(zip(PARTNERS[PROSPECTOR:], one.partners, strict=True)),
        "scenario": one.scenario,
        "largest": one.largest,
        "herd": one.herd,
    }
