"""Readers that every game uses: fields of a position, and data files."""

import pytest

from highnoon import InvalidData, InvalidPosition
from highnoon.core.data_file import DataReader, Said, load, of, one_of, some_of, whole
from highnoon.core.fields import Fields

SAID = Said(toml="error-data-toml", empty="game-empty", large="game-large")


def test_all_wrong_fields_are_told_at_once() -> None:
    fields = Fields("game")
    given = fields.in_order(["red", "9", "x=1"], ["colour", "count", "more"])
    assert fields.one_of("colour", given["colour"], ["blue", "green"]) == "red"
    assert fields.number("count", given["count"], 1, 5, default=2) == 2
    assert fields.named(["x=1", "x=2", "y"], ["x"], "x=", "more") == {"x": "2", "y": ""}
    fields.once("names", ["a", "b", "a"])
    with pytest.raises(InvalidPosition) as refused:
        fields.refuse_if_wrong()
    assert [(one.args["field"], one.args["found"]) for one in refused.value.reasons] == [
        ("colour", "red"),
        ("count", "9"),
        ("more", "x=2"),
        ("more", "y"),
        ("names", "a,a"),
    ]
    assert {one.key for one in refused.value.reasons} == {"game-position-field"}


@pytest.mark.parametrize("text", ["", "-1", "07", "1234567", "٣", "1.0", " 1"])
def test_a_number_is_written_in_one_way(text: str) -> None:
    fields = Fields("game")
    assert fields.digits("count", text) == 0
    assert len(fields.wrong) == 1


def test_numbers_in_their_range_are_read() -> None:
    fields = Fields("game")
    assert [fields.number("count", text, 0, 30) for text in ("0", "7", "30")] == [0, 7, 30]
    fields.refuse_if_wrong()


def test_a_line_with_too_many_fields_is_told_their_names() -> None:
    fields = Fields("game")
    assert fields.in_order(["1"], ["one", "two"], optional=1) == {"one": "1"}
    with pytest.raises(InvalidPosition) as refused:
        fields.in_order(["1", "2", "3"], ["one", "two"], optional=1)
    assert refused.value.reason.key == "game-position-fields"
    assert refused.value.reason.args == {"found": 3, "expected": 2, "names": "one, two"}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (" \n", "game-empty"),
        ("#" * 70_000, "game-large"),
        ("a = ", "error-data-toml"),
        ("a = " + "[" * 9000, "error-data-toml"),
        ("a = " + "9" * 9000, "error-data-toml"),
        ('a = "\ud800"', "error-data-toml"),
    ],
)
def test_a_text_that_is_no_data_file_is_refused(text: str, key: str) -> None:
    with pytest.raises(InvalidData) as refused:
        load(text, SAID)
    assert [one.key for one in refused.value.reasons] == [key]


def test_a_file_may_begin_with_a_mark_and_have_letters_in_two_parts() -> None:
    assert load('\ufeffname = "Zu\u0308rich"', SAID) == {"name": "Zürich"}


def test_rows_are_checked_field_by_field() -> None:
    fields = {
        "key": one_of(("a", "b")),
        "count": whole(1, 3),
        "on": of(bool),
        "of": some_of(("x", "y"), range(1, 3)),
    }
    data = load(
        '[[row]]\nkey = "a"\ncount = 3\non = true\nof = ["y"]\n'
        '[[row]]\nkey = "c"\ncount = true\nof = ["x", "x"]\nodd = 1\n',
        SAID,
    )
    reader = DataReader("game-")
    rows = reader.rows(data, "row", fields, {"on": False})
    assert rows == [{"key": "a", "count": 3, "on": True, "of": ["y"]}]
    assert [(one.args["row"], one.args["field"]) for one in reader.wrong] == [
        (2, "key"),
        (2, "count"),
        (2, "of"),
        (2, "odd"),
    ]
    assert reader.rows({"row": 5}, "row", fields) == []


def test_single_fields_are_noted_with_what_was_found() -> None:
    reader = DataReader("game-", most=4, counts=True)
    reader.known({"a": 1, "b": 2}, ("a",), "table.")
    assert reader.table(5, "table") == {}
    assert reader.items(None, "list") == []
    assert reader.text("\n", "name", 9) == "?"
    assert reader.whole(10**5000, "count", 1, 9) == 1
    assert reader.whole(9, "count", 1, 9) == 9
    with pytest.raises(InvalidData) as refused:
        reader.refuse_if_wrong()
    told = [(one.key, one.args.get("found")) for one in refused.value.reasons]
    assert told == [
        ("game-unknown", None),
        ("game-field", "5"),
        ("game-field", "–"),
        ("game-field", "\n"),
        ("game-more", None),
    ]
    assert refused.value.reasons[-1].args == {"count": 1}
