"""What happens on one ranch: where parcels fit, how they lie, where cows stand and walk."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import Action
from highnoon.games.moon_river.actions import DRIVE_FROM, PLACE_AT
from highnoon.games.moon_river.grid import AROUND, around, flood, leading_into
from highnoon.games.moon_river.pieces import CORNFIELD, PARTNERS, Kit
from highnoon.games.moon_river.state import Ranch

COWBOY_SIDE: Final = len(PARTNERS)
"""Added to a chip's number where its cowboy side is up."""

_WAYS: Final = range(4)
_HALF: Final = range(2)


def open_lands(ranch: Ranch) -> tuple[bool, ...]:
    """For each landscape, whether a parcel of it has a valid contact beside a free cell.

    A pair of parcels fits somewhere exactly when one of them has: the other lies beside it.
    """
    free = ranch.free
    roomy = free & around(free)
    return tuple([bool(cells & roomy) for cells in ranch.touch])


def placements(kit: Kit, ranch: Ranch, first: int, second: int) -> tuple[Action, ...]:
    """Every way to lay the two as a domino; equal ones need only half of the directions."""
    free = ranch.free
    mine = ranch.touch[kit.land[first]]
    other = ranch.touch[kit.land[second]]
    found: tuple[Action, ...] = ()
    for way in _HALF if first == second else _WAYS:
        pairs = free & leading_into(free, way)
        fitting = pairs & (mine | leading_into(other, way))
        if fitting:
            found += PLACE_AT[way](fitting)
    return found


def tile_placements(kit: Kit, ranch: Ranch, side: int) -> tuple[Action, ...]:
    """Every cell where this side of a bonus tile may lie."""
    return kit.moves.bonus_at[side](ranch.free & ranch.touch[kit.land[side]])


def lay(kit: Kit, ranch: Ranch, kind: int, cell: int) -> Ranch:
    """The ranch with one more parcel; its symbols are not resolved here."""
    here = 1 << cell
    land = kit.land[kind]
    lands = list(ranch.lands)
    touch = list(ranch.touch)
    lands[land] |= here
    touch[land] |= AROUND[cell]
    parcels = ranch.parcels
    return ranch._replace(
        free=ranch.free & ~here,
        parcels=parcels[:cell] + bytes((kind + 1,)) + parcels[cell + 1 :],
        lands=tuple(lands),
        touch=tuple(touch),
    )


def add_cows(ranch: Ranch, cell: int, count: int) -> Ranch:
    """The ranch with so many more cows (fewer, when negative) on a parcel."""
    cows = ranch.cows
    now = cows[cell] + count
    herd = ranch.herd | 1 << cell if now else ranch.herd & ~(1 << cell)
    return ranch._replace(cows=cows[:cell] + bytes((now,)) + cows[cell + 1 :], herd=herd)


def add_partner(ranch: Ranch, cell: int, chip: int, cowboy: bool) -> Ranch:
    """The ranch with a chip on a circle."""
    partners = ranch.partners
    face = chip + 1 + (COWBOY_SIDE if cowboy else 0)
    return ranch._replace(
        partners=partners[:cell] + bytes((face,)) + partners[cell + 1 :],
        guards=ranch.guards | 1 << cell,
    )


def territory(ranch: Ranch, cell: int) -> int:
    """The cells of the territory that a parcel belongs to."""
    here = 1 << cell
    return next(flood(here, land) for land in ranch.lands if land & here)


def unguarded(ranch: Ranch) -> int:
    """The cells whose cows a thief may take."""
    cows = ranch.herd
    for land in ranch.lands:
        if cows & land and ranch.guards & land:
            cows &= ~flood(ranch.guards & land, land)
    return cows


def drives(ranch: Ranch) -> tuple[Action, ...]:
    """Every step that a cow of the ranch can make: to a parcel beside it, not a cornfield."""
    grass = 0
    for land in ranch.lands:
        grass |= land
    grass &= ~ranch.lands[CORNFIELD]
    found: tuple[Action, ...] = ()
    for way in _WAYS:
        found += DRIVE_FROM[way](ranch.herd & leading_into(grass, way))
    return found
