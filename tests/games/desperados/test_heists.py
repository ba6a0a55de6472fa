"""After the cards: hold-ups, poker, looking; stacks, reserves and proofs."""

from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.state import Heist
from tests.games.desperados.table import USED_UP, act, film, idle, may, of_kind, refusal, table

FOUR = {
    "players": "4",
    "phase": "heists",
    "sheriff": "taos:fort-sumner",
    "green": "yuma:phoenix",
    "red": "yuma:phoenix",
    "yellow": "yuma:phoenix",
    "deputies": "taos,taos,phoenix",
}
"""Three desperados and a deputy in Phoenix, where the brown coach stands."""


def test_where_no_deputy_is_one_desperado_is_enough() -> None:
    state = table(phase="heists", green="yuma:phoenix", red="yuma:tucson")
    assert may(state, "green") == ["nothing", "coach brown", "poker"]
    state = act(state, "green: poker", "red: nothing")
    phoenix = state.map.number["phoenix"]
    assert state.heists == (Heist(move=1, target="poker", town=phoenix, height=1, gang=0b10),)


def test_one_deputy_asks_for_two_discs_and_a_third_is_reserve() -> None:
    state = act(table(**FOUR), "green: poker", "red: poker", "yellow: poker")
    assert [(heist.height, heist.gang) for heist in state.heists] == [(2, 0b1110)]


def test_without_a_majority_there_is_no_heist() -> None:
    state = table(**{**FOUR, "red": "yuma:tucson", "yellow": "yuma:tucson"})
    assert may(state, "green") == ["nothing"]
    assert refusal(state, "green: poker") == "no-majority"
    assert refusal(state, "green: coach brown") == "no-majority"


def test_every_disc_of_the_stack_must_be_free() -> None:
    state = table(
        **{
            **FOUR,
            "move": "2",
            "sheriff": "taos:fort-sumner,roswell",
            "green": "yuma:phoenix*,tucson",
            "red": "yuma:phoenix,tucson",
            "yellow": "yuma:phoenix,silver-city",
            "deputies": "taos,taos,tucson",
            "heists": "1.poker.phoenix.1.green",
        }
    )
    assert refusal(state, "red: coach brown") == "few-discs"
    assert refusal(state, "green: coach brown") == "disc-spent"


def test_an_incomplete_heist_is_dropped_and_reveals_nothing() -> None:
    state, events = film(table(**FOUR), "green: poker", "red: nothing", "yellow: coach brown")
    assert state.heists == ()
    assert of_kind(events, "dropped") == [
        {"target": "brown", "town": "phoenix", "seats": [3]},
        {"target": "poker", "town": "phoenix", "seats": [1]},
    ]
    for viewer in (0, -2):
        seen = [DESPERADOS.view_event(event, viewer) for event in events]
        told = [event for event in seen if event is not None]
        assert [event.kind for event in told] == ["gang-decided", "drove"]
        assert all(p["row"] == ["?"] for p in DESPERADOS.view(state, viewer)["players"][1:])


def test_two_heists_in_one_town_need_their_discs_each() -> None:
    state = act(table(**FOUR), "green: poker", "red: poker", "yellow: coach brown")
    assert [heist.target for heist in state.heists] == ["poker"]
    open_town = table(**{**FOUR, "deputies": "taos,taos,taos"})
    state = act(open_town, "green: poker", "red: nothing", "yellow: coach brown")
    assert [heist.target for heist in state.heists] == ["brown", "poker"]


def test_a_decision_may_be_changed_until_all_have_decided() -> None:
    state = act(table(**FOUR), "green: poker", "red: poker", "green: nothing")
    assert refusal(state, "green: nothing") == "same-decision"
    assert DESPERADOS.actors(state) == {3}
    state = act(state, "yellow: poker")
    assert [heist.gang for heist in state.heists] == [0b1100]


def test_a_target_serves_one_heist_a_round() -> None:
    state = table(
        phase="heists",
        move="2",
        sheriff="taos:fort-sumner,roswell",
        green="yuma:phoenix*,saloon",
        red="gallup:saloon,phoenix",
        heists="1.poker.phoenix.1.green",
    )
    assert refusal(state, "red: poker") == "target-taken"
    held = table(
        phase="heists",
        move="2",
        sheriff="taos:fort-sumner,roswell",
        green="yuma:phoenix*,saloon",
        red="gallup:saloon,phoenix",
        heists="1.brown.phoenix.1.green",
    )
    assert refusal(held, "red: coach brown") == "target-taken"
    assert may(held, "red") == ["nothing", "poker"]


def test_with_two_coaches_the_coach_is_named() -> None:
    # In round 2 brown drives plan 2 and blue plan 1 backwards: both have left Silver City.
    state = table(
        plan="1",
        round="2",
        phase="heists",
        move="2",
        sheriff="taos:fort-sumner,roswell",
        green="silver-city:socorro,las-cruces",
        red="silver-city:lordsburg,tombstone",
    )
    assert may(state, "green") == ["nothing", "coach brown", "poker"]
    assert may(state, "red") == ["nothing", "coach blue", "poker"]
    assert refusal(state, "red: coach brown") == "no-coach"


