"""Lost moves are ranked by how long they hold, won ones by how soon they are over."""

from itertools import islice

import pytest

from highnoon.core.action import Action
from highnoon.engine.longhorn.analyst import Analyst
from highnoon.engine.longhorn.bounds import LOST, WON, Bounds
from highnoon.engine.longhorn.distance import distance
from highnoon.engine.longhorn.hardest import hardest, safest
from highnoon.engine.longhorn.search import Search, following
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from tests.engine.longhorn.positions import random_game
from tests.engine.longhorn.test_advice import table

LONG = 60.0


def decided(value: Bounds, count: int) -> list[tuple[State, list[Action]]]:
    """Positions where this is what the player in turn has, with the moves that keep it."""
    found = []
    for seed in range(100):
        for state in random_game(seed, "choice")[-14:]:
            seats = LONGHORN.actors(state)
            if state.phase not in ("steal", "move") or len(seats) != 1:
                continue
            (seat,) = seats
            search = Search(state, memory=1 << 20)
            keeps = [
                action for action, after, _ in following(state)
                if search.bounds(after).of(seat) == value
            ]  # fmt: skip
            if len(keeps) > 1 and search.bounds(state).of(seat) == value:
                found.append((state, keeps))
                break
        if len(found) == count:
            break
    return found


@pytest.fixture(scope="module")
def lost() -> list[tuple[State, list[Action]]]:
    return decided(Bounds.known(LOST), 8)


def turns_left(state: State, action: Action) -> tuple[int, int]:
    after = next(after for one, after, _ in following(state) if one == action)
    return distance(after, Search(after, memory=1 << 20).bounds(after))


def test_what_outlasts_the_others_ends_no_sooner(lost: list[tuple[State, list[Action]]]) -> None:
    assert len(lost) == 8
    for state, moves in lost:
        (seat,) = LONGHORN.actors(state)
        choice = hardest(state, seat, moves, LONG)
        if choice.outlasts:
            least = turns_left(state, choice.action)[1]
            assert all(turns_left(state, move)[0] <= least for move in moves)


def test_it_is_not_simply_the_first_that_is_listed(lost: list[tuple[State, list[Action]]]) -> None:
    picked = [
        hardest(state, min(LONGHORN.actors(state)), moves, LONG).action for state, moves in lost
    ]
    assert any(action != moves[0] for action, (_, moves) in zip(picked, lost, strict=True))


def test_the_order_of_the_moves_does_not_matter(lost: list[tuple[State, list[Action]]]) -> None:
    for state, moves in islice(lost, 4):
        (seat,) = LONGHORN.actors(state)
        one, other = hardest(state, seat, moves, LONG), hardest(state, seat, moves[::-1], LONG)
        assert one.action == other.action or not (one.costs or other.costs)


def test_a_hint_says_only_what_was_measured(lost: list[tuple[State, list[Action]]]) -> None:
    analyst = Analyst(memory=1 << 22)
    for state, moves in lost:
        (seat,) = LONGHORN.actors(state)
        choice = hardest(state, seat, moves, LONG)
        advice = analyst.advise(table(state), LONG)
        assert advice.reason is not None
        said = "-longest" if choice.outlasts else "-most" if choice.costs else ""
        assert advice.reason.key == f"solver-why-lost{said}"
        assert said == "" or advice.action == choice.action


def test_a_winner_takes_the_win_that_is_seen_soonest() -> None:
    for state, moves in decided(Bounds.known(WON), 6):
        (seat,) = LONGHORN.actors(state)
        choice = safest(state, seat, moves, LONG)
        if choice.outlasts:
            soonest = turns_left(state, choice.action)[0]
            assert all(soonest <= turns_left(state, move)[1] for move in moves)


def test_the_race_keeps_to_its_time(lost: list[tuple[State, list[Action]]]) -> None:
    """Without any time the moves stay as they came, and nothing is claimed."""
    for state, moves in islice(lost, 2):
        (seat,) = LONGHORN.actors(state)
        choice = hardest(state, seat, moves, 0.0)
        assert (choice.action, choice.outlasts, choice.costs) == (moves[0], False, False)
