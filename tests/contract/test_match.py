"""Matches and records: the same for every game."""

import json
import random
from typing import Any

import pytest

from highnoon import (
    OPEN,
    PUBLIC,
    CannotUndo,
    IllegalAction,
    InvalidRecord,
    Match,
    Record,
    StaleVersion,
    record,
    replay,
    save,
)
from tests.cases import Case


def finished(case: Case, seed: int, moves: int | None = None) -> Match:
    match = Match.new(case.game, case.options, seed)
    rng = random.Random(seed)
    while not match.over and (moves is None or moves > 0):
        seat = rng.choice(sorted(match.actors()))
        match.play(seat, rng.choice(match.legal_actions(seat)), match.version(seat))
        moves = None if moves is None else moves - 1
    return match


def test_a_record_replays_without_any_random_source(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(case, 1)
    text = save(match).dumps()

    def no_dice(*_: object) -> None:
        raise AssertionError("replay must not draw")

    monkeypatch.setattr(random, "Random", no_dice)
    again = replay(Record.loads(text))
    assert again.state == match.state
    assert again.result == match.result
    assert save(again).dumps() == text


def test_the_same_seed_is_the_same_game(case: Case) -> None:
    assert save(finished(case, 2)).dumps() == save(finished(case, 2)).dumps()
    assert save(finished(case, 2)).dumps() != save(finished(case, 3)).dumps()


def test_thinking_does_not_move_the_dice(case: Case) -> None:
    plain, disturbed = Match.new(case.game, case.options, 5), Match.new(case.game, case.options, 5)
    rng = random.Random(5)
    while not plain.over:
        seat = min(plain.actors())
        action = rng.choice(plain.legal_actions(seat))
        random.Random(1).random()
        case.game.sample_state(disturbed.view(seat).view, random.Random(9))
        plain.play(seat, action)
        disturbed.play(seat, action)
    assert plain.state == disturbed.state


def test_a_cut_record_is_good_up_to_its_last_whole_line(case: Case) -> None:
    data = save(finished(case, 3)).dumps().encode()
    rng = random.Random(3)
    first = data.index(b"\n") + 1
    for cut in rng.sample(range(first, len(data)), 12):
        part = Record.loads(data[:cut])
        # A line that lacks nothing but its newline is whole.
        whole = data[cut : cut + 1] == b"\n"
        assert part.cut == (data[cut - 1 : cut] != b"\n" and not whole)
        assert len(part.lines) == data[:cut].count(b"\n") - 1 + whole
        replay(part)


def test_a_match_goes_on_after_a_cut_as_it_would_have(case: Case) -> None:
    match = finished(case, 4, moves=6)
    resumed = replay(Record.loads(save(match).dumps()))
    resumed.settle()
    rng = random.Random(1)
    while not match.over:
        seat = min(match.actors())
        action = rng.choice(match.legal_actions(seat))
        match.play(seat, action)
        resumed.play(seat, action)
    assert match.state == resumed.state


def test_an_edited_record_is_refused(case: Case) -> None:
    good = save(finished(case, 5))
    lines: list[dict[str, Any]] = [{**line} for line in good.lines]
    some = min(40, len(lines) - 2)
    doubled = (*lines[:some], lines[some], *lines[some:])
    wrong_end = (*lines[:-1], {"end": {**lines[-1]["end"], "scores": [99]}})
    invented = ({"by": "nobody", "do": "steal w"}, *lines)
    for edited in (doubled, wrong_end, invented, (*lines, lines[some])):
        header = {**good.header()}
        text = "\n".join(json.dumps(line) for line in (header, *edited)) + "\n"
        with pytest.raises(InvalidRecord):
            replay(Record.loads(text))


def test_a_stale_decision_is_refused_and_changes_nothing(case: Case) -> None:
    match = Match.new(case.game, case.options, 6)
    seat = min(match.actors())
    version = match.version(seat)
    action = match.legal_actions(seat)[0]
    match.play(seat, action, version)
    before = match.state
    with pytest.raises(StaleVersion):
        match.play(seat, action, version)
    assert match.state == before


def test_undo_restores_the_state_and_never_crosses_what_was_revealed(case: Case) -> None:
    match = Match.new(case.game, case.options, 7)
    rng = random.Random(7)
    taken_back = 0
    for _ in range(150):
        if match.over:
            break
        seat = min(match.actors())
        before = match.state
        entries = match.play(seat, rng.choice(match.legal_actions(seat)))
        if any(entry.reveals for entry in entries):
            assert not match.can_undo(seat)
            with pytest.raises(CannotUndo):
                match.undo(seat, agreed=match.seats)
        elif rng.random() < 0.3 or not taken_back:
            version = match.version(seat)
            match.undo(seat)
            assert match.state == before
            assert match.version(seat) > version
            taken_back += 1
    assert replay(Record.loads(save(match).dumps())).state == match.state
    assert taken_back or case.game.info.hidden


def test_nothing_can_be_taken_back_before_anything_was_done(case: Case) -> None:
    match = Match.new(case.game, case.options, 8)
    for seat in match.seats:
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_the_open_view_is_for_finished_matches(case: Case) -> None:
    match = Match.new(case.game, case.options, 9)
    with pytest.raises(IllegalAction):
        match.view(OPEN)
    over = finished(case, 9)
    assert over.view(OPEN).view == case.game.view(over.state, OPEN)


def test_after_the_end_nothing_more_happens(case: Case) -> None:
    match = finished(case, 10)
    for seat in match.seats:
        assert match.view(seat).choices == ()
        with pytest.raises(IllegalAction):
            match.play(seat, case.game.numbers(match.state).at(0))


def test_a_finished_record_is_the_same_for_everybody(case: Case) -> None:
    match = finished(case, 11)
    texts = {record(match, viewer).dumps() for viewer in (*match.seats, PUBLIC)}
    assert len(texts) == 1
    assert replay(Record.loads(texts.pop())).result == match.result


def test_no_record_of_a_running_match_tells_the_seed(case: Case) -> None:
    seed = 987654321987654321
    match = finished(case, seed, moves=1)
    for viewer in (*match.seats, PUBLIC):
        assert str(seed) not in record(match, viewer).dumps()
        assert str(seed) not in repr(match.view(viewer))
