"""The static site: from any host of plain files, in every language, and then without its host."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from highnoon import puzzles
from highnoon.core.record import Record
from highnoon.core.replay import replay
from highnoon.i18n.catalogue import languages
from tests.e2e.conftest import visitors
from tests.e2e.test_study import BETTER, PROVEN, SHORT, played
from tools.browser import gang, river
from tools.browser.host import MARK, Host
from tools.browser.play import (
    COMPUTER,
    HERE,
    Visit,
    board,
    choices,
    choose,
    my_turn_or_end,
    poster,
    result,
    seat,
    speak,
    state_of,
    steal_and_take_back,
    upload,
)
from tools.browser.pocket import LONG, kept_offline
from tools.browser.words import any_of, button, like, say
from tools.pocket.site import site

BASE = "/high-noon/"
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"


@pytest.fixture
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("host")
    site(BASE, folder / BASE.strip("/"))
    found = Host(folder)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    """Whoever comes to the site; no house of ours is open."""
    with visitors(browser, host.url.rstrip("/") + BASE) as come:
        yield come


def asked_of(page: Page) -> set[str]:
    """All hosts that a page asks from now on."""
    asked: set[str] = set()
    page.context.on("request", lambda request: asked.add(request.url.split("/")[2]))
    return asked


def test_all_three_games_are_played_to_their_ends_once_the_host_is_gone(
    visit: Visit, host: Host
) -> None:
    page = visit()
    asked = asked_of(page)
    page.reload()
    expect(page.get_by_text(say("pocket-no-house"))).to_be_visible()
    poster(page, "Longhorn", "web-play-now").click()
    expect(board(page)).to_be_visible(timeout=LONG)
    kept_offline(page)
    host.stop()
    # The address of a table is nobody's file: the page that is kept answers for it.
    page.reload()
    expect(board(page)).to_be_visible(timeout=LONG)
    while my_turn_or_end(page):
        choose(page)
    expect(page.get_by_text(say("along-marked"))).to_be_visible()

    page.get_by_role("link", name=say("web-home"), exact=True).click()
    river.open_table(page, 2)
    dice, now = random.Random(1), river.due(page)
    while now.what != "over":
        now = river.decide(page, now, dice)

    page.get_by_role("link", name=say("web-home"), exact=True).click()
    poster(page, "Desperados", "web-open-table").click()
    # Every level plays here, the top one too.
    seat(page, "Green", COMPUTER, "5")
    gang.open_table(page, COMPUTER, COMPUTER)
    while gang.asked_or_over(page):
        choose(page)
    expect(result(page)).to_be_visible()
    assert asked == {f"127.0.0.1:{host.port}"}


def test_what_needs_nobody_else_works_once_the_host_is_gone(
    visit: Visit, host: Host, tmp_path: Path
) -> None:
    page = visit()
    poster(page, "Longhorn", "web-play-now").click()
    expect(board(page)).to_be_visible(timeout=LONG)
    kept_offline(page)
    host.stop()

    steal_and_take_back(page)
    button(page, "web-hint").click()
    expect(choices(page).filter(has_text=say("web-hinted"))).to_have_count(1, timeout=LONG)

    # A record comes in, goes out, and is judged by the solver.
    page.goto("")
    upload(page, played(SHORT))
    button(page, "web-analysis-start").click(timeout=LONG)
    turned = page.get_by_role("list", name=say("web-analysis-turnings")).get_by_role("button")
    expect(turned.last).to_contain_text(BETTER, timeout=LONG)
    with page.expect_download() as saving:
        button(page, "web-download-record").click()
    saving.value.save_as(file := tmp_path / "match.jsonl")
    assert replay(Record.loads(file.read_bytes())).over
    page.goto("")
    upload(page, played(SHORT, leave=3))
    page.get_by_role("switch", name=say("web-evaluation-setting")).check(timeout=LONG)
    button(page, "web-back-to-now").click()
    meter = page.get_by_role("meter", name=say("web-study-who"))
    expect(meter).to_have_attribute("aria-valuetext", any_of(*PROVEN), timeout=LONG)

    page.goto("learn/desperados")
    card = page.get_by_role("region", name=say("lesson-title"))
    expect(card.get_by_text(like("lesson-step", n="1"))).to_be_visible(timeout=LONG)
    # Two seats of one device: a curtain between them.
    gang.open_table(page, HERE, HERE)
    gang.curtain(page).click(timeout=LONG)
    expect(choices(page).first).to_be_visible()


def test_the_site_speaks_every_language_and_asks_nobody_else(visit: Visit, host: Host) -> None:
    page = visit()
    asked = asked_of(page)
    for language in languages():
        speak(page, language)
        # It comes up in that language, and changes to it where it is.
        page.goto("")
        expect(page.get_by_role("heading", level=1)).to_have_text(say("web-home-title", language))
        expect(page.get_by_text(say("pocket-no-house", language))).to_be_visible()
        page.goto("rules/longhorn")
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert asked == {f"127.0.0.1:{host.port}"}


@pytest.mark.parametrize("address", ["t/ABCDEF", "g/ABCDEF", "operator"])
def test_the_address_of_a_house_says_that_there_is_none(visit: Visit, address: str) -> None:
    page = visit()
    # What a host that knows 404.html, or the service worker, brings for an address that is no file.
    page.evaluate(
        "to => { history.pushState({}, '', to); dispatchEvent(new PopStateEvent('popstate')) }",
        BASE + address,
    )
    expect(page.get_by_role("heading", level=1)).to_have_text(say("pocket-no-house"))
    page.get_by_role("link", name=say("web-home"), exact=True).last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-home-title"))


def test_a_new_site_in_mid_game_loses_nothing_of_the_old_one(visit: Visit, host: Host) -> None:
    page = visit()
    poster(page, "Longhorn", "web-play-now").click()
    expect(board(page)).to_be_visible(timeout=LONG)
    kept_offline(page)
    host.renew()
    # What the old page has not read yet is no longer at its host.
    button(page, "web-rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    assert my_turn_or_end(page)
    choose(page)
    assert my_turn_or_end(page)
    shown = state_of(page)
    page.reload()
    expect(page.locator(f"[data-version='{shown}']")).to_be_visible(timeout=LONG)
    assert any(MARK in url for url in page.evaluate(LOADED))
    choose(page)


def test_a_file_takes_a_game_to_another_device(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    poster(page, "Longhorn", "web-play-now").click()
    expect(board(page)).to_be_visible(timeout=LONG)
    assert my_turn_or_end(page)
    choose(page)
    assert my_turn_or_end(page)
    shown, table = state_of(page), page.url.rpartition("/")[2]
    page.goto("games")
    with page.expect_download() as saving:
        button(page, "web-games-save").click()
    saving.value.save_as(file := tmp_path / "games.json")

    other = visit("games")
    other.locator("#games-file").set_input_files(file)
    other.locator(f"a[href$='{table}']").click()
    expect(other.locator(f"[data-version='{shown}']")).to_be_visible(timeout=LONG)
    assert my_turn_or_end(other)
    choose(other)


def test_a_wrong_try_at_a_puzzle_is_refuted_where_there_is_no_house(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name=say("web-daily"), exact=True).click()
    page.get_by_role("link", name=say("web-puzzles"), exact=True).click(timeout=LONG)
    shelf = page.get_by_role("region", name="Longhorn")
    shelf.get_by_role("link", name=say("web-puzzles-solve")).click(timeout=LONG)
    offered = page.get_by_role("group", name=say("web-choices")).get_by_role("button")
    expect(offered.first).to_be_visible(timeout=LONG)
    puzzle = puzzles.find("longhorn", page.url.rpartition("/")[2])
    actions = [one.get_attribute("data-action") for one in offered.all()]
    offered.nth(int(actions[0] == puzzle.line[0])).click()
    expect(page.get_by_text(say("web-puzzles-is-wrong"))).to_be_visible(timeout=LONG)
