"""A move: coaches, deputies, and cards laid in secret."""

from highnoon.core.game import Event
from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.state import coach_town
from tests.games.desperados.table import act, film, idle, may, of_kind, refusal, table

TURN = {"phase": "sheriff", "sheriff": "taos"}


def test_a_deputy_may_ride_once_and_to_a_neighbour_only() -> None:
    state = table(**TURN, deputies="yuma,taos")
    assert "ride yuma tucson" in may(state, "sheriff")
    state = act(state, "sheriff: ride yuma tucson")
    assert refusal(state, "sheriff: ride tucson yuma") == "deputy-ridden"
    assert refusal(state, "sheriff: ride yuma tucson") == "no-deputy"
    assert refusal(state, "sheriff: ride taos yuma") == "not-here"
    assert {text.split()[1] for text in may(state, "sheriff") if text.startswith("ride")} == {
        "taos"
    }


def test_two_deputies_in_a_town_may_both_ride() -> None:
    state = act(table(**TURN), "sheriff: ride taos shiprock", "sheriff: ride taos shiprock")
    assert state.fresh == ()
    assert state.ridden == (state.map.number["shiprock"],) * 2


def test_next_move_all_deputies_may_ride_again() -> None:
    state = act(table(**TURN), "sheriff: ride taos shiprock", "sheriff: card saloon")
    state = idle(act(state, "green: card saloon", "red: card saloon"), "green", "red")
    assert len(state.fresh) == 2
    assert state.ridden == ()


def test_the_sheriffs_card_is_final_and_ends_his_turn() -> None:
    state = act(table(**TURN), "sheriff: card santa-fe")
    assert state.phase == "cards"
    assert refusal(state, "sheriff: card shiprock") == "final"
    assert refusal(state, "sheriff: ride taos shiprock") == "gang-turn"
    assert may(state, "sheriff") == []


def test_a_card_leads_along_a_road() -> None:
    state = table()
    assert may(state, "green") == [
        "card prescott",
        "card phoenix",
        "card tucson",
        "card nogales",
        "card saloon",
    ]
    assert refusal(state, "green: card taos") == "card-far"


def test_the_card_of_the_own_town_is_no_way_to_stay() -> None:
    assert refusal(table(), "green: card yuma") == "card-here"


def test_a_town_is_played_once_a_round_but_the_start_can_be_visited_again() -> None:
    state = table(
        move="3",
        green="yuma:tucson,yuma",
        red="taos:saloon,shiprock",
        sheriff="taos:saloon,santa-fe,taos",
    )
    assert "card tucson" not in may(state, "green")
    assert refusal(state, "green: card tucson") == "card-used"
    assert "card yuma" in may(
        table(move="2", green="yuma:tucson", sheriff="taos:saloon,santa-fe", red="prescott:saloon"),
        "green",
    )


def test_saloon_is_played_once_a_round() -> None:
    state = table(
        move="2", green="yuma:saloon", red="prescott:saloon", sheriff="taos:saloon,santa-fe"
    )
    assert refusal(state, "green: card saloon") == "saloon-used"
    assert "card saloon" not in may(state, "green")


def test_a_lost_card_cannot_be_played() -> None:
    state = table(round="2", green_lost="tucson")
    assert "card tucson" not in may(state, "green")
    assert refusal(state, "green: card tucson") == "card-lost"


def test_a_chosen_card_may_be_exchanged_until_all_have_chosen() -> None:
    state = act(table(), "green: card tucson")
    assert DESPERADOS.actors(state) == {2}
    assert "card tucson" not in may(state, "green")
    assert refusal(state, "green: card tucson") == "same-card"
    state = act(state, "green: card phoenix", "green: card saloon", "green: card nogales")
    assert state.map.key(state.at[1]) == "nogales"
    state = act(state, "red: card flagstaff")
    assert state.phase == "heists"
    assert refusal(state, "green: card tucson") == "phase"


def test_one_who_has_a_card_must_play() -> None:
    assert refusal(table(), "green: no-card") == "must-play"


def test_one_without_a_playable_card_stays_and_everybody_sees_it_when_all_have_laid() -> None:
    state = table(
        move="3",
        green="nogales:saloon,tombstone",
        green_lost="nogales,tucson,lordsburg,el-paso",
        round="5",
        red="prescott:saloon,yuma",
        sheriff="taos:saloon,santa-fe,taos",
    )
    assert may(state, "green") == ["no-card"]
    state, events = film(state, "green: no-card")
    assert of_kind(events, "no-card") == [{"seat": 1, "move": 3}]
    assert state.map.key(state.at[1]) == "tombstone"
    assert may(state, "green") == []
    assert refusal(state, "green: no-card") == "same-card"
    after, film_after = film(state, "red: card phoenix")
    for viewer in (0, -2):
        assert [DESPERADOS.view_event(event, viewer) for event in events] == [None]
        assert DESPERADOS.view(state, viewer)["players"][1]["row"] == ["?", "?"]
        assert DESPERADOS.view(after, viewer)["players"][1]["row"] == ["?", "?", "none"]
        told = [DESPERADOS.view_event(event, viewer) for event in film_after]
        assert told == [None, Event("gang-laid", {"move": 3, "without": [1]})]


def test_the_sheriff_too_may_be_without_a_card() -> None:
    state = table(
        phase="sheriff",
        move="5",
        round="4",
        sheriff="nogales:saloon,tucson,nogales,tombstone",
        green="yuma:saloon,tucson,yuma,prescott",
        red="yuma:saloon,tucson,yuma,prescott",
    )
    assert "card lordsburg" in may(state, "sheriff")
    assert refusal(state, "sheriff: no-card") == "must-play"


def test_coaches_drive_one_town_each_move_but_not_while_they_are_held_up() -> None:
    state = table(green="yuma", red="yuma")
    assert state.map.key(coach_town(state, "brown")) == "phoenix"
    state = act(state, "green: card phoenix", "red: card tucson", "green: coach brown")
    state, events = film(state, "red: nothing")
    assert of_kind(events, "drove") == []
    assert state.map.key(coach_town(state, "brown")) == "phoenix"
    assert state.move == 2


def test_acting_for_the_other_side_is_refused() -> None:
    assert refusal(table(), "green: ride taos shiprock") == "sheriff-only"
    assert (
        refusal(table(phase="heists", green="yuma:tucson", red="prescott:yuma"), "sheriff: poker")
        == "gang-only"
    )
    assert refusal(table(**TURN), "green: card tucson") == "sheriff-turn"
    assert refusal(table(), "green: poker") == "phase"
    assert refusal(table(), "green: tile 300") == "chance-only"
    assert refusal(table(), "green: card atlantis") == "not-here"
    assert refusal(table(), "chance: tile 300") == "draw"
