"""A match on its own: undo by agreement, resigning, talk, moments, versions."""

from dataclasses import replace

import pytest

from highnoon import (
    OPEN,
    PUBLIC,
    CannotUndo,
    IllegalAction,
    InvalidAction,
    InvalidRecord,
    Match,
    Phrase,
    Record,
    StaleVersion,
    record,
    replay,
    save,
)
from highnoon.core.action import Action
from tests.games.longhorn.table import position


def running() -> Match:
    """Eagle is to steal at Cherokee Spring."""
    match = Match.new("longhorn", seed=11)
    match.state = position("S,Cwg.5,D / Mo,Nwob,R / B,T,K", "C")
    return match


def test_a_decision_may_be_taken_back_until_the_other_has_acted() -> None:
    match = running()
    match.play(0, "steal g")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.play(0, "move N")
    match.play(1, "steal w")
    assert not match.can_undo(0)
    assert match.undo_needs(0) == {1}
    with pytest.raises(CannotUndo) as refused:
        match.undo(0)
    assert refused.value.reason.key == "error-undo-agreement"
    assert refused.value.reason.args["seats"] == (Phrase("longhorn-seat-jessie"),)


def test_with_the_others_agreement_it_goes_back_to_the_own_decision() -> None:
    match = running()
    match.play(0, "steal g")
    before = match.state
    match.play(0, "move N")
    match.play(1, "steal w")
    assert match.undo(0, agreed=[1]) == 2
    assert match.state == before


def test_a_real_decision_is_one_among_several_choices() -> None:
    match = running()
    before = match.state
    match.play(0, "steal g")
    assert len(match.legal_actions(0)) == 1
    match.play(0, "move N")
    assert [match.forced(entry) for entry in match.history[-2:]] == [False, True]
    assert match.undo(0, real=True) == 2
    assert match.state == before


def test_versions_only_grow() -> None:
    match = running()
    seen = [match.version(PUBLIC)]
    match.play(0, "steal g")
    seen.append(match.version(PUBLIC))
    match.undo(0)
    seen.append(match.version(PUBLIC))
    match.say(0, "oops")
    seen.append(match.version(PUBLIC))
    assert seen == sorted(seen)
    assert seen[2] == seen[1] + 1
    assert seen[3] == seen[2]


def test_resigning_gives_the_other_the_win() -> None:
    match = Match.new("longhorn", seed=4)
    match.resign(1)
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.plain()["places"] == [1, 2]
    assert match.legal_actions(0) == ()
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            match.resign(seat)
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert replay(Record.loads(save(match).dumps())).result == match.result


def test_nobody_else_can_resign() -> None:
    match = Match.new("longhorn", seed=4)
    with pytest.raises(IllegalAction):
        match.resign(7)


def test_a_foreign_seat_cannot_act() -> None:
    match = Match.new("longhorn", seed=4)
    with pytest.raises(IllegalAction) as refused:
        match.play(5, "steal w")
    assert refused.value.reason.key == "error-no-seat"


def test_nonsense_is_no_action() -> None:
    match = Match.new("longhorn", seed=4)
    with pytest.raises(InvalidAction):
        match.play(0, "dance")
    with pytest.raises(InvalidAction):
        match.game.numbers(match.state).index(Action("dance", ()))


def test_the_past_can_be_looked_at() -> None:
    match = Match.new("longhorn", seed=11)
    start = match.game.view(match.state, PUBLIC)
    moment = len(match.history)
    match.play(min(match.actors()), "start C")
    assert match.view_at(moment, PUBLIC) == start
    assert match.view_at(10**6, PUBLIC) == match.game.view(match.state, PUBLIC)


def test_events_are_told_from_a_moment_on() -> None:
    match = Match.new("longhorn", seed=11)
    since = len(match.history)
    match.play(min(match.actors()), "start C")
    assert [event.kind for event in match.events(PUBLIC, since)] == ["started"]


