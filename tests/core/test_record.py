"""Records that are broken, foreign or newer are refused with a reason."""

import json

import pytest

from highnoon import HighNoonError, InvalidOptions, InvalidRecord, Match, Record, replay, save
from highnoon.core.errors import UnknownGame

END = {"reason": "x", "places": [1, 2], "scores": [0, 0]}
RESIGN = {"resign": "eagle"}
GOOD = save(Match.new("longhorn", seed=5))


def text_with(*lines: object, **header: object) -> str:
    head = {**GOOD.header(), **header}
    return "\n".join(json.dumps(line) for line in (head, *lines)) + "\n"


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else 1


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-record-empty"),
        ("\n\n", "error-record-empty"),
        ("half a line without an end", "error-record-empty"),
        ("hello\n", "error-record-json"),
        ("[1]\n", "error-record-json"),
        ("[" * 100_000 + "\n", "error-record-json"),
        ('{"a": 1}\n', "error-record-not-ours"),
        (b"\x00\xff\xfe\x80\n", "error-record-binary"),
        (text_with(highnoon=2), "error-record-newer"),
        (text_with(game=7), "error-record-header"),
        (text_with(rules=True), "error-record-header"),
        (text_with(seed=5), "error-record-header"),
        (text_with(seed="12x"), "error-record-header"),
        (text_with({"what": 1}), "error-record-line"),
        (text_with({"undo": True}), "error-record-line"),
        (text_with({"by": 3, "do": "lay N"}), "error-record-line"),
        (text_with({"by": "eagle", "do": 5}), "error-record-line"),
        (text_with({"undo": 1.0}), "error-record-line"),
        (text_with({"undo": "all", "say": "two things", "by": "eagle"}), "error-record-line"),
        (text_with({"say": 5, "pencil": "x", "by": "eagle", "to": "all"}), "error-record-line"),
        (text_with({"say": {}, "resign": "eagle", "by": "eagle"}), "error-record-line"),
        (text_with({"say": "x", "by": ["eagle"], "to": "all"}), "error-record-line"),
        (text_with({"say": "x", "by": "eagle", "to": {}}), "error-record-line"),
        (text_with({"resign": "eagle", "do": None}), "error-record-line"),
        (text_with({"by": "eagle", "do": "x", "secret": 1}), "error-record-line"),
        (text_with({"do": "lay N"}), "error-record-line"),
        (text_with({"by": None, "do": "lay N"}), "error-record-line"),
        (text_with({"say": "hi"}), "error-record-line"),
        (text_with({"say": "hi", "by": "eagle", "to": "mars"}), "error-record-line"),
        (text_with({"pencil": "hi"}), "error-record-line"),
        (text_with({"end": {}}), "error-record-line"),
        (text_with({"end": {"places": float("nan")}}), "error-record-json"),
        (text_with({"saw": nested(50)}), "error-record-json"),
        (text_with(options=nested(900)), "error-record-json"),
        (text_with(seats=["one", 2]), "error-record-header"),
        (text_with("text"), "error-record-json"),
        (text_with(seats=["one", "half a letter: \ud800"]), "error-record-json"),
    ],
)
def test_what_cannot_be_read_is_told(text: str | bytes, key: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        Record.loads(text)
    assert refused.value.reason.key == key


def test_a_huge_file_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("highnoon.core.record.LONGEST", 10)
    with pytest.raises(InvalidRecord) as refused:
        Record.loads(GOOD.dumps())
    assert refused.value.reason.key == "error-record-long"


def test_all_wrong_header_fields_are_told_at_once() -> None:
    with pytest.raises(InvalidRecord) as refused:
        Record.loads(text_with(game=1, rules="x", seats="me"))
    assert len(refused.value.reasons) == 3


@pytest.mark.parametrize(
    ("text", "error", "key"),
    [
        (text_with(game="poker"), UnknownGame, "error-game-unknown"),
        (text_with(rules=99), UnknownGame, "error-rules-version"),
        (text_with(data="other"), InvalidRecord, "error-record-data"),
        (text_with(seats=["one"]), InvalidRecord, "error-record-seats"),
        (text_with(options={"colour": "red"}), InvalidOptions, "error-option-unknown"),
        (text_with(options={"players": 3}), InvalidOptions, "error-option-value"),
        (text_with(options={"players": 2.0}), InvalidOptions, "error-option-value"),
        (text_with(options={"ambush_nugget": "x" * 99}), InvalidOptions, "error-option-value"),
        (text_with({"by": "chance", "do": "dance"}), InvalidRecord, "error-record-at"),
        (text_with({"by": "chance", "do": "move M"}), InvalidRecord, "error-record-at"),
        (text_with({"undo": 5}), InvalidRecord, "error-record-at"),
        (text_with({"resign": "nobody"}), InvalidRecord, "error-record-at"),
        (text_with(RESIGN, RESIGN), InvalidRecord, "error-record-at"),
        (
            text_with({"resign": "eagle"}, {"by": "chance", "do": "lay N"}),
            InvalidRecord,
            "error-record-at",
        ),
        (text_with({"end": END}), InvalidRecord, "error-record-at"),
        (text_with({"saw": []}), InvalidRecord, "error-record-at"),
    ],
)
def test_what_cannot_be_replayed_is_told(text: str, error: type[HighNoonError], key: str) -> None:
    with pytest.raises(error) as refused:
        replay(Record.loads(text))
    assert refused.value.reason.key == key
    assert "error-" not in str(refused.value)


def test_a_letter_cut_in_two_is_only_a_cut_line() -> None:
    named = save(Match.new("longhorn", seed=5, names=["Zoë", "Jürgen"]))
    data = named.dumps().encode() + '{"by":"eagle","say":"ü'.encode()[:-1]
    part = Record.loads(data)
    assert part.cut
    assert part.lines == named.lines


def test_errors_read_well_in_a_log() -> None:
    with pytest.raises(UnknownGame, match="no game called “poker”"):
        replay(Record.loads(text_with(game="poker")))


def test_names_and_talk_are_cleaned_like_any_others() -> None:
    talk = {"by": "eagle", "say": "\x1b[2J" + "x" * 2_000_000, "to": "all"}
    plan = {"by": "eagle", "pencil": "\u202eback"}
    found = Record.loads(text_with(talk, plan, seats=["\x9b31m" + "n" * 900_000, "\u2066Bob"]))
    assert found.seats == ("31m" + "n" * 37, "Bob")
    assert found.lines == (
        {"by": "eagle", "say": "[2J" + "x" * 497, "to": "all"},
        {"by": "eagle", "pencil": "back"},
    )


def test_a_record_can_be_looked_at_in_a_terminal() -> None:
    odd = Record("longhorn", 1, "x", {"map": "# \x9b2J \u202e \U000e0041"}, ("a", "b"))
    text = odd.dumps()
    assert text.isascii()
    assert Record.loads(text) == odd


def test_many_brackets_in_talk_are_only_talk() -> None:
    line = {"by": "eagle", "say": "[" * 100, "to": "all"}
    assert Record.loads(text_with(line)).lines == (line,)


def test_a_complete_last_line_counts_without_its_newline() -> None:
    text = text_with(*GOOD.lines, RESIGN)
    whole = Record.loads(text.rstrip("\n"))
    assert (whole, whole.cut) == (Record.loads(text), False)
    assert not Record.loads(text_with().rstrip("\n")).lines


@pytest.mark.parametrize("last", ['{"by":"eagle","do":"steal w"}', json.dumps({"end": END})])
def test_an_illegal_last_line_is_told_without_its_newline(last: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        replay(Record.loads(GOOD.dumps() + last))
    assert refused.value.reason.key == "error-record-at"


def test_only_what_begins_like_a_line_can_have_been_cut() -> None:
    assert Record.loads(GOOD.dumps() + '{"by":"ea').cut
    with pytest.raises(InvalidRecord) as refused:
        Record.loads(GOOD.dumps() + "nonsense")
    assert refused.value.reason.key == "error-record-json"


def test_a_byte_order_mark_says_nothing() -> None:
    assert Record.loads("\ufeff" + GOOD.dumps()) == GOOD
    assert Record.loads(("\ufeff" + GOOD.dumps()).encode()) == GOOD
