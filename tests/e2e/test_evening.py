"""The evening: talk beside the board, the next game for all, the lobby, results, hand-overs."""

from __future__ import annotations

import json
import random
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect

from highnoon.core.match import Match
from tests.e2e.looks import PHONE, axe_clean
from tests.e2e.test_together import people
from tools.browser.gang import curtain, open_table
from tools.browser.house import House
from tools.browser.play import HERE, Visit, board, choices, prompt, ready, replay, upload
from tools.browser.words import button, like, say

WIDE = {"width": 1280, "height": 800}


def ask(house: House, path: str, body: Any = None, token: str | None = None) -> Any:
    headers = {"content-type": "application/json"}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{house.url}api/{path}", data, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def alone(house: House, game: str, count: int, moves: int) -> tuple[str, dict[str, str]]:
    """A table at which one device has all seats, played at random so far; its seats' keys."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "local"}] * (count - 1)]
    made = ask(house, "tables", {"game": game, "seats": seats})
    rng, tokens = random.Random(3), made["tokens"]
    for _ in range(moves):
        for seat, token in tokens.items():
            state = ask(house, f"tables/{made['id']}", token=token)
            if int(seat) in state["waiting_for"]:
                action = rng.choice(state["choices"])["action"]
                body = {"action": action, "version": state["version"], "request": str(rng.random())}
                ask(house, f"tables/{made['id']}/actions", body, token)
                break
        else:
            break
    return made["id"], tokens


def resigned(house: House, game: str, count: int, moves: int) -> str:
    """The personal link to a game that was given up after so many moves."""
    table, tokens = alone(house, game, count, moves)
    ask(house, f"tables/{table}/resign", {}, tokens["0"])
    return f"t/{table}#seat={tokens['0']}"


# --- talk ---


@pytest.mark.parametrize(("game", "count"), [("longhorn", 2), ("moon-river", 4), ("desperados", 6)])
def test_talk_lies_open_beside_the_board_on_a_wide_screen(
    visit: Visit, house: House, game: str, count: int
) -> None:
    made = ask(
        house,
        "tables",
        {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]},
    )
    joined = [ask(house, "join", {"code": made["code"], "name": f"P{n}"}) for n in range(count - 1)]
    page = visit(f"t/{made['id']}#seat={joined[0]['token']}", viewport=WIDE)
    key = {"desperados": "web-desperados-talk-gang"}.get(game, "web-talk")
    talk = page.get_by_role("region", name=say(key))
    field = talk.get_by_role("textbox")
    expect(field).to_be_visible()
    box = field.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= WIDE["height"]
    assert box["x"] + box["width"] <= WIDE["width"]
    field.fill("Howdy")
    page.keyboard.press("Enter")
    expect(talk.get_by_role("list")).to_contain_text("P0 Howdy")
    ask(house, f"tables/{made['id']}/say", {"text": "Hello all"}, made["tokens"]["0"])
    expect(talk.get_by_role("list")).to_contain_text("Hello all")
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    axe_clean(page)


def test_joined_emoji_arrive_whole(visit: Visit, house: House) -> None:
    # A family, a farmer and a waving hand, each of several signs, and a flag of five letters.
    joined = (
        "\U0001f469\u200d\U0001f469\u200d\U0001f467 "
        "\U0001f469\u200d\U0001f33e \U0001f44b\U0001f3fd "
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
    )
    links = people(house, 2)
    ann, bob = visit(links[0], viewport=WIDE), visit(links[1], viewport=WIDE)
    field = ann.get_by_role("region", name=say("web-talk")).get_by_role("textbox")
    field.fill(joined)
    ann.keyboard.press("Enter")
    for page in (ann, bob):
        talk = page.get_by_role("region", name=say("web-talk")).get_by_role("list")
        expect(talk).to_contain_text(f"Ann {joined}")


def test_on_a_phone_a_badge_counts_what_was_not_read(visit: Visit, house: House) -> None:
    links = people(house, 2)
    table, _, token = links[1].removeprefix("t/").partition("#seat=")
    page = visit(links[0], **PHONE)
    chat = button(page, "web-talk")
    expect(chat).to_be_visible()
    for word in ("one", "two"):
        ask(house, f"tables/{table}/say", {"text": word}, token)
    fresh = page.get_by_role("button", name=f"{say('web-talk')} 2 {say('web-talk-unread')}")
    expect(fresh).to_be_visible()
    fresh.click()
    expect(page.get_by_role("dialog")).to_contain_text("two")
    button(page, "web-close").click()
    expect(chat).not_to_contain_text(say("web-talk-unread"))


def test_gang_talk_on_a_phone_leaves_a_trace(visit: Visit, house: House) -> None:
    links = people(house, 4, "desperados")
    table, _, token = links[2].removeprefix("t/").partition("#seat=")
    page = visit(**PHONE)
    page.clock.install()
    page.goto(links[1])
    expect(prompt(page)).to_be_visible()
    ask(house, f"tables/{table}/say", {"text": "Meet at Taos", "to": "side"}, token)
    expect(page.get_by_text("Meet at Taos").first).to_be_visible()
    for _ in range(16):  # longer than a bubble stays, and the line is heard meanwhile
        page.clock.run_for(500)
        page.wait_for_timeout(50)
    expect(page.get_by_text("Meet at Taos").first).to_be_visible()
    chat = page.get_by_role("button", name=re.compile(say("web-desperados-talk")))
    expect(chat).to_contain_text("1")
    chat.click()
    expect(page.get_by_role("dialog")).to_contain_text("Meet at Taos")


# --- the next game, and the lobby ---


def test_the_next_game_is_announced_to_whoever_only_watches(visit: Visit, house: House) -> None:
    links = people(house, 2)
    table, _, token = links[0].removeprefix("t/").partition("#seat=")
    watcher, player = visit(f"t/{table}"), visit(links[1])
    expect(prompt(watcher)).to_be_visible()
    ask(house, f"tables/{table}/resign", {}, token)
    expect(button(player, "web-rematch", exact=True)).to_be_visible()
    after = ask(house, f"tables/{table}/rematch", {"seats": "rotate"}, token)["id"]
    for page, go_on in ((watcher, "web-next-watch"), (player, "web-next-go")):
        expect(page.get_by_text(say("web-next-ready"))).to_be_visible()
        button(page, go_on).click()
        expect(page).to_have_url(re.compile(after))
        expect(prompt(page)).to_be_visible()


def test_a_lobby_follows_who_sits_down_elsewhere(visit: Visit, house: House) -> None:
    bot = {"kind": "bot", "level": 2}
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}, bot]
    body = {"game": "moon-river", "seats": seats, "seats_open": "house"}
    made = ask(house, "tables", body)
    one, other = visit(), visit(settings={"name": "Bob"})
    card = one.get_by_role("region", name=say("web-lobby")).get_by_role("listitem")
    card = card.filter(has_text="Ann")
    expect(card.get_by_role("button")).to_have_count(2)
    expect(card).to_contain_text(say("bot-moon-river-2"))
    axe_clean(one)
    lobby = other.get_by_role("region", name=say("web-lobby"))
    lobby.get_by_role("listitem").filter(has_text="Ann").get_by_role("button").last.click()
    expect(prompt(other)).to_be_visible()
    expect(card).to_contain_text("Bob", timeout=20_000)  # nobody has loaded the page again
    expect(card.get_by_role("button")).to_have_count(1)
    ask(house, f"tables/{made['id']}/seats", {"name": "Cleo"})
    expect(card).to_have_count(0, timeout=20_000)


# --- results ---


def test_a_moment_that_is_not_shows_the_last_one_and_says_so(visit: Visit, house: House) -> None:
    link = resigned(house, "longhorn", 2, 6)
    page = visit(link.replace("#", "?at=999#"))
    expect(page.get_by_text(like("error-no-moment"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"step (\d+) of \1$"))).to_be_visible()


def test_after_a_resignation_at_once_only_the_board_and_the_result_are_there(
    visit: Visit, house: House
) -> None:
    for game, count in (("longhorn", 2), ("desperados", 3)):
        page = visit(resigned(house, game, count, 0))
        shown = page.get_by_role("region", name=say("web-replay"))
        expect(shown).to_be_visible()
        expect(shown.get_by_role("slider")).to_have_count(0)
    # The map of Desperados has all the room that is left.
    map_box = page.locator("svg").filter(has_text="Taos").first.bounding_box()
    assert map_box is not None
    assert map_box["height"] > 300


def test_the_moves_of_a_secret_game_follow_the_board_when_it_is_over(
    visit: Visit, house: House
) -> None:
    page = visit(resigned(house, "desperados", 3, 30))
    moves = page.get_by_role("list", name=say("web-moves"))
    first = moves.get_by_role("button").first
    expect(first).to_be_visible()
    first.click()
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    page.wait_for_function(
        "list => list.querySelector('[aria-current]') === list.children[0]",
        arg=moves.element_handle(),
    )
    page.keyboard.press("ArrowRight")
    page.reload()
    expect(moves.get_by_role("button").first).to_be_visible()
    axe_clean(page)
    button(page, "web-rematch-seats").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe_clean(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_slider_of_moon_river_is_a_chart_of_the_scores(visit: Visit, house: House) -> None:
    table, tokens = alone(house, "moon-river", 2, 60)
    ask(house, f"tables/{table}/resign", {}, tokens["0"])
    page = visit(f"t/{table}#seat={tokens['0']}")
    chart = page.get_by_role("img", name=say("web-chart-course"))
    expect(chart).to_be_visible()
    slider = page.get_by_role("region", name=say("web-replay")).get_by_role("slider")
    slider.fill("40")
    expect(page).to_have_url(re.compile(r"\?at=40$"))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_ranches_of_a_finished_game_fit_above_its_course(visit: Visit, count: int) -> None:
    match, rng = Match.new("moon-river", {"players": count}, seed=5), random.Random(5)
    while not match.over:
        seat = min(match.actors())
        match.play(seat, rng.choice(match.legal_actions(seat)))
    page = visit()
    upload(page, match)
    replay(page).get_by_role("slider").focus()
    page.keyboard.press("End")
    shown = replay(page).get_by_role("group", name="Moon River")
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        expect(shown).to_be_visible()
        page.wait_for_function("new Promise(done => requestAnimationFrame(() => done(true)))")
        over = shown.evaluate(
            "box => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]"
        )
        assert max(over) <= 1, (count, width, height)
    axe_clean(page)


OVER = """box => {
    const ranches = [...box.querySelectorAll('li')];
    const over = ranches.map((one) => one.scrollHeight - one.clientHeight);
    return Math.max(box.scrollWidth - box.clientWidth, ...over);
}"""
"""By how much a ranch is larger than the room it has."""


def test_on_a_phone_no_ranch_of_a_finished_game_lies_over_another(visit: Visit) -> None:
    match, rng = Match.new("moon-river", {"players": 4}, seed=5), random.Random(5)
    while not match.over:
        match.play(min(match.actors()), rng.choice(match.legal_actions(min(match.actors()))))
    page = visit()
    upload(page, match)
    shown = replay(page).get_by_role("group", name="Moon River")
    for width, height in ((360, 640), (390, 844), (640, 360), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(shown).to_be_visible()
        page.wait_for_function("new Promise(done => requestAnimationFrame(() => done(true)))")
        assert shown.evaluate(OVER) <= 1, (width, height)


# --- hand-overs ---


MY_KEYS = """() => {
    const { tokens } = Object.values(JSON.parse(localStorage.getItem('highnoon-tables')))[0];
    return tokens;
}"""


def test_one_hand_over_for_a_persons_whole_stretch(visit: Visit, house: House) -> None:
    page = visit()
    open_table(page, HERE, HERE)
    expect(curtain(page).or_(choices(page).first)).to_be_visible()
    keys, table = page.evaluate(MY_KEYS), page.url.partition("/t/")[2]
    handed: list[int] = []
    acted: list[str] = []
    goes_on = False
    for _ in range(30):
        expect(curtain(page).or_(choices(page).first)).to_be_visible()
        if curtain(page).count():
            handed.append(len(acted))
            curtain(page).click()
        ready(page).first.wait_for()
        before = {name: board(page).get_attribute(f"data-{name}") for name in ("version", "viewer")}
        seat = before["viewer"] or ""
        assert not goes_on or seat == acted[-1], "whoever holds the device was still asked"
        acted.append(seat)
        choices(page).first.click()
        page.wait_for_function(
            "old => { const now = document.querySelector('[data-version]')?.dataset;"
            " return !now || now.version !== old.version || now.viewer !== old.viewer; }",
            arg=before,
        )
        goes_on = int(seat) in ask(house, f"tables/{table}", token=keys[seat])["waiting_for"]
    changes = [n for n, who in enumerate(acted) if n == 0 or acted[n - 1] != who]
    assert handed == changes, "the device goes round when somebody else is asked, and only then"


def test_where_nothing_is_secret_the_device_is_never_handed_over(visit: Visit) -> None:
    page = visit("open/moon-river")
    kinds = page.get_by_role("combobox").filter(has=page.get_by_role("option", name=HERE))
    expect(kinds.nth(1)).to_be_visible()
    for one in kinds.all()[1:]:
        one.select_option(label=HERE)
    button(page, "web-open-go").click()
    for _ in range(12):
        expect(prompt(page)).to_be_visible()
        ready(page).first.wait_for()
        assert not page.get_by_role("button", name=like("web-desperados-i-am")).count()
        before = board(page).get_attribute("data-version")
        choices(page).first.click()
        expect(board(page)).not_to_have_attribute("data-version", before or "")
