"""Help for whoever decides: what a choice would bring, and why others are not possible."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypedDict

from highnoon.core.action import Action, Phrase
from highnoon.games.moon_river.actions import BOARD, DRIVE, KEEP, PLACE, STAND, STEAL
from highnoon.games.moon_river.grid import AROUND, STEP
from highnoon.games.moon_river.legal import pairs
from highnoon.games.moon_river.parsing import parse_position
from highnoon.games.moon_river.pieces import LANDSCAPES, Kit
from highnoon.games.moon_river.ranch import territory
from highnoon.games.moon_river.reasons import why_not
from highnoon.games.moon_river.rules import apply
from highnoon.games.moon_river.scoring import Score, score
from highnoon.games.moon_river.state import Ranch, State
from highnoon.games.moon_river.view import MoonRiverView

BRIDGE: Final = "bridge"


class TerritoryOutlook(TypedDict):
    """A territory as it would be."""

    landscape: str
    parcels: int
    cows: int


class MoonRiverOutlook(TypedDict):
    """The chooser's ranch right after a choice, against now.

    `gain` and its parts are points if the game ended then; `touches` tells what makes a domino
    fit: landscapes, or `bridge`.
    """

    gain: int
    lands: int
    resources: int
    partners: int
    scenario: int
    cows: int
    recruits: int
    touches: list[str]
    territories: list[TerritoryOutlook]


def outlook(view: MoonRiverView, action: Action) -> MoonRiverOutlook:
    """What a legal choice would bring, as far as it is certain."""
    state = _state(view["position"])
    seat = state.seat
    then = apply(state, seat, action).state
    before, after = state.ranches[seat], then.ranches[seat]
    was, will = _worth(state.kit, before, state.scenario), score(state.kit, after, state.scenario)
    laid = _laid(state, action)
    return {
        "gain": will.total - was.total,
        "lands": sum(will.lands) - sum(was.lands),
        "resources": sum(will.resources) - sum(was.resources),
        "partners": sum(will.partners) - sum(was.partners),
        "scenario": will.scenario - was.scenario,
        "cows": sum(after.cows) - sum(before.cows),
        "recruits": _recruits(then) if laid else 0,
        "touches": _touches(state.kit, before, laid),
        "territories": _territories(state.kit, after, laid),
    }


def refusals(view: MoonRiverView) -> list[tuple[Action, Phrase]]:
    """Choices that look possible on the table but are not, each with its reason."""
    state = _state(view["position"])
    return [
        (action, why_not(state, state.seat, action))
        for action in _tempting(state)
        if action not in state.choices
    ]


@lru_cache(maxsize=64)
def _state(position: str) -> State:
    """All outlooks of one view read the same position."""
    return parse_position(position)


@lru_cache(maxsize=64)
def _worth(kit: Kit, ranch: Ranch, scenario: str) -> Score:
    return score(kit, ranch, scenario)


def _laid(state: State, action: Action) -> list[tuple[int, int]]:
    """The parcels that a choice lays: kind and cell."""
    if action.kind == "place":
        cell, way = (int(arg) for arg in action.args)
        return list(zip(state.turn.pair, (cell, cell + STEP[way]), strict=True))
    if action.kind == "bonus":
        return [(state.kit.kind_of[str(action.args[0])], int(action.args[1]))]
    return []


def _recruits(then: State) -> int:
    """How many partners the circles just laid may get."""
    waiting = len(then.turn.circles) + (then.phase == "recruit")
    return min(waiting, sum(then.saloon))


def _touches(kit: Kit, ranch: Ranch, laid: list[tuple[int, int]]) -> list[str]:
    found = []
    for kind, cell in laid:
        if ranch.bridges >> cell & 1:
            found.append(BRIDGE)
        if AROUND[cell] & ranch.lands[kit.land[kind]]:
            found.append(LANDSCAPES[kit.land[kind]])
    return list(dict.fromkeys(found))


def _territories(kit: Kit, ranch: Ranch, laid: list[tuple[int, int]]) -> list[TerritoryOutlook]:
    grounds = {territory(ranch, cell): kit.land[kind] for kind, cell in laid}
    return [
        {
            "landscape": LANDSCAPES[land],
            "parcels": ground.bit_count(),
            "cows": (ground & ranch.herd).bit_count(),
        }
        for ground, land in grounds.items()
    ]


def _tempting(state: State) -> list[Action]:
    """What somebody might try in this phase."""
    size = len(state.ranches[state.seat].parcels)
    moves = state.kit.moves
    if state.phase == "board":
        return list(BOARD.values())
    if state.phase == "stand":
        return list(STAND[: len(state.there.parcels)])
    if state.phase == "expand":
        return [KEEP, *(moves.join[pair] for pair in pairs(state))]
    if state.phase == "discard":
        return [moves.discard[pair] for pair in pairs(state)]
    if state.phase == "place":
        # Of two equal parcels it does not matter which lies where: half the ways say it all.
        ways = PLACE[:2] if state.turn.pair[0] == state.turn.pair[1] else PLACE
        return [action for row in ways for action in row[:size]]
    if state.phase == "drive":
        cows = state.ranches[state.seat].cows
        return [row[cell] for row in DRIVE for cell in range(size) if cows[cell]]
    if state.phase == "steal":
        return [
            STEAL[other][cell]
            for other, ranch in enumerate(state.ranches)
            for cell in range(size)
            if ranch.cows[cell]
        ]
    return []
