"""People's own names in what is said of their seats: display alone, records know only seats.

Rules speak of a seat as a phrase, `longhorn-seat-eagle`. Where somebody with a name sits there, a
sentence that has this phrase as an argument says the name instead. A name is not declined: the
message `given-name` has every form that seats have in a language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from highnoon.core.action import Phrase
from highnoon.core.game import AnyGame


def given_names(game: AnyGame, names: Sequence[str | None]) -> Mapping[str, Phrase]:
    """What is said instead of each seat's own phrase, by its key; None where nobody has a name."""
    sides = Counter(game.side_of(seat) for seat in range(len(names)))
    often = Counter(names)
    said: dict[str, Phrase] = {}
    for seat, name in enumerate(names):
        key = game.seat_key(seat)
        if not name or name == key:
            continue
        role = Phrase(f"{game.info.key}-seat-{key}")
        # One alone against many is told by that, and so are two people of one name.
        alone = sides[game.side_of(seat)] == 1 and max(sides.values()) > 1
        if alone or often[name] > 1:
            said[role.key] = Phrase("given-name-role", {"name": name, "role": role})
        else:
            said[role.key] = Phrase("given-name", {"name": name})
    return said
