"""What people do together: talk, clocks, absence and return, votes, public tables, other seats."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.looks import PHONE, axe_clean
from tests.e2e.test_table import two
from tools.browser.house import House
from tools.browser.play import Visit, choices, choose, prompt


def ask(house: House, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        house.url + "api/" + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def people(house: House, count: int, game: str = "longhorn", **more: Any) -> list[str]:
    """Personal links of so many people, each on a device of his own, at a new table."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * (count - 1)]
    made = ask(house, "tables", {"game": game, "seats": seats, **more})
    names = ("Bob", "Cleo", "Dan")[: count - 1]
    joined = [ask(house, f"tables/{made['id']}/seats", {"name": name}) for name in names]
    tokens = [made["tokens"]["0"], *(one["token"] for one in joined)]
    return [f"t/{made['id']}#seat={token}" for token in tokens]


def in_turn(pages: list[Page]) -> tuple[Page, Page]:
    for page in pages:
        expect(prompt(page)).to_be_visible()
    pages[0].wait_for_function("document.title.includes('·')")
    return (pages[0], pages[1]) if choices(pages[0]).count() else (pages[1], pages[0])


def test_a_quick_phrase_is_read_in_the_own_language(visit: Visit, house: House) -> None:
    links = people(house, 2)
    ann = visit(links[0])
    bob = visit(links[1], settings={"language": "de"})
    expect(bob.get_by_role("button", name="Gespräch")).to_be_visible()
    ann.get_by_role("button", name="Talk").click()
    talk = ann.get_by_role("dialog", name="Talk")
    talk.get_by_text("Quick phrases").click()
    talk.get_by_role("button", name="Good luck!").click()
    expect(talk.get_by_role("list", name="Talk")).to_contain_text("Ann Good luck!")
    expect(bob.locator(".bubbles")).to_contain_text("Ann Viel Glück!")
    bob.get_by_role("button", name="Plätze und Links").click()
    bob.get_by_role("button", name="Stumm schalten Ann").click()
    bob.get_by_role("button", name="Schließen").click()
    bob.get_by_role("button", name="Gespräch").click()
    talk = bob.get_by_role("list", name="Gespräch")
    expect(talk).not_to_contain_text("Viel Glück!")
    expect(talk).to_contain_text("stumm geschaltet")


def test_a_clock_runs_out(visit: Visit, house: House) -> None:
    pace = {"clock": {"kind": "game", "seconds": 6.0}, "zero": "resign"}
    pages = [visit(link) for link in people(house, 2, pace=pace)]
    over = "ran out of time"
    for page in pages:
        running = page.get_by_role("list", name="Clocks").filter(has_text="hurry!")
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
    expect(stays.get_by_role("button", name="Talk")).to_be_visible()
    name = ("Ann", "Bob")[asked]
    away.close()
    expect(stays.locator(".bubbles")).to_contain_text(f"{name} is away: the computer plays.")
    expect(choices(stays).first).to_be_visible(timeout=60_000)
    back = visit(links[asked])
    expect(back.get_by_text("You were away")).to_be_visible()
    expect(choices(back)).to_have_count(0)
    back.get_by_role("button", name="Take my seat back").click()
    expect(stays.locator(".bubbles")).to_contain_text(f"{name} is back.")
    expect(back.get_by_text("You were away")).to_have_count(0)
    while choices(stays).count():
        choose(stays)
    expect(choices(back).first).to_be_visible()


def test_a_vote_of_all_others(visit: Visit, house: House) -> None:
    ann, bob, cleo = (visit(link) for link in people(house, 3, "moon-river"))
    for page in (ann, bob, cleo):
        expect(page.get_by_role("button", name="Talk")).to_be_visible()
    ann.get_by_role("button", name="Seats and links").click()
    ann.get_by_role("button", name="Vote out Cleo").click()
    ann.get_by_role("button", name="Ask the others").click()
    expect(cleo.get_by_text("A vote about Cleo is open: 1 of 2 agree.")).to_be_visible()
    bob.get_by_text("shall the computer take the seat of Cleo").wait_for()
    bob.get_by_role("button", name="Yes").click()
    expect(cleo.get_by_text("you are watching now")).to_be_visible()
    expect(ann.locator(".bubbles")).to_contain_text("Cleo was voted out")


