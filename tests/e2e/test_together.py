"""What people do together: talk, clocks, absence and return, votes, public tables, other seats."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.looks import PHONE, axe_clean
from tests.e2e.test_table import two
from tools.browser.house import House
from tools.browser.play import CODE, Visit, choices, choose, invitation, prompt
from tools.browser.words import button, like, say

NARROW = {"width": 1000, "height": 800}
"""Too narrow for talk beside the board: it opens by a button."""


def ask(house: House, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        house.url + "api/" + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def people(house: House, count: int, game: str = "longhorn", **more: Any) -> list[str]:
    """Personal links of so many people, each on a device of their own, at a new table."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * (count - 1)]
    made = ask(house, "tables", {"game": game, "seats": seats, **more})
    names = ("Bob", "Cleo", "Dan")[: count - 1]
    joined = [ask(house, "join", {"code": made["code"], "name": name}) for name in names]
    tokens = [made["tokens"]["0"], *(one["token"] for one in joined)]
    return [f"t/{made['id']}#seat={token}" for token in tokens]


def in_turn(pages: list[Page]) -> tuple[Page, Page]:
    """Who chooses now, and who waits."""
    waits = like("longhorn-prompt-wait")
    for page in pages:
        expect(choices(page).first.or_(prompt(page).filter(has_text=waits))).to_be_visible()
    asked, other = pages if choices(pages[0]).count() else reversed(pages)
    expect(choices(asked).first).to_be_visible()
    return asked, other


def news(page: Page, words: str) -> Locator:
    """What is told beside the table for a while."""
    return page.get_by_role("status").filter(has_text=words)


def talk_beside(page: Page) -> Locator:
    """The talk that lies open beside the board on a wide screen."""
    return page.get_by_role("region", name=say("web-talk"))


def test_a_quick_phrase_is_read_in_ones_own_language(visit: Visit, house: House) -> None:
    links = people(house, 2)
    ann = visit(links[0], viewport=NARROW)
    bob = visit(links[1], settings={"language": "de"}, viewport=NARROW)
    expect(button(bob, "web-talk", "de")).to_be_visible()
    button(ann, "web-talk").click()
    talk = ann.get_by_role("dialog", name=say("web-talk"))
    talk.get_by_text(say("web-quick")).click()
    button(talk, "web-quick-luck").click()
    expect(talk.get_by_role("list", name=say("web-talk"))).to_contain_text(
        f"Ann {say('web-quick-luck')}"
    )
    expect(news(bob, f"Ann {say('web-quick-luck', 'de')}")).to_be_visible()
    button(bob, "web-seats", "de").click()
    bob.get_by_role("button", name=f"{say('web-mute', 'de')} Ann").click()
    button(bob, "web-close", "de").click()
    button(bob, "web-talk", "de").click()
    talk = bob.get_by_role("list", name=say("web-talk", "de"))
    expect(talk).not_to_contain_text(say("web-quick-luck", "de"))
    expect(talk).to_contain_text(like("web-talk-hushed", "de"))


def test_a_clock_runs_out(visit: Visit, house: House) -> None:
    pace = {"clock": {"kind": "game", "seconds": 6.0}, "zero": "resign"}
    pages = [visit(link) for link in people(house, 2, pace=pace)]
    over = like("result-late")
    for page in pages:
        running = page.get_by_role("list", name=say("web-clocks")).filter(
            has_text=say("web-clock-hurry")
        )
        expect(running.or_(page.get_by_text(over))).to_be_visible()
    for page in pages:
        expect(page.get_by_text(over)).to_be_visible()


