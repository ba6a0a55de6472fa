"""Reading and writing positions and actions; a bad text is told all that is wrong with it."""

import pytest

from highnoon import InvalidAction, InvalidData, InvalidPosition, Match, game
from highnoon.games.longhorn.reading import read
from tests.games.longhorn.table import LONGHORN

HAND = (
    "Sg.i,Nwwgb.s,Dwwob.2/Ro.o,Mw.r,Twb.a/B,Cwwgb.e,Kwo.3"
    " E steal C ooooggg oogggbbbbb$4 CB - random any"
)
FORMER = HAND.removesuffix(" any")
"""The same table under rules version 1."""


def reasons(text: str) -> list[str]:
    with pytest.raises(InvalidPosition) as wrong:
        LONGHORN.parse_position(text)
    return [reason.key.removeprefix("longhorn-position-") for reason in wrong.value.reasons]


def field(number: int, value: str, text: str = "") -> str:
    fields = (text or HAND).split()
    fields[number] = value
    return " ".join(fields)


def test_a_position_written_by_hand_is_read() -> None:
    state = LONGHORN.parse_position(HAND)
    assert LONGHORN.view(state, 0)["prices"] == [900, 300, 300, 400]
    assert LONGHORN.position_text(state) == HAND


@pytest.mark.parametrize("rules", [1, 2])
def test_a_position_of_rules_version_1_keeps_its_meaning(rules: int) -> None:
    reader = game("longhorn", rules)
    state = reader.parse_position(FORMER)
    assert reader.position_text(state) == FORMER
    assert state != reader.parse_position(HAND)
    assert reader.parse_position(f"{FORMER} present")._replace(strikes="former") == state
    begun = game("longhorn", 1).start({"ambush_nugget": "choice"})
    assert reader.position_text(begun).split()[-1] == "choice"
    assert reader.parse_position(reader.position_text(begun)) == begun


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["fields"]),
        (HAND + " extra", ["fields"]),
        (FORMER.removesuffix(" random"), ["fields"]),
        (field(0, "x,y,z"), ["field"]),
        (field(0, "Sg,N,D/R,M,T/B,C,X"), ["field"]),
        (field(1, "X"), ["field"]),
        (field(2, "dance"), ["field"]),
        (field(3, "Z"), ["field"]),
        (field(4, "xyz"), ["field"]),
        (field(6, "C"), ["field"]),
        (field(7, "q"), ["field"]),
        (field(8, "maybe"), ["field"]),
        (field(9, "maybe"), ["field"]),
        (field(9, "former"), ["field"]),
        (field(1, "X", field(2, "dance", field(3, "Z"))), ["field", "field", "field"]),
        (field(4, "oooogg"), ["cows"]),
        (field(4, "ooooggggg$4"), ["cows", "tokens-many"]),
        (field(4, "ooooggg$4444"), ["tokens", "tokens-many"]),
        (field(3, "B"), ["other-last", "no-cows"]),
        (field(2, "start"), ["start"]),
    ],
)
def test_all_that_is_wrong_is_told(text: str, expected: list[str]) -> None:
    assert reasons(text) == expected


def test_places_twice_tokens_twice_and_a_wandering_sheriff_are_told() -> None:
    twice = HAND.replace("Sg.i", "Ng.i")
    assert reasons(twice) == ["places"]
    assert reasons(HAND.replace("Sg.i", "Sg.e")) == ["tokens"]
    assert reasons(HAND.replace("Nwwgb.s", "Nwwgb.i").replace("Sg.i", "Sg.s")) == ["sheriff"]


def test_phases_must_fit_the_table() -> None:
    assert reasons(field(2, "brand2")) == ["tokens-many", "not-emptied"]
    assert reasons(field(2, "move9")) == ["herd"]
    assert reasons(field(2, "move")) == ["stolen"]
    assert reasons(field(2, "scored1")) == ["phase"]
    assert reasons(field(2, "nine1")) == ["phase"]
    assert reasons(field(2, "caught1")) == ["phase"]
    assert reasons(field(2, "steal2")) == ["phase"]
    assert reasons(field(2, "snake2")) == ["tokens-many", "not-emptied", "phase"]
    assert reasons(field(2, "move1", field(6, "BT"))) == ["last"]
    assert reasons(field(3, "-")) == ["outlaw"]
    assert reasons(field(2, "lay")) == ["deal"]
    assert "epidemic-twice" in reasons(field(7, "w"))


def test_while_dealing_nobody_has_anything_yet() -> None:
    dealt = "N.i,M.3,K.5/R,C,S/D,T,B E token - - - -- - choice"
    assert LONGHORN.parse_position(dealt).tokens == ("i", "3", "5")
    assert reasons(dealt.replace("M.3", "M")) == ["deal"]
    for place, text in ((3, "N"), (4, "ww"), (5, "$2"), (6, "NM"), (7, "w"), (2, "token2+")):
        fields = dealt.split()
        fields[place] = text
        assert reasons(" ".join(fields)) == ["deal"]


def test_nine_in_a_herd_must_be_the_end() -> None:
    text = "S,N,D/R,M,T/B,Cogb,K E steal C wwwwwwwwwoooo oooogggggggggbbbbbbbb -- - random"
    assert "nine" in reasons(text.replace("ggggggggg", "gggggggg"))


@pytest.mark.parametrize("text", ["steal w", "STEAL  W", "move t", "brand T w", "ambush $300"])
def test_actions_are_read_however_they_are_typed(text: str) -> None:
    assert LONGHORN.action_text(LONGHORN.parse_action(text)).lower() == " ".join(
        text.lower().split()
    )


@pytest.mark.parametrize("text", ["", "steal", "steal x", "move 7", "🐄", "brand w T", "ambush $9"])
def test_what_is_no_action_is_told_with_examples(text: str) -> None:
    with pytest.raises(InvalidAction) as wrong:
        LONGHORN.parse_action(text)
    assert "steal w" in str(wrong.value.reason.args["examples"])


def test_mid_turn_positions_are_read() -> None:
    for seed in range(30):
        match = Match.new("longhorn", seed=seed)
        while not match.over:
            seat = min(match.actors())
            match.play(seat, match.legal_actions(seat)[-1])
            text = LONGHORN.position_text(match.state)
            assert LONGHORN.parse_position(text) == match.state


def test_a_broken_data_file_is_told_all_that_is_wrong() -> None:
    with pytest.raises(InvalidData) as wrong:
        read('[[place]]\nletter = "N"\nkey = "hill"\ncows = "six"\n[[token]]\nlettre = 1')
    keys = [reason.key for reason in wrong.value.reasons]
    assert keys.count("error-data-field") >= 4
    assert "longhorn-data-places" in keys
    for text in ("not = [toml", "place = 5", "place = [1]", '[[token]]\nkey = "whisky"'):
        with pytest.raises(InvalidData):
            read(text)
    with pytest.raises(InvalidData) as wrong:
        read('[[place]]\nletter = "NN"\nkey = "a"\ncows = 1\n')
    assert "longhorn-data-letters" in [reason.key for reason in wrong.value.reasons]
