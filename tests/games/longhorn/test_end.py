"""The three ends of a game, which goes before which, and the money."""

import pytest

from tests.games.longhorn.table import LONGHORN, act, choices, position


def ended(state: object) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    result = LONGHORN.result(state)
    assert result is not None
    return result.reason.key.removeprefix("longhorn-result-"), result.places, result.scores


def test_nine_cows_of_a_colour_win_at_once() -> None:
    state = position("S,Noo,Dg/R,M,T/B,Cwwgb,K", "C", eagle="wwwwwww")
    assert ended(act(state, "steal w"))[:2] == ("nine", (1, 2))


def test_nine_goes_before_any_token_but_the_sheriff() -> None:
    with_snake = position("So,N,Dg/R,M,Tb/B,Cww.r,K", "C", eagle="wwwwwww")
    assert ended(act(with_snake, "steal w"))[0] == "nine"
    with_sheriff = position("So,C,Dg/R,M,Tb/B,Nww.s,K", "N", eagle="wwwwwww")
    assert ended(act(with_sheriff, "steal w"))[:2] == ("caught", (2, 1))


def test_nine_by_branding() -> None:
    state = position("So,N,Dg/R,Mww,Tb/B,Co.i,K", "C", eagle="wwwwwww")
    assert ended(act(state, "steal o", "brand M w"))[:2] == ("nine", (1, 2))


def test_nine_by_ambush() -> None:
    state = position("S,N,Dg/R,M,Tb/B,Co.a,K", "C", side="J", jessie="wwwwwww")
    assert ended(act(state, "steal o", "ambush w"))[:2] == ("nine", (2, 1))


def test_the_worked_example_of_scoring() -> None:
    state = position(
        "Swwgoooo,N,D/R,M,T/B,Cb,K",
        "C",
        eagle="wwwwwgggggoobbbb$3",
        jessie="wwgggooobbbb$24",
        ambush="choice",
    )
    scored = act(state, "steal b")
    reason, places, scores = ended(scored)
    assert (reason, places, scores) == ("scored", (1, 2), (2600, 2500))
    result = LONGHORN.result(scored)
    assert result is not None
    assert [line.amount for line in result.breakdown[0]] == [1000, 800, 500, 0, 300]
    assert [line.amount for line in result.breakdown[1]] == [400, 1200, 300, 0, 600]


def test_equal_sums_are_a_draw() -> None:
    state = position("Sw,N,D/R,M,T/B,Cb,K", "C", eagle="wwwwooooggggbbbb")
    scored = act(state, "steal b")
    assert ended(scored) == ("draw", (1, 1), (400, 400))


def test_the_game_goes_on_while_a_destination_has_cows() -> None:
    state = position("Sw,N,D/R,Mw,T/B,Cb,K", "C")
    assert choices(act(state, "steal b")) == ["move M"]


@pytest.mark.parametrize("side", ["E", "J"])
def test_the_caught_player_loses_however_rich_he_is(side: str) -> None:
    state = position("Swo,Noo.s,Dg/R,Mw,T/B,Cww,K", "N", side=side)
    assert ended(act(state, "steal o"))[1] == ((2, 1) if side == "E" else (1, 2))
