"""Moon River in the browser: whole matches by clicks and keys, laying, phones, axe."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import PHONE, axe_clean, narrow, violations
from tools.browser.house import DEAL, House
from tools.browser.play import (
    Visit,
    choices,
    focused,
    moved_on,
    result,
    settle,
    state_of,
    unfold_bill,
)
from tools.browser.river import (
    QUICK,
    Ahead,
    cells,
    decide,
    due,
    ghost,
    groups,
    in_hand,
    in_phase,
    lay,
    open_table,
    reach,
)
from tools.browser.words import any_of, button, like, say


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
    variant = {
        say("moon-river-option-boards"): say("moon-river-boards-legend"),
        say("moon-river-option-scenario"): say("moon-river-scenario-gold"),
    }
    if players != 3:
        variant = {}
    open_table(page, players, **variant)
    assert "lay" in play_by_clicks(page, random.Random(players))
    expect(page.get_by_role("heading", level=1)).to_have_text(
        any_of(
            *(f"web-result-{who}{by}" for who in ("you", "lost", "wins") for by in ("", "-by")),
            "web-result-draw",
        )
    )
    unfold_bill(page)
    total = page.get_by_role("row", name=re.compile("^" + say("web-total")))
    expect(total.get_by_role("cell")).to_have_count(players)
    shown = page.get_by_role("list", name=like("web-moon-river-ranch-of"))
    expect(shown).to_have_count(players)
    if players == 3:
        expect(
            page.get_by_role("row", name=re.compile("^" + say("moon-river-scenario-gold")))
        ).to_be_visible()


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
            expect(ghost(page)).to_be_visible()
            laid += 1
            tab_to(page, lay(page))
        elif groups(page).count():
            page.keyboard.press("Enter")
            tab_to(page, choices(page))
        page.keyboard.press("Enter")
        now = due(page, now.version)
    assert laid > 5
    expect(result(page)).to_be_visible()


def told(page: Page) -> Locator:
    """What is said of the domino in the hand."""
    return page.get_by_role("status", name=say("web-moon-river-hand"))


def reach_the_bench(page: Page) -> None:
    tab_to(page, button(page, "web-moon-river-rotate"), groups(page), choices(page))


def tab_to(page: Page, *where: Locator) -> None:
    for _ in range(60):
        if focused(page, *where):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the choices cannot be reached by Tab")


# --- before it is laid ---

ASKED: Final = {"confirm": True}
"""Nothing is laid before it is confirmed."""


def test_a_domino_shows_what_it_would_bring(visit: Visit, house: House) -> None:
    page = visit(address(laying, house), settings=ASKED)
    assert due(page).what == "lay"
    expect(lay(page)).to_be_hidden()
    cells(page).first.click()
    expect(ghost(page)).to_be_visible()
    expect(told(page)).to_contain_text(re.compile(r"[+−±]\d+"))
    expect(told(page)).to_contain_text(like("web-moon-river-points"))
    expect(page.get_by_test_id("touches")).to_have_text(like("web-moon-river-touches"))
    expect(lay(page)).to_be_visible()
    before = state_of(page)
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    expect(ghost(page)).to_be_hidden()
    assert state_of(page) == before


def test_where_it_does_not_fit_the_reason_is_told(visit: Visit, house: House) -> None:
    page = visit(address(laying, house), settings=ASKED)
    assert due(page).what == "lay"
    page.get_by_test_id("taken").first.click()
    expect(told(page)).not_to_have_text(say("web-moon-river-lay-note"))
    expect(told(page)).not_to_be_empty()
    expect(page.get_by_test_id("misfit")).to_be_visible()


def test_a_domino_can_be_dragged(visit: Visit, house: House) -> None:
    page = visit(reach(house, 3, in_phase("place", 6)))
    assert due(page).what == "lay"
    before = state_of(page)
    page.get_by_test_id("hand").drag_to(cells(page).first, force=True)
    moved_on(page, before)


def test_a_pair_is_dragged_to_the_ranch_in_one_go(visit: Visit, house: House) -> None:
    page = visit(reach(house, 3, in_phase("expand", 3)))
    assert due(page).what == "choose"
    pair = page.locator("[data-action^=join]").first.bounding_box()
    assert pair is not None
    mouse = page.mouse
    mouse.move(pair["x"] + 20, pair["y"] + 20)
    mouse.down()
    mouse.move(pair["x"] - 20, pair["y"] + 20, steps=3)
    in_hand(page).wait_for()
    joined = state_of(page)
    cell = cells(page).first.bounding_box()
    assert cell is not None
    mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=3)
    expect(ghost(page)).to_be_visible()
    mouse.up()
    moved_on(page, joined)


def several_sides(state: dict[str, Any]) -> bool:
    """A bonus tile is due, and more than one side fits somewhere."""
    tiles = [choice["args"] for choice in state["choices"] if choice["kind"] == "bonus"]
    return len({side for side, _ in tiles}) > 1


LAST_TILE: Final = """async ([table, token]) => {
    const headers = { Authorization: `Bearer ${token}` };
    const { log } = await (await fetch(`../api/tables/${table}`, { headers })).json();
    return log.flatMap(({ events }) => events)
        .findLast(({ kind }) => kind === 'bonus-laid').data.parcel;
}"""


def test_a_bonus_tile_lies_with_the_side_up_that_was_chosen(visit: Visit, house: House) -> None:
    link = reach(house, 2, several_sides)
    page = visit(link)
    assert due(page).what == "lay"
    before = state_of(page)
    side = page.locator("[data-side]").last
    code = side.get_attribute("data-side")
    side.click()
    expect(side).to_have_attribute("aria-pressed", "true")
    # Where it is shown already.
    shown = ghost(page).bounding_box()
    assert shown is not None
    page.mouse.click(shown["x"] + shown["width"] / 2, shown["y"] + shown["height"] / 2)
    moved_on(page, before)
    table, token = link.removeprefix("t/").split("#seat=")
    assert page.evaluate(LAST_TILE, [table, token]) == code


def test_what_is_dragged_waits_for_whoever_wants_to_be_asked(visit: Visit, house: House) -> None:
    page = visit(reach(house, 3, in_phase("place", 6)), settings=ASKED)
    assert due(page).what == "lay"
    page.get_by_test_id("hand").drag_to(cells(page).first, force=True)
    expect(ghost(page)).to_be_visible()
    before = state_of(page)
    lay(page).click()
    moved_on(page, before)


def test_all_places_are_buttons_too(visit: Visit, house: House) -> None:
    page = visit(reach(house, 2, in_phase("place", 8, choices=12)))
    assert due(page).what == "lay"
    in_words = page.get_by_text(like("web-moon-river-in-words"))
    in_words.click()
    ways = 0
    for nth in range(groups(page).count()):
        groups(page).nth(nth).click()
        ways += choices(page).count()
    assert ways == int(re.findall(r"\d+", in_words.inner_text())[0])
    before = state_of(page)
    act = choices(page).first
    act.click()
    expect(ghost(page)).to_be_visible()
    act.click()
    moved_on(page, before)


def test_not_now_puts_the_parcels_back(visit: Visit, house: House) -> None:
    page = visit(reach(house, 3, in_phase("expand", 3)))
    assert due(page).what == "choose"
    choices(page).last.click()
    button(page, "web-moon-river-not-now").click()
    expect(page.get_by_test_id("store").first).to_be_visible()


def test_two_stores_tapped_are_joined(visit: Visit, house: House) -> None:
    page = visit(reach(house, 4, in_phase("expand", 3)))
    assert due(page).what == "choose"
    open_stores = page.get_by_test_id("store")
    open_stores.nth(0).click()
    open_stores.nth(1).click()
    nowhere = page.get_by_text(say("moon-river-error-join-misfit"))
    expect(told(page).or_(nowhere)).to_be_visible()


def test_a_thief_sees_whom_they_may_rob(visit: Visit, house: House) -> None:
    page = visit(reach(house, 4, in_phase("steal")))
    assert due(page).what == "choose"
    expect(page.get_by_text(like("web-moon-river-ranch-of")).first).to_be_visible()
    before = state_of(page)
    cells(page).first.click()
    moved_on(page, before)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_nothing_lies_over_the_ranch_of_a_neighbour(
    visit: Visit, house: House, device: dict[str, Any]
) -> None:
    page = visit(address(stealing, house), **device)
    due(page)
    ranch = page.get_by_role("list", name=like("web-moon-river-ranch-of"))
    topmost = ranch.get_by_role("listitem").first
    expect(topmost).to_be_in_viewport(ratio=1)
    assert topmost.evaluate(UNCOVERED)


UNCOVERED = """(cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) =>
        cell.contains(document.elementFromPoint(left + width * part, top + height * part)));
}"""


def test_cows_are_driven_by_tapping(visit: Visit, house: House) -> None:
    page = visit(reach(house, 3, in_phase("drive")))
    due(page)
    cells(page).first.click()
    before = state_of(page)
    page.get_by_test_id("target").first.click()
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
    """Played to once: looking at a table changes nothing, where choices are to be confirmed."""
    return screen(house)


def arrive(page: Page) -> None:
    now = due(page)
    if now.what == "lay":
        cells(page).last.click()
        ghost(page).wait_for()
    elif groups(page).count():
        groups(page).first.click()
    settle(page)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(visit: Visit, house: House, screen: Screen) -> None:
    page = visit(address(screen, house), settings=ASKED)
    arrive(page)
    axe_clean(page)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_a_small_phone_never_scrolls_sideways(visit: Visit, house: House, screen: Screen) -> None:
    page = visit(address(screen, house), settings=ASKED, **PHONE)
    arrive(page)
    narrow(page)


def test_the_symbols_are_explained(visit: Visit, house: House) -> None:
    page = visit(address(laying, house))
    button(page, "web-legend").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(say("web-moon-river-means-skulls")).first).to_be_visible()
    assert violations(page) == []


def test_a_ten_row_ranch_is_laid_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(deep(house), **PHONE)
    assert due(page).what == "lay"
    cells(page).last.tap()
    expect(lay(page)).to_be_in_viewport()
    before = state_of(page)
    lay(page).tap()
    moved_on(page, before)
