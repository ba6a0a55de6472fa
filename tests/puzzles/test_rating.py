"""Ratings: the example of the paper, and what everybody expects of them."""

import random
from typing import Any

import pytest

from highnoon.puzzles.progress import Progress, next_puzzle, read
from highnoon.puzzles.puzzle import Puzzle
from highnoon.puzzles.rating import UNSURE, Meeting, Rating, expected, met, rated


def test_the_example_of_the_paper() -> None:
    others = (Rating(1400, 30), Rating(1550, 100), Rating(1700, 300))
    scores = (1.0, 0.0, 0.0)
    after = rated(Rating(1500, 200), [Meeting(*one) for one in zip(others, scores, strict=True)])
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_whoever_solves_rises_and_the_puzzle_falls() -> None:
    person, puzzle = met(Rating(), Rating(1500, 100), True)
    assert person.value > 1500 > puzzle.value
    assert person.deviation < UNSURE
    person, puzzle = met(Rating(), Rating(1500, 100), False)
    assert person.value < 1500 < puzzle.value


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    easy, _ = met(Rating(), Rating(900, 100), True)
    hard, _ = met(Rating(), Rating(2100, 100), True)
    assert easy.value < hard.value
    assert expected(Rating(1500), Rating(1500, 100)) == 0.5


def test_who_rests_grows_less_certain_but_never_more_than_a_newcomer() -> None:
    assert rated(Rating(1500, 50), []).deviation > 50
    assert rated(Rating(1500, UNSURE), []).deviation == UNSURE


def test_a_wild_result_is_survived() -> None:
    for score in (0.0, 1.0):
        after = rated(Rating(400, 30, 0.06), [Meeting(Rating(3200, 30), score)] * 20)
        assert 0 < after.deviation < UNSURE


def puzzle(number: int, rating: int) -> Puzzle:
    return Puzzle(f"p{number}", "longhorn", "win", "-", {}, 0, ("steal w",), ("nine",), rating)


def test_streaks_grow_and_break_and_a_puzzle_counts_once() -> None:
    now = Progress()
    for number in range(3):
        now = now.after(puzzle(number, 1500), True)
    assert (now.streak, now.best) == (3, 3)
    assert now.after(puzzle(0, 1500), False) == now
    broken = now.after(puzzle(9, 1500), False)
    assert (broken.streak, broken.best, broken.done["p9"]) == (0, 3, False)


def test_the_next_puzzle_is_new_and_about_as_hard_as_the_person_is_strong() -> None:
    shelf = [puzzle(number, 500 + 20 * number) for number in range(100)]
    done = Progress(done={f"p{number}": True for number in range(45, 55)})
    chosen = {next_puzzle(done, shelf, random.Random(seed)).rating for seed in range(50)}
    assert 1280 <= min(chosen) <= max(chosen) <= 1720
    assert not chosen & {500 + 20 * number for number in range(45, 55)}
    every = Progress(done={one.id: True for one in shelf})
    assert next_puzzle(every, shelf, random.Random(0)) in shelf


def test_progress_is_kept_and_nonsense_refused() -> None:
    now = Progress().after(puzzle(1, 1700), True)
    kept = read(now.plain())
    assert kept.done == now.done
    assert kept.rating.value == pytest.approx(now.rating.value)
    short, wild = {**now.plain(), "rating": [1]}, {**now.plain(), "streak": 5}
    nonsense: list[Any] = [{}, [], None, short, wild]
    for wrong in nonsense:
        with pytest.raises(ValueError, match="not somebody's progress"):
            read(wrong)
