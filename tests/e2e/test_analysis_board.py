"""The analysis board: free moves for both sides, values, branches, links, and playing on."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import PHONE, axe_clean, narrow
from tests.e2e.test_languages import SIZES
from tests.e2e.test_study import SHORT, played
from tools.browser.play import (
    Visit,
    choose,
    invitation,
    my_turn_or_end,
    play_now,
    settle,
    upload,
)
from tools.browser.words import any_of, button, like, say

VALUES = [
    like(f"solver-choice-{key}").pattern
    for key in ("won", "won-by", "won-outright", "lost", "lost-by", "lost-outright", "drawn")
]
TEXT = say("web-study-position")
PROVEN = re.compile("|".join(VALUES))


def late(leave: int = 4) -> str:
    match = played(SHORT, leave=leave)
    return match.game.position_text(match.state)


def choices(page: Page) -> Locator:
    return page.get_by_role("group", name=say("web-choices")).get_by_role("button")


def open_text(page: Page, text: str) -> None:
    page.get_by_label(say("web-study-position")).fill(text)
    button(page, "web-study-open", exact=True).click()
    expect(choices(page).first).to_be_visible()


def test_a_position_is_walked_branched_shared_and_played_on(visit: Visit) -> None:
    page = visit("study")
    open_text(page, late())
    expect(choices(page).first).to_contain_text(PROVEN, timeout=60_000)
    axe_clean(page)

    expect(moves(page)).to_have_count(1)
    choices(page).first.click()
    expect(moves(page)).to_have_count(2)
    expect(moves(page).nth(1)).to_have_attribute("aria-current", "step")
    page.get_by_label(say("web-study-name")).fill("Main")
    page.get_by_label(say("web-study-note")).fill("a quiet one")
    page.keyboard.press("Tab")
    expect(moves(page).nth(1)).to_contain_text("Main")
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("ArrowLeft")
    expect(moves(page).first).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect(moves(page).nth(1)).to_have_attribute("aria-current", "step")

    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    button(page, "web-study-link").click()
    page.wait_for_function("window.copied")
    other = visit("study" + str(page.evaluate("window.copied")).split("/study", 1)[1])
    expect(moves(other)).to_have_count(2)
    expect(moves(other).nth(1)).to_contain_text("Main")

    # Whoever loads the page again has lost nothing.
    page.reload()
    expect(moves(page).nth(1)).to_contain_text("Main")
    expect(moves(page).first).to_have_attribute("aria-current", "step")
    button(page, "web-study-play", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-study-play-here")).click()
    page.wait_for_url("**/t/*")
    expect(choices(page).first).to_be_visible()


def test_a_position_is_played_on_with_a_friend_and_against_a_computer(visit: Visit) -> None:
    page, text = visit("study"), late(6)
    open_text(page, text)
    offered = [one.get_attribute("data-action") for one in choices(page).all()]
    for other in ("web-study-play-friend", "web-study-play-bot"):
        page.goto(f"study?position={quote(text)}")
        button(page, "web-study-play", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=say(other)).click()
        page.wait_for_url("**/t/*")
        # Whoever opens takes the seat that is to move.
        expect(choices(page)).to_have_count(len(offered))
        assert [one.get_attribute("data-action") for one in choices(page).all()] == offered
        expect(invitation(page)).to_have_count(int(other == "web-study-play-friend"))


def moves(page: Page) -> Locator:
    return page.get_by_role("navigation", name=say("web-study-moves"), exact=True).get_by_role(
        "button"
    )


def test_a_study_is_kept_as_a_file_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    page = visit("study")
    open_text(page, late(5))
    for number, name in enumerate(("Main", "Aside")):
        choices(page).nth(number).click()
        expect(moves(page).first).not_to_have_attribute("aria-current", "step")
        page.get_by_label(say("web-study-name")).fill(name)
        page.keyboard.press("Tab")
        button(page, "web-study-first").click()
        expect(moves(page).first).to_have_attribute("aria-current", "step")
    # Best play from here becomes a branch.
    button(page, "web-study-add-line").click(timeout=60_000)
    many = moves(page).count()
    assert many >= 3
    with page.expect_download() as saved:
        button(page, "web-study-save").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)

    other = visit("study")
    other.get_by_label(say("web-study-file")).set_input_files(file)
    expect(moves(other)).to_have_count(many)
    expect(moves(other).filter(has_text="Main")).to_have_count(1)
    expect(moves(other).filter(has_text="Aside")).to_have_count(1)


def test_a_finished_game_is_studied_from_the_moment_that_is_looked_at(visit: Visit) -> None:
    page = visit()
    match = played(SHORT)
    upload(page, match)
    slider = page.get_by_role("slider")
    slider.fill(str(len(match.history) - 2))
    page.get_by_role("link", name=say("web-analysis-board")).click()
    expect(moves(page).first).to_have_text(say("web-study-root"))
    here = page.locator("[aria-current=step]")
    expect(here).to_have_text(match.game.action_text(match.history[-3].action))
    button(page, "web-study-last").click()
    expect(here).to_have_text(match.game.action_text(match.history[-1].action))


@pytest.mark.parametrize("size", SIZES)
def test_a_running_game_is_studied_where_it_may_be_told_who_is_ahead(
    visit: Visit, size: str
) -> None:
    page = visit(**SIZES[size])
    play_now(page)
    assert my_turn_or_end(page)
    choose(page)
    assert my_turn_or_end(page)  # nothing happens while it is studied
    offered = page.get_by_role("link", name=say("web-analysis-board"))
    expect(offered).to_have_count(0)
    if size == "phone":
        button(page, "web-moves").click()
    page.get_by_role("switch", name=say("web-evaluation-setting")).check()
    expect(offered).to_be_visible(timeout=60_000)
    axe_clean(page)
    offered.click()
    # It is studied from the moment on show: the last one.
    expect(moves(page).first).to_have_text(say("web-study-root"))
    assert moves(page).count() > 1
    expect(moves(page).last).to_have_attribute("aria-current", "step")


def test_an_edited_position_says_what_is_impossible(visit: Visit) -> None:
    page = visit("study", viewport={"width": 390, "height": 844})
    open_text(page, late())
    button(page, "web-study-edit").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(say("web-study-right"))).to_be_visible()
    axe_clean(page)
    cows = dialog.get_by_role("spinbutton", name=like("longhorn-seat-eagle")).first
    cows.fill("9")
    expect(dialog.get_by_text(say("web-study-wrong"))).to_be_visible()
    expect(dialog.get_by_role("button", name=say("web-study-take"))).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(
    ("game", "part", "wrong"),
    [("moon-river", "web-study-field-cows", "99"), ("desperados", "web-study-field-round", "12")],
)
def test_positions_without_a_solver_are_edited_part_by_part(
    visit: Visit, game: str, part: str, wrong: str
) -> None:
    page = visit(f"study/{game}", **PHONE)
    page.get_by_label(say("web-study-deal")).fill("7")
    button(page, "web-study-deal-do").click()
    drawn = page.get_by_role("img", name=say("web-study-drawn"))
    expect(drawn).to_be_visible()
    field, text = page.get_by_label(say(part), exact=True), page.get_by_label(TEXT)
    before, right = text.input_value(), field.input_value()
    field.fill(wrong)
    expect(page.get_by_text(say("web-study-wrong"))).to_be_visible()
    expect(drawn).to_be_visible()
    assert wrong in text.input_value()
    field.fill(right)
    expect(page.get_by_text(say("web-study-right"))).to_be_visible()
    assert text.input_value() == before
    narrow(page)


def test_mistakes_are_tried_again(visit: Visit) -> None:
    page = visit()
    upload(page, played(SHORT))
    button(page, "web-analysis-start").click()
    page.get_by_role("button", name=like("web-analysis-retry")).click(timeout=110_000)
    dialog = page.get_by_role("dialog")
    tried = dialog.get_by_role("group", name=say("web-choices")).get_by_role("button")
    expect(tried.first).to_be_visible()
    axe_clean(page)
    tried.first.click()
    answers = any_of("web-retry-best", "web-retry-dollars", "web-retry-worse", "web-retry-open")
    expect(dialog.get_by_text(answers)).to_be_visible(timeout=60_000)
    page.set_viewport_size({"width": 360, "height": 640})
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