def test_who_puts_a_disc_down_shows_the_card_of_this_move() -> None:
    start = table(
        phase="heists",
        move="2",
        sheriff="taos:fort-sumner,roswell",
        green="yuma:phoenix,tucson",
        red="yuma:nogales,tucson",
    )
    state, events = film(start, "green: coach brown", "red: nothing")
    assert of_kind(events, "shown") == [
        {"seat": 1, "town": "tucson", "cards": [{"move": 2, "card": "tucson"}]}
    ]
    assert DESPERADOS.view(state, 0)["players"][1]["row"] == ["?", "tucson"]
    assert DESPERADOS.view(state, 0)["players"][2]["row"] == ["?", "?"]


def test_a_saloon_card_is_shown_with_the_card_before_it() -> None:
    start = table(
        phase="heists",
        move="3",
        sheriff="taos:fort-sumner,roswell,socorro",
        green="yuma:nogales,tombstone,saloon",
        red="prescott:flagstaff,gallup,saloon",
    )
    state = act(start, "green: coach brown", "red: nothing")
    assert DESPERADOS.view(state, 0)["players"][1]["row"] == ["?", "tombstone", "saloon"]


def test_at_the_first_move_the_pawn_proves_a_saloon_card() -> None:
    start = table(phase="heists", green="phoenix:saloon", red="yuma:prescott")
    state, events = film(start, "green: coach brown", "red: nothing")
    assert of_kind(events, "shown")[0]["cards"] == [{"move": 1, "card": "saloon"}]
    assert DESPERADOS.view(state, 0)["players"][1]["row"] == ["saloon"]


def test_without_a_card_the_cards_before_are_shown_back_to_a_town() -> None:
    start = table(
        round="5",
        phase="heists",
        move="4",
        sheriff="taos:saloon,santa-fe,taos,shiprock",
        green="nogales:tombstone,saloon,none*,none*",
        green_lost="nogales,tucson,lordsburg,el-paso",
        red="prescott:saloon,yuma,prescott,phoenix",
    )
    state, events = film(start, "green: poker", "red: nothing")
    assert of_kind(events, "shown")[0]["cards"] == [
        {"move": 2, "card": "saloon"},
        {"move": 1, "card": "tombstone"},
    ]
    assert DESPERADOS.view(state, 0)["players"][1]["row"] == ["tombstone", "saloon", "none", "none"]


def test_looking_needs_no_majority_and_no_disc_but_a_proof() -> None:
    start = table(phase="heists", green="yuma:tucson", red="yuma:phoenix", deputies="tucson,tucson")
    assert may(start, "green") == ["nothing", "look"]
    state, events = film(start, "green: look", "red: nothing")
    assert of_kind(events, "looked") == [{"seat": 1, "town": "tucson", "value": 800}]
    assert of_kind(events, "shown")[0]["cards"] == [{"move": 1, "card": "tucson"}]
    assert DESPERADOS.view(state, 1)["players"][1]["disc"]


def test_the_whole_gang_learns_the_value_and_nobody_else() -> None:
    start = table(phase="heists", green="yuma:tucson", red="yuma:phoenix")
    state, events = film(start, "green: look", "red: nothing")
    looked = next(event for event in events if event.kind == "looked")
    values = {v: DESPERADOS.view(state, v)["banks"][1]["value"] for v in (-2, 0, 1, 2)}
    assert values == {-2: None, 0: 800, 1: 800, 2: 800}
    for viewer, told in ((-2, False), (0, False), (1, True), (2, True)):
        seen = DESPERADOS.view_event(looked, viewer)
        assert seen is not None
        assert ("value" in seen.data) == told


def test_what_cannot_be_looked_at() -> None:
    start = table(phase="heists", green="yuma:tucson", red="yuma:phoenix")
    assert refusal(start, "red: look") == "no-bank"
    empty = table(
        round="5",
        phase="heists",
        green="yuma:tucson",
        red="yuma:phoenix",
        banks="2000.4,empty.4,1100.0,2300.0,2600.0",
        loot=USED_UP,
    )
    assert refusal(empty, "green: look") == "bank-empty"


def test_what_is_not_there_cannot_be_robbed() -> None:
    state = table(phase="heists", green="yuma:tucson", red="yuma:nogales")
    assert refusal(state, "green: poker") == "no-poker"
    assert refusal(state, "red: coach brown") == "no-coach"
    assert refusal(state, "red: coach blue") == "no-coach"


def test_a_desperado_may_look_in_one_move_and_hold_up_in_another() -> None:
    state = table(phase="heists", green="prescott:yuma", red="nogales:tucson")
    state = idle(state, "green")
    state = act(
        state, "red: look", "sheriff: card roswell", "green: card nogales", "red: card saloon"
    )
    assert may(state, "red") == ["nothing", "coach brown", "look"]
