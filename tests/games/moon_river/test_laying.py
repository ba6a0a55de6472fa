"""Taking, expanding and where a domino may lie."""

import pytest

from highnoon import IllegalAction
from highnoon.games.moon_river.state import State
from tests.games.moon_river.table import RIVER, act, cell, choices, events, phase, position, stores


def places(state: State) -> set[str]:
    return {text.removeprefix("place ") for text in choices(state) if text.startswith("place")}


def refusal(state: State, text: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        act(state, text)
    return refused.value.reason.key.removeprefix("moon-river-error-")


# --- taking ---


def test_a_taken_parcel_goes_into_a_store() -> None:
    state = act(position(stores="D", takes="K3"), "take")
    assert stores(state) == ["D", "K3"]
    assert choices(state) == ["keep", "join D K3"]


def test_one_parcel_is_no_domino() -> None:
    assert phase(act(position(takes="K3"), "take")) == "purple stand"


def test_with_full_stores_a_domino_must_be_laid() -> None:
    state = act(position(stores="D,C,M", takes="K3"), "take")
    assert "keep" not in choices(state)
    assert refusal(state, "keep") == "keep"
    assert len(choices(state)) == 6


def test_equal_pairs_are_one_choice() -> None:
    state = act(position(stores="D,D", takes="D"), "take")
    assert choices(state) == ["keep", "join D D"]


def test_four_parcels_allow_a_second_domino() -> None:
    state = act(position(stores="D,C,M", takes="K3"), "take", "join D C", "place a1 n")
    assert choices(state) == ["keep", "join M K3"]
    state = act(state, "join M K3", "place e1 n")
    assert phase(state) == "purple stand"


def test_three_parcels_do_not() -> None:
    state = act(position(stores="D,C", takes="M"), "take", "join D C", "place a1 n")
    assert phase(state) == "purple stand"
    assert stores(state) == ["M"]


def test_five_parcels_are_two_dominoes_at_most() -> None:
    state = position(stores="D,D,C,C", takes="M", boards="legend")
    state = act(state, "take", "join D D", "place a1 e", "join C C", "place d1 e")
    assert phase(state) == "purple stand"
    assert stores(state) == ["M"]


# --- contact ---


def test_the_first_domino_touches_a_bridge_of_the_camp() -> None:
    state = act(position(stores="D", takes="K3"), "take", "join D K3")
    bridges = {"a1", "b1", "d1", "e1", "c2"}
    for text in choices(state):
        _, start, way = text.split()
        column, row = "abcde".index(start[0]), int(start[1:])
        column += {"e": 1, "w": -1}.get(way, 0)
        row += {"n": 1, "s": -1}.get(way, 0)
        assert {start, f"{'abcde'[column]}{row}"} & bridges
    assert "c2 n" in places(state)
    assert "c3 s" in places(state)
    assert refusal(state, "place c3 n") == "place-contact"


@pytest.mark.parametrize(
    ("taken", "expected"),
    [
        ("place b1 e", "place-taken"),
        ("place e1 e", "place-outside"),
        ("place a5 n", "place-outside"),
        ("place a1 s", "place-outside"),
        ("place a6 n", "place-outside"),
        ("place a4 n", "place-contact"),
    ],
)
def test_a_refusal_says_why(taken: str, expected: str) -> None:
    state = act(position(stores="D", takes="K3"), "take", "join D K3")
    assert refusal(state, taken) == expected


def test_the_legends_have_their_own_bridges() -> None:
    purple = act(position(stores="D", takes="K3", boards="legend"), "take", "join D K3")
    assert "a1 n" not in places(purple)
    assert {"b1 n", "c2 e", "d1 n"} <= places(purple)


def test_one_parcel_beside_its_own_landscape_is_enough() -> None:
    ranch = "5/5/D,4/D,C,M,M,C/K4,C,^,K4,C"
    state = act(position(ranch, stores="D", takes="F"), "take", "join D F")
    assert places(state) == {"a4 n", "b3 e", "b3 n", "a4 e"}
    assert refusal(state, "place c3 n") == "place-contact"


def test_either_half_may_make_the_contact() -> None:
    ranch = "5/5/D,4/D,C,M,M,C/K4,C,^,K4,C"
    state = act(position(ranch, stores="D", takes="C"), "take", "join D C")
    assert {"c3 w", "d3 e", "e4 s"} <= places(state)
    assert "c3 n" not in places(state)
    assert "e3 w" not in places(state)


def test_a_diagonal_is_no_contact() -> None:
    ranch = "5/5/4,C/D,C,M,M,C/K4,C,^,K4,C"
    state = act(position(ranch, stores="D", takes="F"), "take", "join D F")
    assert places(state) == {"a3 n", "a3 e"}


def test_equal_parcels_are_not_offered_turned_around() -> None:
    state = act(position(stores="D", takes="D"), "take", "join D D")
    assert {text.split()[1] for text in places(state)} == {"n", "e"}


def test_a_pair_that_fits_nowhere_is_not_offered() -> None:
    ranch = "5/5/4,C/D,C,M,M,C/K4,C,^,K4,C"
    state = act(position(ranch, stores="F,F", takes="D"), "take")
    assert choices(state) == ["keep", "join D F"]
    assert refusal(state, "join F F") == "join-misfit"
    assert refusal(state, "join D D") == "not-yours"


def test_where_nothing_fits_the_turn_goes_on() -> None:
    ranch = "5/5/4,C/D,C,M,M,C/K4,C,^,K4,C"
    state = act(position(ranch, stores="F", takes="Fb"), "take")
    assert phase(state) == "purple stand"


def test_the_homestead_is_never_covered() -> None:
    state = act(position(stores="D", takes="K3"), "take", "join D K3")
    assert not any(text in places(state) for text in ("c1 n", "b1 e", "d1 w", "c2 s"))


def test_the_ranch_ends_at_row_five() -> None:
    ranch = "Dn,4/Dn,4/Dn,4/Dn,4/Dn,D,^,2"
    state = act(position(ranch, stores="D", takes="D"), "take", "join D D")
    assert "a1 n" not in places(state)
    assert not any(text.startswith("a") and text.endswith("n") for text in places(state))


# --- when forced ---


def test_two_parcels_leave_when_a_forced_pair_fits_nowhere() -> None:
    ranch = "5/5/4,C/D,C,M,M,C/K4,C,^,K4,C"
    state = act(position(ranch, stores="F,F,Fb", takes="Rcc"), "take")
    assert choices(state) == ["discard F F", "discard F Fb", "discard F Rcc", "discard Fb Rcc"]
    assert events(state, "discard F Rcc")[0].data["parcels"] == ["F", "Rcc"]
    state = act(state, "discard F Rcc")
    assert phase(state) == "purple stand"
    assert stores(state) == ["F", "Fb"]


def test_a_fitting_pair_must_be_laid_rather_than_discarded() -> None:
    ranch = "5/5/4,C/D,C,M,M,C/K4,C,^,K4,C"
    state = act(position(ranch, stores="F,F,Fb", takes="D"), "take")
    assert choices(state) == ["join D F", "join D Fb"]


# --- turns ---


def test_what_is_not_due_is_refused_with_what_is() -> None:
    state = act(position(stores="D", takes="K3"), "take")
    for text in ("take", "stand 1", "place a1 n", "enough", "recruit thief"):
        assert refusal(state, text) == "now"


def test_a_ranchero_stands_where_nobody_does() -> None:
    state = act(position(takes="K3"), "take")
    assert refusal(state, "stand 1") == "stand"


def test_the_domino_lies_as_it_was_laid() -> None:
    state = act(position(stores="D", takes="K3"), "take", "join D K3", "place b2 e")
    assert (cell(state, "b2"), cell(state, "c2")) == ("D", "K3")
    assert RIVER.view(state, 0)["ranches"][0]["stores"] == []
