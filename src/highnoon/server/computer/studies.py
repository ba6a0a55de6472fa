"""What the solver tells about a table: who is ahead now, and where a finished match turned.

Only where it is fair: players of a table with hints, and everybody once the game is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias

from highnoon.core import registry
from highnoon.core.action import Plain
from highnoon.core.description import load
from highnoon.core.errors import HighNoonError
from highnoon.core.match import Match
from highnoon.core.registry import described
from highnoon.core.view import PUBLIC, Viewer
from highnoon.engine.study import Evaluation
from highnoon.engine.study import Study as GameStudy
from highnoon.engine.warming import engine_here
from highnoon.server.computer.choices import ChoicesStudy
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.shelf import Shelf
from highnoon.server.computer.study import Study
from highnoon.server.computer.study_state import (
    Past,
    analysis_state,
    ended_values,
    evaluation_state,
    no_analysis,
    values_state,
)
from highnoon.server.computer.thinking import Thinking
from highnoon.server.computer.worker import evaluate, survey
from highnoon.server.house.house import House
from highnoon.server.store.study_rows import About, StudyRows
from highnoon.server.table.positions import read
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused
from highnoon.server.wire.studies import AnalysisState, EvaluationState, ValuesState

log = logging.getLogger("highnoon.studies")

SLICES: Final = (0.3, *(0.5,) * 8)
"""Seconds of thought about one position, in steps between which bots may go first."""
POSITIONS: Final = 2000
MATCHES: Final = 100
CLIENTS: Final = 1000
"""How many are remembered; what was forgotten is thought about again."""

POSITION, MATCH = "position", "match"
LOOK_EVERY, BEHIND, TIDIED_EVERY = 1.0, 1.0, 60
"""Seconds between two looks for studies elsewhere, seconds they wait for one, and looks."""

Allowance: TypeAlias = Callable[[str], None]
"""Refuses a client who asks for too much."""


class Position(NamedTuple):
    """A position to be studied, with the position at which its match began."""

    about: About
    game: str
    root: Any
    state: Any

    @staticmethod
    def of(table: Table, moment: int) -> Position:
        """That of a table at a moment."""
        match, game = table.match, table.match.game.info.key
        last, told = len(match.history), study_of(game)
        state = match.history[moment].before if moment < last else match.state
        root = next((e.before for e in match.history if told.begun(e.before)), state)
        text = f"{game} {match.game.info.rules} {match.game.position_text(state)}"
        name = sha256(text.encode()).hexdigest()
        return Position(About(name, POSITION, table.head.id, moment), game, root, state)


class PositionStudy(Study):
    """How one position stands, better with every step."""

    def __init__(
        self, thinkers: Thinking, position: Position, rows: StudyRows | None = None
    ) -> None:
        super().__init__(position.about, rows)
        self._thinkers = thinkers
        self._position = position
        self.found: Evaluation | None = None

    async def advance(self) -> bool:
        """Prove and look ahead for one slice more."""
        if self.step >= len(SLICES):
            return False
        game, root, state = self._position.game, self._position.root, self._position.state
        ask = Ask(Urgency.EVALUATION, self.client, self.about.table, "evaluation", self.claim)
        found = await self._thinkers.run(ask, evaluate, game, root, state, SLICES[self.step])
        self.found = found if self.found is None else self.found.joined(found)
        return not self.found.exact

    def plain(self) -> Plain:
        """The evaluation."""
        return None if self.found is None else study_of(self._position.game).plain(self.found)

    def resume(self, plain: Any) -> None:
        """The evaluation of another process, which holds ours."""
        if plain is not None:
            self.found = study_of(self._position.game).evaluation_of(plain)


class MatchStudy(Study):
    """The turning points of one match, the last ones first."""

    def __init__(
        self, thinkers: Thinking, about: About, match: Match, rows: StudyRows | None = None
    ) -> None:
        super().__init__(about, rows)
        self._thinkers = thinkers
        self._game = match.game.info.key
        self.analysis = study_of(self._game).analysis(match)

    async def advance(self) -> bool:
        """One moment more, or one better known."""
        task, root = next(self.analysis.tasks(), None), self.analysis.root
        if task is None or root is None:
            return False
        _, state, action, seconds, priced = task
        ask = Ask(Urgency.ANALYSIS, self.client, self.about.table, "analysis", self.claim)
        found, spent = await self._thinkers.run(
            ask, survey, self._game, root, state, action, seconds, priced
        )
        self.analysis.note(task, found, spent)
        return True

    def plain(self) -> Plain:
        """What is known of every moment."""
        return self.analysis.plain()

    def resume(self, plain: Any) -> None:
        """What another process knows of every moment, which holds what we do."""
        self.analysis.resume(plain)


class Studies:
    """Evaluations and analyses of all tables."""

    def __init__(
        self,
        house: House,
        thinkers: Thinking,
        may_evaluate: Allowance,
        may_analyse: Allowance,
        most: int = 0,
    ) -> None:
        self._house = house
        self._thinkers = thinkers
        self._may_evaluate = may_evaluate
        self._may_analyse = may_analyse
        self._most = most
        self._rows = None if house.store.board is None else StudyRows(house.store.board)
        self._running: dict[str, set[Study]] = {}
        self._positions: Shelf[PositionStudy] = Shelf(POSITIONS)
        self._matches: Shelf[MatchStudy] = Shelf(MATCHES)
        self._choices: Shelf[ChoicesStudy] = Shelf(POSITIONS)

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
            position = Position.of(table, at)
        told = study_of(position.game)
        ended = told.ended(position.state)
        if ended is not None or not told.begun(position.state):
            return evaluation_state(version, at, ended, 0, done=True)
        name = position.about.name
        if self._positions.find(name) is None and not await self._is_known(name):
            self._may_evaluate(client)
        study = self._positions.find_or_make(
            name, lambda: PositionStudy(self._thinkers, position, self._rows)
        )
        await self._begin(study, client)
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
            about = about_match(table)
            study = self._matches.find(about.name)
            elsewhere = study is None and await self._is_known(about.name)
            if study is None and not start and not elsewhere:
                return no_analysis(version, past)
            if study is None:
                can_be_studied(table)
                if not elsewhere:
                    self._may_analyse(client)
                study = self._matches.find_or_make(
                    about.name, lambda: MatchStudy(self._thinkers, about, match, self._rows)
                )
        if start or not study.failed:
            await self._begin(study, client)
        await study.after(since, wait)
        return analysis_state(version, past, study)

    async def values(
        self, key: str, text: str, client: str, since: int, wait: float
    ) -> ValuesState:
        """What every choice of a position is worth; more than was known at step `since`."""
        game = registry.game(key)
        state = read(game, text)
        if described(key).study is None:
            raise Refused(409, "error-no-study")
        if not engine_here():
            raise Refused(409, "solver-error-engine")
        text = game.position_text(state)
        ended = study_of(key).ended(state)
        if ended is not None:
            return ended_values(text, ended)
        name = f"{key} {text}"
        if self._choices.find(name) is None:
            self._may_evaluate(client)
        study = self._choices.find_or_make(
            name, lambda: ChoicesStudy(self._thinkers, name, key, state)
        )
        await self._begin(study, client)
        await study.after(since, wait)
        if study.failed and study.found is None:
            raise Refused(503, "error-hint-late")
        return values_state(game, text, study.found, study.step, study.done)

    async def _is_known(self, name: str) -> bool:
        """Whether another process has begun a study."""
        return self._rows is not None and await self._rows.begun(name)

    async def _begin(self, study: Study, client: str) -> None:
        """Think on this client's share, unless that has as many studies as it may."""
        study.client = study.client or client
        await study.catch_up()
        if not study.running and not study.done:
            running = {one for one in self._running.get(client, ()) if one.running}
            count = len(running)
            if self._rows is not None and self._most:
                count = max(count, await self._rows.running(client, study.about.name))
            if 0 < self._most <= count:
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

    async def help(self, behind: float = BEHIND) -> None:
        """With free hands, take the next step of any study of the house, forever."""
        assert self._rows is not None
        looks = 0
        while True:
            await asyncio.sleep(LOOK_EVERY if behind else LOOK_EVERY / 4)
            looks += 1
            if looks % TIDIED_EVERY == 0:
                await self._rows.forget()
            if idle := self._thinkers.idle:
                due = await self._rows.due(behind, idle)
                await asyncio.gather(*(self._lend_a_hand(*one) for one in due))

    async def _lend_a_hand(self, about: About, client: str) -> None:
        """One step of a study that somebody wants elsewhere; its trouble is not ours."""
        try:
            async with self._house.at(about.table) as table:
                can_be_studied(table)
                study = self._opened(about, table)
            if study is not None and not study.running and not study.done:
                study.client = study.client or client
                await study.go_on()
        except HighNoonError as error:  # the table is gone, or the database
            log.warning("a study could not be helped: %s", error)

    def _opened(self, about: About, table: Table) -> Study | None:
        """The study of that name, unless the table has changed since."""
        if about.kind == MATCH:
            if about_match(table) != about:
                return None
            match = table.match
            return self._matches.find_or_make(
                about.name, lambda: MatchStudy(self._thinkers, about, match, self._rows)
            )
        if about.moment > len(table.match.history):
            return None
        position = Position.of(table, about.moment)
        if position.about.name != about.name:
            return None
        return self._positions.find_or_make(
            about.name, lambda: PositionStudy(self._thinkers, position, self._rows)
        )

    async def close(self) -> None:
        """Stop all studies."""
        await self._positions.close()
        await self._matches.close()
        await self._choices.close()


def about_match(table: Table) -> About:
    """What the study of a table's match is about."""
    match = table.match
    name = f"{table.head.id} {match.version(PUBLIC)} {len(match.history)}"
    return About(name, MATCH, table.head.id, len(match.history))


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
