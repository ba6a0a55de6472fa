"""What the solver says to learners: every sentence there is, in English and in German."""

from typing import Any

import pytest

from highnoon import Phrase
from highnoon.i18n.catalogue import Catalogue

ACTION = Phrase("longhorn-action-move", {"place": Phrase("longhorn-place-tulsa"), "count": 3})
BETTER = Phrase("longhorn-action-steal", {"colour": Phrase("longhorn-colour-white"), "count": 2})
EAGLE = Phrase("longhorn-seat-eagle")
TURNED: dict[str, Any] = {
    "turn": 7,
    "seat": EAGLE,
    "action": ACTION,
    "better": BETTER,
    "before": 75,
    "after": 50,
}
WHY = (
    *("forced", "only-win", "wins", "only-draw", "draws", "lost", "lost-longest", "lost-most"),
    *("others-lose", "holds", "looks"),
)

SAID: dict[str, dict[str, Any]] = {
    "solver-stands-win": {"seat": EAGLE},
    "solver-stands-draw": {},
    "solver-stands-odds": {"seat": EAGLE, "percent": 60},
    "solver-stands-ahead": {"seat": EAGLE, "percent": 60},
    "solver-stands-even": {},
    "solver-why-chances": {"seat": EAGLE, "percent": 60},
    "solver-turning-resigned": {"turn": 7, "seat": EAGLE, "stood": Phrase("solver-stands-draw")},
    **{f"solver-why-{why}": {} for why in WHY},
    **{f"solver-turning-{kind}": TURNED for kind in ("win", "loss", "draw", "odds", "luck")},
    **{
        f"solver-analysis-{way}": {"proven": 12, "total": 40}
        for way in ("all", "some", "all-calm", "some-calm")
    },
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", SAID)
def test_every_sentence_is_whole(language: str, key: str) -> None:
    said = Catalogue(language).say(Phrase(key, SAID[key]))
    assert not said.startswith("solver-")
    assert "{" not in said
    assert "longhorn-" not in said


def test_exact_and_estimate_are_told_apart_in_words() -> None:
    for language, exact, estimate in (("en", "Exact", "Estimate"), ("de", "Exakt", "Schätzung")):
        say = Catalogue(language).say
        for kind in ("win", "draw", "odds"):
            key = f"solver-stands-{kind}"
            assert say(Phrase(key, SAID[key])).startswith(exact)
        for kind in ("ahead", "even"):
            key = f"solver-stands-{kind}"
            assert say(Phrase(key, SAID[key])).startswith(estimate)


def test_a_turning_point_reads_like_a_story() -> None:
    said = Catalogue("en").say(Phrase("solver-turning-win", TURNED))
    assert said == (
        "Turn 7, Eagle: Ride to Tulsa (3 cows). That gave the win away. Better: Steal 2 white cows."
    )
