"""`highnoon replay FILE --analyse`: where a game of Longhorn turned, and what was better."""

from __future__ import annotations

import importlib.util
from contextlib import suppress
from time import monotonic
from typing import Final

from rich.live import Live
from rich.table import Table
from rich.text import Text

from highnoon.cli.kernels import prepare
from highnoon.cli.replaying import Film
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidOptions, InvalidPosition
from highnoon.engine.longhorn.analysis import Analysis

SECONDS: Final = 60.0


def analyse(film: Film) -> None:
    """Study a match for a minute at most, then tell what is proven; Ctrl-C tells it at once."""
    match, screen = film.match, film.screen
    if match.game.info.key != "longhorn":
        raise InvalidPosition(Phrase("solver-error-game", {"game": match.game.info.key}))
    if importlib.util.find_spec("numba") is None:
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
    screen.show(Text(screen.say(analysis.summary), style="bold"))
    tell(film, analysis)


def _study(film: Film, analysis: Analysis, live: Live) -> None:
    from highnoon.engine.longhorn.student import student

    ready, screen, shown = student(), film.screen, 0.0
    for task in analysis.tasks():
        begin = monotonic()
        found = ready.survey(task.state, task.action, task.seconds, root=analysis.root)
        analysis.note(task, found, monotonic() - begin)
        if screen.interactive and monotonic() - shown > 0.2:
            shown = monotonic()
            counts = {"proven": analysis.proven, "total": analysis.total}
            args = {**counts, "seconds": round(analysis.spent)}
            live.update(Text(screen.say(Phrase("cli-analysis-progress", args))), refresh=True)


def tell(film: Film, analysis: Analysis) -> None:
    """The turning points, each with the number under which the replay shows it."""
    turnings = analysis.turnings()
    if not turnings:
        return
    screen = film.screen
    screen.tell("cli-analysis-turnings")
    lines = Table.grid(padding=(0, 2))
    lines.add_column(justify="right", style="bold")
    lines.add_column()
    for one in turnings:
        number = sum(moment < one.moment for moment in film.moments)
        lines.add_row(str(number), Text(screen.say(one.phrase)))
    screen.show(lines)
