"""The deal of the day: opened once, its result remembered and shared; and solved deals."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.looks import PHONE, axe_clean, narrow
from tools.browser.play import Visit, prompt
from tools.browser.words import button, like, say


def test_the_deal_of_the_day_is_played_once_and_its_result_shared(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name=say("web-daily")).click()
    expect(page.get_by_role("heading", name=say("web-daily"))).to_be_visible()
    expect(page.get_by_text(like("web-daily-par-proof"))).to_be_visible()
    axe_clean(page)
    deal = page.get_by_role("region", name="Longhorn")
    deal.get_by_role("radio").first.check(force=True)
    deal.get_by_role("button", name=like("web-daily-play")).click()
    expect(prompt(page)).to_be_visible()
    page.goto("daily")
    deal.get_by_role("link", name=say("web-ride-on")).click()
    button(page, "web-resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-resign"), exact=True).click()
    expect(button(page, "web-rematch", exact=True)).to_be_visible()
    page.goto("daily")
    expect(deal).to_contain_text(say("web-daily-lost"))
    expect(page.get_by_text(say("web-daily-streak", count=1))).to_be_visible()
    button(deal, "web-daily-share").click()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert say("web-daily-lost") in shared
    assert shared.endswith("/daily")
    axe_clean(page)
    for other in ("Moon River", "Desperados"):
        expect(page.get_by_role("region", name=other)).to_contain_text(like("web-daily-par-level"))


def test_the_deal_of_the_day_and_solved_deals_fit_a_phone(visit: Visit) -> None:
    page = visit("daily", **PHONE)
    expect(page.get_by_role("region", name="Desperados")).to_be_visible()
    narrow(page)
    page.goto("explorer/longhorn?deal=2")
    expect(
        page.get_by_role("heading", name=say("web-daily-deal-number", "de", number="2"))
    ).to_be_visible()
    narrow(page)


def test_a_deal_is_looked_up_by_its_number(visit: Visit) -> None:
    page = visit("explorer/longhorn")
    expect(
        page.get_by_role("heading", name=say("web-daily-deal-number", number="1"))
    ).to_be_visible()
    axe_clean(page)
    number = page.get_by_label(say("web-daily-deal"))
    number.fill("2")
    button(page, "web-daily-show", exact=True).click()
    expect(page.get_by_role("table")).to_contain_text(say("web-daily-worth-lost"))
    expect(page.get_by_text(say("web-daily-played-none"))).to_be_visible()
    number.fill("99999")
    button(page, "web-daily-show", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("99,999")
    page.get_by_role("link", name=say("web-daily-study")).click()
    starts = page.get_by_role("group", name=say("web-choices")).get_by_role("button")
    expect(starts).to_have_count(5)
