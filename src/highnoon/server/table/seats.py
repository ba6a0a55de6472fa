"""Who sits on a seat, and the secrets of seats: tokens and short codes."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from highnoon.core.action import Seat

Kind: TypeAlias = Literal["person", "bot", "open", "record"]
Why: TypeAlias = Literal["absent", "left", "clock"]

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No I, O, 0 or 1: codes are read aloud."""

CODE_LENGTH: Final = 6


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits on a seat. `token` is the hash of the secret; `device` tells who shares a screen.

    `stand_in` is the level of the computer that plays for a person meanwhile, and `why` the reason.
    """

    kind: Kind
    level: int | None = None
    name: str | None = None
    device: int | None = None
    token: str | None = None
    stand_in: int | None = None
    why: Why | None = None

    @property
    def by_computer(self) -> int | None:
        """The level of the computer that decides here, or None."""
        return self.level if self.kind == "bot" else self.stand_in

    def claimed(self, name: str | None, device: int, token: str) -> SeatInfo:
        """The seat with a person on it."""
        return replace(self, kind="person", name=name, device=device, token=token)

    def plain(self) -> dict[str, Any]:
        """As the store keeps it."""
        return asdict(self)


def with_seat(seats: tuple[SeatInfo, ...], seat: Seat, info: SeatInfo) -> tuple[SeatInfo, ...]:
    """The seats with somebody else on one of them."""
    return (*seats[:seat], info, *seats[seat + 1 :])


def seats_of(seats: Sequence[SeatInfo], seat: Seat) -> list[Seat]:
    """All seats of the person on this one: those at the same device."""
    device = seats[seat].device
    return [n for n, info in enumerate(seats) if info.kind == "person" and info.device == device]


def people_asked(waiting: Collection[Seat], seats: Sequence[SeatInfo]) -> list[Seat]:
    """The people among those the match waits for; nobody as long as a seat is open."""
    if any(info.kind == "open" for info in seats):
        return []
    people = (seat for seat in waiting if seats[seat].kind == "person")
    return sorted(seat for seat in people if seats[seat].stand_in is None)


def new_token() -> str:
    """A secret nobody can guess (192 bits)."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """All that is kept of a token: it is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """A table's name in links: unguessable too, since whoever has the link may watch."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A short code to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """The code somebody typed, with its case and spaces put right."""
    return "".join(letter for letter in text.upper() if letter in LETTERS)
