"""Maps: ours is valid, an own one is played on, and whatever is wrong with one is told at once."""

import json
import re
import unicodedata
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from highnoon import InvalidData, InvalidOptions, InvalidRecord, Match, Record, game, replay, save
from highnoon.games.desperados.game import DESPERADOS, Desperados
from highnoon.games.desperados.reading import load_map, map_of, our_map, read
from tests.games.desperados.maps import FOUR_TOWNS, ODD_NAMES
from tests.games.desperados.table import refusal


def problems(text: str) -> list[str]:
    try:
        read(text)
    except InvalidData as error:
        return [reason.key.removeprefix("desperados-map-") for reason in error.reasons]
    return []


def with_line(pattern: str, line: str) -> str:
    changed, count = re.subn(rf"(?m)^{pattern}.*$", line, FOUR_TOWNS)
    assert count == 1
    return changed


def test_our_map_is_the_reconstructed_one() -> None:
    map_ = our_map()
    assert (len(map_.towns), len(map_.roads), len(map_.banks)) == (19, 37, 5)
    names = [map_.towns[bank].name for bank in map_.banks]
    assert names == ["Prescott", "Tucson", "Silver City", "Santa Fe", "El Paso"]
    assert sorted(map_.tiles.low + map_.tiles.high + map_.tiles.bottom).count(2000) == 3
    assert len(map_.tiles.poker) == 14
    assert len(map_.tiles.coach) == 10


