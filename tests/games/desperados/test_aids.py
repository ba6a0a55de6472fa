"""Help for whoever decides: the other side, stacks, and why something cannot be."""

import random

import pytest

from highnoon import OPEN, PUBLIC, Action
from highnoon.games.desperados import aids
from highnoon.games.desperados.belief import places
from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.reasons import why_not
from highnoon.games.desperados.state import SEATS, State
from highnoon.games.desperados.view import DesperadosView
from highnoon.games.desperados.worlds import sample_state
from tests.cases import Case, play
from tests.games.desperados.table import act, table


def seen(state: State, seat: str) -> DesperadosView:
    return DESPERADOS.view(state, SEATS.index(seat))


def card(town: str) -> Action:
    return Action("card", (town,))


def test_each_side_looks_for_the_other() -> None:
    state = table()
    assert [one["seat"] for one in aids.suspects(seen(state, "sheriff"))] == [1, 2]
    assert [one["seat"] for one in aids.suspects(seen(state, "green"))] == [0]


def test_the_public_guesses_nothing_and_after_the_end_nobody_has_to() -> None:
    state = table()
    assert aids.suspects(DESPERADOS.view(state, PUBLIC)) == []
    over = {**DESPERADOS.view(state, 0), "phase": "over"}
    assert aids.suspects(over) == []  # type: ignore[arg-type]  # a view with another phase


def test_shares_are_those_of_the_histories() -> None:
    view = seen(table(), "green")
    counts = places(view, 0)
    total = sum(counts.values())
    (sheriff,) = aids.suspects(view)
    assert {one["town"]: one["share"] for one in sheriff["places"]} == {
        town: round(count / total, 4) for town, count in counts.items()
    }


def test_the_gang_reads_the_risk_of_each_card() -> None:
    # The sheriff has laid one card from Taos: three roads and the Saloon.
    view = seen(table(green="santa-fe"), "green")
    assert aids.outlook(view, card("taos"))["meets"] == 0.25
    assert aids.outlook(view, card("saloon"))["meets"] == 0.25
    assert aids.outlook(view, card("albuquerque"))["meets"] == 0


def test_the_sheriff_reads_whom_a_card_may_meet_after_the_gang_has_moved() -> None:
    state = table(phase="sheriff", sheriff="phoenix", green="yuma", red="prescott")
    view = seen(state, "sheriff")
    # From Yuma four roads and the Saloon lead on, from Prescott three and the Saloon.
    assert aids.outlook(view, card("yuma"))["meets"] == pytest.approx(1 - 4 / 5 * 3 / 4)


def test_a_stack_is_counted_with_those_who_have_joined_it() -> None:
    state = table(
        green="yuma:phoenix", red="prescott:phoenix", deputies="phoenix,taos", phase="heists"
    )
    state = act(state, "green: poker")
    outlook = aids.outlook(seen(state, "red"), Action("poker"))
    assert (outlook["needed"], outlook["partners"]) == (2, [1])


def test_what_looks_possible_and_is_not_has_its_reason() -> None:
    state = table(round="2", green="yuma", green_lost="phoenix")
    told = {action: why.key for action, why in aids.refusals(seen(state, "green"))}
    assert told == {card("phoenix"): "desperados-error-card-lost"}
    state = table(
        green="yuma:phoenix", deputies="phoenix,taos", red="prescott:flagstaff", phase="heists"
    )
    told = {action: why.key for action, why in aids.refusals(seen(state, "green"))}
    few = "desperados-error-no-majority"
    assert told == {Action("coach", ("brown",)): few, Action("poker"): few}


def test_reasons_are_the_same_in_every_world_the_viewer_may_be_in() -> None:
    rng = random.Random(3)
    for moment in play(Case("desperados", {"players": 4}), 7, 160):
        if moment.seat < 0 or rng.random() > 0.2:
            continue
        view = DESPERADOS.view(moment.state, moment.seat)
        for action, why in aids.refusals(view):
            assert why == why_not(moment.state, moment.seat, action)
            assert why == why_not(sample_state(view, rng), moment.seat, action)


def test_help_comes_from_the_view_alone() -> None:
    """Two states that differ only in what a seat cannot see give it the same help."""
    one = table(sheriff="taos:fort-sumner")
    other = table(sheriff="taos:santa-fe")
    assert DESPERADOS.view(one, OPEN) != DESPERADOS.view(other, OPEN)
    assert aids.suspects(seen(one, "green")) == aids.suspects(seen(other, "green"))
    assert aids.refusals(seen(one, "green")) == aids.refusals(seen(other, "green"))
