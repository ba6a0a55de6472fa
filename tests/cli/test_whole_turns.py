"""A whole turn typed in one line, in every game."""

import random
from pathlib import Path

import pytest

from highnoon import Match, Record, replay
from highnoon.cli.whole_turns import parts
from tests.cases import Case, cases
from tests.cli.conftest import Command
from tests.cli.terminal import Terminal

ASK = "(? for help): "


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_the_moves_of_a_line_are_found_again(case: Case) -> None:
    match, rng = Match.new(case.game, case.options, 5), random.Random(5)
    texts: list[str] = []
    while not match.over and len(texts) < 150:
        seat = rng.choice(sorted(match.actors()))
        action = rng.choice(match.legal_actions(seat))
        texts.append(match.game.action_text(action))
        match.play(seat, action)
    for text in texts:
        assert parts(match.game, text) == [text]
    for size in (2, 3, 5):
        some = texts[-size:]
        for between in ("; ", ";", ", ", ",", " "):
            assert parts(match.game, between.join(some)) == some


@pytest.mark.parametrize("game", ["longhorn", "moon-river", "desperados"])
def test_a_whole_game_with_one_line_a_turn(highnoon: Command, data: Path, game: str) -> None:
    match, rng = Match.new(game, seed=3), random.Random(3)
    lines: list[tuple[int, list[str]]] = []
    last = -1
    while not match.over:
        here = last if last in match.actors() else min(match.actors())
        action = rng.choice(match.legal_actions(here))
        if here != last:
            lines.append((here, []))
        lines[-1][1].append(match.game.action_text(action))
        match.play(here, action)
        last = here
    typed = "\n".join("; ".join(moves) for _, moves in lines)
    assert any(len(moves) > 1 for _, moves in lines)
    done = highnoon("play", game, "--seed", "3", lines=typed + "\n")
    assert (done.code, done.err) == (0, "")
    (kept,) = data.glob("*.jsonl")
    assert replay(Record.loads(kept.read_bytes())).state == match.state


def test_what_was_done_and_what_was_not_is_told(highnoon: Command, data: Path) -> None:
    done = highnoon("play", "longhorn", "--seed", "7", lines="start C\nsteal g; move Q; steal w\n")
    assert done.code == 2
    assert (
        "Line 2 was not carried out: Done: steal g. Not done: move Q; steal w. “move Q”" in done.err
    )
    (kept,) = data.glob("*.jsonl")
    assert Record.loads(kept.read_bytes()).lines[-1] == {"by": "jessie", "do": "steal g"}


def test_nothing_is_done_when_the_first_move_is_wrong(highnoon: Command, data: Path) -> None:
    done = highnoon("play", "longhorn", "--seed", "7", lines="start N; steal g\n")
    assert "began with four cows" in done.err
    (kept,) = data.glob("*.jsonl")
    last = Record.loads(kept.read_bytes()).lines[-1]
    assert "do" in last
    assert last["by"] == "chance"


def test_a_line_does_not_play_for_the_other(highnoon: Command, data: Path) -> None:
    done = highnoon("play", "longhorn", "--seed", "7", lines="start C; steal g\n")
    assert "Done: start C. Not done: steal g. It is no longer your turn." in done.err


def test_in_a_terminal_the_rest_of_a_line_is_told_under_the_new_table(data: Path) -> None:
    screen = Terminal("play", "longhorn", "--seed", "7", "--players", "2", data=data)
    screen.until(ASK)
    screen.type("start C")
    screen.until(ASK)
    screen.type("steal g; move Q")
    seen = screen.until(ASK)
    assert "Done: steal g. Not done: move Q." in seen
    assert seen.index("Jessie stole") < seen.index("Done: steal g")
    screen.type("?")
    assert "with ; between them" in " ".join(screen.until(ASK).split())
    screen.type("q")
    screen.rest()
    assert screen.end() == 0
