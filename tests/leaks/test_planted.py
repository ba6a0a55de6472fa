"""Planted secrets: marked towns and values are searched for in everything that leaves a match."""

import json
import random
from typing import Any

import pytest

from highnoon import PUBLIC, Match
from highnoon.core.action import Action
from tests.leaks.wire import wire

LAIR = "zyzzyx"
PLAN = "meet-me-at-the-old-mill"
BANKS = (61001, 61003, 61007, 61009, 67003, 67007, 67009)

MAP = f"""
plans = [
  ["ash", "birch", "cedar", "ash", "birch", "cedar"],
  ["cedar", "ash", "birch", "cedar", "ash", "birch"],
  ["birch", "cedar", "ash", "birch", "cedar", "ash"],
  ["ash", "birch", "cedar", "ash", "birch", "cedar"],
  ["cedar", "ash", "birch", "cedar", "birch", "ash"],
]

[towns]
ash = {{ at = [0, 0], bank = true }}
birch = {{ at = [4, 0] }}
cedar = {{ at = [4, 4], bank = true }}
{LAIR} = {{ at = [0, 4] }}
eden = {{ at = [9, 9] }}

[roads]
ash = ["birch", "cedar", "{LAIR}"]
birch = ["cedar"]
eden = ["birch"]

[tiles]
low = {list(BANKS[:4])}
low_laid = 1
high = {list(BANKS[4:])}
high_laid = 1
bottom = []
poker = [11, 11, 11]
coach = [1, 1, 1, 1, 1, 1, 1, 1, 1]
"""


def start(*places: str) -> Match:
    """A match on the marked map: the sheriff, his two deputies, green and red are placed."""
    match = Match.new("desperados", {"players": 3, "map": MAP}, seed=4)
    for town, seat in zip(places, (0, 0, 0, 1, 2), strict=True):
        match.play(seat, f"place {town}")
    return match


def told(match: Match, viewer: int) -> str:
    """What a viewer gets, without the map and the options, which everybody knows."""
    found: dict[str, Any] = wire(match, viewer)
    found["table"]["view"].pop("map")
    found["table"].pop("options")
    found["record"] = [json.loads(line) for line in found["record"].splitlines()[1:]]
    # Refusals answer what the viewer himself has named.
    found.pop("refusals", None)
    return json.dumps(found).lower()


def refused(match: Match, seat: int) -> str:
    """Every refusal a seat can get, except for actions that name the marked town."""
    answers = []
    for text in ("card eden", "card ash", "card saloon", "no-card", "poker", "look", "coach brown"):
        try:
            match.game.apply(match.state, seat, match.game.parse_action(text))
        except Exception as error:  # noqa: BLE001  # whatever comes out is searched
            answers.append(str(error))
    return " ".join(answers).lower()


def test_the_sheriffs_lair_is_told_to_nobody_until_the_reckoning() -> None:
    match = start("ash", "eden", "eden", "eden", "eden")
    for sheriff, gang in ((LAIR, "birch"), ("saloon", "eden"), ("ash", "saloon")):
        match.play(0, f"card {sheriff}")
        for _ in range(2):
            for viewer in (1, 2, PUBLIC):
                assert LAIR not in told(match, viewer)
            assert LAIR not in refused(match, 1) + refused(match, 2)
            assert LAIR in told(match, 0)
            for seat in (1, 2):
                match.play(seat, f"card {gang}" if match.state.phase == "cards" else "nothing")
    assert match.view(1).view["players"][0]["row"] == ["?", "?", "?"]


def test_the_gangs_lair_is_not_told_to_the_sheriff() -> None:
    match = start("eden", "eden", "eden", "ash", "eden")
    match.play(0, "card saloon")
    match.play(1, "card birch")
    versions = {viewer: match.version(viewer) for viewer in (0, 2, PUBLIC)}
    match.play(1, f"card {LAIR}")
    assert match.version(0) == versions[0]
    assert match.version(PUBLIC) == versions[PUBLIC]
    assert match.version(2) == versions[2] + 1
    for viewer in (0, PUBLIC):
        assert LAIR not in told(match, viewer)
    assert LAIR not in refused(match, 0)
    match.play(2, "card saloon")
    match.play(1, "poker")
    match.play(1, "nothing")
    match.play(1, "poker")
    for viewer in (0, PUBLIC):
        assert LAIR not in told(match, viewer)
        assert "poker" not in json.dumps(match.view(viewer).view["players"])
    assert LAIR in told(match, 2)
    match.play(2, "nothing")
    for viewer in (0, 1, 2, PUBLIC):
        assert LAIR in told(match, viewer)


def test_a_dropped_heist_tells_nothing() -> None:
    match = start("eden", LAIR, "eden", "ash", "ash")
    match.play(0, "card saloon")
    match.play(1, f"card {LAIR}")
    match.play(2, f"card {LAIR}")
    before = {viewer: len(match.events(viewer)) for viewer in (0, PUBLIC)}
    match.play(1, "poker")
    match.play(2, "nothing")
    for viewer in (0, PUBLIC):
        seen = match.events(viewer)[before[viewer] :]
        assert [event.kind for event in seen] == ["gang-decided", "drove"]
        assert LAIR not in json.dumps([event.data for event in seen])
        view = match.view(viewer).view
        assert view["heists"] == []
        assert [player["row"] for player in view["players"][1:]] == [["?"], ["?"]]


def test_plans_and_whispers_stay_in_the_gang() -> None:
    match = start("eden", "eden", "eden", "ash", "ash")
    match.say(1, PLAN, to="side")
    match.pencil(2, PLAN)
    for viewer in (0, PUBLIC):
        assert PLAN not in told(match, viewer)
    for viewer in (1, 2):
        assert told(match, viewer).count(PLAN) == 2
    match.say(0, PLAN, to="side")
    assert PLAN not in told(match, PUBLIC)
    assert told(match, 1).count(PLAN) == 2


@pytest.mark.parametrize("seed", range(6))
def test_values_of_bank_tiles_are_told_only_to_those_who_may_know(seed: int) -> None:
    match, rng = Match.new("desperados", {"players": 3, "map": MAP}, seed), random.Random(seed)
    checked = 0
    while not match.over:
        state = match.state
        taken = {tile.value for tile in state.loot}
        lie = [value for value in state.banks if value > 0]
        known = {v for bank, v in enumerate(state.banks) if state.looked >> bank & 1}
        unseen = set(BANKS) - taken
        secrets = {0: unseen - set(lie), 1: unseen - known, PUBLIC: unseen}
        if rng.random() < 0.2:
            for viewer, values in secrets.items():
                text = told(match, viewer)
                assert [value for value in values if str(value) in text] == []
                checked += len(values)
            text = told(match, 0)
            assert all(str(value) in text for value in lie)
        seat = rng.choice(sorted(match.actors()))
        actions: list[Action] = list(match.legal_actions(seat))
        looks = [action for action in actions if action.kind == "look"]
        match.play(seat, rng.choice(looks or actions))
    assert checked > 100
