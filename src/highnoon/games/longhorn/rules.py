"""A turn of Longhorn: steal, apply the token of an emptied place, move the outlaw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.errors import IllegalAction
from highnoon.core.game import Event, Step
from highnoon.games.longhorn import chance, tokens
from highnoon.games.longhorn.actions import STEAL
from highnoon.games.longhorn.legal import legal, with_choices
from highnoon.games.longhorn.pieces import COLOURS, EACH_COLOUR, TOKENS, walk
from highnoon.games.longhorn.reasons import why_not
from highnoon.games.longhorn.state import DEALING, ENDED, NO_COWS, NO_TOKEN, State, without
from highnoon.games.longhorn.turn import drop_token, herds_with, nine, to_move

_COLOURS: Final = range(len(COLOURS))
_SEATS: Final = (frozenset({0}), frozenset({1}))
_CHANCE: Final = frozenset({CHANCE})
_NOBODY: Final[frozenset[Seat]] = frozenset()


def actors(state: State) -> frozenset[Seat]:
    """Whom the game waits for."""
    phase = state.phase
    if phase == "start":
        return _SEATS[1 - state.side]
    if phase in ENDED:
        return _NOBODY
    return _CHANCE if phase in DEALING or phase == "draw" else _SEATS[state.side]


def apply(state: State, seat: Seat, action: Action) -> Step:
    """What an action does, or `IllegalAction` with the reason."""
    drawn = seat == CHANCE and chance.possible(state, action)
    if not drawn and action not in legal(state, seat):
        raise IllegalAction(why_not(state, seat, action))
    return _DO[action.kind](state, action)


def _start(state: State, action: Action) -> Step:
    place = int(action.args[0])
    started = state._replace(phase="steal", outlaw=state.places.index(place))
    event = Event("started", {"seat": 1 - state.side, "place": place})
    return Step(with_choices(started), (event,))


def _steal(state: State, action: Action) -> Step:
    colour, cell = int(action.args[0]), state.outlaw
    here = state.cows[cell]
    count = here[colour]
    left = without(here, colour, count)
    event = Event(
        "stole",
        {"seat": state.side, "place": state.places[cell], "colour": colour, "count": count},
    )
    after = state._replace(
        cows=(*state.cows[:cell], left, *state.cows[cell + 1 :]),
        herds=herds_with(state, colour, count),
        last=(cell, state.last[1]) if state.side == 0 else (state.last[0], cell),
        stolen=count,
    )
    token = state.tokens[cell] if left == NO_COWS else NO_TOKEN
    if token != NO_TOKEN and TOKENS[token].key == "sheriff":
        caught = Event("caught", {"seat": state.side})
        return Step(after._replace(phase="caught", choices=()), (event, caught))
    if after.herds[state.side][colour] == EACH_COLOUR:
        return nine(after, colour, (event,))
    if token == NO_TOKEN:
        return to_move(after, (event,))
    cleared = drop_token(after, cell)
    used = Event("token-used", {"seat": state.side, "place": state.places[cell], "token": token})
    return tokens.use(cleared, token, (event, used))


def _move(state: State, action: Action) -> Step:
    place = int(action.args[0])
    cell = state.places.index(place)
    side = state.side if state.again else 1 - state.side
    path = [state.places[step] for step in walk(state.outlaw, state.stolen, cell)]
    event = Event("moved", {"seat": state.side, "path": path, "next": side})
    here = state.cows[cell]
    after = state._replace(
        phase="steal",
        side=side,
        outlaw=cell,
        stolen=0,
        again=False,
        choices=tuple(STEAL[colour] for colour in _COLOURS if here[colour]),
    )
    return Step(after, (event,))


_DO: Final[dict[str, Callable[[State, Action], Step]]] = {
    "lay": chance.lay,
    "token": chance.token,
    "cows": chance.cows,
    "coin": chance.coin,
    "start": _start,
    "steal": _steal,
    "brand": tokens.brand,
    "epidemic": tokens.epidemic,
    "ambush": tokens.ambush,
    "nugget": tokens.nugget,
    "draw": tokens.draw,
    "snake": tokens.snake,
    "move": _move,
}
