"""Plans: what players pencil behind the cards they have laid, and which cards could follow there.

A plan is a line such as `r2 tulsa - saloon`: the round, then a card or `-` for each move. Where it
ends in `auto`, its cards are laid for their owner when it is time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from highnoon.core.action import Seat
from highnoon.games.desperados.belief import UNKNOWN, trail
from highnoon.games.desperados.legal import following
from highnoon.games.desperados.reading import map_of
from highnoon.games.desperados.state import MOVES, SALOON, SHERIFF, card_name
from highnoon.games.desperados.view import DesperadosView, knows_cards

NONE: Final = "-"
AUTO: Final = "auto"


class StepView(TypedDict):
    """One move of a plan: the card that is laid or pencilled, or nothing, and what could be."""

    card: str
    options: list[str]


class PlanView(TypedDict):
    """The moves of a player in this round, of which the first `laid` are no plan any more."""

    by: Seat
    laid: int
    steps: list[StepView]
    auto: bool
    promised: str
    """What the house does for the seat now, in notation, because its owner said so; or nothing."""


def plans(view: DesperadosView, pencils: Mapping[Seat, str]) -> list[PlanView]:
    """The plans of the viewer's own side, from what the viewer sees and what was pencilled.

    Options are given for the viewer's own seat; the sheriff has nobody to write for.
    """
    if view["viewer"] < 0 or not view["round"]:
        return []
    seats = range(len(view["players"]))
    return [
        plan(view, seat, pencils.get(seat, ""))
        for seat in seats
        if knows_cards(view["viewer"], seat)
    ]


def plan(view: DesperadosView, seat: Seat, text: str) -> PlanView:
    """One player's moves; what is pencilled but could not be ridden is left out."""
    map_, known = map_of(view["map"]), trail(view, seat)
    laid, row = len(known.row), known.row
    steps: list[StepView] = [{"card": card_name(map_, card), "options": []} for card in row]
    mine = seat == view["viewer"] and seat != SHERIFF
    can_ride = known.start >= 0 and UNKNOWN not in row
    options: list[str] | None = None
    for wanted in _pencilled(text, view["round"])[laid:]:
        if options is None and can_ride and (mine or wanted != NONE):
            # The same until a card is pencilled, and asked for only where somebody reads it.
            found = following(map_, known.start, known.lost, row)
            options = [str(action.args[0]) for action in found if action.kind == "card"]
        card = wanted if options and wanted in options else ""
        steps.append({"card": card, "options": list(options or ()) if mine else []})
        if card:
            row, options = (*row, map_.number.get(card, SALOON)), None
    auto = text.endswith(f" {AUTO}")
    due = mine and auto and view["phase"] == "cards" and laid == view["move"] - 1
    card = steps[laid]["card"] if due else ""
    promised = f"card {card}" if card else ""
    return {"by": seat, "laid": laid, "steps": steps, "auto": auto, "promised": promised}


def _pencilled(text: str, round_: int) -> list[str]:
    when, *cards = text.removesuffix(f" {AUTO}").split(" ")
    plan = cards[:MOVES] if when == f"r{round_}" else []
    return [*plan, *[NONE] * (MOVES - len(plan))]
