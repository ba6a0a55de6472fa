"""The reckoning: arrests before heists, banks last, then everything begins anew."""

from fractions import Fraction

from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.state import State, coach_town, money, pawn
from tests.games.desperados.table import USED_UP, act, film, idle, may, of_kind, refusal, table

LAST = {
    "phase": "heists",
    "move": "5",
    "sheriff": "taos:saloon,santa-fe,taos,shiprock,gallup",
    "green": "yuma:saloon,tucson,yuma,prescott,phoenix",
    "red": "nogales:saloon,tombstone,nogales,yuma,prescott",
}
"""The last decision of a round; the sheriff meets nobody."""


def test_cards_are_revealed_move_by_move_for_everybody() -> None:
    _, events = film(table(**LAST), "green: nothing", "red: nothing")
    revealed = [(data["move"], data["seat"]) for data in of_kind(events, "revealed")]
    assert revealed == [(move, seat) for move in range(1, 6) for seat in range(3)]
    second = of_kind(events, "revealed")[4]
    assert second == {"seat": 1, "move": 2, "card": "tucson", "from": "yuma", "to": "tucson"}


def test_a_desperado_in_the_sheriffs_town_is_arrested_and_loses_that_card() -> None:
    start = table(**{**LAST, "red": "gallup:saloon,flagstaff,prescott,phoenix,gallup"})
    state, events = film(start, "green: nothing", "red: nothing")
    assert of_kind(events, "arrested") == [{"seat": 2, "town": "gallup", "lost": "gallup"}]
    assert state.lost[2] == 1 << state.map.number["gallup"]
    assert state.starts[2] == state.map.number["gallup"]


def test_who_is_arrested_reveals_no_more_cards_and_stays_there() -> None:
    start = table(**{**LAST, "red": "flagstaff:shiprock,taos,fort-sumner,santa-fe,albuquerque"})
    state, events = film(start, "green: nothing", "red: nothing")
    # The sheriff is in Santa Fe at move 2 and in Taos at move 3; red is in Taos at move 2 only.
    assert of_kind(events, "arrested") == []
    start = table(**{**LAST, "red": "flagstaff:shiprock,santa-fe,albuquerque,socorro,roswell"})
    state, events = film(start, "green: nothing", "red: nothing")
    assert of_kind(events, "arrested") == [{"seat": 2, "town": "santa-fe", "lost": "santa-fe"}]
    assert [d["move"] for d in of_kind(events, "revealed") if d["seat"] == 2] == [1, 2]
    assert state.map.key(pawn(state, 2)) == "santa-fe"


def test_standing_there_by_saloon_costs_the_towns_card_too_but_never_the_saloon() -> None:
    start = table(**{**LAST, "red": "taos:saloon,shiprock,taos,fort-sumner,roswell"})
    state, events = film(start, "green: nothing", "red: nothing")
    assert of_kind(events, "arrested") == [{"seat": 2, "town": "taos", "lost": "taos"}]
    state = act(state, "sheriff: card shiprock")
    assert "card saloon" in may(state, "red")


def test_a_card_that_is_lost_already_is_not_lost_again() -> None:
    start = table(
        **{
            **LAST,
            "round": "2",
            "red": "taos:saloon,shiprock,gallup,albuquerque,socorro",
            "red_lost": "taos",
        }
    )
    state, events = film(start, "green: nothing", "red: nothing")
    assert of_kind(events, "arrested") == [{"seat": 2, "town": "taos", "lost": None}]
    assert state.lost[2].bit_count() == 1


def test_a_lost_card_stays_lost_in_later_rounds() -> None:
    start = table(**{**LAST, "red": "taos:saloon,shiprock,taos,fort-sumner,roswell"})
    state = idle(start, "green", "red")
    state = act(state, "sheriff: card shiprock", "red: card santa-fe", "green: card yuma")
    state = idle(state, "green", "red")
    state = act(state, "sheriff: card gallup")
    assert refusal(state, "red: card taos") == "card-lost"


def reach_tiles(**fields: str) -> State:
    return idle(table(**{**LAST, **fields}), "green", "red")


