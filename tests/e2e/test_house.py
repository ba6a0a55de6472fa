"""The house around the tables: addresses that lead nowhere, small phones, a quiet home."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_together import ask
from tools.browser.house import House
from tools.browser.play import Visit, choices, play_now, poster, prompt, settle
from tools.browser.words import button, like, say

PHONE = {"width": 390, "height": 844}
SMALLEST = {"width": 320, "height": 640}
HOME = 300_000
"""Bytes that the home may weigh when a phone sees it for the first time."""
BOARD = 90_000
"""Bytes of scripts that may come until the first playable board, with the answers' headers."""
SHIFTS = """() => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 300);
})"""
SIDEWAYS = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit(viewport=SMALLEST)
    for path, words in {
        "nosuch": "web-lost",
        "rules/nosuch": "error-no-rulebook",
        "learn/nosuch": "error-game-unknown",
    }.items():
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name=like(words))).to_be_visible()
        assert page.evaluate(SIDEWAYS) == 0
    page.get_by_role("link", name=say("web-home"), exact=True).click()
    expect(page.get_by_role("heading", name=say("web-home-title"))).to_be_visible()


def test_nothing_scrolls_sideways_on_the_smallest_phone(visit: Visit) -> None:
    page = visit(viewport=SMALLEST, settings={"language": "de"})
    for path in ("", "open/longhorn", "open/desperados", "rules/moon-river", "games"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SIDEWAYS) <= 0, path


def test_the_home_stands_still_while_it_loads(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    expect(poster(page, "Longhorn", "web-play-now")).to_be_enabled()
    shifts = [page.evaluate(SHIFTS)]
    play_now(page)
    for _ in range(2):  # the first time it cannot know how much will come
        page.goto("")
        expect(page.get_by_role("link", name=say("web-ride-on"))).to_be_visible()
        settle(page)
        shifts.append(page.evaluate(SHIFTS))
    assert shifts[0] < 0.02
    assert shifts[2] < 0.02


def weigh(page: Page) -> Counter[str]:
    """What comes over the wire from now on, nothing of it known: bytes by kind."""
    page.wait_for_load_state("networkidle")
    weights: Counter[str] = Counter()
    kinds: dict[str, str] = {}
    wire = page.context.new_cdp_session(page)
    wire.on("Network.responseReceived", lambda one: kinds.update({one["requestId"]: one["type"]}))
    wire.on(
        "Network.loadingFinished",
        lambda one: weights.update({kinds.get(one["requestId"], ""): one["encodedDataLength"]}),
    )
    wire.send("Network.enable")
    wire.send("Network.clearBrowserCache")
    return weights


def test_the_home_is_light(visit: Visit) -> None:
    page = visit("nosuch", viewport=PHONE)
    weights = weigh(page)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("")
    expect(poster(page, "Longhorn", "web-play-now")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    # Only the list of languages is written in Cyrillic letters too.
    assert [url for url in fetched if "bitter-cyrillic" in url] == []
    assert 100_000 < weights.total() < HOME


@pytest.mark.parametrize("game", ["longhorn", "moon-river", "desperados"])
def test_the_first_playable_board_is_light(visit: Visit, house: House, game: str) -> None:
    others = 2 if game == "desperados" else 1
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * others]
    made = ask(house, "tables", {"game": game, "seats": seats})
    page = visit("nosuch", viewport=PHONE)
    weights = weigh(page)
    page.goto(f"t/{made['id']}#seat={made['tokens']['0']}")
    expect(choices(page).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 50_000 < weights["Script"] <= BOARD


def dialogs(page: Page) -> list[str]:
    return [key for key in ("web-settings", "web-legend", "web-seats") if button(page, key).count()]


def test_escape_closes_what_lies_over_the_table(visit: Visit) -> None:
    page = visit()
    play_now(page)
    expect(prompt(page)).to_be_visible()
    for key in dialogs(page):
        button(page, key).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_seat_for_the_house_is_taken_in_the_lobby(visit: Visit, house: House) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    for opening in ("invited", "house"):
        ask(house, "tables", {"game": "longhorn", "seats": seats, "seats_open": opening})
    page = visit(settings={"name": "Bob"})
    lobby = page.get_by_role("region", name=say("web-lobby"))
    expect(lobby.get_by_role("listitem")).to_have_count(1)
    expect(lobby).to_contain_text(say("web-lobby-there", names="Ann"))
    lobby.get_by_role("button", name=like("web-lobby-sit", seat="Jessie")).click()
    expect(prompt(page)).to_be_visible()
    expect(page.get_by_text("Bob").first).to_be_visible()
