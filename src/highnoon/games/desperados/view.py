"""Who may know what of Desperados: the only door through which a position leaves."""

from __future__ import annotations

from typing import Final, TypedDict

from highnoon.core.action import Seat
from highnoon.core.game import Event
from highnoon.core.view import OPEN, PUBLIC, Viewer
from highnoon.games.desperados.pieces import Map, MapView, members
from highnoon.games.desperados.rules import actors
from highnoon.games.desperados.state import (
    DUE,
    EMPTY,
    MOVES,
    NOWHERE,
    ROUNDS,
    SHERIFF,
    UNDECIDED,
    Phase,
    Row,
    State,
    card_name,
    coach_town,
    coaches,
    goal,
    held_since,
    money,
    pawn,
    route,
    spent,
)

HIDDEN: Final = "?"
"""A card that lies face down."""

TOGETHER: Final = ("cards", "heists")
"""Phases in which the gang chooses in secret: others learn only that all have chosen."""


class PlayerView(TypedDict):
    """One player: `row` has one entry for each card laid in this round, as far as it is known.

    `way` tells where these cards have led: the start, then the town after each move, or None.
    The gang's card of this move is there for others when all have laid theirs; `decision` is only
    ever told to the gang.
    """

    start: str | None
    pawn: str | None
    at: str | None
    row: list[str]
    way: list[str | None]
    shown: list[bool]
    lost: list[str]
    disc: bool
    arrested: bool
    decision: str | None


class CoachView(TypedDict):
    """A coach on its route; `held` is the move in which it was held up, or 0.

    `stops` tells where it is in each move of this round, unless it is held up later.
    """

    coach: str
    town: str
    route: list[str]
    stops: list[str]
    held: int


class BankView(TypedDict):
    """A bank; `value` is None where the viewer may not know it. `looked`: the gang has seen it."""

    town: str
    tile: str
    value: int | None
    batch: int
    looked: bool


class HeistView(TypedDict):
    """A declared heist."""

    move: int
    target: str
    town: str
    height: int
    seats: list[int]


class LootView(TypedDict):
    """A tile the gang has taken."""

    kind: str
    value: int
    batch: int


class DesperadosView(TypedDict):
    """The table as one viewer sees it. `map` is the same in every view of a match."""

    viewer: int
    map: MapView
    phase: Phase
    round: int
    rounds: int
    move: int
    moves: int
    waiting_for: list[int]
    plan: int | None
    players: list[PlayerView]
    deputies: list[str]
    fresh: list[str]
    coaches: list[CoachView]
    banks: list[BankView]
    pile: int
    poker_gone: list[str]
    coach_tiles: int
    heists: list[HeistView]
    due: int
    reckoned: int
    loot: list[LootView]
    money: int
    goal: int


_TILES: Final = {EMPTY: "empty", DUE: "due"}


def view(state: State, viewer: Viewer) -> DesperadosView:
    """What a viewer may know; after the end everybody may know everything."""
    map_ = state.map
    return {
        "viewer": viewer,
        "map": map_.view,
        "phase": state.phase,
        "round": state.round,
        "rounds": ROUNDS,
        "move": state.move,
        "moves": MOVES,
        "waiting_for": sorted(seat for seat in waiting_for(state, viewer) if seat >= 0),
        "plan": None if state.plan == NOWHERE else state.plan + 1,
        "players": [_player(state, seat, viewer) for seat in range(state.players)],
        "deputies": map_.keys(sorted(state.fresh + state.ridden)),
        "fresh": map_.keys(state.fresh),
        "coaches": [
            {
                "coach": coach,
                "town": map_.key(coach_town(state, coach)),
                "route": map_.keys(route(state, coach)),
                "stops": _stops(state, coach),
                "held": held_since(state, coach),
            }
            for coach in coaches(state)
        ],
        "banks": [_bank(state, bank, viewer) for bank in range(len(map_.banks))],
        "pile": len(state.top) + len(state.bottom),
        "poker_gone": map_.keys(members(map_.poker_towns & ~state.poker)),
        "coach_tiles": len(state.coach_box),
        "heists": [
            {
                "move": heist.move,
                "target": heist.target,
                "town": map_.key(heist.town),
                "height": heist.height,
                "seats": members(heist.gang),
            }
            for heist in state.heists
        ],
        "due": state.due,
        "reckoned": state.reckoned,
        "loot": [{"kind": t.kind, "value": t.value, "batch": t.batch} for t in state.loot],
        "money": money(state),
        "goal": goal(state.players),
    }


