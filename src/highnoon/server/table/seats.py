"""Who sits on a seat, and the secrets of seats: tokens and short codes."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from highnoon.core.action import Seat
from highnoon.core.clean import clean, clean_name
from highnoon.server.wire.refusals import Refused

Kind: TypeAlias = Literal["person", "bot", "open", "record"]
SeatsOpen: TypeAlias = Literal["invited", "house"]
"""Who may sit down on an open seat: whoever has the code, or everybody in the house."""
Why: TypeAlias = Literal["absent", "left", "clock"]
Along: TypeAlias = Literal["gone", "back"]
"""Whether somebody has the table on their own device now, or had it there."""

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No I, O, 0 or 1: codes are read aloud."""

CODE_LENGTH: Final = 6

PORTRAITS: Final = (
    "rancher", "teacher", "prospector", "gambler", "engineer", "singer",
    "doctor", "drover", "horse", "hound", "owl", "coyote",
)  # fmt: skip
"""The faces people may wear at a table; the page has a drawing of each."""


class Look(NamedTuple):
    """How a person wants to be called and seen."""

    name: str | None = None
    portrait: str | None = None

    @staticmethod
    def of(name: str | None, portrait: str | None) -> Look:
        """As it was asked for: the name cleaned, and the portrait one that there is."""
        if portrait is not None and portrait not in PORTRAITS:
            known = ", ".join(PORTRAITS)
            raise Refused(400, "error-portrait-unknown", found=clean(portrait), known=known)
        return Look(clean_name(name), portrait)


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits on a seat. `token` is the hash of the secret; `device` tells who shares a screen.

    `portrait` is one of `PORTRAITS`; computers have the face of their level.
    `stand_in` is the level of the computer that plays for a person meanwhile, and `why` the reason.
    """

    kind: Kind
    level: int | None = None
    name: str | None = None
    device: int | None = None
    token: str | None = None
    stand_in: int | None = None
    why: Why | None = None
    portrait: str | None = None
    member: int | None = None
    """Who of the table's group this is, by their number there."""
    along: Along | None = None
    """Where somebody took the table along: what was played there, their device alone has seen."""

    @property
    def by_computer(self) -> int | None:
        """The level of the computer that decides here, or None."""
        return self.level if self.kind == "bot" else self.stand_in

    def claimed(self, look: Look, device: int, token: str) -> SeatInfo:
        """The seat with a person on it."""
        name, portrait = look
        return replace(
            self, kind="person", name=name, portrait=portrait, device=device, token=token
        )

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