def test_our_map_can_be_drawn_without_crossings() -> None:
    map_ = our_map()
    at = [town.at for town in map_.towns]

    def turn(a: int, b: int, c: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = at[a], at[b], at[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    for (a, b), (c, d) in combinations(map_.roads, 2):
        if len({a, b, c, d}) == 4:
            assert turn(a, b, c) * turn(a, b, d) > 0 or turn(c, d, a) * turn(c, d, b) > 0


def test_a_view_carries_the_whole_map() -> None:
    map_ = read(FOUR_TOWNS)
    again = map_of(json.loads(json.dumps(map_.view)))
    assert again == map_
    assert again.view == map_.view
    assert hash(again) == hash(map_)
    assert map_ != our_map()
    assert map_ != "map"


@pytest.mark.parametrize(
    ("pattern", "line", "expected"),
    [
        ("name =", "name = 7", ["field"]),
        ("name =", 'title = "x"', ["unknown"]),
        ("name =", "saloon_cards = 9", ["number"]),
        ("ash = { at", "ash = 5", ["field", "no-town", "banks"]),
        ("ash = { at", 'Ash = { at = [0, 0], bank = true }', ["town-key", "town-name", "no-town"]),
        ("ash = { at", "saloon = { at = [0, 0], bank = true }", ["town-key", "no-town"]),
        ("ash = { at", 'ash = { at = [0, 0], bank = true, name = "Oak" }', ["town-name"]),
        ("ash = { at", 'ash = { at = [0, 0], bank = "yes" }', ["field", "banks", "poker"]),
        ("ash = { at", "ash = { at = [0], bank = true }", ["field"]),
        ("ash = { at", "ash = { at = [4, 0], bank = true }", ["town-same-at"]),
        ("ash = { at", "ash = { at = [0, 0], bank = true, size = 3 }", ["unknown"]),
        ('ash = \\["birch"', 'ash = ["birch", "douglas", "ash", "cedar"]', ["road-loop"]),
        ('birch = \\["cedar"', 'birch = ["cedar", "ash"]', ["road-twice"]),
        ('birch = \\["cedar"', 'birch = "cedar"', ["field", "plan-off-road"]),
        ('birch = \\["cedar"', 'birch = ["cedar", "oak", 3]', ["no-town"]),
        ('  \\["ash", "birch", "ash"', '  ["ash", "birch", "cedar", "ash"],', ["plan-length"]),
        ('  \\["ash", "birch", "ash"', "", ["plan-count"]),
        ('  \\["ash", "birch", "ash"', f"  {['ash', 'birch'] * 3},", ["plan-ring"]),
        ('  \\["ash", "birch", "ash"', "  7,", ["field", "plan-length"]),
        ("low_laid", "low_laid = 2", ["banks"]),
        ("low_laid", 'low_laid = "many"', ["number", "banks"]),
        ("low =", "low = [100]", []),
        ("low =", "low = []", ["tiles-laid"]),
        ("low =", "low = [100, 350]", ["low-high"]),
        ("low =", "low = [100, 0]", ["number"]),
        ("bottom", "bottom = [1, 1, 1, 1, 1]", ["many"]),
        ("poker", "poker = [10]", ["poker"]),
        ("coach", "coach = [1]", ["coach"]),
        ("coach", "coach = [1, 1, 1, 1, 1, 1, 1, 1, 1]\nhorse = 1", ["unknown"]),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_map_is_told(pattern: str, line: str, expected: list[str]) -> None:
    found = problems(with_line(pattern, line))
    assert list(dict.fromkeys(found)) == expected


def test_all_that_is_wrong_is_told_at_once() -> None:
    text = with_line("coach", "coach = []").replace("poker = [10, 10]", "poker = 3")
    assert problems(text) == ["field", "poker", "coach"]


def test_towns_without_a_way_are_told() -> None:
    text = FOUR_TOWNS.replace("[roads]", "elm = { at = [9, 9] }\n[roads]")
    text = text.replace("poker = [10, 10]", "poker = [10, 10, 10]")
    with pytest.raises(InvalidData) as wrong:
        read(text)
    assert wrong.value.reason.args == {"towns": "elm"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("towns = [", "toml"),
        ("x = " + "[" * 5000, "toml"),
        ("x = " + "1" * 5000, "toml"),
        ("saloon_cards = 0x" + "f" * 50_000, "number"),
        ("# \ud800", "toml"),
        ("#" * 70_000, "large"),
        ("", "empty"),
        ("\ufeff \r\n", "empty"),
        ("towns = 1\nroads = 2\nplans = 3\ntiles = 4", "field"),
    ],
    ids=["cut", "deep", "long", "hex", "half", "large", "empty", "blank", "wrong"],
)
def test_what_is_no_map_at_all(text: str, expected: str) -> None:
    assert problems(text)[0] == expected


def test_a_name_that_needs_quotes_is_pointed_at() -> None:
    with pytest.raises(InvalidData) as wrong:
        read(FOUR_TOWNS.replace("ash", "zürich").replace("birch", "o'fallon"))
    pointed = [one.args for one in wrong.value.reasons if one.key.endswith("unquoted")]
    lines = FOUR_TOWNS.splitlines()
    towns = [n for n, line in enumerate(lines, start=1) if line.startswith(("ash =", "birch ="))]
    assert [args["line"] for args in pointed] == towns
    assert [args["name"] for args in pointed] == ["zürich", "o'fallon"] * 2


@pytest.mark.parametrize(
    "written",
    [
        "\ufeff" + ODD_NAMES,
        ODD_NAMES.replace("\n", "\r\n"),
        unicodedata.normalize("NFD", ODD_NAMES),
    ],
    ids=["mark", "windows", "parts"],
)
def test_a_map_is_the_same_whatever_the_editor(written: str) -> None:
    assert read(written) == read(ODD_NAMES)


def test_names_of_all_kinds_are_names() -> None:
    names = [town.name for town in read(ODD_NAMES).towns]
    assert names == ["Zürich", "O'Fallon", "San José", "Truth or Consequences", "Łódź", "Yuma"]
    parted = unicodedata.normalize("NFD", "card ZÜRICH")
    assert DESPERADOS.parse_action(parted) == DESPERADOS.parse_action("card zürich")


def test_of_very_many_reasons_the_first_are_told_and_the_others_counted() -> None:
    with pytest.raises(InvalidData) as wrong:
        read("\n".join(f"field{number} = 1" for number in range(3000)))
    *told, others = wrong.value.reasons
    assert len(told) == 100
    assert others.key == "desperados-map-more"
    assert isinstance(others.args["count"], int)
    assert others.args["count"] > 2900


def test_too_many_towns_and_banks() -> None:
    towns = "\n".join(f"t{'x' * n} = {{ at = [{n}, 0], bank = true }}" for n in range(41))
    found = problems(FOUR_TOWNS.replace("[roads]", f"{towns}\n[roads]"))
    assert {"town-count", "many", "banks", "town-key"} <= set(found)


def test_too_many_roads_of_one_town() -> None:
    towns = [f"t{'x' * n}" for n in range(9)]
    rows = "\n".join(f"{town} = {{ at = [{n}, 9] }}" for n, town in enumerate(towns))
    text = FOUR_TOWNS.replace("[roads]", f"{rows}\n[roads]\ndouglas = {towns}")
    found = problems(text.replace("poker = [10, 10]", f"poker = {[10] * 11}"))
    assert found == ["many-roads"]


def test_a_map_file_is_read_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    file.write_text(FOUR_TOWNS, "utf-8")
    assert load_map(file) == FOUR_TOWNS
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(InvalidData):
        load_map(file)
    with pytest.raises(InvalidData) as wrong:
        load_map(tmp_path / "missing.toml")
    assert wrong.value.reason.key == "desperados-map-unreadable"


def finished(options: dict[str, object], seed: int = 3) -> Match:
    match = Match.new("desperados", options, seed)
    while not match.over:
        seat = min(match.actors())
        match.play(seat, match.legal_actions(seat)[seed % len(match.legal_actions(seat))])
        assert not DESPERADOS.check(match.state)
    return match


def test_an_own_map_is_played_and_travels_with_its_record() -> None:
    match = finished({"players": 4, "map": FOUR_TOWNS})
    text = save(match).dumps()
    assert read(FOUR_TOWNS).fingerprint in text
    again = replay(Record.loads(text))
    assert again.state == match.state
    forged = text.replace("douglas", "dresden", 1)
    with pytest.raises((InvalidRecord, InvalidData)):
        replay(Record.loads(forged))
    other = text.replace("poker = [10, 10]", "poker = [10, 20]")
    assert other != text
    with pytest.raises(InvalidRecord):
        replay(Record.loads(other))


def test_our_map_is_not_copied_into_records() -> None:
    record = save(finished({"players": 3}))
    assert record.options["map"] == ""
    assert record.data == our_map("second", 2).fingerprint
    assert replay(record).state.map == our_map("second", 2)


def test_a_record_of_the_first_rules_has_the_first_tiles() -> None:
    match = Match.new(game("desperados", 1), {"players": 3}, 3)
    match.play(0, "place taos")
    record = save(match)
    assert (record.rules, record.data) == (1, our_map().fingerprint)
    assert "tiles" not in record.options
    assert replay(record).state == match.state
    with pytest.raises(InvalidRecord):
        replay(replace(record, data=our_map("second", 2).fingerprint))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_tiles_can_still_be_chosen(players: int) -> None:
    chosen = Match.new("desperados", {"players": players, "tiles": "first"}, 3)
    before = Match.new(game("desperados", 1), {"players": players}, 3)
    assert chosen.state == before.state
    assert "map=" not in DESPERADOS.position_text(chosen.state)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_position_names_the_second_tiles(players: int) -> None:
    state = Match.new("desperados", {"players": players}, 3).state
    text = DESPERADOS.position_text(state)
    assert text.endswith(" map=second")
    assert DESPERADOS.parse_position(text) == state
    assert state.map != our_map()


def test_five_desperados_play_with_the_same_tiles_in_both() -> None:
    assert our_map("second", 5) == our_map()


@pytest.mark.parametrize("desperados", [2, 3, 4, 5])
def test_the_second_tiles_keep_what_is_printed(desperados: int) -> None:
    ours, other = our_map(), our_map("second", desperados)
    assert (other.towns, other.roads, other.plans) == (ours.towns, ours.roads, ours.plans)
    assert other.saloon_cards == ours.saloon_cards
    tiles = other.tiles
    assert (min(tiles.low), max(tiles.low)) == (500, 2000)
    assert (min(tiles.high), max(tiles.high)) == (2300, 3200)
    assert (tiles.low + tiles.high + tiles.bottom).count(2000) == 3
    assert tiles.bottom == (2000, 2000)
    assert (tiles.low_laid, tiles.high_laid) == (3, 2)
    for field in ("low", "high", "poker", "coach"):
        assert len(getattr(tiles, field)) == len(getattr(ours.tiles, field))
        assert all(value % 100 == 0 for value in getattr(tiles, field))


def test_the_fewer_desperados_the_less_their_tiles_are_worth() -> None:
    for field in ("low", "high", "poker", "coach"):
        sums = [sum(getattr(our_map("second", gang).tiles, field)) for gang in (2, 3, 4, 5)]
        assert sums == sorted(sums)


FOR_TWO = "\n[tiles_for.2]\ncoach = [2, 2, 2, 2, 2, 2, 2, 2, 2]\n"
"""What `FOUR_TOWNS` may end with."""


def test_an_own_map_may_have_other_tiles_for_a_number_of_desperados() -> None:
    text = FOUR_TOWNS + FOR_TWO
    two = Match.new("desperados", {"players": 3, "map": text}, 3).state.map
    three = Match.new("desperados", {"players": 4, "map": text}, 3).state.map
    assert two.tiles == replace(three.tiles, coach=(2,) * 9)
    assert three == read(FOUR_TOWNS)


@pytest.mark.parametrize(
    ("ending", "expected"),
    [
        ("\n[tiles_for]\n6 = {}\n", ["unknown"]),
        ("\n[tiles_for]\n2 = 7\n", ["field"]),
        ("\n[tiles_for.3]\nhorse = 1\n", ["unknown"]),
        ("\n[tiles_for.3]\npoker = [1]\n", ["poker"]),
        ("\n[tiles_for.3]\nlow_laid = 2\n", ["banks"]),
        (FOR_TWO, []),
    ],
)
def test_what_is_wrong_with_such_tiles_is_told(ending: str, expected: list[str]) -> None:
    assert problems(FOUR_TOWNS + ending) == expected


def test_a_position_on_an_own_map_carries_it() -> None:
    match = finished({"players": 3, "map": FOUR_TOWNS})
    text = DESPERADOS.position_text(match.state)
    assert "map=" in text
    assert DESPERADOS.parse_position(text) == match.state
    own = Desperados(read(FOUR_TOWNS))
    assert "map=" not in own.position_text(match.state)
    assert own.parse_position(own.position_text(match.state)) == match.state


def test_actions_of_an_own_map_have_their_own_numbers() -> None:
    start = DESPERADOS.start({"players": 3, "map": FOUR_TOWNS})
    texts = [DESPERADOS.action_text(action) for action in DESPERADOS.numbers(start).actions]
    assert "card ash" in texts
    assert "card yuma" not in texts
    assert len(texts) < len(DESPERADOS.numbers(DESPERADOS.start({"players": 3})))


def test_a_map_must_be_text() -> None:
    with pytest.raises(InvalidOptions):
        Match.new("desperados", {"players": 3, "map": 7})
    with pytest.raises(InvalidData):
        Match.new("desperados", {"players": 3, "map": "no map"})


def test_towns_of_another_map_are_not_here() -> None:
    start = DESPERADOS.start({"players": 3, "map": FOUR_TOWNS})
    assert refusal(start, "sheriff: place yuma") == "not-here"


def test_more_saloon_cards_can_be_given() -> None:
    text = FOUR_TOWNS.replace('name = "Four towns"', 'name = "x"\nsaloon_cards = 2')
    state = DESPERADOS.start({"players": 3, "map": text})
    for line in ("bank 100", "bank 300", "plan 1"):
        state = DESPERADOS.apply(state, -1, DESPERADOS.parse_action(line)).state
    for seat in (0, 0, 0, 1, 2):
        state = DESPERADOS.apply(state, seat, DESPERADOS.parse_action("place birch")).state
    turns = [(0, "card saloon"), (1, "card saloon"), (2, "card saloon")]
    for seat, line in (*turns, (1, "nothing"), (2, "nothing"), (0, "card saloon")):
        state = DESPERADOS.apply(state, seat, DESPERADOS.parse_action(line)).state
    assert DESPERADOS.parse_action("card saloon") in DESPERADOS.legal_actions(state, 1)
