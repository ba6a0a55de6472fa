"""The last round, overpopulation, scores, scenarios and ties."""

import re
from typing import Any

import pytest

from highnoon.core.game import Result
from highnoon.games.moon_river.state import State
from tests.games.moon_river.table import EMPTY, RIVER, act, cell, choices, events, phase, position

CHRISTINA = (
    "C*1,C*1,C*1,Cn,D/C,C,Cn,Dn,D/M*1,M*1,M,Dn*1,D/Rcc*1,Rcc*1,Fb,K5,K5/Rcc*1,Rco*1!F,^,K4,K4[]"
)


def over(*ranches: str, scenario: str = "none") -> State:
    """A finished game with these ranches."""
    cows = 32 - sum(int(count) for count in re.findall(r"\*(\d+)", "".join(ranches)))
    head = f"{len(ranches)} camp {scenario} over nobody - .,.,.,. - - - - {cows} -"
    state: State = RIVER.parse_position(" ".join((head, *ranches)))
    return state


def result(state: State) -> Result:
    found = RIVER.result(state)
    assert found is not None
    return found


def scored(ranch: str, scenario: str) -> int:
    """What the scenario brings for a ranch."""
    lines = result(over(f"{ranch}[]", f"{EMPTY}[]", f"{EMPTY}[]", scenario=scenario)).breakdown[0]
    assert lines[-1].what.key == "moon-river-score-scenario"
    return lines[-1].amount


# --- the last round ---


def test_in_the_last_round_nobody_chooses_and_all_is_laid() -> None:
    state = act(position(stores="D,C,M", takes="K3", last_round=True), "take")
    assert "keep" not in choices(state)
    state = act(state, "join D C", "place a1 n")
    assert choices(state) == ["join M K3"]
    state = act(state, "join M K3", "place e1 n")
    assert phase(state) == "over"


def test_what_fits_nowhere_leaves_the_game_at_the_end() -> None:
    ranch = "5/5/4,C/D,C,M,M,C/K4,C,^,K4,C"
    state = position(ranch, stores="F,D,Fb", takes="F", last_round=True)
    state = act(state, "take")
    assert choices(state) == ["join D F", "join D Fb"]
    state = act(state, "join D Fb")
    lost = events(state, "place a3 n")
    assert ("discarded", {"seat": 0, "parcels": ["F", "F"]}) not in lost
    state = act(state, "place a3 n", "join F F")
    assert phase(act(state, "place b4 e")) == "over"
    alone = position(ranch, stores="F", takes="Fb", last_round=True)
    assert ("discarded", {"seat": 0, "parcels": ["F", "Fb"]}) in events(alone, "take")
    assert phase(act(alone, "take")) == "over"


def test_overpopulated_parcels_keep_one_cow() -> None:
    state = position("5/5/5/5/M*3,D,^,2", stores="D", takes="K3", last_round=True)
    state = act(state, "take", "join D K3", "place e1 n")
    assert cell(state, "a1") == "M*1"
    assert (state.cows, state.lost) == (29, 2)
    assert result(state).scores[0] == 1 + 3


# --- the score ---


def test_the_example_of_the_rulebook_is_worth_89() -> None:
    found = result(over(CHRISTINA, f"{EMPTY}[]", f"{EMPTY}[]"))
    assert found.scores == (89, 0, 0)
    assert {line.what.key.rpartition("-")[2]: line.amount for line in found.breakdown[0]} == {
        "desert": 5,
        "canyon": 21,
        "meadow": 6,
        "forest": 0,
        "farm": 16,
        "nuggets": 4,
        "beavers": 1,
        "corn": 18,
        "prospector": 0,
        "trapper": 0,
        "farmer": 18,
    }


def test_separate_territories_of_one_landscape_count_apart() -> None:
    found = result(over("5/5/5/M,4/M*1,D,^,M*1,1[]", f"{EMPTY}[]", f"{EMPTY}[]"))
    assert found.scores[0] == 2 + 1


