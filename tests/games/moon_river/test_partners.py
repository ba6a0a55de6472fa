"""What partners do at once: cowboys, desperados, thieves."""

import pytest

from highnoon import IllegalAction
from highnoon.games.moon_river.state import State
from tests.games.moon_river.table import act, cell, choices, phase, position, stores

MEADOWS = "5/5/M*1,M,M,2/C,K3,D*1,2/C,K3,^,2"
"""Two cows, and cornfields between the canyon and the desert."""


def recruiting(
    ranch: str, rest: str = "", white: str | None = None, saloon: str = "DTPRF"
) -> State:
    """Purple has laid a canyon with a circle on e1 and a desert on e2."""
    stored = ",".join(filter(None, ("D", rest)))
    start = position(ranch, stores=stored, takes="Co", white=white, saloon=saloon)
    return act(start, "take", "join D Co", "place e2 s")


# --- the cowboy ---


def test_a_cowboy_moves_one_cow_one_step_and_another_two() -> None:
    """Worked example; after three steps his work is done."""
    state = act(recruiting(MEADOWS), "cowboy prospector")
    state = act(state, "drive a3 s", "drive c2 n", "drive c3 w")
    assert phase(state) == "purple stand"
    assert [cell(state, name) for name in ("a2", "b3", "c2")] == ["C*1", "M*1", "D"]


def test_one_cow_may_make_all_steps() -> None:
    state = act(recruiting(MEADOWS), "cowboy farmer", "drive a3 e", "drive b3 e", "drive c3 s")
    assert cell(state, "c2") == "D*2"


def test_cows_never_enter_cornfields_nor_leave_the_parcels() -> None:
    state = act(recruiting("5/5/5/M*1,K3,3/K3,D,^,2"), "cowboy farmer")
    assert phase(state) == "purple stand"


def test_cows_do_not_cross_the_homestead() -> None:
    state = act(recruiting("5/5/5/K3,4/C,M*1,^,D,1"), "cowboy farmer")
    assert choices(state) == ["enough", "drive b1 w"]


def test_enough_is_enough() -> None:
    state = act(recruiting(MEADOWS), "cowboy farmer", "drive a3 e", "enough")
    assert phase(state) == "purple stand"
    assert state.turn.steps == 0


# --- the desperado ---


def test_a_desperado_swaps_stored_parcels() -> None:
    state = recruiting("5/5/5/5/2,^,2", "K3", white="5/5/5/5/2,^,2[Rcc,M]")
    state = act(state, "recruit desperado")
    assert choices(state) == ["enough", "offer K3"]
    state = act(state, "offer K3")
    assert choices(state) == ["demand white M", "demand white Rcc"]
    state = act(state, "demand white Rcc")
    assert (stores(state, 0), stores(state, 1)) == (["Rcc"], ["M", "K3"])
    assert phase(state) == "purple stand"


def test_a_swap_may_be_declined() -> None:
    state = recruiting("5/5/5/5/2,^,2", "K3", white="5/5/5/5/2,^,2[Rcc,M]")
    state = act(state, "recruit desperado", "enough")
    assert stores(state, 0) == ["K3"]


@pytest.mark.parametrize(("mine", "theirs"), [("", "M"), ("K3", "")])
def test_both_need_a_parcel_to_swap(mine: str, theirs: str) -> None:
    state = recruiting("5/5/5/5/2,^,2", mine, white=f"5/5/5/5/2,^,2[{theirs}]")
    assert phase(act(state, "recruit desperado")) == "purple stand"


def test_a_swapped_parcel_can_be_laid_in_the_same_turn() -> None:
    start = position(stores="D,K3,K4", takes="Co", white="5/5/5/5/2,^,2[Rcc]")
    state = act(start, "take", "join D Co", "place e2 s", "recruit desperado", "offer K3")
    state = act(state, "demand white Rcc")
    assert choices(state) == ["keep", "join Rcc K4"]


# --- the thief ---


def test_a_thief_takes_an_unguarded_cow_to_his_parcel() -> None:
    white = "5/5/5/M*1,Mon!P,D*2,2/Mc*1,F,^,F,1[]"
    state = act(recruiting("5/5/5/5/2,^,2", saloon="DTRF", white=white), "recruit thief")
    assert choices(state) == ["enough", "steal white c2"]
    state = act(state, "steal white c2")
    assert cell(state, "c2", 1) == "D*1"
    assert cell(state, "e1") == "Co*1!T"


def test_any_partner_guards_his_whole_territory_only() -> None:
    white = "5/5/5/M*1,Mon!t,3/Mc*1,D,^,M*1,D[]"
    state = recruiting("5/5/5/5/2,^,2", white=white)
    state = act(state, "recruit thief")
    assert choices(state) == ["enough", "steal white d1"]


def test_a_thief_may_come_without_stealing() -> None:
    state = recruiting("5/5/5/5/2,^,2", white="5/5/5/5/M*1,D,^,2[]")
    state = act(state, "recruit thief", "enough")
    assert cell(state, "a1", 1) == "M*1"


def test_a_thief_where_nothing_can_be_stolen() -> None:
    state = act(recruiting("5/5/5/5/2,^,2"), "recruit thief")
    assert phase(state) == "purple stand"
    assert cell(state, "e1") == "Co!T"


def test_cows_of_the_own_ranch_are_not_stolen() -> None:
    state = act(recruiting("5/5/5/5/M*1,D,^,2"), "recruit thief")
    assert phase(state) == "purple stand"


@pytest.mark.parametrize("partner", ["prospector", "trapper", "farmer"])
def test_the_others_wait_for_the_end(partner: str) -> None:
    state = recruiting("5/5/5/5/M*1,D,^,2", "K3", white="5/5/5/5/M*1,D,^,2[D]")
    assert phase(act(state, f"recruit {partner}")) == "purple stand"


def test_a_chip_must_be_in_the_saloon() -> None:
    state = recruiting("5/5/5/5/2,^,2", saloon="DT")
    for text in ("recruit farmer", "cowboy farmer"):
        with pytest.raises(IllegalAction):
            act(state, text)
