"""Why a choice is good, in one sentence: what it brings on the ranch, or what it is for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from highnoon.core.action import Action, Phrase
from highnoon.engine.moon_river.greedy import greedy
from highnoon.engine.moon_river.layout import Taste
from highnoon.engine.moon_river.pack import numbers, pack
from highnoon.engine.moon_river.survey import survey
from highnoon.engine.moon_river.weighing import most
from highnoon.games.moon_river.pieces import LANDSCAPES
from highnoon.games.moon_river.rules import apply
from highnoon.games.moon_river.scoring import Score, score
from highnoon.games.moon_river.state import State

_EFFECTS: Final = (
    *("place", "drought", "circle", "recruit"),
    *("drive", "offer", "demand", "steal", "bonus"),
)
"""What follows of itself from a pair, a domino or a partner."""

_DENIES: Final = 4.0
"""Points more that a parcel is worth to another ranch, so that this is why it is taken."""


def why(state: State, line: Sequence[Action], taste: Taste) -> Phrase:
    """Why these moves, of which the first is chosen now."""
    kind = line[0].kind
    if kind == "stand":
        return _parcel(state, int(line[0].args[0]), taste)
    if kind in ("keep", "discard"):
        return Phrase(f"bot-moon-river-why-{kind}")
    before = score(state.kit, state.ranches[state.seat], state.scenario)
    after = score(state.kit, _carried_out(state, line, taste).ranches[state.seat], state.scenario)
    return _gained(state, before, after) or Phrase("bot-moon-river-why-grow")


def _carried_out(state: State, line: Sequence[Action], taste: Taste) -> State:
    """The table after these moves and what follows from them."""
    for action in line:
        state = apply(state, state.seat, action).state
    while state.phase in _EFFECTS:
        state = apply(state, state.seat, greedy(state, taste)).state
    return state


def _gained(state: State, before: Score, after: Score) -> Phrase | None:
    """What brings most of the points that are gained."""
    gains = {
        f"moon-river-score-{land}": now - then
        for land, then, now in zip(LANDSCAPES, before.lands, after.lands, strict=True)
    }
    if state.scenario != "none":
        gains[f"moon-river-scenario-{state.scenario}"] = after.scenario - before.scenario
    symbols = sum(after.resources) + sum(after.partners)
    gains["symbols"] = symbols - sum(before.resources) - sum(before.partners)
    best = max(gains, key=lambda name: gains[name])
    if gains[best] <= 0:
        return None
    said = {"points": gains[best]}
    if best == "symbols":
        return Phrase("bot-moon-river-why-symbols", said)
    return Phrase("bot-moon-river-why-gain", {"what": Phrase(best), **said})


def _parcel(state: State, place: int, taste: Taste) -> Phrase:
    """Why to stand on this parcel of the new column."""
    w, v, kind = pack(state), numbers([taste]), state.there.parcels[place]
    worths = []
    for seat in range(len(state.ranches)):
        survey(w, v, seat)
        worths.append(most(w, v, seat, kind))
    own = worths.pop(state.seat)
    if max(worths) > own + _DENIES:
        return Phrase("bot-moon-river-why-deny")
    if own < 1.0:
        return Phrase("bot-moon-river-why-early")
    return Phrase("bot-moon-river-why-fits", {"points": round(own)})
