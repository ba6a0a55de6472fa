"""The chart of the solved deals says what its data say."""

import json
from xml.etree import ElementTree

from bench.solved_chart import DATA, chart

from highnoon.engine.longhorn.statistics import Share, Summary, summary


def test_bars_are_as_wide_as_their_shares() -> None:
    found = Summary(4, Share(1, 0, 2, 1), Share(15, 1, 3, 1), {}, (), ())
    tree = ElementTree.fromstring(chart(found))
    titles = [one.text for one in tree.iter("{http://www.w3.org/2000/svg}title")]
    assert titles[0] == "Longhorn with best play: 4 deals"
    assert "loses: 2" in titles
    assert "first player wins: 15" in titles


def test_the_data_can_be_read() -> None:
    rows = [json.loads(line) for line in DATA.read_text("utf-8").splitlines()]
    assert summary(rows).deals == len({row["seed"] for row in rows})
