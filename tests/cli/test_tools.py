"""Drawing a position, counting ways, printing records, and help."""

from pathlib import Path

import pytest

from highnoon import Match, Record, save
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
    for text in ("C Cherokee Spring", "outlaw: Jessie", "Steal the 3 grey cows", "left · price"):
        assert text in done.out


def test_a_position_in_german(highnoon: Command) -> None:
    done = highnoon("--lang", "de", "show", POSITION, "--game", "longhorn")
    assert "Die 3 grauen Rinder stehlen" in done.out


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
