"""`highnoon solve`: what a position of Longhorn is worth, or many deals."""

from __future__ import annotations

import importlib.util
from fractions import Fraction
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.live import Live
from rich.text import Text

from highnoon.cli.journal import load
from highnoon.cli.kernels import prepare
from highnoon.cli.screen import Screen
from highnoon.core.action import Arg, Phrase, Seat
from highnoon.core.errors import InvalidOptions, InvalidPosition
from highnoon.core.match import Match
from highnoon.core.replay import replay
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from highnoon.games.longhorn.words import seat as seat_name

if TYPE_CHECKING:
    from highnoon.engine.longhorn.solver import Verdict


class Wanted(NamedTuple):
    """What the command line asks for."""

    target: str | None = None
    seed: int | None = None
    ambush: str = "choice"
    seconds: int | None = None
    nodes: int | None = None
    memory: int | None = None
    deals: int | None = None
    workers: int | None = None
    out: Path | None = None
    ray: str | None = None

    @property
    def limits(self) -> tuple[float, int]:
        """Seconds and nodes; a minute unless something else is asked for."""
        seconds = inf if self.seconds is None and self.nodes is not None else self.seconds
        return (60.0 if seconds is None else seconds), self.nodes or 1 << 60

    @property
    def room(self) -> int:
        """Bytes of the table."""
        return (1024 if self.memory is None else self.memory) << 20


def solve(screen: Screen, wanted: Wanted) -> None:
    """Solve one position, or hand over to the solver of deals."""
    if importlib.util.find_spec("numba") is None:
        raise InvalidOptions(Phrase("solver-error-engine"))
    _room(wanted)
    if wanted.deals is not None:
        from highnoon.cli.solve_deals import solve_deals

        if wanted.target is not None:
            raise InvalidOptions(Phrase("solver-error-one"))
        solve_deals(screen, wanted)
        return
    state = _state(wanted)
    from highnoon.engine.longhorn import solver
    from highnoon.engine.longhorn.search import Budget

    solver.refuse(state)
    prepare(screen, "longhorn")
    budget = Budget(*wanted.limits)
    text = Text()
    with Live(text, console=screen.console, transient=True, auto_refresh=False) as live:
        shown = [0.0]

        def watch(nodes: int, seconds: float, low: Fraction, high: Fraction) -> None:
            if not screen.interactive or monotonic() - shown[0] < 0.2:
                return
            shown[0] = monotonic()
            proven = value_phrase(solver.decider(state), low, high)
            live.update(Text(screen.say(progress(nodes, seconds, proven))), refresh=True)

        verdict = solver.solve(state, budget, wanted.room, watch)
    report(screen, state, verdict)


def _room(wanted: Wanted) -> None:
    """Refuse a table that does not fit into this machine; one that is not written costs nothing."""
    from highnoon.engine.longhorn.table import new_table

    try:
        new_table(wanted.room)
    except (MemoryError, ValueError, OverflowError):
        raise InvalidOptions(Phrase("solver-error-memory", {"memory": wanted.room >> 20})) from None


def _state(wanted: Wanted) -> State:
    """The position that is meant: a text, a record's last position, or the deal of a seed."""
    if (wanted.target is None) == (wanted.seed is None):
        raise InvalidOptions(Phrase("solver-error-one"))
    options = LONGHORN.info.read_options({"ambush_nugget": wanted.ambush})
    if wanted.target is None:
        return _longhorn(Match.new(LONGHORN, options, wanted.seed))
    if len(wanted.target.split()) > 1:
        return LONGHORN.parse_position(wanted.target)
    return _longhorn(replay(load(Path(wanted.target))))


def _longhorn(match: Match) -> State:
    if match.game.info.key != "longhorn":
        raise InvalidPosition(Phrase("solver-error-game", {"game": match.game.info.key}))
    state: State = match.state
    return state


def report(screen: Screen, state: State, verdict: Verdict) -> None:
    """Everything that was proven."""
    if not verdict.proven:
        screen.tell("solver-stopped", "yellow")
    value = value_phrase(verdict.seat, verdict.low, verdict.high)
    screen.show(Text(screen.say(value), style="bold"))
    if verdict.action is not None and verdict.proven:
        screen.tell("solver-best", action=LONGHORN.action_text(verdict.action))
    if verdict.line:
        line = "; ".join(LONGHORN.action_text(action) for action in verdict.line)
        screen.tell("solver-line", line=line)
    if verdict.turns is not None:
        screen.tell("solver-turns", turns=verdict.turns)
    if verdict.moves:
        screen.tell("solver-moves")
        width = max(len(LONGHORN.action_text(move.action)) for move in verdict.moves)
        for move in verdict.moves:
            name = LONGHORN.action_text(move.action).ljust(width)
            screen.show(Text(f"  {name}  {screen.say(_word(move.low, move.high))}"))
    screen.tell("solver-spent", "dim", nodes=verdict.nodes, seconds=f"{verdict.seconds:.1f}")


def progress(nodes: int, seconds: float, proven: Phrase) -> Phrase:
    """The line that is shown while the search goes on."""
    rate = round(nodes / max(seconds, 0.01))
    args: dict[str, Arg] = {"nodes": nodes, "seconds": round(seconds), "rate": rate}
    return Phrase("solver-progress", {**args, "proven": proven})


def value_phrase(player: Seat, low: Fraction, high: Fraction) -> Phrase:
    """What is proven of the value for a player, in a sentence."""
    seat = seat_name(player)
    if low < high:
        if low == -1 and high == 1:
            return Phrase("solver-value-open", {"seat": seat})
        bounds: dict[str, Any] = {"low": _word(low, low), "high": _word(high, high)}
        return Phrase("solver-value-between", {"seat": seat, **bounds})
    if low in (1, -1):
        return Phrase("solver-value-win" if low == 1 else "solver-value-loss", {"seat": seat})
    if low == 0:
        return Phrase("solver-value-draw")
    return Phrase("solver-value-odds", {"seat": seat, "percent": _percent(low)})


def _word(low: Fraction, high: Fraction) -> Phrase:
    if low < high:
        if low == -1 and high == 1:
            return Phrase("solver-word-open")
        return Phrase("solver-word-between", {"low": _word(low, low), "high": _word(high, high)})
    if low in (1, 0, -1):
        return Phrase(("solver-word-loss", "solver-word-draw", "solver-word-win")[int(low) + 1])
    return Phrase("solver-word-odds", {"percent": _percent(low)})


def _percent(value: Fraction) -> str:
    return f"{float(50 * (1 + value)):.1f}"
