"""Chance, phrases, options and the registry."""

import random
import subprocess
import sys
from collections import Counter
from fractions import Fraction

import pytest

import highnoon
from highnoon import Action, InvalidOptions, Phrase, game, game_keys
from highnoon.core.chance import pick, stream, uniform, weighted
from highnoon.core.errors import CannotUndo, HighNoonError

HEADS, TAILS = Action("heads"), Action("tails")


def test_streams_of_different_names_differ() -> None:
    values = {stream(1, name, n).random() for name in ("chance", "bot") for n in range(5)}
    assert len(values) == 10


def test_a_pick_is_as_likely_as_it_says() -> None:
    rng = random.Random(1)
    outcomes = weighted([(HEADS, 3), (TAILS, 1), (Action("edge"), 0)])
    assert len(outcomes) == 2
    seen = Counter(pick(outcomes, rng) for _ in range(4000))
    assert 2850 < seen[HEADS] < 3150


def test_uniform_chances_are_equal() -> None:
    assert uniform([HEADS, TAILS]) == [(HEADS, Fraction(1, 2)), (TAILS, Fraction(1, 2))]


def test_chances_that_do_not_add_up_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="add up"):
        pick([(HEADS, Fraction(1, 10**9))], random.Random(1))


def test_phrases_become_plain_data() -> None:
    phrase = Phrase("a", {"b": Phrase("c"), "d": (Phrase("e"), Phrase("f")), "g": 1})
    assert phrase.plain() == {
        "key": "a",
        "args": {
            "b": {"key": "c", "args": {}},
            "d": [{"key": "e", "args": {}}, {"key": "f", "args": {}}],
            "g": 1,
        },
    }


def test_errors_show_nested_phrases() -> None:
    error = CannotUndo(Phrase("a", {"b": Phrase("c", {"n": 1}), "d": (Phrase("e"), Phrase("f"))}))
    assert str(error) == "a (b=c (n=1), d=e f)"
    assert str(HighNoonError(Phrase("x"), Phrase("y"))) == "x\ny"


def test_options_get_their_defaults_and_all_mistakes_are_told() -> None:
    info = game("longhorn").info
    defaults = {"players": 2, "ambush_nugget": "random", "epidemic_colour": "any"}
    assert info.read_options(None) == defaults
    with pytest.raises(InvalidOptions) as refused:
        info.read_options({"players": 9, "ambush_nugget": "often", "colour": "red"})
    assert len(refused.value.reasons) == 3
    with pytest.raises(InvalidOptions):
        info.read_options({"players": True})


def test_games_are_listed_and_the_package_of_games_is_not_hidden() -> None:
    assert "longhorn" in game_keys()
    assert highnoon.games is sys.modules["highnoon.games"]


def test_importing_highnoon_is_quick_and_needs_no_other_package() -> None:
    code = (
        "import sys, time; t = time.process_time(); import highnoon;"
        "spent = time.process_time() - t;"
        "stdlib = sys.stdlib_module_names;"
        "foreign = {n.partition('.')[0] for n in sys.modules} - set(stdlib) - {'highnoon'};"
        "foreign = {n for n in foreign if not n.startswith('_')};"
        "print(spent, sorted(foreign))"
    )
    times, foreign = [], ""
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-S", "-c", f"import sys; sys.path.insert(0, 'src'); {code}"],
            capture_output=True,
            text=True,
            check=True,
        )
        spent, _, foreign = done.stdout.partition(" ")
        times.append(float(spent))
    assert foreign.strip() == "[]"
    assert min(times) < 0.1
