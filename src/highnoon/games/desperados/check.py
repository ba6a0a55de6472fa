"""What must hold in every position of Desperados; used by tests and by the reader of positions."""

from __future__ import annotations

from collections import Counter

from highnoon.core.action import Phrase, Seat
from highnoon.games.desperados.actions import DECIDE, PLAY_NONE
from highnoon.games.desperados.legal import card_of, cards, legal_actions
from highnoon.games.desperados.piles import piles
from highnoon.games.desperados.reckoning import successes
from highnoon.games.desperados.state import (
    DUE,
    EMPTY,
    MOVES,
    NO_CARD,
    NOWHERE,
    POKER,
    ROUNDS,
    SEATS,
    SHERIFF,
    UNDECIDED,
    Heist,
    State,
    after,
    coaches,
    route,
)

_PLAYED = ("sheriff", "cards", "heists", "tiles")
"""Phases within a move."""


def problems(state: State) -> list[Phrase]:
    """Everything that is wrong with a position; empty if nothing is."""
    wrong = _course(state)
    if wrong:
        return wrong
    wrong = [*_tiles(state), *_pieces(state)]
    if wrong:
        return wrong
    for seat in range(state.players):
        wrong += _row(state, seat)
    wrong += _heists(state)
    return wrong or _decisions(state)


def _bad(key: str, **args: int | str) -> Phrase:
    return Phrase(f"desperados-position-{key}", args)


def _course(state: State) -> list[Phrase]:
    """Phase, round, move and plan must fit each other."""
    phase, wrong = state.phase, []
    before = phase in ("plan", "muster", "hideout") or (phase == "banks" and state.round == 0)
    last_round = ROUNDS if phase != "banks" else ROUNDS - 1
    if not (state.round == 0 if before else 1 <= state.round <= last_round):
        wrong.append(_bad("round", found=state.round, phase=phase))
    if phase == "over" and state.round != ROUNDS:
        wrong.append(_bad("round", found=state.round, phase=phase))
    first, last = (0, 0) if before else (1, MOVES)
    if not before and phase in ("tiles", "banks", "over"):
        first = MOVES
    if not first <= state.move <= last:
        wrong.append(_bad("move", found=state.move, phase=phase))
    drawn = not (phase == "plan" or (phase == "banks" and state.round == 0))
    if drawn != (0 <= state.plan < len(state.chart.plans)):
        wrong.append(_bad("plan", phase=phase))
    reckoning = 1 <= state.reckoned <= MOVES if phase == "tiles" else state.reckoned == 0
    if not reckoning or (state.arrested and phase != "tiles") or state.arrested & 1:
        wrong.append(_bad("reckoning", phase=phase))
    return wrong


def _tiles(state: State) -> list[Phrase]:
    """No tile is lost or made: what lies, what was taken and what is undrawn is all there is."""
    tiles, wrong = state.chart.tiles, []
    taken = {
        kind: [one.value for one in state.loot if one.kind == kind]
        for kind in ("bank", POKER, "coach")
    }
    for kind, made, box in (
        (POKER, tiles.poker, state.poker_box),
        ("coach", tiles.coach, state.coach_box),
    ):
        if Counter(taken[kind]) + Counter(box) != Counter(made):
            wrong.append(_bad("tiles", kind=kind))
    gone = state.chart.poker_towns & ~state.poker
    if gone.bit_count() != len(taken[POKER]) or state.poker & ~state.chart.poker_towns:
        wrong.append(_bad("poker", found=gone.bit_count(), taken=len(taken[POKER])))
    drawn = taken["bank"] + [value for value in state.banks if value > 0]
    try:
        left = piles(tiles, drawn)
    except ValueError:
        return [*wrong, _bad("tiles", kind="bank")]
    if left != (state.top, state.bottom):
        wrong.append(_bad("tiles", kind="bank"))
    due = [value == DUE for value in state.banks]
    if any(due) != (state.phase == "banks") or (state.round == 0 and due != sorted(due)):
        wrong.append(_bad("banks", phase=state.phase))
    if (state.round == 0 and (EMPTY in state.banks or state.loot)) or not _set_up_fits(state):
        wrong.append(_bad("set-up"))
    before = max(0, state.round - 1)
    newest = state.round if state.phase == "banks" else before
    if max(state.batches) > newest or any(one.batch > before for one in state.loot):
        wrong.append(_bad("batch"))
    if any(state.looked >> bank & 1 and value <= 0 for bank, value in enumerate(state.banks)):
        wrong.append(_bad("looked"))
    return wrong


