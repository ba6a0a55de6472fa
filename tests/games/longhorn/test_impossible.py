"""Positions that no play leads to are named; those that play leads to are not."""

import pytest

from highnoon import InvalidPosition, Phrase
from tests.games.longhorn.table import LONGHORN, act, position

BOARD = "Swo.i,Noo.s,Dg.2/Rgg.o,Mw.r,T/B,Cwwg.4,Kb.a"


def wrong(board: str, outlaw: str, **how: str) -> list[str]:
    """All that is told of a position."""
    with pytest.raises(InvalidPosition) as refused:
        position(board, outlaw, **how)
    return [reason.key.removeprefix("longhorn-position-") for reason in refused.value.reasons]


def test_a_token_lies_only_where_cows_are() -> None:
    assert position(BOARD, "C").tokens[5] == ""
    assert wrong(BOARD.replace("T", "T.5"), "C") == ["token-empty"]
    assert wrong(BOARD.replace("T", "T.5").replace("/B", "/B.i"), "C") == ["token-empty"] * 2


def test_the_token_stays_where_a_raid_ended_the_game() -> None:
    caught = act(position("Swo,Noo.s,Dg/R,Mw,T/B,Cww,K", "N"), "steal o")
    nine = act(position("Swo,Nb.3,Dg/R,Mwo,T/B,Cww,K", "N", eagle="bbbbbbbb"), "steal b")
    for state in (caught, nine):
        assert LONGHORN.parse_position(LONGHORN.position_text(state)) == state
    text = LONGHORN.position_text(nine)
    for other in (text.replace("K", "K.4"), text.replace("N.3", "N.s")):
        with pytest.raises(InvalidPosition):
            LONGHORN.parse_position(other)


def test_there_are_nine_tokens() -> None:
    herds = "oooggg{} wwwwwoooggbbbbbbbb{}"
    text = f"{BOARD} E steal C {{}} -- - random any".format(herds)
    assert LONGHORN.parse_position(text.format("$3", "$3")).nuggets == ("3", "3")
    with pytest.raises(InvalidPosition) as refused:
        LONGHORN.parse_position(text.format("$3", "$35"))
    assert refused.value.reasons == (Phrase("longhorn-position-tokens-many", {"found": 10}),)


@pytest.mark.parametrize("strikes", ["present", ""])
def test_a_struck_colour_has_lost_a_cow_unless_any_may_be_struck(strikes: str) -> None:
    herds = {"eagle": "gggggwwwww", "jessie": "bbbbbbbbooooooo"}
    board = "Swo,No,Dg/Rgg,Mw,T/B,Cwwg,Kb"
    assert position(board, "C", **herds).struck == -1
    assert wrong(board, "C", struck="w", strikes=strikes, **herds) == ["struck-nine"]
    after = position("Swo,No,Dg/Rgg,Mw,T/B,Cwwg,Kb", "C", struck="w", **herds)
    assert LONGHORN.view(after, 0)["removed"] == [0, 0, 0, 0]


def test_cows_of_a_struck_colour_come_back_by_rattlesnake_alone() -> None:
    both = "Swo.r,Nw,Dg.r/Rgg,M,T/B,Cwwg,Kb"
    assert wrong(both, "C", struck="w", eagle="ww") == ["tokens-used"]
    assert position(both.replace("Dg.r", "Dg"), "C", struck="w", eagle="ww").struck == 0


