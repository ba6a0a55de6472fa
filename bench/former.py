"""A level against the same level of an earlier version, on mirrored deals.

    git worktree add /tmp/before REVISION
    python -m bench.former moon-river --before /tmp/before --seconds 0.2 --before-seconds 0.05

Both versions think in processes of their own, in processor time, so that others' work on the
machine does not count; this version's rules are the referee. A budget may mean another thing in
each version (a decision, a turn): what each spent in all is printed. With `--nodes` both are
bounded by playouts instead. Deals played are kept in a file, and a run goes on where another ended.
"""

from __future__ import annotations

import argparse
import os
import pickle
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parents[1]


class Version:
    """The bots of one version, in a process of their own."""

    def __init__(self, tree: Path) -> None:
        there = {**os.environ, "PYTHONPATH": str(tree / "src")}
        command = [sys.executable, str(Path(__file__)), "--sit"]
        self._process = subprocess.Popen(
            command, env=there, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def choose(self, asked: tuple[Any, ...]) -> tuple[int, float]:
        """The number of the choice, and the processor time it took."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        pickle.dump(asked, self._process.stdin)
        self._process.stdin.flush()
        found: tuple[int, float] = pickle.load(self._process.stdout)
        return found

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def sit() -> None:
    """Answer questions about tables: what the bot of a version chooses."""
    time.monotonic = time.perf_counter = time.process_time
    from highnoon.bots import Budget, choose
    from highnoon.core.action import Action
    from highnoon.core.chance import stream
    from highnoon.core.view import TableView
    from highnoon.engine.warming import warm

    warmed = set()
    while True:
        try:
            fields, choices, view, level, budget, dice = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        if fields["game"] not in warmed:
            warm(fields["game"])
            warmed.add(fields["game"])
        actions = tuple(Action(kind, args) for kind, args in choices)
        table: TableView[Any] = TableView(choices=actions, view=view, **fields)
        begin = time.process_time()
        chosen = choose(table, level, stream(*dice), Budget(*budget)).action
        spent = time.process_time() - begin
        pickle.dump((actions.index(chosen), spent), sys.stdout.buffer)
        sys.stdout.buffer.flush()


def play(
    game: Any,
    options: dict[str, Any],
    seed: int,
    seating: tuple[int, ...],
    versions: tuple[Version, Version],
    level: int,
    budgets: tuple[tuple[float, int], tuple[float, int]],
) -> tuple[tuple[int, ...], list[float]]:
    """One game: the places, and the seconds that each version thought."""
    from highnoon import Match

    match, spent = Match.new(game, options, seed), [0.0, 0.0]
    while not match.over:
        seat = min(match.actors())
        table, who = match.view(seat), seating[seat]
        if len(table.choices) == 1:
            match.play(seat, table.choices[0])
            continue
        fields = {
            name: getattr(table, name)
            for name in ("game", "rules", "options", "viewer", "version", "waiting_for")
        }
        dice = (seed, f"bot/{seat}", len(match.history))
        choices = [tuple(action) for action in table.choices]
        number, took = versions[who].choose(
            (fields, choices, table.view, level, budgets[who], dice)
        )
        spent[who] += took
        match.play(seat, table.choices[number])
    assert match.result is not None
    return match.result.places, spent


def main() -> None:
    from bench.kept import RESULTS, Kept
    from highnoon import game as find
    from highnoon.bots.arena.play import Played, seatings
    from highnoon.bots.arena.statistics import estimate, points
    from highnoon.core.action import Phrase

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key", metavar="GAME")
    parser.add_argument("--before", type=Path, required=True, help="the folder of another version")
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--before-seconds", type=float)
    parser.add_argument("--nodes", type=int, default=1_000_000_000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--results", type=Path, default=RESULTS / "former.jsonl")
    parser.add_argument("--name", default="", help="what this version is called in the file")
    asked = parser.parse_args()
    game = find(asked.key)
    given: dict[str, Any] = {
        name: int(value) if value.isdecimal() else value
        for name, _, value in (one.partition("=") for one in asked.option)
    }
    options = game.info.read_options(given)
    before = asked.seconds if asked.before_seconds is None else asked.before_seconds
    budgets = ((asked.seconds, asked.nodes), (before, asked.nodes))
    kept, scores, spent = Kept(asked.results), [], [0.0, 0.0]
    versions = Version(HERE), Version(asked.before)
    chairs = seatings(game, int(options["players"]), 2)
    for seed in range(asked.seed, asked.seed + -(-asked.games // len(chairs))):
        names = (asked.name, asked.key, asked.level, given, budgets, seed)
        key = " ".join(str(one) for one in names)
        if key not in kept:
            games = [
                play(game, options, seed, seating, versions, asked.level, budgets)
                for seating in chairs
            ]
            kept.add(key, games)
        deal = []
        for seating, (places, took) in zip(chairs, kept[key], strict=True):
            played = Played(seed, seating, tuple(places), (), Phrase(""), ())
            deal.append(points(game, played))
            spent = [all_ + one for all_, one in zip(spent, took, strict=True)]
        scores.append(sum(deal) / len(deal))
        found = estimate(scores)
        print(
            f"{asked.key}: {len(chairs) * len(scores)} games, this version"
            f" {found.share:.1%} (95 %: {found.low:.1%} to {found.high:.1%}),"
            f" thinking {spent[0] / max(spent[1], 1e-9):.2f} times as long as the former",
            flush=True,
        )
    for version in versions:
        version.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["--sit"]:
        sit()
    else:
        main()
