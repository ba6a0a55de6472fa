"""Set-up and the round: columns, rancheros, the saloon."""

import random
from fractions import Fraction

import pytest

from highnoon import CHANCE, Match
from highnoon.games.moon_river.state import State
from tests.games.moon_river.table import RIVER, act, choices, events, phase, position, stores

CHIPS = ("chip desperado", "chip thief", "chip trapper", "chip trapper", "chip farmer")
FIRST = (*CHIPS, "draw Rcc", "draw K3", "draw Dsnn", "draw D")


def begin(players: int, *texts: str, **options: str) -> State:
    start: State = RIVER.start(RIVER.info.read_options({"players": players, **options}))
    return act(start, *texts)


def shown(state: State, column: str) -> list[str]:
    view = RIVER.view(state, 0)
    found = view["here"] if column == "here" else view["there"]
    return [place["parcel"]["code"] if place["parcel"] else "" for place in found]


def test_a_column_is_sorted_by_back_number_and_then_as_drawn() -> None:
    state = begin(4, *FIRST)
    assert shown(state, "there") == ["D", "K3", "Dsnn", "Rcc"]


def test_chances_are_what_is_left_in_the_box() -> None:
    outcomes = dict(RIVER.chance_outcomes(begin(4, *CHIPS)))
    assert outcomes[RIVER.parse_action("draw K3")] == Fraction(9, 96)
    after = dict(RIVER.chance_outcomes(begin(4, *CHIPS, "draw K3")))
    assert after[RIVER.parse_action("draw K3")] == Fraction(8, 95)
    assert dict(RIVER.chance_outcomes(begin(4)))[RIVER.parse_action("chip farmer")] == Fraction(
        2, 20
    )


def test_an_exhausted_kind_is_not_drawn_again() -> None:
    state = begin(4, *CHIPS, "draw Ccc")
    assert RIVER.parse_action("draw Ccc") not in dict(RIVER.chance_outcomes(state))


def test_sampled_draws_follow_the_counts() -> None:
    state = begin(4, *CHIPS)
    rng = random.Random(1)
    drawn = [RIVER.action_text(RIVER.sample_chance(state, rng)) for _ in range(9600)]
    assert 780 < drawn.count("draw K3") < 1020
    assert 60 < drawn.count("draw Ccc") < 145


def test_rancheros_are_drawn_and_stand_one_after_the_other() -> None:
    state = begin(4, *FIRST, "ranchero green")
    assert phase(state) == "green stand"
    state = act(state, "stand 4", "ranchero purple")
    assert choices(state) == ["stand 1", "stand 2", "stand 3"]
    state = act(state, "stand 2", "ranchero white", "stand 3")
    assert phase(state) == "orange stand"
    assert choices(state) == ["stand 1"]
    state = act(state, "stand 1")
    assert state.phase == "column"
    state = act(state, "draw M", "draw M", "draw M", "draw C")
    assert phase(state) == "orange take"


def test_with_three_players_the_parcel_left_over_leaves_the_game() -> None:
    state = act(begin(3, *FIRST), "ranchero purple", "stand 4", "ranchero white", "stand 1")
    assert phase(state) == "orange stand"
    left = events(state, "stand 2")
    assert ("left-over", {"parcel": "Dsnn", "place": 2}) in left
    assert shown(act(state, "stand 2"), "here") == ["D", "K3", "", "Rcc"]


def test_two_players_stand_one_two_one() -> None:
    state = act(begin(2, *FIRST), "ranchero white")
    order = []
    for place in ("stand 3", "stand 1", "stand 4", "stand 2"):
        order.append(phase(state))
        state = act(state, place)
    assert order == ["white stand", "purple stand", "purple stand", "white stand"]
    state = act(state, "draw D", "draw D", "draw D", "draw D")
    assert phase(state) == "purple take"


def test_two_rancheros_of_one_player_act_in_the_order_of_the_column() -> None:
    state = act(begin(2, *FIRST), "ranchero white", "stand 4", "stand 1", "stand 2", "stand 3")
    state = act(state, "draw D", "draw D", "draw D", "draw D")
    turns = []
    while state.phase != "column":
        turns.append(phase(state))
        state = act(state, "take")
        while "keep" in choices(state):
            state = act(state, "keep")
        state = act(state, choices(state)[0])
    assert turns == ["purple take", "purple take", "white take", "white take"]


@pytest.mark.parametrize("key", ["timber", "gold", "outlaws", "city"])
def test_a_scenario_can_be_drawn(key: str) -> None:
    state = begin(3, scenario="draw")
    assert dict(RIVER.chance_outcomes(state))[RIVER.parse_action(f"scenario {key}")] == Fraction(
        1, 4
    )
    state = act(state, f"scenario {key}")
    assert RIVER.view(state, 0)["scenario"] == key
    assert sum(state.box) == 96


def test_every_ranchero_that_chose_leaves_three_places_to_the_next() -> None:
    state = act(position(stores="", takes="D"), "take")
    assert phase(state) == "purple stand"
    assert choices(state) == ["stand 2", "stand 4"]


def test_the_saloon_is_refilled_between_rounds_only() -> None:
    match = Match.new("moon-river", {"players": 4}, seed=3)
    rng = random.Random(3)
    lowest = 5
    while not match.over:
        seat = min(match.actors())
        before = sum(match.state.saloon)
        for entry in match.play(seat, rng.choice(match.legal_actions(seat))):
            if entry.by == CHANCE and entry.action.kind == "chip":
                assert not any(one >= 0 for one in entry.before.here.rancheros) or (
                    entry.before.here.rancheros.count(-2) == 0
                )
        lowest = min(lowest, sum(match.state.saloon))
        assert sum(match.state.saloon) <= max(before, 5)
    assert lowest < 5


def test_the_box_feeds_twenty_four_columns() -> None:
    match = Match.new("moon-river", {"players": 3}, seed=1)
    rng = random.Random(1)
    while not match.over:
        seat = min(match.actors())
        match.play(seat, rng.choice(match.legal_actions(seat)))
    kinds = [event.kind for entry in match.history for event in entry.events]
    assert kinds.count("column-laid") == 24
    assert kinds.count("left-over") == 24
    assert kinds.count("took") == 72
    assert not any(stores(match.state, seat) for seat in range(3))
