"""A position of Desperados: the open board, the hidden rows of cards, and what is still to draw."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from highnoon.core.action import Seat
from highnoon.games.desperados.pieces import Map

SEATS: Final = ("sheriff", "green", "red", "yellow", "purple", "orange")
SHERIFF: Final[Seat] = 0
ROUNDS: Final = 5
MOVES: Final = 5
EACH: Final = 4000
"""What the gang needs for each of its members (dollars)."""

SALOON: Final = -1
NO_CARD: Final = -2
"""In a row of cards, beside towns: the player stayed with a Saloon card, or had no card to play."""

NOWHERE: Final = -1
EMPTY: Final = 0
DUE: Final = -1
"""On a bank: no tile any more, or one that is about to be laid."""

BROWN: Final = "brown"
BLUE: Final = "blue"
POKER: Final = "poker"
LOOK: Final = "look"
NOTHING: Final = "nothing"
UNDECIDED: Final = ""

Phase: TypeAlias = Literal[
    "banks", "plan", "muster", "hideout", "sheriff", "cards", "heists", "tiles", "over"
]
T = TypeVar("T")

CHANCE_PHASES: Final = ("banks", "plan", "tiles")

Row: TypeAlias = tuple[int, ...]
"""The cards a player has laid in this round, the first move first."""


class Heist(NamedTuple):
    """A declared heist: `height` of the gang must arrive; all disc owners count."""

    move: int
    target: str
    town: int
    height: int
    gang: int
    """The disc owners, a mask of seats."""


class Loot(NamedTuple):
    """A tile the gang has taken; `batch` is the round after which a bank tile had been laid."""

    kind: str
    value: int
    batch: int


class State(NamedTuple):
    """A frozen position. Seat 0 is the sheriff; towns are numbers of the map."""

    map: Map
    players: int
    phase: Phase
    round: int
    move: int
    """0 before the game; 5 also after the reckoning, while banks are filled and at the end."""
    plan: int
    """The plan of round 1; the others follow in the ring."""
    starts: tuple[int, ...]
    """Where each pawn stood when the round began."""
    at: tuple[int, ...]
    """Where each player is by their row of cards."""
    rows: tuple[Row, ...]
    shown: tuple[int, ...]
    """Which cards of each row everybody has seen, a mask of moves (bit 0 is move 1)."""
    lost: tuple[int, ...]
    """Town cards each player has given up, a mask of towns."""
    fresh: tuple[int, ...]
    """Towns of the deputies that may still ride in this move, sorted."""
    ridden: tuple[int, ...]
    """Towns of the deputies that have ridden in this move, sorted."""
    decisions: tuple[str, ...]
    """What each desperado will do in their town: unknown outside the gang until all decided."""
    heists: tuple[Heist, ...]
    due: int
    """How many tiles are to be drawn for heists of the move being reckoned."""
    reckoned: int
    """How many moves of this round have been revealed."""
    arrested: int
    """A mask of seats."""
    poker: int
    """Towns where a poker tile lies, a mask."""
    banks: tuple[int, ...]
    """The tile on each bank of the map, `EMPTY`, or `DUE`."""
    batches: tuple[int, ...]
    """The round after which each bank's tile was laid; 0 for the set-up."""
    looked: int
    """Banks whose tile the gang has seen, a mask."""
    top: tuple[int, ...]
    """Bank tiles that are not drawn yet, but for the bottom of the pile; sorted, without order."""
    bottom: tuple[int, ...]
    poker_box: tuple[int, ...]
    """Poker tiles whose value nobody has seen."""
    coach_box: tuple[int, ...]
    loot: tuple[Loot, ...]


def new(map_: Map, players: int) -> State:
    """The table before anything has been drawn."""
    tiles = map_.tiles
    return State(
        map=map_,
        players=players,
        phase="banks",
        round=0,
        move=0,
        plan=NOWHERE,
        starts=(NOWHERE,) * players,
        at=(NOWHERE,) * players,
        rows=((),) * players,
        shown=(0,) * players,
        lost=(0,) * players,
        fresh=(),
        ridden=(),
        decisions=(UNDECIDED,) * players,
        heists=(),
        due=0,
        reckoned=0,
        arrested=0,
        poker=map_.poker_towns,
        banks=(DUE,) * len(map_.banks),
        batches=(0,) * len(map_.banks),
        looked=0,
        top=tuple(sorted(tiles.low + tiles.high)),
        bottom=tiles.bottom,
        poker_box=tiles.poker,
        coach_box=tiles.coach,
        loot=(),
    )


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The row with one entry changed."""
    return (*row[:index], value, *row[index + 1 :])


def less(box: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The box after one tile (or deputy) of this value was taken."""
    index = box.index(value)
    return box[:index] + box[index + 1 :]


def after(start: int, row: Row) -> int:
    """Where these cards lead: the last town among them, or the start."""
    for card in reversed(row):
        if card >= 0:
            return card
    return start


def played(row: Row) -> int:
    """The towns among these cards, as a mask."""
    towns = 0
    for card in row:
        if card >= 0:
            towns |= 1 << card
    return towns


def card_name(map_: Map, card: int) -> str:
    """A card in notation: a town's key, `saloon`, or `none` where no card could be laid."""
    if card >= 0:
        return map_.towns[card].key
    return "saloon" if card == SALOON else "none"


def pawn(state: State, seat: Seat) -> int:
    """Where a pawn stands on the board: as far as its cards have been reckoned."""
    return after(state.starts[seat], state.rows[seat][: state.reckoned])


def deputies(state: State, town: int) -> int:
    """How many deputies are in a town."""
    return state.fresh.count(town) + state.ridden.count(town)


def coaches(state: State) -> tuple[str, ...]:
    """The coaches on the board: blue drives from round 2 on."""
    if state.plan == NOWHERE:
        return ()
    return (BROWN,) if state.round <= 1 else (BROWN, BLUE)


def route(state: State, coach: str) -> tuple[int, ...]:
    """The plan a coach drives: blue drives the one just finished, backwards."""
    plans = state.map.plans
    if coach == BROWN:
        return plans[(state.plan + max(state.round, 1) - 1) % len(plans)]
    return plans[(state.plan + state.round - 2) % len(plans)][::-1]


def held_since(state: State, coach: str) -> int:
    """The move in which a coach was held up in this round; 0 if it was not."""
    for heist in state.heists:
        if heist.target == coach:
            return heist.move
    return 0


def coach_town(state: State, coach: str) -> int:
    """Where a coach stands."""
    return route(state, coach)[held_since(state, coach) or state.move]


def spent(state: State) -> int:
    """The seats whose disc lies on the board, a mask."""
    seats = 0
    for heist in state.heists:
        seats |= heist.gang
    return seats


def money(state: State) -> int:
    """What the gang has taken."""
    return sum(tile.value for tile in state.loot)


def goal(players: int) -> int:
    """What the gang needs."""
    return EACH * (players - 1)
