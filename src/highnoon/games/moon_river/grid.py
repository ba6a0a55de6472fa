"""The ranch's grid: cells as bits of an integer, row by row from the river, five to a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

WIDTH: Final = 5
MOST_ROWS: Final = 10
MOST_CELLS: Final = WIDTH * MOST_ROWS
HOMESTEAD: Final = 2
"""The middle cell of row 1: never a parcel."""

COLUMNS: Final = "abcde"
DIRECTIONS: Final = "nesw"
"""North leads away from the river."""

NORTH, EAST, SOUTH, WEST = range(4)
STEP: Final = (WIDTH, 1, -WIDTH, -1)

_ALL: Final = (1 << MOST_CELLS) - 1
_ROW: Final = (1 << WIDTH) - 1
_NOT_A: Final = _ALL ^ sum(1 << cell for cell in range(0, MOST_CELLS, WIDTH))
_NOT_E: Final = _ALL ^ sum(1 << cell for cell in range(WIDTH - 1, MOST_CELLS, WIDTH))
RIVER: Final = _ROW
"""The cells of row 1."""

LAST_ROW: Final = _ROW << (MOST_CELLS - WIDTH)
"""The cells of row 10, which only two players have."""

NAMES: Final = tuple(f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(MOST_CELLS))
CELL_OF: Final = {name: cell for cell, name in enumerate(NAMES)}


def empty_grid(rows: int) -> int:
    """All cells of so many rows but the homestead."""
    return ((1 << WIDTH * rows) - 1) ^ (1 << HOMESTEAD)


def around(cells: int) -> int:
    """The cells that share an edge with any of these."""
    return (
        (cells << WIDTH) | (cells >> WIDTH) | ((cells & _NOT_E) << 1) | ((cells & _NOT_A) >> 1)
    ) & _ALL


AROUND: Final = tuple(around(1 << cell) for cell in range(MOST_CELLS))


def leading_into(cells: int, direction: int) -> int:
    """The cells from which one step in this direction ends in these."""
    if direction == NORTH:
        return cells >> WIDTH
    if direction == EAST:
        return (cells & _NOT_A) >> 1
    if direction == SOUTH:
        return (cells << WIDTH) & _ALL
    return (cells & _NOT_E) << 1


def flood(seeds: int, within: int) -> int:
    """All cells of `within` connected with the seeds."""
    reached = seeds & within
    while True:
        wider = (reached | around(reached)) & within
        if wider == reached:
            return reached
        reached = wider


def groups(cells: int) -> Iterator[int]:
    """The connected groups, the one of the lowest cell first."""
    while cells:
        group = flood(cells & -cells, cells)
        yield group
        cells ^= group


def cells_in(mask: int) -> Iterator[int]:
    """The numbers of the cells, rising."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
