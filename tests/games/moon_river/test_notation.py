"""Reading and writing positions and actions; a bad text is told all that is wrong with it."""

import pytest

from highnoon import InvalidAction, InvalidPosition
from highnoon.games.moon_river.pieces import SEATS
from highnoon.games.moon_river.position import FIELDS
from highnoon.games.moon_river.state import State
from tests.games.moon_river.table import RIVER, choices

HAND = (
    "3 mary,wesley,calamity gold expand purple dominoes=1 .,K3@white,K4@orange,. D,C,K3,K4 - 4C"
    " DTPRF 30 -"
    " 5/5/5/M*2,D,3/Mon!P,D,^,2[Mc,K5] 5/5/5/5/2,^,2[] 5/5/5/5/2,^,2[D]"
)
TWO = (
    "2 camp none take purple - .,.,.,K3@purple K3@white,K3@white,K4@purple,K4 - - DTPRF 32"
    " beside,beside 5/5/5/5/5/5/5/5/5/2,^,2[] 5/5/5/5/5/5/5/5/5/2,^,2[]"
)
NAMES = (*FIELDS, *SEATS)


def reasons(text: str) -> list[str]:
    with pytest.raises(InvalidPosition) as wrong:
        RIVER.parse_position(text)
    return [reason.key.removeprefix("moon-river-position-") for reason in wrong.value.reasons]


def changed(text: str = HAND, **fields: str) -> str:
    words = text.split()
    for name, value in fields.items():
        words[NAMES.index(name)] = value
    return " ".join(words)


