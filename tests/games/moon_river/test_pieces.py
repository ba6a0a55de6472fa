"""The data file: what is printed in the rulebook holds, and a wrong file is told all its faults."""

from collections import Counter
from dataclasses import replace
from importlib.resources import files

import pytest

from highnoon import InvalidData, InvalidRecord, Match, replay
from highnoon.core.replay import save
from highnoon.games.moon_river.pieces import LANDSCAPES, OUR_KIT, kit_of_edition
from highnoon.games.moon_river.reading import read
from tests.games.moon_river.table import RIVER

TEXT = (files("highnoon.games.moon_river") / "parcels.toml").read_text("utf-8")
PRINTED = (7, 6, 4, 2, 2, 6, 5, 4, 2, 1, 1, 3, 4, 4, 2, 2, 2, 1, 4, 4, 6, 4, 9, 6, 5)


def faults(text: str) -> list[str]:
    with pytest.raises(InvalidData) as wrong:
        read(text)
    return [reason.key.rpartition("-")[2] for reason in wrong.value.reasons]


def swapped(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_the_counts_are_the_printed_ones() -> None:
    assert OUR_KIT.counts == PRINTED
    assert sum(OUR_KIT.counts) == 96
    assert OUR_KIT.chips == (5, 5, 3, 5, 2)
    lands = [
        sum(OUR_KIT.counts[kind] for kind in OUR_KIT.kinds if OUR_KIT.land[kind] == n)
        for n in range(6)
    ]
    assert dict(zip(LANDSCAPES, lands, strict=True)) == {
        "desert": 21,
        "canyon": 19,
        "meadow": 13,
        "forest": 13,
        "farm": 10,
        "cornfield": 20,
    }


def test_symbols_match_the_pieces() -> None:
    assert sum(OUR_KIT.cows[kind] * OUR_KIT.counts[kind] for kind in OUR_KIT.kinds) == 32
    circles = sum(OUR_KIT.circles[kind] * OUR_KIT.counts[kind] for kind in OUR_KIT.kinds)
    assert circles + 2 == sum(OUR_KIT.chips)
    assert [OUR_KIT.codes[side] for side in OUR_KIT.sides] == ["C+1", "M+1", "D+2", "F+2"]


def test_the_boards() -> None:
    homestead = 1 << 1 | 1 << 3 | 1 << 7
    assert OUR_KIT.board("camp") == (3, homestead | 1 | 16)
    assert OUR_KIT.board("mary") == (4, homestead)
    assert OUR_KIT.board("wesley") == (3, 1 | 8)
    assert OUR_KIT.board("calamity") == (3, 2 | 16)
    assert OUR_KIT.board("jo") == (2, homestead | 1 | 16)


def test_the_fingerprint_names_the_pieces() -> None:
    assert RIVER.fingerprint({}) == OUR_KIT.fingerprint
    assert read(TEXT + "\n# a remark\n") == read(TEXT)
    assert read(swapped("back = 1", "back = 2")) != read(TEXT)


def test_a_kind_can_be_split_by_its_backs() -> None:
    split = swapped(
        "count = 7\nback = 1\n",
        'count = 3\nback = 1\n\n[[parcel]]\nlandscape = "desert"\ncount = 4\nback = 2\n',
    )
    codes = [parcel.code for parcel in read(split).parcels]
    assert codes[:2] == ["D:1", "D:2"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("count = ", ["toml"]),
        ("", ["empty"]),
        ("# nothing", ["sum", "sum", "sum"] + ["missing"] * 10),
        ("parcel = 3", ["table", "sum", "sum", "sum"] + ["missing"] * 10),
        (swapped("count = 7", "count = 8"), ["sum"]),
        (swapped("count = 7", "count = 0"), ["field", "sum"]),
        (swapped("count = 7", "count = true"), ["field", "sum"]),
        (swapped('landscape = "desert"', 'landscape = "sea"'), ["field", "sum"]),
        (swapped("back = 1", "back = 12"), ["field", "sum"]),
        (swapped("back = 1", "back = 1\nhorses = 2"), ["field", "sum"]),
        (swapped("corn = 3", "corn = 3\ncows = 1"), ["symbol"]),
        (swapped("beavers = 1", "nuggets = 1"), ["symbol"]),
        (swapped('partner = "thief"', 'partner = "desperado"'), ["twice", "sum", "missing"]),
        (swapped('sides = ["canyon", "meadow"]', 'sides = ["canyon"]'), ["field", "sum"]),
        (swapped('sides = ["canyon", "meadow"]', "sides = [1, 2]"), ["field", "sum"]),
        (swapped('key = "jo"', 'key = "joe"'), ["field", "missing"]),
        (swapped("stores = 4", "stores = 9"), ["field", "missing"]),
        (swapped('bridges = ["a", "d"]', 'bridges = ["a", "f"]'), ["field", "missing"]),
        (swapped('bridges = ["a", "d"]', "bridges = []"), ["field", "missing"]),
        (TEXT + "\n[[horse]]\nlegs = 4\n", ["table"]),
    ],
)
def test_a_wrong_file_is_told_all_that_is_wrong(text: str, expected: list[str]) -> None:
    assert faults(text) == expected


def test_equal_kinds_are_told() -> None:
    assert faults(swapped("back = 2\nnuggets = 1\n", "back = 1\n")) == ["twice"]


def test_the_second_reconstruction_keeps_what_is_printed_and_feeds_the_trappers() -> None:
    kit = kit_of_edition("second")
    assert sorted(kit.counts) == sorted(PRINTED)
    assert (kit.chips, kit.boards) == (OUR_KIT.chips, OUR_KIT.boards)

    def total(symbol: tuple[int, ...]) -> int:
        return sum(symbol[kind] * kit.counts[kind] for kind in kit.kinds)

    assert (total(kit.cows), total(kit.circles), total(kit.beavers)) == (32, 18, 20)
    backs = Counter(dict.fromkeys(range(1, 7), 0))
    for kind in kit.kinds:
        backs[kit.backs[kind]] += kit.counts[kind]
    assert max(backs.values()) - min(backs.values()) <= 4
    assert {kit.corn[kind] for kind in kit.kinds} == {0, 3, 4, 5}


def test_records_from_before_the_second_reconstruction_replay_with_the_first() -> None:
    match = Match.new("moon-river", {"players": 2}, 1)
    record = save(match)
    former = {key: value for key, value in record.options.items() if key != "parcels"}
    assert replay(replace(record, options=former)).state == match.state
    assert record.data == OUR_KIT.fingerprint


def test_a_game_with_the_second_reconstruction_has_its_fingerprint_and_replays() -> None:
    match = Match.new("moon-river", {"players": 2, "parcels": "second"}, 1)
    record = save(match)
    assert record.data == kit_of_edition("second").fingerprint != OUR_KIT.fingerprint
    assert replay(record).state == match.state
    text = RIVER.position_text(match.state)
    assert RIVER.parse_position(text).kit == kit_of_edition("second")
    with pytest.raises(InvalidRecord):
        replay(replace(record, options={**record.options, "parcels": "first"}))
