"""What each level of Desperados does well, and where it errs because of what it cannot see."""

import random

import pytest

from highnoon import TableView, game
from highnoon.bots import Budget, choose, ladder
from highnoon.core.match import Match

DESPERADOS = game("desperados")
ENOUGH = Budget(60.0, 200)
"""Searches end by themselves here: the clock of a busy machine must not decide a test."""

SHERIFF, GREEN, RED = 0, 1, 2


def table(text: str, seat: int) -> TableView[object]:
    state = DESPERADOS.parse_position(text)
    choices = tuple(DESPERADOS.legal_actions(state, seat))
    waiting = tuple(sorted(DESPERADOS.actors(state)))
    options = {"players": state.players, "map": ""}
    view = DESPERADOS.view(state, seat)
    return TableView("desperados", 1, options, seat, 0, waiting, choices, view)


def chosen(text: str, seat: int, level: int, seeds: int = 3) -> set[str]:
    """What the level does here, whatever its dice say."""
    return {
        DESPERADOS.action_text(choose(table(text, seat), level, random.Random(seed), ENOUGH).action)
        for seed in range(seeds)
    }


EARLY = (
    "players=3 phase=cards round=5 move=3 plan=5 sheriff=silver-city:lordsburg,saloon,tombstone"
    " green=lordsburg:las-cruces*,saloon,lordsburg red=santa-fe:taos*,saloon"
    " green-lost=santa-fe,fort-sumner,roswell deputies=prescott,tucson"
    " heists=1.poker.taos.1.red,1.poker.las-cruces.1.green"
    " poker-gone=flagstaff,phoenix,lordsburg,fort-sumner"
    " banks=2000.0,2600.0,1400.3,2300.4,3200.0*"
    " loot=coach.1100.0,poker.300.0,poker.500.0,poker.300.0,coach.900.0,bank.800.0,coach.1000.0,"
    "poker.300.0,bank.500.0"
)


def test_level_1_rides_into_a_bank_long_before_banks_are_robbed() -> None:
    # Santa Fe in move 3: he cannot stay, and has no second card to come back.
    assert chosen(EARLY, RED, 1) == {"card santa-fe"}
    assert "card santa-fe" not in chosen(EARLY, RED, 2)


SEEN_LONG_AGO = (
    "players=3 phase=sheriff round=1 move=4 plan=3 sheriff=tombstone:el-paso,saloon,las-cruces"
    " green=albuquerque:socorro*,roswell,fort-sumner red=yuma:nogales*,saloon,tucson"
    " ridden=prescott,tucson heists=1.poker.nogales.1.red,1.poker.socorro.1.green"
    " banks=500.0,800.0,1100.0,2300.0,2600.0"
)


def test_level_2_looks_for_people_where_they_cannot_be_any_more() -> None:
    # Green showed Socorro in move 1: that card is spent, and one Saloon lasts for one move.
    assert chosen(SEEN_LONG_AGO, SHERIFF, 2) == {"card socorro"}
    assert "card socorro" not in chosen(SEEN_LONG_AGO, SHERIFF, 3)


STRANDED = (
    "players=3 phase=cards round=5 move=4 plan=1 sheriff=socorro:albuquerque,gallup,saloon,phoenix"
    " green=silver-city:lordsburg*,tucson,nogales,saloon red=santa-fe:shiprock*,taos,saloon"
    " green-lost=tombstone,el-paso red-lost=phoenix,tucson,nogales deputies=prescott,silver-city"
    " heists=1.poker.lordsburg.1.green,1.poker.shiprock.1.red"
    " poker-gone=yuma,phoenix,nogales,tombstone,roswell"
    " banks=2600.0,500.0*,2900.0*,2000.4,1700.0*"
    " loot=poker.500.0,poker.400.0,coach.1100.0,poker.600.0,poker.300.0,poker.500.0,bank.1100.0"
)


def test_level_3_does_not_think_of_its_next_card() -> None:
    # The bank of Santa Fe is one ride away, but his Saloon card is spent: he would have to leave.
    assert chosen(STRANDED, RED, 3) == {"card santa-fe"}
    assert chosen(STRANDED, RED, 4) == {"card fort-sumner"}


