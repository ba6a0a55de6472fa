"""Texts of actions and positions: what is wrong with one is told, all of it."""

import pytest

from highnoon import Action, InvalidAction, InvalidPosition
from highnoon.games.desperados.game import DESPERADOS
from tests.games.desperados.table import BASE, table


def wrong(**fields: str) -> list[str]:
    """The keys of what is wrong with a position."""
    with pytest.raises(InvalidPosition) as found:
        table(**fields)
    return [reason.key.removeprefix("desperados-position-") for reason in found.value.reasons]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("CARD  Tucson", Action("card", ("tucson",))),
        ("card saloon", Action("card", ("saloon",))),
        ("no-card", Action("no-card")),
        ("ride yuma tucson", Action("ride", ("yuma", "tucson"))),
        ("coach brown", Action("coach", ("brown",))),
        ("bank 500", Action("bank", (500,))),
        ("plan 3", Action("plan", (3,))),
        ("card sankt-pölten", Action("card", ("sankt-pölten",))),
    ],
)
def test_actions_are_read(text: str, action: Action) -> None:
    assert DESPERADOS.parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "card", "card a b", "ride yuma", "coach red", "plan 6", "bank x", "bank 1234567", "bank ²",
     "place saloon", "ride saloon yuma", "card none", "card -x", "poker yuma", "tile", "no card"],
)  # fmt: skip
def test_what_is_no_action_is_refused_with_examples(text: str) -> None:
    with pytest.raises(InvalidAction) as found:
        DESPERADOS.parse_action(text)
    assert "card phoenix" in str(found.value.reason.args["examples"])


def test_an_action_of_another_map_has_no_number() -> None:
    with pytest.raises(InvalidAction):
        DESPERADOS.numbers(DESPERADOS.start({"players": 3})).index(Action("card", ("atlantis",)))


SALOON = {"phase": "sheriff", "move": "3", "sheriff": "taos:saloon,shiprock",
          "red": "prescott:saloon,yuma"}  # fmt: skip
TILES = {"phase": "tiles", "move": "5", "reckoned": "1", "due": "1",
         "sheriff": "taos:saloon*,santa-fe,taos,shiprock,gallup",
         "green": "yuma:phoenix*,tucson,yuma,prescott,flagstaff",
         "red": "nogales:saloon*,tombstone,nogales,yuma,prescott",
         "heists": "1.brown.phoenix.1.green"}  # fmt: skip
"""A proof by Saloon, and a tile that is drawn in the reckoning of the first move."""


