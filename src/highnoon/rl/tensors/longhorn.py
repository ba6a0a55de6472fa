"""Longhorn as numbers: the square in planes of three by three, herds and purses as shares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, get_args

from highnoon.games.longhorn.pieces import CELLS, COLOURS, EACH_COLOUR, NUGGETS, PLACES, TOKENS
from highnoon.games.longhorn.state import Phase, State, Strikes
from highnoon.games.longhorn.view import LonghornView
from highnoon.rl.tensors.layout import Layout, Part, among, inked, one_hot

_SQUARE: Final = (3, 3)
_PHASES: Final = among(get_args(Phase))
_STRIKES: Final = among(get_args(Strikes))
_SEATS: Final = one_hot(2)
_CELL: Final = one_hot(len(CELLS))
_COLOUR: Final = one_hot(len(COLOURS))
_NINTHS: Final = tuple(count / EACH_COLOUR for count in range(EACH_COLOUR + 1))
DEAREST: Final = 100 * EACH_COLOUR
RICHEST: Final = 8000 + sum(token.count * token.dollars for token in TOKENS.values())
"""Nobody has more dollars: of each colour, four cows at $500 or five at $400 are the most."""


def _mine_first(view: LonghornView) -> tuple[int, int]:
    return (1, 0) if view["viewer"] == 1 else (0, 1)


def _who(view: LonghornView, seat: int | None) -> Iterable[float]:
    """Whether a seat is the observer's or the other's."""
    return _SEATS[-1] if seat is None else _SEATS[_mine_first(view).index(seat)]


def _cell_of(view: LonghornView) -> dict[int, int]:
    return {cell["place"]: number for number, cell in enumerate(view["cells"])}


def _places(view: LonghornView) -> bytes:
    return _laid(tuple([cell["place"] for cell in view["cells"]]))


# The places of a match lie where they lie from its deal to its end.
@lru_cache(maxsize=1024)
def _laid(places: tuple[int, ...]) -> bytes:
    cell_of = {place: cell for cell, place in enumerate(places)}
    return b"".join([inked(_CELL[cell_of.get(place, -1)]) for place in range(len(PLACES))])


def _cows(view: LonghornView) -> list[float]:
    cows = [cell["cows"] for cell in view["cells"]]
    # While the square is laid, some of its places are not there yet.
    cows += [[0] * len(COLOURS)] * (len(CELLS) - len(cows))
    return [_NINTHS[here[colour]] for colour in range(len(COLOURS)) for here in cows]


def _tokens(view: LonghornView) -> list[float]:
    planes = [0.0] * (len(TOKENS) * len(CELLS))
    for number, cell in enumerate(view["cells"]):
        if cell["token"]:
            planes[_TOKEN[cell["token"]] * len(CELLS) + number] = 1.0
    return planes


_TOKEN: Final = {letter: number for number, letter in enumerate(TOKENS)}


def _outlaw(view: LonghornView) -> Iterable[float]:
    return _CELL[-1 if view["outlaw"] is None else view["outlaw"]]


def _last(view: LonghornView) -> Iterator[float]:
    cell_of = _cell_of(view)
    for seat in _mine_first(view):
        place = view["players"][seat]["last_place"]
        yield from _CELL[-1 if place is None else cell_of[place]]


def _herds(view: LonghornView) -> Iterator[float]:
    for seat in _mine_first(view):
        yield from _ninths(view["players"][seat]["herd"])


def _purses(view: LonghornView) -> list[float]:
    return [
        view["players"][seat]["nuggets"].count(letter) / TOKENS[letter].count
        for seat in _mine_first(view)
        for letter in NUGGETS
    ]


def _worth(view: LonghornView) -> list[float]:
    return [view["players"][seat]["worth"] / RICHEST for seat in _mine_first(view)]


def _ninths(counts: list[int]) -> list[float]:
    return [_NINTHS[count] for count in counts]


def _fleeing(view: LonghornView) -> list[float]:
    return [float(colour in view["to_place"]) for colour in range(len(COLOURS))]


LAYOUT: Final = Layout[LonghornView](
    (
        Part("phase", (len(_PHASES) - 1,), "the phase", lambda view: _PHASES[view["phase"]]),
        Part("seat", (2,), "the observer's seat", lambda view: _SEATS[max(view["viewer"], -1)]),
        Part("turn", (2,), "whose turn it is", lambda view: _who(view, view["side"])),
        Part("asked", (2,), "who decides", lambda view: _who(view, view["waiting_for"])),
        Part("places", (len(PLACES), *_SQUARE), "where each place lies", _places),
        Part("cows", (len(COLOURS), *_SQUARE), "cows of each colour, in ninths", _cows),
        Part("tokens", (len(TOKENS), *_SQUARE), "where each kind of token lies", _tokens),
        Part("outlaw", _SQUARE, "where the outlaw stands", _outlaw),
        Part("last", (2, *_SQUARE), "where each player stole last", _last),
        Part("herds", (2, len(COLOURS)), "cows each player has, in ninths", _herds),
        Part("purses", (2, len(NUGGETS)), "nuggets each player has, of those there are", _purses),
        Part("worth", (2,), f"dollars each player has now, in parts of {RICHEST}", _worth),
        Part(
            "prices",
            (len(COLOURS),),
            f"dollars for a cow of each colour, in parts of {DEAREST}",
            lambda view: [price / DEAREST for price in view["prices"]],
        ),
        Part(
            "removed",
            (len(COLOURS),),
            "cows out of the game, in ninths",
            lambda view: _ninths(view["removed"]),
        ),
        Part(
            "struck",
            (len(COLOURS),),
            "the colour of the epidemic",
            lambda view: _COLOUR[-1 if view["struck"] is None else view["struck"]],
        ),
        Part(
            "stolen",
            (1,),
            "cows stolen in this turn, in ninths",
            lambda view: (view["stolen"] / EACH_COLOUR,),
        ),
        Part("fleeing", (len(COLOURS),), "colours whose cows still flee", _fleeing),
        Part("again", (1,), "another turn follows", lambda view: (float(view["again"]),)),
        Part(
            "ambush",
            (1,),
            "option: the nugget is chosen, not drawn",
            lambda view: (float(view["ambush_nugget"] == "choice"),),
        ),
        Part(
            "epidemic",
            (len(_STRIKES) - 1,),
            "option: which colours an epidemic may strike",
            lambda view: _STRIKES[view["epidemic_colour"]],
        ),
    )
)


def layout_of(state: State) -> Layout[LonghornView]:
    """The layout of any table: all have the same pieces and players."""
    return LAYOUT
