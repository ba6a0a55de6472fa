"""What the askers know of the house: its tables, their keys and what may be done there."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any, Final

MOST: Final = 60
GAMES: Final = {"longhorn": (2,), "moon-river": (2, 3, 4), "desperados": (2, 3, 4, 6)}


@dataclass
class Place:
    """A table somebody has opened."""

    id: str
    game: str = "longhorn"
    code: str | None = None
    tokens: dict[int, str] = field(default_factory=dict)
    choices: dict[int, list[str]] = field(default_factory=dict)
    versions: dict[int, int] = field(default_factory=dict)
    moments: int = 3


class World:
    """All that is known, and values for fields by their names."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.places: list[Place] = []
        self.records: list[str] = []
        self.requests: list[str] = []

    def place(self) -> Place:
        """Some table."""
        return self.rng.choice(self.places) if self.places else Place("nowhere")

    def seat(self, place: Place) -> int:
        """A seat whose key is known, if any; one that is asked rather than another."""
        asked = [seat for seat in place.tokens if place.choices.get(seat)]
        return self.rng.choice(asked or list(place.tokens) or [0])

    def request(self) -> str:
        """A request id, now and then one that was used before."""
        if self.requests and self.rng.random() < 0.2:
            return self.rng.choice(self.requests)
        self.requests.append("".join(self.rng.choices("abcdef0123456789", k=24)))
        del self.requests[:-200]
        return self.requests[-1]

    def table(self) -> dict[str, Any]:
        """A table to open."""
        game = self.rng.choice(list(GAMES))
        kinds = ("me", "local", "open", "bot")
        seats = self.rng.choices(kinds, (5, 3, 5, 1), k=self.rng.choice(GAMES[game]))
        return {
            "game": game,
            "seats": [{"kind": kind} | ({"level": 1} if kind == "bot" else {}) for kind in seats],
            "public": self.rng.random() < 0.3,
            "request": self.request(),
        }

    def known(self, place: Place, seat: int, name: str) -> Any:
        """What a field of this name means at this table."""
        rng = self.rng
        found: dict[str, Any] = {
            "table_id": place.id,
            "table": place.id,
            "token": place.tokens.get(seat, "no key at all"),
            "tokens": list(place.tokens.values())[:8],
            "code": place.code or "ABCDEF",
            "game": place.game,
            "action": rng.choice(place.choices.get(seat) or ["steal w"]),
            "version": place.versions.get(seat, 1),
            "request": self.request(),
            "seat": seat if rng.random() < 0.8 else rng.randrange(7),
            "against": rng.randrange(4),
            "name": rng.choice(("Ann", "Zo\u00eb", "\u05e9\u05dc\u05d5\u05dd")),
            "text": rng.choice(("hello", "\U0001f44d\U0001f3fd", "Taos")),
            "quick": rng.choice((None, "hello", "meet")),
            "moment": rng.randrange(place.moments + 1),
            "wait": rng.choice((0, 0.01)),
            "since": rng.choice((-1, 0, place.versions.get(seat, 1))),
            "as": rng.choice(("0", "public", "open")),
            "options": rng.choice((None, {"players": 2})),
        }
        return found.get(name)

    def learn(self, path: str, sent: bytes, status: int, body: bytes) -> None:
        """Remember what an answer told."""
        if status >= 300:
            return
        if path.endswith("/record") and len(self.records) < 40:
            self.records.append(body.decode())
        try:
            told = json.loads(body)
        except ValueError:
            return
        of_a_group = isinstance(told, dict) and "member" in told
        if isinstance(told, dict) and isinstance(told.get("id"), str) and not of_a_group:
            self._learn_table(told, sent)

    def _learn_table(self, told: dict[str, Any], sent: bytes) -> None:
        place = next((one for one in self.places if one.id == told["id"]), None)
        if place is None:
            place = Place(told["id"])
            self.places.append(place)
            del self.places[:-MOST]
            place.game = next((game for game in GAMES if game.encode() in sent), "longhorn")
        place.code = told.get("code") or place.code
        place.game = told.get("game", place.game)
        for seat, token in (told.get("tokens") or {}).items():
            place.tokens[int(seat)] = token
        if "token" in told:
            place.tokens[told["seat"]] = told["token"]
        if "choices" in told and told["viewer"] >= 0:
            place.choices[told["viewer"]] = [one["action"] for one in told["choices"]]
            place.versions[told["viewer"]] = told["version"]
        if "log" in told:
            place.moments = max(3, len(told["log"]))
