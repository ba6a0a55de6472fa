"""What must hold in every position of Longhorn; used by tests and by the reader of positions."""

from __future__ import annotations

from collections import Counter
from typing import Final

from highnoon.core.action import Phrase
from highnoon.games.longhorn import traces
from highnoon.games.longhorn.legal import destinations, with_choices
from highnoon.games.longhorn.pieces import (
    CELLS,
    COLOUR_KEYS,
    EACH_COLOUR,
    HILL,
    NUGGETS,
    PLACES,
    TOKENS,
)
from highnoon.games.longhorn.state import (
    DEALING,
    NO_COWS,
    NO_TOKEN,
    NOWHERE,
    State,
    on_board,
    removed,
)

_AFTER_TOKEN: Final = ("brand", "epidemic", "ambush", "draw", "snake")


def problems(state: State) -> list[Phrase]:
    """Everything that is wrong with a position; empty if nothing is."""
    if len(set(state.places)) != len(state.places):
        return [Phrase("longhorn-position-places")]
    if state.phase in DEALING:
        return _dealing(state)
    if len(state.places) != len(CELLS) or len(state.tokens) != len(CELLS):
        return [Phrase("longhorn-position-places")]
    return [*_pieces(state), *(_start(state) if state.phase == "start" else _turn(state))]


def _dealing(state: State) -> list[Phrase]:
    """While dealing, what lies must lie in order: places, then tokens, then cows."""
    due = {"lay": (None, 0, 0), "token": (9, None, 0), "cows": (9, 9, None), "coin": (9, 9, 9)}
    dealt = 0
    while dealt < len(state.places) and state.cows[dealt] != NO_COWS:
        dealt += 1
    found = (len(state.places), len(state.tokens), dealt)
    in_order = all(
        have < 9 if want is None else have == want
        for have, want in zip(found, due[state.phase], strict=True)
    )
    as_printed = all(
        sum(state.cows[cell]) == (PLACES[state.places[cell]].cows if cell < dealt else 0)
        for cell in CELLS
    )
    right = in_order and as_printed and _untouched(state)
    wrong = [] if right else [Phrase("longhorn-position-deal")]
    for colour, count in enumerate(on_board(state)):
        if count > EACH_COLOUR:
            wrong.append(_cows_wrong(colour, count))
    return wrong + _tokens(state, swapped=state.phase in ("cows", "coin"))


def _pieces(state: State) -> list[Phrase]:
    """Nine cows of each colour, and every token at most as often as it was made."""
    wrong = []
    for colour, gone in enumerate(removed(state)):
        if gone < 0 or (gone and colour != state.struck):
            wrong.append(_cows_wrong(colour, EACH_COLOUR - gone))
        elif colour == state.struck and gone == 0 and not _may_strike_the_absent(state):
            wrong.append(Phrase("longhorn-position-struck-nine", {"colour": _colour(colour)}))
    wrong += [*_tokens(state, swapped=True), *traces.problems(state)]
    nines = [seat for seat in (0, 1) if EACH_COLOUR in state.herds[seat]]
    if nines and not (state.phase in ("nine", "caught") and nines == [state.side]):
        wrong.append(Phrase("longhorn-position-nine"))
    return wrong


def _may_strike_the_absent(state: State) -> bool:
    """Whether a colour can have been struck that was not on the board."""
    if state.strikes == "former":
        return state.phase == "scored" and not any(on_board(state))
    return state.strikes == "any"


def _tokens(state: State, swapped: bool) -> list[Phrase]:
    there = Counter("".join(state.tokens) + "".join(state.nuggets))
    wrong = [
        Phrase("longhorn-position-tokens", {"token": letter, "found": count})
        for letter, count in sorted(there.items())
        if count > TOKENS[letter].count
    ]
    if swapped and "s" in state.tokens and state.places[state.tokens.index("s")] != HILL:
        wrong.append(Phrase("longhorn-position-sheriff"))
    if any(letter not in NUGGETS for purse in state.nuggets for letter in purse):
        wrong.append(Phrase("longhorn-position-purse"))
    return wrong


def _start(state: State) -> list[Phrase]:
    """Before the first turn the table is as it was dealt."""
    as_printed = all(
        sum(cows) == PLACES[place].cows
        for place, cows in zip(state.places, state.cows, strict=True)
    )
    return [] if as_printed and _untouched(state) else [Phrase("longhorn-position-start")]


def _untouched(state: State) -> bool:
    """Whether nobody has played yet."""
    return (
        state.herds == (NO_COWS, NO_COWS)
        and state.nuggets == ("", "")
        and state.outlaw == NOWHERE
        and state.last == (NOWHERE, NOWHERE)
        and state.struck == NOWHERE
        and NO_TOKEN not in state.tokens
        and not (state.stolen or state.again or state.to_place)
    )


def _turn(state: State) -> list[Phrase]:
    """The phase must fit what lies on the table."""
    if state.outlaw == NOWHERE:
        return [Phrase("longhorn-position-outlaw")]
    here, wrong = state.cows[state.outlaw], []
    if state.phase == "steal":
        if here == NO_COWS:
            wrong.append(Phrase("longhorn-position-no-cows"))
        if state.stolen or state.again or state.to_place:
            wrong.append(Phrase("longhorn-position-phase"))
        return wrong
    if not 1 <= state.stolen <= EACH_COLOUR:
        return [Phrase("longhorn-position-stolen", {"found": state.stolen})]
    if state.last[state.side] != state.outlaw:
        wrong.append(Phrase("longhorn-position-last"))
    emptied = here == NO_COWS and state.tokens[state.outlaw] == NO_TOKEN
    if (state.phase in _AFTER_TOKEN or state.again) and not emptied:
        wrong.append(Phrase("longhorn-position-not-emptied"))
    if not _has_stolen(state, emptied):
        wrong.append(Phrase("longhorn-position-herd", {"found": state.stolen}))
    if not _fits(state):
        wrong.append(Phrase("longhorn-position-phase"))
    return wrong


def _has_stolen(state: State, emptied: bool) -> bool:
    """Whether the cows just stolen are in the herd; a rattlesnake may have taken one back."""
    snake = emptied and state.phase in ("snake", "move", "scored")
    return any(
        count + (snake and colour not in state.to_place) >= state.stolen
        for colour, count in enumerate(state.herds[state.side])
    )


def _fits(state: State) -> bool:
    """Whether the decision or the end that the phase names is really there."""
    mine = state.herds[state.side]
    caught = state.tokens[state.outlaw] == "s" and state.cows[state.outlaw] == NO_COWS
    if state.again and state.phase not in ("move", "scored"):
        return False
    if state.phase == "snake":
        first = min(state.to_place, default=NOWHERE)
        due = tuple(colour for colour, count in enumerate(mine) if count and colour >= first)
        return bool(due) and state.to_place == due
    if state.to_place:
        return False
    if state.phase == "caught":
        return caught
    if state.phase == "nine":
        return EACH_COLOUR in mine and not caught
    if state.phase == "scored":
        return not destinations(state)
    if state.phase == "draw":
        return bool(state.nuggets[1 - state.side]) and not state.choose_nugget
    return bool(with_choices(state).choices)


def _cows_wrong(colour: int, found: int) -> Phrase:
    return Phrase("longhorn-position-cows", {"colour": _colour(colour), "found": found})


def _colour(colour: int) -> Phrase:
    return Phrase(f"longhorn-colour-{COLOUR_KEYS[colour]}")
