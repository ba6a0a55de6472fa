"""Plans: what may be pencilled is what could be laid, and each side sees its own."""

from __future__ import annotations

import random

import pytest

from highnoon import OPEN, PUBLIC
from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.plans import PlanView, plan, plans
from highnoon.games.desperados.state import MOVES, SEATS, State
from highnoon.games.desperados.view import DesperadosView
from highnoon.games.desperados.worlds import sample_state
from tests.cases import Case, play
from tests.games.desperados.table import act, may, table

GREEN = SEATS.index("green")


def seen(state: State, seat: str) -> DesperadosView:
    return DESPERADOS.view(state, SEATS.index(seat))


def green(state: State, text: str) -> PlanView:
    return plan(seen(state, "green"), GREEN, text)


def cards(found: PlanView) -> list[str]:
    return [step["card"] for step in found["steps"]]


def test_the_first_step_offers_what_may_be_laid_now() -> None:
    state = table()
    offered = [f"card {town}" for town in green(state, "")["steps"][0]["options"]]
    assert offered == [action for action in may(state, "green") if action.startswith("card")]


def test_a_plan_rides_on_from_its_own_last_town_and_never_twice_to_one() -> None:
    found = green(table(), "r1 phoenix tucson - - -")
    assert cards(found) == ["phoenix", "tucson", "", "", ""]
    third = found["steps"][2]["options"]
    assert "lordsburg" in third
    assert not {"phoenix", "tucson", "flagstaff"} & set(third)


def test_a_saloon_card_is_planned_once() -> None:
    found = green(table(), "r1 saloon - - - -")
    assert "saloon" not in found["steps"][1]["options"]
    assert green(table(), "r1 saloon saloon - - -")["steps"][1]["card"] == ""


def test_lost_cards_are_not_offered() -> None:
    state = table(round="2", green_lost="phoenix")
    assert "phoenix" not in green(state, "")["steps"][0]["options"]


def test_what_cannot_be_ridden_is_left_out_and_the_rest_stays() -> None:
    found = green(table(), "r1 taos phoenix <svg> tucson tulsa")
    assert cards(found) == ["", "phoenix", "", "tucson", ""]


@pytest.mark.parametrize(
    "text", ["", "r2 phoenix tucson", "nonsense", "r1", "r1 " + "phoenix " * 9]
)
def test_other_rounds_and_nonsense_are_no_plan(text: str) -> None:
    found = green(table(), text)
    assert len(found["steps"]) == MOVES
    assert cards(found)[1:] == [""] * 4


def test_laid_cards_stand_before_the_plan() -> None:
    state = act(table(), "green: card phoenix")
    found = green(state, "r1 yuma tucson")
    assert (found["laid"], cards(found)[:2]) == (1, ["phoenix", "tucson"])
    assert found["steps"][0]["options"] == []


def test_each_side_has_its_own_plans_and_options_are_ones_own() -> None:
    state, pencils = table(), {1: "r1 phoenix", 2: "r1 saloon", 0: "r1 taos"}
    assert [one["by"] for one in plans(seen(state, "sheriff"), pencils)] == [0]
    mine, mate = plans(seen(state, "green"), pencils)
    assert (mine["by"], mate["by"]) == (1, 2)
    assert mine["steps"][0]["options"]
    assert cards(mate)[0] == "saloon"
    assert not any(step["options"] for step in mate["steps"])
    for viewer in (PUBLIC, OPEN):
        assert plans(DESPERADOS.view(state, viewer), pencils) == []


@pytest.mark.parametrize("seed", range(3))
def test_every_world_a_viewer_may_be_in_gives_the_same_plans(seed: int) -> None:
    rng = random.Random(seed)
    case = Case("desperados", {"players": 4})
    for moment in play(case, seed):
        if rng.random() > 0.1:
            continue
        for seat in range(4):
            view = DESPERADOS.view(moment.state, seat)
            world = DESPERADOS.view(sample_state(view, rng), seat)
            assert plans(world, {}) == plans(view, {})


def test_a_plan_may_be_played_by_itself_only_when_its_owner_said_so() -> None:
    state = table()
    first = green(state, "")["steps"][0]["options"][0]
    assert green(state, f"r1 {first} - - - -")["promised"] == ""
    found = green(state, f"r1 {first} - - - - auto")
    assert (found["auto"], cards(found)[0], found["promised"]) == (True, first, f"card {first}")
    # An impossible card is never promised, nor is anything told to another seat.
    assert green(state, "r1 nowhere - - - - auto")["promised"] == ""
    assert plan(seen(state, "red"), GREEN, f"r1 {first} - - - - auto")["promised"] == ""
    # What is laid already is not laid again.
    assert green(act(state, f"green: card {first}"), f"r1 {first} - - - - auto")["promised"] == ""
