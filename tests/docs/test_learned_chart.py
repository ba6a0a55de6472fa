"""The chart of learning says what its data say."""

import json
from xml.etree import ElementTree

from bench.learned_chart import CHART, DATA, RIVALS, chart

SVG = "{http://www.w3.org/2000/svg}"


def test_a_line_goes_through_every_measure() -> None:
    curve = [
        {"minutes": 0.0, "decisions": 0, "random": 0.5, "1": 0.25, "2": 0.0, "3": 0.0},
        {"minutes": 2.0, "decisions": 9, "random": 1.0, "1": 0.75, "2": 0.5, "3": 0.25},
    ]
    tree = ElementTree.fromstring(chart(curve))
    lines = [one.attrib["points"].split() for one in tree.iter(f"{SVG}polyline")]
    assert len(lines) == len(RIVALS)
    assert lines[0] == ["50.0,126.0", "510.0,16.0"]
    assert "level 2: 0.50" in [one.text for one in tree.iter(f"{SVG}text")]


def test_the_chart_is_drawn_from_the_data() -> None:
    curve = json.loads(DATA.read_text("utf-8"))
    assert CHART.read_text("utf-8") == chart(curve)
    assert curve[-1]["2"] > 0.5
