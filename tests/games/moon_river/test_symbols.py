"""Cows, skulls and circles of a domino, in this order."""

import pytest

from highnoon import IllegalAction
from highnoon.games.moon_river.state import State
from tests.games.moon_river.table import act, cell, choices, events, phase, position

HERD = "5/5/C*1,D,3/C*1,D,3/C,D,^,2"
"""A canyon of three with two cows beside a desert of three without."""


def laid(ranch: str, first: str, second: str, place: str, saloon: str = "DTPRF") -> State:
    """Purple joins the two parcels and lays them."""
    start = position(ranch, stores=first, takes=second, saloon=saloon)
    return act(start, "take", f"join {first} {second}", f"place {place}")


# --- cows ---


def test_a_cow_comes_for_every_symbol() -> None:
    state = laid("5/5/5/5/2,^,2", "Mc", "Rcc", "a1 n")
    assert (cell(state, "a1"), cell(state, "a2")) == ("Mc*1", "Rcc*2")
    assert state.cows == 29


def test_an_empty_supply_brings_no_cow() -> None:
    crowd = "5/5/5/5/M*16,M*15,^,2"
    state = laid(crowd, "Mc", "Rcc", "e1 n")
    assert (cell(state, "e1"), cell(state, "e2")) == ("Mc*1", "Rcc")
    assert state.cows == 0


# --- skulls ---


def test_a_skull_takes_a_cow_of_its_territory_and_spares_the_others() -> None:
    """Worked example: skulls on canyon and desert; two canyon cows, no desert cow."""
    state = laid(HERD, "Dsnn", "Csnn", "b4 w")
    assert phase(state) == "purple drought"
    assert choices(state) == ["drought a2", "drought a3"]
    state = act(state, "drought a3")
    assert phase(state) == "purple stand"
    assert [cell(state, name) for name in ("a2", "a3")] == ["C*1", "C"]
    assert state.cows == 31


def test_two_skulls_of_one_territory_take_two_cows() -> None:
    """Worked example: two canyon skulls, both cows go."""
    state = laid(HERD, "Csnn", "Csnn", "a4 n")
    assert choices(state) == ["drought a2", "drought a3"]
    state = act(state, "drought a2")
    assert phase(state) == "purple stand"
    assert [cell(state, name) for name in ("a2", "a3")] == ["C", "C"]
    assert state.cows == 32


def test_a_skull_without_cows_does_nothing() -> None:
    state = laid("5/5/M*1,D,3/M*1,D,3/M,D,^,2", "D", "Dsnn", "b4 n")
    assert phase(state) == "purple stand"
    assert state.cows == 30


def test_cows_that_just_came_count_and_territories_that_were_joined_are_one() -> None:
    state = laid("5/5/5/M,C*1,1,C,F/M,D,^,D,F", "Csnn", "Cco", "c2 n")
    assert choices(state) == ["drought b2", "drought c3"]


def test_partners_do_not_protect_against_drought() -> None:
    state = laid("5/5/Co*1!P,D,3/C,D,3/C,D,^,2", "D", "Csnn", "b4 w")
    assert cell(state, "a3") == "Co!P"


def test_a_skull_is_used_up_for_ever() -> None:
    state = laid("5/5/Csnn*1,D,3/C*1,D,3/C,D,^,2", "D", "C", "b4 w")
    assert phase(state) == "purple stand"
    assert state.cows == 30


def test_only_a_cow_of_the_territory_can_be_chosen() -> None:
    state = laid("5/5/C*1,D*1,3/C*1,D,3/C,D,^,2", "Csnn", "F", "a4 n")
    with pytest.raises(IllegalAction) as refused:
        act(state, "drought b3")
    assert refused.value.reason.key == "moon-river-error-drought"


# --- circles ---


def test_every_chip_can_come_with_either_side() -> None:
    state = laid("5/5/5/5/2,^,2", "D", "Co", "a1 n", saloon="DDTF")
    assert choices(state) == [
        "recruit desperado",
        "cowboy desperado",
        "recruit thief",
        "cowboy thief",
        "recruit farmer",
        "cowboy farmer",
    ]
    state = act(state, "recruit farmer")
    assert cell(state, "a2") == "Co!F"
    assert sum(state.saloon) == 3


def test_two_circles_in_the_order_the_player_likes() -> None:
    state = laid("5/5/5/5/2,^,2", "Co", "Mon", "a1 n")
    assert choices(state) == ["circle a1", "circle a2"]
    state = act(state, "circle a2", "recruit prospector")
    assert phase(state) == "purple recruit"
    assert "recruit prospector" not in choices(state)
    state = act(state, "recruit trapper")
    assert (cell(state, "a1"), cell(state, "a2")) == ("Co!R", "Mon!P")


def test_the_last_chip_serves_one_circle_and_the_other_stays_empty() -> None:
    state = laid("5/5/5/5/2,^,2", "Co", "Mon", "a1 n", saloon="P")
    state = act(state, "circle a1")
    assert [event.kind for event in events(state, "recruit prospector")] == [
        "recruited",
        "saloon-empty",
    ]
    assert phase(act(state, "recruit prospector")) == "purple stand"


def test_an_empty_saloon_sends_nobody() -> None:
    state = laid("5/5/5/5/2,^,2", "Co", "Mon", "a1 n", saloon="-")
    assert phase(state) == "purple stand"
    assert cell(state, "a1") == "Co"


def test_cows_then_skulls_then_circles() -> None:
    """Worked example: a farm with cow and circle, and a canyon with a skull; a thief comes."""
    white = "5/5/5/5/M,Mc*1,^,2[]"
    ranch = "5/5/C*1,D,3/D,D,3/D,D,^,2"
    start = position(ranch, stores="Csnn", takes="Rco", white=white)
    start = act(start, "take", "join Csnn Rco")
    kinds = [event.kind for event in events(start, "place a4 e")]
    assert kinds == ["laid", "cows-came", "drought"]
    state = act(start, "place a4 e")
    assert cell(state, "b4") == "Rco*1"
    assert cell(state, "a3") == "C"
    state = act(state, "recruit thief")
    assert choices(state) == ["enough", "steal white b1"]
    state = act(state, "steal white b1")
    assert cell(state, "b4") == "Rco*2!T"
    assert cell(state, "b1", 1) == "Mc"
