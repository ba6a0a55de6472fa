"""Longhorn in words: prompts, choices and the log, as phrases to be translated."""

from __future__ import annotations

from functools import cache
from typing import Any

from highnoon.core.action import Action, Phrase
from highnoon.core.game import Event
from highnoon.games.longhorn.pieces import COLOUR_KEYS, PLACES, SEATS, TOKENS
from highnoon.games.longhorn.view import LonghornView


@cache
def seat(number: int) -> Phrase:
    """A player's name."""
    return Phrase(f"longhorn-seat-{SEATS[number]}")


@cache
def place(number: int) -> Phrase:
    """A place's name."""
    return Phrase(f"longhorn-place-{PLACES[number].key}")


@cache
def colour(number: int) -> Phrase:
    """A colour's name."""
    return Phrase(f"longhorn-colour-{COLOUR_KEYS[number]}")


@cache
def token(letter: str) -> Phrase:
    """A token's name, with its dollars if it is a nugget."""
    kind = TOKENS[letter]
    args = {"dollars": kind.dollars} if kind.dollars else {}
    return Phrase(f"longhorn-token-{kind.key}", args)


def prompt(view: LonghornView) -> Phrase:
    """What is to be decided now, for whoever looks."""
    phase, decider = view["phase"], view["waiting_for"]
    if decider is None:
        ended = phase in ("caught", "nine", "scored")
        return Phrase("longhorn-prompt-over" if ended else "longhorn-prompt-chance")
    if view["viewer"] >= 0 and view["viewer"] != decider:
        return Phrase("longhorn-prompt-wait", {"seat": seat(decider)})
    args: dict[str, Any] = {"seat": seat(decider)}
    if phase == "start":
        args["first"] = seat(view["side"])
    elif phase == "snake":
        args["colour"] = colour(view["to_place"][0])
    elif phase == "move":
        args |= {"steps": view["stolen"], "next": seat(decider if view["again"] else 1 - decider)}
    if view["outlaw"] is not None:
        args["place"] = place(view["cells"][view["outlaw"]]["place"])
    again = "-again" if view["again"] and phase == "move" else ""
    return Phrase(f"longhorn-prompt-{phase}{again}", args)


def describe_action(view: LonghornView, action: Action) -> Phrase:
    """A choice in plain words, with its numbers."""
    kind, args = action
    said: dict[str, Any] = {}
    if kind in ("start", "move", "lay"):
        said["place"] = place(int(args[0]))
    elif kind in ("steal", "epidemic", "ambush"):
        said["colour"] = colour(int(args[0]))
    elif kind == "brand":
        said |= {"place": place(int(args[0])), "colour": colour(int(args[1]))}
    elif kind == "snake":
        said |= {"colour": colour(int(args[0])), "place": place(int(args[1]))}
    elif kind in ("nugget", "draw", "token"):
        said |= {"token": token(str(args[0]))} if args else {}
    elif kind == "coin":
        said["seat"] = seat(int(args[0]))
    elif kind == "cows":
        said["cows"] = " ".join(str(count) for count in args)
    said |= _numbers(view, action)
    any_nugget = "-any" if kind == "nugget" and not args else ""
    return Phrase(f"longhorn-action-{kind}{any_nugget}", said)


def _numbers(view: LonghornView, action: Action) -> dict[str, int]:
    """How many cows a choice is about."""
    here = view["outlaw"]
    if action.kind == "steal" and here is not None:
        return {"count": view["cells"][here]["cows"][int(action.args[0])]}
    if action.kind == "epidemic":
        return {"count": view["left"][int(action.args[0])]}
    if action.kind == "brand":
        cell = _cell(view, int(action.args[0]))
        return {"count": view["cells"][cell]["cows"][int(action.args[1])]}
    if action.kind == "move":
        return {"count": sum(view["cells"][_cell(view, int(action.args[0]))]["cows"])}
    return {}


def _cell(view: LonghornView, number: int) -> int:
    return next(cell for cell, here in enumerate(view["cells"]) if here["place"] == number)


def describe_event(event: Event) -> Phrase | None:
    """A line of the log; dealing is shown, not told."""
    data = event.data
    said: dict[str, Any] = {}
    for key, value in data.items():
        if key in ("seat", "next"):
            said[key] = seat(value)
        elif key == "place":
            said[key] = place(value)
        elif key == "colour":
            said[key] = colour(value)
        elif key == "token":
            said[key] = token(value)
        elif key == "count":
            said[key] = value
    if event.kind in ("laid", "token", "dealt"):
        return None
    if event.kind == "moved":
        again = data["seat"] == data["next"]
        said |= {"place": place(data["path"][-1]), "steps": len(data["path"]) - 1}
        return Phrase(f"longhorn-event-moved{'-again' if again else ''}", said)
    return Phrase(f"longhorn-event-{event.kind}", said)
