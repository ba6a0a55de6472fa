"""Desperados in a row of integers: its columns, and what kernels need to know of a map.

A map is data that kernels are given, so that they are compiled once for all maps; every number
here is taken from the map, the rules, or the declared parts of an observation.
"""

from __future__ import annotations

from typing import Any, Final, get_args

import numpy as np

from highnoon.core.action import Action
from highnoon.games.desperados.actions import DECIDE, PLAY_NONE, PLAY_SALOON, moves_of
from highnoon.games.desperados.map_check import MOST_BANKS, MOST_BOTTOM, MOST_ROADS, MOST_TOWNS
from highnoon.games.desperados.pieces import PLANS, STOPS, Map
from highnoon.games.desperados.state import (
    BLUE,
    BROWN,
    LOOK,
    MOVES,
    NOTHING,
    POKER,
    ROUNDS,
    SEATS,
    Phase,
    goal,
)
from highnoon.rl.tensors.desperados import layout

_SEATS: Final = len(SEATS)
_GANG: Final = _SEATS - 1

# --- the columns of a row ---

PHASE: Final = 0
ROUND: Final = 1
MOVE: Final = 2
PLAN: Final = 3
MONEY: Final = 4
POKERS: Final = 5
"""Towns where a poker tile lies, a mask."""
LOOKED: Final = 6
SPENT: Final = 7
"""The seats whose disc lies on the board, a mask."""
TOP_LEFT: Final = 8
BOTTOM_LEFT: Final = 9
COACHES_LEFT: Final = 10
LOOTED: Final = 11
HEISTS: Final = 12
FRESH: Final = 13
RIDDEN: Final = 14
HELD: Final = 15
"""The move in which the brown coach, and the blue one, was held up; or 0."""
STARTS: Final = HELD + 2
AT: Final = STARTS + _SEATS
LAID: Final = AT + _SEATS
SHOWN: Final = LAID + _SEATS
LOST: Final = SHOWN + _SEATS
DECISIONS: Final = LOST + _SEATS
CARDS: Final = DECISIONS + _SEATS
"""Seat by seat, move by move; only as many as `LAID` says count."""
FRESH_AT: Final = CARDS + _SEATS * MOVES
RIDDEN_AT: Final = FRESH_AT + _GANG
BANKS: Final = RIDDEN_AT + _GANG
"""The number of the value of each bank's tile, 0 for none, or `WAITS`."""
BATCHES: Final = BANKS + MOST_BANKS
BOTTOM: Final = BATCHES + MOST_BANKS
HEIST: Final = BOTTOM + MOST_BOTTOM
"""Of each heist its move, target, town, height, and the mask of its gang."""
TOP: Final = HEIST + 5 * _GANG
"""How many tiles of each bank value are undrawn; then come poker, coach and loot."""
WAITS: Final = -1

# --- the board: what is true of a map, in one array ---

PLAYERS: Final = 0
TOWNS: Final = 1
SALOONS: Final = 2
VALUES: Final = 3
"""How many different values bank tiles have, with that of an empty bank."""
TILES: Final = 4
POKER_BOX: Final = 5
"""The column from which poker tiles are counted, by value; likewise the next two."""
COACH_BOX: Final = 6
LOOT: Final = 7
LOWS: Final = 8
"""The values below this number are low."""
BANK_COUNT: Final = 9
LOW_LAID: Final = 10
POKER_TOWNS: Final = 11
GOAL: Final = 12
PILE: Final = 13
COACH_TILES: Final = 14
DEAREST: Final = 15
TO_RIDE: Final = 16
TO_CARD: Final = 17
TO_SALOON: Final = 18
TO_NONE: Final = 19
TO_DECIDE: Final = 20
OPENING: Final = 21
"""Where the row before anything has been drawn begins."""
TILE: Final = 22
"""Where the values of poker and coach tiles begin, in order."""

TOWN: Final = 23
"""For each town the number of its bank or -1, of its first ride, and its roads with their ends."""
BANK: Final = 0
RIDES: Final = 1
ROADS: Final = 2
NEIGHBOURS: Final = 3
TOWN_CELLS: Final = NEIGHBOURS + MOST_ROADS
PLAN_STOPS: Final = TOWN + TOWN_CELLS * MOST_TOWNS
BANK_TOWNS: Final = PLAN_STOPS + PLANS * STOPS
RIDE_ENDS: Final = BANK_TOWNS + MOST_BANKS
"""From where to where each ride leads."""
WHERE: Final = RIDE_ENDS + 2 * MOST_ROADS * MOST_TOWNS
"""Where each part of an observation begins."""

# --- names of the rules ---

_PHASES: Final = get_args(Phase)
MUSTER: Final = _PHASES.index("muster")
HIDEOUT: Final = _PHASES.index("hideout")
SHERIFF: Final = _PHASES.index("sheriff")
PLAY: Final = _PHASES.index("cards")
DECIDING: Final = _PHASES.index("heists")
OVER: Final = _PHASES.index("over")

