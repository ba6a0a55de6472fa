"""Help for whoever decides, from their view alone: risks, stacks, and why something cannot be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from math import prod
from typing import TypedDict

from highnoon.core.action import Action, Phrase, Seat
from highnoon.games.desperados.actions import DECIDE, DECISION, PLAY_SALOON, moves_of
from highnoon.games.desperados.belief import UNKNOWN, Trail, count_places, trail
from highnoon.games.desperados.legal import legal
from highnoon.games.desperados.pieces import Map
from highnoon.games.desperados.reading import map_of
from highnoon.games.desperados.reasons import why_not
from highnoon.games.desperados.state import BLUE, BROWN, LOOK, POKER, SHERIFF
from highnoon.games.desperados.view import DesperadosView
from highnoon.games.desperados.worlds import sample_state


class PlaceView(TypedDict):
    """A town where somebody may be, and how likely that is if every history is."""

    town: str
    share: float


class SuspectView(TypedDict):
    """Where one hidden player may be."""

    seat: Seat
    places: list[PlaceView]


class DesperadosOutlook(TypedDict):
    """A choice: the chance to meet the other side there, and for a heist the stack it needs."""

    meets: float | None
    needed: int
    partners: list[Seat]


def suspects(view: DesperadosView) -> list[SuspectView]:
    """Where the players of the other side may be; the public guesses nothing."""
    viewer, map_ = view["viewer"], map_of(view["map"])
    if viewer < 0 or view["round"] == 0 or view["phase"] == "over":
        return []
    hidden = range(1, len(view["players"])) if viewer == SHERIFF else (SHERIFF,)
    return [
        {
            "seat": seat,
            "places": [
                {"town": map_.key(town), "share": round(share, 4)}
                for town, share in sorted(shares(map_, trail(view, seat)).items())
            ],
        }
        for seat in hidden
    ]


@lru_cache(maxsize=2048)
def shares(map_: Map, known: Trail) -> dict[int, float]:
    """How likely each town is for a player of whom this is known."""
    if known.start < 0:
        return {}
    counts = count_places(map_, known)
    total = sum(counts.values())
    return {town: count / total for town, count in counts.items()}


def outlook(view: DesperadosView, action: Action) -> DesperadosOutlook:
    """What can be said of a legal choice before it is made."""
    viewer, map_ = view["viewer"], map_of(view["map"])
    me = view["players"][viewer]
    found: DesperadosOutlook = {"meets": None, "needed": 0, "partners": []}
    if action.kind == "card":
        town = _target(view, action)
        others = range(1, len(view["players"])) if viewer == SHERIFF else (SHERIFF,)
        nobody = prod(1 - _there(map_, view, seat, town) for seat in others)
        found["meets"] = round(1 - nobody, 4)
    decision = DECISION.get(action)
    if decision in (BROWN, BLUE, POKER):
        found["needed"] = view["deputies"].count(me["at"] or "") + 1
        found["partners"] = [
            seat
            for seat, mate in enumerate(view["players"])
            if seat not in (SHERIFF, viewer)
            and mate["decision"] == decision
            and mate["at"] == me["at"]
        ]
    return found


def _target(view: DesperadosView, action: Action) -> int:
    """The town to which a card leads."""
    map_, key = map_of(view["map"]), str(action.args[0])
    if action != PLAY_SALOON:
        return map_.number[key]
    known = trail(view, view["viewer"])
    towns = [known.start, *(card for card in known.row[: view["move"] - 1] if card >= 0)]
    return towns[-1]


def _there(map_: Map, view: DesperadosView, seat: Seat, town: int) -> float:
    """How likely a player of the other side is in a town once they have laid this move's card."""
    known = trail(view, seat)
    if known.start < 0:
        return 0.0
    if len(known.row) < view["move"]:
        known = known._replace(row=(*known.row, UNKNOWN))
    return shares(map_, known).get(town, 0.0)


def refusals(view: DesperadosView) -> list[tuple[Action, Phrase]]:
    """Choices that look possible in the viewer's town but are not, each with its reason."""
    viewer = view["viewer"]
    # No reason depends on what the viewer cannot see, so any world they may be in gives the same.
    state = sample_state(view, random.Random(0))
    choices = legal(state, viewer)
    return [
        (action, why_not(state, viewer, action))
        for action in _tempting(view)
        if action not in choices
    ]


def _tempting(view: DesperadosView) -> Iterator[Action]:
    """What a player looking at their town might try."""
    map_, me = map_of(view["map"]), view["players"][view["viewer"]]
    moves = moves_of(map_)
    if view["phase"] in ("cards", "sheriff"):
        here = _target(view, PLAY_SALOON)
        laid = me["row"][view["move"] - 1 :]
        tries = (*(moves.card[town] for town in map_.neighbours[here]), PLAY_SALOON)
        yield from (action for action in tries if str(action.args[0]) not in laid)
    elif view["phase"] == "heists":
        town = me["at"]
        targets = [one["coach"] for one in view["coaches"] if one["town"] == town]
        targets.append(LOOK if any(one["town"] == town for one in view["banks"]) else POKER)
        yield from (DECIDE[what] for what in targets if what != me["decision"])
