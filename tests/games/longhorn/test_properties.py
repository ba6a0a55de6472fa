"""What must hold in every game of Longhorn, whatever is played."""

from collections.abc import Iterator
from typing import TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st

from highnoon import CHANCE
from highnoon.games.longhorn.pieces import EACH_COLOUR, TOKENS
from highnoon.games.longhorn.state import DEALING, State, on_board, removed
from tests.games.longhorn.table import LONGHORN

MODES = st.fixed_dictionaries(
    {
        "ambush_nugget": st.sampled_from(["random", "choice"]),
        "epidemic_colour": st.sampled_from(["any", "present"]),
    }
)
Mode: TypeAlias = dict[str, str]
DECISIONS = st.lists(st.integers(0, 10**6), min_size=200, max_size=200)


def states(mode: Mode, decisions: list[int]) -> Iterator[State]:
    """The states of a game in which every decision and draw is one of these numbers."""
    state = LONGHORN.start(LONGHORN.info.read_options(mode))
    yield state
    numbers = iter(decisions * 10)
    while actors := LONGHORN.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            actions = [action for action, _ in LONGHORN.chance_outcomes(state)]
        else:
            actions = list(LONGHORN.legal_actions(state, seat))
        state = LONGHORN.apply(state, seat, actions[next(numbers) % len(actions)]).state
        yield state


@given(mode=MODES, decisions=DECISIONS)
@settings(max_examples=40, deadline=None)
def test_there_are_nine_cows_of_each_colour(mode: Mode, decisions: list[int]) -> None:
    for state in states(mode, decisions):
        if state.phase not in ("lay", "token", "cows"):
            for colour in range(4):
                herds = state.herds[0][colour] + state.herds[1][colour]
                gone = removed(state)[colour]
                assert on_board(state)[colour] + herds + gone == EACH_COLOUR
                assert gone == 0 or colour == state.struck


@given(mode=MODES, decisions=DECISIONS)
@settings(max_examples=40, deadline=None)
def test_tokens_only_ever_leave_the_board(mode: Mode, decisions: list[int]) -> None:
    before: State | None = None
    for state in states(mode, decisions):
        if before is not None and len(before.tokens) == len(state.tokens) == 9:
            if before.phase != "token":
                kept = zip(before.tokens, state.tokens, strict=True)
                assert all(new in (old, "") for old, new in kept)
            everything = "".join(state.tokens) + "".join(state.nuggets)
            assert all(everything.count(letter) <= TOKENS[letter].count for letter in TOKENS)
        before = state


@given(mode=MODES, decisions=DECISIONS)
@settings(max_examples=40, deadline=None)
def test_chance_is_needed_only_for_the_deal_and_random_ambushes(
    mode: Mode, decisions: list[int]
) -> None:
    after_deal = [state for state in states(mode, decisions) if state.phase not in DEALING]
    draws = [state for state in after_deal if LONGHORN.actors(state) == {CHANCE}]
    assert mode["ambush_nugget"] == "random" or not draws


@given(mode=MODES, decisions=DECISIONS)
@settings(max_examples=40, deadline=None)
def test_positions_never_repeat(mode: Mode, decisions: list[int]) -> None:
    seen = list(states(mode, decisions))
    assert len(set(seen)) == len(seen)


@given(mode=MODES, decisions=DECISIONS)
@settings(max_examples=40, deadline=None)
def test_a_caught_player_never_wins_and_nine_always_does(mode: Mode, decisions: list[int]) -> None:
    *_, final = states(mode, decisions)
    result = LONGHORN.result(final)
    assert result is not None
    if final.phase == "caught":
        assert result.winners == (1 - final.side,)
    elif final.phase == "nine":
        assert result.winners == (final.side,)
    else:
        richest = max(result.scores)
        assert all(result.scores[seat] == richest for seat in result.winners)
