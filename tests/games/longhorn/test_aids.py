"""What a choice would bring, and why others are not possible."""

from typing import Any

import pytest

from highnoon.games.longhorn.aids import outlook, refusals
from highnoon.games.longhorn.pieces import LETTERS
from highnoon.games.longhorn.state import State
from tests.games.longhorn.table import LONGHORN, act, choices, position

RULEBOOK = "B,M,K / Cwoo,R,Dgg / T,N,S"


def foreseen(state: State, text: str) -> dict[str, Any]:
    view = LONGHORN.view(state, 0)
    return {**outlook(view, LONGHORN.parse_action(text))}


def test_a_steal_that_ends_the_game_and_one_that_rides_on() -> None:
    state = position(RULEBOOK, "C")
    ended, riding = foreseen(state, "steal w"), foreseen(state, "steal o")
    assert ended["over"]
    assert ended["places"] == []
    assert not riding["over"]
    assert riding["steps"] == 2
    assert [LETTERS[place] for place in riding["places"]] == ["D"]


def test_the_worth_is_that_of_the_table_right_after() -> None:
    state = position(RULEBOOK, "C")
    for text in choices(state):
        after = LONGHORN.view(act(state, text), 0)
        assert foreseen(state, text)["worth"] == [player["worth"] for player in after["players"]]


def test_places_out_of_reach_empty_or_dangerous_say_why() -> None:
    riding = act(position(RULEBOOK, "C"), "steal o")
    told = {action.args[0]: why.key for action, why in refusals(LONGHORN.view(riding, 0))}
    assert len(told) == 8
    assert told[LETTERS.index("B")] == "longhorn-error-move-far"
    assert told[LETTERS.index("K")] == "longhorn-error-move-far"
    assert told[LETTERS.index("M")] == "longhorn-error-move-empty"


@pytest.mark.parametrize("phase", ["steal", "epidemic", "ambush"])
def test_where_no_place_is_asked_for_no_place_is_refused(phase: str) -> None:
    letters = {"steal": "", "epidemic": "e", "ambush": "a"}
    token = f".{letters[phase]}" if letters[phase] else ""
    state = position(f"Sw,N,Dg/Ro,Mw,T/B,Cww{token},Kb", "C")
    after = act(state, "steal w") if token else state
    assert after.phase == phase
    assert refusals(LONGHORN.view(after, 0)) == []
