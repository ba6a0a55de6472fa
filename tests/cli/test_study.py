"""`highnoon study`: a walk through positions, with the value of every choice."""

import json
from pathlib import Path

import pytest

from highnoon.cli.longhorn import tree
from highnoon.games.longhorn.game import LONGHORN
from tests.cli.conftest import Command
from tests.engine.longhorn.positions import turns_in

LATE = turns_in(1, 12)
TEXT = LONGHORN.position_text(LATE)
LATE_ACTION = LONGHORN.action_text(LATE.choices[0])
SMALL = ("--memory", "16", "--seconds", "1")


def test_every_choice_is_told_with_its_value(highnoon: Command) -> None:
    done = highnoon("study", TEXT, *SMALL, lines="q\n")
    assert done.code == 0
    for action in LATE.choices:
        assert LONGHORN.action_text(action) in done.out
    assert "Wins" in done.out or "Loses" in done.out or "Draw" in done.out
    assert "A line of best play:" in done.out


def test_a_walk_goes_on_back_and_branches(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "study.json"
    walk = f"1\nname Main\nb\n2\nnote why not\nf\nt\np\nsave {file}\nq\n"
    done = highnoon("study", TEXT, *SMALL, lines=walk)
    assert done.code == 0, done.err
    assert TEXT in done.out
    kept = json.loads(file.read_text())
    assert (kept["game"], kept["position"]) == ("longhorn", TEXT)
    first, second = (LONGHORN.action_text(one) for one in LATE.choices[:2])
    assert kept["tree"] == ["", "", "", [[first, "Main"], [second, "", "why not"]]]


def test_a_study_that_was_saved_is_opened_again(highnoon: Command, tmp_path: Path) -> None:
    file, again = tmp_path / "study.json", tmp_path / "again.json"
    highnoon("study", TEXT, *SMALL, lines=f"1\nname Main\nnote quiet\nsave {file}\nq\n")
    done = highnoon("study", str(file), *SMALL, lines=f"t\nsave {again}\nq\n")
    assert done.code == 0, done.err
    assert "Main" in done.out
    assert again.read_text() == file.read_text()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (LATE_ACTION, "steal x"),
        (LATE_ACTION, "start N"),
        ('"highnoon-study": 1', '"highnoon-study": 2'),
        ('"longhorn"', '"moon-river"'),
        (" steal ", " dance "),
        ('"tree": [', '"tree": [['),
        ("}", ""),
    ],
)
def test_a_study_that_is_broken_is_refused(
    highnoon: Command, tmp_path: Path, old: str, new: str
) -> None:
    file = tmp_path / "study.json"
    root = tree.Node(LATE)
    root.grown(LATE.choices[0])
    text = tree.written(root)
    assert old in text
    file.write_text(text.replace(old, new))
    done = highnoon("study", str(file), *SMALL, lines="q\n")
    assert done.code == 2
    assert "study.json" in done.err


def test_what_cannot_be_done_is_refused(highnoon: Command) -> None:
    done = highnoon("study", TEXT, *SMALL, lines="start N\n")
    assert done.code != 0
    assert "start N" in done.err
