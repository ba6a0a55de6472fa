"""Positions for the tests of Moon River: Purple's ranch, and a sensible table around it."""

from __future__ import annotations

import re

from highnoon import Event, game
from highnoon.games.moon_river.pieces import PARTNERS
from highnoon.games.moon_river.state import State

RIVER = game("moon-river")
EMPTY = "5/5/5/5/2,^,2"
LONG = f"5/5/5/5/5/{EMPTY}"
_THERE = {
    2: "K3@white,K3@white,K4@purple,K4",
    3: "K3@white,K3,K4@orange,K4",
    4: "K3@white,K3@orange,K4@green,K4",
}


def position(
    purple: str = EMPTY,
    stores: str = "",
    takes: str = "K3",
    *,
    white: str | None = None,
    players: int = 3,
    last_round: bool = False,
    saloon: str = "DTPRF",
    boards: str = "camp",
    scenario: str = "none",
    tiles: str = "beside,beside",
) -> State:
    """Purple is about to take `takes`; the others have had their turns.

    Parcels that are not named have left the game; cows that do not stand are in the supply.
    """
    empty = (LONG if players == 2 else EMPTY) + "[]"
    purple = LONG if players == 2 and purple == EMPTY else purple
    ranches = [f"{purple}[{stores}]", white or empty, *[empty] * (players - 2)]
    cows = 32 - sum(int(count) for count in re.findall(r"\*(\d+)", "".join(ranches)))
    fields = (
        f"{players} {boards} {scenario} take purple - .,.,.,{takes}@purple",
        "-" if last_round else _THERE[players],
        f"- - {saloon} {cows}",
        tiles if players == 2 else "-",
        *ranches,
    )
    state: State = RIVER.parse_position(" ".join(fields))
    return state


def act(state: State, *texts: str) -> State:
    """The state after these actions, each by whoever is due."""
    for text in texts:
        seat = min(RIVER.actors(state))
        state = RIVER.apply(state, seat, RIVER.parse_action(text)).state
    return state


def events(state: State, text: str) -> list[Event]:
    """What happens when this is done."""
    seat = min(RIVER.actors(state))
    return list(RIVER.apply(state, seat, RIVER.parse_action(text)).events)


def choices(state: State) -> list[str]:
    """The legal actions in notation."""
    return [
        RIVER.action_text(action)
        for seat in RIVER.actors(state)
        for action in RIVER.legal_actions(state, seat)
    ]


def cell(state: State, name: str, seat: int = 0) -> str:
    """What lies on a cell, as in the position text."""
    found = RIVER.view(state, seat)["ranches"][seat]["cells"]
    here = next(one for one in found if one["name"] == name)
    if here["parcel"] is None:
        return ""
    letters = dict(zip(PARTNERS, "DTPRF", strict=True))
    text = str(here["parcel"]["code"])
    text += f"*{here['cows']}" if here["cows"] else ""
    if here["partner"]:
        letter = letters[here["partner"]]
        text += "!" + (letter.lower() if here["cowboy"] else letter)
    return text


def stores(state: State, seat: int = 0) -> list[str]:
    """The parcels in a player's stores."""
    return [parcel["code"] for parcel in RIVER.view(state, seat)["ranches"][seat]["stores"]]


def phase(state: State) -> str:
    """What is to be decided."""
    return f"{RIVER.seat_key(state.seat)} {state.phase}" if state.seat >= 0 else state.phase
