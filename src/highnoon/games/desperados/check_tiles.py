"""What must hold for the tiles of Desperados: none is lost or made, and each could lie there."""

from __future__ import annotations

from collections import Counter

from highnoon.core.action import Phrase
from highnoon.games.desperados.piles import piles
from highnoon.games.desperados.state import DUE, EMPTY, POKER, State


def wrong_with_tiles(state: State) -> list[Phrase]:
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
            wrong.append(bad("tiles", kind=kind))
    gone = state.chart.poker_towns & ~state.poker
    if gone.bit_count() != len(taken[POKER]) or state.poker & ~state.chart.poker_towns:
        wrong.append(bad("poker", found=gone.bit_count(), taken=len(taken[POKER])))
    drawn = taken["bank"] + [value for value in state.banks if value > 0]
    try:
        left = piles(tiles, drawn)
    except ValueError:
        return [*wrong, bad("tiles", kind="bank")]
    if left != (state.top, state.bottom):
        wrong.append(bad("tiles", kind="bank"))
    due = [value == DUE for value in state.banks]
    if any(due) != (state.phase == "banks") or (state.round == 0 and due != sorted(due)):
        wrong.append(bad("banks", phase=state.phase))
    if (state.round == 0 and (EMPTY in state.banks or state.loot)) or not _set_up_fits(state):
        wrong.append(bad("set-up"))
    before = max(0, state.round - 1)
    newest = state.round if state.phase == "banks" else before
    if max(state.batches) > newest or any(one.batch > before for one in state.loot):
        wrong.append(bad("batch"))
    if any(state.looked >> bank & 1 and value <= 0 for bank, value in enumerate(state.banks)):
        wrong.append(bad("looked"))
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


def bad(key: str, **args: int | str) -> Phrase:
    """What is wrong, as a phrase."""
    return Phrase(f"desperados-position-{key}", args)
