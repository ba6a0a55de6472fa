"""A network that goes black: lines stay open, no byte arrives, and nobody is told."""

import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.test_together import talk_beside
from tools.browser.house import House
from tools.browser.play import (
    FRIEND,
    Visit,
    board,
    choices,
    choose,
    my_turn_or_end,
    open_table,
    ready,
    state_of,
)
from tools.browser.wire import Wire
from tools.browser.words import button, say

SOON = 3_000
"""Milliseconds within which a page is back after the network is, by the page's own clock."""
NOTICED = 8_000


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    with Wire(house.port) as found:
        yield found


def play_until_it_is(mine: Page, theirs: Page) -> None:
    """Play on until it is this page's turn."""
    deadline = time.monotonic() + 30
    while not ready(mine).count():
        if ready(theirs).count():
            choose(theirs)
        mine.wait_for_timeout(30)
        assert time.monotonic() < deadline
    expect(board(theirs)).to_have_attribute("data-version", state_of(mine))


def stop_clock(page: Page) -> None:
    """From now on the page's time passes only when the test says so: a busy machine costs none."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)


def back_within(page: Page, lost: Locator, milliseconds: int) -> None:
    """The line is back before this much of the page's time, at half its pace, has passed."""
    step = 250
    for _ in range(0, milliseconds, step):
        page.clock.run_for(step)
        page.wait_for_timeout(2 * step)
        if not lost.count():
            return
    expect(lost).to_have_count(0)


def test_a_black_network_is_noticed_and_nothing_is_lost_or_doubled(
    visit: Visit, wire: Wire
) -> None:
    eagle = visit()
    eagle.clock.install()
    eagle.goto(wire.url)
    open_table(eagle, FRIEND)
    jessie = visit(eagle.url.removeprefix(wire.url))
    button(jessie, "web-sit").click()
    expect(talk_beside(eagle)).to_be_visible()
    lost, moves = eagle.get_by_text(say("web-line-lost")), say("web-moves")

    def same_for_both() -> None:
        expect(board(eagle)).to_have_attribute("data-version", state_of(jessie))
        told = [page.get_by_role("list", name=moves).inner_text() for page in (eagle, jessie)]
        assert told[0] == told[1]

    # Five seconds: what was clicked meanwhile arrives late, once.
    play_until_it_is(eagle, jessie)
    before = int(state_of(eagle))
    wire.darken()
    choices(eagle).first.click()
    time.sleep(5)
    wire.lighten(forgotten=False)
    expect(board(jessie)).not_to_have_attribute("data-version", str(before))
    same_for_both()
    expect(lost).to_have_count(0)

    # Twenty seconds: it is noticed and said; what others did meanwhile is there at once afterwards.
    play_until_it_is(jessie, eagle)
    stop_clock(eagle)
    wire.darken()
    eagle.clock.run_for(NOTICED)
    expect(lost).to_be_visible()
    choose(jessie)
    eagle.clock.run_for(20_000 - NOTICED)
    wire.lighten(forgotten=True)
    back_within(eagle, lost, SOON)
    eagle.clock.resume()
    same_for_both()

    # Ninety: a click and a word from before it was noticed are neither lost nor doubled.
    play_until_it_is(eagle, jessie)
    before = int(state_of(eagle))
    wire.darken()
    choices(eagle).first.click()
    eagle.get_by_label(say("web-talk-say")).fill("Anybody there?")
    eagle.keyboard.press("Enter")
    stop_clock(eagle)
    eagle.clock.run_for(90_000)
    expect(lost).to_be_visible()
    assert state_of(jessie) == str(before)
    wire.lighten(forgotten=True)
    # The page's clock stands: whoever asks for it is back, unless a question under way came first.
    with suppress(TooLate):
        button(eagle, "web-try-now").click(timeout=5_000)
    expect(lost).to_have_count(0)
    expect(board(jessie)).not_to_have_attribute("data-version", str(before))
    eagle.clock.resume()
    expect(eagle.get_by_text(say("web-error-offline"))).to_have_count(0)
    same_for_both()
    expect(jessie.get_by_text("Anybody there?")).to_have_count(1)
    assert my_turn_or_end(eagle) or my_turn_or_end(jessie)
