"""A match at the prompt: one line, a few in words, a picture; and no secret in any of them."""

import random
from xml.etree import ElementTree

import pytest

from highnoon import Match
from highnoon.core.game import AnyGame
from tests.cases import Case, cases


def played(case: Case, decisions: int) -> Match:
    match, rng = Match.new(case.game, case.options, seed=5), random.Random(5)
    while not match.over and decisions:
        seat = min(match.actors())
        match.play(seat, rng.choice(list(match.legal_actions(seat))))
        decisions -= 1
    return match


def drawn(match: Match) -> ElementTree.Element:
    html = match._repr_html_()
    return ElementTree.fromstring(html)


def test_one_line_says_how_far_a_match_is() -> None:
    match = Match.new("longhorn", seed=7)
    assert repr(match) == "<Match of longhorn, rules 2: 0 decisions, waiting for eagle>"
    match.play(0, "start C")
    assert repr(match) == "<Match of longhorn, rules 2: 1 decision, waiting for jessie>"
    match.resign(0)
    assert repr(match) == "<Match of longhorn, rules 2: 1 decision, won by jessie>"


def test_in_words_it_tells_who_plays_what_is_asked_and_what_may_be_done() -> None:
    match = Match.new("longhorn", seed=7, names=["Ann", "jessie"])
    first, prompt, position, *choices = str(match).splitlines()
    assert first == "Longhorn: Eagle (Ann), Jessie"
    assert "Eagle" in prompt
    assert position == match.game.position_text(match.state)
    texts = [match.game.action_text(action) for action in match.legal_actions(0)]
    assert [choice.split(":")[0].strip() for choice in choices] == texts
    match.resign(0)
    assert str(match).splitlines()[2:4] == ["  1. Jessie: 0", "  2. Eagle (Ann): 0"]


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
@pytest.mark.parametrize("decisions", [0, 25, 5000])
def test_every_game_is_shown_from_the_first_deal_to_the_end(case: Case, decisions: int) -> None:
    match = played(case, decisions)
    assert "\n" not in repr(match)
    assert ("won by" in repr(match) or "a draw" in repr(match)) == match.over
    assert "-prompt-" not in str(match)
    assert drawn(match).find(".//{http://www.w3.org/2000/svg}svg") is not None


def test_nothing_hidden_is_shown_before_the_end() -> None:
    """Two worlds that everybody takes for the same look the same."""
    match = Match.new("desperados", {"players": 3}, seed=1)
    for seat, town in [(0, "taos"), (0, "yuma"), (0, "yuma"), (1, "tucson"), (2, "gallup")]:
        match.play(seat, f"place {town}")
    before = match.state
    shown = set()
    for card in ("shiprock", "santa-fe"):
        match.state = match.game.apply(before, 0, match.game.parse_action(f"card {card}")).state
        shown.add((repr(match), str(match), match._repr_html_()))
    assert len(shown) == 1


class Undrawn:
    """A game that nobody has drawn."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> object:
        if name == "picture":
            raise AttributeError(name)
        return getattr(self._game, name)


def test_a_game_without_a_picture_is_a_list_of_what_is_known() -> None:
    match = Match.new("longhorn", seed=7)
    match.game = Undrawn(match.game)  # type: ignore[assignment]
    table = drawn(match).find("table")
    assert table is not None
    assert "phase" in [row.findtext("th") for row in table]
