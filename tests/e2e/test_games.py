"""Your games: what was played is listed, scored, put away and brought back; all in one store."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import axe_clean
from tools.browser.play import Visit, play_now
from tools.browser.words import button, like, say

RESIGN = """async () => {
  const [[id, kept]] = Object.entries(JSON.parse(localStorage.getItem('highnoon-tables')));
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${Object.values(kept.tokens)[0]}`,
  };
  const answer = await fetch(`/api/tables/${id}/resign`, { method: 'POST', headers, body: '{}' });
  return answer.status;
}"""


def games(page: Page) -> None:
    page.get_by_role("link", name=say("web-games")).click()
    expect(page.get_by_role("heading", name=say("web-games-on")).or_(over(page))).to_be_visible()


def over(page: Page) -> Locator:
    return page.get_by_role("heading", name=say("web-games-over"))


def test_a_game_is_listed_while_it_is_on_and_when_it_is_over(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.goto(page.url.split("/t/")[0])
    games(page)
    on = page.get_by_role("listitem").filter(has_text="Longhorn")
    expect(on).to_contain_text(say("web-your-turn"))
    assert page.evaluate(RESIGN) == 200
    page.reload()
    expect(over(page)).to_be_visible()
    expect(page.get_by_role("listitem")).to_contain_text(say("web-games-you-lost"))
    expect(page.get_by_role("row", name="Longhorn")).to_be_visible()
    axe_clean(page)
    button(page, "web-games-away", exact=True).click()
    expect(over(page)).to_have_count(0)
    page.reload()
    page.get_by_role("button", name=like("web-games-away-list", count="1")).click()
    button(page, "web-games-back").click()
    expect(over(page)).to_be_visible()
    with page.expect_download() as download:
        button(page, "web-games-save").click()
    text = download.value.path().read_text("utf-8")
    assert '"highnoon-games": 1' in text
    page.get_by_label(say("web-games-load")).first.set_input_files(
        {"name": "wrong.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(page.get_by_role("status")).to_contain_text(say("web-games-not-ours"))
