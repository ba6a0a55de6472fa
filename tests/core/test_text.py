"""Records for people read back to the same record."""

import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as some

from highnoon import InvalidRecord, Match, Record, replay, save
from highnoon.core.clean import clean
from highnoon.core.lines import Line
from highnoon.core.text import LONGEST_LINE, TITLE, from_text, is_text, to_text
from tests.cases import Case, cases


def played(case: Case, seed: int, actions: int) -> Match:
    match, rng = Match.new(case.game, case.options, seed), random.Random(seed)
    while not match.over and actions:
        seat = rng.choice(sorted(match.actors()))
        match.play(seat, rng.choice(match.legal_actions(seat)))
        actions -= 1
    return match


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
@pytest.mark.parametrize("actions", [0, 7, 10_000])
def test_a_game_comes_back_from_its_text(case: Case, actions: int) -> None:
    record = save(played(case, 3, actions))
    again = from_text(to_text(record))
    assert again == record
    assert replay(again).state == replay(record).state


def test_a_turn_is_one_line() -> None:
    match = Match.new("longhorn", seed=7)
    for text in ("start C", "steal b", "move T"):
        match.play(min(match.actors()), text)
    text = to_text(save(match))
    assert text.startswith(f'{TITLE}\ngame: "longhorn"\nrules: 2\n')
    assert text.endswith("1. eagle: start C\n2. jessie: steal b; move T\n")
    assert all(len(row) <= LONGEST_LINE + 20 for row in text.splitlines())


def test_talk_and_take_backs_and_the_end_are_there() -> None:
    match = Match.new("longhorn", seed=7)
    match.play(0, "start C")
    match.undo(0)
    match.say(0, 'a "quote"; and more')
    match.pencil(1, "secret: plan")
    match.resign(1)
    record = save(match)
    text = to_text(record)
    assert "\ntake back 1\n" in text
    assert "\njessie resigns\n" in text
    assert "\nthe end: resigned, places 1 2, scores 0 0\n" in text
    assert from_text(text) == record


talk = some.text().map(clean)
names = some.text(string.ascii_lowercase, min_size=1, max_size=5)
ends = some.fixed_dictionaries(
    {
        "reason": some.text(max_size=9),
        "places": some.lists(some.integers()),
        "scores": some.lists(some.integers()),
    }
)
lines = some.one_of(
    some.fixed_dictionaries({"by": some.text(max_size=5), "do": some.text(max_size=12)}),
    some.fixed_dictionaries({"by": names, "do": names}),
    some.fixed_dictionaries({"undo": some.integers()}),
    some.fixed_dictionaries({"by": names, "say": talk, "to": some.sampled_from(["all", "side"])}),
    some.fixed_dictionaries({"by": names, "pencil": talk}),
    some.fixed_dictionaries({"abandoned": some.text(max_size=5)}),
    some.fixed_dictionaries({"resign": some.text(max_size=5)}, optional={"late": some.booleans()}),
    some.fixed_dictionaries({"end": ends}),
    some.fixed_dictionaries({"saw": some.lists(some.lists(some.integers()))}),
)


@given(some.lists(lines, max_size=6))
def test_any_lines_come_back(found: list[Line]) -> None:
    record = Record("longhorn", 1, "x", {"players": 2}, ("a", "b"), 5, "eagle", tuple(found))
    assert from_text(to_text(record)) == record


@given(some.text())
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord):
        from_text(text)
    with pytest.raises(InvalidRecord):
        from_text(f"{TITLE}\n{text}")


@pytest.mark.parametrize(
    ("rest", "key"),
    [
        ("colour: 3\n", "error-text-line"),
        ("rules: one\n", "error-text-line"),
        ('game: "longhorn"\n', "error-record-header"),
        ("\nwho knows\n", "error-text-line"),
        ("\n{broken\n", "error-text-line"),
    ],
)
def test_a_wrong_line_is_named(rest: str, key: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        from_text(f"{TITLE}\n{rest}")
    assert refused.value.reason.key == key


def test_texts_are_known_by_their_first_line() -> None:
    record = save(Match.new("longhorn", seed=1))
    assert is_text(to_text(record).encode())
    assert not is_text(record.dumps().encode())


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_the_end_is_told_in_words(case: Case) -> None:
    record = save(played(case, 3, 10_000))
    text = to_text(record)
    last = record.lines[-1]
    assert "end" in last
    key = last["end"]["reason"]
    assert key not in text
    assert f"\nthe end: {key.removeprefix(f'{record.game}-result-')}, places " in text
    # As it was written before.
    words = key.removeprefix(f"{record.game}-result-")
    assert from_text(text.replace(f"the end: {words}", f"the end: {key}")) == record


def test_remarks_and_a_byte_order_mark_say_nothing() -> None:
    record = save(Match.new("longhorn", seed=7))
    text = "\ufeff" + to_text(record) + "# a fine deal\n"
    assert is_text(text.encode())
    assert from_text(text) == record
