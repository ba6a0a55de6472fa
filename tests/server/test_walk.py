"""The walk of a click stays short: what one decision passes in the server is counted."""

import pytest
from bench.walk import walk


def test_a_click_passes_few_functions_and_seldom_asks_who_is_to_move() -> None:
    found, again = walk(), walk()
    # What keepers do in their own time, beside one click and not the other, is no part of it.
    server = {name for name in found.calls.keys() & again.calls.keys() if "server/" in name[0]}
    assert 0 < found.who_moves <= 2
    assert 15 < len({module for module, _ in server}) <= 25
    # Since the count was 86, pencilled cards and houses of several processes have come in.
    assert 50 < len(server) <= 90


# Whether a decision was one among several is asked once more where somebody could not know it.
@pytest.mark.parametrize(("game", "seats", "most"), [("moon-river", 2, 1), ("desperados", 3, 12)])
def test_other_games_are_asked_as_seldom(game: str, seats: int, most: int) -> None:
    assert 0 < walk(game, seats).who_moves <= most
