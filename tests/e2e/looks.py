"""How a screen is looked at: phones, themes, and what axe has to say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tools.browser.play import settle, speak

AXE: Final = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}


def narrow(page: Page) -> None:
    """Nothing is wider than a small phone, in English and in German; axe has no complaint."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []
    speak(page, "de")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds by all its rules, or by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(
        "rules => axe.run(rules.length ? { runOnly: rules } : {}).then(all => all.violations)",
        list(rules),
    )
    return [
        f"{one['id']}: {one['help']}: " + "; ".join(node["html"][:120] for node in one["nodes"][:3])
        for one in found
    ]


def axe_clean(page: Page) -> None:
    """By day all rules; by night the colours are others, and nothing else is."""
    for theme, rules in (("light", ()), ("dark", ("color-contrast",))):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        settle(page)
        found = violations(page, *rules)
        assert not found, (theme, found)
