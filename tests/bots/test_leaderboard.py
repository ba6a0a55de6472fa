"""The leaderboard: what the arena found stays in a file, and all of it makes one ranking."""

import json
from pathlib import Path

import pytest

from highnoon.bots.arena.leaderboard import MIDDLE, Entry, append, entry, ranking, read
from highnoon.bots.arena.play import Duel, play_deal
from highnoon.bots.arena.report import report
from highnoon.core.errors import InvalidData

TABLE = {"players": 2}


def test_a_measurement_is_kept_and_read_again(tmp_path: Path) -> None:
    duel = Duel("longhorn", ("1", "random"))
    one = entry(report(duel, [play_deal(duel, 1)]))
    assert one.games == 2
    assert one.options["ambush_nugget"] == "random"
    path = tmp_path / "board.jsonl"
    append(path, one)
    append(path, one._replace(seconds=0.5))
    assert read(path.read_text("utf-8")) == [one, one._replace(seconds=0.5)]


def test_whoever_takes_more_points_stands_higher() -> None:
    entries = [
        Entry("longhorn", TABLE, ("3", "2"), 100, 0.75),
        Entry("longhorn", TABLE, ("2", "1"), 100, 0.75),
        Entry("longhorn", {"players": 3}, ("1", "3"), 100, 1.0),
        Entry("moon-river", TABLE, ("1", "3"), 100, 1.0),
    ]
    ranks = ranking(entries, "longhorn", TABLE)
    assert [rank.contestant for rank in ranks] == ["3", "2", "1"]
    assert [rank.games for rank in ranks] == [100, 200, 100]
    assert sum(rank.rating for rank in ranks) / 3 == pytest.approx(MIDDLE)
    # Three of four points are worth 191 in Elo's scale; everybody's half points draw closer.
    assert ranks[0].rating - ranks[1].rating == pytest.approx(191, abs=10)


def test_several_rivals_share_the_games() -> None:
    three = [Entry("moon-river", TABLE, ("5", "1", "2"), 90, 0.9)]
    first, *others = ranking(three, "moon-river", TABLE)
    assert first.contestant == "5"
    assert others[0].rating == pytest.approx(others[1].rating)


def test_whoever_never_lost_is_not_infinitely_strong() -> None:
    best, last = ranking([Entry("longhorn", TABLE, ("5", "1"), 10, 1.0)], "longhorn", TABLE)
    assert best.rating - last.rating < 1000


def test_nobody_is_ranked_where_nobody_played() -> None:
    assert ranking([], "longhorn", TABLE) == []


GOOD = Entry("longhorn", TABLE, ("5", "1"), 10, 1.0).plain()


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "[" * 100_000,
        json.dumps({**GOOD, "leaderboard": 2}),
        json.dumps({**GOOD, "share": 1.5}),
        json.dumps({**GOOD, "share": True}),
        json.dumps({**GOOD, "share": float("nan")}),
        json.dumps({**GOOD, "games": 0}),
        json.dumps({**GOOD, "games": "9"}),
        json.dumps({**GOOD, "contestants": ["5"]}),
        json.dumps({**GOOD, "contestants": ["5", "5"]}),
        json.dumps({**GOOD, "contestants": ["5", {}]}),
        json.dumps({**GOOD, "options": []}),
        json.dumps({**GOOD, "seconds": -1}),
        json.dumps({**GOOD, "game": None}),
    ],
)
def test_a_line_that_is_no_entry_is_named(line: str) -> None:
    with pytest.raises(InvalidData) as refused:
        read(f"{json.dumps(GOOD)}\n\n{line}\n")
    assert [reason.args["line"] for reason in refused.value.reasons] == [3]
