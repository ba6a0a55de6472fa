"""The arena from the command line."""

import json
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Command


def test_two_levels_are_measured_and_written_down(highnoon: Command, tmp_path: Path) -> None:
    numbers, picture = tmp_path / "duel.json", tmp_path / "duel.svg"
    files = ("--json", str(numbers), "--chart", str(picture))
    done = highnoon("arena", "longhorn", "--players", "2,1", "--games", "8", "--jobs", "1", *files)
    assert done.code == 0
    assert "2 takes" in done.out
    assert "8 games on 4 deals" in done.out
    data = json.loads(numbers.read_text("utf-8"))
    assert data["contestants"] == ["2", "1"]
    assert data["games"] == 2 * len(data["scores"]) == 8
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_clear_answer_ends_it_early_unless_all_is_wanted(highnoon: Command) -> None:
    args = ("arena", "longhorn", "--players", "2,random", "--games", "80", "--jobs", "1")
    done = highnoon(*args)
    assert "Clear: the first contestant is stronger." in done.out
    assert "80 games" not in done.out
    assert "80 games" in highnoon(*args, "--all").out


def test_a_program_that_fails_is_told_in_the_readers_language(highnoon: Command) -> None:
    program = f"cmd:{sys.executable} -c 1"
    duel = ("--players", f"random,{program}", "--games", "2", "--jobs", "1")
    done = highnoon("--lang", "de", "arena", "longhorn", *duel)
    assert done.code == 0
    assert "Das Programm endete (Code 0), statt zu antworten." in " ".join(done.out.split())
    # Numbers, too.
    assert "100,0\u00a0%" in done.out
    assert "100.0" not in done.out


@pytest.mark.parametrize(
    "address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999", "nonsense", ""]
)
@pytest.mark.parametrize(
    "command",
    [("arena", "longhorn", "--players", "1,2"), ("solve", "--deals", "1", "--out", "deals.jsonl")],
)
def test_a_cluster_that_is_not_there(
    highnoon: Command,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    command: tuple[str, ...],
    address: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    ray = ModuleType("ray")
    ray.__spec__ = ModuleSpec("ray", None)
    ray.__dict__["init"] = _refuses
    monkeypatch.setitem(sys.modules, "ray", ray)
    done = highnoon(*command, "--ray", address, "--lang", "de")
    said = " ".join(done.err.split())
    assert (done.code, done.out, list(tmp_path.glob("*.jsonl"))) == (2, "", [])
    assert said.startswith(f"Unter „{address}“ antwortet kein Ray-Cluster: ")
    assert said.endswith(".")
    assert "Traceback" not in said


def _refuses(address: str | None, log_to_driver: bool) -> None:
    """As Ray does where an address is none."""
    raise ValueError(f"Invalid address format: {address}\nAnd much more.")


def test_a_cluster_needs_ray(highnoon: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = highnoon("arena", "longhorn", "--players", "1,2", "--ray", "auto")
    assert (done.code, done.err) == (
        2,
        "--ray needs the Python package “ray”, which is not installed.\n",
    )


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--players", "3,8"), "“8” is not a bot for this game"),
        (("--players", "3"), "One contestant was given"),
        (("--players", ""), "0 contestants were given"),
        (("--players", "1,2", "--seconds", "0"), "--seconds must be a number above 0"),
        (("--players", "1,2", "--games", "many"), "--games needs a whole number"),
        (("--players", "1,2", "--seats", "7"), "players"),
        (("--players", "1,2", "--jobs", "1", "--games", "2", "--json", "/no/such/x"), "/no/such/x"),
        ((), "--players"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    highnoon: Command, args: tuple[str, ...], said: str
) -> None:
    done = highnoon("arena", "longhorn", *args)
    assert done.code == 2
    assert said in done.err
    assert "Traceback" not in done.err
