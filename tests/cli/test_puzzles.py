"""Puzzles in the terminal: solved, failed, left; the rating is kept, answers are not told."""

import json
from datetime import date
from pathlib import Path

import pytest

from highnoon import puzzles
from highnoon.core.registry import keys
from highnoon.puzzles import Puzzle
from highnoon.puzzles.workshop import Mined
from tests.cli.conftest import Command


def solution(puzzle: Puzzle) -> list[str]:
    """What whoever solves types."""
    if puzzles.is_named(puzzle):
        return [", ".join(puzzle.line)]
    moves: list[str] = []
    typed = []
    while (now := puzzles.attempt(puzzle, moves)).status == "go-on":
        moves += now.reply
        typed.append(puzzle.line[len(moves)])
        moves.append(typed[-1])
    return typed


@pytest.mark.parametrize("game", keys())
def test_a_puzzle_is_solved_and_counted(highnoon: Command, data: Path, game: str) -> None:
    puzzle = puzzles.load(game)[0]
    done = highnoon("puzzle", game, "--id", puzzle.id, lines="\n".join(solution(puzzle)) + "\n")
    assert done.code == 0
    assert "Solved" in done.out
    assert "Solved in a row: 1 (best: 1)" in done.out
    kept = json.loads((data / "puzzles.json").read_text())
    assert kept[game]["done"] == {puzzle.id: True}
    assert kept[game]["rating"][0] > 1500


def test_a_wrong_try_is_answered_and_breaks_the_streak(highnoon: Command, data: Path) -> None:
    puzzle = puzzles.load("longhorn")[0]
    wrong = next(str(n) for n in (1, 2) if _first(puzzle, n) != puzzle.line[0])
    lines = [wrong, "castle", *solution(puzzle)]
    done = highnoon("puzzle", "--id", puzzle.id, lines="\n".join(lines) + "\n")
    assert "is not a move" in done.out
    assert "Solved in a row: 0 (best: 0)" in done.out
    assert json.loads((data / "puzzles.json").read_text())["longhorn"]["done"] == {puzzle.id: False}


def _first(puzzle: Puzzle, number: int) -> str:
    from highnoon.core.registry import game

    rules = game(puzzle.game)
    state = rules.parse_position(puzzle.position)
    return rules.action_text(rules.legal_actions(state, puzzle.seat)[number - 1])


def test_giving_up_shows_the_solution_and_leaving_counts_nothing(
    highnoon: Command, data: Path
) -> None:
    puzzle = puzzles.of_the_day("longhorn", date(2026, 11, 18))
    left = highnoon("puzzle", "longhorn", "--day", "2026-11-18", lines="?\nquit\n")
    assert puzzle.id in left.out
    assert not (data / "puzzles.json").exists()
    given = highnoon("puzzle", "longhorn", "--day", "2026-11-18", lines="solution\n")
    assert ", ".join(puzzle.line) in given.out.replace("\n", " ")
    assert (data / "puzzles.json").exists()


def test_the_table_of_a_riddle_does_not_tell_where_the_sheriff_may_be(highnoon: Command) -> None:
    puzzle = next(one for one in puzzles.load("desperados") if one.seat != 0)
    out = highnoon("puzzle", "desperados", "--id", puzzle.id, lines="quit\n").out
    assert "Sheriff may be in" not in out
    assert "%" not in out


def test_a_theme_is_wished_for(highnoon: Command) -> None:
    done = highnoon("puzzle", "longhorn", "--theme", "nine", lines="solution\n")
    assert "Nine of a colour" in done.out
    both = highnoon("puzzle", "longhorn", "--theme", "nine,gold", lines="solution\n")
    themes = both.out.partition("Themes:")[2]
    assert "Nine of a colour" in themes
    assert "Gold" in themes
    refused = highnoon("puzzle", "longhorn", "--theme", "love")
    assert refused.code != 0
    assert "sheriff-trap" in refused.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--id", "nothing"], "There is no puzzle nothing"),
        (["--day", "tomorrow"], "is no date"),
        (["--day", "today", "--theme", "nine"], "not several"),
    ],
)
def test_what_cannot_be_is_refused(highnoon: Command, args: list[str], said: str) -> None:
    done = highnoon("puzzle", *args)
    assert done.code != 0
    assert said in done.err


def test_a_damaged_file_is_not_overwritten(highnoon: Command, data: Path) -> None:
    data.mkdir()
    (data / "puzzles.json").write_text('{"longhorn": 1}')
    done = highnoon("puzzle", lines="solution\n")
    assert done.code != 0
    assert "puzzles.json" in done.err
    assert (data / "puzzles.json").read_text() == '{"longhorn": 1}'


def test_the_shelf_is_counted_in_german(highnoon: Command) -> None:
    out = highnoon("--lang", "de", "puzzles", "longhorn").out
    assert f"Longhorn: {len(puzzles.load('longhorn')):,} Rätsel".replace(",", ".") in out
    assert "Sheriff-Falle" in out


def test_mining_and_proving_from_the_terminal(
    highnoon: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = puzzles.load("longhorn")[0]

    class Quick:
        def mine(self, seed: int, counts: object) -> Mined:
            return Mined(puzzle, {"nodes": 1})

        def prove(self, puzzle: Puzzle) -> list[str]:
            return ["it is not so"]

    monkeypatch.setattr("highnoon.puzzles.workshop.workshop", lambda _: Quick())
    out = tmp_path / "mined.jsonl"
    mined = highnoon("puzzles", "longhorn", "--out", str(out), "--count", "1")
    assert mined.code == 0
    assert puzzle.id in out.read_text()
    proven = highnoon("puzzles", "longhorn", "--prove", "--out", str(out))
    assert proven.code != 0
    assert "it is not so" in proven.err
    nowhere = highnoon("puzzles", "longhorn", "--prove", "--out", str(tmp_path / "none"))
    assert nowhere.code != 0