def test_a_heist_succeeds_if_enough_of_its_gang_are_free() -> None:
    state = reach_tiles(
        green="yuma:saloon,tucson,yuma,nogales*,tombstone", heists="4.poker.nogales.1.green"
    )
    assert state.phase == "tiles"
    assert state.reckoned == 4
    assert dict(DESPERADOS.chance_outcomes(state))[DESPERADOS.parse_action("tile 300")] == Fraction(
        4, 14
    )
    state, events = film(state, "chance: tile 300")
    assert of_kind(events, "tile") == [
        {"target": "poker", "town": "nogales", "value": 300, "money": 300}
    ]
    assert not state.poker >> state.map.number["nogales"] & 1
    assert (
        refusal(
            table(
                **{
                    **LAST,
                    "green": "yuma:saloon,tucson,yuma,prescott,phoenix",
                    "round": "2",
                    "poker_gone": "phoenix",
                    "loot": "poker.300.0",
                }
            ),
            "green: poker",
        )
        == "no-poker"
    )


def test_arrests_come_before_heists_and_a_missed_poker_tile_stays() -> None:
    start = table(
        **{
            **LAST,
            "red": "flagstaff:saloon,prescott,flagstaff,shiprock*,taos",
            "heists": "4.poker.shiprock.1.red",
        }
    )
    state, events = film(start, "green: nothing", "red: nothing")
    kinds = [event.kind for event in events if event.kind in ("arrested", "heist-failed")]
    assert kinds == ["arrested", "heist-failed"]
    assert state.poker >> state.map.number["shiprock"] & 1
    assert money(state) == 0


def test_a_reserve_replaces_one_who_was_arrested() -> None:
    through_gallup = "phoenix:saloon,gallup,flagstaff,shiprock*,taos"
    around_it = "yuma:saloon,prescott,flagstaff,shiprock*,taos"
    shared = {
        **LAST,
        "players": "4",
        "deputies": "taos,taos,shiprock",
        "sheriff": "albuquerque:saloon,gallup,albuquerque,socorro,roswell",
        "red": through_gallup,
        "yellow": around_it,
        "heists": "4.poker.shiprock.2.green+red+yellow",
    }
    gang = [f"{seat}: nothing" for seat in ("green", "red", "yellow")]
    state, events = film(table(**{**shared, "green": around_it}), *gang)
    assert of_kind(events, "arrested") == [{"seat": 2, "town": "gallup", "lost": "gallup"}]
    assert [data["seats"] for data in of_kind(events, "heist-won")] == [[1, 3]]
    assert state.due == 1
    _, events = film(table(**{**shared, "green": through_gallup}), *gang)
    assert [data["seats"] for data in of_kind(events, "heist-failed")] == [[3]]


def test_deputies_who_come_later_change_nothing() -> None:
    state = reach_tiles(
        green="yuma:saloon,tucson,yuma,nogales*,tombstone",
        deputies="nogales,nogales",
        heists="4.poker.nogales.1.green",
    )
    assert state.due == 1


def test_a_held_coach_gives_the_top_coach_tile() -> None:
    state = reach_tiles(
        green="yuma:phoenix*,tucson,yuma,nogales,tombstone", heists="1.brown.phoenix.1.green"
    )
    chances = [chance for _, chance in DESPERADOS.chance_outcomes(state)]
    assert chances == [Fraction(1, 5)] * 5
    state = act(state, "chance: tile 1200")
    assert state.coach_box.count(1200) == 1
    assert refusal(state, "chance: tile 300") == "draw"


def test_two_tiles_of_one_move_are_drawn_one_after_the_other() -> None:
    state = reach_tiles(
        green="yuma:phoenix*,tucson,yuma,nogales,tombstone",
        red="yuma:phoenix*,gallup,flagstaff,prescott,yuma",
        heists="1.brown.phoenix.1.green,1.poker.phoenix.1.red",
    )
    assert state.due == 2
    assert refusal(state, "chance: tile 300") == "draw"
    state = act(state, "chance: tile 800")
    assert state.due == 1
    state = act(state, "chance: tile 300")
    assert [tile.kind for tile in state.loot] == ["coach", "poker"]


def test_a_bank_is_robbed_by_more_free_desperados_than_deputies() -> None:
    state, events = film(table(**LAST), "green: nothing", "red: nothing")
    assert of_kind(events, "robbed") == [
        {"town": "prescott", "value": 500, "seats": [2], "money": 500}
    ]
    assert state.phase == "banks"
    guarded = table(**{**LAST, "deputies": "prescott,taos"})
    state, events = film(guarded, "green: nothing", "red: nothing")
    assert of_kind(events, "robbed") == []
    assert state.phase == "sheriff"


def test_the_arrested_rob_no_bank() -> None:
    start = table(**{**LAST, "sheriff": "gallup:saloon,shiprock,gallup,flagstaff,prescott"})
    _, events = film(start, "green: nothing", "red: nothing")
    assert of_kind(events, "arrested") == [{"seat": 2, "town": "prescott", "lost": "prescott"}]
    assert of_kind(events, "robbed") == []