def test_a_position_written_by_hand_is_read() -> None:
    state: State = RIVER.parse_position(HAND)
    assert choices(state) == ["keep", "join Mc K5"]
    assert RIVER.position_text(state) == HAND
    assert state.stock == (4, 4, 1, 4, 1)
    assert state.out[0] == 7 - 4
    assert RIVER.view(state, 0)["ranches"][0]["score"]["total"] == 2 * 1 + 1 + 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["fields"]),
        ("5 " + HAND[2:], ["fields"]),
        (HAND + " more", ["fields"]),
        ("4" + HAND[1:], ["fields"]),
        (HAND + " " * 10_000, ["fields"]),
        (changed(boards="box"), ["field"]),
        (changed(boards="mary,wesley"), ["field"]),
        (changed(boards="mary,wesley,mary"), ["boards"]),
        (changed(boards="mary,-,wesley"), ["boards"]),
        (changed(boards="mary,wesley,-"), ["boards", "stores"]),
        (changed(turn="dominoes=1,dominoes=1"), ["field"]),
        (changed(turn="dominoes=01"), ["field"]),
        (changed(turn="dominoes=2"), ["phase"]),
        (changed(turn="dominoes=1,prize=due"), ["tiles"]),
        (changed(box="2C,2C"), ["field"]),
        (changed(box="04C"), ["field"]),
        (changed(box="٤C"), ["field"]),
        (changed(cows="٣٠"), ["field"]),
        (changed(cows="00301234"), ["field"]),
        (changed(purple="5/5/5/M*٢,D,3/Mon!P,D,^,2[Mc,K5]"), ["field"]),
        (changed(purple="5/5/5/M*2,D,3/Mon!P,D,^,D+2,1[Mc,K5]"), ["tiles"]),
        (changed(scenario="war"), ["field"]),
        (changed(phase="dance"), ["field"]),
        (changed(seat="green"), ["field"]),
        (changed(turn="dominoes=9"), ["field"]),
        (changed(turn="dominoes=x,horses=2"), ["field", "field"]),
        (changed(turn="pair=X.Y"), ["field", "field"]),
        (changed(turn="skulls=z9,circles=a1.q,circle=q"), ["field"] * 3),
        (changed(turn="prize=won"), ["field"]),
        (changed(here="D"), ["field"]),
        (changed(here=".,K3@nobody,K4@orange,."), ["field"]),
        (changed(there="D,C,X,K4"), ["field"]),
        (changed(drawn="Z"), ["field"]),
        (changed(box="D4"), ["field"]),
        (changed(box="4C+1"), ["field"]),
        (changed(saloon="XYZ"), ["field"]),
        (changed(cows="many"), ["field"]),
        (changed(cows="33"), ["field"]),
        (changed(tiles="beside,beside"), ["field"]),
        (changed(purple="5/5/5/5/5[]"), ["field", "field"]),
        (changed(purple="5/5/5/2,^,2[]"), ["field"]),
        (changed(purple="5/5/5/Q,4/2,^,2[]"), ["field"]),
        (changed(purple="5/5/5/5,1/2,^,2[]"), ["field"]),
        (changed(purple="5/5/5/5/2,^,2[Q]"), ["field"]),
        (changed(purple="5/5/5/Mon!Z,4/2,^,2[]"), ["field"]),
        (changed(boards="x", phase="y", cows="z"), ["field"] * 3),
        (changed(box="9D"), ["parcels", "box"]),
        (changed(box="5D"), ["parcels", "box"]),
        (changed(box="3C"), ["box"]),
        (changed(saloon="FF"), []),
        (changed(saloon="FFF"), ["chips"]),
        (changed(saloon="DDDDTT"), ["saloon"]),
        (changed(cows="29"), ["cows"]),
        (changed(cows="31"), ["cows"]),
        (changed(here="K3@white,.,D@orange,."), ["column"]),
        (changed(here=".,K3@white,.@orange,."), ["column"]),
        (changed(there="D@white,C,K3,K4"), ["rancheros"]),
        (changed(purple="5/5/5/M*2,D,3/Mon!P,D,D,2[Mc,K5]"), ["homestead", "odd"]),
        (changed(purple="M*2,D,3/5/5/5/2,^,2[Mc,K5]"), ["adrift"]),
        (changed(purple="5/5/5/5/2,^,K3*2,K3[Mc,K5]"), ["stray"]),
        (changed(purple="5/5/5/M*2,D!P,3/Mon,D,^,2[Mc,K5]"), ["partner"]),
        (changed(purple="5/5/5/M*2,D,3/Mon!P,D,^,2[Mc,K5,K5,K5,K4,K4]"), ["stores"]),
        (changed(seat="chance"), ["seat"]),
        (changed(phase="column"), ["seat"]),
        (changed(turn="dominoes=1,pair=M.M"), ["waiting"]),
        (changed(turn="-"), ["phase"]),
        (changed(phase="discard"), ["phase"]),
        (changed(phase="take", turn="-"), ["phase"]),
        (changed(phase="place"), ["phase"]),
        (changed(phase="drought", turn="skulls=a1"), ["phase"]),
        (changed(phase="circle", turn="circles=a1.e5"), ["phase"]),
        (changed(phase="recruit", turn="circle=a1"), ["phase"]),
        (changed(phase="steal", turn="circle=a1"), ["phase"]),
        (changed(phase="drive", turn="circle=a1,steps=2"), ["phase"]),
        (changed(phase="offer", turn="circle=a1"), ["phase"]),
        (changed(phase="demand", turn="circle=a1,offer=Mc"), ["phase"]),
        (changed(phase="bonus", turn="-"), ["phase"]),
        (changed(phase="forgo", turn="-"), ["phase"]),
        (changed(phase="over", seat="nobody", turn="-"), ["phase"]),
        (changed(phase="saloon", seat="chance", turn="-"), ["phase"]),
        (changed(phase="ranchero", seat="chance", turn="-"), ["phase"]),
        (changed(phase="scenario", seat="chance", turn="-"), ["phase"]),
        (changed(scenario="draw"), ["phase"]),
        (changed(there="D,C,K3,."), ["phase"]),
        (changed(there="-"), ["phase"]),
        (changed(drawn="Dn,Dn,Dn,Dn"), ["phase"]),
        (changed(here="K3@white,.,.,K4@orange"), ["phase"]),
        (changed(here="-"), ["phase"]),
        (changed(phase="column", seat="chance", turn="-"), ["phase"]),
        (changed(phase="stand", turn="-", there="D@purple,C,K3,K4"), ["phase"]),
        (changed(TWO, tiles="laid,beside"), ["tiles"]),
        (changed(TWO, tiles="gone,beside"), ["tiles"]),
        (changed(TWO, tiles="beside"), ["field"]),
        (changed(TWO, phase="stand"), ["phase"]),
    ],
)
def test_a_wrong_position_is_told_all_that_is_wrong(text: str, expected: list[str]) -> None:
    if expected:
        assert reasons(text) == expected
    else:
        RIVER.parse_position(text)


def test_a_column_of_four_plain_deserts_is_a_column() -> None:
    here = ".,K3@white,K4@orange,K4@purple"
    text = changed(phase="saloon", seat="chance", turn="-", here=here, there="D,D,D,D", saloon="D")
    text = text.replace("M*2,D,3/Mon!P,D", "M*2,Dn,3/Mon!P,Dn").replace("[D]", "[]")
    assert RIVER.position_text(RIVER.parse_position(text)) == text


