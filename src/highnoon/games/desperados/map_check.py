"""What a map must be: the parts of a file read in order, and all that is wrong with them noted."""

from __future__ import annotations

import json
import re
from collections import Counter
from hashlib import sha256
from itertools import pairwise
from typing import Any, Final

from highnoon.core.data_file import DataReader, short
from highnoon.games.desperados.pieces import (
    COACH_HEISTS,
    PLANS,
    STOPS,
    Map,
    Tiles,
    Town,
    town_name,
)

MOST_TOWNS: Final = 40
MOST_SALOONS: Final = 5
MOST_BANKS: Final = 8
MOST_BOTTOM: Final = 4
MOST_ROADS: Final = 8
"""Beyond these (roads: of one town), beliefs would take too long to count."""
DEAREST: Final = 99_999
MOST_REASONS: Final = 100
"""More than anybody reads; how many others there are is told."""

_KEY: Final = re.compile(r"[^\W\d_]+(['’][^\W\d_]+)*(-[^\W_]+(['’][^\W_]+)*)*")
_RESERVED: Final = ("saloon", "none")
_FIELDS: Final = ("name", "saloon_cards", "plans", "towns", "roads", "tiles", "tiles_for")
_TILE_LISTS: Final = ("low", "high", "bottom", "poker", "coach")
_TILE_FIELDS: Final = (*_TILE_LISTS, "low_laid", "high_laid")
GANGS: Final = ("2", "3", "4", "5")
"""How many desperados there may be, as `tiles_for` names them."""


def is_key(text: str) -> bool:
    """Whether a text can name a town in notation: its name in small letters, with hyphens."""
    plain = text == text.lower() and len(text) <= 24 and text not in _RESERVED
    return plain and _KEY.fullmatch(text) is not None


