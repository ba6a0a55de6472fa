"""Puzzles of Moon River: the best end, by full search, and again by plain minimax."""

import random

import pytest

from highnoon import puzzles
from highnoon.core.errors import HighNoonError
from highnoon.games.moon_river.notation import action_text, parse_action
from highnoon.puzzles import Puzzle
from highnoon.puzzles.moon_river.driving import best_drive
from highnoon.puzzles.moon_river.ending import Ending, TooLarge, after, lead, serves
from highnoon.puzzles.moon_river.making import THEMES, Making
from highnoon.puzzles.moon_river.plain import plain_value
from highnoon.puzzles.moon_river.trying import state_of

SHELF = puzzles.load("moon-river")
SAMPLE = SHELF[:: max(1, len(SHELF) // 10)]


def test_a_sample_is_proven_again() -> None:
    making = Making(plain_tries=300)
    for puzzle in SAMPLE[::2]:
        assert making.prove(puzzle) == [], puzzle.id
    assert set(puzzles.themes(SHELF)) <= set(THEMES)


def test_plain_minimax_agrees_where_it_can_finish() -> None:
    agreed = 0
    for puzzle in SHELF[:6]:
        state = state_of(puzzle)
        try:
            value = plain_value(state, puzzle.seat, 2_000)
        except TooLarge:
            continue
        assert value == Ending(puzzle.seat).value(state)
        agreed += 1
    assert agreed


@pytest.mark.parametrize("puzzle", SAMPLE[::3], ids=lambda one: one.id)
def test_the_main_line_is_answered_move_by_move(puzzle: Puzzle) -> None:
    moves: list[str] = []
    while (now := puzzles.attempt(puzzle, moves)).status == "go-on":
        moves += now.reply
        moves.append(puzzle.line[len(moves)])
    assert now.status == "solved"


def test_any_way_to_the_best_end_is_right_and_every_other_is_wrong() -> None:
    rng = random.Random(1)
    for puzzle in SAMPLE[::3]:
        ending, state = Ending(puzzle.seat), state_of(puzzle)
        best = ending.value(state)
        for action in rng.sample(state.choices, min(6, len(state.choices))):
            tried = puzzles.attempt(puzzle, [action_text(action)])
            right = ending.value(after(state, action)) == best
            assert (tried.status != "wrong") == right
            if not right:
                assert tried.why is not None
                assert tried.why.args["best"] == best


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(HighNoonError):
        puzzles.attempt(SHELF[0], ["stand 9"])


def test_nothing_is_drawn_and_nobody_disputes_the_value() -> None:
    for puzzle in SAMPLE:
        assert serves(state_of(puzzle), puzzle.seat)
        assert not serves(state_of(puzzle), 1 - puzzle.seat)


def test_the_last_drive_is_worth_what_driving_it_brings() -> None:
    """The shortcut for drives against every way through the rules."""
    seen = 0
    for puzzle in [one for one in SHELF if "drive" in one.themes][:6]:
        state = state_of(puzzle)
        for text in puzzle.line:
            if state.phase == "drive" and state.turn.steps == 1:
                ends = [after(state, action) for action in state.choices]
                if all(end.phase == "over" for end in ends):
                    now = lead(after(state, state.choices[0]), state.seat)
                    brought = max(lead(end, state.seat) for end in ends) - now
                    assert best_drive(state.ranches[state.seat], 1) == brought
                    seen += 1
            state = after(state, parse_action(text))
    assert seen