SET_UP = "7D,6Dn,4Dsnn,2Dc,2Don,6C,5Cn,4Csnn,2Co,1Ccc,1Cco,3M,4Mc,4Mon,2Mcc,2F,2Fcb,1Fco,4Fb,4Fob,\
6Rcc,4Rco,9K3,6K4,5K5"


@pytest.mark.parametrize(
    ("players", "phase", "seat", "column", "sound"),
    [
        (3, "stand", "green", "D,D,C,C", False),
        (3, "stand", "purple", "D,D,C,C", True),
        (3, "stand", "purple", "D@purple,D,C,C", False),
        (3, "ranchero", "chance", "D@purple,D,C,C", True),
        (3, "ranchero", "chance", "D@purple,D@white,C,C", False),
        (3, "ranchero", "chance", "-", False),
        (3, "column", "chance", "-", True),
        (3, "column", "chance", "D,D,C,C", False),
        (3, "take", "purple", "D,D,C,C", False),
        (2, "ranchero", "chance", "D,D,C,C", True),
        (2, "ranchero", "chance", "D@purple,D,C,C", False),
        (2, "stand", "white", "D@purple,D,C,C", True),
        (2, "stand", "purple", "D@purple,D,C,C", False),
        (2, "stand", "purple", "D@purple,D@purple,C,C", False),
        (2, "stand", "purple", "D@white,D@white,C@purple,C", True),
    ],
)
def test_the_set_up_has_its_order(
    players: int, phase: str, seat: str, column: str, sound: bool
) -> None:
    box = SET_UP if column == "-" else SET_UP.replace("7D,", "5D,").replace("6C,", "4C,")
    rows = "/".join(["5"] * (9 if players == 2 else 4))
    tiles = "beside,beside" if players == 2 else "-"
    ranches = " ".join([f"{rows}/2,^,2[]"] * players)
    text = f"{players} camp none {phase} {seat} - - {column} - {box} DTPRF 32 {tiles} {ranches}"
    if sound:
        assert RIVER.position_text(RIVER.parse_position(text)) == text
    else:
        assert reasons(text)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("JOIN mc k5", "join Mc K5"),
        ("join K5 Mc", "join Mc K5"),
        ("  place   B2  N ", "place b2 n"),
        ("demand Green rcc", "demand green Rcc"),
    ],
)
def test_actions_are_read_kindly(text: str, same: str) -> None:
    assert RIVER.action_text(RIVER.parse_action(text)) == same


@pytest.mark.parametrize(
    "text", ["", "place", "place f1 n", "place a11 n", "join D", "steal bob a1"]
)
def test_what_is_no_action_is_refused_with_examples(text: str) -> None:
    with pytest.raises(InvalidAction) as refused:
        RIVER.parse_action(text)
    assert "join Mc K5" in str(refused.value.reason.args["examples"])


def test_whoever_has_had_the_last_turn_keeps_no_parcels() -> None:
    """White acted before, Purple acts: only Purple may still have parcels."""
    last = changed(TWO, here=".,.,.,K3@purple", there="-")
    assert RIVER.parse_position(last).phase == "take"
    empty = "5/5/5/5/5/5/5/5/5/2,^,2[]"
    assert reasons(changed(last, white=empty.replace("[]", "[D]"))) == ["phase"]
    assert RIVER.parse_position(changed(last, purple=empty.replace("[]", "[D]")))
    over = changed(last, phase="over", seat="nobody", here=".,.,.,.")
    assert RIVER.parse_position(over).phase == "over"
    assert reasons(changed(over, purple=empty.replace("[]", "[D]"))) == ["phase"]


def test_the_bonus_tiles_are_for_two() -> None:
    for phase in ("bonus", "forgo"):
        assert reasons(changed(phase=phase, turn="prize=due")) == ["tiles"]


def test_what_waits_lies_on_one_domino() -> None:
    """Two circles of one domino may wait, two that lie apart may not."""
    ranch = "5/5/5/Mon,2,Mon,1/Mon,1,^,Mon,1[]"
    apart = changed(phase="circle", turn="circles=a1.d1", purple=ranch, cows="32", boards="camp")
    assert reasons(apart) == ["phase"]
    together = changed(apart, turn="circles=a1.a2")
    assert RIVER.parse_position(together).phase == "circle"
