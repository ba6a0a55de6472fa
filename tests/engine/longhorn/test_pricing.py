"""A decision that kept the value is judged by dollars and by how hard the rest became."""

from fractions import Fraction

import pytest

from highnoon.core.action import Phrase
from highnoon.core.match import Match
from highnoon.engine.longhorn import judging
from highnoon.engine.longhorn.analysis import Analysis
from highnoon.engine.longhorn.analyst import Analyst
from highnoon.engine.longhorn.bounds import DRAWN, WON, Bounds
from highnoon.engine.longhorn.judging import Decided, Lesson, Price, instructive, lesson
from highnoon.engine.longhorn.margin import margin
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.engine.study import Turning
from highnoon.games.longhorn.state import ENDED
from highnoon.i18n.catalogue import Catalogue
from tests.engine.longhorn.test_analysis import played

NODES = 100_000
PLENTY = Budget(60, 2_000_000)


@pytest.fixture(scope="module")
def match() -> Match:
    """A random match without an ambush, so that every margin can be told."""
    return next(
        found
        for seed in range(200)
        if "a" not in (found := played(seed)).history[-1].before.tokens
        and not any("a" in entry.before.tokens for entry in found.history)
    )


@pytest.fixture(scope="module")
def analysis(match: Match) -> Analysis:
    """Its last decisions, values and prices."""
    analysis, analyst = Analysis(match), Analyst(memory=1 << 24)
    late = len(match.history) - 14
    for task in analysis.tasks():
        if task.moment >= late:
            found = analyst.survey(
                task.state, task.action, 3, NODES, analysis.root, priced=task.priced
            )
            analysis.note(task, found, 0.01)
        else:
            analysis.spent += 0.2
    return analysis


def test_exact_dollars_are_the_difference_of_two_margins(match: Match, analysis: Analysis) -> None:
    told = [
        (moment, survey.price)
        for moment, survey in analysis.surveys.items()
        if survey.price is not None and survey.price.exact and survey.price.dollars
    ]
    assert told, "random play gives dollars away"
    for moment, price in told:
        entry = match.history[moment]
        assert price.richer is not None
        after = match.game.apply(entry.before, entry.by, price.richer).state
        mine = match.game.apply(entry.before, entry.by, entry.action).state
        search = Search(entry.before, memory=1 << 24)
        best = margin(search, entry.before, entry.by, PLENTY)
        if mine.phase not in ENDED:
            left = margin(search, mine, entry.by, PLENTY)
            assert best.least is not None
            assert left.most is not None
            assert best.least - left.most == price.dollars
        if after.phase not in ENDED:
            assert margin(search, after, entry.by, PLENTY).least == best.least


def test_at_least_three_moments_are_told(analysis: Analysis) -> None:
    told = analysis.turnings()
    assert len(told) >= judging.AT_LEAST
    assert [one.moment for one in told] == sorted(one.moment for one in told)
    for language in ("en", "ru"):
        assert all(Catalogue(language).say(one.phrase) for one in told)


def turning(moment: int) -> Turning:
    return Turning(moment, 1, 0, "dollars", Phrase("solver-why-wins"))


def test_the_dearest_lessons_fill_up_to_three() -> None:
    lessons = [Lesson((3, 100 * n), turning(n)) for n in range(1, 6)]
    assert [one.moment for one in instructive([], lessons)] == [3, 4, 5]
    mistakes = [turning(n) for n in (10, 11, 12, 13)]
    assert instructive(mistakes, lessons) == mistakes


@pytest.mark.parametrize(
    ("price", "value", "kind"),
    [
        (Price(500, exact=True, proven=True), WON, "dollars"),
        (Price(turns=2), WON, "harder"),
        (Price(turns=2), -WON, "easier"),
        (Price(only=True), WON, "only"),
        (Price(only=True), DRAWN, "only"),
        (Price(), WON, None),
    ],
)
def test_what_a_price_teaches(
    match: Match, price: Price, value: Fraction, kind: str | None
) -> None:
    moment, entry = next(
        (n, entry) for n, entry in enumerate(match.history) if len(entry.before.choices) > 1
    )
    other = next(one for one in entry.before.choices if one != entry.action)
    price = price._replace(richer=other, surer=other)
    decided = Decided(moment, 1, entry.by, entry.before, entry.action)
    found = lesson(decided, Bounds.known(value), price)
    assert (found and found.turning.kind) == kind


def test_the_only_good_choice_is_no_mistake(match: Match, analysis: Analysis) -> None:
    for moment, survey in analysis.surveys.items():
        if survey.price is None or not survey.price.only:
            continue
        entry = match.history[moment]
        search = Search(entry.before, memory=1 << 24)
        value = search.bounds(entry.before, PLENTY).of(entry.by)
        for other in entry.before.choices:
            if other != entry.action:
                after = match.game.apply(entry.before, entry.by, other).state
                assert search.bounds(after, PLENTY).of(entry.by).high < value.low
