"""Desperados on a map of your own: `python examples/own_map.py`.

The map is ours with two changes: a road from Yuma to Nogales less, and one from Taos to Roswell
more. Whatever is wrong with a map is told at once, and in words.
"""

import random

import highnoon
from highnoon.games.desperados.reading import our_text


def changed_map() -> str:
    """Our map's file with the two changes."""
    text = our_text()
    text = text.replace(
        'yuma = ["phoenix", "prescott", "tucson", "nogales"]',
        'yuma = ["phoenix", "prescott", "tucson"]',
    )
    return text.replace('taos = ["fort-sumner"]', 'taos = ["fort-sumner", "roswell"]')


def main() -> None:
    """What is wrong with a broken map, then a game on a good one."""
    try:
        highnoon.Match.new(
            "desperados", {"map": changed_map().replace('"prescott"', '"presscott"')}
        )
    except highnoon.InvalidData as error:
        print(f"A map with a wrong name is refused: {error}")
    match = highnoon.Match.new("desperados", {"players": 3, "map": changed_map()}, seed=1)
    dice = random.Random(1)
    while not match.over:
        seat = min(match.actors())
        match.play(seat, dice.choice(match.legal_actions(seat)))
    assert match.result is not None
    print(f"On the other map: {match.result.scores}")


if __name__ == "__main__":
    main()
