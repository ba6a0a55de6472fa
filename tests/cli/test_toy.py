"""A game with rules alone in the terminal: played in words and notation, told what is missing."""

from pathlib import Path

from tests.cli.conftest import Command

GAME = "take 3\ntake 3\ntake 1\n"


def test_it_is_played_to_the_end_in_notation(toy: str, highnoon: Command) -> None:
    played = highnoon("play", toy, lines=GAME)
    assert played.code == 0, played.err
    assert " 2  take 2\n" in played.out
    assert "heap    4\n" in played.out
    assert "The winner is first." in played.out


def test_the_computer_plays_it_too(toy: str, highnoon: Command) -> None:
    played = highnoon("play", toy, "--seats", "bot:1,bot:2", "--seed", "1")
    assert played.code == 0, played.err
    assert "The winner is" in played.out


def test_a_record_of_it_is_replayed(toy: str, highnoon: Command, data: Path) -> None:
    assert highnoon("play", toy, lines=GAME).code == 0
    (record,) = data.rglob("*.jsonl")
    told = highnoon("replay", str(record), "--all")
    assert told.code == 0
    assert "Moment 3 of 3" in told.out
    shown = highnoon("show", "4 second", "--game", toy)
    assert shown.code == 0
    assert "heap    4\n" in shown.out


def test_whoever_asks_for_what_it_lacks_is_told(toy: str, highnoon: Command) -> None:
    rules = highnoon("rules", toy)
    assert rules.code == 2
    assert "rules of this game are not in the app" in rules.err
    told = highnoon("play", toy, lines=f"?\nh\n{GAME}")
    assert told.code == 0
    assert "Nobody has drawn this game" in told.out
    assert "Hint: 3  take 3" in told.out
