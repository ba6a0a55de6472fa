"""Set-up: bank tiles, the ring of plans, placing."""

from collections import Counter
from fractions import Fraction

import pytest

from highnoon import CHANCE, PUBLIC, Match
from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.state import State, coach_town, coaches, route
from tests.games.desperados.table import act, film, may, of_kind, refusal, table

NEW = DESPERADOS.start({"players": 3, "tiles": "first"})
LOW, HIGH = {500, 800, 1100, 1400, 1700, 2000}, {2300, 2600, 2900, 3200}
DEALT = act(NEW, *(f"chance: bank {value}" for value in (500, 3200, 2000, 2300, 1700)))


def all_deals(state: State, chance: Fraction = Fraction(1)) -> Counter[tuple[int, ...]]:
    if state.phase != "banks":
        return Counter({state.banks: chance})
    found: Counter[tuple[int, ...]] = Counter()
    for action, share in DESPERADOS.chance_outcomes(state):
        found.update(all_deals(DESPERADOS.apply(state, CHANCE, action).state, chance * share))
    return found


def test_three_low_and_two_high_tiles_lie_on_the_banks_all_ways_equally_likely() -> None:
    deals = all_deals(NEW)
    assert all(sum(value in LOW for value in deal) == 3 for deal in deals)
    assert all(sum(value in HIGH for value in deal) == 2 for deal in deals)
    assert len(deals) == 20 * 6 * 120
    assert set(deals.values()) == {Fraction(1, 20 * 6 * 120)}


def test_the_other_tiles_make_the_pile_with_two_2000s_at_the_bottom() -> None:
    assert DEALT.top == (800, 1100, 1400, 2600, 2900)
    assert DEALT.bottom == (2000, 2000)


def test_every_town_without_a_bank_has_a_poker_tile() -> None:
    banks = [town for town, town_ in enumerate(NEW.map.towns) if town_.bank]
    assert NEW.poker == sum(1 << town for town in range(19) if town not in banks)
    assert NEW.poker.bit_count() == len(NEW.poker_box) == 14


def test_any_plan_may_be_first() -> None:
    outcomes = DESPERADOS.chance_outcomes(DEALT)
    assert [chance for _, chance in outcomes] == [Fraction(1, 5)] * 5


def test_the_sheriff_places_himself_then_as_many_deputies_as_there_are_desperados() -> None:
    state = act(DEALT, "chance: plan 2", "sheriff: place yuma", "sheriff: place taos")
    assert state.phase == "muster"
    assert refusal(state, "green: place yuma") == "sheriff-turn"
    state = act(state, "sheriff: place taos")
    assert state.phase == "hideout"
    assert state.fresh == (state.map.number["taos"],) * 2
    assert refusal(state, "sheriff: place taos") == "gang-turn"


def test_desperados_place_themselves_in_any_order_even_with_the_sheriff() -> None:
    state = act(DEALT, "chance: plan 2", *["sheriff: place yuma"] * 3)
    assert DESPERADOS.actors(state) == {1, 2}
    state = act(state, "red: place yuma")
    assert may(state, "red") == []
    assert refusal(state, "red: place taos") == "placed"
    state, events = film(state, "green: place el-paso")
    assert state.phase == "sheriff"
    assert (state.round, state.move) == (1, 1)
    assert of_kind(events, "round") == [{"round": 1, "coaches": {"brown": "silver-city"}}]
    assert of_kind(events, "drove") == [{"coach": "brown", "from": "silver-city", "to": "socorro"}]


def test_the_plans_follow_in_their_ring_and_blue_drives_the_last_one_backwards() -> None:
    plan_5 = table(plan="5", round="1")
    assert coaches(plan_5) == ("brown",)
    names = plan_5.map.keys
    assert names(route(plan_5, "brown"))[:2] == ["prescott", "flagstaff"]
    round_2 = table(plan="5", round="2")
    assert coaches(round_2) == ("brown", "blue")
    assert names(route(round_2, "brown"))[0] == "yuma"
    assert names(route(round_2, "blue")) == names(route(plan_5, "brown"))[::-1]
    assert names([coach_town(round_2, "brown"), coach_town(round_2, "blue")]) == [
        "phoenix",
        "tucson",
    ]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_count_of_players_has_its_deputies_and_its_goal(players: int) -> None:
    match = Match.new("desperados", {"players": players}, seed=1)
    while match.view(PUBLIC).view["phase"] != "sheriff":
        seat = min(match.actors())
        match.play(seat, "place gallup")
    view = match.view(PUBLIC).view
    assert view["deputies"] == ["gallup"] * (players - 1)
    assert view["goal"] == 4000 * (players - 1)