def _set_up_fits(state: State) -> bool:
    """Whether as many low and high tiles were laid at the set-up as there should be."""
    tiles = state.chart.tiles
    dearest = max(tiles.low, default=0)
    pairs = zip(state.banks, state.batches, strict=True)
    first = [value for value, batch in pairs if value > 0 and batch == 0]
    first += [one.value for one in state.loot if one.kind == "bank" and one.batch == 0]
    low = sum(value <= dearest for value in first)
    high = len(first) - low
    if state.round == 0:
        return low <= tiles.low_laid and high <= tiles.high_laid
    return (low, high) == (tiles.low_laid, tiles.high_laid)


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
        wrong.append(_bad("pieces", phase=phase))
    for seat, decision in enumerate(state.decisions):
        if decision != UNDECIDED and (phase != "heists" or seat == SHERIFF):
            wrong.append(_bad("decision", seat=SEATS[seat]))
    if phase == "heists" and UNDECIDED not in state.decisions[1:]:
        wrong.append(_bad("all-decided"))
    return wrong


def _row(state: State, seat: Seat) -> list[Phrase]:
    """Every card of a row could be laid, and there are as many as the phase wants."""
    row, start, name = state.rows[seat], state.starts[seat], SEATS[seat]
    wrong = []
    if state.at[seat] != after(start, row):
        wrong.append(_bad("at", seat=name))
    if state.lost[seat].bit_count() > state.round or (seat == SHERIFF and state.lost[SHERIFF]):
        wrong.append(_bad("lost", seat=name))
    if len(row) not in _lengths(state, seat):
        return [*wrong, _bad("cards", seat=name, found=len(row))]
    if state.shown[seat] >> len(row):
        wrong.append(_bad("shown", seat=name))
    as_it_was = state
    if state.arrested >> seat & 1:  # the card he has just given up could still be played
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
            wrong.append(_bad("card", seat=name, move=move + 1))
    if state.reckoned and state.shown[seat] & (1 << state.reckoned) - 1 != (
        (1 << min(state.reckoned, len(row))) - 1
    ):
        wrong.append(_bad("shown", seat=name))
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


def _heists(state: State) -> list[Phrase]:
    """Each disc, coach and poker tile serves one heist a round; stacks are complete."""
    wrong, discs, targets = [], 0, set()
    for heist in state.heists:
        target = (heist.target, heist.town if heist.target == POKER else 0)
        seats = [seat for seat in range(state.players) if heist.gang >> seat & 1]
        declared = 1 <= heist.move < state.move + (state.phase == "tiles")
        if (
            not declared
            or target in targets
            or discs & heist.gang
            or heist.gang & 1
            or heist.gang >> state.players
            or not 1 <= heist.height <= min(len(seats), state.players)
            or not _target_fits(state, heist)
            or not all(_was_there(state, seat, heist) for seat in seats)
        ):
            wrong.append(_bad("heist", target=heist.target, move=heist.move))
        discs |= heist.gang
        targets.add(target)
    won = len(successes(state)) if state.phase == "tiles" and not wrong else 0
    if not (1 <= state.due <= won if state.phase == "tiles" else state.due == 0) and not wrong:
        wrong.append(_bad("due", found=state.due))
    return wrong


def _decisions(state: State) -> list[Phrase]:
    """What desperados have decided must be something they could decide."""
    open_ = state._replace(decisions=(UNDECIDED,) * state.players)
    return [
        _bad("decided", seat=SEATS[seat], found=decision)
        for seat, decision in enumerate(state.decisions)
        if decision != UNDECIDED and DECIDE[decision] not in legal_actions(open_, seat)
    ]


def _target_fits(state: State, heist: Heist) -> bool:
    if heist.target == POKER:
        return bool(state.chart.poker_towns >> heist.town & 1)
    return heist.target in coaches(state) and route(state, heist.target)[heist.move] == heist.town


def _was_there(state: State, seat: Seat, heist: Heist) -> bool:
    """A disc owner had proved that he was there (unless he was arrested before that move)."""
    row = state.rows[seat][: heist.move]
    if len(row) < heist.move:
        return bool(state.arrested >> seat & 1)
    seen = bool(state.shown[seat] >> (heist.move - 1) & 1)
    return seen and after(state.starts[seat], row) == heist.town
