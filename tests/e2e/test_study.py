"""What the solver shows: who is ahead, and where a finished game turned."""

import random
import re

from playwright.sync_api import expect

from highnoon.core.match import Match
from tests.e2e.looks import axe_clean
from tools.browser.play import Visit, replay, settle, upload
from tools.browser.words import any_of, button, like, say

GUESSED = ("solver-stands-ahead", "solver-stands-even")
PROVEN = ("solver-stands-win", "solver-stands-draw", "solver-stands-odds")
BETTER = re.compile(
    "|".join(like(f"solver-turning-{kind}").pattern for kind in ("win", "loss", "draw", "odds"))
)
SHORT = 28
"""A random game of few decisions, in which both sides gave a win away."""


def played(seed: int, leave: int = 0) -> Match:
    """A random game, without its last decisions."""
    match, rng = Match.new("longhorn", seed=seed), random.Random(seed)
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, rng.choice(match.legal_actions(seat)))
    if leave:
        match.take_back(leave)
    return match


def test_the_bar_says_exact_in_a_late_position(visit: Visit) -> None:
    page = visit()
    upload(page, played(SHORT, leave=3))
    meter = page.get_by_role("meter", name=say("web-study-who"))
    switch = page.get_by_role("switch", name=say("web-evaluation-setting"))
    expect(switch).not_to_be_checked()
    expect(meter).to_have_count(0)
    switch.check()
    expect(meter).to_have_attribute("aria-valuetext", any_of(*GUESSED, *PROVEN), timeout=60_000)
    button(page, "web-back-to-now").click()
    expect(meter).to_have_attribute("aria-valuetext", any_of(*PROVEN), timeout=60_000)
    expect(page.get_by_text(any_of(*PROVEN))).to_be_visible()
    axe_clean(page)


def test_an_analysis_leads_to_where_the_game_turned(visit: Visit) -> None:
    page = visit()
    match = played(SHORT)
    upload(page, match)
    button(page, "web-analysis-start").click()
    turned = page.get_by_role("list", name=say("web-analysis-turnings")).get_by_role("button")
    expect(turned.last).to_contain_text(BETTER, timeout=60_000)
    turned.last.click()
    expect(turned.last).to_have_attribute("aria-current", "step")
    slider = page.get_by_role("slider")
    moment = int(slider.input_value())
    assert match.history[moment].by >= 0
    expect(replay(page)).to_contain_text(BETTER)
    expect(replay(page).get_by_test_id("hinted")).to_have_count(1)
    axe_clean(page)

    page.reload()
    expect(turned.last).to_contain_text(BETTER, timeout=60_000)
    page.set_viewport_size({"width": 360, "height": 640})
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
