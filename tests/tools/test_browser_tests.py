"""Tests in the browser look for roles and names, as people and screen readers do, never a class."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from highnoon.core.action import Phrase
from highnoon.i18n.catalogue import Catalogue
from tools.browser.words import any_of, like, say

ROOT = Path(__file__).parents[2]
SCRIPTS = [
    *sorted((ROOT / "tests" / "e2e").glob("*.py")),
    *sorted((ROOT / "tools" / "browser").glob("*.py")),
    ROOT / "docs" / "images" / "page.py",
    ROOT / "bench" / "page.py",
]
SEEKING = {
    "locator",
    "wait_for_selector",
    "query_selector",
    "query_selector_all",
    "eval_on_selector",
}
CLASS = re.compile(r"(^|[\s,>+~(*\]\w])\.-?[_a-zA-Z]")
IN_THE_PAGE = re.compile(r"""(?:querySelector(?:All)?|closest|matches)\(\s*(['"`])(.*?)\1""")


def calls(script: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(script.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            yield node


def called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def selectors(script: Path) -> list[str]:
    """Everything in a script that is sought by a selector of CSS."""
    sought = [
        first.value
        for call in calls(script)
        if called(call) in SEEKING
        for first in call.args[:1]
        if isinstance(first, ast.Constant) and isinstance(first.value, str)
    ]
    return sought + [found[1] for found in IN_THE_PAGE.findall(script.read_text("utf-8"))]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_nothing_is_sought_by_its_class(script: Path) -> None:
    assert [one for one in selectors(script) if one != ".." and CLASS.search(one)] == []


@pytest.mark.parametrize(
    ("selector", "is_a_class"),
    [
        (".acts .act", True),
        ("svg.map text", True),
        ("div > .x", True),
        (":not(.ok)", True),
        ("[data-version]", False),
        ("link[rel=icon]", False),
        (":focus", False),
    ],
)
def test_a_class_is_known_when_it_is_seen(selector: str, is_a_class: bool) -> None:
    assert bool(CLASS.search(selector)) is is_a_class


def test_what_they_look_for_is_in_the_catalogue() -> None:
    english = Catalogue("en")
    keys = {
        one.value
        for script in SCRIPTS
        for call in calls(script)
        if called(call) in ("say", "like", "any_of", "button", "poster", "asked_for")
        for one in call.args
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and "-" in one.value
    }
    assert len(keys) > 100
    assert [key for key in sorted(keys) if english.say(Phrase(key), "") == ""] == []


def test_a_message_is_said_as_the_page_says_it() -> None:
    assert say("web-total") == Catalogue("en").say(Phrase("web-total"))
    assert say("web-talk", "de") != say("web-talk")
    with pytest.raises(KeyError, match="no-such-key"):
        say("no-such-key")


def test_a_message_is_known_whatever_stands_in_its_places() -> None:
    for count in (1, 2, 30):
        assert like("web-game-over").fullmatch(say("web-game-over", count=count))
        assert not like("web-game-over").search(say("web-your-turn"))
    step = say("lesson-step", n=4, of=17)
    assert like("lesson-step", n="4").search(step)
    assert not like("lesson-step", n="5").search(step)
    assert any_of("web-total", "web-talk").match(say("web-talk"))
    assert not any_of("web-total", "web-talk").match(say("web-talk") + "!")
