"""Moon River at the keyboard: boards are chosen, own pieces are read, `?` explains both."""

import random
from pathlib import Path

from highnoon import Match, Record, replay
from tests.cli.conftest import Command
from tests.games.moon_river.kits import FEW_KINDS


def random_lines(options: dict[str, object], seed: int) -> str:
    """A whole game by random players, as somebody would type it."""
    match, dice, typed = Match.new("moon-river", options, seed), random.Random(1), []
    while not match.over:
        seat = min(match.actors())
        action = dice.choice(match.legal_actions(seat))
        typed.append(match.game.action_text(action))
        match.play(seat, action)
    return "\n".join(typed) + "\n"


def test_boards_are_chosen_and_the_game_is_played_to_its_end(
    highnoon: Command, tmp_path: Path
) -> None:
    options = {"players": 3, "boards": "legend", "scenario": "city"}
    flags = ["--option", "boards=legend", "--option", "scenario=city"]
    lines = random_lines(options, 4)
    done = highnoon("play", "moon-river", "--seats", "me,me,me", *flags, "--seed", "4", lines=lines)
    assert done.code == 0
    assert "Purple chooses " in done.out
    assert "Big Jo: 2 stores; bridges: column a, homestead" in done.out
    assert "The game is over." in done.out
    kept = next((tmp_path / "data").rglob("*.jsonl"))
    assert replay(Record.loads(kept.read_text("utf-8"))).over


def test_pieces_of_ones_own_are_played_with(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "pieces.toml"
    file.write_text(FEW_KINDS, "utf-8")
    lines = random_lines({"players": 2, "pieces": FEW_KINDS}, 7).splitlines()[:30]
    flags = ["--players", "2", "--pieces", str(file), "--seed", "7"]
    done = highnoon("play", "moon-river", *flags, lines="\n".join([*lines, "?", "q"]) + "\n")
    assert done.code == 0
    assert "×Dssnnnnn" in done.out


def test_all_that_is_wrong_with_the_pieces_is_told(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "pieces.toml"
    file.write_text(FEW_KINDS.replace("count = 12", "count = 11").replace('"thief"', '"sheriff"'))
    done = highnoon("play", "moon-river", "--pieces", str(file))
    assert done.code == 2
    assert "Table parcel: 94 pieces, but there must be 96." in done.err
    assert "Table chip: thief is missing." in done.err
    file.write_text("")
    assert (
        "The file of pieces is empty." in highnoon("play", "moon-river", "--pieces", str(file)).err
    )
    assert highnoon("play", "longhorn", "--pieces", str(file)).code == 2


def test_the_question_mark_tells_the_scenario_and_the_box(highnoon: Command) -> None:
    flags = ["--players", "2", "--option", "scenario=timber", "--seed", "3"]
    done = highnoon("play", "moon-river", *flags, lines="?\nq\n")
    assert "Timber Trade. Groups of forests" in done.out
    assert "House rule" in done.out
    assert "In the box: 92" in done.out
