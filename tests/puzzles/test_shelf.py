"""The puzzles that come along: read whole or refused with all reasons, none of them twice."""

import json
from datetime import date, timedelta

import pytest

from highnoon import puzzles
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidData, UnknownGame
from highnoon.core.registry import game, keys
from highnoon.i18n.catalogue import Catalogue
from highnoon.puzzles.rating import HIGHEST, LOWEST
from highnoon.puzzles.shelf import plain, read

LEAST = {"longhorn": 1500, "moon-river": 200, "desperados": 200}
"""A shelf that shrinks is noticed."""


@pytest.mark.parametrize("key", keys())
def test_every_game_has_its_puzzles(key: str) -> None:
    found = puzzles.load(key)
    assert len(found) >= LEAST[key]
    assert len({one.id for one in found}) == len(found)
    assert len({one.position for one in found}) == len(found)
    assert [one.rating for one in found] == sorted(one.rating for one in found)
    assert all(LOWEST <= one.rating <= HIGHEST for one in found)


@pytest.mark.parametrize("key", keys())
def test_every_kind_theme_and_question_has_its_words(key: str) -> None:
    say = Catalogue("ru").say
    for puzzle in {one.kind: one for one in puzzles.load(key)}.values():
        assert "puzzles-" not in say(puzzles.question(puzzle))
    for theme in puzzles.themes(puzzles.load(key)):
        assert say(Phrase(f"puzzles-theme-{theme}")) != f"puzzles-theme-{theme}"


@pytest.mark.parametrize("key", keys())
def test_positions_and_options_are_the_game_s_own(key: str) -> None:
    rules = game(key)
    for puzzle in puzzles.load(key)[:: max(1, len(puzzles.load(key)) // 25)]:
        state = rules.parse_position(puzzle.position)
        assert not rules.check(state)
        own = {name: value for name, value in puzzle.options.items() if name != "suspect"}
        assert rules.info.read_options(own).items() >= own.items()


@pytest.mark.parametrize("key", keys())
def test_the_puzzle_of_the_day_is_the_same_for_all_and_none_comes_again_too_soon(key: str) -> None:
    first = date(2026, 11, 18)
    count = len(puzzles.load(key))
    days = [puzzles.of_the_day(key, first + timedelta(days=n)) for n in range(count + 1)]
    assert days[0] == puzzles.of_the_day(key, first) == days[count]
    assert len({one.id for one in days}) == count


def test_a_puzzle_is_written_and_read_alike() -> None:
    puzzle = puzzles.load("longhorn")[0]
    assert read("longhorn", plain(puzzle, {"seed": 7})) == [puzzle]


def test_all_that_is_wrong_with_a_file_is_told_at_once() -> None:
    puzzle = plain(puzzles.load("longhorn")[0])
    data = json.loads(puzzle)
    lines = [puzzle, puzzle, "{", "[]", json.dumps({**data, "id": "x", "rating": 9999})]
    with pytest.raises(InvalidData) as refused:
        read("longhorn", "\n".join(lines))
    assert [reason.key for reason in refused.value.reasons] == [
        "puzzles-error-twice",
        "puzzles-error-line",
        "puzzles-error-line",
        "puzzles-error-line",
    ]


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(InvalidData, match="There is no puzzle nothing of longhorn"):
        puzzles.find("longhorn", "nothing")
    with pytest.raises(UnknownGame):
        puzzles.load("checkers")


def test_the_deal_of_the_day_is_a_deal_of_its_game() -> None:
    for key in keys():
        deal = puzzles.deal_of_the_day(key, date(2026, 11, 18))
        assert deal == puzzles.deal_of_the_day(key, date(2026, 11, 18))
        assert deal != puzzles.deal_of_the_day(key, date(2026, 11, 19))
        assert game(key).info.read_options(deal.options) == deal.options
        assert 0 <= deal.seat < int(str(deal.options["players"]))
