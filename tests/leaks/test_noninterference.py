"""Two worlds that look the same to a viewer answer him the same, byte for byte.

A match is forked: its twin goes on in another world that the viewer may be in. Others decide
differently in the two; as long as the viewer cannot have seen a difference, nothing that he gets
may differ.
"""

import random

import pytest

from highnoon import CHANCE, PUBLIC, Match
from highnoon.core.action import Action
from tests.cases import Case, cases
from tests.leaks.wire import answer, sent, twin

HIDDEN = [case for case in cases() if case.game.info.hidden]


def forked(case: Case, seed: int, moves: int, viewer: int) -> tuple[Match, Match]:
    """A random match after some decisions, and its twin in a sampled world."""
    match, rng = Match.new(case.game, case.options, seed), random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = rng.choice(sorted(match.actors()))
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return match, twin(match, case.game.sample_state(match.view(viewer).view, rng))


def seen(match: Match, seat: int, action: Action, viewer: int) -> list[object]:
    """What the viewer would see of an action."""
    events = match.game.apply(match.state, seat, action).events
    shown = (match.game.view_event(event, viewer) for event in events)
    return [event for event in shown if event is not None]


def options(match: Match, seat: int, rng: random.Random) -> list[Action]:
    if seat == CHANCE:
        found = [action for action, _ in match.game.chance_outcomes(match.state)]
    else:
        found = list(match.legal_actions(seat))
    rng.shuffle(found)
    return found


def step(one: Match, other: Match, viewer: int, rng: random.Random) -> bool:
    """What looks the same to the viewer in both worlds; False if there is no such thing."""
    assert one.waiting_for(viewer) == other.waiting_for(viewer)
    # A seat the match does not wait for may still exchange what it chose.
    ready = [seat for seat in one.seats if one.legal_actions(seat)]
    seat = rng.choice(sorted(one.actors()) if rng.random() < 0.8 or not ready else ready)
    action = options(one, seat, rng)[0]
    looks = seen(one, seat, action, viewer)
    if seat == viewer and seen(other, seat, action, viewer) == looks:
        other.do(seat, action)
    elif seat == viewer or (looks and not follow(other, action, looks, viewer, rng)):
        # Worlds may part only where something is revealed in one of them.
        assert one.game.apply(one.state, seat, action).reveals
        return False
    one.do(seat, action)
    return True


def follow(
    other: Match, unlike: Action, looks: list[object], viewer: int, rng: random.Random
) -> bool:
    """Do what looks like that, after whatever the viewer does not notice; False if it cannot be."""
    while True:
        acts = [
            (seat, action)
            for seat in sorted({*other.actors(), *other.seats} - {viewer})
            for action in options(other, seat, rng)
        ]
        same = [act for act in acts if seen(other, *act, viewer) == looks]
        quiet = [act for act in acts if act[0] in other.actors() and not seen(other, *act, viewer)]
        if not same and not quiet:
            return False
        other.do(*min(same or quiet, key=lambda act: act[1] == unlike))
        if same:
            return True


@pytest.mark.parametrize("case", HIDDEN, ids=lambda case: case.name)
def test_worlds_that_look_the_same_answer_the_same(case: Case) -> None:
    steps = different = 0
    for seed in range(12):
        rng = random.Random(seed)
        viewers = [*range(case.options["players"]), PUBLIC]
        viewer = viewers[seed % len(viewers)]
        one, other = forked(case, seed, rng.randrange(5, 160), viewer)
        assert sent(one, viewer) == sent(other, viewer)
        while not one.over and step(one, other, viewer, rng):
            steps += 1
            different += one.state != other.state
            assert sent(one, viewer, whole=False) == sent(other, viewer, whole=False)
            assert one.version(viewer) == other.version(viewer)
            if viewer in one.seats and rng.random() < 0.1 and one.can_undo(viewer):
                one.undo(viewer)
                other.undo(viewer)
                assert sent(one, viewer, whole=False) == sent(other, viewer, whole=False)
                break
        assert sent(one, viewer) == sent(other, viewer)
    assert steps > 40
    assert different > 20


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_seats_own_decision_meets_the_same_answer_in_every_world(case: Case) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        for viewer in range(case.options["players"]):
            one, other = forked(case, seed, rng.randrange(5, 120), viewer)
            for _ in range(25):
                action = rng.choice(case.game.numbers(one.state).actions)
                assert answer(one, viewer, action) == answer(other, viewer, action)


def test_a_seat_is_asked_the_same_whatever_the_others_hide() -> None:
    """Whom a match waits for is told to everybody, so it must not depend on a secret."""
    for case in HIDDEN:
        for seed in range(6):
            one, other = forked(case, seed, 10 + 17 * seed, PUBLIC)
            assert one.view(PUBLIC).waiting_for == other.view(PUBLIC).waiting_for
