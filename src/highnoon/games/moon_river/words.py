"""Moon River in words: prompts, choices and the log, as phrases to be translated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from highnoon.core.action import Action, Arg, Phrase
from highnoon.core.game import Event
from highnoon.games.moon_river.grid import NAMES, STEP
from highnoon.games.moon_river.pieces import LANDSCAPES, LETTERS, PARTNERS, SEATS
from highnoon.games.moon_river.reading import MARKS, SYMBOLS
from highnoon.games.moon_river.view import MoonRiverView

_SILENT: Final = ("parcel-drawn", "joined", "offered")
"""Events that are shown, not told."""


# --- names of things ---


def seat(number: int) -> Phrase:
    """A player's name."""
    return Phrase(f"moon-river-seat-{SEATS[number]}")


def partner(key: str) -> Phrase:
    """A specialist's name."""
    return Phrase(f"moon-river-partner-{key}")


def landscape(number: int) -> Phrase:
    """A landscape's name."""
    return Phrase(f"moon-river-land-{LANDSCAPES[number]}")


def parcel(code: str) -> Phrase:
    """A parcel by its landscape and symbols, all of which its code tells."""
    symbols = tuple(
        Phrase(f"moon-river-symbol-{name}", {"count": count})
        for name, count in _symbols(code).items()
        if count
    )
    land = _land_of(code)
    return Phrase("moon-river-parcel", {"land": land, "symbols": symbols}) if symbols else land


def _symbols(code: str) -> dict[str, int]:
    face, _, tile = code.partition(":")[0].partition("+")
    found = {name: face.count(mark) for mark, name in zip(MARKS, SYMBOLS, strict=False)}
    corn = int(face[-1]) if face[-1].isdigit() else 0
    return {**found, "circles": found["circles"] or int(bool(tile)), "corn": corn}


def _land_of(code: str) -> Phrase:
    return landscape(LETTERS.index(code[0]))


def tile(sides: Sequence[str]) -> Phrase:
    """A bonus tile by its two sides."""
    one, two = map(_land_of, sides)
    return Phrase("moon-river-tile", {"one": one, "two": two})


def board(key: str, room: int, bridges: Sequence[str]) -> Phrase:
    """A legend's board with all that it offers."""
    at = tuple(
        Phrase(f"moon-river-bridge-{'homestead' if one == 'c' else 'at'}", {"column": one})
        for one in bridges
    )
    named = Phrase(f"moon-river-board-{key}")
    return Phrase("moon-river-action-board", {"board": named, "stores": room, "bridges": at})


# --- prompts ---


def prompt(view: MoonRiverView) -> Phrase:
    """What is to be decided now, for whoever looks."""
    phase, decider = view["phase"], view["waiting_for"]
    if decider is None:
        return Phrase("moon-river-prompt-over" if phase == "over" else "moon-river-prompt-chance")
    if view["viewer"] >= 0 and view["viewer"] != decider:
        return Phrase("moon-river-prompt-wait", {"seat": seat(decider)})
    args: dict[str, Arg] = {"seat": seat(decider)}
    turn = view["turn"]
    if phase == "take":
        place = next(place for place in view["here"] if place["seat"] is not None)
        if place["parcel"]:
            args["parcel"] = parcel(place["parcel"]["code"])
    elif phase == "expand":
        return Phrase(f"moon-river-prompt-expand{_how_expand(view, decider)}", args)
    elif phase == "place":
        first, second = turn["pair"]
        args |= {"first": parcel(first["code"]), "second": parcel(second["code"])}
    elif phase == "drought":
        args["cell"] = turn["skulls"][0]
    elif phase == "drive":
        args["steps"] = turn["steps"]
    elif phase in ("recruit", "steal"):
        args["cell"] = str(turn["circle"])
    elif phase == "demand" and turn["offer"]:
        args["parcel"] = parcel(turn["offer"]["code"])
    return Phrase(f"moon-river-prompt-{phase}", args)


def _how_expand(view: MoonRiverView, decider: int) -> str:
    """Whether the domino may be laid or must be."""
    ranch = view["ranches"][decider]
    rancheros = [place["seat"] for place in view["here"]]
    if view["last_round"] and decider not in rancheros:
        return "-last"
    if len(ranch["stores"]) > ranch["room"]:
        return "-must"
    return ""


# --- choices ---


def _cell(number: int) -> str:
    return NAMES[number]


def _chip(number: int) -> Phrase:
    return partner(PARTNERS[number])