def test_absence_and_return(visit: Visit, house: House) -> None:
    links = people(house, 2, pace={"absence": 5.0, "level": 1})
    table = links[0].partition("#")[0].replace("t/", "api/tables/")
    with urllib.request.urlopen(house.url + table) as answer:
        (asked,) = json.load(answer)["waiting_for"]
    away = visit(links[asked])  # before the other one, who would begin to wait
    expect(choices(away).first).to_be_visible()
    stays = visit(links[1 - asked])
    expect(talk_beside(stays)).to_be_visible()
    name = ("Ann", "Bob")[asked]
    away.close()
    expect(news(stays, say("web-replaced-absent", name=name))).to_be_visible()
    expect(choices(stays).first).to_be_visible(timeout=60_000)
    back = visit(links[asked])
    expect(back.get_by_text(say("web-stand-in-absent"))).to_be_visible()
    expect(choices(back)).to_have_count(0)
    button(back, "web-come-back").click()
    expect(news(stays, say("web-came-back", name=name))).to_be_visible()
    expect(back.get_by_text(say("web-stand-in-absent"))).to_have_count(0)
    while choices(stays).count():
        choose(stays)
    expect(choices(back).first).to_be_visible()


def test_a_vote_of_all_others(visit: Visit, house: House) -> None:
    ann, bob, cleo = (visit(link) for link in people(house, 3, "moon-river"))
    for page in (ann, bob, cleo):
        expect(talk_beside(page)).to_be_visible()
    button(ann, "web-seats").click()
    ann.get_by_role("button", name=f"{say('web-vote-begin')} Cleo").click()
    button(ann, "web-vote-ask").click()
    expect(cleo.get_by_text(say("web-vote-open", name="Cleo", count=1, of=2))).to_be_visible()
    bob.get_by_text(say("web-vote-question", by="Ann", name="Cleo")).wait_for()
    button(bob, "web-vote-yes").click()
    expect(cleo.get_by_text(say("web-seat-voted"))).to_be_visible()
    expect(news(ann, say("web-voted-out", name="Cleo"))).to_be_visible()


def test_public_tables_are_listed_and_watched(visit: Visit, house: House) -> None:
    people(house, 2, "moon-river", public=True)
    home = visit()
    listed = home.get_by_role("region", name=say("web-public"))
    expect(listed).to_contain_text(
        re.compile(f"Moon River.*Ann · Bob.*{like('web-turn-of').pattern}", re.DOTALL)
    )
    listed.get_by_role(
        "link", name=re.compile(f"{say('web-watch')}: Moon River, Ann.* Bob")
    ).first.click()
    expect(prompt(home)).to_be_visible()
    expect(choices(home)).to_have_count(0)


def test_the_home_and_the_tab_tell_that_it_is_my_turn(visit: Visit) -> None:
    eagle, jessie = two(visit)
    asked, other = in_turn([eagle, jessie])
    icon = "link[rel=icon]"
    expect(asked).to_have_title(re.compile(f"^● {say('web-your-turn')}"))
    expect(asked.locator(icon)).to_have_attribute("href", re.compile(r"icon-turn\.svg$"))
    expect(other.locator(icon)).to_have_attribute("href", re.compile(r"icon\.svg$"))
    asked.get_by_role("link", name=say("web-brand-home")).click()
    expect(asked.get_by_role("region", name=say("web-continue"))).to_contain_text(
        say("web-your-turn")
    )
    expect(asked).to_have_title(re.compile(rf"● {say('web-your-turn')} \(1\)"))


def test_the_next_game_with_other_seats(visit: Visit) -> None:
    eagle, jessie = two(visit)
    button(eagle, "web-resign").click()
    button(eagle.get_by_role("dialog"), "web-resign").click()
    button(eagle, "web-rematch-seats").click()
    eagle.get_by_label(say("web-rematch-rotate", count=2)).check()
    button(eagle.get_by_role("dialog"), "web-rematch").click()
    expect(eagle.get_by_role("region", name="Jessie")).to_contain_text(say("web-role-you"))
    button(jessie, "web-rematch-join").click()
    expect(jessie.get_by_role("region", name="Eagle")).to_contain_text(say("web-role-you"))
    asked, _ = in_turn([eagle, jessie])
    choose(asked)


