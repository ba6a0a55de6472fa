"""When the whole gang has decided: discs go down, cards are shown, banks are looked at."""

from __future__ import annotations

from highnoon.core.action import Seat
from highnoon.core.game import Event
from highnoon.games.desperados.pieces import members
from highnoon.games.desperados.state import (
    BLUE,
    BROWN,
    LOOK,
    NO_CARD,
    POKER,
    UNDECIDED,
    Heist,
    State,
    card_name,
    deputies,
    put,
)


def declare(state: State, events: list[Event]) -> State:
    """What is complete happens in the open; what is not is dropped and reveals nothing."""
    for target, town, gang in _plans(state):
        height = deputies(state, town) + 1
        data = {"target": target, "town": state.map.key(town), "seats": members(gang)}
        if gang.bit_count() < height:
            events.append(Event("dropped", data))
            continue
        for seat in members(gang):
            state = _prove(state, seat, events)
        state = state._replace(
            heists=(*state.heists, Heist(state.move, target, town, height, gang))
        )
        events.append(Event("heist", {**data, "height": height, "move": state.move}))
    for seat in range(1, state.players):
        if state.decisions[seat] == LOOK:
            state = _look(_prove(state, seat, events), seat, events)
    return state._replace(decisions=(UNDECIDED,) * state.players)


def _plans(state: State) -> list[tuple[str, int, int]]:
    """Who wants to rob what: the target, its town, and a mask of seats."""
    wanted: dict[tuple[str, int], int] = {}
    for seat in range(1, state.players):
        decision = state.decisions[seat]
        if decision in (POKER, BROWN, BLUE):
            case = (decision, state.at[seat])
            wanted[case] = wanted.get(case, 0) | 1 << seat
    return [(target, town, gang) for (target, town), gang in sorted(wanted.items())]


def _prove(state: State, seat: Seat, events: list[Event]) -> State:
    """They show cards back to the one that took them to this town; their pawn proves the start."""
    row, shown, proof = state.rows[seat], state.shown[seat], []
    for move in range(state.move, 0, -1):
        card = row[move - 1]
        if card != NO_CARD:
            shown |= 1 << (move - 1)
            proof.append({"move": move, "card": card_name(state.map, card)})
        if card >= 0:
            break
    town = state.map.key(state.at[seat])
    events.append(Event("shown", {"seat": seat, "town": town, "cards": proof}))
    return state._replace(shown=put(state.shown, seat, shown))


def _look(state: State, seat: Seat, events: list[Event]) -> State:
    town = state.at[seat]
    bank = state.map.bank_at[town]
    data = {"seat": seat, "town": state.map.key(town), "value": state.banks[bank]}
    events.append(Event("looked", data))
    return state._replace(looked=state.looked | 1 << bank)
