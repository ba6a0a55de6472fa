"""The English texts without any package: what errors and the prompt say.

It reads the part of Fluent's syntax (https://projectfluent.org) that our English texts use:
placeables of variables and strings, choices by number or word, and other forms of a message.
Terminal and page speak through `catalogue.py`; a test holds both to the same words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from textwrap import dedent
from typing import Final, NamedTuple

from highnoon.core.action import Phrase
from highnoon.core.clean import harmless

_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9_-]*) *= *", re.MULTILINE)
_FORM: Final = re.compile(r"^ +\.([a-z][a-z0-9_-]*) *= *", re.MULTILINE)
_STRING: Final = re.compile(r'\s*"((?:[^"\\]|\\.)*)"\s*\}')
_VARIABLE: Final = re.compile(r"\s*\$([a-zA-Z0-9_-]+)\s*(\}|->\s*)")
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\] ?")
_END: Final = re.compile(r"\s*\}")

Value = int | float | str


class _Message(NamedTuple):
    text: str
    forms: dict[str, str]
    """Other forms that a message which contains this one may want, such as `.a` for "a white"."""


def say(phrase: Phrase) -> str | None:
    """The phrase as an English sentence; None where there is no text for it."""
    message = _messages().get(phrase.key)
    return None if message is None else _filled(message.text, _values(phrase))


@cache
def _messages() -> dict[str, _Message]:
    """Every message, with the indentation that belongs to the file taken away."""
    found: dict[str, _Message] = {}
    for file in (files(__package__) / "locales" / "en").iterdir():
        if not file.name.endswith(".ftl"):
            continue
        lines = file.read_text("utf-8").splitlines()
        text = "\n".join(line for line in lines if not line.startswith("#")) + "\n"
        _, *parts = _MESSAGE.split(text)
        for key, said in zip(parts[::2], parts[1::2], strict=True):
            value, *forms = _FORM.split(said)
            named = {name: _flush(form) for name, form in zip(forms[::2], forms[1::2], strict=True)}
            found[key] = _Message(_flush(value), named)
    return found


def _flush(text: str) -> str:
    """A text without the indent of its further lines; a choice's last brace has its own."""
    first, _, rest = text.partition("\n")
    kept = [line if line.strip() != "}" else f"    {line.strip()}" for line in rest.splitlines()]
    return "\n".join((first, dedent("\n".join(kept)))).strip()


def _values(phrase: Phrase) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for name, arg in phrase.args.items():
        if isinstance(arg, Phrase):
            found[name] = say(arg) or arg.key
            message = _messages().get(arg.key)
            for form, text in message.forms.items() if message else ():
                found[f"{name}-{form}"] = _filled(text, _values(arg))
        elif isinstance(arg, tuple):
            found[name] = _listed([say(one) or one.key for one in arg])
        else:
            found[name] = harmless(arg) if isinstance(arg, str) else arg
    return found


def _filled(text: str, args: Mapping[str, Value]) -> str:
    return _pattern(text, 0, args, inside=False)[0]


def _listed(items: list[str]) -> str:
    """Several things as English lists them: a, b, and c."""
    if len(items) > 2:
        return f"{', '.join(items[:-1])}, and {items[-1]}"
    return " and ".join(items) or say(Phrase("list-none")) or ""


def _pattern(text: str, at: int, args: Mapping[str, Value], inside: bool) -> tuple[str, int]:
    """The rest of a pattern, and where it ends; `inside` a choice it ends with its variant."""
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
    return "".join(said), at


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
        said, at = _pattern(text, variant.end(), args, inside=True)
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
