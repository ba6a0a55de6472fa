"""Who plays: asked once, called by name everywhere, against computers with names and faces."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from highnoon.i18n.catalogue import languages
from tests.e2e.looks import PHONE, axe_clean
from tests.e2e.test_together import in_turn
from tools.browser.house import House
from tools.browser.play import Visit, board, choose, poster, prompt, ready, result, speak
from tools.browser.words import button, like, say

STRANGER = {"introduced": False}
ANNA = "Анна Ray"


def dialog(page: Page) -> Any:
    return page.get_by_role("dialog", name=say("web-who-title"))


def introduce(page: Page, name: str, portrait: str = "owl") -> None:
    dialog(page).get_by_label(say("web-name")).fill(name)
    dialog(page).get_by_label(say(f"web-portrait-{portrait}"), exact=True).check(force=True)
    button(dialog(page), "web-who-ready").click()
    expect(dialog(page)).to_have_count(0)


def opened(house: House, game: str, *others: str) -> dict[str, Any]:
    """A table where people with names play, as the house opens it."""
    names = ("Anna", "Ben", "Cleo")
    seats = [
        {"kind": kind, "name": name, "portrait": "horse"}
        for kind, name in zip(("me", *others), names, strict=False)
    ]
    asked = urllib.request.Request(
        house.url + "api/tables",
        json.dumps({"game": game, "seats": seats}).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(asked) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def test_a_stranger_is_asked_once_and_called_by_name_in_every_language(visit: Visit) -> None:
    page = visit(settings=STRANGER)
    poster(page, "Longhorn", "web-play-now").click()
    introduce(page, ANNA)
    expect(ready(page).first).to_be_visible(timeout=60_000)
    choose(page)
    expect(ready(page).first).to_be_visible(timeout=60_000)
    for language in languages():
        speak(page, language)
        expect(prompt(page)).to_contain_text(ANNA)
        log = page.get_by_role("list", name=say("web-moves", language))
        expect(log.filter(has_text=ANNA).first).to_be_visible()
        expect(log).not_to_contain_text(re.compile(rf"\b{say('longhorn-seat-eagle', language)}\b"))
    page.goto("")
    poster(page, "Longhorn", "web-play-now").or_(page.get_by_role("main")).first.wait_for()
    speak(page, "en")
    poster(page, "Longhorn", "web-play-now").click()
    expect(ready(page).first).to_be_visible(timeout=60_000)


def test_nobody_has_to_say_who_they_are(visit: Visit) -> None:
    page = visit(settings=STRANGER)
    poster(page, "Longhorn", "web-play-now").click()
    expect(dialog(page)).to_be_visible()
    axe_clean(page)
    button(dialog(page), "web-who-skip").click()
    expect(prompt(page)).to_be_visible()
    page.goto("")
    poster(page, "Longhorn", "web-play-now").click()
    expect(prompt(page)).to_be_visible()


def test_a_name_that_fills_its_field_is_told_so(visit: Visit) -> None:
    page = visit(settings=STRANGER)
    poster(page, "Longhorn", "web-play-now").click()
    field, full = dialog(page).get_by_label(say("web-name")), say("web-name-full", count=24)
    field.press_sequentially("Bartholomew Abernathy-S")
    expect(page.get_by_text(full)).to_have_count(0)
    field.press_sequentially("mythe")
    expect(page.get_by_text(full)).to_be_visible()
    expect(field).to_have_value("Bartholomew Abernathy-Sm")
    axe_clean(page)


def test_whoever_joins_by_code_or_link_is_asked_too(visit: Visit, house: House) -> None:
    code, link = (opened(house, "longhorn", "open") for _ in range(2))
    ben = visit(settings=STRANGER)
    ben.get_by_label(say("web-have-code")).fill(code["code"])
    button(ben, "web-join", exact=True).click()
    introduce(ben, "Benny", "horse")
    expect(board(ben)).to_contain_text("Benny")
    cleo = visit(f"t/{link['id']}#sit={link['code']}", settings=STRANGER)
    button(cleo, "web-sit").click()
    introduce(cleo, "Cleo", "coyote")
    expect(board(cleo)).to_contain_text("Cleo")


def test_a_new_name_takes_effect_at_a_running_table(visit: Visit, house: House) -> None:
    made = opened(house, "longhorn", "local")
    friend = visit(f"t/{made['id']}")
    page = visit(f"t/{made['id']}#seat={made['tokens']['0']}", settings={"name": "Anna"})
    expect(board(page)).to_contain_text("Anna")
    button(page, "web-settings").click()
    page.get_by_label(say("web-name")).fill("Dinah")
    page.keyboard.press("Tab")
    button(page, "web-who-change").click()
    page.get_by_label(say("web-portrait-hound"), exact=True).check(force=True)
    for one in (page, friend):
        expect(board(one)).to_contain_text("Dinah")
        expect(board(one)).not_to_contain_text("Anna")
    expect(friend.locator("use[href$='#p-hound']").first).to_be_attached()


def test_whoever_is_about_to_resign_is_called_by_name(visit: Visit, house: House) -> None:
    made = opened(house, "longhorn", "local")
    page = visit(f"t/{made['id']}#seat={made['tokens']['0']}")
    button(page, "web-resign", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text(say("web-resign-note", name="Anna"))


def test_a_portrait_stands_beside_the_question_and_the_moves(visit: Visit, house: House) -> None:
    made = opened(house, "longhorn", "local")
    asked, _ = in_turn([visit(f"t/{made['id']}#seat={made['tokens'][n]}") for n in "01"])
    face = "use[href$='#p-horse']"
    expect(asked.locator("[data-prompt]").locator(face)).to_be_attached()
    choose(asked)
    expect(asked.get_by_role("list", name=say("web-moves")).locator(face).first).to_be_attached()


def test_on_a_small_phone_every_player_has_their_portrait(visit: Visit, house: House) -> None:
    made = opened(house, "moon-river", "local", "local")
    page = visit(f"t/{made['id']}#seat={made['tokens']['0']}", **PHONE)
    row = page.get_by_role("group", name=say("web-moon-river-ranches"))
    expect(row.locator("use[href$='#p-horse']")).to_have_count(3)
    sign, word = (row.get_by_role("button").last.locator(part) for part in ("b", "span"))
    middles = [
        box["x"] + box["width"] / 2 for box in (sign.bounding_box(), word.bounding_box()) if box
    ]
    assert abs(middles[0] - middles[1]) < 2, middles


LONG = "Анна-Мария Йорданова-Ярославская"
CUT = """(words) => {
    const { bottom } = words.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(words);
    const lines = [...text.getClientRects()];
    const cut = lines.filter((line) => line.top < bottom - 0.1 && line.bottom > bottom + 1);
    return [lines.length, cut.length];
}"""
"""How many lines some words have, and how many of them are seen in part."""


def test_a_long_name_leaves_both_herds_on_the_screen(visit: Visit, house: House) -> None:
    made = opened(house, "longhorn", "local")
    held = {"authorization": f"Bearer {made['tokens']['0']}"}
    page = visit(f"t/{made['id']}#seat={made['tokens']['0']}")
    page.request.post(f"api/tables/{made['id']}/name", data={"name": LONG}, headers=held)
    lines, cut = page.get_by_title(LONG).evaluate(CUT)
    assert (lines > 2, cut) == (True, 0)
    for name in (LONG, "Ben"):
        herd = page.get_by_role("region", name=name).get_by_role("row").last
        box = herd.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800, name


@pytest.mark.parametrize(
    ("game", "others"),
    [
        ("longhorn", ["local"]),
        ("moon-river", ["local"]),
        ("desperados", ["local", "local"]),
    ],
)
@pytest.mark.parametrize("width", [1280, 390])
def test_a_spectator_is_never_you(
    visit: Visit, house: House, game: str, others: list[str], width: int
) -> None:
    made = opened(house, game, *others)
    page = visit(f"t/{made['id']}", viewport={"width": width, "height": 800})
    expect(prompt(page)).to_have_text(like("web-turn-of"))
    expect(page.get_by_role("main").get_by_text(say("web-you-watch")).first).to_be_visible()
    words = page.locator("body").inner_text()
    for told in ("web-your-turn", "web-moon-river-you", "web-role-you"):
        assert not re.search(rf"(?<!\w){say(told)}(?!\w| are watching)", words), told
    assert "your turn" not in words.lower()
    assert "Anna" in words
    # When it is over nobody has won or lost who only watched.
    ask = urllib.request.Request(
        f"{house.url}api/tables/{made['id']}/resign",
        b"{}",
        {"content-type": "application/json", "authorization": f"Bearer {made['tokens']['0']}"},
    )
    urllib.request.urlopen(ask).close()
    expect(result(page)).to_be_visible()
    headline = page.get_by_role("heading", level=1)
    expect(headline).to_have_text(like("web-result-wins"))
    assert not re.search(r"\b[Yy]ou (win|lose)", page.locator("main").inner_text())


def test_the_sheriff_stays_the_sheriff(visit: Visit, house: House) -> None:
    made = opened(house, "desperados", "local", "local")
    page = visit(f"t/{made['id']}#seat={made['tokens']['1']}")
    expect(prompt(page)).to_contain_text(f"Anna ({say('desperados-seat-sheriff')})")


def test_play_now_remembers_the_level_and_changes_it_with_one_tap(visit: Visit) -> None:
    page = visit()
    rung = say("bot-longhorn-1")
    level = page.get_by_role("radio", name=re.compile(f"^{rung}. ")).first
    level.check(force=True)
    now = poster(page, "Longhorn", "web-play-now")
    expect(now).to_contain_text(rung)
    page.reload()
    expect(now).to_contain_text(rung)
    now.click()
    expect(board(page)).to_contain_text(rung)
    expect(page.locator("use[href$='#level-1']").first).to_be_attached()


def test_a_level_tells_its_weakness_where_it_is_chosen(visit: Visit) -> None:
    page = visit("open/longhorn")
    page.get_by_label(say("longhorn-seat-jessie"), exact=True).select_option(
        label=say("web-seat-bot")
    )
    page.get_by_label(say("web-level-of", name=say("longhorn-seat-jessie"))).select_option("2")
    expect(page.get_by_text(say("bot-longhorn-2-blind"))).to_be_visible()


def test_the_next_game_has_the_same_deal_and_another_level(visit: Visit) -> None:
    page = visit(settings={"name": "Anna", "levels": {"longhorn": 1}})
    poster(page, "Longhorn", "web-play-now").click()
    expect(ready(page).first).to_be_visible(timeout=60_000)
    before = page.url
    button(page, "web-resign", exact=True).click()
    button(page.get_by_role("dialog"), "web-resign").click()
    expect(result(page)).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(say("bot-longhorn-1"))
    button(page, "web-rematch-seats").click()
    asked = page.get_by_role("dialog")
    asked.get_by_label(say("web-rematch-deal", count=2)).check()
    asked.get_by_label(say("web-rematch-level")).select_option("2")
    expect(asked).to_contain_text(say("bot-longhorn-2-blind"))
    button(asked, "web-rematch").click()
    expect(board(page)).to_contain_text(say("bot-longhorn-2"))
    assert page.url != before
    # Anna has the other side now.
    expect(board(page)).to_contain_text(f"{say('longhorn-seat-jessie')} · {say('web-role-you')}")
