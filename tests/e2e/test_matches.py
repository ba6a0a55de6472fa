"""Whole matches: by clicks, by keyboard alone, between two browsers, on one device."""

import re

from playwright.sync_api import Locator, Page, expect

from tools.browser.play import (
    CODE,
    FRIEND,
    HERE,
    Visit,
    asking,
    choices,
    choose,
    focused,
    invitation,
    moved_on,
    my_turn_or_end,
    open_table,
    play_now,
    play_to_the_end,
    poster,
    prepared,
    prompt,
    result,
    state_of,
    unfold_bill,
)
from tools.browser.words import any_of, button, say

WON = any_of("web-result-you", "web-result-you-by")
LOST = any_of("web-result-lost", "web-result-lost-by")
DRAWN = any_of("web-result-draw")


def test_by_clicks_from_the_home_to_the_bill(visit: Visit) -> None:
    page = visit()
    play_now(page)
    while my_turn_or_end(page):
        choose(page)
    expect(headline(page)).to_have_text(
        re.compile("|".join(one.pattern for one in (WON, LOST, DRAWN)))
    )
    unfold_bill(page)
    expect(page.get_by_role("row", name=re.compile("^" + say("web-total")))).to_contain_text("$")
    expect(page.get_by_role("slider")).to_be_visible()


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    start = poster(page, "Longhorn", "web-play-now")
    start.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if focused(page, start):
            break
    page.keyboard.press("Enter")
    expect(prompt(page)).to_be_visible()
    while my_turn_or_end(page):
        before = state_of(page)
        for _ in range(30):
            if focused(page, choices(page)):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        moved_on(page, before)
    expect(result(page)).to_be_visible()


def test_number_keys_and_confirmation(visit: Visit) -> None:
    page = visit(settings={"confirm": True})
    play_now(page)
    assert my_turn_or_end(page)
    page.keyboard.press("1")
    first = choices(page).first
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(prepared(page)).to_have_text(first.inner_text().split("\n")[0].removesuffix("1"))
    page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(prepared(page)).to_be_hidden()
    page.keyboard.press("1")
    button(page, "web-cancel").click()
    expect(first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("1")
    before = state_of(page)
    prepared(page).click()
    moved_on(page, before)


def test_between_two_browsers(visit: Visit) -> None:
    eagle = visit()
    open_table(eagle, FRIEND)
    expect(invitation(eagle)).to_contain_text("Jessie")
    jessie = visit(eagle.url)
    jessie.get_by_label(say("web-name")).fill("Annie")
    button(jessie, "web-sit").click()
    expect(eagle.get_by_role("region", name="Annie")).to_be_visible()
    watcher = visit(eagle.url)
    expect(choices(watcher)).to_have_count(0)
    play_to_the_end(eagle, jessie)
    expect(result(watcher)).to_be_visible()
    ends = [headline(page).inner_text() for page in (eagle, jessie)]
    won_and_lost = any(map(WON.match, ends)) and any(map(LOST.match, ends))
    assert won_and_lost or all(map(DRAWN.match, ends))

    button(eagle, "web-rematch").click()
    expect(prompt(eagle)).to_be_visible()
    button(jessie, "web-rematch-join").click()
    expect(prompt(jessie)).to_be_visible()
    assert eagle.url == jessie.url


def headline(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def test_joining_by_code(visit: Visit) -> None:
    eagle = visit()
    open_table(eagle, FRIEND)
    code = invitation(eagle).get_by_text(CODE).inner_text()
    jessie = visit()
    jessie.get_by_label(say("web-have-code")).fill(code.lower())
    button(jessie, "web-join").click()
    expect(prompt(jessie)).to_be_visible()
    assert jessie.url == eagle.url
    expect(invitation(eagle)).to_have_count(0)


def test_two_on_one_device(visit: Visit) -> None:
    page = visit()
    open_table(page, HERE)
    asked: set[str] = set()
    for _ in range(8):
        if not my_turn_or_end(page):
            break
        asked |= {name for name in ("Eagle", "Jessie") if asking(page).startswith(f"{name},")}
        choose(page)
    assert asked == {"Eagle", "Jessie"}
