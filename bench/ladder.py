"""Each level against the one below it, on mirrored deals; written into docs/bots.md.

`python -m bench.ladder [GAME …] [--games N] [--seconds S] [--jobs N | --cpu | --ray ADDRESS]`

Deals are kept in `build/bench/ladder.jsonl` as they end: a run goes on where another was stopped,
unless rules, engine or levels of the game have changed since. `--ray local` uses a Ray cluster.

With `--cpu`, in one process, thinking time is processor time: for a machine that others use, too.
With `--seats N`, or `--rung 5-4` for some rungs, rows are only printed: the page has whole ladders.
With `--seed N` other deals are played, such as no level was ever improved on.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.kept import RESULTS, Kept, edition, pieces
from highnoon import game as find
from highnoon import game_keys
from highnoon.bots import Budget, ladder
from highnoon.bots.arena.play import Duel, Effort, Played, play_deal
from highnoon.bots.arena.report import Report, report
from highnoon.bots.arena.run import check
from highnoon.bots.playouts import PLAYOUT_LEVELS
from highnoon.core.action import Phrase

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"


def rungs(key: str) -> list[tuple[str, str]]:
    """Neighbouring levels, the higher one first."""
    numbers = [str(level.number) for level in ladder(key)]
    return [(upper, lower) for lower, upper in pairwise(numbers)]


def by_processor() -> None:
    """Count processor time instead of the clock, in this process: for a machine that others use."""
    time.monotonic = time.perf_counter = time.process_time


def measured(duel: Duel, count: int, jobs: int, ray: str | None = None, first: int = 0) -> Report:
    """All games of a duel: no early stop, so that the share is not flattered."""
    check(duel)
    seeds = range(first, first + -(-count // len(duel.contestants)))
    head = json.dumps([*duel[:2], dict(duel.options), duel.budget, edition(duel.game)])
    asked = [(f"{head} {seed}", (duel, seed)) for seed in seeds]
    found = dict(pieces(Kept(RESULTS / "ladder.jsonl"), plain_deal, asked, jobs, ray))
    return report(duel, [[read_played(one) for one in found[key]] for key, _ in asked])


def plain_deal(duel: Duel, seed: int) -> list[dict[str, Any]]:
    """The games of one deal, as JSON data."""
    return [one._asdict() | {"reason": one.reason.key} for one in play_deal(duel, seed)]


def read_played(found: dict[str, Any]) -> Played:
    """The same the other way round; only the key of how it ended is kept."""
    lists = {name: tuple(found[name]) for name in ("seating", "places", "scores")}
    efforts = tuple(Effort(*one) for one in found["efforts"])
    changed: dict[str, Any] = {**lists, "reason": Phrase(found["reason"]), "efforts": efforts}
    return Played(**{**found, **changed})


def row(found: Report) -> str:
    """One line of the table."""
    upper, lower = found.duel.contestants
    share, low, high, _ = found.estimate
    elo, least, most = found.estimate.elo
    spent = " / ".join(f"{one.seconds / max(1, one.decisions):.3f}" for one in found.efforts)
    return (
        f"| {upper} – {lower} | {found.games} | {share:.1%} ({low:.1%} – {high:.1%})"
        f" | {elo:+.0f} ({least:+.0f} … {most:+.0f}) | {spent} |"
    )


def table(key: str, found: Sequence[Report], seconds: float) -> str:
    """The ladder of one game as it stands in the page."""
    head = (
        f"Measured {date.today().isoformat()}, at most {seconds:g} s a decision for both sides,"
        f" every deal played from both chairs.\n\n"
        "| levels | games | points of the higher (95 %) | Elo ahead (95 %) | s/decision |\n"
        "|---|---|---|---|---|"
    )
    return "\n".join((head, *map(row, found)))


def write(name: str, text: str) -> None:
    """Put a text between the marks of this name in the page."""
    page = PAGE.read_text("utf-8")
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, mark, rest = page.partition(begin)
    if not mark:
        raise SystemExit(f"docs/bots.md has no place for “{name}”")
    _, _, after = rest.partition(end)
    PAGE.write_text(f"{before}{begin}{text}\n{end}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    own = [key for key in game_keys() if ladder(key) is not PLAYOUT_LEVELS]
    parser.add_argument("keys", nargs="*", default=own, metavar="GAME")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0, help="the first deal: others are fresh")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--rung", action="append", type=lambda text: tuple(text.split("-")))
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--ray", metavar="ADDRESS")
    asked = parser.parse_args()
    if asked.cpu:
        by_processor()
    for key in asked.keys:
        options = {"players": asked.seats or find(key).info.players[0]}
        found = []
        for pair in asked.rung or rungs(key):
            duel = Duel(key, pair, options, Budget(asked.seconds))
            jobs = 1 if asked.cpu else asked.jobs
            found.append(measured(duel, asked.games, jobs, asked.ray, asked.seed))
            print(key, row(found[-1]), flush=True)
        if not (asked.seats or asked.rung):
            write(f"ladder of {key}", table(key, found, asked.seconds))


if __name__ == "__main__":
    main()
