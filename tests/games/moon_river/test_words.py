"""Every phrase of the game has a text in English and in German, with the same placeholders."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from highnoon import CHANCE, Action, IllegalAction, Phrase
from highnoon.games.moon_river.actions import ALL
from tests.cases import Case, play
from tests.games.moon_river.table import RIVER


class Placeholders(Visitor):
    """Collects the placeholders of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # theirs
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    file = files("highnoon.i18n") / "locales" / language / "moon-river.ftl"
    found = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = Placeholders()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


ENGLISH = messages("en")


def test_german_has_the_same_texts_as_english() -> None:
    assert messages("de") == ENGLISH


def nested(phrase: Phrase) -> Iterator[Phrase]:
    yield phrase
    for arg in phrase.args.values():
        inner = arg if isinstance(arg, tuple) else (arg,)
        for one in inner:
            if isinstance(one, Phrase):
                yield from nested(one)


def check(phrase: Phrase | None) -> None:
    for one in nested(phrase) if phrase else ():
        if one.key.startswith("moon-river"):
            assert one.key in ENGLISH
            assert ENGLISH[one.key] <= set(one.args), one


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_said_in_play_has_a_text(players: int) -> None:
    for seed, scenario in product(range(3), ("none", "draw")):
        for moment in play(Case("moon-river", {"players": players, "scenario": scenario}), seed):
            view = RIVER.view(moment.state, max(moment.seat, 0))
            check(RIVER.prompt(view))
            check(RIVER.describe_action(view, moment.action))
            for event in moment.step.events:
                check(RIVER.describe_event(event))
    result = RIVER.result(moment.step.state)
    assert result is not None
    check(result.reason)
    for line in result.breakdown[0]:
        check(line.what)


def test_every_action_can_be_said_at_any_moment() -> None:
    *_, moment = play(Case("moon-river", {"players": 2}), 1, limit=60)
    for state in (moment.state, RIVER.start(RIVER.info.read_options({}))):
        view = RIVER.view(state, 0)
        for action in ALL:
            check(RIVER.describe_action(view, action))


def test_every_refusal_has_a_text() -> None:
    seen = set()
    for seed, players in product(range(4), (2, 3, 4)):
        for moment in play(Case("moon-river", {"players": players}), seed):
            if moment.seat == CHANCE or moment.state.phase in seen:
                continue
            seen.add(moment.state.phase)
            for action in (*ALL, Action("dance", ("x",))):
                if action not in moment.state.choices:
                    with pytest.raises(IllegalAction) as refused:
                        RIVER.apply(moment.state, moment.seat, action)
                    check(refused.value.reason)
    assert {"place", "expand", "drive", "steal", "offer"} <= seen
