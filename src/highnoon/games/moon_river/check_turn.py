"""Whether a position's phase, seat and unfinished turn belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from highnoon.core.action import CHANCE, Phrase
from highnoon.games.moon_river.choices import (
    CHOICES,
    bonus,
    drought_cells,
    final_turn,
    joins,
    must_expand,
    steals,
    swaps,
)
from highnoon.games.moon_river.grid import LAST_ROW
from highnoon.games.moon_river.pieces import (
    CIRCLES,
    COLUMN,
    DESPERADO,
    PARTNERS,
    SALOON,
    SKULLS,
    THIEF,
)
from highnoon.games.moon_river.ranch import COWBOY_SIDE, drives
from highnoon.games.moon_river.state import (
    BESIDE,
    DRAWING,
    NO_COLUMN,
    NO_TURN,
    NOBODY,
    NONE,
    Phase,
    State,
    Turn,
)

_WAITING: Final[dict[Phase, frozenset[str]]] = {
    "expand": frozenset({"dominoes"}),
    "discard": frozenset({"dominoes"}),
    "place": frozenset({"dominoes", "pair"}),
    "drought": frozenset({"dominoes", "skulls", "circles", "prize"}),
    "circle": frozenset({"dominoes", "circles", "prize"}),
    "recruit": frozenset({"dominoes", "circles", "circle", "prize"}),
    "drive": frozenset({"dominoes", "circles", "circle", "steps", "prize"}),
    "offer": frozenset({"dominoes", "circles", "circle", "prize"}),
    "demand": frozenset({"dominoes", "circles", "circle", "offer", "prize"}),
    "steal": frozenset({"dominoes", "circles", "circle", "prize"}),
    "bonus": frozenset({"dominoes", "prize"}),
    "forgo": frozenset({"dominoes", "prize"}),
}
"""What may be unfinished in each phase; nothing in the others."""


def turn_problems(state: State) -> Iterator[Phrase]:
    """Everything that does not fit the phase."""
    if not _right_seat(state):
        yield Phrase("moon-river-position-seat", {"phase": state.phase})
        return
    allowed = _WAITING.get(state.phase, frozenset())
    extra = [
        name
        for name, now, then in zip(Turn._fields, state.turn, NO_TURN, strict=True)
        if now != then and name not in allowed
    ]
    if extra:
        yield Phrase(
            "moon-river-position-waiting", {"phase": state.phase, "found": ", ".join(extra)}
        )
    elif not (_standing(state) and _symbols(state) and _PHASES[state.phase](state)):
        yield Phrase("moon-river-position-phase", {"phase": state.phase})


def _right_seat(state: State) -> bool:
    """Chance draws, nobody acts after the end, players decide all else."""
    if state.phase in DRAWING:
        return state.seat == CHANCE
    return state.seat == NOBODY if state.phase == "over" else state.seat >= 0


def _standing(state: State) -> bool:
    """Whether the rancheros stand where the round has come to."""
    here, there, players = state.here, state.there, len(state.ranches)
    each = 2 if players == 2 else 1
    if state.phase in ("scenario", "over"):
        return here == NO_COLUMN == there or state.phase == "over"
    if not here.parcels:
        return True
    # Who has acted stands on the new column, but the one who is acting on neither.
    acting = state.seat if state.phase not in (*DRAWING, "take") else NOBODY
    waiting = [seat for seat in here.rancheros if seat != NOBODY]
    first = here.rancheros.index(waiting[0]) if waiting else COLUMN
    if any(kind != NONE for kind in here.parcels[:first]):
        return False
    if any((kind == NONE) != (seat == NOBODY) for kind, seat in zip(*here, strict=True)):
        return False
    if not there.parcels:
        return True
    return all(
        waiting.count(seat) + there.rancheros.count(seat) + (seat == acting) == each
        for seat in range(players)
    )


def _symbols(state: State) -> bool:
    """Whether what waits is really there: skulls, empty circles, a prize."""
    turn = state.turn
    if state.seat < 0:
        return True
    ranch = state.ranches[state.seat]

    def laid(cell: int, symbols: tuple[int, ...]) -> bool:
        return cell < len(ranch.parcels) and bool(
            ranch.parcels[cell] and symbols[ranch.parcels[cell] - 1]
        )

    return (
        all(laid(cell, SKULLS) for cell in turn.skulls)
        and all(laid(cell, CIRCLES) and not ranch.partners[cell] for cell in turn.circles)
        and len(set(turn.circles)) == len(turn.circles)
        and (turn.circle == NONE or (laid(turn.circle, CIRCLES)))
        and turn.circle not in turn.circles
        and (not turn.prize or bool(ranch.free & LAST_ROW != LAST_ROW))
    )


def _set_up(state: State) -> bool:
    return state.here == NO_COLUMN


def _saloon(state: State) -> bool:
    return sum(state.saloon) < SALOON and any(state.stock) and not state.drawn


def _column(state: State) -> bool:
    return not state.there.parcels and any(state.box) and len(state.drawn) < COLUMN


def _ranchero(state: State) -> bool:
    left = [seat for seat in range(len(state.ranches)) if seat not in state.there.rancheros]
    return _set_up(state) and bool(state.there.parcels) and len(left) > 1


def _stand(state: State) -> bool:
    standing = state.there.rancheros
    each = 2 if len(state.ranches) == 2 else 1
    return NOBODY in standing and standing.count(state.seat) < each


def _take(state: State) -> bool:
    waiting = [seat for seat in state.here.rancheros if seat != NOBODY]
    return waiting[:1] == [state.seat]


def _expand(state: State) -> bool:
    return bool((state.turn.dominoes or final_turn(state)) and joins(state))


def _discard(state: State) -> bool:
    return must_expand(state) and not final_turn(state) and not joins(state)


def _place(state: State) -> bool:
    pair = state.turn.pair
    return len(pair) == 2 and pair == tuple(sorted(pair)) and bool(CHOICES["place"](state))


def _partner(state: State, *faces: int) -> bool:
    circle = state.turn.circle
    return circle != NONE and state.ranches[state.seat].partners[circle] in faces


def _drought(state: State) -> bool:
    return bool(state.turn.skulls) and drought_cells(state).bit_count() > 1


def _drive(state: State) -> bool:
    cowboys = range(COWBOY_SIDE + 1, COWBOY_SIDE + len(PARTNERS) + 1)
    some = bool(state.turn.steps and drives(state.ranches[state.seat]))
    return _partner(state, *cowboys) and some


def _offer(state: State) -> bool:
    mine = state.ranches[state.seat].stores
    return _partner(state, DESPERADO + 1) and bool(mine) and swaps(state, state.seat)


def _forgo(state: State) -> bool:
    return state.turn.prize and not bonus(state) and state.tiles.count(BESIDE) > 1


def _over(state: State) -> bool:
    clear = not any(ranch.stores or max(ranch.cows) > 1 for ranch in state.ranches)
    return clear and not any(state.box) and not any(seat >= 0 for seat in state.here.rancheros)


_PHASES: Final[dict[Phase, Callable[[State], bool]]] = {
    "scenario": lambda state: state.scenario == "draw",
    "saloon": _saloon,
    "column": _column,
    "ranchero": _ranchero,
    "stand": _stand,
    "take": _take,
    "expand": _expand,
    "discard": _discard,
    "place": _place,
    "drought": _drought,
    "circle": lambda state: len(state.turn.circles) > 1 and any(state.saloon),
    "recruit": lambda state: _partner(state, 0) and any(state.saloon),
    "drive": _drive,
    "offer": _offer,
    "demand": lambda state: _offer(state) and state.turn.offer in state.ranches[state.seat].stores,
    "steal": lambda state: _partner(state, THIEF + 1) and bool(steals(state)),
    "bonus": lambda state: state.turn.prize and bool(bonus(state)),
    "forgo": _forgo,
    "over": _over,
}
