"""The search that knows all parcels of a ranch beforehand: a few of them, and those of a game."""

import random

import pytest
from bench.hindsight import Own, most, own_of

from highnoon import Match
from highnoon.games.moon_river.pieces import OUR_KIT
from highnoon.games.moon_river.state import empty_ranch


def own(scenario: str, *codes: str, tile: str | None = None) -> Own:
    """One parcel a turn on Mary's board, for two players."""
    kinds = OUR_KIT.kind_of
    turns = tuple((kinds[code],) for code in codes)
    start = empty_ranch(OUR_KIT, "mary", 2)
    return Own(OUR_KIT, scenario, start, turns, None if tile is None else kinds[tile])


@pytest.mark.parametrize(
    ("scenario", "codes", "expected"),
    [
        ("city", "Rcc Rcc Rcc Rcc Rcc Rcc", 40),
        ("city", "Rcc K3 Rcc K3 Rcc K3", 10),
        ("city", "Rcc Rcc K3 K3", 0),
        ("timber", "F F F K3", 10),
        ("gold", "Dn Dsnn Dsnn Dn", 40),
        ("gold", "Dsnn Dsnn", 0),
        ("outlaws", "Don Mon Rco D", 10),
    ],
)
def test_a_few_parcels_bring_what_the_rules_say(scenario: str, codes: str, expected: int) -> None:
    assert most(own(scenario, *codes.split())) == expected


def test_parcels_that_come_too_late_for_each_other_are_two_groups_or_none() -> None:
    """Four stores are full after four turns: farms cannot wait for ever, but they can be met."""
    codes = ["Rcc", *["K3"] * 10, "Rcc", *["K3"] * 10, "Rcc", "K3"]
    assert most(own("city", *codes)) == 10


def test_all_that_came_to_a_seat_is_known_from_its_game() -> None:
    match = Match.new("moon-river", {"players": 3, "scenario": "gold"}, 5)
    dice = random.Random(5)
    while not match.over:
        seat = min(match.actors())
        match.play(seat, dice.choice(match.legal_actions(seat)))
    for seat in match.seats:
        came = own_of(match, seat)
        assert len(came.turns) == 24
        laid = sum(1 for kind in match.state.ranches[seat].parcels if kind)
        assert laid <= sum(map(len, came.turns)) == 24
