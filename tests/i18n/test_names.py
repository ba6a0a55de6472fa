"""A name that a person gave themselves is said in every language, declined in none."""

import re
from typing import Any

import pytest

from highnoon import Match, game_keys
from highnoon.core.action import Phrase
from highnoon.core.registry import game
from highnoon.i18n.catalogue import Catalogue, languages
from highnoon.i18n.names import given_names

NAMES = ("Анна-Мария O’Neill", "Bo", "Zoë", "Kit", "Noor", "Li")


def everything_said(match: Match) -> list[Phrase]:
    """Prompts of all viewers and the log of a random game."""
    found = []
    for step in range(400):
        if match.over:
            break
        seat = min(match.actors())
        found += [match.game.prompt(match.view(viewer).view) for viewer in match.seats]
        legal = match.legal_actions(seat)
        match.play(seat, legal[step * 7 % len(legal)])
    for entry in match.history:
        told = (match.game.describe_event(event) for event in entry.events)
        found += [phrase for phrase in told if phrase is not None]
    result = match.result
    return found if result is None else [*found, result.reason]


def seats_in(arg: Any, prefix: str) -> set[str]:
    """The seats a phrase speaks of."""
    if isinstance(arg, Phrase):
        own = {arg.key} if arg.key.startswith(prefix) else set()
        return own.union(*(seats_in(one, prefix) for one in arg.args.values()))
    return set().union(*(seats_in(one, prefix) for one in arg)) if isinstance(arg, tuple) else set()


@pytest.mark.parametrize("key", ["longhorn", "moon-river", "desperados"])
def test_prompt_and_log_say_the_name_in_every_language(key: str) -> None:
    match = Match.new(key, {"players": max(game(key).info.players)}, seed=5)
    names = NAMES[: len(match.seats)]
    said = given_names(match.game, names)
    prefix = f"{key}-seat-"
    name_of = dict(
        zip((f"{prefix}{match.game.seat_key(n)}" for n in match.seats), names, strict=True)
    )
    phrases = [one for one in everything_said(match) if seats_in(one, prefix)]
    assert len(phrases) > 30
    for language in languages():
        plain, speaker = Catalogue(language), Catalogue(language).calling(said)
        for phrase in phrases:
            sentence = speaker.say(phrase)
            if phrase.key == "desperados-event-heist-won":
                continue  # it says what was won; who was there is told before
            for seat in seats_in(phrase, prefix):
                assert name_of[seat] in sentence, (language, phrase, sentence)
                if seat != "desperados-seat-sheriff":
                    # Colours and roles are words of the game too, but not as a name here.
                    role = re.escape(plain.say(Phrase(seat)))
                    assert not re.search(rf"\b{role}\b", sentence), (language, sentence)


def test_the_sheriff_stays_the_sheriff_and_namesakes_are_told_apart() -> None:
    english = Catalogue("en")
    hunt = given_names(game("desperados"), ["Anna", "Ben", None])
    wait = Phrase(
        "desperados-prompt-wait",
        {"seats": tuple(Phrase(f"desperados-seat-{one}") for one in ("sheriff", "green", "red"))},
    )
    assert english.calling(hunt).say(wait) == "Waiting for Anna (Sheriff), Ben, and Red."
    twins = given_names(game("longhorn"), ["Kit", "Kit"])
    first = Phrase("longhorn-event-coin", {"seat": Phrase("longhorn-seat-jessie")})
    assert english.calling(twins).say(first) == "Kit (Jessie) plays first."
    assert english.say(first) == "Jessie plays first."


def test_a_seat_by_itself_keeps_its_own_name() -> None:
    said = given_names(game("longhorn"), ["Anna", "jessie"])
    assert list(said) == ["longhorn-seat-eagle"]
    assert Catalogue("en").calling(said).say(Phrase("longhorn-seat-eagle")) == "Eagle"


@pytest.mark.parametrize("language", languages())
def test_a_name_has_every_form_that_a_seat_has(language: str) -> None:
    speaker = Catalogue(language)
    forms: set[str] = set()
    for key in game_keys():
        for number in range(max(game(key).info.players)):
            forms |= speaker._said(Phrase(f"{key}-seat-{game(key).seat_key(number)}"))[1].keys()
    for message in ("given-name", "given-name-role"):
        phrase = Phrase(message, {"name": "Anna", "role": "Eagle"})
        assert forms <= speaker._said(phrase)[1].keys()
        assert all("Anna" in text for text in speaker._said(phrase)[1].values())
