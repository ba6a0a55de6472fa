"""Traces that play leaves behind: tokens that lie, are owned or must have been used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from highnoon.core.action import Arg, Phrase
from highnoon.games.longhorn.pieces import CELLS, PLACES, TOKENS
from highnoon.games.longhorn.state import NO_COWS, NO_TOKEN, NOWHERE, State, on_board

_LETTER: Final = {token.key: letter for letter, token in TOKENS.items()}
_IN_USE: Final = {
    "brand": _LETTER["iron"],
    "epidemic": _LETTER["epidemic"],
    "ambush": _LETTER["ambush"],
    "draw": _LETTER["ambush"],
    "snake": _LETTER["rattlesnake"],
}
"""The token whose effect a phase is about."""


def problems(state: State) -> list[Phrase]:
    """Everything about tokens and places that no play can lead to; from the first turn on."""
    wrong = [
        Phrase("longhorn-position-token-empty", {"place": _place(state, cell)})
        for cell in CELLS
        if state.tokens[cell] != NO_TOKEN
        and state.cows[cell] == NO_COWS
        # The raid that ended the game left the token where it was.
        and not (cell == state.outlaw and state.phase in ("caught", "nine"))
    ]
    lying = Counter(token for token in state.tokens if token != NO_TOKEN)
    if state.struck != NOWHERE and lying[_LETTER["epidemic"]]:
        wrong.append(Phrase("longhorn-position-epidemic-twice"))
        return wrong
    used = Counter(_used(state))
    for letter, count in sorted(used.items()):
        # Too many of those that lie are told of already.
        if lying[letter] <= TOKENS[letter].count < count + lying[letter]:
            args: dict[str, Arg] = {"token": letter, "found": count + lying[letter]}
            wrong.append(Phrase("longhorn-position-tokens-used", args))
    found = lying.total() + used.total() + sum(len(purse) for purse in state.nuggets)
    if found > len(CELLS):
        wrong.append(Phrase("longhorn-position-tokens-many", {"found": found}))
    if _stays_behind(state) and not _came_by_oil(state):
        wrong.append(Phrase("longhorn-position-other-last"))
    return wrong


def _used(state: State) -> Iterator[str]:
    """The tokens that must have been used, by what they left behind."""
    if state.phase in _IN_USE:
        yield _IN_USE[state.phase]
    if state.struck != NOWHERE:
        yield _LETTER["epidemic"]
        # Only a rattlesnake brings cows of a struck colour back; this one if they fled just now.
        fled = state.phase == "snake" and state.struck not in state.to_place
        if on_board(state)[state.struck] and not fled:
            yield _LETTER["rattlesnake"]
    if state.again:
        yield _LETTER["oil"]
    # Nobody is sent to where the outlaw has just been: only their own oil takes them there.
    came = _stays_behind(state) and _came_by_oil(state)
    if came or state.last[0] == state.last[1] != NOWHERE:
        yield _LETTER["oil"]


def _stays_behind(state: State) -> bool:
    """Whether the outlaw stands where the other player has played last, about to steal there."""
    return state.phase == "steal" and state.last[1 - state.side] == state.outlaw


def _came_by_oil(state: State) -> bool:
    """Whether the player in turn can have come here with the oil of a place now empty."""
    before = state.last[state.side]
    if before in (NOWHERE, state.outlaw):
        return False
    return state.cows[before] == NO_COWS and state.tokens[before] == NO_TOKEN


def _place(state: State, cell: int) -> Phrase:
    return Phrase(f"longhorn-place-{PLACES[state.places[cell]].key}")
