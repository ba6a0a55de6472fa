"""Why a choice is good, in one sentence: the target it leads to, or what it guards."""

from __future__ import annotations

from highnoon.core.action import Action, Phrase
from highnoon.engine.arrays import Ints
from highnoon.engine.desperados.mixes import Mixes
from highnoon.engine.desperados.sheriff import hopes
from highnoon.engine.desperados.sight import Sight
from highnoon.engine.desperados.ways import Strike
from highnoon.games.desperados.actions import DECISION
from highnoon.games.desperados.pieces import town_name
from highnoon.games.desperados.state import LOOK, MOVES, NOTHING, NOWHERE, POKER, SHERIFF


def of_way(sight: Sight, end: int, strike: Strike | None) -> Phrase:
    """Why a desperado goes this way: the heist on it, or the bank at its end."""
    if strike is not None:
        kind = "poker" if strike.decision == POKER else "coach"
        return _at(sight, kind, strike.town, strike.move)
    if any(bank.town == end for bank in sight.banks):
        return _at(sight, "bank", end, MOVES - 1)
    return Phrase("bot-desperados-why-hide")


def of_chase(sight: Sight, mixes: Mixes, towns: Ints) -> Phrase:
    """Why the sheriff goes this way: where on it an arrest is worth most."""
    saved = hopes(sight, mixes)
    best = max(range(sight.now, MOVES), key=lambda move: float(saved[move, towns[move]]))
    return _at(sight, "chase", int(towns[best]), best)


def of_choice(sight: Sight, action: Action) -> Phrase:
    """Why anything but a card is chosen; for a card, that it is part of a plan."""
    if sight.phase == "muster":
        alone = sight.trails[SHERIFF].start == NOWHERE
        return Phrase(f"bot-desperados-why-{'start' if alone else 'post'}")
    if sight.phase == "hideout":
        return Phrase("bot-desperados-why-hideout")
    if action.kind == "ride":
        town = town_name(str(action.args[1]))
        return Phrase("bot-desperados-why-ride", {"town": town})
    if action in DECISION:
        kind = {NOTHING: "wait", LOOK: "look"}.get(DECISION[action], "now")
        return Phrase(f"bot-desperados-why-{kind}")
    return Phrase("bot-desperados-reason-plan")


def _at(sight: Sight, kind: str, town: int, move: int) -> Phrase:
    name = town_name(sight.map.key(town))
    return Phrase(f"bot-desperados-why-{kind}", {"town": name, "move": move + 1})
