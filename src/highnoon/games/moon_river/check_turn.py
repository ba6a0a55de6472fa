"""Whether a position's phase, seat and unfinished turn belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from highnoon.core.action import CHANCE, Phrase
from highnoon.games.moon_river.check_round import round_is_sound
from highnoon.games.moon_river.grid import AROUND, LAST_ROW
from highnoon.games.moon_river.legal import (
    CHOICES,
    bonus,
    drought_cells,
    final_turn,
    joins,
    must_expand,
    steals,
    swaps,
)
from highnoon.games.moon_river.pieces import (
    DESPERADO,
    NO_BOARD,
    PARTNERS,
    THIEF,
)
from highnoon.games.moon_river.ranch import COWBOY_SIDE, drives
from highnoon.games.moon_river.state import (
    BESIDE,
    DRAWING,
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
    elif not (round_is_sound(state) and _symbols(state) and _dominoes(state) and _fits(state)):
        yield Phrase("moon-river-position-phase", {"phase": state.phase})


def _right_seat(state: State) -> bool:
    """Chance draws, nobody acts after the end, players decide all else; boards are either."""
    if state.phase in DRAWING:
        return state.seat == CHANCE
    if state.phase == "board":
        boards = [ranch.board for ranch in state.ranches]
        return state.seat in (CHANCE, boards.index(NO_BOARD))
    return state.seat == NOBODY if state.phase == "over" else state.seat >= 0


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

    skulls, circles = state.kit.skulls, state.kit.circles
    waiting = {*turn.skulls, *turn.circles, *([] if turn.circle == NONE else [turn.circle])}
    return (
        len(waiting) <= 2
        and all(AROUND[one] >> other & 1 for one in waiting for other in waiting - {one})
        and all(laid(cell, skulls) for cell in turn.skulls)
        and all(turn.skulls.count(cell) <= skulls[ranch.parcels[cell] - 1] for cell in turn.skulls)
        and all(laid(cell, circles) and not ranch.partners[cell] for cell in turn.circles)
        and len(set(turn.circles)) == len(turn.circles)
        and (turn.circle == NONE or laid(turn.circle, circles))
        and turn.circle not in turn.circles
        and (not turn.prize or bool(ranch.free & LAST_ROW != LAST_ROW))
    )


def _dominoes(state: State) -> bool:
    """Whether as many may still be laid as the parcels that there were at first allow."""
    if state.seat < 0:
        return True
    ranch, left = state.ranches[state.seat], state.turn.dominoes
    held = len(ranch.stores) + len(state.turn.pair)
    if state.phase not in ("expand", "discard", "place"):
        # One has been laid: with a second one to come there were four parcels before.
        return left <= 1 and (not left or held >= 2)
    if left == 0:
        return final_turn(state)
    return held >= 4 if left == 2 else held <= 3 or held + 2 <= ranch.room + 1


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
    return not any(ranch.stores or max(ranch.cows) > 1 for ranch in state.ranches)


def _fits(state: State) -> bool:
    check = _PHASES.get(state.phase)
    return check is None or check(state)


_PHASES: Final[dict[Phase, Callable[[State], bool]]] = {
    "stand": lambda state: NOBODY in state.there.rancheros,
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
