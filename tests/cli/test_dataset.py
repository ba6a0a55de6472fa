"""Games for learners, and the leaderboard, from the command line."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command

parquet: Any = pytest.importorskip("pyarrow.parquet")


def test_games_are_written_for_learners(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    done = highnoon("dataset", "longhorn", str(file), "--games", "2", "--players", "random,1")
    assert done.code == 0
    table = parquet.read_table(file)
    assert f"2 games with {table.num_rows} decisions" in done.out
    assert set(table["player"].to_pylist()) == {"random", "1"}


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("longhorn", "no/where/games"), "does not exist"),
        (("longhorn", "games", "--players", "1,1,1"), "between one and 2 players"),
        (("longhorn", "games", "--players", "nobody"), "nobody"),
        (("longhorn", "games", "--games", "0"), "--games"),
        (("chess", "games"), "chess"),
        (("moon-river", "games", "--players", "learned"), "no learned weights"),
    ],
)
def test_what_cannot_be_written_is_refused(
    highnoon: Command,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    args: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    done = highnoon("dataset", *args)
    assert done.code == 2
    assert told in " ".join((done.out + done.err).split())
    assert not (tmp_path / "games").exists()


def test_the_arena_keeps_a_leaderboard(highnoon: Command, tmp_path: Path) -> None:
    board = tmp_path / "board.jsonl"
    for players in ("1,random", "2,1"):
        duel = ("--players", players, "--games", "8", "--jobs", "1", "--leaderboard", str(board))
        done = highnoon("arena", "longhorn", *duel)
        assert done.code == 0
    lines = [line.split() for line in done.out.splitlines()]
    ranked = [line[0] for line in lines[lines.index(["contestant", "rating", "games"]) + 1 :]]
    assert ranked == ["2", "1", "random"]
    board.write_text("no leaderboard\n", "utf-8")
    done = highnoon("arena", "longhorn", *duel)
    assert done.code == 2
    assert "Line 1 of the leaderboard" in done.err
    assert board.read_text("utf-8") == "no leaderboard\n"
