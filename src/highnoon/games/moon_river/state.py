"""A position of Moon River: everything on the table, and whose decision is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.games.moon_river.grid import WIDTH, around, empty_grid
from highnoon.games.moon_river.pieces import (
    ALL_COWS,
    LANDSCAPES,
    PARTNERS,
    Kit,
)

Phase: TypeAlias = Literal[
    "board",
    "scenario",
    "saloon",
    "column",
    "ranchero",
    "stand",
    "take",
    "expand",
    "place",
    "discard",
    "drought",
    "circle",
    "recruit",
    "drive",
    "offer",
    "demand",
    "steal",
    "bonus",
    "forgo",
    "over",
]

T = TypeVar("T")

DRAWING: Final = ("scenario", "saloon", "column", "ranchero")
"""The phases in which only chance acts."""

NOBODY: Final[Seat] = -2
NONE: Final = -1
"""No parcel, no cell."""

BESIDE, LAID, GONE = range(3)
"""Where a bonus tile is: beside the table, on a ranch, or out of the game."""


class Ranch(NamedTuple):
    """One player's board, stores and ranch. `free`, `lands`, `touch` are sets of cells (bits).

    `parcels`, `cows` and `partners` have a byte for each cell: the kind of parcel + 1, how many
    cows, and the chip + 1 (+ 5 more when its cowboy side is up).
    """

    board: str
    """Its key, or `NO_BOARD`."""
    room: int
    bridges: int
    free: int
    parcels: bytes
    cows: bytes
    partners: bytes
    stores: tuple[int, ...]
    herd: int
    """Where cows stand."""
    guards: int
    """Where partners stand."""
    lands: tuple[int, ...]
    """For each landscape, its parcels."""
    touch: tuple[int, ...]
    """For each landscape, where one more parcel of it would have a valid contact."""


class Column(NamedTuple):
    """Parcels from the box outwards, and who stands on each; `NONE` where one was taken."""

    parcels: tuple[int, ...] = ()
    rancheros: tuple[Seat, ...] = ()


class Turn(NamedTuple):
    """What is unfinished in the turn of the player who acts."""

    dominoes: int = 0
    """How many may still be laid."""
    pair: tuple[int, ...] = ()
    """The parcels joined and not laid yet."""
    skulls: tuple[int, ...] = ()
    circles: tuple[int, ...] = ()
    """Cells whose symbols wait."""
    circle: int = NONE
    """The cell of the partner whose effect is going on."""
    steps: int = 0
    """How many steps cows may still make."""
    offer: int = NONE
    """The parcel offered for a swap."""
    prize: bool = False
    """Whether a bonus tile is due after this domino."""


class State(NamedTuple):
    """A frozen position. Counts are by kind; stores and the saloon have no order."""

    kit: Kit
    phase: Phase
    seat: Seat
    choices: tuple[Action, ...]
    turn: Turn
    ranches: tuple[Ranch, ...]
    here: Column
    there: Column
    cows: int
    """How many cows the supply has."""
    lost: int
    """How many cows have left the game."""
    saloon: tuple[int, ...]
    stock: tuple[int, ...]
    drawn: tuple[int, ...]
    """The parcels drawn for the column that is being laid."""
    box: tuple[int, ...]
    out: tuple[int, ...]
    """The parcels that have left the game."""
    tiles: tuple[int, ...]
    """Where the bonus tiles are; none unless two play."""
    scenario: str
    """`none`, one of the four, or `draw` until it is drawn."""


NO_TURN: Final = Turn()
NO_COLUMN: Final = Column()


def rows(players: int) -> int:
    """How many rows a ranch has."""
    return 10 if players == 2 else 5


def ranch_of(
    kit: Kit, key: str, parcels: bytes, cows: bytes, partners: bytes, stores: tuple[int, ...]
) -> Ranch:
    """A ranch from what lies on it."""
    room, bridges = kit.board(key)
    lands = [0] * len(LANDSCAPES)
    for cell, kind in enumerate(parcels):
        if kind:
            lands[kit.land[kind - 1]] |= 1 << cell
    laid = sum(lands)
    return Ranch(
        board=key,
        room=room,
        bridges=bridges,
        free=empty_grid(len(parcels) // WIDTH) & ~laid,
        parcels=parcels,
        cows=cows,
        partners=partners,
        stores=tuple(sorted(stores)),
        herd=sum(1 << cell for cell, count in enumerate(cows) if count),
        guards=sum(1 << cell for cell, face in enumerate(partners) if face),
        lands=tuple(lands),
        touch=tuple(bridges | around(land) for land in lands),
    )


def empty_ranch(kit: Kit, board: str, players: int) -> Ranch:
    """A board without any parcel."""
    nothing = bytes(WIDTH * rows(players))
    return ranch_of(kit, board, nothing, nothing, nothing, ())


def first_draw(scenario: str) -> Phase:
    """What is drawn first, when all have their boards."""
    return "scenario" if scenario == "draw" else "saloon"


def start(kit: Kit, boards: Sequence[str], scenario: str) -> State:
    """The table before anything has been drawn, with these boards by seat."""
    players = len(boards)
    return State(
        kit=kit,
        phase=first_draw(scenario),
        seat=CHANCE,
        choices=(),
        turn=NO_TURN,
        ranches=tuple(empty_ranch(kit, board, players) for board in boards),
        here=NO_COLUMN,
        there=NO_COLUMN,
        cows=ALL_COWS,
        lost=0,
        saloon=(0,) * len(PARTNERS),
        stock=kit.chips,
        drawn=(),
        box=kit.counts,
        out=(0,) * len(kit.kinds),
        tiles=(BESIDE, BESIDE) if players == 2 else (),
        scenario=scenario,
    )


def plus(counts: tuple[int, ...], kind: int, more: int = 1) -> tuple[int, ...]:
    """The counts with so many more of a kind."""
    return (*counts[:kind], counts[kind] + more, *counts[kind + 1 :])


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The values with one of them replaced."""
    return (*values[:index], value, *values[index + 1 :])


def last_round(state: State) -> bool:
    """Whether no further column will be laid."""
    return not state.there.parcels
