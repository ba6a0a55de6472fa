"""`highnoon solve`: what a position of Longhorn is worth, or many deals."""

from __future__ import annotations

import json
import os
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from rich.live import Live
from rich.text import Text

from highnoon.cli.interrupts import postponed
from highnoon.cli.journal import load
from highnoon.cli.kernels import prepare
from highnoon.cli.longhorn.report import plain, progress, report, value_phrase
from highnoon.cli.screen import Screen
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidOptions, InvalidPosition
from highnoon.core.match import Match
from highnoon.core.replay import replay
from highnoon.engine.longhorn.bounds import Bounds
from highnoon.engine.warming import engine_here
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State


class Wanted(NamedTuple):
    """What the command line asks for."""

    target: str | None = None
    seed: int | None = None
    ambush: str | None = None
    seconds: int | None = None
    nodes: int | None = None
    memory: int | None = None
    deals: int | None = None
    workers: int | None = None
    out: Path | None = None
    ray: str | None = None
    as_json: bool = False
    epidemic: str | None = None

    @property
    def limits(self) -> tuple[float, int]:
        """Seconds and nodes; a minute unless something else is asked for."""
        seconds = inf if self.seconds is None and self.nodes is not None else self.seconds
        return (60.0 if seconds is None else seconds), self.nodes or 1 << 60

    @property
    def room(self) -> int:
        """Bytes of a worker's transposition table."""
        return (1024 if self.memory is None else self.memory) << 20

    @property
    def options(self) -> dict[str, Any]:
        """The options of a deal; unless something else is asked for, one without chance."""
        asked = {
            "ambush_nugget": self.ambush or "choice",
            "epidemic_colour": self.epidemic or "any",
        }
        return LONGHORN.info.read_options(asked)


def solve(screen: Screen, wanted: Wanted) -> None:
    """Solve one position, or hand over to the solver of deals."""
    if not engine_here():
        raise InvalidOptions(Phrase("solver-error-engine"))
    _room(wanted)
    if wanted.deals is not None:
        from highnoon.cli.longhorn.deals import solve_deals

        if wanted.target is not None:
            raise InvalidOptions(Phrase("solver-error-one"))
        if wanted.as_json:
            raise InvalidOptions(Phrase("solving-error-json"))
        solve_deals(screen, wanted)
        return
    state = state_of(wanted)
    from highnoon.engine.longhorn import solver
    from highnoon.engine.longhorn.search import Budget

    solver.refuse(state)
    prepare(screen, "longhorn")
    with Live(Text(), console=screen.console, transient=True, auto_refresh=False) as live:
        shown = [0.0]

        def watch(nodes: int, seconds: float, found: Bounds) -> None:
            if not screen.interactive or monotonic() - shown[0] < 0.2:
                return
            shown[0] = monotonic()
            proven = value_phrase(solver.decider(state), found)
            with postponed():
                live.update(Text(screen.say(progress(nodes, seconds, proven))), refresh=True)

        verdict = solver.solve(
            state, Budget(*wanted.limits), wanted.room, watch, _workers(wanted, state)
        )
    if wanted.as_json:
        print(json.dumps(plain(state, verdict), indent=1))
    else:
        report(screen, state, verdict)


def _workers(wanted: Wanted, state: State) -> int:
    """As many as were asked for; else one for each processor, but no more than there are choices.

    With a limit of nodes one alone, for then the same search can be repeated.
    """
    if wanted.workers is not None:
        return wanted.workers
    return 1 if wanted.nodes is not None else max(1, min(_processors(), len(state.choices)))


def _processors() -> int:
    """The processors that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _room(wanted: Wanted) -> None:
    """Refuse more memory than this machine has; what is never written costs nothing."""
    from highnoon.engine.longhorn.kernels.transpositions import new_table

    try:
        new_table(wanted.room)
    except (MemoryError, ValueError, OverflowError):
        raise InvalidOptions(Phrase("solver-error-memory", {"memory": wanted.room >> 20})) from None


def state_of(wanted: Wanted) -> State:
    """The position that is meant: a text, a record's last position, or the deal of a seed."""
    if (wanted.target is None) == (wanted.seed is None):
        raise InvalidOptions(Phrase("solver-error-one"))
    options = wanted.options
    if wanted.target is None:
        return _longhorn(Match.new(LONGHORN, options, wanted.seed))
    if len(wanted.target.split()) > 1:
        state = LONGHORN.parse_position(wanted.target)
    else:
        state = _longhorn(replay(load(Path(wanted.target))))
    _agree("--ambush", wanted.ambush, "choice" if state.choose_nugget else "random")
    _agree("--epidemic", wanted.epidemic, "any" if state.strikes == "any" else "present")
    return state


def _agree(flag: str, asked: str | None, found: str) -> None:
    """A position knows its options: a flag may repeat them but not change them."""
    if asked is not None and asked != found:
        args = {"flag": flag, "asked": asked[:40], "found": found}
        raise InvalidOptions(Phrase("solving-error-option", args))


def _longhorn(match: Match) -> State:
    if match.game.info.key != "longhorn":
        raise InvalidPosition(Phrase("solver-error-game", {"game": match.game.info.key}))
    state: State = match.state
    return state
