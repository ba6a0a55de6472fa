"""Desperados: three browsers, one device, whole matches by clicks, and what goes over the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from highnoon.games.desperados.chart_file import our_map
from tests.e2e.conftest import Visit
from tests.e2e.looks import PHONE, axe_clean, settle, violations
from tests.e2e.play import asking, choices, choose, my_turn_or_end, prompt, result, state_of

MAP = Path(__file__).parents[2] / "src/highnoon/games/desperados/map.toml"
FILM: dict[str, Any] = {"speed": "normal"}


def open_table(page: Page, *others: str, me: int = 0, level: str = "level 1") -> None:
    """A table with me on one seat and these around, in seat order."""
    page.goto("open/desperados")
    names = ["Sheriff", "Green", "Red", "Yellow", "Purple", "Orange"][: len(others) + 1]
    page.get_by_role("combobox", name="Players").select_option(str(len(names)))
    kinds = list(others)
    kinds.insert(me, "me")
    for name, kind in zip(names, kinds, strict=True):
        page.get_by_label(name, exact=True).select_option(label=kind)
        if kind == "the computer":
            page.get_by_label(f"Level of {name}").select_option(label=level)
    page.get_by_role("button", name="Open the table").click()


def sit(visit: Visit, url: str, **options: Any) -> Page:
    page = visit(url, **options)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    return page


def three(visit: Visit, **options: Any) -> list[Page]:
    """Sheriff, Green and Red, each in a browser of his own."""
    sheriff = visit(**options)
    open_table(sheriff, "a friend, by link", "a friend, by link")
    expect(prompt(sheriff)).to_be_visible()
    return [sheriff, sit(visit, sheriff.url, **options), sit(visit, sheriff.url, **options)]


def asked(page: Page) -> bool:
    """Whether this page's seat is waited for (it may exchange a card without being asked)."""
    words = asking(page)
    return bool(words) and "Waiting" not in words and "as long as" not in words


def play_until(pages: list[Page], over: Callable[[], bool], most: int = 200) -> None:
    for _ in range(most):
        if over():
            return
        for page in pages:
            if asked(page) and page.locator(".acts .act:not([aria-disabled])").count():
                choose(page)
                break
        else:
            pages[0].wait_for_timeout(40)
    raise AssertionError("it does not come to that")


def told(page: Page) -> str:
    return page.get_by_role("list", name="Moves").inner_text()


# --- three browsers ---


def test_a_round_between_three_browsers_with_its_reckoning(visit: Visit) -> None:
    sheriff, green, red = three(visit, settings=FILM)
    pages = [sheriff, green, red]
    play_until(pages, lambda: green.locator(".film").count() > 0)
    for page in pages:
        expect(page.get_by_role("region", name="The reckoning")).to_be_visible()
    # It stands while it is paused, goes step by step, and can be skipped.
    green.get_by_role("button", name="Pause").click()
    first = green.locator("[data-beat]").inner_text()
    green.wait_for_timeout(1800)
    assert green.locator("[data-beat]").inner_text() == first
    while green.get_by_role("button", name="Forward one step").is_enabled():
        green.get_by_role("button", name="Forward one step").click()
    expect(green.get_by_text("move 5 of 5")).to_be_visible()
    green.get_by_role("button", name="Go on").click()
    for page in (sheriff, red):
        page.get_by_role("button", name=re.compile("Skip|Go on")).click()
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

    green.get_by_role("tab", name="Gang talk").click()
    green.get_by_placeholder("To the gang").fill("Meet me at midnight")
    green.get_by_role("button", name="Say", exact=True).click()
    red.get_by_role("tab", name="Gang talk").click()
    expect(red.get_by_role("list", name="Talk")).to_contain_text("Meet me at midnight")
    pencil = green.get_by_label("Pencil in move 2")
    pencil.select_option(index=1)
    town = pencil.evaluate("select => select.selectedOptions[0].text")
    assert town in [one.name for one in our_map().towns] or town == "Saloon"
    expect(red.get_by_role("region", name="Players")).to_contain_text("pencilled")

    green.get_by_label("Aloud").check()
    green.get_by_placeholder("To everybody").fill("Howdy, sheriff")
    green.get_by_role("button", name="Say", exact=True).click()
    sheriff.get_by_role("tab", name="Talk").click()
    expect(sheriff.get_by_role("list", name="Talk")).to_contain_text("Howdy, sheriff")
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
    before = green.get_by_role("region", name="Your cards").inner_text()
    choose(green)
    assert green.get_by_role("region", name="Your cards").inner_text() != before
    choose(red)
    expect(prompt(green)).to_contain_text("what do you do in")


# --- the wire ---


def secrets_of(state: dict[str, Any]) -> list[str]:
    """What a state tells beyond what its viewer may know; nothing, if the server is honest."""
    viewer, view = state["viewer"], state["view"]
    if state["result"]:
        return []
    leaks = []
    for seat, player in enumerate(view["players"]):
        own = viewer == 0 if seat == 0 else viewer > 0
        if own:
            continue
        leaks += [
            f"card {card}"
            for card, shown in zip(player["row"], player["shown"], strict=True)
            if card != "?" and not shown
        ]
        leaks += [f"place of {seat}"] if player["at"] is not None else []
        leaks += [f"decision of {seat}"] if player["decision"] not in (None, "?") else []
    for bank in view["banks"]:
        allowed = viewer == 0 or (viewer > 0 and bank["looked"])
        leaks += [f"bank {bank['town']}"] if bank["value"] is not None and not allowed else []
    sides = {0: 0} | dict.fromkeys(range(1, 6), 1)
    leaks += [
        f"talk {line['text']}"
        for line in state["talk"]
        if line["to"] == "side" and (viewer < 0 or sides[line["by"]] != sides[viewer])
    ]
    leaks += ["pencils"] if state["pencils"] and viewer < 1 else []
    about = {one["seat"] for one in state["belief"]}
    mine = set() if viewer < 0 else set(range(1, 6)) if viewer == 0 else {0}
    leaks += ["belief"] if not about <= mine else []
    for entry in state["log"]:
        for event in entry["events"]:
            data = event["data"]
            hidden = event["kind"] in ("laid", "exchanged") and "card" in data
            if hidden and (viewer < 0 or sides[data["seat"]] != sides[viewer]):
                leaks.append(f"log {event['kind']}")
            if (
                event["kind"] in ("decided", "reconsidered", "dropped")
                and "what" in data
                and viewer < 1
            ):
                leaks.append("log decision")
            if event["kind"] == "looked" and "value" in data and viewer < 1:
                leaks.append("log look")
            if event["kind"] == "bank-laid" and data.get("value") and viewer != 0:
                leaks.append("log bank")
    return leaks


