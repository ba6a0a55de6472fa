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
        match.game.action_index(Action("dance", ()))


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
    assert [line["say"] for line in match.talk(1)] == ["howdy"]
    assert [line["say"] for line in match.talk(PUBLIC)] == ["howdy"]
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
