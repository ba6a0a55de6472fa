"""Every kind of decision of every game, in recorded games, and tables that stand at them."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from highnoon.core.match import Match
from tools.browser.house import SERVE, House

DEALS: Final = """
import sys
from pathlib import Path
from highnoon.core import match
match.fresh_seed = lambda: int(Path(sys.argv[1], "deal").read_text("ascii"))
"""
"""Before a script that serves: whoever opens a table has written down which deal it has."""


def dealing(data: Path) -> House:
    """A house for `decisions`."""
    return House(data, DEALS + SERVE)


class Setting(NamedTuple):
    """A game with its options."""

    game: str
    options: Mapping[str, Any]

    def __str__(self) -> str:
        return " ".join((self.game, *map(str, self.options.values())))


SETTINGS: Final = (
    Setting("longhorn", {"players": 2, "ambush_nugget": "choice"}),
    Setting("moon-river", {"players": 4, "boards": "legend", "scenario": "gold"}),
    Setting("moon-river", {"players": 2, "boards": "legend-colours", "scenario": "city"}),
    Setting("moon-river", {"players": 3, "boards": "legend-colours", "scenario": "outlaws"}),
    Setting("moon-river", {"players": 4, "boards": "camp"}),
    Setting("moon-river", {"players": 2, "boards": "legend-colours", "scenario": "timber"}),
    Setting("desperados", {"players": 6}),
    Setting("desperados", {"players": 4}),
    Setting("desperados", {"players": 3}),
)
"""Both ends of each player count, and every board and scenario."""

RECORDS: Final = 12
"""How many games of each setting are looked through."""


class Decision(NamedTuple):
    """A kind of decision, and the address at which a seat has to make it."""

    setting: Setting
    kind: str
    address: str


class _Move(NamedTuple):
    seat: int
    action: str
    kind: str
    """What could be chosen."""
    choices: int


def _record(setting: Setting, seed: int) -> list[_Move]:
    """A game in which everybody takes any choice, but lays and recruits where that is one."""
    match = Match.new(setting.game, setting.options, seed=seed)
    rng = random.Random(seed)
    moves: list[_Move] = []
    while not match.over:
        seat = rng.choice(sorted(match.actors()))
        legal = match.legal_actions(seat)
        action = rng.choice([one for one in legal if one.kind not in ("keep", "enough")] or legal)
        kind = "+".join(sorted({one.kind for one in legal}))
        moves.append(_Move(seat, match.game.action_text(action), kind, len(legal)))
        match.play(seat, action)
    return moves


def _fullest(records: list[list[_Move]]) -> dict[int, list[int]]:
    """Where the most choices of each kind are: moves by record."""
    most: dict[str, tuple[int, int, int]] = {}
    for game, moves in enumerate(records):
        for step, move in enumerate(moves):
            if move.choices > most.get(move.kind, (0,))[0]:
                most[move.kind] = (move.choices, game, step)
    found: dict[int, list[int]] = {}
    for _, game, step in sorted(most.values()):
        found.setdefault(game, []).append(step)
    return {game: sorted(steps) for game, steps in found.items()}


def decisions(house: House, setting: Setting, records: int = RECORDS) -> Iterator[Decision]:
    """A table at each kind of decision, where it has the most choices; it stands until the next."""
    recorded = [_record(setting, seed) for seed in range(records)]
    for game, steps in _fullest(recorded).items():
        table = Table(house, setting, game)
        done = 0
        for step in steps:
            for move in recorded[game][done:step]:
                table.play(move)
            done = step
            move = recorded[game][step]
            yield Decision(setting, move.kind, table.address(move.seat))


class LastMove(NamedTuple):
    """A table where one move is left, and how somebody else makes it."""

    watching: str
    play: Callable[[], None]


def last_move(house: House, setting: Setting, seed: int = 0) -> LastMove:
    """A recorded game but for its last move, seen by somebody who does not make it."""
    *before, last = _record(setting, seed)
    table = Table(house, setting, seed)
    for move in before:
        table.play(move)
    other = next(n for n in range(setting.options["players"]) if n != last.seat)
    return LastMove(table.address(other), lambda: table.play(last))


class Table:
    """A table whose seats are all ours, played over HTTP."""

    def __init__(self, house: House, setting: Setting, seed: int) -> None:
        self._house = house
        seats = [{"kind": "me"}, *[{"kind": "local"}] * (setting.options["players"] - 1)]
        asked = {"game": setting.game, "options": setting.options, "seats": seats}
        (house.data / "deal").write_text(str(seed), "ascii")
        made = self._call("api/tables", asked, None)
        self.id: str = made["id"]
        self.tokens: dict[str, str] = made["tokens"]

    def address(self, seat: int) -> str:
        return f"t/{self.id}#seat={self.tokens[str(seat)]}"

    def play(self, move: _Move) -> None:
        token = self.tokens[str(move.seat)]
        version = self._call(f"api/tables/{self.id}", None, token)["version"]
        ask = {"action": move.action, "version": version, "request": f"{move.seat}-{version}"}
        self._call(f"api/tables/{self.id}/actions", ask, token)

    def _call(self, path: str, body: dict[str, Any] | None, token: str | None) -> dict[str, Any]:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._house.url + path, data, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
