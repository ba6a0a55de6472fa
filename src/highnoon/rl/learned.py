"""A player that has learned: a small network over the rows of docs/tensors.md, in plain NumPy.

`highnoon arena longhorn --players "learned,2"` seats the one that comes with the house;
`python -m highnoon.rl.learned my.npz` answers the questions of docs/bots.md with weights of one's
own, so that an operator can offer them at the tables of a server. How weights are made is shown by
`examples/train_longhorn.py`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import zipfile
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import numpy as np

from highnoon.bots.bot import BotFault, Budget, Choice
from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.core.view import TableView
from highnoon.rl.foresight import foreseen
from highnoon.rl.rules import Rules, canonical, rules_of
from highnoon.rl.tensors import Floats

HOUSE: Final = "highnoon.rl.weights"
"""Where the weights that come with the house lie, a file for each game that has some."""

PARTS: Final = ("w0", "b0", "w1", "b1", "w2", "b2")
"""The layers in a file: two hidden ones, then the value."""
SIGHT: Final = ("spot", "tables")
"""How the network looks at a row, see `seen`."""

EVEN: Final = 1e-5
"""What differs by less is rounding, which machines do in their own ways: the first is taken."""

TURNS: Final = 2
"""How far it looks: its own turn and the other's answer."""


def seen(rows: Any, spot: Any, tables: Any, numpy: Any = np) -> Any:
    """Rows as they are, and once more from where things happen.

    The values from `spot[0]` up to `spot[1]` say where that is; the row of `tables` for it, the
    last one for nowhere, says which value stands where then. A number behind the row is a nought.
    So a small network need not learn each place by itself. `numpy` is the library of the rows.
    """
    here = rows[:, int(spot[0]) : int(spot[1])]
    cells = numpy.where(here.any(axis=1), here.argmax(axis=1), len(tables) - 1)
    ended = numpy.concatenate([rows, numpy.zeros((len(rows), 1), rows.dtype)], axis=1)
    again = numpy.take_along_axis(ended, numpy.asarray(tables)[cells], axis=1)
    return numpy.concatenate([rows, again], axis=1)


class Network(NamedTuple):
    """Two hidden layers; what comes out is how well whoever decides will fare."""

    spot: Any
    tables: Any
    w0: Floats
    b0: Floats
    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats

    def judge(self, rows: Floats) -> Floats:
        """Of each row the value for whoever decides, between -1 and 1."""
        looked = seen(rows, self.spot, self.tables)
        hidden = np.maximum(looked @ self.w0 + self.b0, 0)
        hidden = np.maximum(hidden @ self.w1 + self.b1, 0)
        value: Floats = np.tanh(hidden @ self.w2 + self.b2)[:, 0]
        return value


def read(path: Path) -> Network:
    """The network of a file; `ValueError` if it holds none."""
    try:
        with zipfile.ZipFile(path) as checked:
            checked.testzip()
        with np.load(path, allow_pickle=False) as kept:
            parts = [np.asarray(kept[name], np.float32) for name in PARTS]
            spot, tables = (np.asarray(kept[name]).astype(np.int64) for name in SIGHT)
    except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise ValueError(f"{path} holds no network: {error}") from None
    for weights, biases, after in zip(parts[::2], parts[1::2], [*parts[2::2], None], strict=True):
        wide = weights.shape[1:] if weights.ndim == 2 else None
        if biases.shape != wide or (after is not None and after.shape[:1] != wide):
            raise ValueError(f"{path} holds no network: its layers do not fit together.")
    if parts[-1].shape != (1,):
        raise ValueError(f"{path} holds no network: it does not tell one value.")
    if not all(np.isfinite(part).all() for part in parts):
        raise ValueError(f"{path} holds no network: not every number is finite.")
    if spot.shape != (2,) or tables.ndim != 2 or len(tables) != spot[1] - spot[0] + 1:
        raise ValueError(f"{path} holds no network: its tables do not fit together.")
    return Network(spot, tables, *parts)


@lru_cache(maxsize=8)
def of_the_house(game: str) -> Network | None:
    """The weights that come with the house, or None for a game that has none."""
    kept = files(HOUSE) / f"{game}.npz"
    if not kept.is_file():
        return None
    with as_file(kept) as path:
        return read(path)


class Learned:
    """Looks some turns ahead, and takes what its network holds best then."""

    def __init__(self, network: Network | None = None, turns: int = TURNS) -> None:
        self._given = network
        self._turns = turns

    def plays(self, game: str) -> bool:
        """Whether there are weights for a game."""
        return self._given is not None or of_the_house(game) is not None

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """The best choice; `BotFault` where there are no weights for this table."""
        rules = rules_of(table.game, canonical(table.options), "")
        network = self._given or of_the_house(table.game)
        if network is None or not fits(network, rules):
            raise BotFault(Phrase("bot-error-weights", {"game": table.game}))
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        state = rules.game.sample_state(table.view, rng)
        worth = foreseen(rules, state, table.viewer, table.choices, self._turns, network.judge)
        most = max(worth) - EVEN
        best = next(way for way, one in enumerate(worth) if one >= most)
        return Choice(table.choices[best], (1 + worth[best]) / 2)


def fits(network: Network, rules: Rules) -> bool:
    """Whether a network was made for rows such as these, and one can look ahead there.

    Nobody looks ahead like this where seats keep secrets, or where more than two play.
    """
    if rules.layout is None or rules.game.info.hidden or rules.players != 2:
        return False
    size, tables, spot = rules.layout.size, network.tables, network.spot
    return (
        len(network.w0) == size + tables.shape[1]
        and 0 <= spot[0] <= spot[1] <= size
        and bool(((tables >= 0) & (tables <= size)).all())
    )


def answer(question: dict[str, Any], bot: Learned, rng: random.Random) -> dict[str, str]:
    """The answer to one question of docs/bots.md."""
    rules = rules_of(question["game"], canonical(question["options"]), "")
    table = TableView(
        game=question["game"],
        rules=question["rules"],
        options=question["options"],
        viewer=question["seat"],
        version=question["version"],
        waiting_for=(question["seat"],),
        choices=tuple(map(rules.game.parse_action, question["choices"])),
        view=question["view"],
    )
    chosen = bot.choose(table, Budget(question["seconds"]), rng)
    return {"action": rules.game.action_text(chosen.action)}


def speak(weights: Path | None, questions: IO[str], answers: IO[str]) -> None:
    """Answer every line until there are no more."""
    bot, rng = Learned(None if weights is None else read(weights)), random.Random(0)
    for line in questions:
        answers.write(json.dumps(answer(json.loads(line), bot, rng)) + "\n")
        answers.flush()


def main(arguments: Sequence[str] | None = None) -> None:
    """Weights of one's own, or those of the house, at a table."""
    parser = argparse.ArgumentParser(prog="python -m highnoon.rl.learned", description=__doc__)
    parser.add_argument("weights", type=Path, nargs="?", help="a file of weights; else the house's")
    given = parser.parse_args(arguments)
    try:
        speak(given.weights, sys.stdin, sys.stdout)
    except (ValueError, KeyError, TypeError, HighNoonError) as error:
        sys.exit(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