def test_an_empty_bank_cannot_be_robbed() -> None:
    start = table(
        **{
            **LAST,
            "round": "5",
            "banks": "empty.4,2000.4,1100.0,2300.0,2600.0",
            "loot": USED_UP,
        }
    )
    _, events = film(start, "green: nothing", "red: nothing")
    assert of_kind(events, "robbed") == []


def test_a_robbed_bank_gets_a_tile_from_the_top_of_the_pile() -> None:
    state = idle(table(**LAST), "green", "red")
    outcomes = dict(DESPERADOS.chance_outcomes(state))
    values = {action.args[0]: chance for action, chance in outcomes.items()}
    assert values == dict.fromkeys((1400, 1700, 2000, 2900, 3200), Fraction(1, 5))
    state, events = film(state, "chance: bank 3200")
    assert state.banks[0] == 3200
    assert state.batches[0] == 1
    assert (state.round, state.move, state.phase) == (2, 1, "sheriff")
    laid = next(event for event in events if event.kind == "bank-laid")
    for viewer, told in ((-2, False), (0, True), (1, False)):
        seen = DESPERADOS.view_event(laid, viewer)
        assert seen is not None
        assert ("value" in seen.data) == told


def test_when_the_top_is_used_up_the_bottom_follows_and_then_banks_stay_empty() -> None:
    start = table(
        **{
            **LAST,
            "round": "4",
            "red": "nogales:saloon,tombstone,nogales,yuma,prescott",
            "green": "silver-city:saloon,lordsburg,tombstone,nogales,tucson",
            "banks": "3200.3,2000.3,1100.0,2300.0,2600.0",
            "loot": ",".join(USED_UP.split(",")[:6]),
        }
    )
    assert (start.top, start.bottom) == ((), (2000,))
    state = idle(start, "green", "red")
    outcomes = {action.args[0]: chance for action, chance in DESPERADOS.chance_outcomes(state)}
    assert outcomes == {0: Fraction(1, 2), 2000: Fraction(1, 2)}
    state, events = film(state, "chance: bank 0", "chance: bank 2000")
    assert state.banks[:2] == (0, 2000)
    assert of_kind(events, "bank-laid")[0] == {"town": "prescott", "value": 0}


def test_a_new_round_begins_where_the_pawns_stand_with_all_cards_and_discs() -> None:
    state = reach_tiles(
        green="yuma:phoenix*,tucson,yuma,nogales,tombstone",
        red="nogales:saloon,tombstone,nogales,tucson,phoenix",
        heists="1.brown.phoenix.1.green",
    )
    state = act(state, "chance: tile 900")
    assert state.map.keys(state.starts) == ["gallup", "tombstone", "phoenix"]
    assert state.rows == ((), (), ())
    assert DESPERADOS.view(state, 0)["players"][1]["disc"]
    # Brown has begun plan 2, blue drives plan 1 backwards; the held coach counts as arrived.
    assert [state.map.key(coach_town(state, one)) for one in ("brown", "blue")] == [
        "socorro",
        "lordsburg",
    ]
    assert "card saloon" in may(act(state, "sheriff: card flagstaff"), "red")


COACHES = ",".join(f"coach.{value}.0" for value in (1200, 1200, 1100, 1100, 1000, 1000, 900))


def the_end(loot: str) -> State:
    fields = {"red": "nogales:saloon,tombstone,nogales,yuma,phoenix", "round": "5", "loot": loot}
    gone = {"poker_gone": "taos"} if "poker" in loot else {}
    return idle(table(**{**LAST, **fields, **gone}), "green", "red")


def test_the_gang_wins_together_with_4000_for_each() -> None:
    state = the_end(f"{COACHES},poker.500.0")
    result = DESPERADOS.result(state)
    assert result is not None
    assert money(state) == 8000
    assert result.places == (2, 1, 1)
    assert result.scores == (0, 8000, 8000)
    assert DESPERADOS.actors(state) == frozenset()
    assert refusal(state, "green: nothing") == "error-over"


def test_otherwise_the_sheriff_wins() -> None:
    result = DESPERADOS.result(the_end(f"{COACHES},poker.400.0"))
    assert result is not None
    assert result.places == (1, 2, 2)
    assert result.reason.key == "desperados-result-sheriff"


def test_after_the_end_everything_is_open() -> None:
    state = the_end("coach.900.0")
    assert [bank["value"] for bank in DESPERADOS.view(state, -2)["banks"]] == [
        500,
        800,
        1100,
        2300,
        2600,
    ]