DECISION: Final = (None, *DECIDE)
"""What each desperado will do, by number; 0 is undecided."""
ON_BROWN: Final = DECISION.index(BROWN)
ON_BLUE: Final = DECISION.index(BLUE)
ON_POKER: Final = DECISION.index(POKER)
ON_LOOK: Final = DECISION.index(LOOK)
ON_NOTHING: Final = DECISION.index(NOTHING)
TARGETS: Final = np.array([DECISION.index(one) for one in sorted((BROWN, BLUE, POKER))], np.int64)
"""In the order in which the rules declare heists."""
LOOT_KINDS: Final = ("bank", POKER, "coach")
FROM_BANK: Final = 0
FROM_POKER: Final = 1
FROM_COACH: Final = 2

# --- where on the board it stands where a part of an observation begins ---

_PARTS: Final = (
    "phase",
    "round",
    "move",
    "seat",
    "asked",
    "plan",
    "start",
    "pawn",
    "at",
    "rows",
    "shown",
    "lost",
    "disc",
    "decision",
    "deputies",
    "fresh",
    "coaches",
    "routes",
    "held",
    "banks",
    "pile",
    "poker_gone",
    "coach_tiles",
    "heists",
    "reckoned",
    "loot",
    "money",
)
(
    O_PHASE,
    O_ROUND,
    O_MOVE,
    O_SEAT,
    O_ASKED,
    O_PLAN,
    O_START,
    O_PAWN,
    O_AT,
    O_ROWS,
    O_SHOWN,
    O_LOST,
    O_DISC,
    O_DECISION,
    O_DEPUTIES,
    O_FRESH,
    O_COACHES,
    O_ROUTES,
    O_HELD,
    O_BANKS,
    O_PILE,
    O_POKER_GONE,
    O_COACH_TILES,
    O_HEISTS,
    O_RECKONED,
    O_LOOT,
    O_MONEY,
) = range(WHERE, WHERE + len(_PARTS))

VALUE: Final = WHERE + len(_PARTS)
"""What bank tiles are worth, in order; the first is an empty bank's."""

BANK_CELLS: Final = 3 + 2 + ROUNDS + 1 + 1
LOOT_CELLS: Final = 3 + 1 + ROUNDS + 1
HELD_CELLS: Final = MOVES + 1
DECISION_CELLS: Final = len(DECIDE) + 1
STOP_COUNT: Final = STOPS
MOVE_COUNT: Final = MOVES
ROUND_COUNT: Final = ROUNDS


def loot_code(value: int, batch: int, kind: int) -> int:
    """A tile of the gang as one number."""
    return (value * (ROUNDS + 1) + batch) * len(LOOT_KINDS) + kind


def board_of(map_: Map, players: int, opening: Any) -> Any:
    """What is true of a map with so many players."""
    moves, tiles = moves_of(map_), map_.tiles
    banked = (*tiles.low, *tiles.high, *tiles.bottom)
    values, drawn, number = len(moves.bank), len(moves.tile), moves.numbers.index
    board = np.full(VALUE + values + drawn + len(opening), -1, np.int64)
    board[PLAYERS], board[TOWNS], board[SALOONS] = players, len(map_.towns), map_.saloon_cards
    board[BANK_COUNT], board[VALUES], board[TILES] = len(map_.banks), values, drawn
    board[POKER_BOX], board[COACH_BOX] = TOP + values, TOP + values + drawn
    board[LOOT] = TOP + values + 2 * drawn
    dearest = max(tiles.low, default=0)
    board[LOWS] = sum(value <= dearest for value in moves.bank)
    board[LOW_LAID] = tiles.low_laid
    board[POKER_TOWNS], board[GOAL] = map_.poker_towns, goal(players)
    board[PILE], board[COACH_TILES] = len(banked), len(tiles.coach)
    board[DEAREST] = max(*banked, *tiles.poker, *tiles.coach)
    board[TO_RIDE], board[TO_CARD] = number(moves.ride[0][0]), number(moves.card[0])
    board[TO_SALOON], board[TO_NONE] = number(PLAY_SALOON), number(PLAY_NONE)
    board[TO_DECIDE] = number(next(iter(DECIDE.values())))
    board[TILE], board[OPENING] = VALUE + values, VALUE + values + drawn
    rides = [(town, end) for town, near in enumerate(map_.neighbours) for end in near]
    declared = layout(map_, players).slices
    for begin, entries in (
        (PLAN_STOPS, np.ravel(map_.plans)),
        (BANK_TOWNS, map_.banks),
        (RIDE_ENDS, np.ravel(rides)),
        (WHERE, [declared[name].start for name in _PARTS]),
        (VALUE, list(moves.bank)),
        (VALUE + values, list(moves.tile)),
        (VALUE + values + drawn, opening),
    ):
        board[begin : begin + len(entries)] = entries
    for town, near in enumerate(map_.neighbours):
        cells = (map_.bank_at.get(town, -1), number(moves.ride[town][0]), len(near), *near)
        board[TOWN + TOWN_CELLS * town :][: len(cells)] = cells
    return board


def width_of(map_: Map) -> int:
    """How long a row is: behind the boxes there is room for every tile the gang can take."""
    moves, tiles = moves_of(map_), map_.tiles
    all_tiles = len(tiles.low + tiles.high + tiles.bottom + tiles.poker + tiles.coach)
    return TOP + len(moves.bank) + 2 * len(moves.tile) + all_tiles


def played_actions(map_: Map) -> int:
    """How many actions players can take: they have the lowest numbers."""
    last: Action = [*DECIDE.values()][-1]
    return moves_of(map_).numbers.index(last) + 1