_Naming: TypeAlias = tuple[str, Callable[[Any], Arg]]
_SAID: Final[dict[str, tuple[_Naming, ...]]] = {
    "join": (("first", parcel), ("second", parcel)),
    "discard": (("first", parcel), ("second", parcel)),
    "drought": (("cell", _cell),),
    "circle": (("cell", _cell),),
    "recruit": (("partner", _chip),),
    "cowboy": (("partner", _chip),),
    "chip": (("partner", _chip),),
    "offer": (("parcel", parcel),),
    "draw": (("parcel", parcel),),
    "demand": (("seat", seat), ("parcel", parcel)),
    "steal": (("seat", seat), ("cell", _cell)),
    "bonus": (("land", _land_of), ("cell", _cell)),
    "ranchero": (("seat", seat),),
}
"""What is said about the arguments of each kind of action."""


def describe_action(view: MoonRiverView, action: Action) -> Phrase:
    """A choice in plain words."""
    kind = action.kind
    if kind == "scenario":
        named = {"scenario": Phrase(f"moon-river-scenario-{action.args[0]}")}
        return Phrase("moon-river-action-scenario", named)
    args: tuple[Any, ...] = action.args
    if kind == "take":
        return _take(view)
    if kind == "stand":
        return _stand(view, *args)
    if kind == "place":
        return _place(view, *args)
    if kind == "drive":
        return Phrase("moon-river-action-drive", {"from": NAMES[args[0]], "to": _beside(*args)})
    if kind == "board":
        return _board(view, *args)
    if kind == "forgo":
        sides = [side["code"] for side in view["tiles"][args[0]]["sides"]]
        return Phrase("moon-river-action-forgo", {"tile": tile(sides)})
    said = {word: name(arg) for (word, name), arg in zip(_SAID.get(kind, ()), args, strict=True)}
    which = f"-{PARTNERS[args[0]]}" if kind == "recruit" else ""
    return Phrase(f"moon-river-action-{kind}{which}", said)


def _board(view: MoonRiverView, key: str) -> Phrase:
    """A legend's board with what it offers, as far as it is still free."""
    for free in view["free_boards"]:
        if free["key"] == key:
            return board(key, free["room"], free["bridges"])
    return Phrase("moon-river-action-board-name", {"board": Phrase(f"moon-river-board-{key}")})


def _stand(view: MoonRiverView, place: int) -> Phrase:
    there = view["there"][place]["parcel"] if view["there"] else None
    if there is None:
        return Phrase("moon-river-action-stand-place", {"place": place + 1})
    said: dict[str, Arg] = {"place": place + 1, "parcel": parcel(there["code"])}
    return Phrase("moon-river-action-stand", said)


def _take(view: MoonRiverView) -> Phrase:
    for place in view["here"]:
        if place["seat"] is not None and place["parcel"]:
            return Phrase("moon-river-action-take", {"parcel": parcel(place["parcel"]["code"])})
    return Phrase("moon-river-action-take-any")


def _place(view: MoonRiverView, cell: int, way: int) -> Phrase:
    cells: dict[str, Arg] = {"from": NAMES[cell], "to": _beside(cell, way)}
    if len(view["turn"]["pair"]) != 2:
        return Phrase("moon-river-action-place-cells", cells)
    codes = [one["code"] for one in view["turn"]["pair"]]
    # The list is long: symbols are said only where the landscape does not tell which is which.
    first, second = map(parcel if codes[0][0] == codes[1][0] else _land_of, codes)
    return Phrase("moon-river-action-place", {"first": first, "second": second, **cells})


def _beside(cell: int, way: int) -> str:
    """The name of the next cell that way; a cell beyond the edge has none."""
    there = cell + STEP[way]
    return NAMES[there] if there in range(len(NAMES)) else "-"


# --- the log ---


def describe_event(event: Event) -> Phrase | None:
    """A line of the log."""
    if event.kind in _SILENT:
        return None
    said = {name: _say(name, value) for name, value in event.data.items()}
    key = f"moon-river-event-{event.kind}"
    if event.kind == "recruited" and event.data["cowboy"]:
        key = "moon-river-event-hired-cowboy"
    return Phrase(key, {name: arg for name, arg in said.items() if arg is not None})


def _say(name: str, value: Any) -> Arg | None:
    """A word of an event, by what it is about."""
    if name in ("seat", "other"):
        return seat(value)
    if name in ("parcel", "gave", "got"):
        return parcel(value)
    if name == "parcels":
        return tuple(parcel(code) for code in value)
    if name in ("cell", "from", "to", "skull"):
        return str(value)
    if name == "cells":
        return ", ".join(value)
    if name == "chip":
        return partner(value)
    if name == "scenario":
        return Phrase(f"moon-river-scenario-{value}")
    if name == "board":
        return Phrase(f"moon-river-board-{value}")
    if name == "tile":
        return tile(value)
    if name == "place":
        return int(value) + 1
    return int(value) if name == "count" else None
