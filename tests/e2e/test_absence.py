"""A table for two whose other player is gone can be ended fairly, and whoever returns reads why."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.looks import axe_clean
from tests.e2e.test_together import in_turn, people
from tools.browser.house import SERVE, House
from tools.browser.play import Visit, choose, ready
from tools.browser.words import button, like, say


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path, SERVE.replace("beat=0.1", "beat=0.1, patience=1.0"))
    found.start()
    yield found
    found.stop()


# The house comes first, so that it is closed last: pages would miss it.
def test_nobody_waits_for_ever_at_a_table_for_two(impatient: House, visit: Visit) -> None:
    links = [impatient.url + link for link in people(impatient, 2)]
    mover, other = in_turn([visit(link) for link in links])
    choose(mover)
    while ready(mover).count():
        choose(mover)
    other.close()
    expect(mover.get_by_text(like("web-missing"))).to_be_visible()
    axe_clean(mover)
    button(mover, "web-missing-computer").click()
    expect(mover.get_by_text(like("web-missing"))).to_have_count(0)
    expect(ready(mover).first).to_be_visible()
    # The next time it is ended instead.
    second = [impatient.url + link for link in people(impatient, 2)]
    mover, other = in_turn([visit(link) for link in second])
    mover.close()
    button(other, "web-missing-end").click()
    expect(other.get_by_text(say("web-missing-sure"))).to_be_visible()
    button(other, "web-missing-end").click()
    expect(other.get_by_role("heading", name=say("web-result-abandoned"))).to_be_visible()
    for link in second:
        page = visit(link)
        expect(page.get_by_text(like("result-abandoned"))).to_be_visible()
