"""The seven kinds of token, each with every choice it gives."""

import pytest

from highnoon import IllegalAction, Match
from tests.games.longhorn.table import LONGHORN, act, cell, choices, events, herd, position


def test_stealing_takes_all_cows_of_the_colour_and_leaves_the_token_while_cows_remain() -> None:
    state = position("Swo,Noo,Dg/R,Mw,T/B,Cwwg.4,Kb", "C", eagle="oo")
    after = act(state, "steal w")
    assert herd(after, 0) == "wwoo"
    assert cell(after, "C") == "Cg.4"
    assert after.nuggets == ("", "")


def test_a_nugget_is_kept() -> None:
    state = position("Swo,Noo,Dg/R,Mw,T/B,Cww.4,K", "C")
    after = act(state, "steal w")
    assert after.nuggets == ("4", "")
    assert cell(after, "C") == "C"


def test_branding_takes_a_colour_from_a_neighbour_and_does_not_lengthen_the_move() -> None:
    state = position("Swo,Noo,Dg/R,Mwwb,Tg/B,Cw.i,Kw", "C", eagle="-")
    asked = act(state, "steal w")
    assert choices(asked) == ["brand M w", "brand M b", "brand K w"]
    after = act(asked, "brand M w")
    assert herd(after, 0) == "www"
    assert cell(after, "M") == "Mb"
    assert after.stolen == 1
    assert choices(after) == ["move M", "move K"]


def test_branding_that_empties_a_place_puts_its_token_back_without_effect() -> None:
    state = position("So,Nw.s,Dg/Rgb,Mww,Tg/B,Cw.i,Kw.5", "C", eagle="-")
    after = act(state, "steal w", "brand K w")
    assert cell(after, "K") == "K"
    assert after.nuggets == ("", "")


def test_branding_the_last_cow_from_under_the_sheriff_arrests_nobody() -> None:
    state = position("So,Cw.i,Dg/Rgb,Nww.s,Tg/B,Mg,Kw", "C", eagle="-")
    after = act(state, "steal w", "brand N w")
    assert after.phase == "move"
    assert cell(after, "N") == "N"


def test_without_cows_next_door_the_iron_does_nothing() -> None:
    state = position("Swo,Noo,Dg/R,M,Tg/B,Cww.i,K", "C")
    after = act(state, "steal w")
    assert after.phase == "move"


def test_the_epidemic_removes_a_colour_for_good_and_empties_places_without_effect() -> None:
    state = position("Sgg.5,Ng,Dg/R,Mww,Tg/B,Cw.e,Kwob", "C", eagle="ggg")
    asked = act(state, "steal w")
    assert choices(asked) == ["epidemic w", "epidemic o", "epidemic g", "epidemic b"]
    after = act(asked, "epidemic g")
    assert cell(after, "S") == "S"
    assert herd(after, 0) == "wggg"
    assert LONGHORN.view(after, 0)["prices"] == [300, 100, 0, 100]
    assert LONGHORN.view(after, 0)["removed"] == [0, 0, 5, 0]


def test_a_struck_colour_stays_worthless_when_a_rattlesnake_brings_a_cow_back() -> None:
    state = position("So,Nb,D/R,Mw,T/B,Cw.r,Kw", "C", eagle="gg", struck="g")
    after = act(state, "steal w", "snake w M", "snake g M")
    assert LONGHORN.view(after, 0)["left"][2] == 1
    assert LONGHORN.view(after, 0)["prices"][2] == 0


def test_the_epidemic_may_strike_a_colour_that_is_not_on_the_board() -> None:
    state = position("Sgg,Ng,Dg/R,Mww.r,Tg/B,Cw.e,Kwo", "C", eagle="gbbbbb")
    after = act(state, "steal w", "epidemic b")
    assert LONGHORN.view(after, 0)["struck"] == 3
    assert LONGHORN.view(after, 0)["removed"] == [0, 0, 0, 0]
    (told,) = [one for one in events(act(state, "steal w"), "epidemic b") if one.kind == "epidemic"]
    assert told.data["count"] == 0
    # A rattlesnake brings a black cow back, and it is worth nothing.
    fled = act(after, "move M", "steal w", *(f"snake {colour} C" for colour in "wogb"))
    assert LONGHORN.view(fled, 0)["left"][3] == 1
    assert LONGHORN.view(fled, 0)["prices"][3] == 0


@pytest.mark.parametrize("strikes", ["present", ""])
def test_the_epidemic_may_be_bound_to_colours_on_the_board(strikes: str) -> None:
    state = position("Sgg,Ng,Dg/R,Mww,Tg/B,Cw.e,Kwo", "C", strikes=strikes)
    asked = act(state, "steal w")
    assert choices(asked) == ["epidemic w", "epidemic o", "epidemic g"]
    with pytest.raises(IllegalAction) as refused:
        act(asked, "epidemic b")
    assert refused.value.reason.key == "longhorn-error-epidemic"


