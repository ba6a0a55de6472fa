"""The parts of a pocket, put together like those of a house."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from highnoon.server.computer.computer import Computer
from highnoon.server.computer.owners import Owners
from highnoon.server.computer.puzzling import Puzzling
from highnoon.server.computer.studies import Studies
from highnoon.server.house.house import House
from highnoon.server.house.hub import Hub
from highnoon.server.house.reception import Reception
from highnoon.server.house.timekeeper import Timekeeper
from highnoon.server.keepers import Keepers
from highnoon.server.pocket.store import Keeper, PocketStore
from highnoon.server.pocket.thinking import OneMind
from highnoon.server.settings import Settings
from highnoon.server.table.pace import Openings
from highnoon.server.table.seats import new_id

HERE: Final = "here-"
"""How the ids of a pocket's tables begin; the page sees by it whom to ask."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What the doors need."""

    house: House
    reception: Reception
    hub: Hub
    computer: Computer
    studies: Studies
    puzzling: Puzzling
    timekeeper: Timekeeper
    keepers: Keepers


def build(keeper: Keeper, clock: Callable[[], float] = time.time) -> Parts:
    """A pocket whose tables this keeper keeps; it is open from now on."""
    settings, keepers = Settings(workers=1), Keepers()
    hub, mind, now = Hub(settings.patience), OneMind(), clock()
    # Before now it was closed all the time: minutes on a clock ran at an open table alone.
    house = House(PocketStore(keeper), hub, clock, Openings(((0.0, 0.0),), now))
    computer = Computer(
        house, hub, mind, Owners(0, 0, house.is_running), keepers, beat=settings.beat
    )
    return Parts(
        house=house,
        reception=Reception(house, clock, lambda: HERE + new_id()),
        hub=hub,
        computer=computer,
        studies=Studies(house, mind, lambda _: None, lambda _: None, 0),
        puzzling=Puzzling(mind, keepers, clock),
        timekeeper=Timekeeper(house, hub, clock),
        keepers=keepers,
    )
