"""Thousands of matches of one game, stepped at once: arrays in, arrays out.

>>> import numpy as np
>>> from highnoon.rl.batch import Batch
>>> batch, rng = Batch("longhorn", 256, seed=7), np.random.default_rng(1)
>>> batch.step(batch.sample(rng))
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((256, 295), (256, 107), (256, 2))

Each match has dice of its own: it depends on its seed and on its actions, not on its neighbours.
One that ends begins anew in the same step: `ended` tells it, `rewards` holds what it brought to
each seat, and the other arrays show the new match. A row of `observations` is that of
docs/tensors.md for the seat in `actors`; a row of `masks` has the actions players can take, which
have the lowest numbers. The arrays belong to the batch, and the next step writes into them.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, NamedTuple, Protocol
from zlib import crc32

import numpy as np
import numpy.typing as npt

from highnoon.core import registry
from highnoon.core.description import load
from highnoon.core.errors import InvalidPosition
from highnoon.rl.batch.compiled import illegal, pick


class Kernels(Protocol):
    """What a game brings; its functions are compiled, and trust their arrays."""

    players: int
    size: int
    """How many numbers an observation has."""
    actions: int
    width: int
    """How long a row is: one match, in integers of this type."""
    dtype: npt.DTypeLike
    sparse: bool
    """Whether only those numbers of an observation are written that are not 0 or were not."""
    options: Any
    """What the functions need to know of the table."""
    step: Any
    begin: Any
    show: Any

    def act(self, row: Any, action: int, dice: Any) -> None:
        """One match takes an action and its draws, but does not begin anew."""

    def pack(self, state: Any) -> Any:
        """A position as a row; `ValueError` where nobody decides, or at another table."""

    def unpack(self, row: Any) -> Any:
        """The position of a row."""


SPARE: Final = 64
"""Room for numbers of an observation that are written more than once."""


class Saved(NamedTuple):
    """Where every match of a batch stood."""

    rows: npt.NDArray[Any]
    dice: npt.NDArray[np.uint64]
    seal: int
    """Tells whether it is still what was saved, at such a table: kernels trust their rows."""


class Batch:
    """So many matches of one game, side by side."""

    def __init__(
        self, game: str, count: int, seed: int | npt.ArrayLike = 0, **options: Any
    ) -> None:
        home = registry.described(game).batch
        if home is None:
            raise ValueError(f"{game} has no batch engine.")
        if not isinstance(count, int | np.integer) or count < 1:
            raise ValueError("A batch has at least one match.")
        self._game = registry.game(game)
        table = self._game.info.read_options(options)
        first = self._game.start(table)
        self._numbers = self._game.numbers(first)
        self._states = type(first)
        self._kernels: Kernels = load(home)(first)
        self._table = crc32(repr((game, sorted(table.items()))).encode())
        self._lock = Lock()
        self._closed = False
        self._lay_out(int(count))
        self.reset(seed)

    def _lay_out(self, count: int) -> None:
        kernels = self._kernels
        self._rows = np.zeros((count, kernels.width), kernels.dtype)
        self._dice = np.zeros(count, np.uint64)
        observations = np.zeros((count, kernels.size), np.float32)
        self._masks = np.zeros((count, kernels.actions), np.bool_)
        actors = np.zeros(count, np.int8)
        places = np.zeros((count, 2 * (kernels.size + SPARE) if kernels.sparse else 1), np.uint16)
        self._rewards = np.zeros((count, kernels.players), np.float32)
        self._ended = np.zeros(count, np.bool_)
        self._shown = (observations, self._masks, actors, places)
        # Others get views: whatever they do to them, the kernels' arrays keep their shapes.
        self.observations = _read_only(observations) if kernels.sparse else observations.view()
        self.masks = _read_only(self._masks)
        self.rewards = self._rewards.view()
        self.ended = self._ended.view()
        self.actors = _read_only(actors)

    def __len__(self) -> int:
        return len(self._rows)

    def __getstate__(self) -> Any:
        raise TypeError("A batch is not pickled: pickle what `save` gives, and `restore` it.")

    def close(self) -> None:
        """The batch is not used any more."""
        self._closed = True

    def reset(self, seed: int | npt.ArrayLike = 0) -> None:
        """All matches anew: with a seed for each, or from one seed on."""
        self._ask_open()
        streams = _streams(seed, len(self))
        with self._lock:
            self._dice[:] = streams
            self._rewards[:] = 0
            self._ended[:] = False
            self._kernels.begin(self._rows, self._dice, self._shown, self._kernels.options)

    def step(self, actions: npt.ArrayLike, matches: npt.ArrayLike | None = None) -> None:
        """In every match, or in these, whoever decides takes this action.

        `IllegalAction` or `InvalidAction` if one of them may not: then nothing has happened.
        """
        self._ask_open()
        if matches is not None:
            self._step_some(actions, np.asarray(matches))
            return
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise ValueError(f"Actions are {len(self)} whole numbers.")
        # A copy: nobody changes an action between the check and the step.
        chosen = given.astype(np.int64)
        kernels = self._kernels
        with self._lock:
            wrong = illegal(self._masks, chosen)
            if wrong >= 0:
                self._refuse(wrong, int(given[wrong]))
            kernels.step(
                self._rows,
                self._dice,
                chosen,
                self._shown,
                self._rewards,
                self._ended,
                kernels.options,
            )

    def _step_some(self, actions: npt.ArrayLike, named: npt.NDArray[Any]) -> None:
        some = self.fork(named)
        if len(np.unique(named % len(self))) < len(named):
            raise ValueError("A match is stepped once at a time.")
        some.step(actions)
        with self._lock:
            self._rows[named], self._dice[named] = some._rows, some._dice
            shown: tuple[npt.NDArray[Any], ...] = self._shown
            for mine, theirs in zip(shown, some._shown, strict=True):
                mine[named] = theirs
            self._rewards[:], self._ended[:] = 0, False
            self._rewards[named], self._ended[named] = some._rewards, some._ended

    def sample(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """For every match one of the actions its mask allows, each as likely as the others."""
        self._ask_open()
        # The kernel trusts its tickets, as many as there are matches and from 0 up to 1.
        if not isinstance(rng, np.random.Generator):
            raise ValueError("Dice are a NumPy random Generator.")
        chosen: npt.NDArray[np.int64] = pick(self._masks, rng.random(len(self)))
        return chosen

    def save(self) -> Saved:
        """Where every match stands; `restore` brings it back."""
        self._ask_open()
        with self._lock:
            rows, dice = self._rows.copy(), self._dice.copy()
        return Saved(rows, dice, self._seal(rows, dice))

    def restore(self, saved: Saved) -> None:
        """Every match as it stood, in a batch of as many with the same options."""
        self._ask_open()
        if not isinstance(saved, Saved):
            raise ValueError("Only what `save` gave can be restored.")
        rows, dice = (np.array(one) for one in saved[:2])
        alike = (rows.shape, rows.dtype, dice.shape, dice.dtype) == (
            *(self._rows.shape, self._rows.dtype),
            *(self._dice.shape, self._dice.dtype),
        )
        if not alike or self._seal(rows, dice) != saved.seal:
            raise ValueError("That was saved by another batch, or has been changed since.")
        with self._lock:
            self._rows[:], self._dice[:] = rows, dice
            self._show()

    def fork(self, matches: npt.ArrayLike, seed: npt.ArrayLike | None = None) -> Batch:
        """A batch of its own with these matches as they stand, each as often as it is named.

        So a search tries every choice of every match at once. Those of one match draw alike, and
        as the match itself will; with a seed all draw anew, and nobody foresees a draw.
        """
        self._ask_open()
        named = np.asarray(matches)
        if named.ndim != 1 or not len(named) or named.dtype.kind not in "iu":
            raise ValueError("Matches are named by their numbers, at least one.")
        streams = None if seed is None else _streams(seed, len(named))
        other = Batch.__new__(Batch)
        other.__dict__ |= self.__dict__
        other._lock = Lock()
        other._lay_out(len(named))
        with self._lock:
            other._rows[:], other._dice[:] = self._rows[named], self._dice[named]
        if streams is not None:
            other._dice[:] = streams
        other._show()
        return other

    def state(self, match: int) -> Any:
        """An ordinary state: the same position for the rules, bots and records."""
        self._ask_open()
        return self._kernels.unpack(self._rows[self._numbered(match)])

    def put(self, match: int, state: Any) -> None:
        """Set a match to an ordinary state in which a player decides."""
        self._ask_open()
        number = self._numbered(match)
        if type(state) is not self._states:
            raise ValueError("That is no position of this game.")
        problems = self._game.check(state)
        if problems:
            raise InvalidPosition(*problems)
        row = self._kernels.pack(state)
        # What a row does not hold, such as what may be chosen, must be what the rules make of it.
        if self._kernels.unpack(row) != state:
            raise ValueError("That position contradicts itself.")
        with self._lock:
            self._rows[number] = row
            self._show()

    def _ask_open(self) -> None:
        if self._closed:
            raise ValueError("The batch is closed.")

    def _numbered(self, match: Any) -> int:
        """One match, by its number; what NumPy takes for several or for all is refused."""
        if not isinstance(match, int | np.integer) or isinstance(match, bool):
            raise ValueError("A match is named by its number.")
        return int(match)

    def _show(self) -> None:
        self._rewards[:] = 0
        self._ended[:] = False
        self._kernels.show(self._rows, self._shown, self._kernels.options)

    def _refuse(self, match: int, number: int) -> None:
        """The rules say why."""
        state = self._kernels.unpack(self._rows[match])
        self._game.apply(state, int(self._shown[2][match]), self._numbers.at(number))
        raise AssertionError("The rules allow what the mask does not.")

    def _seal(self, rows: npt.NDArray[Any], dice: npt.NDArray[np.uint64]) -> int:
        return crc32(dice.tobytes(), crc32(rows.tobytes(), self._table))


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The same numbers, for looking: nobody can make them writable again.

    Kernels take what a mask allows for legal, and look no further.
    """
    return np.asarray(array.data.toreadonly())


def _streams(seed: npt.ArrayLike, count: int) -> npt.NDArray[Any]:
    """Where the dice of so many matches begin: neighbouring seeds must not share their streams."""
    seeds = np.asarray(seed)
    if seeds.dtype.kind not in "iu" or seeds.shape not in ((), (count,)):
        raise ValueError("A seed is a whole number, or one for each match.")
    words: npt.NDArray[Any] = seeds.astype(np.uint64)
    if seeds.ndim == 0:
        words = words + np.arange(count, dtype=np.uint64)
    return words * np.uint64(0xD1342543DE82EF95)
