"""Properties that random games must keep, whatever the players do."""

import random
from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highnoon.games.moon_river.grid import STEP, WIDTH, around, cells_in, flood, groups
from highnoon.games.moon_river.pieces import OUR_KIT, PARTNERS
from highnoon.games.moon_river.preview import gain, preview
from highnoon.games.moon_river.ranch import open_lands, placements
from highnoon.games.moon_river.state import Ranch, State
from tests.cases import Case, Moment, play
from tests.games.moon_river.table import RIVER

TABLES = [
    Case("moon-river", {"players": players, "boards": boards, "scenario": scenario})
    for players, boards, scenario in product((2, 3, 4), ("camp", "legend"), ("none", "draw"))
]
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 10**6)


def parcels(state: State) -> Counter[int]:
    """Every parcel, wherever it is, counted one by one."""
    found: Counter[int] = Counter()
    for counts in (state.box, state.out):
        found.update({kind: count for kind, count in enumerate(counts) if count})
    for kinds in (state.drawn, state.turn.pair, state.here.parcels, state.there.parcels):
        found.update(kind for kind in kinds if kind >= 0)
    for ranch in state.ranches:
        found.update(ranch.stores)
        found.update(kind - 1 for kind in ranch.parcels if kind and kind - 1 not in OUR_KIT.sides)
    return found


@given(table=tables, seed=seeds)
@settings(max_examples=12, deadline=None)
def test_parcels_cows_and_chips_are_never_lost(table: Case, seed: int) -> None:
    for moment in play(table, seed):
        state: State = moment.step.state
        assert tuple(parcels(state)[kind] for kind in range(len(OUR_KIT.counts))) == OUR_KIT.counts
        cows = sum(sum(ranch.cows) for ranch in state.ranches)
        assert state.cows + state.lost + cows == 32
        chips = Counter(
            (face - 1) % 5 for ranch in state.ranches for face in ranch.partners if face
        )
        for chip in range(len(PARTNERS)):
            assert chips[chip] + state.saloon[chip] + state.stock[chip] == OUR_KIT.chips[chip]
        for event in moment.step.events:
            assert event.kind != "discarded" or len(event.data["parcels"]) % 2 == 0
    assert not any(ranch.stores for ranch in state.ranches)


def by_hand(ranch: Ranch, first: int, second: int) -> set[tuple[int, int]]:
    """Every legal placement, tried cell by cell as the rules page says it."""

    def contact(kind: int, cell: int) -> bool:
        if ranch.bridges >> cell & 1:
            return True
        beside = (cell + step for step in STEP)
        return any(
            0 <= other < len(ranch.parcels)
            and abs(other % WIDTH - cell % WIDTH) <= 1
            and ranch.parcels[other]
            and OUR_KIT.land[ranch.parcels[other] - 1] == OUR_KIT.land[kind]
            for other in beside
        )

    found = set()
    for cell in cells_in(ranch.free):
        for way, step in enumerate(STEP):
            other = cell + step
            straight = abs(other % WIDTH - cell % WIDTH) <= 1
            if other < 0 or not straight or not ranch.free >> other & 1:
                continue
            if contact(first, cell) or contact(second, other):
                found.add((cell, way))
    return found


@given(table=tables, seed=seeds)
@settings(max_examples=8, deadline=None)
def test_placements_are_those_found_by_trying_every_cell(table: Case, seed: int) -> None:
    rng = random.Random(seed)
    for number, moment in enumerate(play(table, seed)):
        if number % 15:
            continue
        for ranch in moment.state.ranches:
            first, second = sorted(rng.choices(range(len(OUR_KIT.counts)), k=2))
            tried = by_hand(ranch, first, second)
            fast = {action.args for action in placements(OUR_KIT, ranch, first, second)}
            if first == second:
                tried = {(cell, way) for cell, way in tried if way < 2}
            assert fast == tried
            fits = open_lands(ranch)
            assert bool(tried) == (fits[OUR_KIT.land[first]] or fits[OUR_KIT.land[second]])


@given(cells=st.integers(0, 2**50 - 1))
def test_groups_are_connected_and_apart(cells: int) -> None:
    found = list(groups(cells))
    assert sum(found) == cells
    for group in found:
        assert flood(group & -group, cells) == group
        assert not around(group) & cells & ~group


def moments(kind: str) -> list[Moment]:
    """Moments at which this kind of action was chosen."""
    return [
        moment
        for seed, table in enumerate(TABLES)
        for moment in play(table, seed)
        if moment.action.kind == kind
    ][:40]


@pytest.mark.parametrize("kind", ["place", "recruit", "drive", "take"])
def test_a_preview_shows_what_would_happen_and_changes_nothing(kind: str) -> None:
    for moment in moments(kind):
        view = RIVER.view(moment.state, moment.seat)
        before = RIVER.view(moment.state, moment.seat)
        after = preview(view, moment.action)
        assert after == RIVER.view(moment.step.state, moment.seat)
        assert view == before
        total = after["ranches"][moment.seat]["score"]["total"]
        assert gain(view, moment.action) == total - view["ranches"][moment.seat]["score"]["total"]
