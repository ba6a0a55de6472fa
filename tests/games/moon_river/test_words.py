"""Every choice and every refusal has a text; tests/i18n looks after all that is said in play."""

from itertools import product

import pytest

from highnoon import CHANCE, Action, IllegalAction, Phrase
from highnoon.games.moon_river.pieces import OUR_KIT
from tests.cases import Case, play
from tests.games.moon_river.table import RIVER
from tests.i18n.test_keys import ENGLISH, nested


def check(phrase: Phrase) -> None:
    for one in nested(phrase):
        assert one.key in ENGLISH
        assert ENGLISH[one.key] <= one.args.keys(), one


def test_every_action_can_be_said_at_any_moment() -> None:
    *_, moment = play(Case("moon-river", {"players": 2}), 1, limit=60)
    for state in (moment.state, RIVER.start(RIVER.info.read_options({}))):
        view = RIVER.view(state, 0)
        for action in OUR_KIT.moves.all:
            check(RIVER.describe_action(view, action))


def test_every_refusal_has_a_text() -> None:
    seen = set()
    for seed, players in product(range(4), (2, 3, 4)):
        for moment in play(Case("moon-river", {"players": players}), seed):
            if moment.seat == CHANCE or moment.state.phase in seen:
                continue
            seen.add(moment.state.phase)
            for action in (*OUR_KIT.moves.all, Action("dance", ("x",))):
                if action not in moment.state.choices:
                    with pytest.raises(IllegalAction) as refused:
                        RIVER.apply(moment.state, moment.seat, action)
                    check(refused.value.reason)
    assert {"place", "expand", "drive", "steal", "offer"} <= seen
