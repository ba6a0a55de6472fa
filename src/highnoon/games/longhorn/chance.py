"""The set-up of Longhorn: nine places, nine tokens, thirty-six cows and a coin, all by chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import comb
from operator import le
from typing import Final

from highnoon.core.action import Action
from highnoon.core.chance import Outcomes, pick, uniform, weighted
from highnoon.core.game import Event, Step
from highnoon.games.longhorn.actions import COIN, DEAL, DRAW, LAY, TOKEN
from highnoon.games.longhorn.legal import with_choices
from highnoon.games.longhorn.pieces import (
    CELLS,
    EACH_COLOUR,
    HILL,
    PLACES,
    TOKENS,
)
from highnoon.games.longhorn.state import NO_COWS, Cows, Phase, State, on_board

_HANDS: Final = {place.cows: [hand for hand in DEAL if sum(hand) == place.cows] for place in PLACES}
_SHERIFF: Final = next(letter for letter, token in TOKENS.items() if token.key == "sheriff")


def outcomes(state: State) -> Outcomes:
    """What the draw that is due can bring, with exact chances."""
    if state.phase == "lay":
        return uniform([action for action in LAY if action.args[0] not in state.places])
    if state.phase == "token":
        lying = Counter(state.tokens)
        return weighted(
            [(TOKEN[letter], token.count - lying[letter]) for letter, token in TOKENS.items()]
        )
    if state.phase == "cows":
        bag = _bag(state)
        size = PLACES[state.places[_next_cell(state)]].cows
        return weighted([(DEAL[hand], _ways(bag, hand)) for hand in _hands(bag, size)])
    if state.phase == "coin":
        return uniform(COIN)
    if state.phase == "draw":
        purse = Counter(state.nuggets[1 - state.side])
        return weighted([(DRAW[letter], count) for letter, count in sorted(purse.items())])
    return []


def sample(state: State, rng: random.Random) -> Action:
    """One outcome of the draw that is due."""
    if state.phase != "cows":
        return pick(outcomes(state), rng)
    bag = [colour for colour, count in enumerate(_bag(state)) for _ in range(count)]
    hand = rng.sample(bag, PLACES[state.places[_next_cell(state)]].cows)
    return DEAL[(hand.count(0), hand.count(1), hand.count(2), hand.count(3))]


def possible(state: State, action: Action) -> bool:
    """Whether chance could do this now."""
    if action.kind != state.phase:
        return False
    if action.kind == "lay":
        return action.args[0] not in state.places
    if action.kind == "token":
        letter = str(action.args[0])
        return state.tokens.count(letter) < TOKENS[letter].count
    if action.kind == "cows":
        size = PLACES[state.places[_next_cell(state)]].cows
        hand = _hand(action)
        return sum(hand) == size and all(map(le, hand, _bag(state)))
    if action.kind == "draw":
        return str(action.args[0]) in state.nuggets[1 - state.side]
    return action.kind == "coin"


def lay(state: State, action: Action) -> Step:
    """The next place goes into the next cell."""
    place = int(action.args[0])
    places = (*state.places, place)
    phase: Phase = "token" if len(places) == len(CELLS) else "lay"
    event = Event("laid", {"cell": len(state.places), "place": place})
    return Step(state._replace(places=places, phase=phase), (event,), reveals=True)


def token(state: State, action: Action) -> Step:
    """A token for the next cell; at last a sheriff changes places with Nugget Hill's token."""
    letter = str(action.args[0])
    tokens = (*state.tokens, letter)
    events = [Event("token", {"place": state.places[len(state.tokens)], "token": letter})]
    if len(tokens) < len(CELLS):
        return Step(state._replace(tokens=tokens), tuple(events), reveals=True)
    hill = state.places.index(HILL)
    if _SHERIFF in tokens and tokens[hill] != _SHERIFF:
        cell = tokens.index(_SHERIFF)
        swapped = list(tokens)
        swapped[hill], swapped[cell] = _SHERIFF, tokens[hill]
        events.append(Event("swapped", {"place": state.places[cell], "token": tokens[hill]}))
        tokens = tuple(swapped)
    return Step(state._replace(tokens=tokens, phase="cows"), tuple(events), reveals=True)


def cows(state: State, action: Action) -> Step:
    """The next place gets its cows."""
    cell = _next_cell(state)
    hand = _hand(action)
    dealt = (*state.cows[:cell], hand, *state.cows[cell + 1 :])
    phase: Phase = "coin" if cell == CELLS[-1] else "cows"
    event = Event("dealt", {"place": state.places[cell], "cows": list(hand)})
    return Step(state._replace(cows=dealt, phase=phase), (event,), reveals=True)


def coin(state: State, action: Action) -> Step:
    """Who plays first; the other chooses where."""
    first = int(action.args[0])
    after = with_choices(state._replace(phase="start", side=first))
    return Step(after, (Event("coin", {"seat": first}),), reveals=True)


def _hand(action: Action) -> Cows:
    w, o, g, b = (int(count) for count in action.args)
    return (w, o, g, b)


def _next_cell(state: State) -> int:
    return next(cell for cell in CELLS if state.cows[cell] == NO_COWS)


def _bag(state: State) -> Cows:
    w, o, g, b = (EACH_COLOUR - count for count in on_board(state))
    return (w, o, g, b)


def _hands(bag: Cows, size: int) -> Iterator[Cows]:
    w, o, g, b = bag
    for hand in _HANDS[size]:
        if hand[0] <= w and hand[1] <= o and hand[2] <= g and hand[3] <= b:
            yield hand


def _ways(bag: Cows, hand: Cows) -> int:
    ways = 1
    for have, take in zip(bag, hand, strict=True):
        ways *= comb(have, take)
    return ways
