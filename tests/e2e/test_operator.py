"""The operator's page: a report from a table, what comes of it, and a table that is closed."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.looks import PHONE, axe_clean, narrow
from tools.browser.house import House
from tools.browser.play import Visit, prompt
from tools.browser.words import button, say


def ask(house: House, path: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    url = f"{house.url}api/{path}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


def two_at_a_table(house: House) -> tuple[str, str, str]:
    """A table, the link of one who sits there, and the secret of the other."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = ask(house, "tables", {"game": "longhorn", "seats": seats, "public": True})
    other = ask(house, "join", {"code": made["code"], "name": "Ben"})
    return made["id"], f"t/{made['id']}#seat={made['tokens']['0']}", other["token"]


def sign_in(page: Page, house: House) -> None:
    secret = (house.data / "operator.secret").read_text().strip()
    page.get_by_label(say("web-operator-secret")).fill(secret)
    button(page, "web-operator-enter").click()
    expect(page.get_by_role("heading", name=say("web-operator-processes"))).to_be_visible()


def part(page: Page, key: str) -> None:
    parts = page.get_by_role("navigation", name=say("web-operator-parts"))
    button(parts, key, exact=True).click()
    expect(parts.get_by_role("button", name=say(key), exact=True)).to_have_attribute(
        "aria-current", "page"
    )


def test_talk_is_reported_with_one_tap_and_removed(visit: Visit, house: House) -> None:
    table, link, ben = two_at_a_table(house)
    ann = visit(link)
    expect(prompt(ann)).to_be_visible()
    ask(house, f"tables/{table}/say", {"text": "you old mule"}, ben)
    talk = ann.get_by_role("list", name=say("web-talk"))  # beside the board on a wide screen
    expect(talk).to_contain_text("you old mule")
    talk.get_by_role("button", name=say("web-report-line", name="Ben")).click()
    expect(talk).to_contain_text(say("web-reported"))

    office = visit("operator")
    office.get_by_label(say("web-operator-secret")).fill("a wrong secret, long enough")
    button(office, "web-operator-enter").click()
    expect(office.get_by_role("alert")).to_have_text(say("error-operator-secret"))
    sign_in(office, house)
    part(office, "web-operator-reports")
    report = office.get_by_role("article").filter(has_text="you old mule")
    expect(report).to_contain_text("127.0.0.1/32")
    button(report, "web-operator-remove").click()
    expect(report).to_have_count(0)
    expect(talk).to_contain_text(say("web-quick-removed"))
    expect(talk).not_to_contain_text("you old mule")

    part(office, "web-operator-tables")
    one = office.get_by_role("article").filter(has_text=table)
    button(one, "web-operator-close", exact=True).click()
    one.get_by_label(say("web-operator-why")).fill("a test")
    button(one, "web-operator-close", exact=True).click()
    expect(one).to_have_count(0)
    expect(ann.get_by_role("alert")).to_contain_text(say("error-table-closed"))
    office.get_by_label(say("web-operator-which")).select_option("closed")
    button(one, "web-operator-reopen").click()
    expect(one).to_have_count(0)
    ann.reload()
    expect(prompt(ann)).to_be_visible()

    part(office, "web-operator-audit")
    expect(office.get_by_role("listitem").first).to_contain_text(
        say("web-operator-act-reopen", target=table)
    )


def test_every_part_of_the_operators_page_on_a_phone_and_by_night(
    visit: Visit, house: House
) -> None:
    two_at_a_table(house)
    page = visit("operator", **PHONE)
    expect(page.get_by_label(say("web-operator-secret"))).to_be_visible()
    axe_clean(page)
    sign_in(page, house)
    for key in ("house", "reports", "tables", "blocks", "audit"):
        part(page, f"web-operator-{key}")
        expect(page.get_by_text(say("web-loading"))).to_have_count(0)
        if key == "tables":
            page.get_by_text(say("web-operator-forget")).first.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, key
        axe_clean(page)
    part(page, "web-operator-blocks")
    page.get_by_label(say("web-operator-network")).fill("203.0.113.0/24")
    button(page, "web-operator-block", exact=True).click()
    block = page.get_by_role("article").filter(has_text="203.0.113.0/24")
    expect(block).to_be_visible()
    narrow(page)
