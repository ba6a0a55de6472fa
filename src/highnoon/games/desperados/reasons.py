"""Why an action is not possible, in words that tell the seat nothing it may not know."""

from __future__ import annotations

from highnoon.core.action import CHANCE, Action, Arg, Phrase, Seat
from highnoon.games.desperados.actions import DECISION, moves_of
from highnoon.games.desperados.legal import discs, open_targets, present
from highnoon.games.desperados.state import (
    BLUE,
    BROWN,
    CHANCE_PHASES,
    LOOK,
    POKER,
    SALOON,
    SHERIFF,
    State,
    after,
    coach_town,
    coaches,
    deputies,
    played,
    spent,
)

_GANG_PHASES = ("hideout", "cards", "heists")


def why_not(state: State, seat: Seat, action: Action) -> Phrase:
    """The first reason why this seat cannot do this now."""
    if seat == CHANCE:
        return Phrase("desperados-error-draw")
    if state.phase == "over":
        return Phrase("error-over")
    if not 0 <= seat < state.players:
        return Phrase("error-no-seat", {"seat": seat})
    if action not in moves_of(state.map).numbers:
        return Phrase("desperados-error-not-here", {"action": _said(action)})
    if action.kind in ("plan", "bank", "tile"):
        return Phrase("desperados-error-chance-only")
    if action.kind == "ride" and seat != SHERIFF:
        return Phrase("desperados-error-sheriff-only")
    if action in DECISION and seat == SHERIFF:
        return Phrase("desperados-error-gang-only")
    return _phase(state, seat, action) or _DETAIL[action.kind](state, seat, action)


def _phase(state: State, seat: Seat, action: Action) -> Phrase | None:
    """Whether it is this seat's time, and the time for such an action."""
    phase = state.phase
    if phase in CHANCE_PHASES:
        return Phrase("desperados-error-chance-due")
    if seat == SHERIFF and phase in _GANG_PHASES:
        final = phase == "cards" and action.kind in ("card", "no-card")
        return Phrase("desperados-error-final" if final else "desperados-error-gang-turn")
    if seat != SHERIFF and phase not in _GANG_PHASES:
        return Phrase("desperados-error-sheriff-turn")
    due = {
        "muster": ("place",),
        "hideout": ("place",),
        "sheriff": ("ride", "card", "no-card"),
        "cards": ("card", "no-card"),
        "heists": ("coach", "poker", "look", "nothing"),
    }[phase]
    if action.kind not in due:
        return Phrase("desperados-error-phase", {"phase": Phrase(f"desperados-phase-{phase}")})
    return None


def _place(state: State, seat: Seat, _action: Action) -> Phrase:
    town = state.map.towns[state.starts[seat]].name
    return Phrase("desperados-error-placed", {"town": town})


def _ride(state: State, _seat: Seat, action: Action) -> Phrase:
    towns = state.map.towns
    start, end = (towns[state.map.number[str(key)]].name for key in action.args)
    if state.ridden.count(state.map.number[str(action.args[0])]):
        return Phrase("desperados-error-deputy-ridden", {"town": start})
    return Phrase("desperados-error-no-deputy", {"town": start, "end": end})


def _card(state: State, seat: Seat, action: Action) -> Phrase:
    map_, row = state.map, state.rows[seat]
    exchanging = len(row) == state.move
    before = row[: state.move - 1]
    here = after(state.starts[seat], before)
    card = SALOON if action.args[0] == "saloon" else map_.number[str(action.args[0])]
    if exchanging and row[-1] == card:
        return Phrase("desperados-error-same-card")
    if card == SALOON:
        return Phrase("desperados-error-saloon-used", {"count": map_.saloon_cards})
    name = map_.towns[card].name
    if state.lost[seat] >> card & 1:
        return Phrase("desperados-error-card-lost", {"town": name})
    if played(before) >> card & 1:
        return Phrase("desperados-error-card-used", {"town": name})
    if card == here:
        return Phrase("desperados-error-card-here", {"town": name})
    return Phrase("desperados-error-card-far", {"town": name, "here": map_.towns[here].name})


def _no_card(state: State, seat: Seat, _action: Action) -> Phrase:
    if len(state.rows[seat]) == state.move:
        return Phrase("desperados-error-same-card")
    return Phrase("desperados-error-must-play")


def _decide(state: State, seat: Seat, action: Action) -> Phrase:
    decision, town = DECISION[action], state.at[seat]
    name = state.map.towns[town].name
    if state.decisions[seat] == decision:
        return Phrase("desperados-error-same-decision")
    if decision == LOOK:
        bank = state.map.bank_at.get(town)
        key = "no-bank" if bank is None else "bank-empty"
        return Phrase(f"desperados-error-{key}", {"town": name})
    if decision == POKER and not state.poker >> town & 1:
        return Phrase("desperados-error-no-poker", {"town": name})
    if decision in (BROWN, BLUE) and (
        decision not in coaches(state) or coach_town(state, decision) != town
    ):
        coach = Phrase(f"desperados-coach-{decision}")
        return Phrase("desperados-error-no-coach", {"town": name, "coach": coach})
    if decision not in open_targets(state, town):
        return Phrase("desperados-error-target-taken", {"town": name})
    if spent(state) >> seat & 1:
        return Phrase("desperados-error-disc-spent")
    needed: dict[str, Arg] = {"town": name, "deputies": deputies(state, town)}
    if present(state, town) <= deputies(state, town):
        return Phrase("desperados-error-no-majority", {**needed, "gang": present(state, town)})
    return Phrase("desperados-error-few-discs", {**needed, "discs": discs(state, town)})


_DETAIL = {
    "place": _place,
    "ride": _ride,
    "card": _card,
    "no-card": _no_card,
    "coach": _decide,
    "poker": _decide,
    "look": _decide,
    "nothing": _decide,
}


def _said(action: Action) -> str:
    return " ".join(str(part) for part in (action.kind, *action.args))[:60]
