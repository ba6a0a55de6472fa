"""From a position of the rules to its five integers and the facts of its deal."""

from __future__ import annotations

from typing import Any, Final

from highnoon.engine.longhorn.kernels.layout import (
    AMBUSH,
    AMBUSHES,
    BAN,
    CHOOSE,
    DANGERS,
    DEAL,
    DEPTH,
    DRAW,
    EVERY,
    FLEEING,
    FLIGHT,
    HERD,
    KINDS,
    LEVEL,
    MOVE,
    NO_BAN,
    OUTLAW,
    PHASE,
    PURSE,
    PURSE_SHIFT,
    PURSE_SIZE,
    ROW,
    ROWS,
    SHERIFF,
    SHERIFF_AT,
    SIDE,
    SNAKE,
    SNAKES,
    STEAL,
    STOLEN,
    STRIKES,
    STRUCK,
    WAYS,
    WIDTH,
)
from highnoon.engine.longhorn.kernels.memory import words
from highnoon.games.longhorn.pieces import CELLS, DANGEROUS
from highnoon.games.longhorn.scoring import dollars
from highnoon.games.longhorn.state import NO_TOKEN, State

_PHASES: Final = {"steal": STEAL, "draw": DRAW, "move": MOVE, "snake": FLIGHT}


def deal_of(state: State, every: bool = False) -> Any:
    """What stays the same from this position on: the kinds of the tokens and the options."""
    deal = words(DEAL)
    for cell in CELLS:
        if state.tokens[cell] != NO_TOKEN:
            kind = KINDS.index(state.tokens[cell])
            deal[cell] = kind
            deal[AMBUSHES] |= (kind == AMBUSH) << cell
            deal[SNAKES] |= (kind == SNAKE) << cell
            deal[DANGERS] |= (state.tokens[cell] in DANGEROUS) << cell
    sheriff = KINDS[SHERIFF]
    deal[SHERIFF_AT] = state.tokens.index(sheriff) if sheriff in state.tokens else -1
    deal[CHOOSE] = state.choose_nugget
    deal[STRIKES] = WAYS.index(state.strikes)
    deal[EVERY] = every
    return deal


def same_deal(state: State, deal: Any) -> bool:
    """Whether every token of a position lies where the deal has it, under the same options."""
    options = deal[CHOOSE] == state.choose_nugget and WAYS[deal[STRIKES]] == state.strikes
    return bool(options) and all(
        token == NO_TOKEN or KINDS[deal[cell]] == token for cell, token in enumerate(state.tokens)
    )


def packable(state: State) -> bool:
    """Whether the kernel knows this moment of a turn; the rules lead on from the others."""
    return state.phase in _PHASES and not state.again


def words_of(state: State) -> tuple[int, ...]:
    """The five integers of a position."""
    words = []
    for colour in range(4):
        word = sum(state.cows[cell][colour] << 4 * cell for cell in CELLS)
        word |= state.herds[0][colour] << HERD | state.herds[1][colour] << (HERD + 4)
        word |= (colour in state.to_place) << FLEEING
        words.append(word | (state.struck == colour) << STRUCK)
    lying = sum(1 << cell for cell in CELLS if state.tokens[cell] != NO_TOKEN)
    ban = state.last[1 - state.side]
    if ban < 0 or ban == state.outlaw or state.tokens[ban] not in DANGEROUS:
        ban = NO_BAN
    rest = lying | _purse(state) << PURSE | state.outlaw << OUTLAW
    rest |= state.side << SIDE | ban << BAN | _PHASES[state.phase] << PHASE | state.stolen << STOLEN
    return (*words, rest)


def _purse(state: State) -> int:
    if KINDS[AMBUSH] in state.tokens or state.phase == "draw":
        return sum(
            1 << (int(PURSE_SHIFT[KINDS.index(letter)]) + PURSE_SIZE * seat)
            for seat in (0, 1)
            for letter in state.nuggets[seat]
        )
    return LEVEL + (dollars(state.nuggets[0]) - dollars(state.nuggets[1])) // 100


def space() -> tuple[Any, Any]:
    """Room for the children of every depth, and for the work on one turn."""
    return words(DEPTH, WIDTH, ROW), words(ROWS, ROW)
