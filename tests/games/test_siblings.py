"""Siblings use the same names for the same jobs: whoever knows one game finds their way in all."""

import inspect
from importlib import import_module
from pathlib import Path

import pytest

from highnoon.core.registry import game, keys

JOBS: dict[str, dict[str, tuple[str, ...]]] = {
    "pieces": {},
    "reading": {"read": ("text",)},
    "state": {},
    "actions": {},
    "legal": {"legal": ("state", "seat")},
    "reasons": {"why_not": ("state", "seat", "action")},
    "chance": {
        "outcomes": ("state",),
        "sample": ("state", "rng"),
        "possible": ("state", "action"),
    },
    "rules": {"actors": ("state",), "apply": ("state", "seat", "action")},
    "scoring": {"result": ("state",)},
    "check": {"problems": ("state",)},
    "notation": {"action_text": ("action",), "parse_action": ("text",)},
    "position": {"position_text": ("state",)},
    "parsing": {"parse_position": ("text",)},
    "view": {"view": ("state", "viewer")},
    "words": {
        "prompt": ("view",),
        "describe_action": ("view", "action"),
        "describe_event": ("event",),
    },
    "picture": {"picture": ("view",)},
    "aids": {"outlook": ("view", "action"), "refusals": ("view",)},
    "game": {},
    "description": {},
}
"""The modules that every game has, and what others call in them; a game may have more."""

PACKAGES = [type(game(key)).__module__.rpartition(".")[0] for key in keys()]


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("job", JOBS)
def test_every_game_has_the_module_and_its_functions(package: str, job: str) -> None:
    module = import_module(f"{package}.{job}")
    assert module.__doc__
    for name, wanted in JOBS[job].items():
        function = getattr(module, name)
        first = inspect.unwrap(function).__module__
        assert first == module.__name__, f"{name} of {package} lives in {first}"
        parameters = inspect.signature(function).parameters
        assert tuple(parameters)[: len(wanted)] == wanted
        more = list(parameters.values())[len(wanted) :]
        assert all(one.default is not one.empty for one in more), "others call it without these"


@pytest.mark.parametrize("package", PACKAGES)
def test_the_readme_of_a_game_names_all_its_modules(package: str) -> None:
    folder = Path(str(import_module(package).__file__)).parent
    readme = (folder / "README.md").read_text("utf-8")
    modules = {file.name for file in folder.glob("*.py")} - {"__init__.py"}
    assert {name for name in modules if f"`{name}`" not in readme} == set()