def test_nine_of_a_struck_colour_that_was_not_on_the_board_still_win() -> None:
    state = position("Sgg,Ng,Dg/R,Mww.a,Tg/B,Cw.e,Kwo", "C", side="J", eagle="bbbbbbb")
    after = act(state, "steal w", "epidemic b", "move M", "steal w", "ambush b")
    assert (after.phase, after.side, after.struck) == ("nine", 0, 3)


@pytest.mark.parametrize("strikes", ["any", "present"])
def test_the_epidemic_asks_nothing_when_the_board_is_empty(strikes: str) -> None:
    state = position("S,N,D/R,M,T/B,Cw.e,K", "C", strikes=strikes)
    after = act(state, "steal w")
    assert (after.phase, after.struck) == ("scored", -1)
    assert LONGHORN.check(after) == []


def test_the_former_epidemic_named_any_colour_when_the_board_was_empty() -> None:
    state = position("S,N,D/R,M,T/B,Cw.e,K", "C", strikes="")
    asked = act(state, "steal w")
    assert choices(asked) == ["epidemic w", "epidemic o", "epidemic g", "epidemic b"]
    after = act(asked, "epidemic b")
    assert (after.phase, after.struck) == ("scored", 3)
    assert LONGHORN.check(after) == []


def test_the_sheriff_catches_who_empties_his_place() -> None:
    state = position("Swo,Noo.s,Dg/R,Mw,T/B,Cww,K", "N")
    after = act(state, "steal o")
    result = LONGHORN.result(after)
    assert result is not None
    assert result.reason.key == "longhorn-result-caught"
    assert result.places == (2, 1)
    assert [event.kind for event in events(state, "steal o")] == ["stole", "caught"]


def test_snake_oil_moves_the_outlaw_and_the_same_player_plays_again() -> None:
    state = position("Swo,Noo,Dg/R,Mw,T/B,Cw.o,Kg", "C")
    moved = act(state, "steal w", "move K")
    assert (moved.side, moved.phase) == (0, "steal")
    assert act(moved, "steal g").last == (moved.outlaw, -1)


def test_snake_oil_without_a_destination_ends_the_game() -> None:
    state = position("Swo,Noo,Dg/R,M,T/B,Cw.o,K", "C")
    assert act(state, "steal w").phase == "scored"


def test_an_ambush_takes_two_cows_of_a_colour_the_opponent_has_twice() -> None:
    state = position("So,No,D/R,Mw,T/B,Cw.a,K", "C", jessie="wwgb", ambush="choice")
    asked = act(state, "steal w")
    assert choices(asked) == ["ambush w"]
    after = act(asked, "ambush w")
    assert herd(after, 1) == "gb"
    assert after.herds[0][0] == state.herds[0][0] + 3


def test_an_ambush_may_take_the_nugget_of_its_choice() -> None:
    state = position("So,No,D/R,Mw,T/B,Cw.a,K", "C", jessie="gb$335", ambush="choice")
    asked = act(state, "steal w")
    assert choices(asked) == ["ambush $300", "ambush $500"]
    assert act(asked, "ambush $500").nuggets == ("5", "33")


def test_an_ambush_may_draw_a_nugget_at_random() -> None:
    state = position("So,No,D/R,Mw,T/B,Cw.a,K", "C", jessie="gb$335")
    asked = act(state, "steal w", "ambush $")
    assert LONGHORN.actors(asked) == {-1}
    chances = [
        (LONGHORN.action_text(action), str(chance))
        for action, chance in LONGHORN.chance_outcomes(asked)
    ]
    assert chances == [("draw $300", "2/3"), ("draw $500", "1/3")]
    assert act(asked, "draw $300").nuggets == ("3", "35")
    with pytest.raises(IllegalAction):
        act(asked, "draw $200")


def test_an_ambush_on_a_player_with_nothing_to_give_does_nothing() -> None:
    state = position("So,No,D/R,Mw,T/B,Cw.a,K", "C", jessie="wogb")
    assert act(state, "steal w").phase == "move"


def test_a_drawn_nugget_cannot_be_taken_back_but_a_chosen_one_can() -> None:
    for mode, undoable in (("random", False), ("choice", True)):
        match = Match.new("longhorn", {"ambush_nugget": mode}, seed=1)
        match.state = position("So,No,D/R,Mw,T/B,Cw.a,K", "C", jessie="gb$335", ambush=mode)
        match.play(0, "steal w")
        match.play(0, "ambush $" if mode == "random" else "ambush $500")
        assert match.can_undo(0) == undoable


def test_a_rattlesnake_scatters_one_cow_of_every_colour_over_the_neighbours() -> None:
    state = position("So,No,Dg/R,Mw,T/B,Cw.r,K", "C", eagle="oob")
    asked = act(state, "steal w")
    assert choices(asked) == ["snake w B", "snake w M", "snake w K"]
    after = act(asked, "snake w B", "snake o B", "snake b M")
    assert cell(after, "B") == "Bwo"
    assert cell(after, "M") == "Mwb"
    assert herd(after, 0) == "o"
    assert choices(after) == ["move B", "move M"]


def test_tokens_used_up_are_gone() -> None:
    state = position("So,No,D/R,Mw,T/B,Cw.r,K", "C")
    assert cell(act(state, "steal w"), "C") == "C"
