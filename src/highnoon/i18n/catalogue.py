"""The catalogue: phrases in, sentences out. A missing text never stops a game.

A phrase within a phrase brings its other forms along: where `$colour` is said, `$colour-many` is
the attribute `.many` of the colour's own message, so that adjectives can agree with their nouns.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from highnoon.core.action import Phrase
from highnoon.core.clean import harmless
from highnoon.core.errors import HighNoonError

FALLBACK: Final = "en"
_LOCALES: Final = files(__package__) / "locales"
_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system keeps its language; the first that is set counts."""

_NAME: Final = re.compile(r"(?P<game>.+)-title|.+-seat-(?P<seat>.+)")


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for."""
    return tuple(sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir()))


def choose_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The first language we speak among the one asked for, `HIGHNOON_LANG` and the system's."""
    system = next((environ[name] for name in _SYSTEM if environ.get(name)), None)
    for wish in (asked, environ.get("HIGHNOON_LANG"), system):
        code = (wish or "").replace("_", "-").split(".")[0].split("-")[0].lower()
        if code in languages():
            return code
    return FALLBACK


class Catalogue:
    """The texts of one language, with English where one is missing."""

    def __init__(self, language: str, names: Mapping[str, Phrase] | None = None) -> None:
        """`names` is what is said instead of a seat's phrase within others (`names.py`)."""
        self.language = language
        self._names = names or {}
        self._bundles = tuple(_bundle(code) for code in dict.fromkeys((language, FALLBACK)))

    def calling(self, names: Mapping[str, Phrase]) -> Catalogue:
        """The same texts, with people called by their names."""
        return Catalogue(self.language, names)

    def say(self, phrase: Phrase, otherwise: str | None = None) -> str:
        """The phrase as a sentence; nested phrases and lists of phrases are said first.

        Where no text exists, `otherwise` is said, or the bare phrase.
        """
        return self._said(phrase, otherwise)[0]

    def listed(self, words: Sequence[str]) -> str:
        """Several things as the language lists them (CLDR): a, b, and c."""
        locale = self.language if self.language in languages() else FALLBACK
        return format_list(words, locale=locale) if words else self.say(Phrase("list-none"))

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number with so many decimals, as the language writes it."""
        shape = f"#,##0{'.' if digits else ''}{'0' * digits}"
        signs = f"+{shape};-{shape}" if sign else shape
        return format_decimal(value, format=signs, locale=self.language)

    def explain(self, error: HighNoonError) -> str:
        """All reasons of an error, one line each."""
        return "\n".join(self.say(reason) for reason in error.reasons)

    def _said(self, phrase: Phrase, otherwise: str | None = None) -> tuple[str, Mapping[str, str]]:
        """The phrase, and the other forms of it (cases, genders) that its message gives."""
        args: dict[str, float | str] = {}
        # The role beside a name is the seat's own word.
        names = {} if phrase.key == "given-name-role" else self._names
        for name, arg in phrase.args.items():
            if isinstance(arg, Phrase):
                text, forms = self._said(names.get(arg.key, arg))
                args |= {name: text, **{f"{name}-{form}": other for form, other in forms.items()}}
            elif isinstance(arg, tuple):
                args[name] = self.listed([self.say(names.get(one.key, one)) for one in arg])
            else:
                args[name] = harmless(arg) if isinstance(arg, str) else arg
        for bundle in self._bundles:
            if bundle.has_message(phrase.key):
                message = bundle.get_message(phrase.key)
                if message.value is not None:
                    others = message.attributes.items()
                    forms = {form: _text(bundle, pattern, args) for form, pattern in others}
                    return _text(bundle, message.value, args), forms
        return _bare(phrase.key, args) if otherwise is None else otherwise, {}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = _LOCALES / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _text(bundle: FluentBundle, pattern: Any, args: dict[str, float | str]) -> str:
    text, _ = bundle.format_pattern(pattern, args)
    return str(text)


def _bare(key: str, args: Mapping[str, float | str]) -> str:
    """A key without a text, still readable; games and seats are called by their own keys."""
    name = _NAME.fullmatch(key)
    if name is not None:
        return name["game"] or name["seat"]
    return " ".join((key, *(f"{name}={value}" for name, value in args.items())))
