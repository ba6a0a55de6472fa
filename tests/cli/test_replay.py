"""Stepping through a record."""

import json
import random
from fractions import Fraction
from pathlib import Path

import pytest

from highnoon import Match, save
from tests.cli.conftest import Command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of three decisions, then given up."""
    match = Match.new("longhorn", seed=7)
    for text in ("start C", "steal g", "move K"):
        match.play(min(match.actors()), text)
    match.resign(0)
    path = tmp_path / "game.jsonl"
    path.write_text(save(match).dumps(), "utf-8")
    return path


def moments(out: str) -> list[str]:
    return [line.strip("─ ") for line in out.splitlines() if "Moment" in line]


def test_everything_is_printed(highnoon: Command, file: Path) -> None:
    done = highnoon("replay", str(file), "--all")
    assert done.code == 0
    assert moments(done.out) == [f"Moment {number} of 3" for number in range(4)]
    assert "Jessie stole 3 grey cows at Cherokee Spring." in done.out
    assert "Eagle has resigned. The winner is Jessie." in done.out


def test_pages_are_turned(highnoon: Command, file: Path) -> None:
    done = highnoon("replay", str(file), lines="n\nn\nb\nl\nn\nf\nb\n2\nq\n")
    numbers = [int(line.split()[1]) for line in moments(done.out)]
    assert numbers == [0, 1, 2, 1, 3, 3, 0, 0, 2]


def test_symbols_are_explained(highnoon: Command, file: Path) -> None:
    assert "snake oil" in highnoon("replay", str(file), lines="?\n").out


def test_there_is_no_such_moment(highnoon: Command, file: Path) -> None:
    done = highnoon("replay", str(file), lines="17\n")
    assert done.code == 2
    assert "17" in done.err
    assert "0 to 3" in done.err


def test_an_unfinished_game_is_replayed_too(highnoon: Command, data: Path) -> None:
    highnoon("play", "longhorn", "--seed", "7", lines="start C\nq\n")
    (kept,) = data.glob("*.jsonl")
    done = highnoon("replay", str(kept), "--all")
    assert done.code == 0
    assert len(moments(done.out)) == 2


def test_a_finished_game_is_shown_not_resumed(highnoon: Command, file: Path) -> None:
    before = file.read_bytes()
    done = highnoon("play", "--resume", str(file))
    assert done.code == 0
    assert "The winner is Jessie" in done.out
    assert file.read_bytes() == before


def finished(seed: int) -> Match:
    rng, match = random.Random(seed), Match.new("longhorn", seed=seed)
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return match


@pytest.mark.parametrize(("language", "words"), [("en", "Better:"), ("de", "Besser:")])
def test_an_analysis_tells_where_the_game_turned(
    highnoon: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr("highnoon.cli.longhorn.analysing.SECONDS", 1.0)
    path = tmp_path / "random.jsonl"
    match = finished(3)
    path.write_text(save(match).dumps(), "utf-8")
    done = highnoon("replay", str(path), "--analyse", "--lang", language)
    assert done.code == 0
    assert words in done.out
    assert int(done.out.splitlines()[2].split()[0]) < len(match.history)
    assert {"en": "What each choice was worth:", "de": "Was jede Wahl wert war:"}[
        language
    ] in done.out


def test_an_analysis_as_json(
    highnoon: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("highnoon.cli.longhorn.analysing.SECONDS", 1.0)
    path = tmp_path / "random.jsonl"
    match = finished(3)
    path.write_text(save(match).dumps(), "utf-8")
    found = json.loads(highnoon("replay", str(path), "--analyse", "--json").out)
    assert found["total"] == len(found["moments"])
    for turning in found["turnings"]:
        if "better" not in turning:
            continue
        state, game = match.history[turning["moment"]].before, match.game
        assert turning["line"][0]["turn"] == turning["turn"]
        assert turning["line"][0]["actions"][0] == turning["better"]
        (seat,) = game.actors(state)
        played = match.history[turning["moment"]].action
        values = {one["action"]: one for one in turning["moves"]}
        assert set(values) == {game.action_text(one) for one in game.legal_actions(state, seat)}
        worse, better = values[game.action_text(played)], values[turning["better"]]
        assert Fraction(worse["high"]) < Fraction(better["low"])
        for turn in turning["line"]:
            for text in turn["actions"]:
                (seat,) = game.actors(state)
                state = game.apply(state, seat, game.parse_action(text)).state
    assert any("better" in turning for turning in found["turnings"])


def test_json_is_for_the_analysis_alone(highnoon: Command, file: Path) -> None:
    done = highnoon("replay", str(file), "--json")
    assert (done.code, done.err) == (2, "--json needs --analyse.\n")


def test_only_longhorn_is_analysed(highnoon: Command, tmp_path: Path) -> None:
    path = tmp_path / "river.jsonl"
    path.write_text(save(Match.new("moon-river", seed=1)).dumps(), "utf-8")
    done = highnoon("replay", str(path), "--analyse")
    assert done.code == 2
    assert "Longhorn" in done.err


def test_an_unfinished_deal_is_not_praised(highnoon: Command, tmp_path: Path) -> None:
    path = tmp_path / "deal.jsonl"
    path.write_text("".join(save(Match.new("longhorn", seed=1)).dumps().splitlines(True)[:5]))
    done = highnoon("replay", str(path), "--analyse")
    assert (done.code, done.out) == (2, "")
    assert "nothing to analyse" in done.err


def test_a_cut_line_is_told(highnoon: Command, file: Path) -> None:
    file.write_text(file.read_text()[:-3])
    done = highnoon("replay", str(file), "--all")
    assert done.code == 0
    assert "was cut" in done.err