def test_public_tables_are_listed_and_watched(visit: Visit, house: House) -> None:
    people(house, 2, "moon-river", public=True)
    home = visit()
    listed = home.get_by_role("region", name="Tables to watch")
    expect(listed).to_contain_text(re.compile("Moon River.*Ann · Bob.*to play", re.S))
    listed.get_by_role("link", name="Watch: Moon River, Ann, Bob").first.click()
    expect(prompt(home)).to_be_visible()
    expect(choices(home)).to_have_count(0)


def test_the_home_and_the_tab_tell_that_it_is_my_turn(visit: Visit) -> None:
    eagle, jessie = two(visit)
    asked, other = in_turn([eagle, jessie])
    icon = "document.querySelector('link[rel=icon]').href"
    assert asked.title().startswith("● Your turn")
    assert asked.evaluate(icon).endswith("icon-turn.svg")
    assert other.evaluate(icon).endswith("icon.svg")
    asked.get_by_role("link", name="High Noon, home").click()
    expect(asked.get_by_role("region", name="Continue")).to_contain_text("Your turn")
    expect(asked).to_have_title(re.compile(r"● Your turn \(1\)"))


def test_the_next_game_with_other_seats(visit: Visit) -> None:
    eagle, jessie = two(visit)
    eagle.get_by_role("button", name="Resign").click()
    eagle.get_by_role("dialog").get_by_role("button", name="Resign").click()
    eagle.get_by_role("button", name="Other seats").click()
    eagle.get_by_label("everybody one seat further").check()
    eagle.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(eagle.get_by_role("region", name="Jessie")).to_contain_text("you")
    jessie.get_by_role("button", name="To the next game").click()
    expect(jessie.get_by_role("region", name="Eagle")).to_contain_text("you")
    asked, _ = in_turn([eagle, jessie])
    choose(asked)


def test_a_clock_and_spectators_are_chosen_when_a_table_is_opened(visit: Visit) -> None:
    page = visit("open/longhorn")
    page.get_by_label("Clock").select_option(label="10 min for each player, + 10 s a turn")
    page.get_by_label("When time is over").select_option(label="the game is lost")
    page.get_by_label("The computer plays for somebody away").select_option(label="after 5 min")
    page.get_by_label("Anybody may watch").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("list", name="Clocks")).to_contain_text("10:00")
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
    for button in ("Gespräch", "Plätze und Links"):
        page.get_by_role("button", name=button).click()
        dialog = page.get_by_role("dialog", name=button)
        dialog.get_by_text(re.compile("Kurzsätze|verlassen")).click()
        axe_clean(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.get_by_role("button", name="Schließen").click()


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
    assert away.evaluate(TOLD) == ["Your turn", "Longhorn", table, house.url]


def test_the_seat_of_a_ghost_is_offered_again(visit: Visit, house: House) -> None:
    links = people(house, 2)
    ann, ghost = visit(links[0]), visit(links[1])
    expect(prompt(ghost)).to_be_visible()
    ann.get_by_role("button", name="Seats and links").click()
    ann.get_by_role("button", name="Offer the seat again Bob").click()
    ann.get_by_role("button", name="Offer the seat", exact=True).click()
    expect(ghost.get_by_text("you are watching now")).to_be_visible()
    code = ann.locator(".code b")
    expect(code).to_be_visible()
    cleo = visit()
    cleo.get_by_label("Have a table code?").fill(code.inner_text())
    cleo.get_by_role("button", name="Join").click()
    expect(prompt(cleo)).to_be_visible()
    expect(ann.locator(".code")).to_have_count(0)


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
    page.get_by_label("Have a table code?").fill(made["code"])
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/t/*")
    assert lost == 3
    state = ask(house, "mine", {"seats": [{"table": made["id"], "token": made["tokens"]["0"]}]})
    assert [seat["kind"] for seat in state[0]["seats"]].count("open") == 1


def test_a_personal_link_on_an_open_table_leaves_the_address_bar(
    visit: Visit, house: House
) -> None:
    links = people(house, 2)
    page = visit(links[0].partition("#")[0])
    expect(page.get_by_role("region", name="Ann")).not_to_contain_text("you")
    page.evaluate("hash => { location.hash = hash }", links[0].partition("#")[2])
    expect(page.get_by_role("region", name="Ann")).to_contain_text("you")
    assert "seat=" not in page.url
    page.go_back()
    assert "seat=" not in page.url
