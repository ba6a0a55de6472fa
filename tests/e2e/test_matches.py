"""Whole matches: by clicks, by keyboard alone, between two browsers, on one device."""

import re

from playwright.sync_api import Page, expect

from tools.browser.play import (
    Visit,
    choices,
    choose,
    my_turn_or_end,
    open_table,
    play_now,
    play_to_the_end,
    prompt,
    result,
)
from tools.browser.words import button, say


def test_by_clicks_from_the_home_to_the_bill(visit: Visit) -> None:
    page = visit()
    play_now(page)
    while my_turn_or_end(page):
        choose(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"You (win|lose)|A draw"))
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_contain_text("$")
    expect(page.get_by_role("slider")).to_be_visible()


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Longhorn: Play now").wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if "Longhorn: Play now" in focused(page):
            break
    page.keyboard.press("Enter")
    expect(prompt(page)).to_be_visible()
    while my_turn_or_end(page):
        before = page.locator(".lt").get_attribute("data-version")
        for _ in range(30):
            if page.evaluate("!!document.activeElement.closest('.acts .act')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "old => (document.querySelector('.lt')?.dataset.version ?? 'over') !== old", arg=before
        )
    expect(result(page)).to_be_visible()


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.textContent")
    return found


def test_number_keys_and_confirmation(visit: Visit) -> None:
    page = visit(settings={"confirm": True})
    play_now(page)
    assert my_turn_or_end(page)
    page.keyboard.press("1")
    first = choices(page).first
    expect(first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("1")
    before = page.locator(".lt").get_attribute("data-version")
    button(page, "web-confirm").click()
    expect(page.locator(".lt")).not_to_have_attribute("data-version", before or "")


def test_between_two_browsers(visit: Visit) -> None:
    eagle = visit()
    open_table(eagle, "a friend, by link")
    expect(eagle.get_by_role("region", name=say("web-invite"))).to_contain_text("Jessie")
    jessie = visit(eagle.url)
    jessie.get_by_placeholder("Your name").fill("Annie")
    button(jessie, "web-sit").click()
    expect(eagle.get_by_role("region", name="Annie")).to_be_visible()
    watcher = visit(eagle.url)
    expect(
        watcher.get_by_role("group", name=say("web-choices")).get_by_role("button")
    ).to_have_count(0)
    play_to_the_end(eagle, jessie)
    expect(result(watcher)).to_be_visible()
    assert {winner(eagle), winner(jessie)} in ({"You win", "You lose"}, {"A draw"})

    button(eagle, "web-rematch").click()
    expect(prompt(eagle)).to_be_visible()
    button(jessie, "web-rematch-join").click()
    expect(prompt(jessie)).to_be_visible()
    assert eagle.url == jessie.url


def winner(page: Page) -> str:
    return page.get_by_role("heading", level=1).inner_text().split(" by ")[0]


def test_joining_by_code(visit: Visit) -> None:
    eagle = visit()
    open_table(eagle, "a friend, by link")
    code = eagle.locator(".code b").inner_text()
    jessie = visit()
    jessie.get_by_label(say("web-have-code")).fill(code.lower())
    button(jessie, "web-join").click()
    expect(prompt(jessie)).to_be_visible()
    assert jessie.url == eagle.url
    expect(eagle.get_by_role("region", name=say("web-invite"))).to_have_count(0)


def test_two_on_one_device(visit: Visit) -> None:
    page = visit()
    open_table(page, "a friend, on this device")
    asked = set()
    for _ in range(8):
        if not my_turn_or_end(page):
            break
        asked.add(prompt(page).inner_text().split(",")[0])
        choose(page)
    assert asked == {"Eagle", "Jessie"}
