"""Puzzles in the page: a wrong try and its refutation, the right line, towns on the map."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from highnoon import puzzles
from highnoon.core.registry import game
from highnoon.puzzles import Puzzle
from tests.e2e.looks import PHONE, axe_clean, narrow
from tools.browser.play import Visit
from tools.browser.words import button, like, say

PROVEN = 120_000
"""Milliseconds: a process that proves is started for the first try, on a machine that is busy."""


def shortest(key: str, kind: str) -> Puzzle:
    return min(
        (one for one in puzzles.load(key) if one.kind == kind), key=lambda one: len(one.line)
    )


def card(page: Page) -> Locator:
    return page.get_by_role("region", name=say("web-puzzles-one"), exact=True)


def choice(page: Page, action: str) -> Locator:
    return page.get_by_role("group", name=say("web-choices")).locator(f'[data-action="{action}"]')


def solve(page: Page, puzzle: Puzzle) -> None:
    """Make every decision of the main line that is the solver's."""
    moves: tuple[str, ...] = ()
    while puzzles.attempt(puzzle, moves).status == "go-on":
        moves = (*moves, puzzle.line[len(moves)])
        choice(page, moves[-1]).click(timeout=PROVEN)
        moves += puzzles.attempt(puzzle, moves).reply


def test_a_wrong_move_is_refuted_and_the_right_line_solves_it(visit: Visit) -> None:
    puzzle = shortest("longhorn", "win")
    page = visit(f"puzzles/longhorn/{puzzle.id}")
    expect(card(page)).to_contain_text(like("puzzles-ask-win"))
    axe_clean(page)
    offered = page.get_by_role("group", name=say("web-choices")).get_by_role("button")
    expect(choice(page, puzzle.line[0])).to_be_visible()
    actions = [one.get_attribute("data-action") for one in offered.all()]
    wrong = next(one for one in actions if one not in (None, puzzle.line[0]))
    choice(page, str(wrong)).click()
    verdict = card(page).get_by_role("status")
    expect(verdict).to_contain_text(say("web-puzzles-is-wrong"), timeout=PROVEN)
    expect(offered).to_have_count(0)
    button(page, "web-puzzles-again", exact=True).click()
    solve(page, puzzle)
    expect(verdict).to_contain_text(say("puzzles-solved-win"), timeout=PROVEN)
    expect(card(page)).to_contain_text(say(f"puzzles-theme-{puzzle.themes[0]}"))
    axe_clean(page)

    # The first try counts, and is kept here.
    page.goto("puzzles")
    shelf = page.get_by_role("region", name=game("longhorn").info.key.title())
    expect(shelf).to_contain_text(say("web-puzzles-of", solved=0, tried=1))
    axe_clean(page)
    shelf.get_by_role("link", name=say("web-puzzles-solve")).click()
    expect(card(page)).to_contain_text(like("web-puzzles-hard"))
    assert puzzle.id not in page.url


@pytest.mark.parametrize("kind", ["where", "warn"])
def test_whoever_may_be_somewhere_is_marked_on_the_map(visit: Visit, kind: str) -> None:
    puzzle = shortest("desperados", kind)
    page = visit(f"puzzles/desperados/{puzzle.id}", **PHONE)
    expect(card(page)).to_contain_text(like(f"puzzles-ask-{kind}"))
    names = page.get_by_role("checkbox")
    if kind == "where":  # on a phone the map is the list, until it is unfolded
        page.get_by_text(say("web-puzzles-towns"), exact=True).click()
    send = button(page, "web-puzzles-that-is-it")
    expect(send).to_be_disabled()
    for name in names.all():
        name.check()
    send.click()
    expect(card(page).get_by_role("status")).to_contain_text(
        say("web-puzzles-is-wrong"), timeout=PROVEN
    )
    button(page, "web-puzzles-answer").click()
    expect(card(page).get_by_role("status")).to_contain_text(say("web-puzzles-is-shown"))
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(len(puzzle.line))
    button(page, "web-puzzles-next").click()
    expect(card(page)).to_contain_text(like("web-puzzles-hard"))
    expect(send).to_be_disabled()
    narrow(page)


@pytest.mark.skipif(not puzzles.load("moon-river"), reason="no puzzles of Moon River came along")
def test_the_last_turns_of_moon_river_are_played_on_its_own_table(visit: Visit) -> None:
    puzzle = shortest("moon-river", "most")
    page = visit(f"puzzles/moon-river/{puzzle.id}", **PHONE)
    expect(card(page)).to_contain_text(like("puzzles-ask-most"))
    narrow(page)
    button(page, "web-puzzles-answer", "de").click()
    expect(card_in(page, "de").get_by_role("status")).to_contain_text(
        say("web-puzzles-is-shown", "de")
    )


def card_in(page: Page, language: str) -> Locator:
    return page.get_by_role("region", name=say("web-puzzles-one", language), exact=True)
