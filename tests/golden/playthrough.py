"""Playthroughs: whole games as text, read by people, compared by tests.

`python -m tests.golden.playthrough` writes them anew after a change of rules; the diff is the
review. Which games are played is told by `<game>/specs.toml`.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from highnoon import CHANCE, Event, Match, Phrase
from highnoon import game as find

HERE = Path(__file__).parent
POSITION_EVERY = 8


class Spec(NamedTuple):
    """One playthrough: a seed for the dice and for the random players."""

    key: str
    name: str
    seed: int
    options: dict[str, Any]
    rules: int | None = None
    """An earlier version of the rules."""

    @property
    def file(self) -> Path:
        return HERE / self.key / f"{self.name}.txt"


def specs() -> list[Spec]:
    """All playthroughs of all games."""
    return [
        Spec(file.parent.name, row["name"], row["seed"], row.get("options", {}), row.get("rules"))
        for file in sorted(HERE.glob("*/specs.toml"))
        for row in tomllib.loads(file.read_text("utf-8"))["playthrough"]
    ]


def playthrough(spec: Spec) -> str:
    """The whole game as text."""
    return "\n".join(_lines(spec)) + "\n"


def _lines(spec: Spec) -> Iterator[str]:
    match = Match.new(find(spec.key, spec.rules), spec.options, spec.seed)
    game, rng = match.game, random.Random(spec.seed)
    options = ", ".join(f"{key}={value}" for key, value in match.options.items())
    yield f"# {spec.key}, rules {game.info.rules}, {options}, seed {spec.seed}"
    told = 0
    while True:
        for number, entry in enumerate(match.history[told:], start=told):
            if number % POSITION_EVERY == 0:
                yield f"= {game.position_text(entry.before)}"
            who = "chance" if entry.by == CHANCE else game.seat_key(entry.by)
            yield f"{number} {who}: {game.action_text(entry.action)}"
            yield from (f"    {_event(event)}" for event in entry.events)
        told = len(match.history)
        if match.over:
            break
        seat = rng.choice(sorted(match.actors()))
        legal = match.legal_actions(seat)
        yield f"  {game.seat_key(seat)} may: {_some([game.action_text(one) for one in legal])}"
        match.play(seat, rng.choice(legal))
    yield f"= {game.position_text(match.state)}"
    result = match.result
    assert result is not None
    yield f"result: {result.reason.key} places {result.places} scores {result.scores}"
    for seat, lines in enumerate(result.breakdown):
        for line in lines:
            yield f"    {game.seat_key(seat)}: {_phrase(line.what)} = {line.amount}"


def _some(texts: list[str]) -> str:
    shown = ", ".join(texts[:12])
    return shown if len(texts) <= 12 else f"{shown}, ... ({len(texts)})"


def _event(event: Event) -> str:
    data = " ".join(f"{key}={value}" for key, value in event.data.items())
    return f"{event.kind} {data}".rstrip()


def _phrase(phrase: Phrase) -> str:
    args = (_phrase(arg) if isinstance(arg, Phrase) else str(arg) for arg in phrase.args.values())
    return " ".join([phrase.key, *args])


if __name__ == "__main__":
    for spec in specs():
        spec.file.write_text(playthrough(spec), "utf-8")
