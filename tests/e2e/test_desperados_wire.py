"""What goes over the wire of Desperados: nobody's browser receives what its seat may not know."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tools.browser.gang import play_until, three
from tools.browser.play import Visit, asked_for, prompt


def secrets_of(state: dict[str, Any]) -> list[str]:
    """What a state tells beyond what its viewer may know; nothing, if the server is honest."""
    viewer, view = state["viewer"], state["view"]
    if state["result"]:
        return []
    leaks = []
    for seat, player in enumerate(view["players"]):
        own = viewer == 0 if seat == 0 else viewer > 0
        if own:
            continue
        leaks += [
            f"card {card}"
            for card, shown in zip(player["row"], player["shown"], strict=True)
            if card != "?" and not shown
        ]
        leaks += [f"place of {seat}"] if player["at"] is not None else []
        leaks += [f"decision of {seat}"] if player["decision"] not in (None, "?") else []
    for bank in view["banks"]:
        allowed = viewer == 0 or (viewer > 0 and bank["looked"])
        leaks += [f"bank {bank['town']}"] if bank["value"] is not None and not allowed else []
    sides = {0: 0} | dict.fromkeys(range(1, 6), 1)
    leaks += [
        f"talk {line['text']}"
        for line in state["talk"]
        if line["to"] == "side" and (viewer < 0 or sides[line["by"]] != sides[viewer])
    ]
    leaks += ["pencils"] if state["pencils"] and viewer < 1 else []
    about = {one["seat"] for one in state["belief"]}
    mine = set() if viewer < 0 else set(range(1, 6)) if viewer == 0 else {0}
    leaks += ["belief"] if not about <= mine else []
    for entry in state["log"]:
        for event in entry["events"]:
            data = event["data"]
            hidden = event["kind"] in ("laid", "exchanged") and "card" in data
            if hidden and (viewer < 0 or sides[data["seat"]] != sides[viewer]):
                leaks.append(f"log {event['kind']}")
            if (
                event["kind"] in ("decided", "reconsidered", "dropped")
                and "what" in data
                and viewer < 1
            ):
                leaks.append("log decision")
            if event["kind"] == "looked" and "value" in data and viewer < 1:
                leaks.append("log look")
            if event["kind"] == "bank-laid" and data.get("value") and viewer != 0:
                leaks.append("log bank")
    return leaks


def test_the_wire_tells_no_browser_what_its_seat_may_not_know(visit: Visit) -> None:
    received: dict[str, list[str]] = {"sheriff": [], "green": [], "red": [], "watcher": []}

    def listen(page: Page, who: str) -> None:
        page.on(
            "websocket",
            lambda line: line.on("framereceived", lambda text: received[who].append(str(text))),
        )
        page.on("response", lambda answer: keep(who, answer))
        page.reload()
        expect(prompt(page)).to_be_visible()

    def keep(who: str, answer: Any) -> None:
        if "/api/tables/" in answer.url and answer.ok:
            received[who].append(answer.text())

    sheriff, green, red = three(visit)
    watcher = visit(sheriff.url)
    everybody = dict(zip(received, (sheriff, green, red, watcher), strict=True))
    for who, page in everybody.items():
        listen(page, who)
    play_until(
        [sheriff, green, red],
        lambda: asked_for(sheriff, "desperados-prompt-sheriff", round="2", move="2"),
    )
    states = 0
    for who, texts in received.items():
        for text in texts:
            message = json.loads(text)
            state = message.get("state", message)
            if "view" in state:
                states += 1
                assert secrets_of(state) == [], who
    assert states > 100
