"""Tables on the device: a page that is a house of its own, with the network off."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from highnoon.i18n.catalogue import languages
from highnoon.server.pocket.sealed import unsealed
from tests.e2e.conftest import SETTINGS, visitors
from tests.server.test_pocket import under_older_rules
from tools.browser import gang
from tools.browser.chromium import FLAGS, find
from tools.browser.house import DEAL, SERVE, House
from tools.browser.play import (
    COMPUTER,
    EASY,
    Visit,
    board,
    choose,
    my_turn_or_end,
    open_table,
    poster,
    ready,
    result,
    speak,
    state_of,
)
from tools.browser.pocket import LONG, kept_offline, open_here, until
from tools.browser.words import any_of, button, say

KEPT_AS = """async ([id, change]) => {
  const wait = (asked) => new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  const database = await wait(indexedDB.open('highnoon-tables'));
  const tables = () => database.transaction('tables', 'readwrite').objectStore('tables');
  const row = await wait(tables().get(id));
  if (change) await wait(tables().put({ ...row, ...change }));
  database.close();
  return row.text;
}"""
"""The text of a table that the browser keeps; then it is changed."""

TOLD = """() => {
  const look = () => (window.told ??= document.querySelector('progress')?.labels[0].textContent);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes the first words beside a bar of progress, however soon they are gone."""

PICTURE = """async (change) => {
  const cache = await caches.open('highnoon-start');
  const [key] = await cache.keys();
  if (!key) return null;
  const found = await cache.match(key);
  const bytes = await found.arrayBuffer();
  const marked = (part) => new Response(part, { headers: { 'x-mark': change } });
  if (change === 'whole') await cache.put(key, marked(bytes));
  if (change === 'cut') await cache.put(key, marked(bytes.slice(0, 1_000_000)));
  return [bytes.byteLength, found.headers.get('x-mark')];
}"""
"""How large the picture of Python's memory is, and how it was marked; then it is marked anew."""


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that is stopped in the middle of a test."""
    found = House(tmp_path_factory.mktemp("own"), DEAL + SERVE)
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def device(browser: Browser, own_house: House) -> Iterator[BrowserContext]:
    """One browser for all tests that need none of their own: it fetches what it needs once."""
    with visitors(browser, own_house.url) as come:
        yield come().context


@pytest.fixture
def page(device: BrowserContext, own_house: House) -> Iterator[Page]:
    """A page of that browser, its house open."""
    if not own_house.running:
        own_house.start()
    found = device.new_page()
    found.goto("")
    yield found
    found.close()


def the_table(page: Page) -> str:
    return page.url.rpartition("/")[2]


def test_the_line_is_lost_and_a_match_goes_on_in_any_language(page: Page, own_house: House) -> None:
    open_here(page)
    kept_offline(page)
    own_house.stop(kill=True)
    page.goto("")
    for language in (*(one for one in languages() if one != "en"), "en"):
        speak(page, language)
        expect(page.get_by_text(say("pocket-cut-off", language))).to_be_visible()
    page.get_by_role("link", name=say("web-ride-on")).first.click()
    expect(board(page)).to_be_visible(timeout=LONG)
    # Whole matches without a network are those of the site.
    assert my_turn_or_end(page)
    choose(page)
    assert my_turn_or_end(page)
    button(page, "web-resign", exact=True).click()
    button(page.get_by_role("dialog"), "web-resign").click()
    expect(result(page)).to_be_visible()
    page.reload()
    expect(page.get_by_text(say("along-marked")).first).to_be_visible(timeout=LONG)
    # What needs other people comes back by itself.
    page.goto("")
    expect(page.get_by_text(say("pocket-cut-off"))).to_be_visible()
    own_house.start()
    expect(page.get_by_text(say("pocket-cut-off"))).to_have_count(0, timeout=LONG)


def test_a_table_is_taken_along_played_without_its_house_and_brought_back(
    page: Page, own_house: House
) -> None:
    open_table(page, COMPUTER, EASY)
    assert my_turn_or_end(page)
    choose(page)
    at_home = page.url
    button(page, "web-seats").click()
    button(page, "along-take").click()
    button(page, "along-take-go").click()
    page.wait_for_url("**/t/here-*", timeout=LONG)
    expect(board(page)).to_be_visible(timeout=LONG)
    kept_offline(page)
    own_house.stop(kill=True)
    assert my_turn_or_end(page)
    choose(page)
    assert my_turn_or_end(page)
    played = state_of(page)
    own_house.start()
    page.goto(at_home)
    expect(page.get_by_text(say("along-title"))).to_be_visible()
    # Here it rests.
    expect(ready(page)).to_have_count(0)
    page.get_by_role("link", name=say("along-there")).click()
    expect(board(page)).to_be_visible(timeout=LONG)
    button(page, "web-seats").click()
    button(page, "along-bring").click()
    button(page, "along-bring-go").click()
    page.wait_for_url(at_home, timeout=LONG)
    expect(page.locator(f"[data-version='{played}']")).to_be_visible()
    assert my_turn_or_end(page)
    choose(page)


def test_only_a_game_with_secrets_asks_about_them_before_it_is_taken_along(page: Page) -> None:
    def asks_about_secrets(count: int) -> None:
        button(page, "web-seats").click()
        button(page, "along-take").click()
        expect(page.get_by_text(say("along-take-note"))).to_be_visible()
        expect(page.get_by_text(say("along-take-secrets"))).to_have_count(count)

    open_table(page, COMPUTER, EASY)
    asks_about_secrets(0)
    gang.open_table(page, COMPUTER, COMPUTER)
    asks_about_secrets(1)


def test_a_start_begins_with_a_picture_of_the_last_one_unless_that_is_damaged(page: Page) -> None:
    open_here(page)
    shown = state_of(page)

    def begun_again() -> None:
        page.reload()
        expect(page.locator(f"[data-version='{shown}']")).to_be_visible(timeout=LONG)

    # It is kept before anything is played: whatever thinks then has that memory.
    size, _ = page.evaluate(PICTURE, "whole")
    begun_again()
    # It was not made anew.
    assert page.evaluate(PICTURE, "cut") == [size, "whole"]
    begun_again()
    until(page, PICTURE, lambda found: found == [size, None])


def test_an_installed_app_plays_without_a_network_though_no_table_was_ever_opened(
    visit: Visit, house: House
) -> None:
    page = visit()
    expect(poster(page, "Longhorn", "web-play-now")).to_be_visible()
    page.evaluate(TOLD)
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    kept_offline(page)
    # It said what it fetched, and how far it was.
    assert any_of("pocket-fetching", "pocket-starting").search(page.evaluate("window.told"))
    page.context.set_offline(True)
    page.goto("")
    expect(page.get_by_text(say("pocket-cut-off"))).to_be_visible(timeout=LONG)
    poster(page, "Longhorn", "web-play-now").click()
    expect(board(page)).to_be_visible(timeout=LONG)
    assert my_turn_or_end(page)
    choose(page)


def test_a_game_begun_under_older_rules_goes_on_under_them_after_an_update(page: Page) -> None:
    open_here(page)
    url, table = page.url, the_table(page)
    page.goto("rules/longhorn")
    old = under_older_rules(page.evaluate(KEPT_AS, [table, None]))
    page.evaluate(KEPT_AS, [table, {"text": old, "seq": 0}])
    page.goto(url)
    expect(board(page)).to_be_visible(timeout=LONG)
    assert my_turn_or_end(page)
    choose(page)
    assert my_turn_or_end(page)
    now = unsealed(page.evaluate(KEPT_AS, [table, None]))
    assert now.head.rules == 1
    assert now.lines.startswith(unsealed(old).lines)
    assert len(now.lines) > len(unsealed(old).lines)


def test_a_full_a_cleared_and_a_shared_device_and_a_damaged_table_are_named(visit: Visit) -> None:
    # A browser of its own: one that has written before may write a little more.
    page = visit()
    browser = page.context.new_cdp_session(page)
    full = {"origin": page.evaluate("origin"), "quotaSize": 1}
    browser.send("Storage.overrideQuotaForOrigin", full)
    page.goto("open/longhorn")
    page.get_by_label(say("pocket-where-device")).check()
    # The number that the build counted is named before anything is fetched.
    weight = page.evaluate("document.documentElement.dataset.wire / 1e6")
    named = say("pocket-where-note", total=f"{weight:.1f}")
    expect(page.get_by_text(named)).to_be_visible()
    button(page, "web-open-go").click()
    expect(page.get_by_text(say("pocket-error-full")).first).to_be_visible(timeout=LONG)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": full["origin"]})
    button(page, "web-open-go").click()
    expect(board(page)).to_be_visible(timeout=LONG)
    assert my_turn_or_end(page)
    choose(page)

    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_text(say("pocket-error-elsewhere"))).to_be_visible(timeout=LONG)
    other.close()

    url, table = page.url, the_table(page)
    page.goto("rules/longhorn")
    text = page.evaluate(KEPT_AS, [table, None])
    page.evaluate(KEPT_AS, [table, {"text": text[:-50]}])
    page.goto(url)
    expect(page.get_by_text(say("pocket-error-damaged")).first).to_be_visible(timeout=LONG)
    # It stays as it is.
    assert page.evaluate(KEPT_AS, [table, None]) == text[:-50]

    open_here(page)
    assert my_turn_or_end(page)
    browser.send("Storage.clearDataForOrigin", {"origin": full["origin"], "storageTypes": "all"})
    ready(page).first.click()
    expect(page.get_by_text(say("pocket-error-cleared")).first).to_be_visible()
    page.reload()
    expect(page.get_by_text(say("error-table-unknown")).first).to_be_visible(timeout=LONG)


def test_where_a_browser_keeps_nothing_a_table_lasts_as_long_as_its_page(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }"
    )
    # A worker has a world of its own.
    page.route(
        "**/assets/worker-*.js",
        lambda route: route.fulfill(
            content_type="text/javascript",
            body="IDBFactory.prototype.open = () => { throw new Error('no'); };\n"
            + route.fetch().text(),
        ),
    )
    open_here(page)
    expect(page.get_by_text(say("pocket-fleeting"))).to_be_visible()
    assert my_turn_or_end(page)
    choose(page)


def test_a_killed_browser_loses_nothing_that_was_shown(
    browser: Browser, house: House, tmp_path: Path
) -> None:
    def start() -> Page:
        context = browser.browser_type.launch_persistent_context(
            str(tmp_path), executable_path=find(), args=FLAGS, base_url=house.url
        )
        kept = json.dumps(json.dumps(SETTINGS))
        context.add_init_script(f"localStorage.setItem('highnoon-settings', {kept})")
        return context.new_page()

    page = start()
    open_here(page)
    assert my_turn_or_end(page)
    choose(page)
    assert my_turn_or_end(page)
    shown, url = state_of(page), page.url
    for process in processes_of(tmp_path):
        os.kill(process, signal.SIGKILL)
    with suppress(Error):
        page.context.close()

    page = start()
    page.goto(url)
    expect(board(page)).to_be_visible(timeout=LONG)
    assert my_turn_or_end(page)
    assert state_of(page) == shown
    page.context.close()


def processes_of(profile: Path) -> list[int]:
    """The processes of a browser that has its profile there."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes():
                found.append(int(process.name))
    assert found
    return found
