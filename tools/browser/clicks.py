"""Clicks at random moments: what was on screen then, and what the page sent."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tools.browser.house import House
from tools.browser.play import choices, result

FILMED: Final = """
() => document.querySelector('[data-film]') !== null ||
    document.getAnimations().some((one) => one.playState === 'running' &&
        !(one instanceof CSSTransition) && !(one instanceof CSSAnimation))
"""
"""Whether a film runs; colours that fade under the pointer are none."""

FILM_SOON: Final = f"""
() => new Promise((done) => {{
    const filmed = {FILMED};
    const begun = performance.now();
    const asked = () => document.querySelector('[data-choices] button') !== null;
    const look = () => {{
        const waited = performance.now() - begun;
        if (filmed() || waited > (asked() ? 600 : 4000)) done();
        else requestAnimationFrame(look);
    }};
    look();
}})
"""
"""Waits for the film of what was just chosen, or of a computer's move."""
CHASES: Final = 0.25
"""How many presses wait for a film: on a slow machine few meet one by chance."""

FRAMES: Final = f"""
() => {{
    const filmed = {FILMED};
    window.frames_of_film = 0;
    const count = () => {{
        window.frames_of_film += filmed();
        requestAnimationFrame(count);
    }};
    count();
}}
"""
"""Counts the frames in which a film runs, from now on: whoever asks late misses none."""

WITNESS: Final = (
    f"const filmed = {FILMED};"
    """
window.presses = [];
const drawn = () => document.querySelector('[data-version]')?.dataset.version ?? null;
addEventListener('pointerdown', () => {
    presses.push({ version: drawn(), filmed: filmed(), sent: [] });
}, true);
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'act' && presses.length) presses.at(-1).sent.push(message.version);
    return send.call(this, text);
};
"""
)
"""Listens before the page does: every press with the version that is drawn, whether a film runs,
and the versions of the decisions that went out before the next press."""

MIDDLES: Final = """
all => all.map((one) => one.getBoundingClientRect())
    .map(({ left, top, width, height }) => [left + width / 2, top + height / 2])
"""
SEATS: Final = {"longhorn": 2, "moon-river": 2, "desperados": 3}


class Clicked(NamedTuple):
    """How many presses there were, how many met a film, what went out, and what is wrong."""

    presses: int
    filmed: int
    sent: int
    wrong: list[dict[str, Any]]


def open_table(house: House, game: str) -> str:
    """The address of a table against computers of the first level."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * (SEATS[game] - 1)]
    ask = {"game": game, "options": {"players": SEATS[game]}, "seats": seats}
    headers = {"content-type": "application/json"}
    body = json.dumps(ask).encode()
    request = urllib.request.Request(house.url + "api/tables", body, headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        made = json.load(answer)
    return f"t/{made['id']}#seat={made['tokens']['0']}"


def click_about(page: Page, house: House, game: str, count: int, seed: int) -> Clicked:
    """Click on choices, on the board and beside it, whatever it shows just then."""
    rng = random.Random(seed)
    seen: list[dict[str, Any]] = []
    while len(seen) < count:
        page.goto("about:blank")
        page.goto(house.url + open_table(house, game))
        page.locator("[data-version], [data-film]").first.wait_for()
        pressed = 0
        while len(seen) + pressed < count and not result(page).is_visible():
            _press(page, rng)
            pressed += 1
        page.wait_for_timeout(300)
        seen += page.evaluate("presses")
    wrong = [one for one in seen if _wrong(one)]
    filmed = sum(one["filmed"] for one in seen)
    return Clicked(len(seen), filmed, sum(len(one["sent"]) for one in seen), wrong)


def _wrong(press: dict[str, Any]) -> bool:
    """Nothing goes out that was pressed during a film, or that was made for another picture."""
    if press["filmed"]:
        return bool(press["sent"])
    return any(str(version) != press["version"] for version in press["sent"])


def _press(page: Page, rng: random.Random) -> None:
    page.wait_for_timeout(rng.choice((0, 0, 30, 90, 200)))
    if rng.random() < CHASES:
        page.evaluate(FILM_SOON)
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    offered = choices(page)
    # All at once: the next moment there may be others.
    middles: list[list[float]] = offered.evaluate_all(MIDDLES)
    if middles and rng.random() < 0.6:
        page.mouse.click(*rng.choice(middles))
        return
    size = page.viewport_size or {"width": 1280, "height": 800}
    page.mouse.click(
        rng.uniform(0.2, 0.75) * size["width"], rng.uniform(0.15, 0.8) * size["height"]
    )
