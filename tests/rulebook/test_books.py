"""Books and cards name exactly the texts that are there, in every language."""

import re
from pathlib import Path

import pytest

import highnoon
from highnoon import game_keys
from highnoon.i18n.catalogue import languages
from highnoon.lessons import lesson
from highnoon.rulebook import book

LOCALES = Path(highnoon.__file__).parent / "i18n" / "locales"


def texts(language: str, name: str) -> list[str]:
    """The keys of a file without its name; none where it is not translated yet."""
    file = LOCALES / language / f"{name}.ftl"
    found = re.findall(rf"^{name}-([a-z0-9-]+) =", file.read_text("utf-8"), re.M)
    return sorted(found)


def translated(name: str) -> list[str]:
    return [language for language in languages() if (LOCALES / language / f"{name}.ftl").exists()]


@pytest.mark.parametrize("game", game_keys())
def test_a_book_names_every_text_once(game: str) -> None:
    name = f"rules-{game}"
    assert {"en", "de"} <= set(translated(name))
    for language in translated(name):
        assert texts(language, name) == sorted(book(game).texts()), language


@pytest.mark.parametrize("game", game_keys())
def test_every_card_has_its_text(game: str) -> None:
    name = f"lesson-{game}"
    assert {"en", "de"} <= set(translated(name))
    for language in translated(name):
        assert texts(language, name) == sorted(card["key"] for card in lesson(game).cards), language
