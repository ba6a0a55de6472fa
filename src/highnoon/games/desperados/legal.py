"""What each seat of Desperados may do: nobody's secret decides who is asked."""

from __future__ import annotations

from highnoon.core.action import Action, Seat
from highnoon.games.desperados.actions import DECIDE, moves_of
from highnoon.games.desperados.pieces import Map
from highnoon.games.desperados.state import (
    LOOK,
    NOTHING,
    NOWHERE,
    POKER,
    SALOON,
    SHERIFF,
    Row,
    State,
    after,
    coach_town,
    coaches,
    deputies,
    held_since,
    played,
    spent,
)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do now; whoever has chosen may still exchange until all have."""
    phase = state.phase
    if seat == SHERIFF:
        if phase == "sheriff":
            rides = moves_of(state.map).rides(state.fresh)
            return rides + cards(state, SHERIFF, state.rows[SHERIFF])
        return moves_of(state.map).place if phase == "muster" else ()
    if not 0 < seat < state.players:
        return ()
    if phase == "cards":
        row = state.rows[seat]
        if len(row) < state.move:
            return cards(state, seat, row)
        laid = row[-1]
        return tuple(
            action
            for action in cards(state, seat, row[:-1])
            if action.kind == "card" and card_of(state, action) != laid
        )
    if phase == "heists":
        return _decisions(state, seat)
    if phase == "hideout" and state.starts[seat] == NOWHERE:
        return moves_of(state.map).place
    return ()


def cards(state: State, seat: Seat, row: Row) -> tuple[Action, ...]:
    """The cards that can follow this row; `no-card` alone when there is none."""
    return following(state.map, state.starts[seat], state.lost[seat], row)


def following(map_: Map, start: int, lost: int, row: Row) -> tuple[Action, ...]:
    """The cards that can follow this row of somebody who began there and has lost these."""
    saloon = row.count(SALOON) < map_.saloon_cards
    return moves_of(map_).cards(after(start, row), played(row) | lost, saloon)


def card_of(state: State, action: Action) -> int:
    """The card an action lays."""
    return state.map.number.get(str(action.args[0]), SALOON)


def _decisions(state: State, seat: Seat) -> tuple[Action, ...]:
    town, chosen = state.at[seat], state.decisions[seat]
    options = [NOTHING]
    targets = open_targets(state, town)
    if targets and not spent(state) >> seat & 1 and enough(state, town):
        options += targets
    if (bank := state.map.bank_at.get(town)) is not None and state.banks[bank] > 0:
        options.append(LOOK)
    return tuple(DECIDE[option] for option in options if option != chosen)


def open_targets(state: State, town: int) -> list[str]:
    """What could be robbed in a town: its poker tile and coaches not yet a target this round."""
    targets = [
        coach
        for coach in coaches(state)
        if not held_since(state, coach) and coach_town(state, coach) == town
    ]
    if state.poker >> town & 1 and not any(
        heist.target == POKER and heist.town == town for heist in state.heists
    ):
        targets.append(POKER)
    return targets


def present(state: State, town: int) -> int:
    """How many desperados are in a town."""
    return state.at.count(town) - (state.at[SHERIFF] == town)


def discs(state: State, town: int) -> int:
    """How many desperados in a town still have their disc."""
    used = spent(state)
    return sum(state.at[seat] == town and not used >> seat & 1 for seat in range(1, state.players))


def enough(state: State, town: int) -> bool:
    """Whether the gang can outnumber the deputies of a town, with a disc for each of the stack."""
    return discs(state, town) > deputies(state, town)
