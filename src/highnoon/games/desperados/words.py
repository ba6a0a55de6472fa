"""Desperados in words: prompts, choices and the log, as phrases to be translated."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from highnoon.core.action import Action, Arg, Phrase
from highnoon.core.game import Event
from highnoon.games.desperados.pieces import town_name
from highnoon.games.desperados.state import SEATS, SHERIFF
from highnoon.games.desperados.view import DesperadosView


def seat(number: int) -> Phrase:
    """A player's name."""
    return Phrase(f"desperados-seat-{SEATS[number]}")


def seats(numbers: Iterable[int]) -> tuple[Phrase, ...]:
    """Several players' names."""
    return tuple(seat(number) for number in numbers)


def target(what: str) -> Phrase:
    """What a heist is about: the brown coach, the blue coach, a poker game."""
    return Phrase(f"desperados-target-{what}")


def card(key: str) -> Phrase:
    """A movement card."""
    if key in ("saloon", "none"):
        return Phrase(f"desperados-card-{key}")
    return Phrase("desperados-card-town", {"town": town_name(key)})


# --- prompts ---


def prompt(view: DesperadosView) -> Phrase:
    """What is to be decided now, for whoever looks."""
    phase, viewer, waiting = view["phase"], view["viewer"], view["waiting_for"]
    if phase == "over":
        won = view["money"] >= view["goal"]
        money: dict[str, Arg] = {"money": view["money"], "goal": view["goal"]}
        return Phrase(f"desperados-prompt-over-{'gang' if won else 'sheriff'}", money)
    if not waiting:
        return Phrase("desperados-prompt-chance")
    time: dict[str, Arg] = {"round": view["round"], "move": view["move"]}
    gang = viewer > SHERIFF
    if viewer in waiting or (gang and phase in ("cards", "heists")):
        return _asked(view, time, ready=viewer not in waiting)
    return Phrase("desperados-prompt-wait", {"seats": seats(waiting)})


def _asked(view: DesperadosView, time: dict[str, Arg], ready: bool) -> Phrase:
    phase, me = view["phase"], view["players"][view["viewer"]]
    if phase == "muster":
        if not me["start"]:
            return Phrase("desperados-prompt-muster-sheriff", {"seat": seat(SHERIFF)})
        left = len(view["players"]) - 1 - len(view["deputies"])
        return Phrase("desperados-prompt-muster-deputy", {"left": left})
    if phase == "hideout":
        return Phrase("desperados-prompt-hideout", {"seat": seat(view["viewer"])})
    time["town"] = town_name(me["at"] or "")
    if ready:
        time["seats"] = seats(view["waiting_for"])
    return Phrase(f"desperados-prompt-{phase}{'-ready' if ready else ''}", time)


# --- choices ---


def describe_action(view: DesperadosView, action: Action) -> Phrase:
    """A choice in plain words, with what waits there."""
    kind, args = action
    said: dict[str, Arg] = {}
    here = view["players"][view["viewer"]]["at"] if view["viewer"] >= 0 else None
    if kind == "place":
        said = {"town": town_name(str(args[0])), **_there(view, str(args[0]))}
        me = view["players"][max(view["viewer"], 0)]
        if view["viewer"] == SHERIFF:
            kind = "place-deputy" if me["start"] else "place-sheriff"
    elif kind == "ride":
        said = {"from": town_name(str(args[0])), "town": town_name(str(args[1]))}
    elif kind == "card":
        saloon = args[0] == "saloon"
        key = _before(view) if saloon else str(args[0])
        kind = "saloon" if saloon else "card"
        said = {"town": town_name(key or "?"), **_there(view, key or "")}
    elif kind == "coach":
        said = {"target": target(str(args[0])), "town": town_name(here or "?")}
        said |= _there(view, here or "")
    elif kind in ("poker", "look", "no-card"):
        said = {"town": town_name(here or "?"), **_there(view, here or "")}
    elif args:
        said = {"value": args[0]}
    return Phrase(f"desperados-action-{kind}", said)


def _before(view: DesperadosView) -> str | None:
    """Where the viewer is before the card of this move: a Saloon card keeps them there."""
    me = view["players"][max(view["viewer"], 0)]
    earlier = [key for key in me["row"][: view["move"] - 1] if key not in ("saloon", "none")]
    return earlier[-1] if earlier else me["start"]


def _there(view: DesperadosView, key: str) -> dict[str, Arg]:
    """How many deputies a town has."""
    return {"deputies": view["deputies"].count(key)}


# --- the log ---

_FILM_ONLY = ("drove", "revealed", "reconsidered")


def describe_event(event: Event) -> Phrase | None:
    """A line of the log, from what the reader was allowed to see of the event."""
    kind, data = event
    if kind in _FILM_ONLY:
        return None
    said: dict[str, Any] = {}
    for name, value in data.items():
        said |= _said(name, value)
    variant = _variant(kind, data)
    if variant == "-sheriff":
        said["seat"] = seat(SHERIFF)
    return Phrase(f"desperados-event-{kind}{variant}", said)


def _said(name: str, value: Any) -> dict[str, Any]:
    if name == "seat":
        return {"seat": seat(value)}
    if name in ("seats", "without"):
        return {name: seats(value)}
    if name in ("town", "from", "to"):
        return {name: town_name(value)}
    if name == "card":
        return {"card": card(value)}
    if name == "cards":
        return {"cards": tuple(card(one["card"]) for one in value)}
    if name == "target":
        return {"target": target(value)}
    if name == "where":
        there = "desperados-event-there"
        return {
            name: tuple(Phrase(there, {"seat": seat(s), "town": town_name(t)}) for s, t in value)
        }
    if name == "towns":
        return {"towns": ", ".join(town_name(town) for town in value)}
    if name == "what":
        return {"what": Phrase(f"desperados-decision-{value}")}
    if isinstance(value, int):
        return {name: value}
    return {}


def _variant(kind: str, data: dict[str, Any]) -> str:
    """Some events are told differently by what the reader knows, or by how they ended."""
    if kind in ("laid", "looked") and not {"card", "value"} & data.keys():
        return "-hidden"
    if kind == "gang-laid" and data["without"]:
        return "-without"
    if kind == "bank-laid":
        return "-hidden" if "value" not in data else "" if data["value"] else "-empty"
    if kind == "arrested" and data["lost"] is None:
        return "-again"
    if kind == "shown" and not data["cards"]:
        return "-pawn"
    if kind == "over":
        return "-gang" if data["money"] >= data["goal"] else "-sheriff"
    return ""
