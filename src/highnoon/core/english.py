"""Phrases as English sentences, for the prompt and for logs; languages are the catalogue's."""

from __future__ import annotations

from collections.abc import Callable

from highnoon.core.action import Arg, Phrase

Speaker = Callable[[Phrase], str | None]
"""Says a phrase; None for one that it has no text for."""

_SPEAKERS: list[Speaker] = []


def speak_with(speaker: Speaker) -> None:
    """Let this speaker say all phrases; `highnoon` brings its own texts when it is imported."""
    _SPEAKERS[:] = [speaker]


def english(phrase: Phrase) -> str:
    """The phrase as a sentence, or its key and arguments where there is no text for it."""
    for speaker in _SPEAKERS:
        if (said := speaker(phrase)) is not None:
            return said
    return bare(phrase)


def bare(phrase: Phrase) -> str:
    """The key and its arguments: readable in a log without a text.

    >>> bare(Phrase("error-over", {"seat": 1}))
    'error-over (seat=1)'
    """
    if not phrase.args:
        return phrase.key
    args = ", ".join(f"{name}={_show(arg)}" for name, arg in phrase.args.items())
    return f"{phrase.key} ({args})"


def _show(arg: Arg) -> str:
    if isinstance(arg, Phrase):
        return bare(arg)
    if isinstance(arg, tuple):
        return " ".join(bare(one) for one in arg)
    return repr(arg)
