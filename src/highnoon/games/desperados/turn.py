"""The course of a round: placing, riding, laying cards, deciding."""

from __future__ import annotations

from typing import Any

from highnoon.core.action import Action, Seat
from highnoon.core.game import Event, Step
from highnoon.games.desperados import heists, reckoning
from highnoon.games.desperados.actions import DECISION
from highnoon.games.desperados.legal import card_of
from highnoon.games.desperados.rounds import begin_move, begin_round
from highnoon.games.desperados.state import (
    MOVES,
    NO_CARD,
    NOWHERE,
    SHERIFF,
    UNDECIDED,
    State,
    after,
    card_name,
    put,
)


def place(state: State, seat: Seat, action: Action) -> Step:
    """A pawn or a deputy is put on the board, openly."""
    key = str(action.args[0])
    town = state.map.number[key]
    if seat == SHERIFF and state.starts[SHERIFF] != NOWHERE:
        placed = state._replace(fresh=tuple(sorted((*state.fresh, town))))
        event = Event("deputy-placed", {"town": key})
        if len(placed.fresh) == state.players - 1:
            placed = placed._replace(phase="hideout")
        return Step(placed, (event,))
    placed = state._replace(starts=put(state.starts, seat, town), at=put(state.at, seat, town))
    events = [Event("placed", {"seat": seat, "town": key})]
    if NOWHERE not in placed.starts:
        placed = begin_round(placed, events)
    return Step(placed, tuple(events))


def ride(state: State, action: Action) -> Step:
    """A deputy rides to a neighbouring town."""
    start, end = str(action.args[0]), str(action.args[1])
    number = state.map.number
    index = state.fresh.index(number[start])
    rode = state._replace(
        fresh=state.fresh[:index] + state.fresh[index + 1 :],
        ridden=tuple(sorted((*state.ridden, number[end]))),
    )
    return Step(rode, (Event("rode", {"from": start, "to": end}),))


def lay(state: State, seat: Seat, action: Action) -> Step:
    """A movement card is laid face down, or exchanged."""
    card = card_of(state, action) if action.kind == "card" else NO_CARD
    row = state.rows[seat]
    exchanged = len(row) == state.move
    row = (*row[: state.move - 1], card)
    laid = state._replace(
        rows=put(state.rows, seat, row),
        at=put(state.at, seat, after(state.starts[seat], row)),
    )
    data: dict[str, Any] = {"seat": seat, "move": state.move}
    if card == NO_CARD:
        event = Event("no-card", data)
        seen = state.shown[seat] | 1 << (state.move - 1)
        laid = laid._replace(shown=put(state.shown, seat, seen))
    else:
        data["card"] = card_name(state.map, card)
        event = Event("exchanged" if exchanged else "laid", data)
    if seat == SHERIFF:
        return Step(laid._replace(phase="cards"), (event,), reveals=True)
    if all(len(one) == state.move for one in laid.rows):
        without = [seat for seat in range(1, state.players) if laid.rows[seat][-1] == NO_CARD]
        all_laid = Event("gang-laid", {"move": state.move, "without": without})
        return Step(laid._replace(phase="heists"), (event, all_laid), reveals=True)
    return Step(laid, (event,), reveals=card == NO_CARD)


def decide(state: State, seat: Seat, action: Action) -> Step:
    """A desperado settles what they do in their town; when all have, it happens."""
    again = state.decisions[seat] != UNDECIDED
    decision = DECISION[action]
    town = state.map.key(state.at[seat])
    data = {"seat": seat, "what": decision, "town": town}
    events = [Event("reconsidered" if again else "decided", data)]
    decided = state._replace(decisions=put(state.decisions, seat, decision))
    if UNDECIDED in decided.decisions[1:]:
        return Step(decided, tuple(events))
    events.append(Event("gang-decided", {"move": state.move}))
    declared = heists.declare(decided, events)
    if state.move < MOVES:
        return Step(begin_move(declared, events), tuple(events), reveals=True)
    return Step(reckoning.begin(declared, events), tuple(events), reveals=True)
