"""English without a package says the same as the catalogue, word for word."""

import subprocess
import sys

import pytest

import highnoon
from highnoon import IllegalAction, Match, Phrase, UnknownGame
from highnoon.core.action import Arg
from highnoon.i18n.catalogue import Catalogue
from highnoon.i18n.english import say
from tests.i18n.test_keys import ENGLISH

CATALOGUE = Catalogue("en")
VALUES: list[Arg] = [
    0,
    1,
    2,
    3,
    4000,
    0.25,
    "x \x1b[2J",
    Phrase("longhorn-seat-eagle"),
    Phrase("longhorn-colour-orange"),
]
LISTS: list[Arg] = [
    tuple(Phrase(f"longhorn-colour-{key}") for key in ("white", "grey", "black")[:count])
    for count in range(4)
]


@pytest.mark.parametrize("value", [*VALUES, *LISTS], ids=repr)
def test_every_message_is_said_as_the_catalogue_says_it(value: Arg) -> None:
    for key, names in ENGLISH.items():
        phrase = Phrase(key, dict.fromkeys(names, value))
        assert say(phrase) == CATALOGUE.say(phrase)


def test_what_is_missing_is_seen_and_stops_nothing() -> None:
    assert say(Phrase("no-such-key")) is None
    assert say(Phrase("error-no-seat")) == CATALOGUE.say(Phrase("error-no-seat"))


def test_errors_are_sentences() -> None:
    match = Match.new("longhorn", seed=7)
    with pytest.raises(IllegalAction) as refused:
        match.play(1 - min(match.actors()), "start C")
    (reason,) = refused.value.reasons
    assert str(refused.value) == CATALOGUE.say(reason)
    with pytest.raises(UnknownGame) as unknown:
        highnoon.game("poker")
    assert "poker" in str(unknown.value)
    assert "error-" not in str(unknown.value)


def test_several_reasons_are_told_below_each_other() -> None:
    error = highnoon.InvalidOptions(Phrase("error-over"), Phrase("no-such-key", {"a": 1}))
    assert str(error) == f"{CATALOGUE.say(Phrase('error-over'))}\nno-such-key (a=1)"


def test_sentences_need_no_package() -> None:
    code = "import highnoon\ntry: highnoon.game('poker')\nexcept Exception as error: print(error)"
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path.insert(0, 'src')\n{code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    args = {"game": "poker", "known": ", ".join(highnoon.game_keys())}
    assert done.stdout.strip() == CATALOGUE.say(Phrase("error-game-unknown", args))