@pytest.mark.parametrize(
    ("ranch", "points"),
    [
        ("5/5/5/Dsnn,Don!P,3/D,D,^,2", 3 + 3),
        ("5/5/5/Dsnn,Don!p,3/D,D,^,2", 3),
        ("5/5/5/Fb,Fob!R,3/D,Fob!R,^,2", 3 + 2 * 3),
        ("5/5/5/K5,Co!F,3/K3,Co!F,^,2", 8 + 2 * 8),
    ],
)
def test_each_specialist_scores_his_symbols_once_more(ranch: str, points: int) -> None:
    assert result(over(f"{ranch}[]", f"{EMPTY}[]", f"{EMPTY}[]")).scores[0] == points


# --- scenarios ---


@pytest.mark.parametrize(
    ("ranch", "points"),
    [
        ("5/5/F,F,3/Fb,Fb,3/Fb,Fb,^,2", 40),
        ("5/5/Fb,3,F/Fb,3,F/Fb,D,^,D,Fb", 20),
        ("5/5/F,F,3/D,Fb,3/D,D,^,2", 0),
        ("5/5/5/F,D,3/F,D,^,2", 0),
    ],
)
def test_timber_needs_three_forests_that_touch_the_river(ranch: str, points: int) -> None:
    assert scored(ranch, "timber") == points


@pytest.mark.parametrize(
    ("ranch", "points"),
    [
        ("5/5/5/Dsnn,Csnn,3/Dsnn,D,^,2", 40),
        ("5/5/Dn,3,Dn/Dn,3,Cn/Cn,D,^,D,Dn", 20),
        ("5/5/5/Dsnn,C,3/Dsnn,D,^,2", 0),
        ("5/5/5/Mon,Cn,3/Dn,D,^,2", 10),
    ],
)
def test_a_vein_has_three_parcels_and_counts_its_nuggets(ranch: str, points: int) -> None:
    assert scored(ranch, "gold") == points


@pytest.mark.parametrize(
    ("ranch", "points"),
    [
        ("5/5/5/Co!D,Co!p,3/Mon!t,D,^,2", 10),
        ("5/5/5/Co!d,Co!p,3/Mon!t,D,^,2", 0),
        ("5/5/Co!T,Co!r,3/Mon!f,Mon!P,3/Mon!R,Mon!t,^,2", 40),
        ("5/5/5/Co!D,C,3/Mon!t,D,^,2", 0),
    ],
)
def test_a_gang_has_three_partners_and_a_bandit(ranch: str, points: int) -> None:
    assert scored(ranch, "outlaws") == points


@pytest.mark.parametrize(
    ("ranch", "points"),
    [
        ("5/5/Rcc,Rcc,3/Rcc,Rcc,3/Rcc,Rco,^,2", 40),
        ("5/5/Rcc,3,Rco/Rcc,3,Rco/Rcc,D,^,D,Rco", 20),
        ("5/5/5/Rcc,D,3/Rcc,D,^,2", 0),
    ],
)
def test_a_city_has_three_farms(ranch: str, points: int) -> None:
    assert scored(ranch, "city") == points


# --- ties ---

TIES: list[tuple[str, str, Any]] = [
    ("5/5/5/Mc*1,D,3/Mc,D,^,2", "5/5/5/M*1,D,3/M,C,^,2", ("shared", (1, 1, 3))),
    ("5/5/5/Mc*1,D,3/Mc,D,^,2", "5/5/M,D,3/M*1,D,3/M,D,^,2", ("points", (2, 1, 3))),
    ("5/5/5/Mc*1,D,3/Mc,D,^,2", "5/5/C,C,3/M*1,C,3/M,D,^,2", ("tie", (2, 1, 3))),
    ("5/5/5/Mc*1,D,3/Mc,D,^,2", "5/5/5/Mc*1,C,3/D*1,C,^,2", ("tie", (2, 1, 3))),
]


@pytest.mark.parametrize(("purple", "white", "expected"), TIES)
def test_ties_go_to_the_largest_territory_then_to_the_most_cows(
    purple: str, white: str, expected: tuple[str, tuple[int, ...]]
) -> None:
    found = result(over(f"{purple}[]", f"{white}[]", f"{EMPTY}[]"))
    assert (found.reason.key.removeprefix("moon-river-result-"), found.places) == expected