def waiting_for(state: State, viewer: Viewer) -> frozenset[Seat]:
    """Whom the game waits for, as a viewer may know: others wait for the gang as a whole."""
    if state.phase in TOGETHER and not knows_cards(viewer, SHERIFF + 1):
        return frozenset(range(SHERIFF + 1, state.players))
    return actors(state)


def knows_cards(viewer: Viewer, seat: int) -> bool:
    """Whether a viewer sees this player's face-down cards: their own side's."""
    if viewer == OPEN:
        return True
    return viewer == SHERIFF if seat == SHERIFF else viewer > SHERIFF


def _player(state: State, seat: int, viewer: Viewer) -> PlayerView:
    map_, known, row = state.map, knows_cards(viewer, seat), state.rows[seat]
    if state.phase == "cards" and seat != SHERIFF and not known:
        row = row[: state.move - 1]
    shown = [bool(state.shown[seat] >> move & 1) for move in range(len(row))]
    start, on_board = state.starts[seat], pawn(state, seat)
    here = state.at[seat] if known else NOWHERE
    decision = state.decisions[seat]
    seen = [known or open_card for open_card in shown]
    return {
        "start": None if start == NOWHERE else map_.key(start),
        "pawn": None if on_board == NOWHERE else map_.key(on_board),
        "at": None if here == NOWHERE else map_.key(here),
        "row": [
            card_name(map_, card) if told else HIDDEN for card, told in zip(row, seen, strict=True)
        ],
        "way": _way(map_, start, row, seen),
        "shown": shown,
        "lost": map_.keys(members(state.lost[seat])),
        "disc": seat != SHERIFF and not spent(state) >> seat & 1,
        "arrested": bool(state.arrested >> seat & 1),
        "decision": decision if known and decision != UNDECIDED else None,
    }


def _way(map_: Map, start: int, row: Row, seen: list[bool]) -> list[str | None]:
    """Where somebody was as the round began and after each of these cards, where it can be told."""
    way = [None if start == NOWHERE else map_.key(start)]
    for card, told in zip(row, seen, strict=True):
        # Whoever plays no town stays where they were.
        way.append((map_.key(card) if card >= 0 else way[-1]) if told else None)
    return way


def _stops(state: State, coach: str) -> list[str]:
    towns, held = route(state, coach), held_since(state, coach)
    return state.map.keys(towns[min(move, held or move)] for move in range(1, MOVES + 1))


def _bank(state: State, bank: int, viewer: Viewer) -> BankView:
    value = state.banks[bank]
    known = (
        viewer in (SHERIFF, OPEN)
        or state.phase == "over"
        or (viewer > SHERIFF and bool(state.looked >> bank & 1))
    )
    return {
        "town": state.map.key(state.map.banks[bank]),
        "tile": _TILES.get(value, "laid"),
        "value": value if value > 0 and known else None,
        "batch": state.batches[bank],
        "looked": bool(state.looked >> bank & 1),
    }


def view_event(event: Event, viewer: Viewer) -> Event | None:
    """The event as a viewer sees it: without what they may not know, or not at all."""
    kind, data = event
    if kind in ("gang-laid", "gang-decided"):
        return None if knows_cards(viewer, SHERIFF + 1) else event
    if viewer == OPEN:
        return event
    if kind in ("laid", "exchanged", "no-card") and not knows_cards(viewer, data["seat"]):
        if data["seat"] != SHERIFF:
            return None
        return Event(kind, _without(data, "card"))
    if kind in ("decided", "reconsidered", "dropped") and viewer <= SHERIFF:
        return None
    if kind == "bank-laid" and viewer != SHERIFF and data["value"] != EMPTY:
        return Event(kind, _without(data, "value"))
    if kind == "looked" and viewer in (PUBLIC, SHERIFF):
        return Event(kind, _without(data, "value"))
    return event


def _without(data: dict[str, object], secret: str) -> dict[str, object]:
    return {key: value for key, value in data.items() if key != secret}
