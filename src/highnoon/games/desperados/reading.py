"""Reading a map: our own `map.toml`, or a file of the player's. Everything wrong is listed."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from highnoon.core.action import Phrase
from highnoon.core.data_file import Said, load
from highnoon.core.description import OptionFile
from highnoon.core.errors import InvalidData
from highnoon.games.desperados.map_check import MapReader
from highnoon.games.desperados.pieces import Map, MapView

_SAID: Final = Said(
    toml="desperados-map-toml", empty="desperados-map-empty", large="desperados-map-large"
)
_NAMED: Final = re.compile(r"([^\s\"'=\[\]#][^\"=\[\]#{},]*)=")
_BARE: Final = re.compile(r"[A-Za-z0-9_.-]+")
"""What may stand before `=` without quotes."""


def load_map(path: Path) -> str:
    """The text of a map file, checked; it is what the option `map` wants."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        args = {"file": path.name, "reason": str(reason)}
        raise InvalidData(Phrase("desperados-map-unreadable", args)) from None
    read(text)
    return text


@lru_cache(maxsize=64)
def read(text: str, desperados: int | None = None) -> Map:
    """The map of a TOML text for so many desperados, or `InvalidData` with all that is wrong."""
    return MapReader(load(text, _SAID, _unquoted)).map(desperados)


def _unquoted(text: str) -> list[Phrase]:
    """Lines that name a town such as Zürich without quotes: TOML wants them."""
    found = [(n, _NAMED.match(line)) for n, line in enumerate(text.splitlines(), start=1)]
    wrong = [(n, match[1].strip()) for n, match in found if match is not None]
    return [
        Phrase("desperados-map-unquoted", {"line": n, "name": name[:40]})
        for n, name in wrong
        if not _BARE.fullmatch(name)
    ][:10]


EDITIONS: Final = {"first": "map.toml", "second": "map-2.toml"}
"""Our maps, by the values of the option `tiles`."""
NEWEST: Final = "second"


@cache
def our_map(edition: str = "first", desperados: int | None = None) -> Map:
    """The map this package brings, with the tiles of an edition for so many desperados."""
    return read(our_text(edition), desperados)


def our_text(edition: str = NEWEST) -> str:
    """The file of the map this package brings, for whoever wants to make their own from it."""
    return files(__package__).joinpath(EDITIONS[edition]).read_text(encoding="utf-8")


def shown(text: str) -> MapView:
    """What is drawn of a map file before a table is opened on it."""
    return read(text).view


MAP_FILE: Final = OptionFile(our_text, read, shown)

_MAPS: dict[str, Map] = {}


def map_of(view: MapView) -> Map:
    """The map that a view carries; checked once for each fingerprint."""
    map_ = _MAPS.get(view["fingerprint"])
    if map_ is None:
        map_ = MapReader(_as_file(view)).map()
        if len(_MAPS) >= 64:
            _MAPS.clear()
        _MAPS[map_.fingerprint] = map_
    return map_


def _as_file(view: MapView) -> dict[str, Any]:
    """A map's data in the shape of the file."""
    roads: dict[str, list[str]] = {}
    for one, other in view["roads"]:
        roads.setdefault(one, []).append(other)
    towns = {
        town["key"]: {"name": town["name"], "at": town["at"], "bank": town["bank"]}
        for town in view["towns"]
    }
    return {
        "name": view["name"],
        "saloon_cards": view["saloon_cards"],
        "plans": view["plans"],
        "towns": towns,
        "roads": roads,
        "tiles": dict(view["tiles"]),
    }
