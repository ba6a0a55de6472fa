"""A view tells what a viewer may know, and a sampled world looks the same to them."""

import json
import random

from highnoon import PUBLIC
from tests.cases import Case, play


def test_a_sampled_world_gives_the_same_view(case: Case) -> None:
    game, rng = case.game, random.Random(1)
    for number, moment in enumerate(play(case, 1)):
        if number % 11:
            continue
        for viewer in (*range(case.options["players"]), PUBLIC):
            view = game.view(moment.state, viewer)
            world = game.sample_state(json.loads(json.dumps(view)), rng)
            assert game.view(world, viewer) == view
            assert not game.check(world)
            if viewer >= 0:
                assert game.legal_actions(world, viewer) == game.legal_actions(moment.state, viewer)


def test_samples_differ_where_something_is_hidden(case: Case) -> None:
    game, rng = case.game, random.Random(2)
    worlds_differ = False
    for number, moment in enumerate(play(case, 2, limit=150)):
        if number % 10 == 0:
            view = game.view(moment.state, 0)
            worlds = {game.sample_state(view, rng) for _ in range(4)}
            worlds_differ |= len(worlds) > 1
    assert worlds_differ == game.info.hidden


def test_a_view_names_its_viewer(case: Case) -> None:
    *_, moment = play(case, 3, limit=60)
    for viewer in (*range(case.options["players"]), PUBLIC):
        assert case.game.view(moment.state, viewer)["viewer"] == viewer


def test_everybody_knows_whom_an_open_game_waits_for(case: Case) -> None:
    game = case.game
    for moment in play(case, 4, limit=60):
        actors = game.actors(moment.state)
        for viewer in (*range(case.options["players"]), PUBLIC):
            known = game.waiting_for(moment.state, viewer)
            assert known == actors or game.info.hidden
            assert viewer not in actors or viewer in known, "a seat knows about itself"
