"""Games as Parquet: every row is what the rules say, and a file is whole or not there."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from highnoon import CHANCE, Match
from highnoon.bots.opponents import InvalidOpponent
from highnoon.core.errors import InvalidOptions
from highnoon.rl import dataset
from highnoon.rl.dataset import Wanted, schema, write
from highnoon.rl.rules import Rules, utilities
from tests.cases import Case, cases

parquet: Any = pytest.importorskip("pyarrow.parquet")


def written(wanted: Wanted, path: Path) -> Any:
    *_, rows = write(wanted, path)
    table = parquet.read_table(path)
    assert table.num_rows == rows
    return table


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_row_is_a_decision_of_the_match_with_its_seed(case: Case, tmp_path: Path) -> None:
    table = written(Wanted(case.key, case.options, ("random",), 1, seed=5), tmp_path / "games")
    rules = Rules(case.key, case.options)
    match = Match.new(case.key, case.options, seed=5)
    assert rules.layout is not None
    for row in table.to_pylist():
        seat = min(match.actors())
        assert (row["seat"], row["player"], row["seed"]) == (seat, "random", 5)
        assert np.array_equal(
            np.array(row["state"], np.float32), rules.layout.observe(match.view(seat).view)
        )
        legal = {rules.numbers.index(one) for one in match.legal_actions(seat)}
        assert set(np.flatnonzero(row["mask"])) == legal
        action = rules.numbers.at(row["action"])
        assert rules.game.parse_action(row["notation"]) == action
        match.play(seat, action)
    assert match.over
    assert match.result is not None
    gains = utilities(rules.game, match.result)
    assert [row["result"] for row in table.to_pylist()] == pytest.approx(
        [gains[row["seat"]] for row in table.to_pylist()]
    )
    assert CHANCE not in table["seat"].to_pylist()


def test_players_change_seats_and_the_file_can_be_made_again(tmp_path: Path) -> None:
    wanted = Wanted("longhorn", {}, ("random", "1"), 2, seed=3)
    table = written(wanted, tmp_path / "one")
    seats = {(row["match"], row["seat"]): row["player"] for row in table.to_pylist()}
    assert seats == {(0, 0): "random", (0, 1): "1", (1, 0): "1", (1, 1): "random"}
    assert table.equals(written(wanted, tmp_path / "two"))


def test_the_file_tells_what_its_numbers_mean() -> None:
    told = {
        key.decode(): value.decode()
        for key, value in schema(Wanted("longhorn", {}, ("random",), 1)).metadata.items()
    }
    assert told["game"] == "longhorn"
    assert json.loads(told["options"])["ambush_nugget"] == "random"
    assert ["cows", [4, 3, 3]] in json.loads(told["parts"])


def test_a_file_that_was_not_finished_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_text("an older file")
    playing = write(Wanted("longhorn", {}, ("random",), 5), path)
    next(playing)
    playing.close()
    assert path.read_text() == "an older file"
    assert [one.name for one in tmp_path.iterdir()] == ["games"]


def test_what_cannot_be_played_is_refused(toy: str, tmp_path: Path) -> None:
    for contestants in ((), ("random",) * 3):
        with pytest.raises(InvalidOptions):
            next(write(Wanted("longhorn", {}, contestants, 1), tmp_path / "games"))
    with pytest.raises(InvalidOpponent):
        next(write(Wanted("longhorn", {}, ("nobody",), 1), tmp_path / "games"))
    with pytest.raises(InvalidOptions):
        next(write(Wanted(toy, {}, ("random",), 1), tmp_path / "games"))
    assert not list(tmp_path.iterdir())


def test_without_pyarrow_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(dataset, "import_module", missing)
    with pytest.raises(InvalidOptions) as refused:
        schema(Wanted("longhorn", {}, ("random",), 1))
    assert refused.value.reasons[0].key == "dataset-error-missing"
