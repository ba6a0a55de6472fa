"""`highnoon solve` from the command line."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from highnoon.cli.solve import progress, value_phrase
from highnoon.core.match import Match
from highnoon.core.replay import save
from highnoon.games.longhorn.game import LONGHORN
from highnoon.i18n.catalogue import Catalogue
from tests.cli.conftest import Command
from tests.cli.terminal import Terminal
from tests.engine.longhorn.positions import random_game, turns_in

LATE = LONGHORN.position_text(turns_in(1, 12))


def test_a_position_is_solved_with_its_line_and_all_choices(highnoon: Command) -> None:
    done = highnoon("solve", LATE, "--memory", "16")
    assert done.code == 0
    assert "with best play." in done.out
    for word in ("Best: steal", "Line: steal", "to the end of this line", "All choices:"):
        assert word in done.out


def test_without_time_it_says_what_is_proven(highnoon: Command) -> None:
    done = highnoon("solve", "--seed", "1", "--nodes", "2000", "--memory", "16")
    assert "Not finished." in done.out
    assert "Nothing proven yet" in done.out
    assert done.out.count("not proven") == 5


def test_an_interrupt_says_what_is_proven(data: Path) -> None:
    terminal = Terminal("solve", "--seed", "16", "--memory", "64", data=data)
    assert "Nothing proven yet for" in terminal.until("per second. Nothing proven yet for")
    terminal.press(b"\x03")
    said = terminal.rest()
    assert "Not finished. What is proven so far:" in said
    assert "All choices:" in said
    assert terminal.end() == 0


def test_the_progress_line_says_what_is_proven() -> None:
    proven = value_phrase(0, Fraction(0), Fraction(1))
    said = Catalogue("en").say(progress(3_000_000, 2.0, proven))
    assert "3,000,000 positions, 2 s, 1,500,000 per second." in said
    assert said.endswith("Proven for Eagle: at least a draw, at most a win.")


def test_it_speaks_german(highnoon: Command) -> None:
    assert "bei bestem Spiel" in highnoon("solve", LATE, "--memory", "16", "--lang", "de").out


def test_a_record_is_solved_at_its_last_position(highnoon: Command, tmp_path: Path) -> None:
    match = Match.new("longhorn", {"ambush_nugget": "choice"}, 3)
    file = tmp_path / "match.jsonl"
    file.write_text(save(match).dumps())
    done = highnoon("solve", str(file), "--nodes", "1000", "--memory", "16")
    assert done.code == 0
    assert "start C" in done.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((), "Give one of these"),
        (("--seed", "1", LATE), "Give one of these"),
        (("--seed", "1", "--ambush", "never"), "ambush_nugget"),
        (("--deals", "2"), "--out"),
        (("--seed", "-1"), "whole number"),
        (("nonsense nonsense",), "9"),
        ((LONGHORN.position_text(random_game(1, "choice")[-1]),), "over"),
        (("missing.jsonl",), "missing.jsonl"),
        (("--seed", "1", "--memory", "9" * 15), "smaller --memory"),
        (("--seed", "1", "--memory", "some"), "--memory"),
    ],
)
def test_bad_input_is_one_clear_sentence(
    highnoon: Command, args: tuple[str, ...], said: str
) -> None:
    done = highnoon("solve", *args)
    assert done.code == 2
    assert said in done.err


def test_deals_go_to_a_file_and_are_not_solved_twice(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    small = ("--nodes", "500", "--memory", "1", "--out", str(file))
    assert "2 deals." in highnoon("solve", "--deals", "2", *small).out
    before = file.read_text()
    # A kill cuts the last line: that deal is solved again, the other is not.
    file.write_text(before[:-20])
    assert "2 deals." in highnoon("solve", "--deals", "2", *small).out
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [row["seed"] for row in rows] == [1, 2]
    assert before.splitlines()[0] == file.read_text().splitlines()[0]


def test_places_that_were_given_up_are_tried_again_with_more_nodes(
    highnoon: Command, tmp_path: Path
) -> None:
    file = tmp_path / "deals.jsonl"
    deal = ("--deals", "1", "--seed", "3", "--memory", "4", "--out", str(file))
    highnoon("solve", *deal, "--nodes", "500")
    highnoon("solve", *deal, "--nodes", "500")
    assert len(file.read_text().splitlines()) == 1
    said = highnoon("solve", *deal, "--nodes", "2000").out
    first, second = [json.loads(line)["starts"] for line in file.read_text().splitlines()]
    assert sorted(first) == sorted(second)
    assert any(start["nodes"] > 1500 for start in second.values())
    assert "One deal." in said


def test_a_file_of_something_else_is_left_alone(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text("not json\n")
    done = highnoon("solve", "--deals", "1", "--out", str(file))
    assert (done.code, file.read_text()) == (2, "not json\n")
    assert "line 1" in done.err
