"""A person in front of a real terminal."""

import signal
from pathlib import Path

import pytest

from highnoon import Record, replay

pty = pytest.importorskip("pty")

from tests.cli.terminal import Terminal  # noqa: E402  (needs a pty)

ASK = "(? for help): "


def kept(data: Path) -> Record:
    (file,) = data.glob("*.jsonl")
    return Record.loads(file.read_bytes())


def test_a_whole_game_against_the_computer(data: Path) -> None:
    screen = Terminal("play", "longhorn", "--seed", "5", data=data)
    menu = screen.until("(q to quit): ")
    assert "Two people at this keyboard" in menu
    screen.type("2")
    assert "Hard" in screen.until("(q to quit): ")
    screen.type("1")
    seen = ""
    for _ in range(200):
        seen = screen.until(ASK, "highnoon replay FILE")
        if "highnoon replay FILE" in seen:
            break
        screen.type("1")
    assert "The winner is" in seen or "The victory is shared" in seen
    assert screen.end() == 0
    record = kept(data)
    assert record.seats == ("me", "bot:1")
    assert replay(record).over


def test_mistakes_are_told_and_asked_again(data: Path) -> None:
    screen = Terminal("play", "longhorn", "--seed", "7", "--players", "2", data=data)
    screen.until(ASK)
    for line, answer in [
        ("99", "from 1 to 5"),
        ("steal w", "Not now"),
        ("nonsense", "is not a move"),
        ("u", "cannot be taken back"),
        ("s", "file name"),
        ("s /nowhere/at/all", "does not exist"),
        ("@jessie", "You cannot play for Jessie"),
        ("?", "What the symbols mean"),
        ("h", "Hint: "),
    ]:
        screen.type(line)
        assert answer in screen.until(ASK), line
    screen.type("start C")
    assert "Jessie, which colour" in screen.until(ASK)
    screen.type("")
    assert "Jessie, which colour" in screen.until(ASK)
    screen.type("q")
    assert "highnoon play --resume" in screen.rest()
    assert screen.end() == 0


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_in_a_hurry_keeps_the_game(data: Path, key: bytes) -> None:
    screen = Terminal("play", "longhorn", "--seed", "7", "--players", "2", data=data)
    screen.until(ASK)
    screen.type("start C")
    screen.until(ASK)
    screen.press(key)
    seen = screen.rest()
    assert "Traceback" not in seen
    assert "highnoon play --resume" in seen
    assert screen.end() == (130 if key == b"\x03" else 0)
    assert kept(data).lines[-1] == {"by": "eagle", "do": "start C"}


def test_a_killed_game_is_resumed_where_it_was(data: Path) -> None:
    screen = Terminal("play", "longhorn", "--seed", "7", "--players", "2", data=data)
    screen.until(ASK)
    for line in ("start C", "steal g", "move K"):
        screen.type(line)
        screen.until(ASK)
    screen.process.send_signal(signal.SIGKILL)
    assert screen.end() == -signal.SIGKILL
    again = Terminal("play", data=data)
    assert "unfinished game" in again.until("(q to quit): ")
    again.type("1")
    seen = again.until(ASK)
    assert "Eagle, which colour do you steal at Kid Cooper’s Ranch?" in seen
    again.type("q")
    again.rest()
    assert again.end() == 0


def test_pages_of_a_record_are_turned_with_enter(data: Path) -> None:
    first = Terminal("play", "longhorn", "--seed", "7", "--players", "2", data=data)
    first.until(ASK)
    first.type("start C")
    first.until(ASK)
    first.type("q")
    first.rest()
    assert first.end() == 0
    (file,) = data.glob("*.jsonl")
    screen = Terminal("replay", str(file), data=data)
    ask = "q quit: "
    assert "Moment 0 of 1" in screen.until(ask)
    screen.type("")
    assert "Moment 1 of 1" in screen.until(ask)
    screen.type("seven")
    assert "seven" in screen.until(ask)
    screen.type("q")
    assert screen.end() == 0
