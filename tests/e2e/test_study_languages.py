"""Studies, puzzles, the deal of the day and solved deals, in every language, on desk and phone."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Page

from highnoon import puzzles
from highnoon.i18n.catalogue import languages
from tests.e2e.looks import violations
from tests.e2e.test_analysis_board import late
from tests.e2e.test_languages import CUT, SIZES
from tools.browser.play import Visit, speak


def hardest(game: str) -> str:
    return f"puzzles/{game}/{puzzles.load(game)[-1].id}"


PAGES = {
    "study": f"study?position={quote(late(10))}",
    "editor": "study/moon-river",
    "puzzles": "puzzles",
    "longhorn": hardest("longhorn"),
    "moon-river": hardest("moon-river"),
    "desperados": hardest("desperados"),
    "daily": "daily",
    "explorer": "explorer/longhorn?deal=3",
}


def shown(page: Page) -> None:
    """Wait until there is something to do, and no page is being loaded any more."""
    page.get_by_role("main").get_by_role("heading").first.wait_for()
    page.locator("main[aria-busy]").wait_for(state="detached")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_and_nothing_kept_from_readers_in_any_language(
    visit: Visit, path: str, size: str
) -> None:
    page = visit(PAGES[path], **SIZES[size])
    shown(page)
    wrong = []
    for language in languages():
        speak(page, language)
        # What is drawn is the same on both; what may run over is narrower on the phone.
        found = page.evaluate(CUT) + (violations(page) if size == "phone" else [])
        wrong += [f"{language}: {what}" for what in found]
    assert not wrong, "\n".join(wrong)
