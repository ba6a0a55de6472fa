"""The playthroughs together show every kind of action and every kind of event."""

from highnoon.games.moon_river.pieces import OUR_KIT
from tests.golden.playthrough import HERE

TEXTS = [file.read_text("utf-8") for file in sorted((HERE / "moon-river").glob("*.txt"))]


def test_every_kind_of_action_is_played() -> None:
    played = {
        line.split(": ")[1].split()[0]
        for text in TEXTS
        for line in text.splitlines()
        if line[0].isdigit()
    }
    # Giving up a bonus tile needs a ranch walled in: test_two_players.py does it.
    assert played == {action.kind for action in OUR_KIT.moves.all} - {"forgo"}
