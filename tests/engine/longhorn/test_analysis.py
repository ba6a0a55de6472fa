"""The analysis of a match: proven turning points, the end first, and it may be stopped."""

import random

import pytest

from highnoon.core.action import CHANCE
from highnoon.core.match import Match
from highnoon.engine.longhorn.advice import Evaluation, Survey
from highnoon.engine.longhorn.analysis import Analysis
from highnoon.engine.longhorn.analyst import Analyst
from highnoon.engine.longhorn.bounds import DRAWN, LOST, WON, Bounds
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.engine.study import Task
from highnoon.games.longhorn.state import State
from highnoon.i18n.catalogue import Catalogue

NODES = 10_000


def played(seed: int, ambush: str = "choice", decisions: int = 1000) -> Match:
    """A random match, or the beginning of one."""
    rng = random.Random(seed)
    match = Match.new("longhorn", {"ambush_nugget": ambush}, seed)
    for _ in range(decisions):
        if match.over:
            break
        (seat,) = match.actors()
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return match


def studied(match: Match, steps: int = 40) -> Analysis:
    """The match's analysis after so many steps of a few nodes each."""
    analysis, analyst = Analysis(match), Analyst(memory=1 << 24)
    for task, _ in zip(analysis.tasks(), range(steps), strict=False):
        found = analyst.survey(task.state, task.action, 60, NODES, analysis.root)
        analysis.note(task, found, 0.01)
    return analysis


@pytest.fixture(scope="module")
def match() -> Match:
    return played(5)


@pytest.fixture(scope="module")
def analysis(match: Match) -> Analysis:
    return studied(match)


def test_turning_points_are_moves_that_gave_something_away(
    match: Match, analysis: Analysis
) -> None:
    turnings = analysis.turnings()
    assert turnings
    assert [one.moment for one in turnings] == sorted(one.moment for one in turnings)
    search = Search(analysis.root or match.state, memory=1 << 24)

    def value(state: State, seat: int) -> Bounds:
        return search.bounds(state, Budget(nodes=2_000_000)).of(seat)

    for one in turnings[-4:]:
        entry = match.history[one.moment]
        assert entry.by == one.by
        assert one.better is not None
        before = value(entry.before, one.by)
        after = value(match.game.apply(entry.before, one.by, entry.action).state, one.by)
        better = value(match.game.apply(entry.before, one.by, one.better).state, one.by)
        assert after.high < before.low
        assert better.low == before.low


def test_the_end_comes_first(match: Match) -> None:
    few = studied(match, 6)
    assert len(few.surveys) == 7, "six steps, and the end itself"
    assert min(few.surveys) == len(match.history) - 6
    assert few.proven == 7


def test_words_count_turns_like_the_log(analysis: Analysis) -> None:
    one = analysis.turnings()[-1]
    said = Catalogue("en").say(one.phrase)
    assert said.startswith(f"Turn {one.turn}, ")
    assert "Better: " in said
    assert Catalogue("de").say(one.phrase).startswith(f"Zug {one.turn}, ")


def test_a_limit_ends_it(match: Match) -> None:
    analysis = Analysis(match, limit=0.5)
    analyst = Analyst(memory=1 << 20)
    steps = 0
    for task in analysis.tasks():
        steps += 1
        analysis.note(task, analyst.survey(task.state, task.action, 60, 100), 0.1)
    assert steps <= 5
    assert analysis.share == 1.0


def task_at(analysis: Analysis, moment: int) -> Task:
    return next(task for task in analysis.tasks() if task.moment == moment)


@pytest.mark.parametrize(("value", "told"), [(1, True), (0, True), (-1, False)])
def test_a_game_that_was_given_up_too_early_is_told(value: int, told: bool) -> None:
    match = played(5, decisions=20)
    match.resign(0)
    analysis = Analysis(match)
    last = task_at(analysis, len(match.history))
    analysis.note(last, Survey(Evaluation(Bounds.known(value))), 0.1)
    assert [one.kind for one in analysis.turnings()] == ["resigned"] * told


def test_a_draw_that_matters_is_luck_not_a_mistake() -> None:
    matches = (played(seed, "random") for seed in range(100))
    match, moment = next(
        (match, n)
        for match in matches
        for n, entry in enumerate(match.history)
        if entry.action.kind == "draw"
    )
    analysis = Analysis(match)
    even = Evaluation(Bounds.known(0))
    analysis.note(task_at(analysis, moment), Survey(even, Bounds.known(1)), 0.1)
    (one,) = analysis.turnings()
    assert (one.kind, one.by, one.better) == ("luck", CHANCE, None)
    assert "The winning chances of Eagle rose from 50% to 100%." in Catalogue("en").say(one.phrase)


def test_what_two_steps_prove_counts_together(match: Match) -> None:
    analysis = Analysis(match)
    task = next(analysis.tasks())
    for span in (Bounds(DRAWN, WON), Bounds(LOST, DRAWN)):
        analysis.note(task, Survey(Evaluation(span, 0.3)), 0.1)
    assert analysis.surveys[task.moment].before.exact