@pytest.mark.parametrize("level", [4, 5])
def test_the_upper_levels_mix(level: int) -> None:
    match, rng = Match.new("desperados", {"players": 3}, seed=7), random.Random(1)
    while match.view(GREEN).view["phase"] != "hideout":
        match.play(SHERIFF, choose(match.view(SHERIFF), level, rng, ENOUGH).action)
    seen = match.view(GREEN)
    towns = {choose(seen, level, random.Random(seed), ENOUGH).action for seed in range(6)}
    assert len(towns) > 2


def on_the_richest(level: int, deals: int) -> int:
    """In how many set-ups a deputy stands on the richest bank."""
    count = 0
    for seed in range(deals):
        match, rng = Match.new("desperados", {"players": 3}, seed=seed), random.Random(seed)
        while match.view(SHERIFF).view["phase"] == "muster":
            match.play(SHERIFF, choose(match.view(SHERIFF), level, rng, ENOUGH).action)
        view = match.view(SHERIFF).view
        richest = max(view["banks"], key=lambda bank: bank["value"] or 0)["town"]
        count += richest in view["deputies"]
    return count


def test_the_sheriff_of_level_5_does_not_show_where_the_money_is() -> None:
    # Two deputies before five banks: who hides it stands on the richest in about 40 of 100 deals.
    assert on_the_richest(4, 40) >= 35
    assert 8 <= on_the_richest(5, 40) <= 26


KNOWN = (
    "players=3 phase=heists round=2 move=5 plan=1 sheriff=tucson:tombstone,saloon,el-paso,"
    "las-cruces,lordsburg green=phoenix:prescott*,saloon*,flagstaff*,gallup,silver-city"
    " red=el-paso:saloon*,roswell*,las-cruces,el-paso,tombstone green-lost=phoenix"
    " deputies=prescott,silver-city heists=2.poker.roswell.1.red,3.poker.flagstaff.1.green"
    " poker-gone=tombstone,lordsburg banks=2900.0*,1700.0,2600.0*,800.0,2300.1*"
    " loot=poker.300.0,poker.500.0,bank.2000.0"
)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_nobody_looks_again_at_a_tile_that_the_gang_knows(level: int) -> None:
    assert chosen(KNOWN, GREEN, level) == {"nothing"}
    unknown = KNOWN.replace("2600.0*", "2600.0").replace("saloon*,", "saloon,")
    assert chosen(unknown, GREEN, level) == {"look"}


WANTING = (
    "players=3 phase=cards round=5 move=4 plan=5 sheriff=silver-city:gallup,shiprock,saloon,taos"
    " green=prescott:phoenix,tucson,lordsburg*,saloon red=taos:fort-sumner*,albuquerque,socorro"
    " green-lost=nogales,gallup,el-paso red-lost=tombstone,lordsburg deputies=prescott,silver-city"
    " heists=1.poker.fort-sumner.1.red,3.poker.lordsburg.1.green"
    " poker-gone=nogales,tombstone,socorro banks=1700.0*,1100.0*,3200.0,2600.0,800.0*"
    " loot=coach.1100.0,poker.300.0,coach.900.0,coach.1000.0,poker.500.0,poker.500.0,coach.1000.0"
)


def test_level_4_does_not_ask_how_much_is_still_missing() -> None:
    # It heads for El Paso, whose $800 nobody guards; but the gang needs twice as much to win.
    # Both other ways end in Silver City, whose bank is guarded, but rich enough.
    assert chosen(WANTING, RED, 4) == {"card roswell"}
    assert chosen(WANTING, RED, 5) <= {"card saloon", "card silver-city"}


TOGETHER = (
    "players=4 phase=heists round=1 move=1 plan=4 sheriff=phoenix:saloon green=las-cruces:socorro"
    " red=albuquerque:socorro yellow=santa-fe:taos deputies=santa-fe ridden=phoenix,socorro"
    " banks=2000.0,1700.0,2600.0,2900.0,1100.0"
)


def test_level_5_holds_a_guarded_coach_up_by_two() -> None:
    # One deputy rides along: neither can take the coach alone, and a poker tile is worth half.
    assert chosen(TOGETHER, GREEN, 5) == {"coach brown"}
    state = DESPERADOS.parse_position(TOGETHER)
    sure = DESPERADOS.apply(state, GREEN, DESPERADOS.parse_action("coach brown")).state
    assert chosen(DESPERADOS.position_text(sure), RED, 5) == {"coach brown"}


