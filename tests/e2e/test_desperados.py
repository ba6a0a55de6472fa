"""Desperados: three browsers, one device, whole matches by clicks and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from highnoon.games.desperados.reading import our_map
from tests.e2e.looks import violations
from tools.browser.gang import (
    FILM,
    asked_or_over,
    curtain,
    drawn_map,
    open_table,
    play_until,
    three,
    told,
)
from tools.browser.play import (
    COMPUTER,
    HERE,
    Visit,
    asked_for,
    board,
    choices,
    choose,
    focused,
    moved_on,
    prompt,
    ready,
    replay,
    result,
    state_of,
)
from tools.browser.words import any_of, button, like, say


def film(page: Page) -> Locator:
    return page.get_by_role("region", name=say("web-desperados-reckoning"))


# --- three browsers ---


def test_a_round_between_three_browsers_with_its_reckoning(visit: Visit) -> None:
    sheriff, green, red = three(visit, settings=FILM)
    pages = [sheriff, green, red]
    play_until(pages, lambda: film(green).count() > 0)
    for page in pages:
        expect(film(page)).to_be_visible()
    # It stands while it is paused, goes step by step, and can be skipped.
    button(green, "web-replay-pause").click()
    assert violations(green) == []
    first = film(green).get_by_role("status").inner_text()
    green.wait_for_timeout(1800)
    assert film(green).get_by_role("status").inner_text() == first
    while button(green, "web-replay-forward").is_enabled():
        button(green, "web-replay-forward").click()
    expect(green.get_by_text(say("web-desperados-move", move=5, of=5))).to_be_visible()
    button(green, "web-desperados-go-on").click()
    for page in (sheriff, red):
        page.get_by_role(
            "button", name=any_of("web-desperados-skip", "web-desperados-go-on")
        ).click()
        expect(page.get_by_text(say("web-desperados-round", round=2, of=5))).to_be_visible()
    expect(green.get_by_text(say("web-desperados-round", round=2, of=5))).to_be_visible()
    assert say("desperados-event-reckoning", round=1) in told(red)


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
    play_until(
        [sheriff, green, red],
        lambda: asked_for(green, "desperados-prompt-cards", round="1", move="1"),
    )

    green.get_by_role("tab", name=say("web-desperados-talk-gang")).click()
    green.get_by_label(say("web-desperados-say-gang")).fill("Meet me at midnight")
    button(green, "web-desperados-say", exact=True).click()
    red.get_by_role("tab", name=say("web-desperados-talk-gang")).click()
    expect(red.get_by_role("list", name=say("web-desperados-talk"))).to_contain_text(
        "Meet me at midnight"
    )
    pencil = green.get_by_label(say("web-desperados-pencil", move=2))
    pencil.select_option(index=1)
    town = pencil.evaluate("select => select.selectedOptions[0].text")
    assert town in [one.name for one in our_map().towns] or town == "Saloon"
    expect(red.get_by_role("region", name=say("web-players"))).to_contain_text(
        say("web-desperados-card-pencil")
    )

    green.get_by_label(say("web-desperados-aloud")).check()
    green.get_by_label(say("web-desperados-say-all")).fill("Howdy, sheriff")
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
        lambda: all(asked_for(page, "desperados-prompt-cards") for page in (green, red)),
    )
    choose(green)
    expect(prompt(green)).to_contain_text(like("desperados-prompt-cards-ready"))
    before = green.get_by_role("region", name=say("web-desperados-plan")).inner_text()
    choose(green)
    assert green.get_by_role("region", name=say("web-desperados-plan")).inner_text() != before
    choose(red)
    expect(prompt(green)).to_contain_text(like("desperados-prompt-heists"))


# --- one device ---


def test_on_one_device_nothing_shows_between_seats(visit: Visit) -> None:
    page = visit()
    open_table(page, HERE, HERE)
    seats = []
    for _ in range(14):
        expect(curtain(page).or_(choices(page).first)).to_be_visible()
        if curtain(page).count():
            covered = page.locator("body").inner_text()
            assert not any(town.name in covered for town in our_map().towns)
            hidden = board(page).or_(drawn_map(page)).or_(choices(page))
            assert hidden.count() == 0
            seats.append(curtain(page).inner_text())
            expect(curtain(page)).to_be_focused()
            page.keyboard.press("Enter")
            expect(board(page)).to_be_visible()
        ready(page).first.wait_for()
        before = board(page).get_attribute("data-version")
        viewer = board(page).get_attribute("data-viewer")
        choices(page).first.click()
        page.wait_for_function(
            "old => { const now = document.querySelector('[data-version]')?.dataset;"
            " return !now || now.version !== old.version || now.viewer !== old.viewer; }",
            arg={"version": before, "viewer": viewer},
        )
    coming = ("Sheriff", "Green", "Red", "Sheriff")
    assert seats[:4] == [say("web-desperados-i-am", name=name) for name in coming]
    page.reload()
    expect(curtain(page)).to_be_visible()


def test_a_gang_that_sits_together_needs_no_curtain_among_itself(visit: Visit) -> None:
    page = visit()
    open_table(page, HERE, HERE)
    page.get_by_label(say("web-desperados-together")).check()
    curtain(page).click()
    for _ in range(3):
        choose(page)
    curtain(page).click()
    choices(page).first.click()
    expect(board(page)).to_have_attribute("data-viewer", "2")


# --- whole matches ---


@pytest.mark.parametrize("side", ["sheriff", "gang"])
def test_a_whole_match_against_the_computer_by_clicks(visit: Visit, side: str) -> None:
    page = visit()
    open_table(page, COMPUTER, COMPUTER, me=0 if side == "sheriff" else 1)
    chosen = 0
    while asked_or_over(page):
        choose(page)
        chosen += 1
        assert chosen < 120
    expect(result(page)).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^" + say("web-total")))).to_contain_text("$")
    eyes = page.get_by_label(say("web-desperados-eyes"))
    expect(eyes).to_have_value("open")
    button(page, "web-replay-back").click()
    eyes.select_option(label="Sheriff")
    expect(drawn_map(replay(page))).to_be_visible()


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, COMPUTER, COMPUTER, me=1)
    chosen = 0
    while asked_or_over(page):
        before = state_of(page)
        for _ in range(60):
            if focused(page, choices(page)):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        moved_on(page, before)
        chosen += 1
        assert chosen < 120
    assert chosen > 20
    expect(result(page)).to_be_visible()