@pytest.mark.parametrize(
    ("phase", "board"),
    [
        ("brand1", "Swo.i,Noo,Dg.i/Rgg.i,Mw,T/B,C,Kb"),
        ("epidemic1", "Swo.e,Noo,Dg/Rgg,Mw,T/B,C,Kb"),
        ("ambush1", "Swo.a,Noo,Dg.a/Rgg.a,Mw,T/B,C,Kb"),
        ("draw1", "Swo.a,Noo,Dg.a/Rgg.a,Mw,T/B,C,Kb"),
        ("snake1:wogb", "Swo.r,Noo,Dg.r/Rgg,Mw,T/B,C,Kb"),
        ("move1+", "Swo.o,Noo,Dg.o/Rgg.o,Mw,T/B,C,Kb"),
    ],
)
def test_a_token_in_use_was_one_of_those_that_exist(phase: str, board: str) -> None:
    purse = {"eagle": "wwwogggbbb", "jessie": "wwwwooooogggbbbbb$3"}
    found = wrong(board, "C", phase=phase, last="C-", **purse)
    assert found == ["tokens-used"]


def test_a_second_epidemic_cannot_be_asked_for() -> None:
    board = "Swo,Noo,Dg/Rgg,Mw,T/B,C,Kb"
    assert "tokens-used" in wrong(board, "C", phase="epidemic1", last="C-", struck="w", eagle="g")


def test_an_empty_board_asks_for_no_colour_but_under_rules_version_1() -> None:
    board = "S,N,D/R,M,T/B,C,K"
    assert wrong(board, "C", phase="epidemic1", last="C-") == ["phase"]
    assert wrong(board, "C", phase="epidemic1", last="C-", strikes="present") == ["phase"]
    assert position(board, "C", phase="epidemic1", last="C-", strikes="").phase == "epidemic"


def test_the_outlaw_is_not_sent_to_where_it_has_just_been() -> None:
    assert wrong(BOARD, "C", last="-C") == ["other-last"]
    assert wrong(BOARD, "C", last="MC") == ["other-last"]
    assert wrong(BOARD, "C", last="CC") == ["other-last"]


def test_own_oil_leads_to_where_the_other_has_just_played() -> None:
    sent = position("Swo,Nbb,Dg/Rg,Mg,T/B,Cg.o,Kwwb", "C", side="J", last="KN")
    there = act(sent, "steal g", "move K")
    assert (there.side, there.outlaw, there.last) == (1, 8, (8, 7))
    stolen = act(there, "steal b")
    assert stolen.last == (8, 8)
    for state in (there, stolen, act(stolen, "move T") if stolen.choices else stolen):
        assert LONGHORN.check(state) == []
    board = "Swo.o,Nbb.o,Dg.o/Rg,Mg,T/B,C,Kwwb"
    assert wrong(board, "K", side="J", last="KC") == ["tokens-used"]


def test_what_was_stolen_is_in_the_herd_unless_a_snake_took_one_back() -> None:
    left = "Swo,Noo,Dg/Rgg,Mw,T/B,Cw,Kb"
    assert wrong(left, "C", phase="move3", last="C-", eagle="wwbb") == ["herd"]
    assert position(left, "C", phase="move2", last="C-", eagle="wwbb").stolen == 2
    emptied = "Swo,Noo,Dg/Rgg,Mw,T/Bw,C,Kwb"
    assert position(emptied, "C", phase="move3", last="C-", eagle="wwbb").stolen == 3


def test_frightened_cows_flee_in_their_order() -> None:
    board = "Swo,Noo,Dg/Rgg,Mw,T/Bw,C,Kb"
    herds = {"eagle": "ogb", "last": "C-"}
    assert position(board, "C", phase="snake1:gb", **herds).to_place == (2, 3)
    for order in ("bg", "g", "gg", "wg"):
        assert wrong(board, "C", phase=f"snake1:{order}", **herds) == ["phase"]
    assert wrong(board, "C", phase="snake1+:gb", **herds) == ["phase"]


@pytest.mark.parametrize("phase", ["draw1:w", "draw1+", "ambush1+", "nine1+", "move1:w"])
def test_marks_of_a_phase_belong_to_it(phase: str) -> None:
    board = "Swo,Noo,Dg/Rgg,Mw,T/Bw,C,Kb"
    assert "phase" in wrong(board, "C", phase=phase, last="C-", eagle="wogb", jessie="$3")
