"""What must hold in every position of Desperados; used by tests and by the reader of positions."""

from __future__ import annotations

from highnoon.core.action import Phrase, Seat
from highnoon.games.desperados.actions import DECIDE, PLAY_NONE
from highnoon.games.desperados.check_round import rounds_ended, wrong_with_round
from highnoon.games.desperados.check_tiles import bad, wrong_with_tiles
from highnoon.games.desperados.legal import card_of, cards, legal
from highnoon.games.desperados.state import (
    MOVES,
    NO_CARD,
    NOWHERE,
    ROUNDS,
    SEATS,
    SHERIFF,
    UNDECIDED,
    State,
    after,
)

_PLAYED = ("sheriff", "cards", "heists", "tiles")
"""Phases within a move."""


def problems(state: State) -> list[Phrase]:
    """Everything that is wrong with a position; empty if nothing is."""
    wrong = _course(state)
    if wrong:
        return wrong
    wrong = [*wrong_with_tiles(state), *_pieces(state)]
    if wrong:
        return wrong
    for seat in range(state.players):
        wrong += _row(state, seat)
    return wrong or wrong_with_round(state) or _decisions(state)


def _course(state: State) -> list[Phrase]:
    """Phase, round, move and plan must fit each other."""
    phase, wrong = state.phase, []
    before = phase in ("plan", "muster", "hideout") or (phase == "banks" and state.round == 0)
    last_round = ROUNDS if phase != "banks" else ROUNDS - 1
    if not (state.round == 0 if before else 1 <= state.round <= last_round):
        wrong.append(bad("round", found=state.round, phase=phase))
    if phase == "over" and state.round != ROUNDS:
        wrong.append(bad("round", found=state.round, phase=phase))
    first, last = (0, 0) if before else (1, MOVES)
    if not before and phase in ("tiles", "banks", "over"):
        first = MOVES
    if not first <= state.move <= last:
        wrong.append(bad("move", found=state.move, phase=phase))
    drawn = not (phase == "plan" or (phase == "banks" and state.round == 0))
    if drawn != (0 <= state.plan < len(state.map.plans)):
        wrong.append(bad("plan", phase=phase))
    reckoning = 1 <= state.reckoned <= MOVES if phase == "tiles" else state.reckoned == 0
    if not reckoning or (state.arrested and phase != "tiles") or state.arrested & 1:
        wrong.append(bad("reckoning", phase=phase))
    return wrong


def _pieces(state: State) -> list[Phrase]:
    """Pawns and deputies stand on the board when their time has come."""
    phase, wrong = state.phase, []
    placed = [start != NOWHERE for start in state.starts]
    count = len(state.fresh) + len(state.ridden)
    if phase in ("banks", "plan") and state.round == 0:
        fits = not any(placed) and count == 0
    elif phase == "muster":
        fits = not any(placed[1:]) and count < state.players - 1 and (placed[0] or count == 0)
    elif phase == "hideout":
        fits = placed[0] and not all(placed) and count == state.players - 1
    else:
        fits = all(placed) and count == state.players - 1
    if not fits or (state.ridden and phase not in _PLAYED):
        wrong.append(bad("pieces", phase=phase))
    for seat, decision in enumerate(state.decisions):
        if decision != UNDECIDED and (phase != "heists" or seat == SHERIFF):
            wrong.append(bad("decision", seat=SEATS[seat]))
    if phase == "heists" and UNDECIDED not in state.decisions[1:]:
        wrong.append(bad("all-decided"))
    return wrong


def _row(state: State, seat: Seat) -> list[Phrase]:
    """Every card of a row could be laid, and there are as many as the phase wants."""
    row, start, name = state.rows[seat], state.starts[seat], SEATS[seat]
    wrong = []
    if state.at[seat] != after(start, row):
        wrong.append(bad("at", seat=name))
    arrests = rounds_ended(state) + (state.arrested >> seat & 1)
    if state.lost[seat].bit_count() > arrests or (seat == SHERIFF and state.lost[SHERIFF]):
        wrong.append(bad("lost", seat=name))
    if len(row) not in _lengths(state, seat):
        return [*wrong, bad("cards", seat=name, found=len(row))]
    if state.shown[seat] >> len(row):
        wrong.append(bad("shown", seat=name))
    as_it_was = state
    if state.arrested >> seat & 1:  # the card just given up could still be played
        lost = state.lost[seat] & ~(1 << state.at[seat])
        as_it_was = state._replace(
            lost=tuple(lost if one == seat else mask for one, mask in enumerate(state.lost))
        )
    for move, card in enumerate(row):
        playable = cards(as_it_was, seat, row[:move])
        if card == NO_CARD:
            fits = playable == (PLAY_NONE,) and bool(state.shown[seat] >> move & 1)
        else:
            fits = any(a.kind == "card" and card_of(state, a) == card for a in playable)
        if not fits:
            wrong.append(bad("card", seat=name, move=move + 1))
    if state.reckoned and state.shown[seat] & (1 << state.reckoned) - 1 != (
        (1 << min(state.reckoned, len(row))) - 1
    ):
        wrong.append(bad("shown", seat=name))
    return wrong


def _lengths(state: State, seat: Seat) -> tuple[int, ...]:
    """How many cards may lie before this player now."""
    if state.phase == "sheriff":
        return (state.move - 1,)
    if state.phase == "cards" and seat != SHERIFF:
        everybody = all(len(row) == state.move for row in state.rows)
        return () if everybody else (state.move - 1, state.move)
    if state.phase == "tiles":
        arrested = state.arrested >> seat & 1
        return tuple(range(1, state.reckoned + 1)) if arrested else (MOVES,)
    return (state.move,) if state.phase in _PLAYED else (0,)


def _decisions(state: State) -> list[Phrase]:
    """What desperados have decided must be something they could decide."""
    open_ = state._replace(decisions=(UNDECIDED,) * state.players)
    return [
        bad("decided", seat=SEATS[seat], found=decision)
        for seat, decision in enumerate(state.decisions)
        if decision != UNDECIDED and DECIDE[decision] not in legal(open_, seat)
    ]
