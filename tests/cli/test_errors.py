"""Whatever is wrong: one clear sentence, exit code 2, never a traceback."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from highnoon import Match, save
from highnoon.cli.main import run
from tests.cli.conftest import Command

GOOD = save(Match.new("longhorn", seed=5)).dumps()
HEAD, *LINES = GOOD.splitlines()
LF = "\n"


def header(**changed: object) -> str:
    return json.dumps({**json.loads(HEAD), **changed}) + "\n"


def refused(done: tuple[int, str, str], *words: str) -> None:
    code, _, err = done
    assert code == 2
    assert "Traceback" not in err
    for word in words:
        assert word in err


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("steal w", ("Not now", "choosing where the game starts")),
        ("start N", ("began with four cows",)),
        ("99", ("99", "from 1 to 5")),
        ("0", ("from 1 to 5",)),
        ("ride like the wind", ("ride like the wind", "start C, steal w")),
        ("s", ("file name",)),
        ("@jessie", ("cannot play for Jessie",)),
        ("@tom", ("tom", "eagle, jessie")),
        ("1 2", ("1 2",)),
        ("0000011", ("0000011", "from 1 to 5")),
        ("9" * 5000, ("999", "from 1 to 5")),
        ("s \0", ("file name",)),
        ("s ~nobody-of-this-name/game", ("file name",)),
        ("s " + "x" * 5000, ("file name",)),
        ("٣", ("٣",)),
    ],
)
def test_wrong_lines(highnoon: Command, line: str, words: tuple[str, ...]) -> None:
    refused(highnoon("play", "longhorn", "--seed", "7", lines=line + "\n"), *words)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["fly"], ("fly", "play, replay, show, perft, record")),
        (["play", "poker"], ("poker", "longhorn")),
        (["play", "longhorn", "--fast"], ("--fast",)),
        (["play", "longhorn", "--seed"], ("--seed",)),
        (["play", "longhorn", "--seed", "x"], ("whole number", "x")),
        (["play", "longhorn", "--seed", "-4"], ("-4",)),
        (["play", "longhorn", "--option", "ambush"], ("NAME=VALUE", "ambush")),
        (["play", "longhorn", "--option", "ambush_nugget=both"], ("both", "random, choice")),
        (["play", "longhorn", "--option", "rain=1"], ("rain", "ambush_nugget")),
        (["play", "longhorn", "--players", "5"], ("5", "2")),
        (["play", "longhorn", "--seats", "me"], ("players", "1")),
        (["play", "longhorn", "--players", "2", "--seats", "me"], ("--players 2", "--seats 1")),
        (["play", "longhorn", "--seats", "me,bot:7"], ("7", "1, 2, 3")),
        (["play", "longhorn", "--bot", "tom"], ("tom", "eagle, jessie")),
        (["play", "longhorn", "--map", "no.toml"], ("no.toml", "does not exist")),
        (["play", "--lang", "tlh"], ("tlh", "de, en")),
        (["play", "longhorn", "more"], ("takes no such argument: more",)),
        (["play", "--resume"], ("no unfinished game",)),
        (["perft", "longhorn"], ("--depth",)),
        (["perft", "longhorn", "--depth", "0"], ("at least 1",)),
        (["perft", "longhorn", "--depth", "1", "--seed", "1", "--position", "x"], ("either",)),
        (["perft", "longhorn", "--depth", "1", "--position", "x"], ("10 fields", "one field")),
        (["show"], ("POSITION",)),
        (["show", "one two", "--game", "longhorn"], ("10 fields", "2 fields")),
        (["replay"], ("FILE",)),
        (["play", "longhorn", "--bot", "eagle", "--level", "0"], ("--level", "at least 1")),
        (["play", "longhorn", "--bot", "eagle", "--level", "100"], ("100", "1, 2, 3")),
        (["play", "longhorn", "--players", "2", "--level", "7"], ("7", "1, 2, 3")),
        (["arena", "longhorn", "--players", "1,2", "--games", "0"], ("--games", "at least 1")),
        (
            ["play", "desperados", "--seats", "a,b,c", "--option", "players=7"],
            ("players 7", "--seats 3"),
        ),
    ],
)
def test_wrong_commands(highnoon: Command, args: list[str], words: tuple[str, ...]) -> None:
    refused(highnoon(*args), *words)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ("a single complete line",)),
        (b"\x7fELF\x00\xff\xfe\n\x80", ("UTF-8",)),
        (b"hello\n", ("Line 1", "hello")),
        (b'{"some": "json"}\n', ("not a High Noon record",)),
        (header(highnoon=99).encode(), ("format 99",)),
        (header(rules=99).encode(), ("version 99", "newer")),
        (header(game="poker").encode(), ("poker", "longhorn")),
        (header(options={"players": 9}).encode(), ("players", "9")),
        (header(seats=["a"]).encode(), ("1 players", "2")),
        (header(data="0123").encode(), ("0123",)),
        (header(seen_by="eagle").encode(), ("eagle", "complete")),
        ((HEAD + '\n{"by":"eagle","do":"steal w"}\n').encode(), ("Line 2",)),
        ((HEAD + '\n{"by":"tom","do":"steal w"}\n').encode(), ("Line 2", "tom")),
        ((HEAD + '\n{"undo":3}\n').encode(), ("Line 2", "3")),
        ((GOOD + '{"by":"eagle","do":"steal w"}').encode(), (f"Line {GOOD.count(LF) + 1}",)),
        ((GOOD + '{"end":{}}').encode(), (f"Line {GOOD.count(LF) + 1}", "end")),
        (b"High Noon record\nnonsense\n", ("Line 2", "nonsense")),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["record"], ["play", "--resume"]])
def test_wrong_records(
    highnoon: Command, tmp_path: Path, command: list[str], content: bytes, words: tuple[str, ...]
) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_bytes(content)
    refused(highnoon(*command, str(file)), *words)
    assert file.read_bytes() == content


@pytest.mark.parametrize("command", [["replay"], ["record"], ["play", "--resume"]])
def test_files_that_are_none(highnoon: Command, tmp_path: Path, command: list[str]) -> None:
    refused(highnoon(*command, str(tmp_path / "nowhere")), "nowhere", "does not exist")
    refused(highnoon(*command, str(tmp_path)), "folder")


def test_a_file_that_may_not_be_read(
    highnoon: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*args: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    refused(highnoon("replay", "secret.jsonl"), "secret.jsonl", "permission denied")


def test_errors_are_told_in_german(highnoon: Command) -> None:
    refused(highnoon("play", "poker", "--lang", "de"), "Es gibt kein Spiel „poker“")
    refused(highnoon("play", "--schnell", "--lang=de"), "keinen Schalter --schnell")


def test_a_pipe_is_told_a_bad_line_and_goes_on(highnoon: Command, data: Path) -> None:
    done = highnoon(
        "play", "longhorn", "--seed", "7", lines="start C\n\nfly\nsteal g\n99\nmove K\n"
    )
    first, second = done.err.splitlines()
    assert first.startswith("Line 3 was not carried out: “fly” is not a move")
    assert second.startswith("Line 5 was not carried out: There is no choice number 99")
    assert done.code == 2
    (kept,) = data.glob("*.jsonl")
    assert '"do":"move K"' in kept.read_text().splitlines()[-1]


@settings(max_examples=150, deadline=None)
@given(some.lists(some.text(max_size=20), max_size=4), some.sampled_from(["en", "de"]))
def test_no_line_breaks_a_game(lines: list[str], language: str) -> None:
    text = "\n".join(line for line in lines if not line.startswith(("s ", "S ")))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO(text))
        patch.setattr("sys.stdout", io.StringIO())
        patch.setattr("sys.stderr", io.StringIO())
        assert run(["play", "longhorn", "--seed", "7", "--lang", language]) in (0, 2)


@settings(max_examples=200, deadline=None)
@given(some.lists(some.text(max_size=30), max_size=4))
def test_no_command_line_breaks_the_program(args: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("stdin", "stdout", "stderr"):
            patch.setattr(f"sys.{name}", io.StringIO())
        assert run(["show", *args]) in (0, 2)
        assert run(["replay", *args]) in (0, 2)
        assert run(args[:1]) in (0, 2)


def test_letters_the_terminal_does_not_have_are_replaced(data: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "highnoon", "play", b"\xff\xfe"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_garbage_in_the_pipe_does_not_break_it(data: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "highnoon", "play", "longhorn", "--seed", "7"],
        input=b"start C\n\xff\xfe\x00garbage\n",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"garbage" in done.stderr


def test_nobody_reading_on_is_no_error(data: Path) -> None:
    done = subprocess.run(
        f"{sys.executable} -m highnoon play longhorn --seats bot:1,bot:1 --seed 1 | head -1",
        shell=True,
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