def test_these_positions_are_possible() -> None:
    table(**TILES)
    table(**SALOON, heists="2.poker.phoenix.1.green", green="yuma:phoenix*,saloon*")


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"players": "9"}, "field"),
        ({"players": "x"}, "field"),
        ({"phase": "dance"}, "field"),
        ({"round": ""}, "field"),
        ({"green": "atlantis"}, "field"),
        ({"green": "yuma:tucson,yuma,tucson,yuma,tucson,yuma"}, "field"),
        ({"yellow": "yuma"}, "field"),
        ({"deputies": "taos,atlantis"}, "field"),
        ({"banks": "500.0"}, "field"),
        ({"banks": "500.0,800.0,1100.0,2300.0,x.0"}, "field"),
        ({"loot": "horse.1.0"}, "field"),
        ({"heists": "1.brown"}, "field"),
        ({"heists": "1.brown.phoenix.1.sheriff"}, "field"),
        ({"decided": "green.dance"}, "field"),
        ({"decided": "nobody.poker"}, "field"),
        ({"arrested": "sheriff"}, "field"),
        ({"map": "not-a-map"}, "field"),
        ({"map": "eJwDAAAAAAE="}, "field"),
        ({"horse": "1"}, "field"),
        ({"banks": "500.0,500.0,1100.0,2300.0,2600.0"}, "no-such-tile"),
        ({"loot": "poker.7.0"}, "no-such-tile"),
        ({"loot": "coach.7.0"}, "no-such-tile"),
        ({"round": "0"}, "round"),
        ({"phase": "over", "move": ""}, "round"),
        ({"move": ""}, "move"),
        ({"phase": "tiles", "reckoned": "1"}, "move"),
        ({"plan": ""}, "plan"),
        ({"reckoned": "2"}, "reckoning"),
        ({"arrested": "green"}, "reckoning"),
        ({"poker_gone": "yuma"}, "poker"),
        ({"poker_gone": "tucson"}, "field"),
        ({"poker_gone": "yuma,yuma", "loot": "poker.300.0", "round": "2"}, "field"),
        ({"green_lost": "yuma,yuma", "round": "3"}, "field"),
        ({"green_lost": "yuma"}, "lost"),
        ({"heists": "1.poker.yuma.1.green+green"}, "field"),
        ({"phase": "heists", "green": "yuma:tucson", "red": "prescott:yuma",
          "decided": "green.nothing,green.look"}, "field"),
        ({"loot": "coach.900.0"}, "loot"),
        ({"loot": "coach.900.1", "round": "2"}, "loot"),
        ({"loot": "coach.900.0,coach.900.0", "round": "2"}, "loot"),
        ({"banks": "500.0,empty.1,1100.0,2300.0,2600.0", "loot": "bank.800.0", "round": "2"},
         "pile"),
        ({"banks": "500.0,2900.1,1100.0,2300.0,2600.0", "loot": "bank.800.0,bank.1400.1",
          "round": "3"}, "pile"),
        ({"loot": "bank.2000.1,bank.2000.1,bank.2000.1", "round": "3"}, "pile"),
        ({"banks": "500.0,800.0*,1100.0,2300.0,2600.0"}, "looked"),
        ({"sheriff": "taos:fort-sumner*"}, "shown"),
        ({"green": "yuma:tucson*", "red": "prescott"}, "shown"),
        (SALOON | {"heists": "2.poker.phoenix.1.green", "green": "yuma:phoenix,saloon*"}, "shown"),
        (SALOON | {"heists": "2.poker.phoenix.1.green", "green": "yuma:phoenix*,saloon"}, "shown"),
        (SALOON | {"heists": "2.poker.phoenix.1.green", "green": "yuma:phoenix*,saloon*",
                   "poker_gone": "phoenix", "loot": "poker.300.0", "round": "2"}, "heist"),
        (TILES | {"sheriff": "taos:saloon,santa-fe,taos,shiprock*,gallup"}, "shown"),
        (TILES | {"sheriff": "yuma:phoenix*,gallup,flagstaff,prescott,yuma"}, "arrest"),
        (TILES | {"arrested": "red", "red": "nogales:saloon*"}, "arrest"),
        (TILES | {"poker_gone": "taos"}, "poker"),
        (TILES | {"due": "2"}, "due"),
        ({"banks": "500.0,800.0,1100.0,2300.0,due.0"}, "banks"),
        ({"banks": "500.0,800.0,1100.0,2300.0,2600.3"}, "batch"),
        ({"banks": "500.0,800.0,1100.0,2300.0,2600.1"}, "batch"),
        ({"banks": "500.0,800.0,1100.0,2300.0,2600.1"}, "set-up"),
        ({"loot": "bank.2900.0"}, "set-up"),
        ({"banks": "500.0,800.0,1100.0,2300.0,empty.0*"}, "looked"),
        ({"deputies": "taos"}, "pieces"),
        ({"red": ""}, "pieces"),
        ({"decided": "green.poker"}, "decision"),
        ({"green_lost": "yuma,taos"}, "lost"),
        ({"sheriff": "taos"}, "cards"),
        ({"green": "yuma:tucson", "red": "prescott:yuma"}, "cards"),
        ({"green": "yuma:taos"}, "card"),
        ({"green": "yuma:none*"}, "card"),
        ({"green": "yuma:tucson", "green_lost": "tucson"}, "card"),
        ({"heists": "1.brown.phoenix.1.green"}, "heist"),
        ({"due": "1"}, "due"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_position_is_told(fields: dict[str, str], expected: str) -> None:
    assert expected in wrong(**fields)


def test_all_that_is_wrong_is_told_at_once() -> None:
    assert len(wrong(phase="dance", green="atlantis", banks="1.0", players="7")) >= 4


def test_a_set_up_has_three_low_tiles() -> None:
    text = "players=3 phase=banks round=0 banks=500.0,800.0,1100.0,1400.0,due.0"
    with pytest.raises(InvalidPosition) as found:
        DESPERADOS.parse_position(text)
    assert found.value.reason.key == "desperados-position-set-up"


def test_a_decision_all_have_made_would_have_happened() -> None:
    fields = {"phase": "heists", "green": "yuma:tucson", "red": "prescott:yuma"}
    assert wrong(**fields, decided="green.nothing,red.nothing") == ["all-decided"]


def test_a_decision_must_have_been_possible() -> None:
    fields = {"phase": "heists", "green": "yuma:tucson", "red": "prescott:yuma"}
    assert wrong(**fields, decided="green.poker") == ["decided"]


def test_a_field_given_twice_is_wrong() -> None:
    text = " ".join(f"{name}={value}" for name, value in BASE.items())
    with pytest.raises(InvalidPosition):
        DESPERADOS.parse_position(f"{text} move=1")


def test_shown_cards_must_have_been_laid() -> None:
    state = table()._replace(shown=(0, 0b100, 0))
    assert [reason.key for reason in DESPERADOS.check(state)] == ["desperados-position-shown"]


def test_a_state_that_forgot_where_it_is_is_found() -> None:
    state = table()
    assert DESPERADOS.check(state._replace(at=(0, 1, 2)))
    assert DESPERADOS.check(state._replace(top=()))
    assert DESPERADOS.check(state._replace(poker_box=()))
