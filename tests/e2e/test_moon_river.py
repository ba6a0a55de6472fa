"""Moon River in the browser: whole matches by clicks and keys, laying, phones, axe."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import PHONE, axe_clean, narrow, settle, violations
from tools.browser.house import DEAL, House
from tools.browser.play import Visit
from tools.browser.river import (
    QUICK,
    Ahead,
    decide,
    due,
    in_phase,
    moved_on,
    open_table,
    reach,
    version,
)
from tools.browser.words import button, say


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("river"), DEAL + QUICK)
    found.start()
    yield found
    found.stop()


def play_by_clicks(page: Page, rng: random.Random) -> set[str]:
    """The whole match; the kinds of decisions that were due."""
    met = set()
    now = due(page)
    while now.what != "over":
        met.add(now.what)
        now = decide(page, now, rng)
    return met


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_by_clicks(visit: Visit, players: int) -> None:
    page = visit()
    variant = (
        {"Boards": "legend boards, chosen in turn", "Scenario": "Gold Rush"} if players == 3 else {}
    )
    open_table(page, players, **variant)
    assert "lay" in play_by_clicks(page, random.Random(players))
    expect(page.get_by_role("heading", level=1)).to_have_text(
        re.compile(r"^(You win|You lose|A draw|.* wins)")
    )
    total = page.get_by_role("row", name=re.compile("^Total"))
    expect(total.get_by_role("cell")).to_have_count(players)
    shown = page.get_by_role("list", name=re.compile("’s ranch$"))
    expect(shown).to_have_count(players)
    if players == 3:
        expect(page.get_by_role("row", name=re.compile("^Gold Rush"))).to_be_visible()


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, 3)
    laid = 0
    now = due(page)
    while now.what != "over":
        reach_the_bench(page)
        if now.what == "lay":
            page.keyboard.press(("ArrowUp", "ArrowRight", "r", "x")[laid % 4])
            page.keyboard.press("r")
            expect(page.locator(".ghost")).to_be_visible()
            laid += 1
        elif now.groups:
            page.keyboard.press("Enter")
            for _ in range(40):
                if page.evaluate("!!document.activeElement.closest('.act')"):
                    break
                page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        now = due(page, now.version)
    assert laid > 5
    expect(page.get_by_text(re.compile("Game over after"))).to_be_visible()


def reach_the_bench(page: Page) -> None:
    for _ in range(60):
        if page.evaluate("!!document.activeElement.closest('.bench button')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the choices cannot be reached by Tab")


# --- before it is laid ---


def test_a_domino_shows_what_it_would_bring(visit: Visit, house: House) -> None:
    page = visit(address(laying, house))
    assert due(page).what == "lay"
    lay = button(page, "web-moon-river-lay")
    expect(lay).to_have_attribute("aria-disabled", "true")
    page.locator(".cell.ok .tap").first.click()
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(".told")).to_contain_text(re.compile(r"[+−±]\d+\s*points?"))
    expect(page.locator(".tagk")).to_contain_text("touches")
    expect(lay).not_to_have_attribute("aria-disabled", "true")
    before = version(page)
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    assert version(page) == before


def test_where_it_does_not_fit_the_reason_is_told(visit: Visit, house: House) -> None:
    page = visit(address(laying, house))
    assert due(page).what == "lay"
    taken = page.locator(".cell:not(.ok):not(.free) .tap").first
    taken.click()
    expect(page.locator(".why")).not_to_be_empty()
    expect(page.locator(".tagk.no")).to_be_visible()


def test_a_domino_can_be_dragged(visit: Visit, house: House) -> None:
    page = visit(reach(house, 3, in_phase("place", 6)))
    assert due(page).what == "lay"
    page.locator(".hand").drag_to(page.locator(".cell.ok .tap").first, force=True)
    expect(page.locator(".ghost")).to_be_visible()
    before = version(page)
    button(page, "web-moon-river-lay").click()
    moved_on(page, before)


def test_all_places_are_buttons_too(visit: Visit, house: House) -> None:
    page = visit(reach(house, 2, in_phase("place", 8, choices=12)))
    assert due(page).what == "lay"
    page.get_by_text(re.compile("All .* places, in words")).click()
    groups = page.get_by_role("group", name=say("web-moon-river-first-where")).get_by_role("button")
    ways = 0
    for nth in range(groups.count()):
        groups.nth(nth).click()
        ways += page.locator("details .act").count()
    told = page.locator("summary").inner_text()
    assert ways == int(re.findall(r"\d+", told)[0])
    before = version(page)
    act = page.locator("details .act").first
    act.click()
    expect(page.locator(".ghost")).to_be_visible()
    act.click()
    moved_on(page, before)


def test_not_now_puts_the_parcels_back(visit: Visit, house: House) -> None:
    page = visit(reach(house, 3, in_phase("expand", 3)))
    assert due(page).what == "choose"
    page.locator(".bench .act").last.click()
    button(page, "web-moon-river-not-now").click()
    expect(page.locator(".stores .open").first).to_be_visible()


def test_two_stores_tapped_are_joined(visit: Visit, house: House) -> None:
    page = visit(reach(house, 4, in_phase("expand", 3)))
    assert due(page).what == "choose"
    open_stores = page.locator(".stores .open .tap")
    open_stores.nth(0).click()
    open_stores.nth(1).click()
    expect(page.locator(".told").or_(page.get_by_text("These two fit nowhere"))).to_be_visible()


def test_a_thief_sees_whom_he_may_rob(visit: Visit, house: House) -> None:
    page = visit(reach(house, 4, in_phase("steal")))
    assert due(page).what == "choose"
    expect(page.get_by_text(re.compile("’s ranch")).first).to_be_visible()
    before = version(page)
    page.locator(".cell.ok .tap").first.click()
    moved_on(page, before)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_nothing_lies_over_the_ranch_of_a_neighbour(
    visit: Visit, house: House, device: dict[str, Any]
) -> None:
    page = visit(address(stealing, house), **device)
    due(page)
    head = button(page, "web-moon-river-my-ranch").locator("..").bounding_box()
    ranch = page.locator(".pen .ranchbox").bounding_box()
    assert head
    assert ranch
    assert head["y"] + head["height"] <= ranch["y"]


def test_cows_are_driven_by_tapping(visit: Visit, house: House) -> None:
    page = visit(reach(house, 3, in_phase("drive")))
    due(page)
    page.locator(".cell.ok .tap").first.click()
    before = version(page)
    page.locator(".cell.target .tap").first.click()
    moved_on(page, before)


# --- every screen ---


def laying(house: House) -> str:
    return reach(house, 3, in_phase("place", 8, choices=4))


def deep(house: House) -> str:
    """A ranch that has grown beyond seven rows."""

    def is_deep(state: dict[str, Any]) -> bool:
        cells = state["view"]["ranches"][state["viewer"]]["cells"]
        return state["view"]["phase"] == "place" and any(cell["parcel"] for cell in cells[35:])

    return reach(house, 2, is_deep)


def bonus(house: House) -> str:
    return reach(house, 2, in_phase("bonus"))


def joining(house: House) -> str:
    return reach(house, 4, in_phase("expand", 5), scenario="outlaws", boards="legend-colours")


def recruiting(house: House) -> str:
    return reach(house, 4, in_phase("recruit", 5))


def driving(house: House) -> str:
    return reach(house, 2, in_phase("drive", 6, choices=10))


def stealing(house: House) -> str:
    return reach(house, 4, in_phase("steal"))


def standing(house: House) -> str:
    return reach(house, 3, in_phase("stand", 2))


def ending(house: House) -> str:
    return Ahead(house, 4, scenario="city").finish()


SCREENS = [laying, deep, bonus, joining, recruiting, driving, stealing, standing, ending]
Screen = Callable[[House], str]


@cache
def address(screen: Screen, house: House) -> str:
    """Played to once: looking at a table changes nothing."""
    return screen(house)


def arrive(page: Page) -> None:
    now = due(page)
    if now.what == "lay":
        page.locator(".cell.ok .tap").last.click()
        page.locator(".ghost").wait_for()
    elif now.groups:
        page.locator(".bench .grp").first.click()
    settle(page)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(visit: Visit, house: House, screen: Screen) -> None:
    page = visit(address(screen, house))
    arrive(page)
    axe_clean(page)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_a_small_phone_never_scrolls_sideways(visit: Visit, house: House, screen: Screen) -> None:
    page = visit(address(screen, house), **PHONE)
    arrive(page)
    narrow(page)


def test_the_symbols_are_explained(visit: Visit, house: House) -> None:
    page = visit(address(laying, house))
    button(page, "web-legend").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("drought", exact=False).first).to_be_visible()
    assert violations(page) == []


def test_a_ten_row_ranch_is_laid_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(deep(house), **PHONE)
    assert due(page).what == "lay"
    page.locator(".cell.ok .tap").last.tap()
    lay = button(page, "web-moon-river-lay")
    expect(lay).to_be_in_viewport()
    before = version(page)
    lay.tap()
    moved_on(page, before)
