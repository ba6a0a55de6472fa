"""Riding on: distance, empty places and danger."""

from itertools import pairwise

import pytest

from highnoon import IllegalAction
from highnoon.games.longhorn.pieces import NEIGHBOURS, REACH, walk
from tests.games.longhorn.table import LONGHORN, act, choices, position

CORNERS, EDGES = (0, 2, 6, 8), (1, 3, 5, 7)


def test_three_steps_from_a_corner_reach_all_four_edges() -> None:
    for corner in CORNERS:
        assert set(REACH[corner][3]) == set(EDGES)


def test_four_steps_never_end_where_they_began() -> None:
    for cell in range(9):
        assert cell not in REACH[cell][4]
        assert REACH[cell][4]


def test_walks_never_step_straight_back_and_have_the_right_length() -> None:
    for start in range(9):
        for steps in range(1, 10):
            for end in REACH[start][steps]:
                way = walk(start, steps, end)
                assert (way[0], way[-1], len(way)) == (start, end, steps + 1)
                assert all(b in NEIGHBOURS[a] for a, b in pairwise(way))
                assert all(a != c for a, c in zip(way, way[2:], strict=False))


def test_reach_is_every_walk_found_by_brute_force() -> None:
    def ends(cell: int, before: int, steps: int) -> set[int]:
        if steps == 0:
            return {cell}
        return {
            end
            for there in NEIGHBOURS[cell]
            if there != before
            for end in ends(there, cell, steps - 1)
        }

    for start in range(9):
        for steps in range(1, 10):
            assert set(REACH[start][steps]) == ends(start, -1, steps) - {start}


def test_one_steal_ends_the_game_and_another_forces_the_only_place() -> None:
    """The rulebook's picture: one white ends it, two orange force Dagger Flat."""
    state = position("B,M,K / Cwoo,R,Dgg / T,N,S", "C")
    assert choices(state) == ["steal w", "steal o"]
    assert act(state, "steal w").phase == "scored"
    assert choices(act(state, "steal o")) == ["move D"]


def test_only_places_with_cows_at_the_exact_distance_may_be_chosen() -> None:
    state = position("Sw,N,Dg/Ro,Mw,T/B,Cww,Kb", "C")
    asked = act(state, "steal w")
    assert choices(asked) == ["move R"]
    for text, reason in (("move K", "far"), ("move T", "empty"), ("move C", "far")):
        with pytest.raises(IllegalAction) as refused:
            act(asked, text)
        assert refused.value.reason.key == f"longhorn-error-move-{reason}"


def test_walks_may_cross_empty_and_dangerous_places() -> None:
    state = position("S,Dw,N / Ro,Mw.r,T / B,Cgg,K", "C")
    assert choices(act(state, "steal g")) == ["move D", "move R"]


def test_nobody_is_sent_straight_back_to_a_dangerous_place() -> None:
    """The rulebook's picture: Eagle leaves Cherokee Spring and may not return at once."""
    state = position("S,Cwg.r,D / Mo,Nwob,R / B,T,K", "C")
    asked = act(state, "steal g", "move N", "steal w")
    assert choices(asked) == ["move M"]
    with pytest.raises(IllegalAction) as refused:
        act(asked, "move C")
    assert refused.value.reason.key == "longhorn-error-move-danger"


def test_unless_it_is_the_only_possible_destination() -> None:
    state = position("S,Cwg.r,D / M,Nwob,R / B,T,K", "C")
    assert choices(act(state, "steal g", "move N", "steal w")) == ["move C"]


def test_a_place_without_a_dangerous_token_may_be_chosen_again() -> None:
    state = position("S,Cwg.5,D / Mo,Nwob,R / B,T,K", "C")
    assert choices(act(state, "steal g", "move N", "steal w")) == ["move C", "move M"]


def test_the_opponents_extra_turn_does_not_lift_the_ban() -> None:
    state = position("S,Cwg.r,D / Mo,Nw.o,Rbb / B,T,K", "C")
    again = act(state, "steal g", "move N", "steal w")
    assert choices(again) == ["move C", "move M", "move R"]  # the ban is Eagle's, not Jessie's
    asked = act(again, "move R", "steal b")
    assert asked.side == 1
    assert choices(asked) == ["move M"]


def test_an_own_extra_turn_elsewhere_lifts_the_ban() -> None:
    state = position("Cww.r,D,B / Sgb,Nwb,Mo.o / R,T,K", "M", last="C-")
    at_tree = act(state, "steal o", "move N", "steal w", "move S")
    assert at_tree.side == 1
    assert choices(act(at_tree, "steal g")) == ["move N", "move C"]


def test_a_move_turns_the_token_over() -> None:
    state = position("Sw,N,Dg/Ro,Mw,T/B,Cww,Kb", "C", side="J")
    after = act(state, "steal w", "move R")
    assert (after.side, after.phase) == (0, "steal")
    assert LONGHORN.actors(after) == {0}
