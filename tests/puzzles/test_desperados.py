"""Puzzles of Desperados: exact by belief, counted again row by row, and without any secret."""

import random

import pytest

from highnoon import puzzles
from highnoon.core.errors import InvalidAction
from highnoon.core.registry import game
from highnoon.games.desperados.belief import UNKNOWN, Trail
from highnoon.games.desperados.reading import our_map
from highnoon.games.desperados.worlds import sample_state
from highnoon.puzzles import Puzzle
from highnoon.puzzles.desperados.making import THEMES, Making
from highnoon.puzzles.desperados.readers import READERS, every_row
from highnoon.puzzles.desperados.trying import answer, suspect

SHELF = puzzles.load("desperados")
SAMPLE = SHELF[:: len(SHELF) // 20]
KINDS = ("where", "likeliest", "warn")


def of_kind(kind: str) -> list[Puzzle]:
    return [one for one in SHELF if one.kind == kind]


def test_a_sample_is_proven_again() -> None:
    making = Making()
    for puzzle in SAMPLE:
        assert making.prove(puzzle) == [], puzzle.id


def test_there_are_many_of_each_kind_and_every_theme_is_known() -> None:
    assert all(len(of_kind(kind)) >= 50 for kind in KINDS)
    assert set(puzzles.themes(SHELF)) <= set(THEMES)


def test_nothing_depends_on_what_the_seat_cannot_see() -> None:
    rules = game("desperados")
    for puzzle in SAMPLE:
        seen = puzzles.view(puzzle)
        for number in range(3):
            world = sample_state(seen, random.Random(number))
            assert rules.view(world, puzzle.seat) == seen
            again = answer(puzzle.kind, rules.view(world, puzzle.seat), suspect(puzzle))
            assert again == puzzle.line


@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_is_named_all_at_once_in_any_order(kind: str) -> None:
    puzzle = of_kind(kind)[0]
    assert puzzles.is_named(puzzle)
    assert puzzles.attempt(puzzle, []).status == "go-on"
    right = [f" {name.upper().replace('-', ' ')} " for name in reversed(puzzle.line)]
    assert puzzles.attempt(puzzle, right).status == "solved"


def test_a_town_that_was_missed_comes_with_the_way_there() -> None:
    puzzle = next(one for one in of_kind("where") if len(one.line) > 2)
    tried = puzzles.attempt(puzzle, puzzle.line[1:])
    assert tried.status == "wrong"
    towns = [card for card in tried.refutation if card not in ("saloon", "none")]
    start = puzzles.view(puzzle)["players"][suspect(puzzle)]["start"]
    assert [start, *towns][-1] == puzzle.line[0]


def test_a_town_too_many_is_called_impossible() -> None:
    puzzle = of_kind("where")[0]
    other = next(town for town in our_map().number if town not in puzzle.line)
    tried = puzzles.attempt(puzzle, [*puzzle.line, other])
    assert tried.status == "wrong"
    assert tried.why is not None
    assert tried.why.key == "puzzles-wrong-cannot"


def test_a_less_likely_town_is_told_by_its_ways() -> None:
    puzzle = of_kind("likeliest")[0]
    where = answer("where", puzzles.view(puzzle), suspect(puzzle))
    tried = puzzles.attempt(puzzle, [next(town for town in where if town not in puzzle.line)])
    assert tried.why is not None
    assert tried.why.args["count"] < tried.why.args["most"]  # type: ignore[operator]


def test_who_is_in_danger_or_safe_is_told() -> None:
    puzzle = of_kind("warn")[0]
    gang = {"green", "red", "yellow", "purple", "orange"}
    safe = min(gang & {*_seats(puzzle)} - {*puzzle.line})
    tried = puzzles.attempt(puzzle, [*puzzle.line, safe])
    assert (tried.status, tried.why and tried.why.key) == ("wrong", "puzzles-wrong-safe")
    several = next(one for one in of_kind("warn") if len(one.line) > 1)
    missed = puzzles.attempt(several, several.line[:1])
    assert (missed.status, bool(missed.refutation)) == ("wrong", True)


def _seats(puzzle: Puzzle) -> tuple[str, ...]:
    rules = game("desperados")
    return tuple(rules.seat_key(seat) for seat in range(int(str(puzzle.options["players"]))))


def test_a_name_that_is_none_is_refused() -> None:
    with pytest.raises(InvalidAction, match="Atlantis"):
        puzzles.attempt(of_kind("where")[0], ["Atlantis"])


def test_each_reader_forgets_what_their_name_says() -> None:
    map_ = our_map()
    yuma, phoenix = map_.number["yuma"], map_.number["phoenix"]
    twice = Trail(yuma, (phoenix, UNKNOWN, UNKNOWN), 0)
    exact = every_row(map_, twice)
    forgetful, forgiving = (READERS[name][0] for name in ("forgetful", "forgiving"))
    assert phoenix in forgetful(map_, twice)
    assert exact[phoenix] < forgetful(map_, twice)[phoenix]
    assert forgiving(map_, twice) == exact
    lost = twice._replace(lost=1 << map_.number["tucson"])
    assert every_row(map_, lost).total() < forgiving(map_, lost).total()
    riding = READERS["riding"][0](map_, Trail(yuma, (UNKNOWN,), 0))
    near = READERS["near"][0](map_, Trail(yuma, (UNKNOWN,), 0))
    assert yuma not in riding
    assert yuma in near
