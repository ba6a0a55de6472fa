"""A message of the house reaches the worker that is awake when the page is not.

The push service between them belongs to the browser's maker: here Chromium's tools hand it over.
"""

import json
from typing import Any

from playwright.sync_api import Page, expect

from highnoon.core.action import Phrase
from highnoon.server.telegraph.words import Turn, telegram
from tests.e2e.test_together import TOLD, people
from tools.browser.house import House
from tools.browser.play import Visit, poster, prompt

WANTS: dict[str, Any] = {"permissions": ["notifications"], "settings": {"notify": True}}
LISTENING = "() => navigator.serviceWorker.ready.then(({ active }) => active.state)"
PRESS = """async (action) => {
    const [notification] = await registration.getNotifications();
    const press = new NotificationEvent('notificationclick', { notification, action });
    await new Promise((done) => {
        press.waitUntil = (work) => done(work.catch(() => undefined));
        dispatchEvent(press);
    });
}"""
"""A finger on a notification: Chromium draws none where there is no screen. Only a real finger may
bring a window to the front, so what that says is left out."""


def deliver(page: Page, house: House, message: bytes) -> None:
    """What a push service would hand to the browser."""
    page.evaluate(LISTENING)
    wire = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated", lambda one: found.extend(one["registrations"])
    )
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": house.url.rstrip("/"),
            "registrationId": found[0]["registrationId"],
            "data": message.decode(),
        },
    )


def press(page: Page, action: str = "") -> None:
    """Press a notification, or its button."""
    page.context.service_workers[0].evaluate(PRESS, action)


def test_a_push_is_shown_and_leads_to_its_table(visit: Visit, house: House) -> None:
    link = people(house, 2)[0]
    table = link.partition("#")[0].removeprefix("t/")
    page = visit(link, **WANTS)
    expect(prompt(page)).to_be_visible()
    page.goto("")
    seats = ((0, Phrase("longhorn-seat-eagle")), (1, Phrase("longhorn-seat-jessie")))
    turn = Turn(table, "longhorn", 1, (0,), ("a", "b"), seats)
    deliver(page, house, telegram(turn, (0,), "de"))
    assert page.evaluate(TOLD)[:3] == ["Du bist dran", "Longhorn · Jessie", table]
    press(page)
    expect(prompt(page)).to_be_visible()
    assert page.url == f"{house.url}t/{table}"


def test_one_press_on_a_push_stops_them_all(visit: Visit, house: House) -> None:
    page = visit(**WANTS)
    expect(poster(page, "Longhorn", "web-play-now")).to_be_enabled()
    deliver(page, house, telegram(Turn("nosuch", "longhorn", 1, (0,), ("a",), ()), (0,), "en"))
    page.evaluate(TOLD)
    press(page, "stop")
    page.wait_for_function("() => !JSON.parse(localStorage['highnoon-settings']).notify")
    assert json.loads(page.evaluate("localStorage['highnoon-settings']"))["notify"] is False
