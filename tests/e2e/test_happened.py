"""What has happened is seen: the last move in words and on the board, the end before its bill."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tools.browser.clicks import FRAMES
from tools.browser.decisions import SETTINGS, Setting, dealing, decisions, last_move
from tools.browser.gang import deciding, drawn_map
from tools.browser.house import House
from tools.browser.play import (
    COMPUTER,
    EASY,
    Visit,
    asked_for,
    board,
    choices,
    choose,
    my_turn_or_end,
    open_table,
    result,
    state_of,
)
from tools.browser.river import Ahead, in_phase
from tools.browser.words import button, say

LONGHORN, RIVER = SETTINGS[0], SETTINGS[1]
GANG = next(one for one in SETTINGS if one.options["players"] == 6)


@pytest.fixture
def dealt(tmp_path: Path) -> Iterator[House]:
    house = dealing(tmp_path)
    house.start()
    yield house
    house.stop()


def told(page: Page) -> str:
    """The last move, as it stands under the question."""
    words: str = button(page, "web-told-again").inner_text()
    return words


def test_the_last_move_is_told_and_played_again_by_a_tap(visit: Visit) -> None:
    page = visit()
    open_table(page, COMPUTER, EASY)
    assert my_turn_or_end(page)
    while not asked_for(page, "longhorn-prompt-steal") or "Jessie" not in told(page):
        choose(page)
        assert my_turn_or_end(page)
    before, words = state_of(page), told(page)
    log = page.get_by_role("list", name=say("web-moves")).inner_text()
    assert words.split(".")[0] in log
    # What was taken leaves its ghost, with how many.
    expect(board(page).get_by_text(re.compile(r"^−\d$")).first).to_be_visible()
    page.evaluate(FRAMES)
    button(page, "web-told-again").click()
    page.wait_for_function("() => frames_of_film > 0")
    expect(choices(page).first).to_be_visible()
    assert told(page) == words
    assert state_of(page) == before


@pytest.mark.parametrize("setting", [LONGHORN, RIVER], ids=lambda setting: setting.game)
def test_the_last_move_is_seen_before_the_result(
    dealt: House, visit: Visit, setting: Setting
) -> None:
    last = last_move(dealt, setting)
    page = visit(
        dealt.url + last.watching, settings={"speed": "normal"}, reduced_motion="no-preference"
    )
    board(page).wait_for()
    page.evaluate(FRAMES)
    last.play()
    expect(result(page)).to_be_visible(timeout=60_000)
    assert page.evaluate("frames_of_film") >= 3


def test_an_only_choice_is_made_by_itself_unless_somebody_wants_to_make_it(
    dealt: House, visit: Visit
) -> None:
    for decision in decisions(dealt, RIVER, records=1):
        if decision.kind != "take":
            continue
        waits = visit(dealt.url + decision.address)
        expect(choices(waits)).to_have_count(1)
        before = state_of(waits)
        waits.wait_for_timeout(800)
        assert state_of(waits) == before
        goes = visit(dealt.url + decision.address, settings={"single": True})
        expect(board(goes)).not_to_have_attribute("data-version", before)
        expect(board(waits)).not_to_have_attribute("data-version", before)
        return
    raise AssertionError("nobody takes anything")


def test_each_opponents_last_move_is_seen_again_by_a_tap(dealt: House, visit: Visit) -> None:
    decision = next(one for one in decisions(dealt, RIVER, records=1) if one.kind == "join")
    page = visit(dealt.url + decision.address)
    board(page).wait_for()
    before = state_of(page)
    again = page.get_by_role("region").get_by_role("button", name=say("web-told-again"))
    assert again.count() == 3
    for one in again.all():
        words = one.inner_text()
        page.evaluate(FRAMES)
        one.click()
        page.wait_for_function("() => frames_of_film > 0")
        expect(choices(page).first).to_be_visible()
        assert len(words) > len(say("web-told-again")), "their last move is told"
    assert state_of(page) == before


def test_territories_are_outlined_with_their_sums(visit: Visit, house: House) -> None:
    table = Ahead(house, 3)
    page = visit(table.play(in_phase("expand", 9)) or "")
    page.get_by_role("button", name=say("web-moon-river-part-lands")).click()
    expect(page.get_by_test_id("sum").first).to_have_text(re.compile(r"^\d+×\d+=\d+$"))
    page = visit(table.finish())
    sums = page.get_by_test_id("sum")
    expect(sums.first).to_be_visible()
    shown = sum(int(text.split("=")[1]) for text in sums.all_inner_texts())
    ranches = table.look()["view"]["ranches"]
    assert shown == sum(sum(ranch["score"]["lands"].values()) for ranch in ranches) > 0


def test_six_fit_beside_the_map(dealt: House, visit: Visit) -> None:
    decision = next(one for one in decisions(dealt, GANG, records=1) if one.kind == "card+ride")
    page = visit(dealt.url + decision.address)
    board(page).wait_for()
    players = page.get_by_role("region", name=say("web-players"), exact=True)
    for name in ("Sheriff", "Green", "Red", "Yellow", "Purple", "Orange"):
        expect(players.get_by_text(name, exact=True).first).to_be_in_viewport(ratio=1)
    expect(button(page, "web-resign")).to_be_in_viewport(ratio=1)


def test_the_map_labels_the_four_likeliest_towns_and_says_what_it_assumes(visit: Visit) -> None:
    page = visit()
    deciding(page)
    shares = drawn_map(page).get_by_text(re.compile(r"^\d+%$"))
    assert 1 <= shares.count() <= 4
    expect(page.get_by_text(say("web-desperados-assumed"))).to_be_visible()
