"""How hard a puzzle of Longhorn is: by the look-ahead it needs, and by which bots solve it.

The look-ahead gives a first guess: how many positions the fifth level's search must see to find
every decision of the main line. Then bots try it as people do, one decision after another, and the
puzzle is rated as if it had met them; their own ratings are the ladder's (`docs/bots.md`). The
fourth level is left out: it thinks like the fifth, and took most of the time of all grading.
"""

from __future__ import annotations

import random
from math import log10
from typing import Final, NamedTuple

from highnoon.bots import choose
from highnoon.bots.bot import Budget
from highnoon.core.action import Seat
from highnoon.core.view import TableView
from highnoon.engine.longhorn.foresight import Foresight
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from highnoon.puzzles.longhorn.proof import Decision
from highnoon.puzzles.rating import HIGHEST, LOWEST, Meeting, Rating, rated

BOTS: Final = {1: 900, 2: 1190, 3: 1400, 5: 2090}
"""Each level's rating: apart as the ladder measured them, the third at 1400."""
_SURE: Final = 50.0
_GUESS: Final = 250.0
"""How sure a first guess is."""
_THOUGHT: Final = dict.fromkeys(BOTS, 20000) | {5: 100_000}
"""Positions that a level may look at for one decision, so that the same is measured again."""
_LONG: Final = 1e6
"""Seconds that never end a look: positions do, so that the same is measured again."""
LOOKS: Final = (30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000)


class Grade(NamedTuple):
    """What was measured."""

    nodes: int
    """Positions that a look-ahead must see to find all of it; the next step of `LOOKS`."""
    sight: int
    """How many turns it looked ahead for that."""
    bots: str
    """The levels that solved it, such as `35`."""

    @property
    def rating(self) -> int:
        """The rating that follows."""
        guess = Rating(700 + 220 * log10(self.nodes), _GUESS)
        meetings = [
            Meeting(Rating(value, _SURE), float(str(level) not in self.bots))
            for level, value in BOTS.items()
        ]
        return round(min(HIGHEST, max(LOWEST, rated(guess, meetings).value)))


def grade(name: str, line: list[Decision], seat: Seat) -> Grade:
    """How hard a main line is to find; `name` makes the bots' dice."""
    asked = [one for one in line if one.actor == seat and len(one.state.choices) > 1]
    nodes, sight = _look(asked, seat)
    solved = "".join(str(level) for level in BOTS if _solves(level, name, asked, seat))
    return Grade(nodes, sight, solved)


def _look(asked: list[Decision], seat: Seat) -> tuple[int, int]:
    sight = 0
    for nodes in LOOKS:
        eyes = Foresight()
        sight = 0
        for one in asked:
            thought = eyes.think(one.state, seat, _LONG, nodes)
            sight = max(sight, thought.turns)
            if thought.action != one.action:
                break
        else:
            return nodes, sight
    return LOOKS[-1] * 3, sight


def _solves(level: int, name: str, asked: list[Decision], seat: Seat) -> bool:
    rng = random.Random(f"{name}/{level}")
    budget = Budget(60.0, _THOUGHT[level])
    return all(
        choose(table_of(one.state, seat), level, rng, budget).action == one.action for one in asked
    )


def table_of(state: State, seat: Seat) -> TableView[object]:
    """What a bot sees of a position."""
    options = {
        "players": 2,
        "ambush_nugget": "choice" if state.choose_nugget else "random",
        "epidemic_colour": state.strikes,
    }
    view = LONGHORN.view(state, seat)
    return TableView(
        "longhorn", LONGHORN.info.rules, options, seat, 0, (seat,), state.choices, view
    )
