"""Worlds a viewer may be in, each equally likely: hidden rows, open decisions, bank tiles."""

from __future__ import annotations

import random
from itertools import accumulate
from math import prod

from highnoon.core.action import Seat
from highnoon.games.desperados.actions import DECISION, PLAY_NONE
from highnoon.games.desperados.belief import UNKNOWN, all_rows, trail
from highnoon.games.desperados.legal import card_of, cards, legal, open_targets
from highnoon.games.desperados.pieces import mask
from highnoon.games.desperados.piles import BankTiles, piles
from highnoon.games.desperados.reading import map_of
from highnoon.games.desperados.rules import actors
from highnoon.games.desperados.state import (
    DUE,
    EMPTY,
    NO_CARD,
    NOWHERE,
    SHERIFF,
    UNDECIDED,
    Heist,
    Loot,
    Row,
    State,
    after,
    deputies,
    less,
    new,
    put,
    spent,
)
from highnoon.games.desperados.view import TOGETHER, DesperadosView, knows_cards


class Worlds:
    """Everything that a view leaves open, enumerated once; draw as many worlds as needed."""

    def __init__(self, view: DesperadosView) -> None:
        self.map = map_of(view["map"])
        self.board = _open_part(view)
        self.tiles = BankTiles(view, self.map.tiles)
        seats = range(len(view["players"]))
        self.trails = {seat: trail(view, seat) for seat in seats}
        gang = [] if knows_cards(view["viewer"], SHERIFF + 1) else list(seats)[SHERIFF + 1 :]
        self.laying = gang if view["phase"] == "cards" else []
        self.deciding = gang if view["phase"] == "heists" else []
        self.hidden = [
            seat for seat in seats if UNKNOWN in self.trails[seat].row or seat in self.laying
        ]
        self.rows: dict[Seat, tuple[list[Row], list[int]]] = {}
        for seat in self.hidden:
            rows = all_rows(self.map, self.trails[seat])
            if seat in self.laying:
                rows += [longer for row in rows for longer in self._longer(seat, row)]
            self.rows[seat] = rows, list(accumulate(self._most(seat, row) for row in rows))

    def sample(self, rng: random.Random) -> State:
        """One world: whoever of the gang has chosen in secret, somebody has not."""
        while True:
            state = self._with_decisions(self._with_rows(rng), rng)
            if state.phase not in TOGETHER or actors(state):
                return self._with_tiles(state, rng)

    def _longer(self, seat: Seat, row: Row) -> list[Row]:
        """The rows that become of this one by a card that only the gang has seen."""
        can = cards(self.board, seat, row)
        return [
            (*row, NO_CARD if action == PLAY_NONE else card_of(self.board, action))
            for action in can
        ]

    def _with_decisions(self, state: State, rng: random.Random) -> State:
        """Rows were drawn by how many decisions they could allow; here by how many they do."""
        while True:
            options = {seat: legal(state, seat) for seat in self.deciding}
            allowed = prod(1 + len(actions) for actions in options.values())
            most = prod(self._most(seat, state.rows[seat]) for seat in options)
            if allowed == most or rng.randrange(most) < allowed:
                break
            state = self._with_rows(rng)
        for seat, actions in options.items():
            choice = rng.choice((UNDECIDED, *(DECISION[action] for action in actions)))
            state = state._replace(decisions=put(state.decisions, seat, choice))
        return state

    def _most(self, seat: Seat, row: Row) -> int:
        """How many decisions, or none yet, a row could allow with all the gang around."""
        if seat not in self.deciding:
            return 1
        board, town = self.board, after(self.trails[seat].start, row)
        bank = self.map.bank_at.get(town)
        most = 2 + (bank is not None and board.banks[bank] != EMPTY)
        used = spent(board)
        free = board.players - 1 - used.bit_count()
        if not used >> seat & 1 and free > deputies(board, town):
            most += len(open_targets(board, town))
        return most

    def _with_rows(self, rng: random.Random) -> State:
        rows, at, shown = list(self.board.rows), list(self.board.at), list(self.board.shown)
        for seat in self.hidden:
            known, weights = self.rows[seat]
            rows[seat] = rng.choices(known, cum_weights=weights)[0]
            at[seat] = after(self.trails[seat].start, rows[seat])
            if NO_CARD in rows[seat][len(self.trails[seat].row) :]:
                shown[seat] |= 1 << len(self.trails[seat].row)
        return self.board._replace(rows=tuple(rows), at=tuple(at), shown=tuple(shown))

    def _with_tiles(self, state: State, rng: random.Random) -> State:
        banks = list(state.banks)
        for bank, value in self.tiles.sample(rng).items():
            banks[bank] = value
        taken = [tile.value for tile in state.loot if tile.kind == "bank"]
        drawn = taken + [value for value in banks if value > 0]
        top, bottom = piles(self.map.tiles, drawn)
        return state._replace(banks=tuple(banks), top=top, bottom=bottom)


def sample_state(view: DesperadosView, rng: random.Random) -> State:
    """A world in which this view would be seen, each equally likely."""
    return Worlds(view).sample(rng)


_LAID = 1
"""Stands for a bank tile until its value is drawn."""


def _open_part(view: DesperadosView) -> State:
    """All that the view says outright; hidden rows and tiles are still to be filled in."""
    map_ = map_of(view["map"])
    number, players = map_.number, view["players"]
    known = [trail(view, seat) for seat in range(len(players))]
    fresh = [number[town] for town in view["fresh"]]
    ridden = [number[town] for town in view["deputies"]]
    for town in fresh:
        ridden.remove(town)
    poker_box, coach_box = map_.tiles.poker, map_.tiles.coach
    for tile in view["loot"]:
        if tile["kind"] == "poker":
            poker_box = less(poker_box, tile["value"])
        elif tile["kind"] == "coach":
            coach_box = less(coach_box, tile["value"])
    return new(map_, len(players))._replace(
        phase=view["phase"],
        round=view["round"],
        move=view["move"],
        plan=NOWHERE if view["plan"] is None else view["plan"] - 1,
        starts=tuple(one.start for one in known),
        at=tuple(after(one.start, one.row) for one in known),
        rows=tuple(one.row for one in known),
        shown=tuple(
            mask(move for move, seen in enumerate(player["shown"]) if seen) for player in players
        ),
        lost=tuple(one.lost for one in known),
        fresh=tuple(sorted(fresh)),
        ridden=tuple(sorted(ridden)),
        decisions=tuple(
            UNDECIDED if p["decision"] is None else str(p["decision"]) for p in players
        ),
        heists=tuple(
            Heist(h["move"], h["target"], number[h["town"]], h["height"], mask(h["seats"]))
            for h in view["heists"]
        ),
        due=view["due"],
        reckoned=view["reckoned"],
        arrested=mask(seat for seat, player in enumerate(players) if player["arrested"]),
        poker=map_.poker_towns & ~mask(number[town] for town in view["poker_gone"]),
        banks=tuple({"empty": EMPTY, "due": DUE}.get(b["tile"], _LAID) for b in view["banks"]),
        batches=tuple(bank["batch"] for bank in view["banks"]),
        looked=mask(place for place, bank in enumerate(view["banks"]) if bank["looked"]),
        poker_box=poker_box,
        coach_box=coach_box,
        loot=tuple(Loot(t["kind"], t["value"], t["batch"]) for t in view["loot"]),
    )
