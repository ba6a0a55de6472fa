"""What version 0.1.0 wrote under rules version 1 is read and played as it was meant then."""

import dataclasses
import json
from pathlib import Path

import pytest

from highnoon import Match, Record, game, replay, save

FORMER = Path(__file__).parent / "former"
POSITIONS: list[tuple[str, list[str]]] = json.loads((FORMER / "positions.json").read_text("utf-8"))


def struck_in(match: Match) -> tuple[list[str], str, int]:
    """What could be struck, what was, and how many cows were on the board then."""
    (entry,) = [entry for entry in match.history if entry.action.kind == "epidemic"]
    legal = match.game.legal_actions(entry.before, entry.by)
    cows = sum(map(sum, entry.before.cows))
    text = match.game.action_text
    return [text(one) for one in legal], text(entry.action), cows


@pytest.mark.parametrize("name", ["absent-colour", "empty-board"])
def test_a_record_replays_and_is_written_again_as_it_was(name: str) -> None:
    text = (FORMER / f"{name}.jsonl").read_text("utf-8")
    match = replay(Record.loads(text))
    assert match.over
    assert match.game.info.rules == 1
    assert "epidemic_colour" not in match.options
    assert save(match).dumps() == text


def test_a_colour_had_to_be_on_the_board() -> None:
    match = replay(Record.loads((FORMER / "absent-colour.jsonl").read_text("utf-8")))
    could, did, cows = struck_in(match)
    assert cows > 0
    assert did in could
    assert len(could) < 4


def test_a_colour_was_named_even_for_an_empty_board() -> None:
    match = replay(Record.loads((FORMER / "empty-board.jsonl").read_text("utf-8")))
    could, _, cows = struck_in(match)
    assert (len(could), cows) == (4, 0)


@pytest.mark.parametrize("name", ["absent-colour", "empty-board"])
def test_a_match_cut_short_goes_on_under_its_own_rules(name: str) -> None:
    record = Record.loads((FORMER / f"{name}.jsonl").read_text("utf-8"))
    whole = replay(record)
    asked = next(
        n for n, line in enumerate(record.lines) if "do" in line and line["do"].startswith("epid")
    )
    match = replay(dataclasses.replace(record, lines=record.lines[:asked]))
    for entry in whole.history[len(match.history) :]:
        match.play(entry.by, entry.action)
    assert match.result == whole.result


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(("text", "choices"), POSITIONS)
def test_positions_keep_their_text_and_their_choices(
    text: str, choices: list[str], rules: int
) -> None:
    longhorn = game("longhorn", rules)
    state = longhorn.parse_position(text)
    assert longhorn.position_text(state) == text
    found = [
        longhorn.action_text(action)
        for seat in longhorn.actors(state)
        for action in longhorn.legal_actions(state, seat)
    ]
    assert found == choices
