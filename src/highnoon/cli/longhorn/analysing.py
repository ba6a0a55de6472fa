"""`highnoon replay FILE --analyse`: where a game of Longhorn turned, and what was better."""

from __future__ import annotations

import json
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from rich.live import Live
from rich.padding import Padding
from rich.text import Text

from highnoon.cli.interrupts import postponed
from highnoon.cli.kernels import prepare
from highnoon.cli.longhorn import lines
from highnoon.cli.longhorn.report import moves_table, plain_bounds
from highnoon.cli.replaying import Film
from highnoon.core.action import Action, Phrase
from highnoon.core.errors import InvalidOptions, InvalidPosition
from highnoon.engine.longhorn.analysis import Analysis
from highnoon.engine.longhorn.bounds import Bounds
from highnoon.engine.study import Turning
from highnoon.engine.warming import engine_here
from highnoon.games.longhorn.game import LONGHORN

SECONDS: Final = 60.0


def analyse(film: Film, as_json: bool = False) -> None:
    """Study a match for a minute at most, then tell what is proven; Ctrl-C tells it at once."""
    match, screen = film.match, film.screen
    if not engine_here():
        raise InvalidOptions(Phrase("solver-error-engine"))
    analysis = Analysis(match, SECONDS)
    if not analysis.total:
        raise InvalidPosition(Phrase("usage-error-undealt"))
    prepare(screen, "longhorn")
    with (
        Live(console=screen.console, transient=True, auto_refresh=False) as live,
        suppress(KeyboardInterrupt),
    ):
        _study(film, analysis, live)
    if as_json:
        print(json.dumps(plain(film, analysis), ensure_ascii=False, indent=1))
        return
    screen.show(Text(screen.say(analysis.summary), style="bold"))
    tell(film, analysis)


def _study(film: Film, analysis: Analysis, live: Live) -> None:
    from highnoon.engine.longhorn.analyst import analyst

    ready, screen, shown = analyst(), film.screen, 0.0
    for task in analysis.tasks():
        begin = monotonic()
        root, priced = analysis.root, task.priced
        found = ready.survey(task.state, task.action, task.seconds, root=root, priced=priced)
        analysis.note(task, found, monotonic() - begin)
        if screen.interactive and monotonic() - shown > 0.2:
            shown = monotonic()
            counts = {"proven": analysis.proven, "total": analysis.total}
            args = {**counts, "seconds": round(analysis.spent)}
            with postponed():
                live.update(Text(screen.say(Phrase("cli-analysis-progress", args))), refresh=True)


def tell(film: Film, analysis: Analysis) -> None:
    """The turning points, each with the number under which the replay shows it.

    Then what every choice was worth there, and how the better one goes on.
    """
    turnings = analysis.turnings()
    screen = film.screen
    if turnings:
        screen.tell("cli-analysis-turnings")
    for one in turnings:
        number = Text(f"{_moment(film, one):>4}  ", style="bold")
        screen.show(number + Text(screen.say(one.phrase)))
        if one.better is None:
            continue
        moves, line = _choices(film, analysis, one)
        rows = [(LONGHORN.action_text(action), found) for action, found in moves.items()]
        screen.show(Text(f"      {screen.say(Phrase('solving-moves'))}", style="dim"))
        screen.show(Padding(moves_table(screen, rows), (0, 0, 0, 6)))
        after = Phrase("solving-better", {"action": LONGHORN.action_text(one.better)})
        screen.show(Text(f"      {screen.say(after)}", style="dim"))
        screen.show(Padding(lines.table(screen, line), (0, 0, 0, 6)))


def plain(film: Film, analysis: Analysis) -> dict[str, Any]:
    """The same as JSON data; values of a moment are the first player's, of a choice its maker's."""
    moments = [
        {"moment": moment, **plain_bounds(survey.before.bounds), "guess": survey.before.guess}
        for moment, survey in sorted(analysis.surveys.items())
    ]
    return {
        "proven": analysis.proven,
        "total": analysis.total,
        "moments": moments,
        "turnings": [_plain(film, analysis, one) for one in analysis.turnings()],
    }


def _plain(film: Film, analysis: Analysis, one: Turning) -> dict[str, Any]:
    found: dict[str, Any] = {
        "moment": one.moment,
        "replay": _moment(film, one),
        "turn": one.turn,
        "by": LONGHORN.seat_key(one.by) if one.by >= 0 else "chance",
        "kind": one.kind,
        "said": film.screen.say(one.phrase),
    }
    if one.better is not None:
        moves, line = _choices(film, analysis, one)
        found |= {
            "better": LONGHORN.action_text(one.better),
            "line": [turn.plain() for turn in line],
            "moves": [
                {"action": LONGHORN.action_text(action), **plain_bounds(one)}
                for action, one in moves.items()
            ],
        }
    return found


def _choices(
    film: Film, analysis: Analysis, one: Turning
) -> tuple[dict[Action, Bounds], list[lines.Turn]]:
    """What every choice was worth at a turning point, and how the better one goes on."""
    from highnoon.engine.longhorn.analyst import analyst

    state = film.match.history[one.moment].before
    assert one.better is not None
    line = analyst().line(state, one.better, analysis.root)
    # What is left of the time goes to the choices that nobody made.
    seconds = max(0.0, analysis.limit - analysis.spent) / len(analysis.turnings())
    moves = analyst().choices(state, seconds, analysis.root)
    return moves, lines.turns(state, line, one.turn)


def _moment(film: Film, one: Turning) -> int:
    """The number under which the replay shows a turning point."""
    return sum(moment < one.moment for moment in film.moments)
