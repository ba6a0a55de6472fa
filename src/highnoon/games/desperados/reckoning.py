"""The reckoning: cards are revealed move by move, arrests come before heists, banks come last."""

from __future__ import annotations

from highnoon.core.game import Event
from highnoon.games.desperados.pieces import members
from highnoon.games.desperados.rounds import begin_round
from highnoon.games.desperados.state import (
    DUE,
    EMPTY,
    MOVES,
    ROUNDS,
    SHERIFF,
    UNDECIDED,
    Heist,
    Loot,
    State,
    card_name,
    deputies,
    goal,
    money,
    pawn,
    put,
)


def begin(state: State, events: list[Event]) -> State:
    """All five moves are made: the cards are turned up."""
    events.append(Event("reckoning", {"round": state.round}))
    return go_on(state, events)


def go_on(state: State, events: list[Event]) -> State:
    """Reveal move after move, until a tile is to be drawn or the round is over."""
    while state.reckoned < MOVES:
        state = _reveal(state, events)
        state = _arrest(state, events)
        won = successes(state)
        events += (
            _outcome(state, heist, heist in won)
            for heist in state.heists
            if heist.move == state.reckoned
        )
        if won:
            return state._replace(phase="tiles", due=len(won))
    return _end_round(_rob(state, events), events)


def successes(state: State) -> list[Heist]:
    """The heists of the move being reckoned for which enough of their gang are free."""
    return [
        heist
        for heist in state.heists
        if heist.move == state.reckoned
        and (heist.gang & ~state.arrested).bit_count() >= heist.height
    ]


def _outcome(state: State, heist: Heist, won: bool) -> Event:
    data = {
        "target": heist.target,
        "town": state.map.key(heist.town),
        "height": heist.height,
        "seats": members(heist.gang & ~state.arrested),
    }
    return Event("heist-won" if won else "heist-failed", data)


def _reveal(state: State, events: list[Event]) -> State:
    move, key = state.reckoned, state.map.key
    moved = state._replace(
        reckoned=move + 1,
        shown=tuple(
            seen if state.arrested >> seat & 1 else seen | 1 << move
            for seat, seen in enumerate(state.shown)
        ),
    )
    free = [seat for seat in range(state.players) if not state.arrested >> seat & 1]
    for seat in free:
        data = {
            "seat": seat,
            "move": move + 1,
            "card": card_name(state.map, state.rows[seat][move]),
            "from": key(pawn(state, seat)),
            "to": key(pawn(moved, seat)),
        }
        events.append(Event("revealed", data))
    where = [[seat, key(pawn(moved, seat))] for seat in free]
    events.append(Event("moved", {"move": move + 1, "where": where}))
    return moved


def _arrest(state: State, events: list[Event]) -> State:
    """Whoever stands with the sheriff gives up that town's card and takes the others back."""
    town = pawn(state, SHERIFF)
    for seat in range(1, state.players):
        if state.arrested >> seat & 1 or pawn(state, seat) != town:
            continue
        had = not state.lost[seat] >> town & 1
        key = state.map.key(town)
        data = {"seat": seat, "town": key, "lost": key if had else None}
        events.append(Event("arrested", data))
        state = state._replace(
            arrested=state.arrested | 1 << seat,
            rows=put(state.rows, seat, state.rows[seat][: state.reckoned]),
            shown=put(state.shown, seat, (1 << state.reckoned) - 1),
            at=put(state.at, seat, town),
            lost=put(state.lost, seat, state.lost[seat] | 1 << town),
        )
    return state


def _rob(state: State, events: list[Event]) -> State:
    """Every bank where more free desperados than deputies stand gives its tile."""
    for bank, town in enumerate(state.map.banks):
        value = state.banks[bank]
        free = [
            seat
            for seat in range(1, state.players)
            if state.at[seat] == town and not state.arrested >> seat & 1
        ]
        if value == EMPTY or len(free) <= deputies(state, town):
            continue
        state = state._replace(
            banks=put(state.banks, bank, DUE),
            looked=state.looked & ~(1 << bank),
            loot=(*state.loot, Loot("bank", value, state.batches[bank])),
        )
        data = {
            "town": state.map.key(town),
            "value": value,
            "seats": free,
            "money": money(state),
        }
        events.append(Event("robbed", data))
    return state


def _end_round(state: State, events: list[Event]) -> State:
    """Cards and discs come back; pawns stay where they stand."""
    players = state.players
    state = state._replace(
        starts=state.at,
        fresh=tuple(sorted(state.fresh + state.ridden)),
        ridden=(),
        rows=((),) * players,
        shown=(0,) * players,
        decisions=(UNDECIDED,) * players,
        heists=(),
        due=0,
        reckoned=0,
        arrested=0,
    )
    if state.round == ROUNDS:
        data = {"money": money(state), "goal": goal(players)}
        events.append(Event("over", data))
        closed = tuple(EMPTY if value == DUE else value for value in state.banks)
        return state._replace(phase="over", banks=closed)
    if DUE in state.banks:
        return state._replace(phase="banks")
    return begin_round(state, events)