class MapReader(DataReader):
    """Reads the parts of a map in order and notes whatever is wrong on the way."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("desperados-map-", MOST_REASONS, counts=True)
        self.data = data

    def map(self, desperados: int | None = None) -> Map:
        """The map for so many desperados, or `InvalidData` with all that is wrong."""
        self.known(self.data, _FIELDS, "")
        name = self.text(self.data.get("name", "?"), "name", 60)
        saloons = self.whole(self.data.get("saloon_cards", 1), "saloon_cards", 0, MOST_SALOONS)
        towns = self._towns()
        number = {town.key: index for index, town in enumerate(towns)}
        roads = self._roads(number)
        plans = self._plans(number, roads)
        tiles = self._tiles(towns, self.table(self.data.get("tiles"), "tiles"), "tiles")
        others = self._tiles_for(towns)
        if not self.wrong:
            self._connected(towns, roads)
        self.refuse_if_wrong()
        tally = [saloons, *([t.key, t.name, *t.at, t.bank] for t in towns), roads, plans]
        tiles = others.get(str(desperados), tiles)
        values = [getattr(tiles, field) for field in _TILE_FIELDS]
        print_ = sha256(json.dumps([name, tally, values]).encode()).hexdigest()[:16]
        return Map(name, print_, saloons, towns, roads, plans, tiles)

    # --- the parts ---

    def _towns(self) -> tuple[Town, ...]:
        table = self.table(self.data.get("towns"), "towns")
        if not 2 <= len(table) <= MOST_TOWNS:
            self.note("town-count", found=len(table), most=MOST_TOWNS)
        towns = []
        for key, row in table.items():
            if not is_key(key):
                self.note("town-key", key=key[:40])
            if not isinstance(row, dict):
                self.odd(f"towns.{key[:40]}", row)
                continue
            self.known(row, ("name", "at", "bank"), f"towns.{key[:40]}.")
            name = self.text(row.get("name", town_name(key)), f"towns.{key[:40]}.name", 24)
            if name.lower().replace(" ", "-") != key:
                self.note("town-name", key=key[:40], name=name)
            bank = row.get("bank", False)
            if not isinstance(bank, bool):
                self.odd(f"towns.{key[:40]}.bank", bank)
            towns.append(Town(key, name, self._at(row.get("at"), key[:40]), bank is True))
        places: set[tuple[float, float]] = set()
        for town in towns:
            if town.at in places:
                self.note("town-same-at", town=town.key[:40])
            places.add(town.at)
        return tuple(towns)

    def _roads(self, number: dict[str, int]) -> tuple[tuple[int, int], ...]:
        roads: set[tuple[int, int]] = set()
        for start, ends in self.table(self.data.get("roads"), "roads").items():
            for end in self.items(ends, f"roads.{start[:40]}"):
                known = [self._town(town, number, f"roads.{start[:40]}") for town in (start, end)]
                if None in known:
                    continue
                one, other = sorted(town for town in known if town is not None)
                if one == other:
                    self.note("road-loop", town=start[:40])
                elif (one, other) in roads:
                    self.note("road-twice", one=start[:40], other=str(end)[:40])
                else:
                    roads.add((one, other))
        ends_at = Counter(town for road in roads for town in road)
        for town, index in number.items():
            if ends_at[index] > MOST_ROADS:
                found = ends_at[index]
                self.note("many-roads", town=town[:40], found=found, most=MOST_ROADS)
        return tuple(sorted(roads))

    def _plans(
        self, number: dict[str, int], roads: tuple[tuple[int, int], ...]
    ) -> tuple[tuple[int, ...], ...]:
        rows = self.items(self.data.get("plans"), "plans")
        if len(rows) != PLANS:
            self.note("plan-count", found=len(rows), expected=PLANS)
        plans = []
        for index, row in enumerate(rows[:20], start=1):
            keys = self.items(row, f"plans {index}")
            if len(keys) != STOPS:
                self.note("plan-length", plan=index, found=len(keys), expected=STOPS)
            stops = [self._town(key, number, f"plans {index}") for key in keys[:20]]
            for (a, here), (b, there) in pairwise(zip(keys, stops, strict=False)):
                if here is None or there is None:
                    continue
                if (min(here, there), max(here, there)) not in roads:
                    self.note("plan-off-road", plan=index, one=str(a)[:40], other=str(b)[:40])
            plans.append(tuple(-1 if stop is None else stop for stop in stops))
        for index, plan in enumerate(plans):
            after = plans[(index + 1) % len(plans)]
            if plan and after and plan[-1] != after[0]:
                self.note("plan-ring", plan=index + 1, next=(index + 1) % len(plans) + 1)
        return tuple(plans)

    def _tiles_for(self, towns: tuple[Town, ...]) -> dict[str, Tiles]:
        """The tiles of gangs that have others: what is left out is as in `tiles`."""
        found: dict[str, Tiles] = {}
        if "tiles_for" in self.data:
            gangs = self.table(self.data["tiles_for"], "tiles_for")
            self.known(gangs, GANGS, "tiles_for.")
            plain = self.data.get("tiles")
            for gang in [gang for gang in GANGS if gang in gangs]:
                where = f"tiles_for.{gang}"
                table = self.table(gangs[gang], where)
                merged = {**plain, **table} if isinstance(plain, dict) else table
                found[gang] = self._tiles(towns, merged, where)
        return found

    def _tiles(self, towns: tuple[Town, ...], table: dict[str, Any], where: str) -> Tiles:
        self.known(table, _TILE_FIELDS, f"{where}.")
        values: dict[str, tuple[int, ...]] = {}
        for field in _TILE_LISTS:
            row = self.items(table.get(field), f"{where}.{field}")[:100]
            values[field] = tuple(self.whole(v, f"{where}.{field}", 1, DEAREST) for v in row)
        laid = {
            field: self.whole(table.get(f"{field}_laid"), f"{where}.{field}_laid", 0, MOST_TOWNS)
            for field in ("low", "high")
        }
        for field, count in laid.items():
            if count > len(values[field]):
                self.note("tiles-laid", field=field, laid=count, found=len(values[field]))
        banks = sum(town.bank for town in towns)
        if banks > MOST_BANKS or len(values["bottom"]) > MOST_BOTTOM:
            found = {"banks": banks, "bottom": len(values["bottom"])}
            self.note("many", most_banks=MOST_BANKS, most_bottom=MOST_BOTTOM, **found)
        if banks == 0 or sum(laid.values()) != banks:
            self.note("banks", banks=banks, laid=sum(laid.values()))
        if values["low"] and values["high"] and max(values["low"]) >= min(values["high"]):
            self.note("low-high", low=max(values["low"]), high=min(values["high"]))
        if len(values["poker"]) < len(towns) - banks:
            self.note("poker", found=len(values["poker"]), expected=len(towns) - banks)
        if len(values["coach"]) < COACH_HEISTS:
            self.note("coach", found=len(values["coach"]), expected=COACH_HEISTS)
        # Only the bottom of the pile has an order: its first tile lies highest.
        boxes = {f: row if f == "bottom" else tuple(sorted(row)) for f, row in values.items()}
        return Tiles(**boxes, low_laid=laid["low"], high_laid=laid["high"])

    def _connected(self, towns: tuple[Town, ...], roads: tuple[tuple[int, int], ...]) -> None:
        reached, edge = {0}, [0]
        while edge:
            here = edge.pop()
            for road in roads:
                if here in road:
                    there = sum(road) - here
                    if there not in reached:
                        reached.add(there)
                        edge.append(there)
        cut = [town.key for index, town in enumerate(towns) if index not in reached]
        if cut:
            self.note("unconnected", towns=", ".join(key[:40] for key in cut))

    # --- small readers ---

    def _town(self, key: object, number: dict[str, int], where: str) -> int | None:
        found = number.get(key) if isinstance(key, str) else None
        if found is None:
            self.note("no-town", where=where, town=short(key))
        return found

    def _at(self, value: object, key: str) -> tuple[float, float]:
        if isinstance(value, list) and len(value) == 2:
            east, north = value
            if all(type(one) in (int, float) and abs(one) <= 10_000 for one in value):
                return (float(east), float(north))
        self.odd(f"towns.{key}.at", value)
        return (0.0, 0.0)
