"""Chance, phrases, options and the registry."""

import json
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
    # Beside a module of the standard library, since a busy machine is slow for both.
    times: dict[str, list[float]] = {"highnoon": [], "unittest.mock": []}
    for name in list(times) * 3:
        spent, foreign = importing(name)
        times[name].append(spent)
        assert foreign == []
    assert min(times["highnoon"]) < 2 * min(times["unittest.mock"])


def importing(name: str) -> tuple[float, list[str]]:
    """The processor's time an import takes, and what comes that is neither Python's nor ours."""
    code = f"""
import json, sys, time
sys.path.insert(0, "src")
begin = time.process_time()
import {name}
spent = time.process_time() - begin
roots = {{each.partition(".")[0] for each in sys.modules}}
foreign = roots - sys.stdlib_module_names - {{"highnoon"}}
print(json.dumps([spent, sorted(each for each in foreign if not each.startswith("_"))]))
"""
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True
    )
    spent, foreign = json.loads(done.stdout)
    return spent, foreign
