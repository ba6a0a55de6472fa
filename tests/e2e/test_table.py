"""What can be done at a table besides choosing: taking back, hints, giving up, looking back."""

import re

from playwright.sync_api import Page, expect

from tools.browser.play import (
    COMPUTER,
    EASY,
    FRIEND,
    Visit,
    asked_for,
    board,
    choices,
    choose,
    invitation,
    my_turn_or_end,
    open_table,
    play_now,
    poster,
    prompt,
    result,
    state_of,
    steal_and_take_back,
)
from tools.browser.words import any_of, button, like, say


def two(visit: Visit) -> tuple[Page, Page]:
    eagle = visit()
    open_table(eagle, FRIEND)
    jessie = visit(eagle.url)
    button(jessie, "web-sit").click()
    expect(invitation(eagle)).to_have_count(0)
    return eagle, jessie


def in_turn(eagle: Page, jessie: Page) -> tuple[Page, Page]:
    """Who chooses now, and who waits."""
    expect(
        choices(eagle).first.or_(prompt(eagle).filter(has_text=like("longhorn-prompt-wait")))
    ).to_be_visible()
    pair = (eagle, jessie) if choices(eagle).count() else (jessie, eagle)
    expect(choices(pair[0]).first).to_be_visible()
    return pair


def pass_turn(first: Page, second: Page) -> None:
    """The one in turn plays until the other is asked."""
    while choices(first).count():
        choose(first)
    expect(choices(second).first).to_be_visible()


def test_taking_back_by_agreement(visit: Visit) -> None:
    eagle, jessie = two(visit)
    asker, other = in_turn(eagle, jessie)
    pass_turn(asker, other)
    choose(other)
    expect(board(asker)).to_have_attribute("data-version", state_of(other))
    told = asker.get_by_role("list", name=say("web-moves")).get_by_role("listitem").count()
    button(asker, "web-undo").click()
    expect(other.get_by_text(like("web-undo-question"))).to_be_visible()
    button(other, "web-undo-refuse").click()
    expect(asker.get_by_text(like("web-undo-asked"))).to_have_count(0)
    assert asker.get_by_role("list", name=say("web-moves")).get_by_role("listitem").count() == told
    button(asker, "web-undo").click()
    button(other, "web-undo-agree").click()
    expect(choices(asker).first).to_be_visible()
    expect(choices(other)).to_have_count(0)


def test_taking_back_alone_against_the_computer(visit: Visit) -> None:
    page = visit()
    open_table(page, COMPUTER, EASY)
    steal_and_take_back(page)


def test_a_hint_names_one_of_the_choices(visit: Visit) -> None:
    page = visit()
    play_now(page)
    assert my_turn_or_end(page)
    button(page, "web-hint").click()
    hinted = choices(page).filter(has_text=say("web-hinted"))
    expect(hinted).to_have_count(1, timeout=30_000)


def test_resigning_asks_first(visit: Visit) -> None:
    page = visit()
    play_now(page)
    assert my_turn_or_end(page)
    button(page, "web-resign").click()
    button(page, "web-play-on").click()
    expect(prompt(page)).to_be_visible()
    button(page, "web-resign").click()
    button(page.get_by_role("dialog"), "web-resign").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-result-lost"))
    expect(page.get_by_text(say("result-resigned", seat="Eagle"))).to_be_visible()


def test_why_a_place_is_not_possible(visit: Visit) -> None:
    page = visit()
    open_table(page, COMPUTER, EASY)
    assert my_turn_or_end(page)
    while not asked_for(page, "longhorn-prompt-move"):
        choose(page)
        assert my_turn_or_end(page)
    refused = page.get_by_role("note").first
    refused.hover()
    why = any_of(
        "longhorn-error-move-far", "longhorn-error-move-empty", "longhorn-error-move-danger"
    )
    expect(page.get_by_test_id("tip")).to_have_text(why)


def test_looking_back_and_a_link_to_a_moment(visit: Visit) -> None:
    page = visit()
    open_table(page, COMPUTER, EASY)
    for _ in range(3):
        if my_turn_or_end(page):
            choose(page)
    assert my_turn_or_end(page)
    button(page, "web-replay-back").click()
    expect(page.get_by_text(like("web-looking-back"))).to_be_visible()
    expect(choices(page)).to_have_count(0)
    button(page, "web-back-to-now").click()
    expect(choices(page).first).to_be_visible()
    watcher = visit(page.url + "?at=30")
    expect(watcher.get_by_text(like("web-looking-back"))).to_be_visible()


def test_the_personal_link_moves_a_seat(visit: Visit) -> None:
    page = visit()
    open_table(page, COMPUTER, EASY)
    kept: dict[str, dict[str, dict[str, str]]] = page.evaluate(
        "JSON.parse(localStorage.getItem('highnoon-tables'))"
    )
    (token,) = (token for table in kept.values() for token in table["tokens"].values())
    other = visit(f"{page.url}#seat={token}")
    expect(other.get_by_role("region", name="Eagle")).to_contain_text(say("web-role-you"))
    assert "seat=" not in other.url
    if my_turn_or_end(other):
        choose(other)


def test_continuing_from_the_home(visit: Visit) -> None:
    page = visit()
    play_now(page)
    table = page.url
    page.get_by_role("link", name=say("web-brand-home")).click()
    page.get_by_role("link", name=say("web-ride-on")).click()
    expect(prompt(page)).to_be_visible()
    assert page.url == table


def test_the_language_changes_at_once_in_mid_game(visit: Visit) -> None:
    page = visit()
    play_now(page)
    assert my_turn_or_end(page)
    page.get_by_label(say("web-language")).select_option("de")
    expect(button(page, "web-hint", "de")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(prompt(page)).to_have_text(re.compile("Eagle, "))
    assert not result(page).is_visible()


def test_a_table_that_is_not_there(visit: Visit) -> None:
    page = visit("t/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=say("web-home")).click()
    expect(poster(page, "Longhorn", "web-play-now")).to_be_visible()
