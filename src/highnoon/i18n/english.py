"""The English texts without any package: what errors and the prompt say.

It reads the part of Fluent's syntax (https://projectfluent.org) that our English texts use:
placeables of variables and strings, and choices by number or word. Terminal and page speak through
`catalogue.py`; a test holds both to the same words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from textwrap import dedent
from typing import Final

from highnoon.core.action import Arg, Phrase
from highnoon.core.clean import harmless

_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9_-]*) *= *", re.MULTILINE)
_STRING: Final = re.compile(r'\s*"((?:[^"\\]|\\.)*)"\s*\}')
_VARIABLE: Final = re.compile(r"\s*\$([a-zA-Z0-9_-]+)\s*(\}|->\s*)")
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\] ?")
_END: Final = re.compile(r"\s*\}")

Value = int | float | str


def say(phrase: Phrase) -> str | None:
    """The phrase as an English sentence; None where there is no text for it."""
    text = _texts().get(phrase.key)
    if text is None:
        return None
    args = {name: _value(arg) for name, arg in phrase.args.items()}
    return "".join(_pattern(text, 0, args, False)[0])


@cache
def _texts() -> dict[str, str]:
    """Every message's text, with the indentation that belongs to the file taken away."""
    found: dict[str, str] = {}
    for file in (files(__package__) / "locales" / "en").iterdir():
        if not file.name.endswith(".ftl"):
            continue
        lines = file.read_text("utf-8").splitlines()
        text = "\n".join(line for line in lines if not line.startswith("#")) + "\n"
        starts = list(_MESSAGE.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            first, _, rest = text[start.end() : end].partition("\n")
            found[start[1]] = f"{first}\n{_flush(rest)}".strip()
    return found


def _flush(rest: str) -> str:
    """Further lines of a message without their common indent; a choice's last brace has its own."""
    kept = [line if line.strip() != "}" else f"    {line.strip()}" for line in rest.splitlines()]
    return dedent("\n".join(kept))


def _value(arg: Arg) -> Value:
    if isinstance(arg, Phrase):
        return say(arg) or arg.key
    if isinstance(arg, tuple):
        return _listed([say(one) or one.key for one in arg])
    return harmless(arg) if isinstance(arg, str) else arg


def _listed(items: list[str]) -> str:
    """Several things: a, b and c."""
    if not items:
        return say(Phrase("list-none")) or ""
    *rest, last = items
    if not rest:
        return last
    joined = rest[0]
    for item in rest[1:]:
        joined = say(Phrase("list-more", {"first": joined, "second": item})) or ""
    return say(Phrase("list-last", {"first": joined, "second": last})) or ""


def _pattern(
    text: str, at: int, args: Mapping[str, Value], inside: bool
) -> tuple[Iterator[str], int]:
    """The parts of a pattern from here on; `inside` a choice it ends with its variant."""
    said: list[str] = []
    while at < len(text):
        if inside and _variant_ends(text, at):
            break
        if text[at] != "{":
            said.append(text[at])
            at += 1
            continue
        part, at = _placeable(text, at + 1, args)
        said.append(part)
    return iter(said), at


def _variant_ends(text: str, at: int) -> bool:
    if text[at] == "}":
        return True
    return text[at] == "\n" and bool(_VARIANT.match(text, at) or _END.match(text, at))


def _placeable(text: str, at: int, args: Mapping[str, Value]) -> tuple[str, int]:
    if literal := _STRING.match(text, at):
        return literal[1].replace('\\"', '"'), literal.end()
    variable = _VARIABLE.match(text, at)
    if variable is None:
        raise ValueError(f"not a text we can say: {text[at:]}")
    value = args.get(variable[1], variable[1])
    if variable[2] == "}":
        return _written(value), variable.end()
    return _choice(text, variable.end(), value, args)


def _choice(text: str, at: int, value: Value, args: Mapping[str, Value]) -> tuple[str, int]:
    """The first variant that fits, or the one with the star."""
    chosen = otherwise = None
    while variant := _VARIANT.match(text, at):
        parts, at = _pattern(text, variant.end(), args, inside=True)
        said = "".join(parts)
        if chosen is None and _fits(value, variant[2]):
            chosen = said
        if variant[1]:
            otherwise = said
    end = _END.match(text, at)
    if end is None or otherwise is None:
        raise ValueError(f"not a choice we can make: {text[at:]}")
    return otherwise if chosen is None else chosen, end.end()


def _fits(value: Value, key: str) -> bool:
    if isinstance(value, str):
        return value == key
    if key[0].isdigit():
        return value == float(key)
    return key == ("one" if value == 1 else "other")


def _written(value: Value) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:,.3f}".rstrip("0").rstrip(".")