def test_the_wire_tells_no_browser_what_its_seat_may_not_know(visit: Visit) -> None:
    received: dict[str, list[str]] = {"sheriff": [], "green": [], "red": [], "watcher": []}

    def listen(page: Page, who: str) -> None:
        page.on(
            "websocket",
            lambda line: line.on("framereceived", lambda text: received[who].append(str(text))),
        )
        page.on("response", lambda answer: keep(who, answer))
        page.reload()
        expect(prompt(page)).to_be_visible()

    def keep(who: str, answer: Any) -> None:
        if "/api/tables/" in answer.url and answer.ok:
            received[who].append(answer.text())

    sheriff, green, red = three(visit)
    watcher = visit(sheriff.url)
    everybody = dict(zip(received, (sheriff, green, red, watcher), strict=True))
    for who, page in everybody.items():
        listen(page, who)
    play_until([sheriff, green, red], lambda: "Round 2, move 2" in asking(sheriff))
    states = 0
    for who, texts in received.items():
        for text in texts:
            message = json.loads(text)
            state = message.get("state", message)
            if "view" in state:
                states += 1
                assert secrets_of(state) == [], who
    assert states > 100


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
    while not result(page).is_visible():
        if asked(page) and page.locator(".acts .act:not([aria-disabled])").count():
            choose(page)
            chosen += 1
        else:
            page.wait_for_timeout(40)
        assert chosen < 120
    expect(result(page)).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_contain_text("$")
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_have_value("open")
    page.get_by_role("button", name="Back one step").click()
    eyes.select_option(label="Sheriff")
    expect(page.locator(".rpb svg.map")).to_be_visible()


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "the computer", "the computer", me=1)
    chosen = 0
    while not result(page).is_visible():
        if not asked(page) or not page.locator(".acts .act:not([aria-disabled])").count():
            page.wait_for_timeout(40)
            continue
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


# --- own maps ---


def test_an_own_map_is_played_and_a_wrong_one_is_explained(visit: Visit, tmp_path: Path) -> None:
    text = MAP.read_text("utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace('"yuma", "phoenix", "tucson"', '"yuma", "taos", "tucson"', 1))
    good = tmp_path / "good.toml"
    good.write_text(
        text.replace(
            'yuma = { name = "Yuma", at = [0, 2] }', 'yuma = { name = "Yuma", at = [0, 7] }'
        )
    )
    page = visit("open/desperados")
    page.get_by_label("Green", exact=True).select_option(label="the computer")
    page.get_by_label("Your own map").set_input_files(wrong)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("alert")).to_contain_text(re.compile("no road between yuma", re.I))
    page.get_by_label("Your own map").set_input_files(good)
    page.get_by_role("button", name="Open the table").click()
    expect(prompt(page)).to_be_visible()
    expect(page.locator("svg.map text").filter(has_text="Yuma")).to_be_visible()


# --- every screen ---


def deciding(page: Page) -> None:
    open_table(page, "the computer", "the computer", me=1)
    while "what do you do" not in asking(page):
        if asked(page) and my_turn_or_end(page):
            choose(page)
        page.wait_for_timeout(60)


def mustering(page: Page) -> None:
    open_table(page, "the computer", "the computer")
    assert my_turn_or_end(page)


def handing_over(page: Page) -> None:
    open_table(page, "a friend, on this device", "the computer")
    page.locator(".curtain").wait_for()


def legend(page: Page) -> None:
    mustering(page)
    page.get_by_role("button", name="What the symbols mean").click()
    page.get_by_role("dialog").wait_for()


def resigned(page: Page) -> None:
    mustering(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(result(page)).to_be_visible()
    page.locator(".rpb svg.map").wait_for()


SCREENS = [mustering, deciding, handing_over, legend, resigned]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(visit: Visit, screen: Callable[[Page], None]) -> None:
    page = visit()
    screen(page)
    axe_clean(page)


@pytest.mark.parametrize("screen", [deciding, handing_over, resigned], ids=lambda one: one.__name__)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_small_phone_never_scrolls_sideways(
    visit: Visit, screen: Callable[[Page], None], language: str
) -> None:
    page = visit(**PHONE)
    screen(page)
    if language != "en":
        page.evaluate(
            "language => localStorage.setItem('highnoon-settings',"
            " JSON.stringify({speed: 'off', confirm: false, language}))",
            language,
        )
        page.reload()
        page.wait_for_selector(".desp, .curtain, .eg")
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []


def test_the_film_is_accessible_too(visit: Visit) -> None:
    pages = three(visit, settings=FILM)
    play_until(pages, lambda: pages[1].locator(".film").count() > 0)
    pages[1].get_by_role("button", name="Pause").click()
    assert violations(pages[1]) == []
