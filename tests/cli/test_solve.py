"""`highnoon solve` from the command line."""

import json
import signal
from fractions import Fraction
from pathlib import Path

import pytest

from highnoon.cli.interrupts import postponed
from highnoon.cli.longhorn.report import progress, value_phrase
from highnoon.core.action import Phrase
from highnoon.core.match import Match
from highnoon.core.replay import save
from highnoon.engine.longhorn.bounds import DRAWN, WON, Bounds
from highnoon.games.longhorn.game import LONGHORN
from highnoon.i18n.catalogue import Catalogue
from tests.cli.conftest import Command
from tests.cli.terminal import Terminal
from tests.engine.longhorn.positions import random_game, turns_in

LATE = LONGHORN.position_text(turns_in(1, 12))
MIDDLE = LONGHORN.position_text(turns_in(1, 5))


def test_a_position_is_solved_with_its_line_and_all_choices(highnoon: Command) -> None:
    done = highnoon("solve", LATE, "--memory", "16")
    assert done.code == 0
    assert "with best play." in done.out
    for word in ("Best: steal", "to the end of this line", "All choices:"):
        assert word in done.out


def test_the_board_is_drawn_and_the_line_has_players_and_numbers(highnoon: Command) -> None:
    done = highnoon("solve", LATE, "--memory", "16")
    assert "left · price" in done.out
    assert "which colour do you steal" in done.out
    first, second = (seat.capitalize() for seat in _sides(LATE))
    assert f"  1. {first}:" in done.out
    assert f"  2. {second}:" in done.out
    assert "turns away" in done.out or "ends this turn" in done.out


def _sides(position: str) -> tuple[str, str]:
    return ("eagle", "jessie") if position.split()[1] == "E" else ("jessie", "eagle")


def test_a_verdict_as_json(highnoon: Command) -> None:
    done = highnoon("solve", LATE, "--memory", "16", "--json", "--lang", "de")
    found = json.loads(done.out)
    assert found["position"] == LATE
    assert found["decides"] == _sides(LATE)[0]
    assert found["proven"]
    assert found["low"] == found["high"] == max(move["low"] for move in found["moves"])
    assert found["line"][0]["turn"] == 1
    assert found["line"][0]["actions"][0] == found["best"]
    distance = found["turns_to_end"]
    assert 1 <= distance["least"] <= distance["most"]
    assert "margin" in found
    state = LONGHORN.parse_position(LATE)
    for turn in found["line"]:
        for text in turn["actions"]:
            (seat,) = LONGHORN.actors(state)
            assert LONGHORN.seat_key(seat) == turn["seat"]
            state = LONGHORN.apply(state, seat, LONGHORN.parse_action(text)).state
    assert state.phase == found["line_end"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "12,345 positions in 6.5 s"), ("de", "12.345 Stellungen in 6,5 s")],
)
def test_numbers_have_the_readers_own_form(language: str, words: str) -> None:
    said = Catalogue(language).say(Phrase("solver-spent", {"nodes": 12345, "seconds": 6.5}))
    assert words in said
    odds = Catalogue(language).say(value_phrase(0, Bounds.known(Fraction(1, 8))))
    assert {"en": "56.2%", "de": "56,2\u00a0%"}[language] in odds
    ahead = Catalogue(language).number(-1234.56, 1, sign=True)
    assert ahead == {"en": "-1,234.6", "de": "-1.234,6"}[language]


def test_a_choice_is_never_worth_more_than_the_position(highnoon: Command) -> None:
    for nodes in (500, 2000, 8000, 30_000):
        done = highnoon("solve", MIDDLE, "--memory", "16", "--nodes", str(nodes), "--json")
        found = json.loads(done.out)
        values = [(_number(move["low"]), _number(move["high"])) for move in found["moves"]]
        assert max(high for _, high in values) <= _number(found["high"])
        assert max(low for low, _ in values) <= _number(found["low"])


def _number(value: int | str) -> Fraction:
    return Fraction(value)


def test_more_nodes_never_show_less(highnoon: Command) -> None:
    before: dict[str, tuple[Fraction, Fraction]] = {}
    for nodes in (300, 1000, 3000, 10_000, 30_000, 100_000):
        done = highnoon("solve", MIDDLE, "--memory", "16", "--nodes", str(nodes), "--json")
        found = json.loads(done.out)
        now = {one["action"]: (_number(one["low"]), _number(one["high"])) for one in found["moves"]}
        now["position"] = (_number(found["low"]), _number(found["high"]))
        for name, (low, high) in before.items():
            assert now[name][0] >= low, (name, nodes)
            assert now[name][1] <= high, (name, nodes)
        before = now


