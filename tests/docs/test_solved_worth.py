"""What starts are worth is read from the deals, with honest errors."""

import random
from xml.etree import ElementTree

from bench.solved_worth import CHART, chart, effects

from highnoon.engine.longhorn.solved import Deal, Start, deals

OIL, SNAKE = 0.5, -0.3


def deal(number: int) -> Deal:
    """Oil at a start brings a half, a snake beside it costs 0.3, and whole deals are lucky."""
    rng = random.Random(number)
    luck = rng.gauss(0, 0.2)
    starts = []
    for place in "CDMRK":
        token, beside = rng.choice("oir"), tuple(rng.choices("4or", k=rng.choice((2, 3, 4))))
        worth = OIL * (token == "o") + SNAKE * beside.count("r") + luck
        starts.append(Start(place, worth - 0.1, worth + 0.1, None, None, token, beside))
    return Deal(number, {}, tuple(starts))


def test_planted_effects_are_found_within_their_errors() -> None:
    found = {(one.group, one.name): one for one in effects([deal(n) for n in range(300)])}
    own = "the token that lies there"
    oil, iron = found[own, "oil"], found[own, "iron"]
    assert abs(oil.worth - iron.worth - OIL) < 0.03
    beside = "a token beside it"
    snake, nugget = found[beside, "rattlesnake"], found[beside, "nugget"]
    assert abs(snake.worth - nugget.worth - SNAKE) < 0.03
    place = found["the start place", "Dagger Flat"]
    assert abs(place.worth) < 3 * place.error
    assert 0 < place.error < 0.05


def test_fewer_deals_leave_larger_errors() -> None:
    few, many = (effects([deal(n) for n in range(count)]) for count in (30, 300))
    assert all(a.error > b.error for a, b in zip(few, many, strict=True))


def test_the_chart_is_that_of_the_deals_that_come_along() -> None:
    found = effects(list(deals().values()))
    drawn = chart(found)
    assert CHART.read_text("utf-8") == drawn
    titles = [one.text for one in ElementTree.fromstring(drawn).iter() if one.tag.endswith("title")]
    assert len(titles) == len(found) + 1
