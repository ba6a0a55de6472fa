"""Every language on the main screens: spoken, and no text cut or running over its frame."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import Any

import pytest

from highnoon.i18n.catalogue import languages
from tests.e2e.looks import PHONE
from tools.browser.house import House
from tools.browser.play import Visit, choices, speak

SEATS = {"longhorn": 2, "moon-river": 3, "desperados": 4}
DECISIONS = {"longhorn": 14, "moon-river": 12, "desperados": 18}

CUT = """() => {
  const found = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const line = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const home = node.parentElement;
    if (!node.textContent.trim() || home.closest('option, select, script, style')) continue;
    if (getComputedStyle(home).visibility !== 'visible') continue;
    line.selectNodeContents(node);
    const text = line.getBoundingClientRect();
    if (text.width < 1 || text.height < 1) continue;
    let own = true;
    for (let box = home; box && box !== document.body; box = box.parentElement) {
      const { overflowX, display } = getComputedStyle(box);
      if (['auto', 'scroll'].includes(overflowX)) break;
      if (display === 'inline' || display === 'contents') continue;
      const drawing = box instanceof SVGElement;
      if (drawing && box.tagName !== 'svg') continue;
      // A text must stay in its own box, and in every box that cuts.
      if (!own && overflowX === 'visible') continue;
      own = false;
      const frame = box.getBoundingClientRect();
      if (frame.width <= 2) break; // for ears only
      if (text.left < frame.left - 2 || text.right > frame.right + 2) {
        found.push(`${node.textContent.trim().slice(0, 60)} (${box.tagName} ${box.classList})`);
        break;
      }
    }
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  return [...new Set(found)];
}"""


def call(house: House, path: str, body: Any = None, token: str = "") -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(house.url + "api/" + path, data, headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


def running_table(house: House, game: str) -> dict[str, Any]:
    """A table some decisions into its game, as a browser keeps it: only who decides now."""
    rng = random.Random(7)
    seats = [{"kind": "me"}] + [{"kind": "local"}] * (SEATS[game] - 1)
    made = call(house, "tables", {"game": game, "seats": seats})
    table, tokens = f"tables/{made['id']}", made["tokens"]
    for n in range(DECISIONS[game] + 1):
        # Where a side chooses in secret, only its own seats know who of them is still asked.
        looks = {seat: call(house, table, token=token) for seat, token in tokens.items()}
        seat, state = next(
            (seat, look) for seat, look in looks.items() if int(seat) in look["waiting_for"]
        )
        if n < DECISIONS[game]:
            action = rng.choice(state["choices"])["action"]
            move = {"action": action, "version": state["version"], "request": str(n)}
            call(house, f"{table}/actions", move, tokens[seat])
    return {made["id"]: {"game": game, "tokens": {seat: tokens[seat]}, "at": 0}}


@pytest.fixture(scope="session")
def tables(house: House) -> dict[str, dict[str, Any]]:
    return {game: running_table(house, game) for game in SEATS}


PATHS = ["", *SEATS, "open/desperados", "rules/moon-river"]
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": {}}


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_in_any_language(
    visit: Visit, tables: dict[str, dict[str, Any]], path: str, size: str
) -> None:
    page = visit(**SIZES[size])
    kept = {name: seat for game in tables.values() for name, seat in game.items()}
    page.evaluate("kept => localStorage.setItem('highnoon-tables', kept)", json.dumps(kept))
    page.goto(f"t/{next(iter(tables[path]))}" if path in tables else path)
    heading = page.get_by_role("main").or_(page.get_by_role("article")).get_by_role("heading")
    heading.or_(choices(page)).first.wait_for()
    cut = []
    for language in languages():
        speak(page, language)
        cut += [(language, what) for what in page.evaluate(CUT)]
    assert not cut, "\n".join(map(str, cut))
