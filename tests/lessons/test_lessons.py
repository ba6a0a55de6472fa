"""Every first game goes as its cards say, and its opponents answer as planned."""

import pytest

from highnoon import Match, game_keys
from highnoon.lessons import Lesson, lesson, lesson_at

LEAST_CARDS = 10


def played(first: Lesson) -> Match:
    """The lesson to the end of its line, the others replying."""
    match = Match.new(first.game, first.options, first.seed)
    line = list(first.line)
    while line:
        for seat in sorted(match.actors(), key=lambda seat: seat == first.seat):
            reply = line.pop(0) if seat == first.seat else first.reply(match, seat)
            assert reply is not None, f"{seat} has no reply after {match.history[-1].action}"
            match.play(seat, reply)
            break
    return match


@pytest.mark.parametrize("game", game_keys())
def test_the_line_of_a_lesson_can_be_played(game: str) -> None:
    first = lesson(game)
    assert len(first.cards) >= LEAST_CARDS
    match = played(first)
    assert not match.over
    assert sum(entry.by == first.seat for entry in match.history) == len(first.line)


@pytest.mark.parametrize("game", game_keys())
def test_every_card_has_its_own_key(game: str) -> None:
    keys = [card["key"] for card in lesson(game).cards]
    assert len(set(keys)) == len(keys)
    assert keys[-1] == "free"


def test_only_a_lesson_s_seed_makes_a_lesson() -> None:
    assert lesson_at("longhorn", lesson("longhorn").seed) is lesson("longhorn")
    assert lesson_at("longhorn", lesson("longhorn").seed + 1) is None


def test_an_opponent_whose_reply_is_impossible_thinks_for_itself() -> None:
    first = lesson("longhorn")
    match = Match.new("longhorn", first.options, first.seed)
    for seat, text in ((1, "start R"), (0, "steal o"), (0, "move D")):
        match.play(seat, text)
    assert "steal w" not in map(match.game.action_text, match.legal_actions(1))
    assert first.reply(match, 1) is None


def test_longhorn_s_cards_tell_the_truth() -> None:
    view = played(lesson("longhorn")).view(0).view
    assert view["players"][0]["nuggets"] == "5"
    assert view["players"][0]["worth"] > view["players"][1]["worth"]
    assert view["left"][3] == 9


def test_moon_river_s_cards_tell_the_truth() -> None:
    score = played(lesson("moon-river")).view(0).view["ranches"][0]["score"]
    assert score["lands"]["meadow"] == 9
    assert score["total"] == 10


def test_desperados_cards_tell_the_truth() -> None:
    match = played(lesson("desperados"))
    view = match.view(1).view
    assert (view["round"], view["money"], view["goal"]) == (2, 4300, 8000)
    assert [tile["value"] for tile in view["loot"]] == [1100, 3200]
    assert view["players"][2]["lost"] == ["el-paso"]
    looked = [event for event in match.events(1) if event.kind == "looked"]
    assert looked[0].data["value"] == 800
