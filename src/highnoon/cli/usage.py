"""Command lines that cannot be understood, explained in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from highnoon.core.action import Arg, Phrase
from highnoon.core.errors import InvalidOptions
from highnoon.i18n.catalogue import choose_language, languages

_EXTRA: Final = re.compile(r"unexpected extra arguments?\b.*\((.+)\)$")
"""How the parser complains about words that no command asked for."""


def language_asked(args: Sequence[str]) -> str | None:
    """The value of `--lang`, known before anything is said."""
    for index, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
        if arg == "--lang" and index + 1 < len(args):
            return args[index + 1]
    return None


def check_language(args: Sequence[str]) -> None:
    """A language asked for by name must be one we speak."""
    asked = language_asked(args)
    if asked is not None and choose_language(asked, {}) != asked.lower()[:2]:
        known = ", ".join(languages())
        raise InvalidOptions(Phrase("cli-error-language", {"found": asked[:40], "known": known}))


def check_command(args: Sequence[str], known: Sequence[str]) -> None:
    """The first word must be a command."""
    words = iter(args)
    for word in words:
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            if word not in known:
                names = ", ".join(known)
                raise InvalidOptions(
                    Phrase("cli-error-command", {"found": word[:40], "known": names})
                )
            return


def whole(name: str, least: int = 0) -> Callable[[str], int]:
    """Reads a flag that must be a whole number from `least` on."""

    def read(given: str | int) -> int:
        text = str(given)  # a default comes as a number
        if not (text.isascii() and text.isdigit() and len(text) <= 40 and int(text) >= least):
            args: dict[str, Arg] = {"name": name, "found": text[:40], "least": least}
            raise InvalidOptions(Phrase("cli-error-whole", args))
        return int(text)

    return read


def positions_last(args: Sequence[str]) -> list[str]:
    """The arguments with a position that begins with a dash where no flag is looked for.

    No flag has a space in it, and every position has; the value of a flag stays where it is.
    """
    for index, arg in enumerate(args):
        if arg == "--":
            break
        if arg.startswith("-") and " " in arg and not args[index - 1].startswith("--"):
            return [*args[:index], *args[index + 1 :], "--", arg]
    return list(args)


def positive(name: str) -> Callable[[str], float]:
    """Reads a flag that must be a number above 0."""

    def read(text: str) -> float:
        if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII) or float(text) == 0:
            raise InvalidOptions(Phrase("cli-error-positive", {"name": name, "found": text[:40]}))
        return float(text)

    return read


def explain_usage(error: Exception) -> Phrase | None:
    """What the parser of flags complains about; None if it is not a complaint of its."""
    kind = type(error).__name__
    option = getattr(error, "option_name", None)
    if kind == "NoSuchOption":
        return Phrase("cli-error-no-flag", {"name": str(option)})
    if kind == "BadOptionUsage":
        return Phrase("cli-error-flag-value", {"name": str(option)})
    if kind == "MissingParameter":
        return Phrase("cli-error-missing", {"name": _parameter(error)})
    message = getattr(error, "format_message", None)
    if message is None:
        return None
    if more := _EXTRA.search(message()):
        return Phrase("cli-error-extra", {"found": more[1][:60]})
    return Phrase("cli-error-usage", {"message": message()})


def _parameter(error: Exception) -> str:
    parameter = getattr(error, "param", None)
    names = [name for name in getattr(parameter, "opts", ()) if name.startswith("--")]
    return names[0] if names else str(getattr(parameter, "metavar", None) or "?")
