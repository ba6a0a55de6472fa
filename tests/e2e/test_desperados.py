"""Desperados: three browsers, one device, whole matches by clicks and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from highnoon.games.desperados.reading import our_map
from tests.e2e.looks import violations
from tools.browser.gang import FILM, asked_or_over, open_table, play_until, three, told
from tools.browser.play import Visit, asking, choices, choose, prompt, result, state_of
from tools.browser.words import button, say

# --- three browsers ---


def test_a_round_between_three_browsers_with_its_reckoning(visit: Visit) -> None:
    sheriff, green, red = three(visit, settings=FILM)
    pages = [sheriff, green, red]
    play_until(pages, lambda: green.locator(".film").count() > 0)
    for page in pages:
        expect(page.get_by_role("region", name=say("web-desperados-reckoning"))).to_be_visible()
    # It stands while it is paused, goes step by step, and can be skipped.
    button(green, "web-replay-pause").click()
    assert violations(green) == []
    first = green.locator("[data-beat]").inner_text()
    green.wait_for_timeout(1800)
    assert green.locator("[data-beat]").inner_text() == first
    while button(green, "web-replay-forward").is_enabled():
        button(green, "web-replay-forward").click()
    expect(green.get_by_text("move 5 of 5")).to_be_visible()
    button(green, "web-desperados-go-on").click()
    for page in (sheriff, red):
        page.get_by_role("button", name=re.compile("Skip|Continue")).click()
        expect(page.get_by_text("Round 2 of 5")).to_be_visible()
    expect(green.get_by_text("Round 2 of 5")).to_be_visible()
    assert "The reckoning of round 1 begins" in told(red)


def test_the_gang_talks_and_pencils_where_the_sheriff_cannot_see_it(visit: Visit) -> None:
    sheriff, green, red = three(visit)
    heard: list[str] = []
    sheriff.on(
        "websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text)))
    )
    sheriff.on(
        "response", lambda answer: heard.append(answer.text() if "/api/" in answer.url else "")
    )
    sheriff.reload()
    play_until([sheriff, green, red], lambda: "Round 1, move 1" in asking(green))

    green.get_by_role("tab", name=say("web-desperados-talk-gang")).click()
    green.get_by_placeholder("To the gang").fill("Meet me at midnight")
    button(green, "web-desperados-say", exact=True).click()
    red.get_by_role("tab", name=say("web-desperados-talk-gang")).click()
    expect(red.get_by_role("list", name=say("web-desperados-talk"))).to_contain_text(
        "Meet me at midnight"
    )
    pencil = green.get_by_label("Pencil in move 2")
    pencil.select_option(index=1)
    town = pencil.evaluate("select => select.selectedOptions[0].text")
    assert town in [one.name for one in our_map().towns] or town == "Saloon"
    expect(red.get_by_role("region", name=say("web-players"))).to_contain_text(
        say("web-desperados-card-pencil")
    )

    green.get_by_label("Out loud").check()
    green.get_by_placeholder("To everybody").fill("Howdy, sheriff")
    button(green, "web-desperados-say", exact=True).click()
    sheriff.get_by_role("tab", name=say("web-desperados-talk")).click()
    expect(sheriff.get_by_role("list", name=say("web-desperados-talk"))).to_contain_text(
        "Howdy, sheriff"
    )
    assert "midnight" not in sheriff.content()
    assert "midnight" not in "".join(heard)
    assert '"pencils":[]' in "".join(heard)
    assert '"r1 ' not in "".join(heard)


def test_cards_are_exchanged_until_all_are_ready(visit: Visit) -> None:
    sheriff, green, red = three(visit)
    play_until(
        [sheriff, green, red],
        lambda: "Which card" in asking(green) and "Which card" in asking(red),
    )
    choose(green)
    expect(prompt(green)).to_contain_text("You may exchange it")
    before = green.get_by_role("region", name=say("web-desperados-plan")).inner_text()
    choose(green)
    assert green.get_by_role("region", name=say("web-desperados-plan")).inner_text() != before
    choose(red)
    expect(prompt(green)).to_contain_text("what do you do in")


# --- one device ---


def test_on_one_device_nothing_shows_between_seats(visit: Visit) -> None:
    page = visit()
    open_table(page, "a friend, on this device", "a friend, on this device")
    seats = []
    for _ in range(14):
        curtain = page.locator(".curtain")
        expect(curtain.or_(page.locator(".acts .act").first)).to_be_visible()
        if curtain.count():
            covered = page.locator("body").inner_text()
            assert not any(town.name in covered for town in our_map().towns)
            assert page.locator(".desp, svg.map, .acts").count() == 0
            button = page.get_by_role("button", name="I am")
            seats.append(button.inner_text())
            expect(button).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator(".desp")).to_be_visible()
        page.wait_for_selector(".acts .act:not([aria-disabled])")
        before = page.locator(".desp").get_attribute("data-version")
        viewer = page.locator(".desp").get_attribute("data-viewer")
        choices(page).first.click()
        page.wait_for_function(
            "old => { const now = document.querySelector('.desp')?.dataset;"
            " return !now || now.version !== old.version || now.viewer !== old.viewer; }",
            arg={"version": before, "viewer": viewer},
        )
    assert seats[:4] == ["I am Sheriff", "I am Green", "I am Red", "I am Sheriff"]
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()


def test_a_gang_that_sits_together_needs_no_curtain_among_itself(visit: Visit) -> None:
    page = visit()
    open_table(page, "a friend, on this device", "a friend, on this device")
    page.get_by_label("The gang sits together").check()
    page.get_by_role("button", name="I am Sheriff").click()
    for _ in range(3):
        choose(page)
    page.get_by_role("button", name="I am Green").click()
    choices(page).first.click()
    expect(page.locator(".desp[data-viewer='2']")).to_be_visible()


# --- whole matches ---


@pytest.mark.parametrize("side", ["sheriff", "gang"])
def test_a_whole_match_against_the_computer_by_clicks(visit: Visit, side: str) -> None:
    page = visit()
    others = ["the computer", "the computer"]
    open_table(page, *others, me=0 if side == "sheriff" else 1)
    chosen = 0
    while asked_or_over(page):
        choose(page)
        chosen += 1
        assert chosen < 120
    expect(result(page)).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_contain_text("$")
    eyes = page.get_by_label(say("web-desperados-eyes"))
    expect(eyes).to_have_value("open")
    button(page, "web-replay-back").click()
    eyes.select_option(label="Sheriff")
    expect(page.locator(".rpb svg.map")).to_be_visible()


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "the computer", "the computer", me=1)
    chosen = 0
    while asked_or_over(page):
        before = state_of(page)
        for _ in range(60):
            if page.evaluate("!!document.activeElement.closest('.acts .act')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => (document.querySelector('.lt')?.dataset.version ?? 'over') !== before",
            arg=before,
        )
        chosen += 1
        assert chosen < 120
    assert chosen > 20
    expect(result(page)).to_be_visible()