UNGUARDED = (
    "players=3 phase=sheriff round=1 move=5 plan=2 sheriff=el-paso:tombstone,saloon,tucson,phoenix"
    " green=nogales:tucson,tombstone,lordsburg,las-cruces*"
    " red=santa-fe:albuquerque*,fort-sumner,roswell,saloon deputies=roswell ridden=silver-city"
    " heists=1.poker.albuquerque.1.red,4.poker.las-cruces.1.green"
    " banks=1700.0,1100.0,2300.0,1400.0,3200.0"
)


def test_the_deputies_of_level_5_know_where_their_sheriff_is_not() -> None:
    # He began in El Paso, so the gang may fear him there; but he is far off, and the bank is rich.
    assert "ride roswell el-paso" not in chosen(UNGUARDED, SHERIFF, 4)
    assert chosen(UNGUARDED, SHERIFF, 5) == {"ride roswell el-paso"}


NEXT_DOOR = (
    "players=3 phase=sheriff round=2 move=5 plan=1 sheriff=santa-fe:shiprock,saloon,gallup,phoenix"
    " green=silver-city:lordsburg,tombstone*,nogales,yuma"
    " red=santa-fe:fort-sumner,roswell,el-paso*,tombstone red-lost=santa-fe"
    " deputies=nogales,roswell heists=2.blue.tombstone.1.green,3.brown.el-paso.1.red"
    " poker-gone=roswell banks=2900.0,1700.0,2600.0*,800.0*,2000.0 loot=poker.300.0"
)


def test_a_deputy_of_level_5_guards_what_is_open_next_door() -> None:
    # Red, seen in El Paso, can be in Tucson. The sheriff could go there himself: but then nobody
    # would be in Prescott, where Green may be.
    assert chosen(NEXT_DOOR, SHERIFF, 5) == {"ride nogales tucson"}
    state = DESPERADOS.parse_position(NEXT_DOOR)
    posted = DESPERADOS.apply(state, SHERIFF, DESPERADOS.parse_action("ride nogales tucson")).state
    assert chosen(DESPERADOS.position_text(posted), SHERIFF, 5) == {"card prescott"}


LAST_CARD = (
    "players=3 phase=cards round=5 move=5 plan=1"
    " sheriff=santa-fe:taos,saloon,shiprock,gallup,silver-city"
    " green=gallup:albuquerque,santa-fe,shiprock,flagstaff"
    " red=santa-fe:shiprock,gallup*,phoenix,silver-city"
    " green-lost=tucson,silver-city,gallup,roswell red-lost=santa-fe deputies=el-paso"
    " ridden=silver-city heists=2.brown.gallup.1.red poker-gone=tombstone,albuquerque"
    " banks=3200.0*,800.0*,2000.0*,1100.1*,2600.0 loot=poker.400.0,bank.500.0,coach.900.0,"
    "poker.300.0,coach.800.0,coach.1200.0,coach.1000.0"
)


def test_on_the_last_card_the_gang_of_level_5_plays_what_can_still_win() -> None:
    # They lack some $1,900, and only the $3,200 of Prescott can bring them. That the sheriff waits
    # there is likely, and level 4 is certain of it.
    assert chosen(LAST_CARD, GREEN, 4) == {"card saloon"}
    assert chosen(LAST_CARD, GREEN, 5, seeds=6) == {"card prescott"}


def test_every_level_plays_a_whole_game_on_either_side() -> None:
    match, rng = Match.new("desperados", {"players": 6}, seed=3), random.Random(3)
    hurry = Budget(60.0, 10)
    while not match.over:
        seat = min(match.actors())
        level = 1 + (seat + match.view(0).view["round"]) % 5
        choice = choose(match.view(seat), level, rng, hurry)
        match.play(seat, choice.action)
    assert match.result is not None


def test_levels_are_numbered_and_each_says_what_it_cannot_see() -> None:
    rungs = ladder("desperados")
    assert [rung.number for rung in rungs] == [1, 2, 3, 4, 5]
    for rung in rungs:
        assert rung.name != rung.blind
