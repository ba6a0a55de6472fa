"""Reading a map: our own `map.toml`, or a file of the player's. Everything wrong is listed."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidData
from highnoon.games.desperados.chart import Chart, ChartView
from highnoon.games.desperados.chart_check import Reader

LARGEST: Final = 64 * 1024
"""Longer texts are not maps (characters)."""


def load_map(path: Path) -> str:
    """The text of a map file, checked; it is what the option `map` wants."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        args = {"file": path.name, "reason": str(reason)}
        raise InvalidData(Phrase("desperados-map-unreadable", args)) from None
    read_map(text)
    return text


@lru_cache(maxsize=64)
def read_map(text: str) -> Chart:
    """The map of a TOML text, or `InvalidData` with all that is wrong."""
    if len(text) > LARGEST:
        raise InvalidData(Phrase("desperados-map-large", {"limit": LARGEST}))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidData(Phrase("desperados-map-toml", {"reason": str(error)[:120]})) from None
    except RecursionError:
        raise InvalidData(Phrase("desperados-map-toml", {"reason": "too deep"})) from None
    return Reader(data).chart()


def our_map() -> Chart:
    """The map this package brings."""
    return read_map(files(__package__).joinpath("map.toml").read_text(encoding="utf-8"))


_CHARTS: dict[str, Chart] = {}


def chart_of(view: ChartView) -> Chart:
    """The map that a view carries; checked once for each fingerprint."""
    chart = _CHARTS.get(view["fingerprint"])
    if chart is None:
        chart = Reader(_as_file(view)).chart()
        if len(_CHARTS) >= 64:
            _CHARTS.clear()
        _CHARTS[chart.fingerprint] = chart
    return chart


def _as_file(view: ChartView) -> dict[str, Any]:
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
