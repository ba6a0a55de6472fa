"""The top level against OpenSpiel's own tree search, on mirrored deals, at equal time or work.

`python -m bench.versus_mcts [GAME …] [--games N] [--seconds S] [--seats N] [--jobs N] [--cpu]`

Another number of seats than the game's first has a place of its own in the page, if there is one.
With `--cpu`, in one process, thinking time is processor time: for a machine that others use, too.
With `--simulations N` the clock is left aside: both have so many simulations for a decision, which
are nodes of Longhorn's solver, playouts in Moon River and plans judged in Desperados.
"""

from __future__ import annotations

import argparse
import os

from bench.ladder import PAGE, by_processor, measured, write
from highnoon import game as find
from highnoon import game_keys
from highnoon.bots import Budget, levels
from highnoon.bots.arena.play import Duel
from highnoon.bots.arena.report import Report
from highnoon.rl.mcts import UCT

RIVAL = "openspiel-mcts"
AMPLE = 3600.0
"""Seconds that no decision takes."""


def budget(seconds: float, simulations: int | None) -> Budget:
    """What both have for a decision: time, or where work is counted more of it than is needed."""
    return Budget(seconds) if simulations is None else Budget(AMPLE, simulations)


def summary(found: Report, effort: str) -> str:
    """A few lines that say what was measured and how."""
    top, rival = found.efforts[0], found.efforts[1]
    share, low, high, _ = found.estimate
    chairs = ", ".join(f"{chair.share:.1%} as {chair.name}" for chair in found.chairs)
    kind = "information-set MCTS" if find(found.duel.game).info.hidden else "MCTS"
    return (
        f"Level {found.duel.contestants[0]} against OpenSpiel's {kind} (UCT constant {UCT},"
        f" random rollouts), {effort} a decision for both, {found.games} games:"
        f" **{share:.1%}** of the points (95 %: {low:.1%} to {high:.1%}; {chairs});"
        f" first in {found.first:.1%}. MCTS made {rival.nodes / max(rival.seconds, 1e-9):,.0f}"
        f" simulations a second and took {rival.seconds / max(1, rival.decisions):.2f} s a"
        f" decision; level {found.duel.contestants[0]} took"
        f" {top.seconds / max(1, top.decisions):.2f} s."
    )


def place(key: str, seats: int, usual: int, counted: bool = False) -> str | None:
    """The place in the page for what was measured."""
    name = f"{key} against MCTS" + ("" if seats == usual else f", {seats} seats")
    name += ", equal simulations" if counted else ""
    return name if f"<!-- {name} -->" in PAGE.read_text("utf-8") else None


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("keys", nargs="*", default=game_keys(), metavar="GAME")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cpu", action="store_true")
    asked = parser.parse_args()
    if asked.cpu:
        by_processor()
    jobs = 1 if asked.cpu else asked.jobs
    effort = f"{asked.seconds:g} s" + (" of processor time" if asked.cpu else "")
    if asked.simulations:
        effort = f"{asked.simulations:,} simulations"
    for key in asked.keys:
        game = find(key)
        seats = asked.seats or game.info.players[0]
        chairs = len({game.side_of(seat) for seat in range(seats)})
        contestants = (str(max(levels(key))), *(RIVAL,) * (chairs - 1))
        duel = Duel(key, contestants, {"players": seats}, budget(asked.seconds, asked.simulations))
        text = summary(measured(duel, asked.games, jobs), effort)
        print(f"{key}, {seats} seats: {text}", flush=True)
        if name := place(key, seats, game.info.players[0], bool(asked.simulations)):
            write(name, text)


if __name__ == "__main__":
    main()
