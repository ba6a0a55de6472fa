"""A map of one's own in the page: drawn before it is taken, or refused, and played to the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import violations
from tests.games.desperados.maps import FOUR_TOWNS, ODD_NAMES
from tools.browser.gang import asked_or_over, drawn_map
from tools.browser.play import COMPUTER, EASY, Visit, choose, prompt, replay, result, seat
from tools.browser.words import button, like, say

OURS = say("web-map-facts", towns=19, roads=37, banks=5)
ODD = say("web-map-facts", towns=6, roads=8, banks=3)


def towns(page: Page) -> list[str]:
    """The towns on the map that is drawn, as they are read out."""
    return drawn_map(page).get_by_role("listitem").all_inner_texts()


def give(page: Page, folder: Path, text: str | bytes) -> None:
    file = folder / "mine.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    page.get_by_label(say("web-map-choose")).set_input_files(file)


def test_a_map_is_drawn_before_it_is_taken_and_there_is_a_way_back(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("open/desperados")
    expect(page.get_by_text(OURS)).to_be_visible()
    give(page, tmp_path, ODD_NAMES)
    expect(page.get_by_text(ODD)).to_be_visible()
    for name in ("Zürich", "O'Fallon", "San José", "Łódź"):
        assert any(town.startswith(name) for town in towns(page))
    assert violations(page) == []
    button(page, "web-map-back").click()
    expect(page.get_by_text(OURS)).to_be_visible()


def test_the_sample_can_be_downloaded_and_given_back(visit: Visit, tmp_path: Path) -> None:
    page = visit("open/desperados")
    with page.expect_download() as loading:
        page.get_by_role("link", name=say("web-map-sample")).click()
    assert loading.value.suggested_filename == "desperados-map.toml"
    sample = Path(loading.value.path()).read_text("utf-8")
    give(page, tmp_path, sample.replace("Arizona and New Mexico", "Mine"))
    expect(page.get_by_role("figure")).to_contain_text(f"Mine {OURS}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", [say("desperados-map-empty")]),
        (FOUR_TOWNS.replace("ash", "zürich").encode("latin-1"), [say("web-map-not-text")]),
        (
            FOUR_TOWNS.replace("[10, 10]", "[]").replace("cedar = {", "cider = {").encode(),
            [say("desperados-map-poker", expected=2, found=0), like("desperados-map-no-town")],
        ),
    ],
    ids=["empty", "not utf-8", "wrong"],
)
def test_a_file_that_is_no_map_is_refused_in_words(
    visit: Visit, tmp_path: Path, text: bytes, told: list[str | re.Pattern[str]]
) -> None:
    page = visit("open/desperados")
    expect(page.get_by_text(OURS)).to_be_visible()
    give(page, tmp_path, text)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(like("web-map-refused", file="mine.toml"))
    for sentence in told:
        expect(alert).to_contain_text(sentence)
    expect(page.get_by_text(OURS)).to_be_visible()


def test_the_sheriff_plays_a_whole_match_on_a_map_of_his_own(visit: Visit, tmp_path: Path) -> None:
    page = visit("open/desperados")
    for name in ("Green", "Red"):
        seat(page, name, COMPUTER, EASY)
    give(page, tmp_path, ODD_NAMES)
    expect(page.get_by_text(ODD)).to_be_visible()
    button(page, "web-open-go").click()
    expect(prompt(page)).to_be_visible()
    chosen = 0
    while asked_or_over(page):
        choose(page)
        chosen += 1
        assert chosen < 150
    assert chosen > 20
    expect(result(page)).to_be_visible()
    button(page, "web-replay-back").click()
    expect(drawn_map(replay(page))).to_be_visible()
    page.reload()
    expect(result(page)).to_be_visible()
