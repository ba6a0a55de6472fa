"""What a puzzle of Longhorn is about, read off its proof: the main line and how others fail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from highnoon.core.action import Seat
from highnoon.engine.longhorn.search import following
from highnoon.games.longhorn.scoring import worth
from highnoon.games.longhorn.state import ENDED, State
from highnoon.puzzles.longhorn.proof import Decision, whole_turns

THEMES: Final = (
    "sheriff-trap",
    "sheriff-near",
    "nine",
    "deny-nine",
    "epidemic",
    "ambush",
    "iron",
    "oil",
    "snake",
    "boxed-in",
    "end-ahead",
    "give-up",
    "behind",
    "gold",
)
"""All there are; a puzzle has as many as fit."""

_DECIDES: Final = {"epidemic": "epidemic", "brand": "iron"}
_AMBUSH: Final = ("ambush", "nugget")


def themes(
    line: Sequence[Decision], seat: Seat, end_of: Callable[[State], State | None]
) -> tuple[str, ...]:
    """The themes of a main line; `end_of` leads a position on to its end by best play, if it can.

    - `sheriff-trap`: the line ends with the other caught by the sheriff.
    - `sheriff-near`: a wrong choice is punished by the sheriff.
    - `nine`: whoever solves gets nine of a colour. `deny-nine`: a wrong choice lets the other.
    - `epidemic`, `ambush`, `iron`, `oil`, `gold`: they use such a token.
    - `snake`: a rattlesnake bites on the line, whomever.
    - `boxed-in`: the other has but one way to play a turn that is not the last.
    - `end-ahead`: they end the game by going where no cows can be reached, and have more.
    - `give-up`: they steal fewer cows than they could. `behind`: they are behind at first.
    """
    found = set[str]()
    mine = [one for one in line if one.actor == seat]
    for one in mine:
        found |= _used(one, seat)
        if one.state.phase == "steal":
            herd = one.state.cows[one.state.outlaw]
            if herd[int(one.action.args[0])] < max(herd):
                found.add("give-up")
        for action, after, _ in following(one.state):
            if action != one.action:
                found |= _punished(after, seat, end_of)
    last = line[-1].after
    if last.phase == "caught" and last.side != seat:
        found.add("sheriff-trap")
    if last.phase == "nine" and last.side == seat:
        found.add("nine")
    if last.phase == "scored" and line[-1].actor == seat:
        found.add("end-ahead")
    if any(one.action.kind == "snake" for one in line):
        found.add("snake")
    if _boxed_in(line, seat):
        found.add("boxed-in")
    money = worth(line[0].state)
    if money[seat] < money[1 - seat]:
        found.add("behind")
    return tuple(theme for theme in THEMES if theme in found)


def _used(one: Decision, seat: Seat) -> set[str]:
    """Which token a decision uses."""
    if one.action.kind in _DECIDES:
        return {_DECIDES[one.action.kind]}
    if one.action.kind in _AMBUSH:
        return {"ambush"}
    found = set()
    if one.action.kind == "steal" and one.after.again:
        found.add("oil")
    if one.action.kind == "steal" and one.after.nuggets[seat] != one.state.nuggets[seat]:
        found.add("gold")
    return found


def _punished(after: State, seat: Seat, end_of: Callable[[State], State | None]) -> set[str]:
    """What becomes of a wrong choice."""
    end = after if after.phase in ENDED else end_of(after)
    if end is None:
        return set()
    if end.phase == "caught" and end.side == seat:
        return {"sheriff-near"}
    if end.phase == "nine" and end.side != seat:
        return {"deny-nine"}
    return set()


def _boxed_in(line: Sequence[Decision], seat: Seat) -> bool:
    turns = [one.state for one in line if one.actor == 1 - seat and one.state.phase == "steal"]
    return any(
        len(ways) == 1 and ways[0].state.phase not in ENDED for ways in map(whole_turns, turns)
    )
