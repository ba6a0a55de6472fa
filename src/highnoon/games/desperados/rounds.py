"""How rounds and moves begin: the coaches take their places and drive."""

from __future__ import annotations

from highnoon.core.game import Event
from highnoon.games.desperados.state import State, coach_town, coaches, held_since, route


def begin_round(state: State, events: list[Event]) -> State:
    """The coaches stand on the first towns of their plans; the first move begins."""
    begun = state._replace(round=state.round + 1, move=0)
    stand = {coach: state.map.key(coach_town(begun, coach)) for coach in coaches(begun)}
    events.append(Event("round", {"round": begun.round, "coaches": stand}))
    return begin_move(begun, events)


def begin_move(state: State, events: list[Event]) -> State:
    """The coaches drive one town, but for those that are held up; then the sheriff decides."""
    move, key = state.move + 1, state.map.key
    for coach in coaches(state):
        if not held_since(state, coach):
            way = route(state, coach)
            data = {"coach": coach, "from": key(way[move - 1]), "to": key(way[move])}
            events.append(Event("drove", data))
    return state._replace(
        phase="sheriff",
        move=move,
        fresh=tuple(sorted(state.fresh + state.ridden)),
        ridden=(),
    )
