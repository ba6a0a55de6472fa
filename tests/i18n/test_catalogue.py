"""Phrases become sentences, whatever is missing."""

import json
from pathlib import Path

import pytest

from highnoon import InvalidOptions, Phrase
from highnoon.i18n.catalogue import Catalogue, choose_language, languages


def test_a_phrase_is_said_in_the_language() -> None:
    phrase = Phrase("longhorn-action-move", {"place": Phrase("longhorn-place-tulsa"), "count": 2})
    assert Catalogue("en").say(phrase) == "Ride to Tulsa (2 cows)"
    assert Catalogue("de").say(phrase) == "Nach Tulsa reiten (2 Rinder)"


@pytest.mark.parametrize(("count", "said"), [(0, "nobody"), (1, "Eagle"), (2, "Eagle and Jessie")])
def test_several_phrases_are_listed(count: int, said: str) -> None:
    seats = tuple(Phrase(f"longhorn-seat-{key}") for key in ("eagle", "jessie")[:count])
    phrase = Phrase("error-undo-agreement", {"seats": seats})
    assert f"agreement of {said}." in Catalogue("en").say(phrase)


def test_longer_lists_have_commas() -> None:
    colours = tuple(Phrase(f"longhorn-colour-{key}") for key in ("white", "grey", "black"))
    phrase = Phrase("error-undo-agreement", {"seats": colours})
    assert "weiß, grau und schwarz" in Catalogue("de").say(phrase)


LISTS = json.loads((Path(__file__).parent / "lists.json").read_text("utf-8"))


@pytest.mark.parametrize("language", languages())
def test_lists_are_joined_as_the_page_joins_them(language: str) -> None:
    # The page's tests hold the browser's Intl.ListFormat to the same file.
    said = [Catalogue(language).listed(["A", "B", "C", "D"][:count]) for count in (1, 2, 3, 4)]
    assert said == LISTS[language]


@pytest.mark.parametrize(("colour", "said"), [("orange", "An orange"), ("grey", "A grey")])
def test_a_phrase_within_a_phrase_brings_its_other_forms(colour: str, said: str) -> None:
    args = {"colour": Phrase(f"longhorn-colour-{colour}")}
    assert Catalogue("en").say(Phrase("web-longhorn-legend-cow", args)).startswith(f"{said} cow")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", ["Prendre deux vaches orange", "Prendre deux vaches grises"]),
        ("es", ["Tomar dos vacas naranjas", "Tomar dos vacas grises"]),
        ("it", ["Prendi due vacche arancioni", "Prendi due vacche grigie"]),
    ],
)
def test_colours_agree_with_their_cows(language: str, said: list[str]) -> None:
    colours = [Phrase(f"longhorn-colour-{key}") for key in ("orange", "grey")]
    phrases = [Phrase("longhorn-action-ambush", {"colour": colour}) for colour in colours]
    assert [Catalogue(language).say(phrase) for phrase in phrases] == said


def test_large_numbers_are_written_as_the_language_does() -> None:
    phrase = Phrase("longhorn-board-dollars", {"amount": 2600})
    assert [Catalogue(code).say(phrase) for code in ("en", "de")] == ["$2,600", "2.600\u00a0$"]


def test_a_missing_text_is_still_readable() -> None:
    phrase = Phrase("nowhere-to-be-found", {"who": Phrase("longhorn-seat-eagle"), "count": 3})
    assert Catalogue("de").say(phrase) == "nowhere-to-be-found who=Eagle count=3"


def test_a_missing_argument_does_not_stop_a_game() -> None:
    assert "Ride to" in Catalogue("en").say(Phrase("longhorn-action-move"))


def test_nothing_that_is_said_commands_the_terminal() -> None:
    phrase = Phrase("error-record-json", {"line": 1, "text": "\x1b[2J\x1b[31mboo\r\n\x9b5m"})
    said = Catalogue("en").say(phrase)
    assert "boo" in said
    assert said.isprintable()


def test_an_unknown_language_speaks_english() -> None:
    assert Catalogue("xx").say(Phrase("longhorn-prompt-over")) == "The game is over."


def test_all_reasons_of_an_error_are_told() -> None:
    error = InvalidOptions(Phrase("error-over"), Phrase("error-undo-nothing"))
    assert Catalogue("en").explain(error).count("\n") == 1


@pytest.mark.parametrize(
    ("asked", "environ", "chosen"),
    [
        ("de", {"HIGHNOON_LANG": "en"}, "de"),
        (None, {"HIGHNOON_LANG": "de", "LANG": "en_GB.UTF-8"}, "de"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "", "LC_ALL": "C"}, "en"),
        ("tlh", {}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_chosen(asked: str | None, environ: dict[str, str], chosen: str) -> None:
    assert choose_language(asked, environ) == chosen


def test_english_and_german_are_there() -> None:
    assert {"en", "de"} <= set(languages())


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("de", "1 orangefarbenes Rind stehlen", "2 orangefarbene Rinder stehlen"),
        ("ru", "Украсть 1 рыжего быка", "Украсть 2 рыжих быков"),
    ],
)
def test_adjectives_agree_with_number_and_case(language: str, one: str, two: str) -> None:
    colour = Phrase("longhorn-colour-orange")
    said = [Phrase("longhorn-action-steal", {"colour": colour, "count": n}) for n in (1, 2)]
    assert [Catalogue(language).say(phrase) for phrase in said] == [one, two]


def test_a_parcel_is_taken_in_the_case_it_is_taken_in() -> None:
    symbols = (Phrase("moon-river-symbol-cows", {"count": 2}),)
    parcel = Phrase(
        "moon-river-parcel", {"land": Phrase("moon-river-land-desert"), "symbols": symbols}
    )
    taking = Phrase("moon-river-action-take", {"parcel": parcel})
    assert Catalogue("ru").say(taking) == "Взять пустыню (2 коровы)"
