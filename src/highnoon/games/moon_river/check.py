"""What must hold in every position of Moon River; used by tests and by the reader of positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from highnoon.core.action import Phrase, Seat
from highnoon.games.moon_river.check_turn import turn_problems
from highnoon.games.moon_river.grid import HOMESTEAD, LAST_ROW, cells_in, flood
from highnoon.games.moon_river.pieces import (
    ALL_COWS,
    COLUMN,
    CORNFIELD,
    NO_BOARD,
    PARTNERS,
    SALOON,
    SEATS,
    Kit,
)
from highnoon.games.moon_river.state import (
    BESIDE,
    LAID,
    NOBODY,
    NONE,
    Column,
    Ranch,
    State,
    ranch_of,
)


def problems(state: State) -> list[Phrase]:
    """Everything that is wrong with a position; empty if nothing is."""
    wrong = [
        *_boards(state),
        *_parcels(state),
        *_chips(state),
        *_cows(state),
        *_tiles(state),
        *_columns(state),
    ]
    for seat, ranch in enumerate(state.ranches):
        taking = seat == state.seat and state.phase in ("expand", "discard")
        wrong += _ranch(state.kit, seat, ranch, ranch.room + taking)
    # The turn is looked at only on a sound table: its questions would not be safe to ask.
    return wrong or list(turn_problems(state))


def _bad(key: str, **args: int | str | Phrase) -> Phrase:
    return Phrase(f"moon-river-position-{key}", args)


# --- boards ---


def _boards(state: State) -> Iterator[Phrase]:
    """All have a camp board, or each another legend's; in seat order while they are chosen."""
    boards = [ranch.board for ranch in state.ranches]
    have = [board for board in boards if board != NO_BOARD]
    if set(boards) == {"camp"} and state.phase != "board":
        return
    in_order = boards[: len(have)] == have and "camp" not in have
    complete = have == boards
    if not in_order or len(set(have)) != len(have) or complete == (state.phase == "board"):
        yield _bad("boards")


# --- nothing is lost ---


def seen_parcels(state: State) -> Counter[int]:
    """How many parcels of each kind are in the game."""
    seen = Counter(dict(enumerate(state.box)))
    for kinds in (state.drawn, state.turn.pair, state.here.parcels, state.there.parcels):
        seen.update(kinds)
    for ranch in state.ranches:
        seen.update(ranch.stores)
        seen.update(kind - 1 for kind in ranch.parcels)
    return seen


def used_chips(state: State) -> Counter[int]:
    """How many chips of each partner are in the saloon and on ranches."""
    used = Counter(dict(enumerate(state.saloon)))
    for ranch in state.ranches:
        used.update((face - 1) % len(PARTNERS) for face in ranch.partners if face)
    return used


def _parcels(state: State) -> Iterator[Phrase]:
    seen = seen_parcels(state)
    for kind, count in enumerate(state.kit.counts):
        if seen[kind] + state.out[kind] != count or state.out[kind] < 0:
            yield _bad("parcels", parcel=state.kit.codes[kind], found=seen[kind], expected=count)
    if (sum(state.box) + len(state.drawn)) % COLUMN:
        yield _bad("box", found=sum(state.box))


def _chips(state: State) -> Iterator[Phrase]:
    used = used_chips(state)
    for chip, count in enumerate(state.kit.chips):
        if used[chip] + state.stock[chip] != count or state.stock[chip] < 0:
            yield _bad("chips", chip=PARTNERS[chip], found=used[chip], expected=count)
    if sum(state.saloon) > SALOON:
        yield _bad("saloon", found=sum(state.saloon), expected=SALOON)


def _cows(state: State) -> Iterator[Phrase]:
    standing = sum(sum(ranch.cows) for ranch in state.ranches)
    total = state.cows + standing + state.lost
    if total != ALL_COWS or state.lost < 0 or (state.lost and state.phase != "over"):
        yield _bad("cows", found=state.cows + standing, expected=ALL_COWS)


def _tiles(state: State) -> Iterator[Phrase]:
    """A bonus tile lies on a ranch exactly when it is said to, and one ranch has one at most."""
    laid = [
        [kind - 1 for kind in ranch.parcels if kind - 1 in state.kit.sides]
        for ranch in state.ranches
    ]
    tiles = [state.kit.tile_of(side) for sides in laid for side in sides]
    said = [tile for tile, where in enumerate(state.tiles) if where == LAID]
    reached = sum(bool(ranch.free & LAST_ROW != LAST_ROW) for ranch in state.ranches)
    spent = len(state.tiles) - state.tiles.count(BESIDE)
    if (
        sorted(tiles) != said
        or any(len(sides) > 1 for sides in laid)
        or (state.tiles and spent + state.turn.prize != reached)
        or (state.turn.prize and not state.tiles)
    ):
        yield _bad("tiles")


# --- columns ---


def _columns(state: State) -> Iterator[Phrase]:
    here, there = state.here, state.there
    for name, column in (("here", here), ("there", there)):
        kinds = [kind for kind in column.parcels if kind != NONE]
        backs = [state.kit.backs[kind] for kind in kinds]
        alone = any(
            kind == NONE and seat != NOBODY
            for kind, seat in zip(column.parcels, column.rancheros, strict=True)
        )
        if backs != sorted(backs) or alone:
            yield _bad("column", column=name)
    yield from _rancheros(state, here, there)


def _rancheros(state: State, here: Column, there: Column) -> Iterator[Phrase]:
    """Each player's rancheros: how many stand on the columns together."""
    players = len(state.ranches)
    each = 2 if players == 2 else 1
    standing = Counter((*here.rancheros, *there.rancheros))
    for seat in range(players):
        if standing[seat] > each:
            yield _bad("rancheros", seat=_seat(seat), found=standing[seat], expected=each)
    if any(seat >= players for seat in standing):
        yield _bad("rancheros", seat=_seat(max(standing)), found=1, expected=0)


def _seat(seat: Seat) -> Phrase:
    return Phrase(f"moon-river-seat-{SEATS[seat]}")


# --- ranches ---


@lru_cache(maxsize=256)  # most ranches stay as they are from one action to the next
def _ranch(kit: Kit, seat: Seat, ranch: Ranch, room: int) -> tuple[Phrase, ...]:
    return tuple(_ranch_problems(kit, seat, ranch, room))


def _ranch_problems(kit: Kit, seat: Seat, ranch: Ranch, room: int) -> Iterator[Phrase]:
    laid = sum(1 << cell for cell, kind in enumerate(ranch.parcels) if kind)
    own = sum(kind - 1 in kit.sides for kind in ranch.parcels)
    who = _seat(seat)
    if laid >> HOMESTEAD & 1:
        yield _bad("homestead", seat=who)
    if (laid.bit_count() - own) % 2:
        yield _bad("odd", seat=who, found=laid.bit_count() - own)
    if flood(ranch.bridges, laid) != laid:
        yield _bad("adrift", seat=who)
    if ranch.herd & ~laid or ranch.herd & ranch.lands[CORNFIELD]:
        yield _bad("stray", seat=who)
    circles = kit.circles
    if any(not (laid >> c & 1 and circles[ranch.parcels[c] - 1]) for c in cells_in(ranch.guards)):
        yield _bad("partner", seat=who)
    if len(ranch.stores) > room:
        yield _bad("stores", seat=who, found=len(ranch.stores), expected=ranch.room)
    if ranch != ranch_of(kit, ranch.board, ranch.parcels, ranch.cows, ranch.partners, ranch.stores):
        yield _bad("derived", seat=who)
