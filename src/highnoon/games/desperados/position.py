"""A position of Desperados in one line of `name=value` fields; `docs/notation.md` explains them."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Final

from highnoon.games.desperados.pieces import Map, members
from highnoon.games.desperados.reading import NEWEST, our_map
from highnoon.games.desperados.state import (
    DUE,
    EMPTY,
    NOWHERE,
    SEATS,
    Heist,
    State,
    card_name,
)

NO_TILE: Final = {EMPTY: "empty", DUE: "due"}
"""How a bank without a tile is written."""


def position_text(state: State, ours: Map | None = None) -> str:
    """The whole position; a map other than `ours` (the package's first) is named or packed in."""
    map_, seats = state.map, range(state.players)
    fields: dict[str, str] = {
        "players": str(state.players),
        "phase": state.phase,
        "round": str(state.round),
        "move": str(state.move or ""),
        "plan": "" if state.plan == NOWHERE else str(state.plan + 1),
    }
    fields |= {SEATS[seat]: _row_text(state, seat) for seat in seats}
    fields |= {
        f"{SEATS[seat]}-lost": ",".join(map_.keys(members(state.lost[seat]))) for seat in seats
    }
    fields["deputies"] = ",".join(map_.keys(state.fresh))
    fields["ridden"] = ",".join(map_.keys(state.ridden))
    fields["decided"] = ",".join(
        f"{SEATS[seat]}.{state.decisions[seat]}" for seat in seats if state.decisions[seat]
    )
    fields["heists"] = ",".join(_heist_text(map_, heist) for heist in state.heists)
    fields["reckoned"] = str(state.reckoned or "")
    fields["due"] = str(state.due or "")
    fields["arrested"] = ",".join(SEATS[seat] for seat in members(state.arrested))
    fields["poker-gone"] = ",".join(map_.keys(members(map_.poker_towns & ~state.poker)))
    fields["banks"] = ",".join(_bank_text(state, bank) for bank in range(len(map_.banks)))
    fields["loot"] = ",".join(f"{tile.kind}.{tile.value}.{tile.batch}" for tile in state.loot)
    if map_ != (ours or our_map()):
        balanced = our_map(NEWEST, state.players - 1)
        fields["map"] = NEWEST if map_ == balanced and ours is None else _packed(map_)
    return " ".join(f"{name}={value}" for name, value in fields.items() if value)


def _row_text(state: State, seat: int) -> str:
    start, shown = state.starts[seat], state.shown[seat]
    if start == NOWHERE:
        return ""
    cards = ",".join(
        card_name(state.map, card) + ("*" if shown >> move & 1 else "")
        for move, card in enumerate(state.rows[seat])
    )
    return state.map.key(start) + (f":{cards}" if cards else "")


def _heist_text(map_: Map, heist: Heist) -> str:
    gang = "+".join(SEATS[seat] for seat in members(heist.gang))
    return f"{heist.move}.{heist.target}.{map_.key(heist.town)}.{heist.height}.{gang}"


def _bank_text(state: State, bank: int) -> str:
    value = state.banks[bank]
    text = f"{NO_TILE.get(value, value)}.{state.batches[bank]}"
    return text + ("*" if state.looked >> bank & 1 else "")


def _packed(map_: Map) -> str:
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(map_.view).encode())).decode()
