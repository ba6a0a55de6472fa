"""What the solver tells about a table: who is ahead now, and where a finished match turned.

Only where it is fair: players of a table with hints, and everybody once the game is over.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from highnoon.core.description import load
from highnoon.core.match import Match
from highnoon.core.registry import described
from highnoon.core.view import PUBLIC, Viewer
from highnoon.engine.study import Evaluation
from highnoon.engine.study import Study as GameStudy
from highnoon.engine.warming import engine_here
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.study import Study
from highnoon.server.computer.study_state import Past, analysis_state, evaluation_state, no_analysis
from highnoon.server.computer.thinkers import Thinkers
from highnoon.server.computer.worker import evaluate, survey
from highnoon.server.house.house import House
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused
from highnoon.server.wire.studies import AnalysisState, EvaluationState

SLICES: Final = (0.3, *(0.5,) * 8)
"""Seconds of thought about one position, in steps between which bots may go first."""
POSITIONS: Final = 2000
MATCHES: Final = 100
CLIENTS: Final = 1000
"""How many are remembered; what was forgotten is thought about again."""

S = TypeVar("S", bound=Study)

Allowance: TypeAlias = Callable[[str], None]
"""Refuses a client who asks for too much."""


class PositionStudy(Study):
    """How one position stands, better with every step."""

    def __init__(self, thinkers: Thinkers, table_id: str, game: str, root: Any, state: Any) -> None:
        super().__init__()
        self._thinkers = thinkers
        self._table_id = table_id
        self._game = game
        self._root = root
        self._state = state
        self._slices = iter(SLICES)
        self.found: Evaluation | None = None

    async def advance(self) -> bool:
        """Prove and look ahead for one slice more."""
        seconds = next(self._slices, None)
        if seconds is None:
            return False
        ask = Ask(Urgency.EVALUATION, self.client, self._table_id, "evaluation")
        found = await self._thinkers.run(
            ask, evaluate, self._game, self._root, self._state, seconds
        )
        self.found = found if self.found is None else self.found.joined(found)
        return not self.found.exact


class MatchStudy(Study):
    """The turning points of one match, the last ones first."""

    def __init__(self, thinkers: Thinkers, table_id: str, match: Match) -> None:
        super().__init__()
        self._thinkers = thinkers
        self._table_id = table_id
        self._game = match.game.info.key
        self.analysis = study_of(self._game).analysis(match)
        self._tasks = self.analysis.tasks()

    async def advance(self) -> bool:
        """One moment more, or one better known."""
        task, root = next(self._tasks, None), self.analysis.root
        if task is None or root is None:
            return False
        _, state, action, seconds = task
        ask = Ask(Urgency.ANALYSIS, self.client, self._table_id, "analysis")
        found, spent = await self._thinkers.run(
            ask, survey, self._game, root, state, action, seconds
        )
        self.analysis.note(task, found, spent)
        return True


class Shelf(Generic[S]):
    """The latest studies by what they are about."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[object, S] = OrderedDict()

    def find(self, key: object) -> S | None:
        """The study, if it is still here."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def find_or_make(self, key: object, make: Callable[[], S]) -> S:
        """The study, a new one if there is none; the oldest makes room."""
        found = self.find(key)
        if found is None:
            found = self._kept[key] = make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return found

    async def close(self) -> None:
        """Stop them all."""
        for study in list(self._kept.values()):
            await study.close()


class Studies:
    """Evaluations and analyses of all tables."""

    def __init__(
        self,
        house: House,
        thinkers: Thinkers,
        may_evaluate: Allowance,
        may_analyse: Allowance,
        most: int = 0,
    ) -> None:
        self._house = house
        self._thinkers = thinkers
        self._may_evaluate = may_evaluate
        self._may_analyse = may_analyse
        self._most = most
        self._running: dict[str, set[Study]] = {}
        self._positions: Shelf[PositionStudy] = Shelf(POSITIONS)
        self._matches: Shelf[MatchStudy] = Shelf(MATCHES)

    async def evaluation(
        self, table_id: str, token: str | None, client: str, moment: int | None, since: int,
        wait: float,
    ) -> EvaluationState:  # fmt: skip
        """How the table stands, now or at an earlier moment; better than at step `since`."""
        async with self._house.at(table_id) as table:
            viewer = PUBLIC if token is None else table.seat_of(token)
            fair(table, viewer)
            match = table.match
            version, last = match.version(viewer), len(match.history)
            at = last if moment is None else moment
            if at > last:
                raise Refused(404, "error-no-moment", count=last)
            state = match.history[at].before if at < last else match.state
            game, told = match.game.info.key, study_of(match.game.info.key)
            root = next((e.before for e in match.history if told.begun(e.before)), state)
            key = (game, match.game.position_text(state))
        ended = told.ended(state)
        if ended is not None or not told.begun(state):
            return evaluation_state(version, at, ended, 0, done=True)
        if self._positions.find(key) is None:
            self._may_evaluate(client)
        study = self._positions.find_or_make(
            key, lambda: PositionStudy(self._thinkers, table_id, game, root, state)
        )
        self._begin(study, client)
        await study.after(since, wait)
        if study.failed and study.found is None:
            raise Refused(503, "error-hint-late")
        return evaluation_state(version, at, study.found, study.step, study.done)

    async def analysis(
        self, table_id: str, token: str | None, client: str, start: bool, since: int, wait: float
    ) -> AnalysisState:
        """What is known of a finished match; `start` begins or goes on with it."""
        async with self._house.at(table_id) as table:
            viewer = PUBLIC if token is None else table.seat_of(token)
            known(table)
            if not table.settled:
                raise Refused(409, "error-not-over")
            match = table.match
            version, past = match.version(viewer), Past.of(match, study_of(match.game.info.key))
            key = (table_id, match.version(PUBLIC), len(match.history))
            study = self._matches.find(key)
            if study is None and not start:
                return no_analysis(version, past)
            if study is None:
                can_be_studied(table)
                self._may_analyse(client)
                study = self._matches.find_or_make(
                    key, lambda: MatchStudy(self._thinkers, table_id, match)
                )
        if start or not study.failed:
            self._begin(study, client)
        await study.after(since, wait)
        return analysis_state(version, past, study)

    def _begin(self, study: Study, client: str) -> None:
        """Think on this client's share, unless that has as many studies as it may."""
        if not study.running and not study.done:
            running = {one for one in self._running.get(client, ()) if one.running}
            if 0 < self._most <= len(running):
                raise Refused(429, "error-too-many", retry_after=2)
            self._running[client] = running | {study}
            study.client = client
            if len(self._running) > CLIENTS:
                self._running = {
                    who: some
                    for who, some in self._running.items()
                    if who == client or any(one.running for one in some)
                }
        study.begin()

    async def close(self) -> None:
        """Stop all studies."""
        await self._positions.close()
        await self._matches.close()


def study_of(game: str) -> GameStudy:
    """What plans and tells the studies of a game that has a solver."""
    home = described(game).study
    assert home is not None, f"{game} has no study"
    found: GameStudy = load(home)
    return found


def known(table: Table) -> None:
    """Refuse games for which there is no solver anywhere."""
    if described(table.head.game).study is None:
        raise Refused(409, "error-no-study")


def can_be_studied(table: Table) -> None:
    """Refuse where there is no solver here."""
    known(table)
    if not engine_here():
        raise Refused(409, "solver-error-engine")


def fair(table: Table, viewer: Viewer) -> None:
    """Refuse to tell who is ahead to those who should not know while the game is on."""
    can_be_studied(table)
    if table.settled:
        return
    if viewer == PUBLIC:
        raise Refused(403, "error-study-watching")
    if not table.head.hints:
        raise Refused(409, "error-hints-off")