def test_without_time_it_says_what_is_proven(highnoon: Command) -> None:
    done = highnoon("solve", "--seed", "1", "--nodes", "2000", "--memory", "16")
    assert "Not finished." in done.out
    assert "Nothing is proven" in done.out
    assert done.out.count("not proven") == 5


def test_an_interrupt_says_what_is_proven(data: Path) -> None:
    terminal = Terminal("solve", "--seed", "16", "--memory", "64", "--lang", "en", data=data)
    assert "Nothing is proven for" in terminal.until("per second. Nothing is proven for")
    terminal.press(b"\x03")
    said = terminal.rest()
    assert "Not finished. Proven so far:" in said
    assert "All choices:" in said
    assert terminal.end() == 0


def test_an_interrupt_waits_for_the_end_of_a_drawing() -> None:
    """In the middle it would leave the console keeping back all that is printed afterwards."""
    drawn = []

    def draw() -> None:
        with postponed():
            signal.raise_signal(signal.SIGINT)
            drawn.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        draw()
    assert drawn
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_the_progress_line_says_what_is_proven() -> None:
    proven = value_phrase(0, Bounds(DRAWN, WON))
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
        ((), "Give exactly one of these"),
        (("--seed", "1", LATE), "Give exactly one of these"),
        (("--seed", "1", "--ambush", "never"), "ambush_nugget"),
        (("--seed", "1", "--epidemic", "never"), "epidemic_colour"),
        (("--deals", "2", "--epidemic", "never", "--out", "x"), "epidemic_colour"),
        (("--deals", "2"), "--out"),
        (("--seed", "-1"), "whole number"),
        (("nonsense nonsense",), "10"),
        ((LONGHORN.position_text(random_game(1, "choice")[-1]),), "over"),
        (("missing.jsonl",), "missing.jsonl"),
        (("--seed", "1", "--memory", "9" * 15), "smaller --memory"),
        (("--seed", "1", "--memory", "some"), "--memory"),
        (("--seed", "1", "--nodes", "0"), "--nodes"),
        (("--seed", "1", "--seconds", "0"), "--seconds"),
        (("--seed", "1", "--workers", "0"), "--workers"),
        ((LATE, "--ambush", "random"), "--ambush random contradicts the position"),
        ((LATE, "--epidemic", "present"), "--epidemic present contradicts the position"),
        (("--deals", "1", "--out", "x", "--json"), "--json is for a single position"),
    ],
)
def test_bad_input_is_one_clear_sentence(
    highnoon: Command, args: tuple[str, ...], said: str
) -> None:
    done = highnoon("solve", *args)
    assert done.code == 2
    assert said in done.err


def test_deals_under_other_options_are_other_deals(highnoon: Command, tmp_path: Path) -> None:
    """A file begun under rules version 1 names no epidemic: its rows stay what they were."""
    file = tmp_path / "deals.jsonl"
    small = ("--deals", "1", "--nodes", "500", "--memory", "1", "--out", str(file))
    highnoon("solve", *small, "--epidemic", "present")
    row = json.loads(file.read_text())
    assert row.pop("epidemic") == "present"
    file.write_text(json.dumps(row) + "\n")
    assert "One deal." in highnoon("solve", *small).out
    assert "One deal." in highnoon("solve", *small, "--epidemic", "present").out
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [row.get("epidemic") for row in rows] == [None, "any"]


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


def test_deals_of_which_least_is_left_come_first(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    small = ("--deals", "3", "--memory", "1", "--out", str(file))
    highnoon("solve", *small, "--nodes", "1")
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    for row, settled in zip(rows, (0, 4, 2), strict=True):
        for place in list(row["starts"])[:settled]:
            row["starts"][place] = {"nodes": 1, "seconds": 0.0, "value": 1}
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    highnoon("solve", *small, "--nodes", "300")
    added = [json.loads(line) for line in file.read_text().splitlines()][3:]
    assert [row["seed"] for row in added] == [2, 3, 1]


def test_a_file_of_something_else_is_left_alone(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text("not json\n")
    done = highnoon("solve", "--deals", "1", "--out", str(file))
    assert (done.code, file.read_text()) == (2, "not json\n")
    assert "line 1" in done.err
