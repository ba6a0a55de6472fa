"""The set-up: nine places, nine tokens, thirty-six cows, a coin and a start."""

import random
from collections import Counter
from fractions import Fraction

from highnoon import Match
from highnoon.games.longhorn.pieces import PLACES
from tests.games.longhorn.table import LONGHORN, act, choices


def dealt(seed: int) -> Match:
    return Match.new("longhorn", seed=seed)


def test_every_place_gets_its_number_of_cows_and_one_token() -> None:
    for seed in range(20):
        state = dealt(seed).state
        assert sorted(state.places) == list(range(9))
        assert len(state.tokens) == 9
        for place, cows in zip(state.places, state.cows, strict=True):
            assert sum(cows) == PLACES[place].cows


def test_a_sheriff_always_lies_on_nugget_hill() -> None:
    with_sheriff = [state for seed in range(60) if "s" in (state := dealt(seed).state).tokens]
    assert len(with_sheriff) > 10
    assert all(PLACES[s.places[s.tokens.index("s")]].key == "nugget-hill" for s in with_sheriff)


def test_the_sheriff_changes_places_with_the_token_of_nugget_hill() -> None:
    state = LONGHORN.start(LONGHORN.info.read_options({}))
    state = act(state, *(f"lay {letter}" for letter in "TBCDNRKSM"))
    state = act(state, *(f"token {letter}" for letter in "s2334ioae"))
    assert LONGHORN.position_text(state).startswith("T.4,B.2,C.3/D.3,N.s,R.i/K.o,S.a,M.e")


def test_the_other_player_chooses_the_start_among_the_five_places_with_four_cows() -> None:
    match = dealt(3)
    first = match.state.side
    assert match.actors() == {1 - first}
    assert choices(match.state) == ["start C", "start D", "start M", "start R", "start K"]
    match.play(1 - first, "start R")
    assert match.actors() == {first}
    assert PLACES[match.state.places[match.state.outlaw]].key == "red-river-valley"


def test_who_begins_is_a_fair_coin() -> None:
    state = LONGHORN.start(LONGHORN.info.read_options({}))
    rng = random.Random(1)
    while state.phase != "coin":
        state = LONGHORN.apply(state, -1, LONGHORN.sample_chance(state, rng)).state
    assert [chance for _, chance in LONGHORN.chance_outcomes(state)] == [Fraction(1, 2)] * 2


def test_tokens_are_drawn_as_often_as_they_were_made() -> None:
    state = act(
        LONGHORN.start(LONGHORN.info.read_options({})), *(f"lay {letter}" for letter in "NBCDMRKST")
    )
    chances = {
        LONGHORN.action_text(action): chance for action, chance in LONGHORN.chance_outcomes(state)
    }
    assert chances["token i"] == Fraction(3, 19)
    assert chances["token s"] == Fraction(1, 19)
    state = act(state, "token i", "token s")
    chances = {
        LONGHORN.action_text(action): chance for action, chance in LONGHORN.chance_outcomes(state)
    }
    assert chances["token i"] == Fraction(2, 17)
    assert "token s" not in chances


def test_sampled_cows_follow_the_exact_chances() -> None:
    state = LONGHORN.start(LONGHORN.info.read_options({}))
    state = act(state, *(f"lay {letter}" for letter in "TBCDNRKSM"))
    state = act(state, *(f"token {letter}" for letter in "i2334ioae"))
    rng, draws = random.Random(2), 4000
    seen = Counter(LONGHORN.sample_chance(state, rng) for _ in range(draws))
    chi = sum(
        (seen[action] - draws * chance) ** 2 / (draws * chance)
        for action, chance in LONGHORN.chance_outcomes(state)
    )
    assert chi < 27.9  # 9 degrees of freedom, one in a thousand
