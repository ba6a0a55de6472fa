"""A group: the same friends find their games, their results and the next game at one link."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import PHONE, axe_clean, narrow
from tools.browser.play import Visit, prompt
from tools.browser.words import button, like, say


def found(page: Page, name: str) -> str:
    """Found a group; its link."""
    page.goto("")
    page.get_by_role("link", name=say("web-groups")).click()
    page.get_by_label(say("web-group-name")).fill("Thursday posse")
    page.get_by_label(say("web-name")).fill(name)
    button(page, "web-group-found").click()
    expect(page.get_by_role("heading", name="Thursday posse")).to_be_visible()
    return page.url


def enter(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label(say("web-name")).fill(name)
    button(page, "web-group-enter").click()
    expect(members(page)).to_contain_text(f"{name} (you)")


def members(page: Page) -> Locator:
    return page.get_by_role("list", name=say("web-group-members"))


def open_table(page: Page) -> None:
    page.get_by_role("link", name=say("web-group-open")).click()
    expect(page.get_by_label(say("web-group-for"))).to_have_value(re.compile(".{16}"))
    button(page, "web-open-go").click()
    expect(prompt(page)).to_be_visible()


def resign(page: Page) -> None:
    page.evaluate("""async () => {
        const id = location.pathname.split('/').pop();
        const { tokens } = JSON.parse(localStorage.getItem('highnoon-tables'))[id];
        const headers = {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${Object.values(tokens)[0]}`,
        };
        await fetch(`/api/tables/${id}/resign`, { method: 'POST', headers, body: '{}' });
    }""")


def test_friends_play_again_and_again_at_one_link(visit: Visit) -> None:
    ann, ben = visit(), visit()
    link = found(ann, "Ann")
    enter(ben, link, "Ben")
    expect(members(ann)).to_contain_text("Ben", timeout=12_000)

    open_table(ann)
    expect(ben.get_by_role("region", name=say("web-lobby"))).to_contain_text("Ann", timeout=12_000)
    ben.get_by_role("region", name=say("web-lobby")).get_by_role("button").click()
    expect(prompt(ben)).to_be_visible()
    expect(ann.get_by_text("Ben").first).to_be_visible()

    cleo = visit(link)
    on = cleo.get_by_role("region", name=say("web-group-on"))
    expect(on).to_contain_text("Ann · Ben")
    turns = [like("web-turn-of", name=name) for name in ("Ann", "Ben")]
    expect(on.get_by_text(turns[0]).or_(on.get_by_text(turns[1]))).to_be_visible()
    expect(on.get_by_role("link", name=say("web-watch"))).to_be_visible()

    resign(ann)
    expect(button(ann, "web-rematch", exact=True)).to_be_visible()
    button(ann, "web-rematch", exact=True).click()
    expect(prompt(ann)).to_be_visible()
    ben.get_by_role("link", name="Thursday posse").click()
    on = ben.get_by_role("region", name=say("web-group-on"))
    expect(on).to_contain_text("Ann · Ben")
    results = ben.get_by_role("region", name=say("web-group-results"))
    expect(results).to_contain_text(say("web-group-result-won", names="Ben"))
    row = ben.get_by_role("row", name=re.compile("^Ben"))
    expect(row.get_by_role("cell")).to_have_text(["1", "1"])


def test_a_group_is_renamed_moved_to_another_device_and_left(visit: Visit) -> None:
    ann, ben = visit(), visit()
    link = found(ann, "Ann")
    enter(ben, link, "Ben")
    ann.get_by_text(say("web-group-about")).click()
    ann.get_by_label(say("web-group-name")).fill("Friday posse")
    ann.get_by_label(say("web-name")).fill("Anna")
    button(ann, "web-group-save").click()
    expect(ann.get_by_role("heading", name="Friday posse")).to_be_visible()
    expect(members(ann)).to_contain_text("Anna (you)")

    token = ann.evaluate("JSON.parse(localStorage.getItem('highnoon-groups'))[0].token")
    phone = visit(f"{link}#seat={token}")
    expect(members(phone)).to_contain_text("Anna (you)")
    assert token not in phone.url
    stranger = visit(link)
    stranger.get_by_label(say("web-name")).fill("anna")
    button(stranger, "web-group-enter").click()
    expect(stranger.get_by_role("status")).to_have_text(say("error-group-name-taken"))

    for page in (ann, ben):
        page.reload()
        page.get_by_text(say("web-group-about")).click()
        button(page, "web-group-leave").click()
        button(page, "web-group-leave-sure").click()
        expect(button(page, "web-group-found")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("heading", name=say("web-group-gone"))).to_be_visible()


def test_a_webhook_into_a_private_network_is_refused_in_words(visit: Visit) -> None:
    page = visit()
    found(page, "Ann")
    page.get_by_text(say("web-group-about")).click()
    page.get_by_label(say("web-group-hook")).fill("http://127.0.0.1:9/secret")
    button(page, "web-hook-set", exact=True).click()
    expect(page.get_by_role("status").last).to_have_text(
        say("error-address-private", host="127.0.0.1")
    )


def test_a_group_fits_a_small_phone_and_axe_finds_nothing(visit: Visit) -> None:
    page = visit(**PHONE)
    link = found(page, "Ann")
    open_table(page)
    page.goto(link)
    expect(page.get_by_role("region", name=say("web-group-on"))).to_contain_text("Ann")
    page.get_by_text(say("web-group-about")).click()
    expect(page.get_by_label(say("web-group-hook"))).to_be_visible()
    narrow(page)
    desk = visit(link)
    expect(button(desk, "web-group-enter")).to_be_visible()
    axe_clean(desk)
    start = visit("g")
    expect(button(start, "web-group-found")).to_be_visible()
    axe_clean(start)


def test_a_group_that_is_none_says_so(visit: Visit) -> None:
    page = visit("g/no-such-group")
    expect(page.get_by_role("heading", name=like("web-group-gone"))).to_be_visible()
