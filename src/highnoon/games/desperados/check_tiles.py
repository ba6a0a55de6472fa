"""What must hold for the tiles of Desperados: none is lost or made, and each could lie there."""

from __future__ import annotations

from collections import Counter

from highnoon.core.action import Phrase
from highnoon.games.desperados.piles import piles
from highnoon.games.desperados.state import DUE, EMPTY, POKER, State


def wrong_with_tiles(state: State) -> list[Phrase]:
    """No tile is lost or made: what lies, what was taken and what is undrawn is all there is."""
    tiles, wrong = state.map.tiles, []
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
    gone = state.map.poker_towns & ~state.poker
    if gone.bit_count() != len(taken[POKER]) or state.poker & ~state.map.poker_towns:
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
    if not wrong and not _laid_in_order(state):
        wrong.append(bad("pile"))
    before = max(0, state.round - 1)
    newest = state.round if state.phase == "banks" else before
    if max(state.batches) > newest or any(one.batch > before for one in state.loot):
        wrong.append(bad("batch"))
    if any(state.looked >> bank & 1 and value <= 0 for bank, value in enumerate(state.banks)) or (
        state.looked and state.round == 0
    ):
        wrong.append(bad("looked"))
    return wrong


def _laid_in_order(state: State) -> bool:
    """Whether the tiles of every round could be drawn from the pile as it was then.

    They come from its top, then in order from its bottom; a bank stays empty only where none is
    left. As many are laid as banks were robbed, and each of the gang robs one bank at most.
    """
    tiles, robbed = state.map.tiles, 0
    top, bottom = Counter(tiles.low + tiles.high), list(tiles.bottom)
    over, newest = state.phase == "over", state.round if state.phase == "banks" else state.round - 1
    for batch in range(max(0, newest) + 1):
        pairs = zip(state.banks, state.batches, strict=True)
        slots = [value for value, laid in pairs if laid == batch and value != DUE]
        slots += [one.value for one in state.loot if one.kind == "bank" and one.batch == batch]
        values = Counter(value for value in slots if value > 0)
        due = state.banks.count(DUE) if batch == state.round else 0
        # After the last round a bank that was robbed is empty too.
        count = values.total() if over else len(slots) + due
        offered = top + Counter(bottom[: max(0, count - top.total())] if batch else ())
        if values - offered or (batch and count > state.players - 1):
            return False
        if batch and not due and values.total() != min(count, offered.total()):
            return False
        for value in values.elements():
            if top[value]:
                top[value] -= 1
            else:
                bottom.remove(value)
        robbed += count if batch else 0
        if robbed > sum(one.kind == "bank" and one.batch < batch for one in state.loot):
            return False
    return over or robbed == sum(one.kind == "bank" for one in state.loot)


def _set_up_fits(state: State) -> bool:
    """Whether as many low and high tiles were laid at the set-up as there should be."""
    tiles = state.map.tiles
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
