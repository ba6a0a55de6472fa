"""Measurements in pieces: a run goes on where another was stopped."""

from pathlib import Path

from bench.kept import Kept, edition, pieces
from bench.ladder import plain_deal, read_played

from highnoon.bots import Budget
from highnoon.bots.arena.play import Duel, play_deal


def test_what_is_kept_is_not_measured_again_and_a_cut_line_is(tmp_path: Path) -> None:
    file, done = tmp_path / "results.jsonl", []

    def work(number: int) -> int:
        done.append(number)
        return number * number

    asked = [(f"piece {number}", (number,)) for number in range(4)]
    assert dict(pieces(Kept(file), work, asked[:3])) == {"piece 0": 0, "piece 1": 1, "piece 2": 4}
    file.write_bytes(file.read_bytes()[:-5])
    assert dict(pieces(Kept(file), work, asked))["piece 3"] == 9
    assert done == [0, 1, 2, 2, 3]
    assert dict(pieces(Kept(file), work, asked)) == {f"piece {n}": n * n for n in range(4)}
    assert len(done) == 5


def test_a_deal_that_was_kept_is_the_deal(tmp_path: Path) -> None:
    duel = Duel("longhorn", ("2", "1"), {"players": 2}, Budget(5.0))
    kept = Kept(tmp_path / "ladder.jsonl")
    kept.add("deal", plain_deal(duel, 3))
    again = [read_played(one) for one in Kept(kept.path)["deal"]]
    for found, played in zip(again, play_deal(duel, 3), strict=True):
        assert found[:4] == played[:4]
        assert found.reason.key == played.reason.key
        assert [one.decisions for one in found.efforts] == [one.decisions for one in played.efforts]


def test_every_game_has_an_edition_of_its_own() -> None:
    assert len({edition(key) for key in ("longhorn", "moon-river", "desperados")}) == 3
