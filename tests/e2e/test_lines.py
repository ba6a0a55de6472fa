"""Broken lines: a socket that drops, a server that is killed and comes back."""

from playwright.sync_api import WebSocketRoute, expect

from tools.browser.house import House
from tools.browser.play import (
    COMPUTER,
    EASY,
    FRIEND,
    Visit,
    board,
    choose,
    invitation,
    my_turn_or_end,
    open_table,
    play_to_the_end,
    ready,
    state_of,
)
from tools.browser.words import button, say


def test_reconnecting_after_a_dropped_line(visit: Visit) -> None:
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page = visit()
    page.route_web_socket("**/live", listen)
    open_table(page, COMPUTER, EASY)
    assert my_turn_or_end(page)
    choose(page)
    assert len(lines) == 1
    lines[0].close(code=4999)
    expect(page.get_by_text(say("web-line-lost"))).to_be_visible()
    expect(page.get_by_text(say("web-line-lost"))).to_have_count(0)
    assert len(lines) == 2
    assert my_turn_or_end(page)
    choose(page)


def test_a_killed_server_comes_back_and_the_match_goes_on(visit: Visit, house: House) -> None:
    eagle = visit()
    open_table(eagle, FRIEND)
    jessie = visit(eagle.url)
    button(jessie, "web-sit").click()
    expect(invitation(eagle)).to_have_count(0)
    done = 0
    while done < 3:
        for page in (eagle, jessie):
            if ready(page).count():
                choose(page)
                done += 1
        eagle.wait_for_timeout(50)
    latest = max((state_of(eagle), state_of(jessie)), key=int)
    for page in (eagle, jessie):
        expect(board(page)).to_have_attribute("data-version", latest)
    house.stop(kill=True)
    told = eagle.get_by_role("list", name=say("web-moves")).inner_text()
    expect(eagle.get_by_text(say("web-line-lost"))).to_be_visible()
    house.start()
    expect(eagle.get_by_text(say("web-line-lost"))).to_have_count(0)
    expect(jessie.get_by_text(say("web-line-lost"))).to_have_count(0)
    assert eagle.get_by_role("list", name=say("web-moves")).inner_text() == told
    assert play_to_the_end(eagle, jessie) > 0
