"""A table that comes from a house: it plays on here under a name that says where it is at home."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from highnoon import bots
from highnoon.server.house.house import House
from highnoon.server.pocket.parts import HERE
from highnoon.server.pocket.sealed import unsealed
from highnoon.server.table import commands
from highnoon.server.wire.refusals import Refused

TRIP: Final = "~"
"""Between the name that a table has at its house and a mark of the trip: no trip meets another."""


async def arrive(house: House, text: str) -> str:
    """Keep a table that came from a house; its id on this device."""
    came = unsealed(text)
    levels = (*bots.levels(came.head.game), *bots.styled(came.head.game))
    if any(info.by_computer not in (None, *levels) for info in came.meta.seats):
        raise Refused(409, "along-error-levels")
    name = f"{HERE}{came.head.id}{TRIP}{secrets.token_hex(3)}"
    head = replace(came.head, id=name, public=False)
    await house.store.create(replace(came, head=head, seq=0, answers=()))
    await house.change(name, commands.come_along)
    return name
