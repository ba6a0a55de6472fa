"""A game with rules alone in the page: offered at home, and played to the end in words."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tools.browser.house import SERVE, House
from tools.browser.play import Visit, choices, choose, my_turn_or_end, prompt, result
from tools.browser.words import button, say

TOY = """
import os
os.environ["HIGHNOON_GAMES"] = "tests.toy.description"
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose operator has added the toy."""
    found = House(tmp_path_factory.mktemp("data"), TOY + SERVE)
    found.start()
    yield found
    found.stop()


def test_it_is_played_against_the_computer(visit: Visit) -> None:
    page = visit()
    poster = page.get_by_role("article").filter(has=page.get_by_role("heading", name="stones"))
    expect(poster.get_by_text(say("web-game-words"))).to_be_visible()
    expect(poster.get_by_role("link", name=say("web-rules"))).to_have_count(0)
    expect(poster.get_by_role("link", name=say("web-learn"))).to_have_count(0)
    button(poster, "web-play-now").click()
    expect(choices(page).nth(1)).to_have_text("take 22")
    expect(prompt(page)).to_contain_text(say("web-your-turn"))
    expect(page.get_by_role("definition").first).to_have_text("7")
    while my_turn_or_end(page):
        choose(page)
    expect(result(page)).to_be_visible()


def test_it_is_played_by_two_people(visit: Visit) -> None:
    page = visit("open/stones")
    page.get_by_label("second").select_option("local")
    button(page, "web-open-go").click()
    while my_turn_or_end(page):
        choose(page)
    expect(result(page)).to_be_visible()


def test_whoever_asks_for_what_it_lacks_is_told(visit: Visit) -> None:
    expect(visit("rules/stones").get_by_text(say("error-no-rulebook"))).to_be_visible()
    expect(visit("learn/stones").get_by_text(say("error-no-lesson"))).to_be_visible()
