"""Whoever listens to the page, uses keys, or reads large type."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.looks import PHONE
from tools.browser.play import (
    COMPUTER,
    EASY,
    Visit,
    board,
    choices,
    choose,
    focused,
    my_turn_or_end,
    open_table,
    play_now,
    poster,
    prompt,
)
from tools.browser.words import button, like, say

LISTEN = """
() => {
    window.heard = [];
    const regions = '[aria-live], [role=status]';
    new MutationObserver((changes) => {
        const spoken = new Set(changes.map(({ target }) =>
            (target.nodeType === 1 ? target : target.parentElement)?.closest(regions)));
        for (const one of spoken) if (one?.isConnected) heard.push(one.textContent.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
"""What a screen reader says: a region that changes is read as a whole."""


def test_the_bar_can_be_skipped(visit: Visit) -> None:
    page = visit()
    play_now(page)
    assert my_turn_or_end(page)
    page.locator("body").click(position={"x": 1, "y": 1})
    page.keyboard.press("Tab")
    skip = button(page, "web-skip")
    assert focused(page, skip)
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    for _ in range(3):
        page.keyboard.press("Tab")
        if focused(page, choices(page)):
            return
    raise AssertionError("the choices are not next")


def test_each_decision_is_announced_once_and_in_order(visit: Visit) -> None:
    page = visit()
    open_table(page, COMPUTER, EASY)
    assert my_turn_or_end(page)
    page.evaluate(LISTEN)
    asked = [prompt(page).inner_text()]
    for _ in range(4):
        choose(page)
        assert my_turn_or_end(page)
        asked.append(prompt(page).inner_text())
    heard: list[str] = page.evaluate("heard")
    told = page.get_by_role("list", name=say("web-moves")).inner_text()
    questions = [one for one in heard if one in asked]
    assert questions == asked[1:]
    waiting = like("longhorn-prompt-wait")
    moves = [one for one in heard if one not in asked and not waiting.search(one)]
    # What was done is heard before what is asked next, as it stands in the log, and nothing twice.
    spoken = [one for one in heard if one in moves or one in asked or waiting.search(one)]
    assert spoken[0] == moves[0]
    places = [told.index(one.split(". ")[0].rstrip(".")) for one in moves]
    assert places == sorted(set(places))
    assert len(moves) >= 4


def test_places_carry_their_row_and_column(visit: Visit) -> None:
    page = visit()
    play_now(page)
    places = (
        board(page).get_by_role("heading", level=2).filter(has_text=like("web-longhorn-row-column"))
    )
    expect(places).to_have_count(9)
    told = {text.split(",", 1)[1] for text in places.all_inner_texts()}
    assert len(told) == 9


@pytest.mark.parametrize("title", ["Longhorn", "Moon River", "Desperados"])
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_type_follows_the_browsers_font_size(visit: Visit, title: str, device: str) -> None:
    options: dict[str, Any] = (
        {} if device == "desk" else PHONE | {"viewport": {"width": 390, "height": 844}}
    )
    page = visit(**options)
    poster(page, title, "web-play-now").wait_for()
    heading = page.get_by_role("heading").first
    before: float = heading.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    page.context.new_cdp_session(page).send(
        "Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}}
    )
    page.wait_for_function(
        """([one, size]) => {
            const now = parseFloat(getComputedStyle(one).fontSize);
            return Math.abs(now / size - 1) < 0.01;
        }""",
        arg=[heading.element_handle(), 1.5 * before],
    )
    poster(page, title, "web-play-now").click()
    assert my_turn_or_end(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(prompt(page)).to_be_in_viewport(ratio=0.9)
    first = choices(page).first
    first.scroll_into_view_if_needed()
    expect(first).to_be_in_viewport(ratio=0.6)
    first.click(trial=True)
