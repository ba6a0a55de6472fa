"""A map of one's own in the page: drawn before it is taken, or refused, and played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import violations
from tests.games.desperados.maps import FOUR_TOWNS, ODD_NAMES
from tools.browser.gang import asked_or_over
from tools.browser.play import Visit, choose, prompt, result
from tools.browser.words import button, say


def towns(page: Page) -> list[str]:
    """The names on the map that is drawn."""
    return [(name or "").strip() for name in page.locator("svg.map text").all_text_contents()]


def give(page: Page, folder: Path, text: str | bytes) -> None:
    file = folder / "mine.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    page.get_by_label(say("web-map-choose")).set_input_files(file)


def test_a_map_is_drawn_before_it_is_taken_and_there_is_a_way_back(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("open/desperados")
    expect(page.get_by_text("19 towns, 37 roads, 5 banks")).to_be_visible()
    give(page, tmp_path, ODD_NAMES)
    expect(page.get_by_text("6 towns, 8 roads, 3 banks")).to_be_visible()
    assert {"Zürich", "O'Fallon", "San José", "Łódź"} <= set(towns(page))
    assert violations(page) == []
    button(page, "web-map-back").click()
    expect(page.get_by_text("19 towns, 37 roads, 5 banks")).to_be_visible()


def test_the_sample_can_be_downloaded_and_given_back(visit: Visit, tmp_path: Path) -> None:
    page = visit("open/desperados")
    with page.expect_download() as loading:
        page.get_by_role("link", name=say("web-map-sample")).click()
    assert loading.value.suggested_filename == "desperados-map.toml"
    sample = Path(loading.value.path()).read_text("utf-8")
    give(page, tmp_path, sample.replace("Arizona and New Mexico", "Mine"))
    expect(page.locator("figcaption")).to_contain_text("Mine 19 towns")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", ["The map file is empty."]),
        (FOUR_TOWNS.replace("ash", "zürich").encode("latin-1"), ["The file is not UTF-8 text."]),
        (
            FOUR_TOWNS.replace("[10, 10]", "[]").replace("cedar = {", "cider = {").encode(),
            ["2 poker tiles are needed, but there are 0.", "names a town that is not on the map"],
        ),
    ],
    ids=["empty", "not utf-8", "wrong"],
)
def test_a_file_that_is_no_map_is_refused_in_words(
    visit: Visit, tmp_path: Path, text: bytes, told: list[str]
) -> None:
    page = visit("open/desperados")
    expect(page.get_by_text("19 towns, 37 roads, 5 banks")).to_be_visible()
    give(page, tmp_path, text)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("mine.toml was not taken")
    for sentence in told:
        expect(alert).to_contain_text(sentence)
    expect(page.get_by_text("19 towns, 37 roads, 5 banks")).to_be_visible()


def test_the_sheriff_plays_a_whole_match_on_a_map_of_his_own(visit: Visit, tmp_path: Path) -> None:
    page = visit("open/desperados")
    for name in ("Green", "Red"):
        page.get_by_label(name, exact=True).select_option(label=say("web-seat-bot"))
        page.get_by_label(f"Level of {name}").select_option(label="level 1")
    give(page, tmp_path, ODD_NAMES)
    expect(page.get_by_text("6 towns, 8 roads, 3 banks")).to_be_visible()
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
    expect(page.locator(".rpb svg.map")).to_be_visible()
    page.reload()
    expect(result(page)).to_be_visible()
