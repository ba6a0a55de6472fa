"""The figures of the page about solved deals are those of its data, and the file stays small."""

import json
import re
from typing import Any

from bench.solved_chart import DATA
from bench.solved_page import MARKED, PAGE, left, page, shares

TWO_MEGABYTES = 2_000_000


def rows() -> list[dict[str, Any]]:
    return [json.loads(line) for line in DATA.read_text("utf-8").splitlines()]


def test_the_page_says_what_the_data_say() -> None:
    text = PAGE.read_text("utf-8")
    assert page(text, rows()) == text, "`make chart` writes it anew"
    assert len(MARKED.findall(text)) == len(re.findall("<!-- ", text)) / 2 == 5


def test_all_five_starts_of_500_deals_are_in_a_small_file() -> None:
    assert DATA.stat().st_size < TWO_MEGABYTES
    found = {row["seed"]: row["starts"] for row in rows()}
    assert sorted(found) == list(range(1, 501))
    assert all(len(starts) == 5 for starts in found.values())


def test_what_was_given_up_is_told_by_its_nodes() -> None:
    won: dict[str, Any] = {"nodes": 7, "seconds": 0, "value": 1, "turns": 9, "end": "nine"}
    open_ = {"nodes": 4_000_001, "seconds": 2, "low": -1, "high": 1}
    longer = {"nodes": 40_000_003, "seconds": 20, "low": -1, "high": 0}
    deal: dict[str, Any] = {"ambush": "choice", "epidemic": "any"}
    made = [
        {**deal, "seed": 1, "starts": {"C": open_, "D": won}},
        {**deal, "seed": 1, "starts": {"C": longer, "D": won}},
        {**deal, "seed": 2, "starts": {"C": open_, "D": won}},
    ]
    told = left(made)
    assert "2 of 4 places (50.0 %)" in told
    assert "1 are known not to be won and 0 not to be lost" in told
    assert "| 4 million | 1 |\n| 40 million | 1 |" in told
    assert "| every start, 4 places | 2 (50.0 %;" in shares(made)
