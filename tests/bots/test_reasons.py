"""Hints of Moon River and Desperados say why, in one sentence of every language."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from highnoon import Match, Phrase
from highnoon.bots import Budget, choose
from highnoon.bots.advising import advise
from highnoon.i18n.catalogue import Catalogue

LANGUAGES = ("de", "en", "es", "fr", "it", "nl", "pt", "ru")
QUICK = Budget(60.0, 12)


def reasons(game: str, options: dict[str, Any], level: int, decisions: int) -> Iterator[Phrase]:
    """Why a level decides as it does, wherever there is a choice."""
    match = Match.new(game, options, seed=5)
    rng = random.Random(1)
    while decisions and not match.over:
        table = match.view(min(match.actors()))
        chosen = choose(table, level, rng, QUICK)
        if len(table.choices) > 1:
            decisions -= 1
            assert chosen.reason is not None, chosen.action
            yield chosen.reason
        match.play(min(match.actors()), chosen.action)


@pytest.mark.parametrize(
    ("game", "options", "level", "decisions", "kinds"),
    [
        ("moon-river", {"players": 2, "boards": "camp", "scenario": "gold"}, 3, 150, 7),
        ("moon-river", {"players": 3, "boards": "legend", "scenario": "draw"}, 4, 60, 5),
        ("desperados", {"players": 3}, 4, 60, 6),
        ("desperados", {"players": 4}, 5, 60, 8),
    ],
)
def test_every_choice_has_a_whole_sentence_in_every_language(
    game: str, options: dict[str, Any], level: int, decisions: int, kinds: int
) -> None:
    seen = {reason.key: reason for reason in reasons(game, options, level, decisions)}
    assert len(seen) >= kinds, sorted(seen)
    for language in LANGUAGES:
        say = Catalogue(language).say
        for key, reason in seen.items():
            said = say(reason)
            assert key not in said
            assert "{" not in said
            assert said.endswith(".")
            assert said.count(". ") == 0


def test_a_hint_of_moon_river_tells_what_it_brings() -> None:
    match = Match.new("moon-river", {"players": 2, "boards": "camp"}, seed=5)
    while match.state.phase != "expand":
        seat = min(match.actors())
        match.play(seat, choose(match.view(seat), 3).action)
    advice = advise(match.view(min(match.actors())), seconds=0.1)
    assert advice.reason is not None
    assert advice.reason.key.startswith("bot-moon-river-why-")
