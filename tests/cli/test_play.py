"""Playing through a pipe: one line for each decision."""

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from highnoon import Match, Record, replay
from highnoon.cli.app import build
from highnoon.cli.screen import Screen
from highnoon.i18n.catalogue import Catalogue
from tests.cli.conftest import Command

OPENING = "start C\nsteal g\nmove K\n"


def only_record(folder: Path) -> Record:
    (file,) = folder.glob("*.jsonl")
    return Record.loads(file.read_bytes())


def whole_game(seed: int) -> tuple[list[str], Match]:
    """The moves of a random game, in notation."""
    match, rng, texts = Match.new("longhorn", seed=seed), random.Random(seed), []
    while not match.over:
        seat = min(match.actors())
        action = rng.choice(match.legal_actions(seat))
        texts.append(match.game.action_text(action))
        match.play(seat, action)
    return texts, match


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_people_play_a_whole_game(highnoon: Command, data: Path, seed: int) -> None:
    texts, match = whole_game(seed)
    done = highnoon("play", "longhorn", "--seed", str(seed), lines="\n".join(texts) + "\n")
    assert (done.code, done.err) == (0, "")
    assert match.result is not None
    assert "The winner is" in done.out or "The victory is shared" in done.out
    record = only_record(data)
    assert replay(record).result == match.result
    assert record.seats == ("eagle", "jessie")
    assert "end" in record.lines[-1]


def test_numbers_choose_as_well_as_texts(highnoon: Command, data: Path) -> None:
    highnoon("play", "longhorn", "--seed", "7", lines="1\n1\n1\n")
    lines = [
        line["do"] for line in only_record(data).lines if "do" in line and line["by"] != "chance"
    ]
    first = Match.new("longhorn", seed=7)
    for number in range(3):
        seat = min(first.actors())
        action = first.legal_actions(seat)[0]
        assert first.game.action_text(action) == lines[number]
        first.play(seat, action)


def test_the_computer_plays_a_seat(highnoon: Command, data: Path) -> None:
    done = highnoon(
        "play", "longhorn", "--seed", "7", "--bot", "jessie", "--level", "1", lines="start C\nq\n"
    )
    assert done.code == 0
    record = only_record(data)
    assert record.seats == ("eagle", "bot:1")
    assert {line["by"] for line in record.lines if "do" in line} == {"chance", "eagle", "jessie"}
    assert "Jessie stole" in done.out


def test_bots_alone_play_to_the_end(highnoon: Command, data: Path) -> None:
    done = highnoon("play", "longhorn", "--seed", "7", "--seats", "bot:1,bot:1")
    assert done.code == 0
    assert done.out.count(" stole ") > 5
    assert "end" in only_record(data).lines[-1]


def test_a_bot_plays_the_same_game_from_the_same_seed(highnoon: Command, data: Path) -> None:
    for _ in range(2):
        highnoon("play", "longhorn", "--seed", "9", "--seats", "bot:1,bot:1")
    one, two = (Record.loads(file.read_bytes()) for file in data.glob("*.jsonl"))
    assert one == two


def test_undo_takes_back_the_last_decision(highnoon: Command, data: Path) -> None:
    highnoon("play", "longhorn", "--seed", "7", lines=OPENING + "u\nu\nq\n")
    lines = only_record(data).lines
    assert [line["undo"] for line in lines if "undo" in line] == [1, 1]
    assert replay(only_record(data)).actors() == {1}


def test_undo_takes_back_what_the_computer_did_since(highnoon: Command, data: Path) -> None:
    lines = "start C\nu\nq\n"
    highnoon("play", "longhorn", "--seed", "7", "--bot", "2", "--level", "1", lines=lines)
    match = replay(only_record(data))
    assert match.state.phase == "start"


def test_nothing_to_take_back_is_told(highnoon: Command) -> None:
    done = highnoon("play", "longhorn", "--seed", "7", lines="u\n")
    assert done.code == 2
    assert "something has been revealed" in done.err


def test_a_hint_is_one_of_the_choices(highnoon: Command) -> None:
    done = highnoon("play", "longhorn", "--seed", "7", lines="h\nq\n")
    assert "Hint: " in done.out
    assert any(why in done.out for why in ("It looks best", "It keeps", "the only move", "Every "))
    assert any(f"Hint: {number} " in done.out for number in range(1, 6))


def test_the_legend_explains_symbols_and_commands(highnoon: Command) -> None:
    done = highnoon("play", "longhorn", "--seed", "7", lines="?\nq\n")
    for word in ("branding iron", "rattlesnake", "A white cow", "dangerous", "u undo"):
        assert word in done.out


def test_a_copy_is_saved_and_resumed(highnoon: Command, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    highnoon("play", "longhorn", "--seed", "7", lines=f"start C\ns {copy}\nq\n")
    done = highnoon("play", "--resume", str(copy), lines="steal g\nq\n")
    assert done.code == 0
    assert Record.loads(copy.read_bytes()).lines[-1] == {"by": "jessie", "do": "steal g"}


def test_the_last_unfinished_game_is_resumed(highnoon: Command, data: Path) -> None:
    left = highnoon("play", "longhorn", "--seed", "7", lines="start C\nq\n")
    assert "Continue with: highnoon play --resume" in left.out.replace("\n", " ")
    done = highnoon("play", "--resume", lines="steal g\nmove K\nq\n")
    assert done.code == 0
    assert replay(only_record(data)).actors() == {0}


def test_a_game_is_resumed_by_its_name(highnoon: Command) -> None:
    highnoon("play", "longhorn", "--seed", "7", lines="start C\nq\n")
    done = highnoon("play", "longhorn", "--resume", lines="q\n")
    assert done.code == 0
    assert "Jessie, which colour" in done.out


def test_the_end_of_input_keeps_the_game(highnoon: Command, data: Path) -> None:
    assert highnoon("play", "longhorn", "--seed", "7", lines="start C\n").code == 0
    assert only_record(data).lines[-1] == {"by": "eagle", "do": "start C"}


def test_the_option_reaches_the_game(highnoon: Command, data: Path) -> None:
    highnoon("play", "longhorn", "--option", "ambush_nugget=choice", lines="q\n")
    assert only_record(data).options["ambush_nugget"] == "choice"


def test_german_from_start_to_end(highnoon: Command) -> None:
    texts, _ = whole_game(2)
    lines = "?\n" + "\n".join(texts) + "\n"
    done = highnoon("play", "longhorn", "--seed", "2", "--lang", "de", lines=lines)
    assert done.code == 0
    assert "Gewonnen hat" in " ".join(done.out.split())
    assert "longhorn-" not in done.out.replace("longhorn-2", "")
    assert "cli-" not in done.out


def test_one_game_may_be_called_by_the_runner_of_typer() -> None:
    app = build(Screen(Catalogue("de")))
    shown = CliRunner().invoke(app, ["play", "--help"])
    assert shown.exit_code == 0
    assert "Computer" in shown.stdout