def test_a_clock_and_spectators_are_chosen_when_a_table_is_opened(visit: Visit) -> None:
    page = visit("open/longhorn")
    page.get_by_label(say("web-clock")).select_option(
        label=say("web-clock-game", minutes=10, increment=10)
    )
    page.get_by_label(say("web-zero")).select_option(label=say("web-zero-resign"))
    page.get_by_label(say("web-away")).select_option(label=say("web-away-after", minutes=5))
    page.get_by_label(say("web-public-open")).check()
    button(page, "web-open-go").click()
    expect(page.get_by_role("list", name=say("web-clocks"))).to_contain_text("10:00")
    state = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert state["public"]
    assert state["pace"] == {
        "clock": {"kind": "game", "seconds": 600, "increment": 10},
        "zero": "resign",
        "absence": 300,
        "level": 2,
    }


def test_the_company_on_a_small_phone(visit: Visit, house: House) -> None:
    pace = {"clock": {"kind": "game", "seconds": 25.0}}
    link = people(house, 3, "moon-river", pace=pace)[0]
    page = visit(link, settings={"language": "de"}, **PHONE)
    for opens, inside in (("web-talk", "web-quick"), ("web-seats", "web-leave")):
        button(page, opens, "de").click()
        dialog = page.get_by_role("dialog", name=say(opens, "de"))
        dialog.get_by_text(say(inside, "de")).click()
        axe_clean(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        button(page, "web-close", "de").click()


TOLD = """async () => {
    const bell = await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 300; tries++) {
        await new Promise((again) => setTimeout(again, 50));
        const [told] = await bell.getNotifications();
        if (told) return [told.title, told.body, told.data.table, bell.scope];
    }
}"""


def test_a_notification_tells_that_it_is_my_turn_elsewhere(visit: Visit, house: House) -> None:
    wants: dict[str, Any] = {"permissions": ["notifications"], "settings": {"notify": True}}
    links = people(house, 2)
    asked, away = in_turn([visit(link, **wants) for link in links])
    # Nobody looks at this page any more.
    away.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    while choices(asked).count():
        choose(asked)
    table = links[0].partition("#")[0].removeprefix("t/")
    assert away.evaluate(TOLD) == [say("web-your-turn"), "Longhorn", table, house.url]


def test_the_seat_of_a_ghost_is_offered_again(visit: Visit, house: House) -> None:
    links = people(house, 2)
    ann, ghost = visit(links[0]), visit(links[1])
    expect(prompt(ghost)).to_be_visible()
    button(ann, "web-seats").click()
    ann.get_by_role("button", name=f"{say('web-offer')} Bob").click()
    button(ann, "web-offer-go", exact=True).click()
    expect(ghost.get_by_text(say("web-seat-given"))).to_be_visible()
    code = invitation(ann).get_by_text(CODE)
    expect(code).to_be_visible()
    cleo = visit()
    cleo.get_by_label(say("web-have-code")).fill(code.inner_text())
    button(cleo, "web-join").click()
    expect(prompt(cleo)).to_be_visible()
    expect(code).to_have_count(0)


def test_a_lost_answer_leaves_no_ghost(visit: Visit, house: House) -> None:
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 2]
    made = ask(house, "tables", {"game": "moon-river", "seats": seats})
    page = visit()
    lost = 0

    def lose(route: Route) -> None:
        nonlocal lost
        lost += 1
        if lost < 3:
            route.fetch()  # the server has sat us down, but we never hear of it
            route.abort()
        else:
            route.continue_()

    page.route("**/api/join", lose)
    page.get_by_label(say("web-have-code")).fill(made["code"])
    button(page, "web-join").click()
    page.wait_for_url("**/t/*")
    assert lost == 3
    state = ask(house, "mine", {"seats": [{"table": made["id"], "token": made["tokens"]["0"]}]})
    assert [seat["kind"] for seat in state[0]["seats"]].count("open") == 1


def test_a_personal_link_on_an_open_table_leaves_the_address_bar(
    visit: Visit, house: House
) -> None:
    links = people(house, 2)
    page = visit(links[0].partition("#")[0])
    expect(page.get_by_role("region", name="Ann")).not_to_contain_text(say("web-role-you"))
    page.evaluate("hash => { location.hash = hash }", links[0].partition("#")[2])
    expect(page.get_by_role("region", name="Ann")).to_contain_text(say("web-role-you"))
    assert "seat=" not in page.url
    page.go_back()
    assert "seat=" not in page.url
