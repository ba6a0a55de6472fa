"""Desperados: three browsers, one device, whole matches by clicks and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

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
    unfold_bill,
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

    green.get_by_label(say("web-desperados-say-gang")).fill("Meet me at midnight")
    button(green, "web-desperados-say", exact=True).click()
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
    expect(sheriff.get_by_role("list", name=say("web-desperados-talk"))).to_contain_text(
        "Howdy, sheriff"
    )
    assert "midnight" not in sheriff.content()
    assert "midnight" not in "".join(heard)
    assert '"pencils":[]' in "".join(heard)
    assert '"r1 ' not in "".join(heard)


def test_a_pencilled_card_is_laid_by_itself_when_its_owner_says_so(visit: Visit) -> None:
    sheriff, green, red = three(visit)
    play_until(
        [sheriff, green, red],
        lambda: asked_for(green, "desperados-prompt-cards", round="1", move="1"),
    )
    pencil = green.get_by_label(say("web-desperados-pencil", move=1))
    pencil.select_option(index=1)
    town = pencil.evaluate("select => select.selectedOptions[0].text")
    expect(red.get_by_role("region", name=say("web-players"))).to_contain_text(
        say("web-desperados-card-pencil")
    )
    assert asked_for(green, "desperados-prompt-cards", round="1", move="1"), "a pencil is no card"
    green.get_by_label(say("web-desperados-auto")).check()
    expect(prompt(green)).to_contain_text(like("desperados-prompt-cards-ready", move="1"))
    mine = green.get_by_role("region", name=say("web-desperados-plan"))
    expect(mine.get_by_role("listitem").first).to_contain_text(town)


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


# --- the last reckoning ---


def ask(page: Page, path: str, token: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the house answers a seat, past the page."""
    held = {"authorization": f"Bearer {token}"}
    answer = (
        page.request.get(path, headers=held)
        if body is None
        else page.request.post(path, headers=held, data=body)
    )
    found: dict[str, Any] = answer.json()
    return found


def play_ahead(page: Page, table: str, tokens: dict[str, str], over: Callable[[Any], bool]) -> None:
    """Whoever is asked takes the first choice, until what they see is so."""
    at = f"api/tables/{table}"
    while True:
        for token in tokens.values():
            seen = ask(page, at, token)
            if over(seen):
                return
            if seen["viewer"] in seen["waiting_for"]:
                first = seen["choices"][0]["action"]
                click = {"action": first, "version": seen["version"], "request": uuid4().hex}
                ask(page, f"{at}/actions", token, click)


def test_the_last_reckoning_is_seen_whole_and_again(visit: Visit) -> None:
    page = visit(settings=FILM)
    seats = [{"kind": kind} for kind in ("me", "local", "local")]
    made = page.request.post("api/tables", data={"game": "desperados", "seats": seats}).json()
    table, tokens = made["id"], made["tokens"]

    def last_decision(seen: Any) -> bool:
        view, waiting = seen["view"], seen["waiting_for"]
        last = (view["round"], view["move"], view["phase"]) == (5, 5, "heists")
        return bool(last and waiting == [2] and seen["viewer"] == 2)

    play_ahead(page, table, tokens, last_decision)
    mine = {table: {"game": "desperados", "tokens": {"2": tokens["2"]}, "at": 0}}
    page.evaluate("mine => localStorage.setItem('highnoon-tables', JSON.stringify(mine))", mine)
    page.goto(f"t/{table}")
    expect(choices(page).first).to_be_visible()
    choices(page).first.click()
    expect(film(page)).to_be_visible()
    button(page, "web-replay-pause").click()
    while button(page, "web-replay-forward").is_enabled():
        button(page, "web-replay-forward").click()
        assert not result(page).is_visible()
    button(page, "web-desperados-go-on").click()
    expect(result(page)).to_be_visible()
    again = say("web-desperados-again-round", round=1)
    page.get_by_role("button", name=again, exact=True).click()
    expect(film(page)).to_be_visible()
    button(page, "web-desperados-skip", exact=True).click()
    expect(result(page)).to_be_visible()


def test_the_sheriff_is_told_what_the_gang_did_last(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": kind} for kind in ("me", "local", "local")]
    made = page.request.post("api/tables", data={"game": "desperados", "seats": seats}).json()
    table, tokens = made["id"], made["tokens"]

    def third_move(seen: Any) -> bool:
        view, asked = seen["view"], seen["viewer"] == 0 and 0 in seen["waiting_for"]
        return bool(asked and (view["round"], view["move"]) == (1, 3))

    play_ahead(page, table, tokens, third_move)
    page.goto(f"t/{table}#seat={tokens['0']}")
    expect(choices(page).first).to_be_visible()
    asked = page.locator("[data-prompt]")
    expect(asked).to_contain_text(say("desperados-event-gang-decided"))
    expect(asked).not_to_contain_text(say("desperados-event-round", round=1))


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
    unfold_bill(page)
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