def test_talk_to_all_and_to_the_own_side() -> None:
    match = Match.new("longhorn", seed=11)
    match.say(0, "howdy")
    match.say(0, "quietly", to="side")
    match.pencil(0, "then Tulsa")
    assert [line.get("say", line.get("pencil")) for line in match.talk(0)] == [
        "howdy",
        "quietly",
        "then Tulsa",
    ]
    assert [line["say"] for line in match.talk(1) if "say" in line] == ["howdy"]
    assert [line["say"] for line in match.talk(PUBLIC) if "say" in line] == ["howdy"]
    for viewer, heard in ((0, True), (1, False), (PUBLIC, False)):
        assert ("quietly" in record(match, viewer).dumps()) == heard
    again = replay(Record.loads(save(match).dumps()))
    assert again.talk(0) == match.talk(0)
    match.resign(0)
    assert len(match.talk(1)) == 3
    assert len(match.talk(OPEN)) == 3


def test_names_are_kept_in_the_record() -> None:
    match = Match.new("longhorn", seed=1, names=["Ann", "Bob"])
    assert save(match).seats == ("Ann", "Bob")
    assert replay(save(match)).names == ("Ann", "Bob")


def test_a_match_without_a_seed_is_never_the_same_twice() -> None:
    assert Match.new("longhorn").seed != Match.new("longhorn").seed


def test_a_partial_record_cannot_be_replayed() -> None:
    match = Match.new("longhorn", seed=1)
    whole = save(match)
    partial = replace(whole, seen_by="eagle")
    assert Record.loads(partial.dumps()).seen_by == "eagle"
    with pytest.raises(InvalidRecord) as refused:
        replay(partial)
    assert refused.value.reason.key == "error-record-partial"


def gang_at_the_cards(seed: int = 1) -> tuple[Match, list[int]]:
    """Desperados when the whole gang is asked at once, and may exchange what it has chosen."""
    match = Match.new("desperados", {"players": 4}, seed)
    while match.state.phase != "cards":
        match.play(min(match.actors()), match.legal_actions(min(match.actors()))[0])
    return match, sorted(match.actors())


def test_who_is_still_asked_the_same_is_not_too_late() -> None:
    match, (one, two, _) = gang_at_the_cards()
    version = match.version(two)
    match.play(one, match.legal_actions(one)[0])
    assert match.version(two) > version
    match.play(two, match.legal_actions(two)[0], version)
    exchange = match.version(one)
    match.play(two, match.legal_actions(two)[0])
    match.play(one, match.legal_actions(one)[0], exchange)


def test_it_is_too_late_when_the_question_or_the_past_has_changed() -> None:
    match, (one, two, three) = gang_at_the_cards()
    version = match.version(two)
    match.play(one, match.legal_actions(one)[0])
    match.undo(one)
    with pytest.raises(StaleVersion):
        match.play(two, match.legal_actions(two)[0], version)
    version = match.version(two)
    match.play(two, match.legal_actions(two)[0])
    choices = match.legal_actions(two)
    late = match.version(two)
    for seat in (one, three):
        with pytest.raises(StaleVersion):
            match.play(two, choices[0], version)
        match.play(seat, match.legal_actions(seat)[0])
    with pytest.raises(StaleVersion):
        match.play(two, choices[0], late)
    with pytest.raises(StaleVersion):
        match.play(two, choices[0], -1)


def test_losing_on_time_is_told_and_kept() -> None:
    match = Match.new("longhorn", seed=1)
    match.resign(1, late=True)
    assert match.result is not None
    assert match.result.reason.key == "result-late"
    assert match.result.places == (1, 2)
    text = save(match).dumps()
    assert replay(Record.loads(text)).result == match.result


def test_a_match_that_is_abandoned_has_no_winner() -> None:
    match = Match.new("moon-river", {"players": 3}, seed=1)
    match.abandon(1)
    assert match.over
    assert match.result is not None
    assert match.result.reason.key == "result-abandoned"
    assert match.result.places == (1, 1, 1)
    again = replay(Record.loads(save(match).dumps()))
    assert again.result == match.result
    with pytest.raises(IllegalAction):
        match.abandon(0)
