"""What a choice would bring, and why another is not possible."""

from __future__ import annotations

from highnoon.games.moon_river.aids import MoonRiverOutlook, outlook, refusals
from highnoon.games.moon_river.state import State
from tests.games.moon_river.table import RIVER, act, position

RANCH = "5/5/5/M*2,D,3/Mon!P,D,^,2"


def foreseen(state: State, text: str) -> MoonRiverOutlook:
    return outlook(RIVER.view(state, state.seat), RIVER.parse_action(text))


def reasons(state: State) -> dict[str, str]:
    return {
        RIVER.action_text(action): why.key.removeprefix("moon-river-error-")
        for action, why in refusals(RIVER.view(state, state.seat))
    }


def laying(stores: str, takes: str, ranch: str = RANCH) -> State:
    return act(position(ranch, stores, takes), "take", f"join {stores} {takes}")


def test_a_domino_brings_its_corn_and_multiplies_the_cows() -> None:
    seen = foreseen(laying("Mc", "K5"), "place a3 n")
    assert (seen["gain"], seen["lands"], seen["resources"]) == (9, 4, 5)
    assert seen["cows"] == 1
    assert seen["touches"] == ["meadow"]
    assert seen["territories"] == [
        {"landscape": "meadow", "parcels": 3, "cows": 2},
        {"landscape": "cornfield", "parcels": 1, "cows": 0},
    ]


def test_a_prospector_doubles_the_nugget() -> None:
    seen = foreseen(laying("Dn", "K3"), "place b3 n")
    assert (seen["resources"], seen["partners"], seen["gain"]) == (4, 1, 5)


def test_a_circle_promises_a_partner() -> None:
    assert foreseen(laying("Don", "K3"), "place b3 n")["recruits"] == 1
    assert foreseen(laying("Dn", "K3"), "place b3 n")["recruits"] == 0


def test_a_bridge_is_a_contact_of_its_own() -> None:
    assert foreseen(laying("C", "K3"), "place e1 n")["touches"] == ["bridge"]


def test_a_farmer_is_worth_the_corn_there_is() -> None:
    state = act(laying("Don", "K3"), "place b3 n")
    assert foreseen(state, "recruit farmer")["partners"] == 3
    assert foreseen(state, "cowboy farmer")["gain"] == 0


def test_the_drought_costs_what_the_cow_was_worth() -> None:
    state = act(laying("Dsnn", "K3", "5/5/5/D*1,D,3/M,D*1,^,2"), "place b3 n")
    assert foreseen(state, "drought a2")["lands"] == -4


def test_every_place_that_does_not_fit_has_a_reason() -> None:
    state = laying("Mc", "K5")
    told = reasons(state)
    assert told["place b3 n"] == "place-contact"
    assert told["place a2 n"] == "place-taken"
    assert told["place e3 e"] == "place-outside"
    assert not told.keys() & {RIVER.action_text(action) for action in state.choices}


def test_equal_parcels_are_refused_once() -> None:
    assert not [text for text in reasons(laying("D", "D")) if text[-1] in "sw"]


def test_keeping_is_refused_when_the_stores_are_full() -> None:
    state = act(position(RANCH, "D,C,M", "K3"), "take")
    assert reasons(state) == {"keep": "keep"}


def test_guarded_cows_are_refused_to_the_thief() -> None:
    state = position(RANCH, "Don", "K3", white="5/5/5/5/Mon*1!F,Mc*1,^,C*1,C[]")
    state = act(state, "take", "join Don K3", "place b3 n", "recruit thief")
    told = reasons(state)
    assert told["steal white a1"] == told["steal white b1"] == "steal"
    assert "steal white d1" not in told
