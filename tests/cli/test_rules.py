"""The rules in the terminal: the same book as in the page."""

import pytest

from highnoon import game_keys
from highnoon.i18n.catalogue import Catalogue
from highnoon.rulebook import book
from tests.cli.conftest import Command


@pytest.mark.parametrize("game", game_keys())
def test_the_whole_book_is_printed(highnoon: Command, game: str) -> None:
    done = highnoon("rules", game)
    assert done.code == 0
    words = " ".join(done.out.split())
    say = Catalogue("en").say
    for section in book(game).sections:
        assert say(book(game).phrase(section.key)) in words
    figures = {
        text
        for part in book(game).sections
        for block in part.blocks
        if block.kind == "figure"
        for text in block.texts
    }
    for key in book(game).texts():
        said = say(book(game).phrase(key))
        assert (said in words) != (key in figures), key


def test_the_rules_in_german(highnoon: Command) -> None:
    assert "Worum es geht" in highnoon("--lang", "de", "rules", "moon-river").out


def test_an_unknown_game_is_refused(highnoon: Command) -> None:
    done = highnoon("rules", "checkers")
    assert done.code != 0
    assert "longhorn, moon-river, desperados" in done.err
