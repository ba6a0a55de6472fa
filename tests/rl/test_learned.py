"""A network at a table: it plays legally, answers like a program, and bad files are refused."""

import io
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from highnoon import Match
from highnoon.bots.bot import BotFault, Budget
from highnoon.bots.opponents import InvalidOpponent, opponent
from highnoon.bots.program import question
from highnoon.rl.learned import PARTS, Learned, Network, main, read, seen, speak
from highnoon.rl.tensors.longhorn import LAYOUT

WIDE = 8


def arrays(**changed: Any) -> dict[str, Any]:
    dice = np.random.default_rng(1)
    outlaw = LAYOUT.slices["outlaw"]
    sizes = ((LAYOUT.size + 4, WIDE), (WIDE, WIDE), (WIDE, 1))
    made: dict[str, Any] = {
        "spot": np.array([outlaw.start, outlaw.stop]),
        "tables": dice.integers(0, LAYOUT.size + 1, (10, 4)),
    }
    for layer, (rows, columns) in enumerate(sizes):
        made[f"w{layer}"] = dice.normal(size=(rows, columns)).astype(np.float32)
        made[f"b{layer}"] = np.zeros(columns, np.float32)
    return {**made, **changed}


def kept(path: Path, **changed: Any) -> Path:
    np.savez(path / "net.npz", **arrays(**changed))
    return path / "net.npz"


@pytest.fixture
def network(tmp_path: Path) -> Network:
    return read(kept(tmp_path))


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_it_plays_a_match_to_its_end(network: Network, turns: int) -> None:
    match, bot, dice = Match.new("longhorn", seed=3), Learned(network, turns), random.Random(1)
    while not match.over:
        seat = min(match.actors())
        choice = bot.choose(match.view(seat), Budget(), dice)
        assert choice.value is None or 0 <= choice.value <= 1
        match.play(seat, choice.action)


def test_the_network_of_the_house_beats_level_two() -> None:
    mine, rival, points = opponent("learned", "longhorn"), opponent("2", "longhorn"), 0.0
    # However slow a machine is, nobody is cut short: the matches are always the same.
    patient = Budget(seconds=10**6)
    for game in range(12):
        match, dice = Match.new("longhorn", seed=5000 + game // 2), random.Random(5000 + game)
        while not match.over:
            seat = min(match.actors())
            asked = mine if seat == game % 2 else rival
            match.play(seat, asked.bot.choose(match.view(seat), patient, dice).action)
        assert match.result is not None
        ahead = match.result.places[1 - game % 2] - match.result.places[game % 2]
        points += 0.5 + ahead / 2
    assert points > 6


def test_it_takes_a_win_that_it_sees(network: Network) -> None:
    game = Match.new("longhorn", seed=1).game
    dice = random.Random(1)
    won = 0
    for seed in range(40):
        match = Match.new("longhorn", seed=seed)
        while not match.over:
            seat = min(match.actors())
            table = match.view(seat)
            ends = [game.result(game.apply(match.state, seat, one).state) for one in table.choices]
            wins = [
                one
                for one, end in zip(table.choices, ends, strict=True)
                if end is not None and end.places[seat] < end.places[1 - seat]
            ]
            if wins:
                assert Learned(network, 0).choose(table, Budget(), dice).action in wins
                won += 1
            match.play(seat, dice.choice(match.legal_actions(seat)))
    assert won > 5


def test_a_row_is_seen_again_from_where_things_happen() -> None:
    rows = np.arange(1, 9, dtype=np.float32).reshape(2, 4)
    rows[0, 1:3] = (0, 1)
    rows[1, 1:3] = 0
    tables = np.array([[0, 0], [3, 4], [4, 4]])
    looked = seen(rows, (1, 3), tables)
    assert looked[0].tolist() == [*rows[0], rows[0, 3], 0]
    assert looked[1].tolist() == [*rows[1], 0, 0]


def test_it_answers_as_a_program_does(tmp_path: Path) -> None:
    match = Match.new("longhorn", seed=3)
    seat = min(match.actors())
    asked = json.dumps(question(match.view(seat), Budget()))
    answers = io.StringIO()
    speak(kept(tmp_path), io.StringIO(f"{asked}\n{asked}\n"), answers)
    first, second = map(json.loads, answers.getvalue().splitlines())
    assert first == second
    assert match.game.parse_action(first["action"]) in match.legal_actions(seat)


@pytest.mark.parametrize("asked", ["", "{}", '{"game": "chess", "options": {}}', "[1]"])
def test_a_question_that_is_none_ends_the_program(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{asked}\n"))
    with pytest.raises(SystemExit) as end:
        main([str(kept(tmp_path))])
    assert end.value.code not in (0, None)


@pytest.mark.parametrize(
    "changed",
    [
        {"w0": np.zeros((3, 4, 5))},
        {"b0": np.zeros(WIDE + 1)},
        {"w1": np.zeros((WIDE + 1, WIDE))},
        {"w2": np.full((WIDE, 1), np.nan)},
        {"w2": np.zeros((WIDE, 5)), "b2": np.zeros(5)},
        {"spot": np.array([1])},
        {"tables": np.zeros((3, 4))},
        {"tables": np.array(["a"])},
    ],
)
def test_a_file_that_holds_no_network_is_refused(changed: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no network"):
        read(kept(tmp_path, **changed))


def test_files_of_other_kinds_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    for data in (b"", b"PK\x03\x04 broken", b"\x93NUMPY broken"):
        path.write_bytes(data)
        with pytest.raises(ValueError, match="holds no network"):
            read(path)
    odd: dict[str, Any] = {name: np.array([{}], object) for name in PARTS}
    np.savez(path, **odd)
    with pytest.raises(ValueError, match="holds no network"):
        read(path)


def test_weights_for_another_table_are_no_help(tmp_path: Path, network: Network) -> None:
    match = Match.new("moon-river", seed=1)
    table = match.view(min(match.actors()))
    with pytest.raises(BotFault):
        Learned(network).choose(table, Budget(), random.Random(1))
    outside = read(kept(tmp_path, tables=np.full((10, 4), 10**6)))
    with pytest.raises(BotFault):
        Learned(outside).choose(Match.new("longhorn").view(0), Budget(), random.Random(1))
    with pytest.raises(InvalidOpponent):
        opponent("learned", "moon-river")
