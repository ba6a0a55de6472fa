"""Mining: it can be stopped at any moment, and goes on as if nothing had happened."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from highnoon import puzzles
from highnoon.core.errors import InvalidData
from highnoon.puzzles import workshop
from highnoon.puzzles.workshop import Mined

SHELF = puzzles.load("longhorn")


class EverySecond:
    """Finds a puzzle at every second seed, and one of them twice."""

    def mine(self, seed: int, counts: Mapping[str, int]) -> Mined | None:
        puzzle = SHELF[0 if seed == 4 else seed]
        return Mined(puzzle, {"nodes": 7}) if seed % 2 == 0 else None

    def prove(self, puzzle: puzzles.Puzzle) -> list[str]:
        return [] if puzzle.themes else ["no theme"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "workshop", lambda _: EverySecond())


def mine(file: Path, wanted: int, seconds: float = 60) -> list[int]:
    seeds: list[int] = []
    workshop.mine("longhorn", file, wanted, seconds, lambda *told: seeds.append(told[2]))
    return seeds


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert mine(whole, 4) == list(range(9))
    assert mine(parts, 2) == [0, 1, 2]
    with parts.open("a") as file:
        file.write('{"id":"cut sho')
    assert mine(parts, 4) == list(range(3, 9))
    assert parts.read_text() == whole.read_text()


def test_none_is_written_twice(tmp_path: Path) -> None:
    mine(tmp_path / "out.jsonl", 4)
    text = (tmp_path / "out.jsonl").read_text()
    assert text.count(f'"id":"{SHELF[0].id}"') == 1
    assert text.count('"nodes":7') == 4


def test_the_time_ends_a_run(tmp_path: Path) -> None:
    assert mine(tmp_path / "out.jsonl", 4, 0) == []


def test_a_file_with_a_puzzle_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    mine(file, 1)
    file.write_text(file.read_text() * 2)
    with pytest.raises(InvalidData):
        mine(file, 4)


def test_every_puzzle_is_proven_and_told_of() -> None:
    poor = replace(SHELF[1], themes=())
    found = list(workshop.prove("longhorn", (SHELF[0], poor)))
    assert found == [(SHELF[0], []), (poor, ["no theme"])]


def test_a_proof_that_was_stopped_goes_on_and_what_is_wrong_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Watched(EverySecond):
        def prove(self, puzzle: puzzles.Puzzle) -> list[str]:
            asked.append(puzzle.id)
            return super().prove(puzzle)

    monkeypatch.setattr(workshop, "workshop", lambda _: Watched())
    journal, poor = tmp_path / "proven", replace(SHELF[1], themes=())
    three = (SHELF[0], poor, SHELF[2])
    run = workshop.prove("longhorn", three, journal)
    assert next(run) == (SHELF[0], [])
    run.close()  # type: ignore[attr-defined]  # a generator, stopped here
    for _ in range(2):
        assert list(workshop.prove("longhorn", three, journal)) == [
            (SHELF[0], []), (poor, ["no theme"]), (SHELF[2], []),
        ]  # fmt: skip
    assert asked == [SHELF[0].id, poor.id, SHELF[2].id, poor.id]
