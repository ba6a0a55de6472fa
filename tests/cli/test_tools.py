"""Drawing a position, counting ways, printing records, and help."""

import random
from pathlib import Path

import pytest

from highnoon import Match, Record, __version__, game, save
from highnoon.core.perft import perft
from highnoon.core.text import from_text
from tests.cli.conftest import Command

POSITION = (
    "Cgggb.a,Two.i,Dwwbb.i/Mwogb.2,Nwogbbb.e,Kwogb.o/Bwoogb.4,Swoo.a,Rwogg.3"
    " J steal C - - -- - random"
)


def test_a_position_is_drawn_with_its_choices(highnoon: Command) -> None:
    done = highnoon("show", POSITION)
    assert done.code == 0
    for text in ("C Cherokee Spring", "outlaw: Jessie", "Steal 3 grey cows", "left · price"):
        assert text in done.out


def test_a_position_in_german(highnoon: Command) -> None:
    done = highnoon("--lang", "de", "show", POSITION, "--game", "longhorn")
    assert "3 graue Rinder stehlen" in done.out


def test_ways_are_counted_from_a_deal_and_a_position(highnoon: Command) -> None:
    match = Match.new("longhorn", seed=7)
    third = perft(match.game, match.state, 3)
    done = highnoon("perft", "longhorn", "--depth", "3", "--seed", "7")
    assert done.out.splitlines()[-1] == f"depth 3: {third} ways"
    done = highnoon("perft", "longhorn", "--depth", "1", "--position", POSITION)
    assert done.out == "depth 1: 2 ways\n"


def test_ways_are_counted_from_the_very_start(highnoon: Command) -> None:
    done = highnoon("perft", "longhorn", "--depth", "3")
    assert done.out.splitlines() == ["depth 1: 9 ways", "depth 2: 72 ways", "depth 3: 504 ways"]


@pytest.mark.parametrize("as_text", [False, True])
def test_a_record_is_printed(highnoon: Command, tmp_path: Path, as_text: bool) -> None:
    record = save(Match.new("longhorn", seed=7))
    file = tmp_path / "game.jsonl"
    file.write_text(record.dumps(), "utf-8")
    done = highnoon("record", str(file), *(["--text"] if as_text else []))
    assert (from_text if as_text else Record.loads)(done.out) == record


@pytest.mark.parametrize("args", [[], ["--help"], ["--lang", "de"]])
def test_help_names_the_commands(highnoon: Command, args: list[str]) -> None:
    done = highnoon(*args)
    assert done.code == 0
    for name in ("play", "replay", "show", "perft", "record"):
        assert name in done.out


def finished(key: str) -> Match:
    match, rng = Match.new(key, seed=3), random.Random(1)
    while not match.over:
        seat = min(match.actors())
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return match


def test_of_a_finished_game_the_result_and_the_bill_are_shown(highnoon: Command) -> None:
    for key, words in (
        ("longhorn", ("The winner is Eagle.", "5 orange at $100")),
        ("moon-river", ("The winner is White.", "Prospectors")),
        ("desperados", ("The winner is Sheriff.", "Coaches")),
    ):
        match = finished(key)
        done = highnoon("show", match.game.position_text(match.state))
        assert done.code == 0
        for word in words:
            assert word in done.out, key


def test_the_end_of_a_record_is_told_in_words(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record = save(finished("longhorn"))
    file.write_text(record.dumps(), "utf-8")
    done = highnoon("record", str(file), "--text", "--lang", "de")
    assert "longhorn-result" not in done.out
    assert "\nthe end: scored, places 1 2," in done.out
    assert done.out.splitlines()[-1].startswith("# Der Bandit erreichte keine")
    assert from_text(done.out) == record


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (POSITION + " any more", "10 fields"),
        (POSITION.replace("Cgggb", "Xgggb"), "Xgggb"),
        ("2 camp none stand mary", "15 fields"),
        ("players=9 phase=muster", "round="),
    ],
)
def test_the_reason_is_told_when_only_one_game_can_be_meant(
    highnoon: Command, text: str, words: str
) -> None:
    done = highnoon("show", text)
    assert done.code == 2
    assert words in done.err
    assert "No game" not in done.err


def test_a_position_may_begin_with_a_dash(highnoon: Command) -> None:
    longhorn = game("longhorn")
    dealing = longhorn.position_text(longhorn.start(longhorn.info.read_options({})))
    assert dealing.startswith("-")
    done = highnoon("show", dealing, "--game", "longhorn")
    assert (done.code, done.err) == (0, "")
    assert "Fate is drawing." in done.out
    assert "The deal is not finished" in highnoon("solve", dealing, "--memory", "1").err
    assert highnoon("perft", "longhorn", "--depth", "1", "--position", dealing).code == 0


def test_the_version(highnoon: Command) -> None:
    assert highnoon("--version") == (0, f"highnoon {__version__}\n", "")
