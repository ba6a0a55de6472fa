"""Two styles a level: another temper, chosen by name or number, and explained like any level."""

import random
from collections.abc import Sequence

import pytest
from bench.styles import differ

from highnoon import Match, game_keys
from highnoon.bots import STYLES, Budget, choose, ladder, levels, styled
from highnoon.bots.opponents import InvalidOpponent, opponent
from highnoon.bots.styles import level_of, level_text, numbered, read_level, style_of

GAMES = [key for key in game_keys() if ladder(key)[0].styles]
QUICK = [(key, level) for key in GAMES for level in (1, 2)]


def test_every_game_of_the_house_has_both_styles_up_to_the_fourth_level() -> None:
    assert len(GAMES) == 3
    for key in GAMES:
        with_style = [rung.number for rung in ladder(key) if set(rung.styles) == set(STYLES)]
        assert with_style == [1, 2, 3, 4]
        assert styled(key) == (11, 12, 13, 14, 21, 22, 23, 24)
        assert not set(styled(key)) & set(levels(key))


@pytest.mark.parametrize("style", [None, *STYLES])
@pytest.mark.parametrize("level", [1, 4, 5])
def test_a_number_tells_level_and_style(level: int, style: str | None) -> None:
    number = numbered(level, style)
    assert (level_of(number), style_of(number)) == (level, style)
    assert read_level(level_text(number)) == number
    assert level_of(101) == 101


@pytest.mark.parametrize("text", ["", "bold", "3-", "3-brave", "-bold", "x-bold", "٣"])
def test_what_is_no_level_is_none(text: str) -> None:
    assert read_level(text) is None


@pytest.mark.parametrize(("key", "level"), QUICK)
def test_first_choices_differ_in_thirty_of_a_hundred_deals(key: str, level: int) -> None:
    assert sum(differ(key, level, seed, 5.0) for seed in range(100)) >= 30


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", [1, 4])
def test_a_style_chooses_what_is_allowed_and_says_why(key: str, level: int) -> None:
    match = Match.new(key, seed=5)
    said: list[object] = []
    while len(said) < 6:
        seat = min(match.actors())
        table = match.view(seat)
        found = choose(table, level, random.Random(1), Budget(5.0, 40), STYLES[len(said) % 2])
        assert found.action in table.choices
        if len(table.choices) > 1:
            assert found.reason is not None
            said.append(found.reason)
        match.play(seat, found.action)


def chosen(spellings: Sequence[str]) -> list[object]:
    return [opponent(text, "longhorn").bot for text in spellings]


def test_the_arena_knows_styles_by_name() -> None:
    bold, also, cautious, plain = chosen(["3-bold", "23", "3-cautious", "3"])
    assert bold is also
    assert len({id(bold), id(cautious), id(plain)}) == 3
    for wrong in ("5-bold", "3-brave"):
        with pytest.raises(InvalidOpponent):
            opponent(wrong, "longhorn")


def test_a_style_that_a_level_does_not_have_is_refused() -> None:
    match = Match.new("longhorn", seed=1)
    with pytest.raises(LookupError, match="5-bold"):
        choose(match.view(min(match.actors())), 5, style="bold")
