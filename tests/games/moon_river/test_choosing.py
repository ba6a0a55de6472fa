"""Who plays on which board: chosen in turn, drawn, or to each colour its own."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from highnoon import CHANCE, IllegalAction, Match, game
from highnoon.core.replay import replay, save
from highnoon.games.moon_river.pieces import LEGENDS
from tests.games.moon_river.table import RIVER, act, choices, events


def new(players: int, boards: str = "legend", seed: int = 1) -> Match:
    return Match.new("moon-river", {"players": players, "boards": boards}, seed)


def boards(match: Match) -> list[str | None]:
    return [ranch["board"] for ranch in match.view(0).view["ranches"]]


def test_everybody_chooses_in_the_order_of_the_seats_before_anything_is_drawn() -> None:
    match = new(3)
    assert not match.history
    assert choices(match.state) == [f"board {key}" for key in LEGENDS]
    assert match.actors() == {0}
    match.play(0, "board jo")
    assert match.actors() == {1}
    assert choices(match.state) == ["board mary", "board wesley", "board calamity"]
    match.play(1, "board mary")
    match.play(2, "board calamity")
    assert boards(match) == ["jo", "mary", "calamity"]
    rooms = [ranch["room"] for ranch in match.view(0).view["ranches"]]
    assert rooms == [2, 4, 3]
    assert match.history[3].by == CHANCE


@pytest.mark.parametrize("pair", list(permutations(LEGENDS, 2)))
def test_two_players_may_have_any_two_boards(pair: tuple[str, str]) -> None:
    match = new(2)
    for seat, key in enumerate(pair):
        match.play(seat, f"board {key}")
    assert boards(match) == list(pair)


def test_the_last_of_four_boards_needs_no_choice() -> None:
    match = new(4)
    match.play(0, "board wesley")
    match.play(1, "board jo")
    match.play(2, "board mary")
    assert boards(match) == ["wesley", "jo", "mary", "calamity"]
    assert "board" not in match.state.phase


def test_a_board_that_somebody_has_is_refused() -> None:
    match = new(2)
    match.play(0, "board jo")
    with pytest.raises(IllegalAction) as refused:
        match.play(1, "board jo")
    assert refused.value.reason.key == "moon-river-error-board"
    with pytest.raises(IllegalAction) as refused:
        match.play(1, "stand 1")
    assert refused.value.reason.args["task"] == ("moon-river-task-board", {})


def test_drawn_boards_are_all_equally_likely() -> None:
    state = RIVER.start(RIVER.info.read_options({"players": 3, "boards": "legend-drawn"}))
    assert RIVER.actors(state) == {CHANCE}
    assert [chance for _, chance in RIVER.chance_outcomes(state)] == [Fraction(1, 4)] * 4
    second = act(state, "board wesley")
    drawn = {action.args[0] for action, _ in RIVER.chance_outcomes(second)}
    assert drawn == {"mary", "calamity", "jo"}
    assert [one.kind for one in events(second, "board jo")] == ["board-drawn"]
    seen = Counter(tuple(boards(new(2, "legend-drawn", seed))) for seed in range(400))
    assert set(seen) == set(permutations(LEGENDS, 2))


def test_a_drawn_board_cannot_be_taken_back_but_a_chosen_one_can() -> None:
    match = new(2)
    match.play(0, "board jo")
    assert match.can_undo(0)
    assert not new(2, "legend-drawn").can_undo(0)


def test_each_colour_may_have_its_own_board() -> None:
    for players in (2, 3, 4):
        assert boards(new(players, "legend-colours")) == list(LEGENDS[:players])
    assert boards(new(2, "camp")) == ["camp", "camp"]


def test_boards_come_before_the_scenario() -> None:
    match = Match.new("moon-river", {"players": 2, "boards": "legend", "scenario": "draw"}, 3)
    match.play(0, "board jo")
    assert match.state.scenario == "draw"
    match.play(1, "board mary")
    assert match.history[2].action.kind == "scenario"


@pytest.mark.parametrize("kind", ["legend", "legend-drawn"])
def test_the_choice_stands_in_the_record(kind: str) -> None:
    match = new(2, kind, 5)
    while match.state.phase == "board":
        match.play(match.state.seat, choices(match.state)[-1])
    again = replay(save(match))
    assert again.state == match.state
    assert [line["do"].split()[0] for line in match.log[:2] if "do" in line] == ["board", "board"]
    assert [line["by"] for line in match.log[:2] if "do" in line] == (
        ["purple", "white"] if kind == "legend" else ["chance", "chance"]
    )


def test_positions_of_the_first_version_are_read_as_before() -> None:
    old = game("moon-river", 1)
    match = Match.new(old, {"players": 3, "boards": "legend"}, 9)
    text = old.position_text(match.state)
    assert text.split()[1] == "legend"
    assert RIVER.parse_position(text) == match.state == old.parse_position(text)
    assert RIVER.position_text(match.state).split()[1] == "mary,wesley,calamity"
    assert old.action_text(old.parse_action("steal jo b3")) == "steal jo b3"
    assert RIVER.action_text(old.parse_action("steal jo b3")) == "steal green b3"
