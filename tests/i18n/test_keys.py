"""Every message that can be said exists in every language, with the same placeholders."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import highnoon
from highnoon import HighNoonError, Phrase, game_keys
from highnoon.core.action import Arg
from highnoon.core.view import OPEN, PUBLIC
from highnoon.i18n.catalogue import Catalogue, languages
from tests.cases import Case, cases, last_state, play

SOURCES = Path(highnoon.__file__).parent
LOCALES = SOURCES / "i18n" / "locales"
PREFIXES = ("error", "result", "bot", "list", "cli", "solver", *game_keys())
KEY = re.compile(rf"({'|'.join(PREFIXES)})(-[a-z0-9_]+)+")


FORMS: set[str] = set()
"""Every `$colour-many`; where such a form is missing, its name is said instead."""


class Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (fluent's name)
        # `$colour-many` is another form of `$colour`: languages differ in the forms they need.
        self.names.add(node.id.name.split("-")[0])
        if "-" in node.id.name:
            FORMS.add(node.id.name)


def read(language: str) -> dict[str, set[str]]:
    """The placeholders of every message of a language."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                seen = Placeholders()
                seen.visit(entry)
                found[entry.id.name] = seen.names
    return found


TEXTS = {language: read(language) for language in languages()}
ENGLISH = TEXTS["en"]
SPEAKERS = [Catalogue(language) for language in languages()]


def literal_keys() -> set[str]:
    """Every string of the sources that is a message key."""
    found = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if KEY.fullmatch(node.value) else set()
    return found


def nested(arg: Arg) -> Iterator[Phrase]:
    """A phrase and the phrases inside it."""
    if isinstance(arg, Phrase):
        yield arg
        for inner in arg.args.values():
            yield from nested(inner)
    elif isinstance(arg, tuple):
        for inner in arg:
            yield from nested(inner)


def said_in(case: Case, seed: int) -> Iterator[Phrase]:
    """Everything a random game can say, and why other actions were refused."""
    game, rng = case.game, random.Random(seed)
    seats = range(game.info.read_options(case.options)["players"])
    yield from (Phrase(f"{case.key}-seat-{game.seat_key(seat)}") for seat in seats)
    for moment in play(case, seed):
        asked = max(0, moment.seat)
        # Where nothing is hidden all who are not asked read the same.
        some = (asked, (asked + 1) % len(seats), PUBLIC)
        for viewer in (*seats, PUBLIC, OPEN) if game.info.hidden else some:
            view = game.view(moment.state, viewer)
            yield game.prompt(view)
            yield from (
                game.describe_action(view, action)
                for action in (game.legal_actions(moment.state, viewer) if viewer >= 0 else ())
            )
            seen = [game.view_event(event, viewer) for event in moment.step.events]
            told = [game.describe_event(event) for event in seen if event is not None]
            yield from (phrase for phrase in told if phrase is not None)
        for _ in range(10):
            try:
                action = rng.choice(game.numbers(moment.state).actions)
                game.apply(moment.state, rng.choice(seats), action)
            except HighNoonError as error:
                yield from error.reasons
    end = game.result(last_state(case, seed))
    assert end is not None
    yield end.reason
    yield from (line.what for lines in end.breakdown for line in lines)


@pytest.mark.parametrize("language", languages())
def test_all_languages_say_the_same(language: str) -> None:
    assert TEXTS[language].keys() == ENGLISH.keys()
    differing = {key for key in ENGLISH if TEXTS[language][key] != ENGLISH[key]}
    assert not differing


def test_every_key_in_the_sources_has_a_text() -> None:
    keys = literal_keys()
    assert len(keys) > 100
    assert not keys - ENGLISH.keys()


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_everything_a_game_says_has_a_text_and_its_arguments(case: Case) -> None:
    told: set[tuple[str, ...]] = set()
    for seed in range(4):
        for phrase in said_in(case, seed):
            for part in nested(phrase):
                assert part.key in ENGLISH, part
                assert ENGLISH[part.key] <= part.args.keys(), part
            # Forms such as `$colour-many` come with the phrases that have them.
            keys = tuple(part.key for part in nested(phrase))
            if keys not in told:
                told.add(keys)
                said = [speaker.say(phrase) for speaker in SPEAKERS]
                assert not [(form, one) for form in FORMS for one in said if form in one]


@pytest.mark.parametrize("key", game_keys())
def test_every_game_has_a_title(key: str) -> None:
    assert f"{key}-title" in ENGLISH
