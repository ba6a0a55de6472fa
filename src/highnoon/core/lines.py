"""The lines of a record as types: what the log of a match holds and a file may say."""

from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    TypedDict,
    TypeGuard,
    final,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Hearers: TypeAlias = Literal["all", "side"]
"""Whom talk is for: everybody, or the speaker's own side."""


class Header(TypedDict):
    """The first line; `seed` only in the table's own copy, `seen_by` only in a part of it."""

    highnoon: int
    game: str
    rules: int
    data: str
    options: dict[str, Any]
    seats: list[str]
    seed: NotRequired[str]
    seen_by: NotRequired[str]


@final
class Did(TypedDict):
    """A seat, or chance, did this."""

    by: str
    do: str


@final
class Undid(TypedDict):
    """So many actions were taken back."""

    undo: int


@final
class Talk(TypedDict):
    """A seat said something."""

    by: str
    say: str
    to: Hearers


@final
class Plan(TypedDict):
    """A seat pencilled something for its own side."""

    by: str
    pencil: str


@final
class Resigned(TypedDict):
    """A seat gave the game up, or lost it on time where `late` says so."""

    resign: str
    late: NotRequired[bool]


@final
class Abandoned(TypedDict):
    """The others waited for a seat that did not come back, and ended the match without a winner."""

    abandoned: str


@final
class Ending(TypedDict):
    """A result as a record keeps it."""

    reason: str
    places: list[int]
    scores: list[int]


@final
class Ended(TypedDict):
    """How the match ended; the last line."""

    end: Ending


@final
class Saw(TypedDict):
    """All events that one viewer saw, each as its kind and its data."""

    saw: list[list[Any]]


Line: TypeAlias = Did | Undid | Talk | Plan | Resigned | Abandoned | Ended | Saw

_SHAPES: Final[dict[str, Any]] = {
    "do": Did,
    "undo": Undid,
    "say": Talk,
    "pencil": Plan,
    "resign": Resigned,
    "abandoned": Abandoned,
    "end": Ended,
    "saw": Saw,
}
"""What a line is about, and the type of such a line."""
_HINTS: Final = {shape: get_type_hints(shape) for shape in (*_SHAPES.values(), Ending)}


def is_line(value: dict[str, Any]) -> TypeGuard[Line]:
    """Whether this is a line about exactly one thing, complete and of the right types."""
    about = [key for key in _SHAPES if key in value]
    return len(about) == 1 and _fits(value, _SHAPES[about[0]])


def _fits(value: Any, hint: Any) -> bool:
    if hint is Any:
        return True
    if is_typeddict(hint):
        fields, needed = _HINTS[hint], hint.__required_keys__
        return (
            type(value) is dict
            and needed <= value.keys() <= fields.keys()
            and all(_fits(one, fields[name]) for name, one in value.items())
        )
    if get_origin(hint) is Literal:
        return type(value) is str and value in get_args(hint)
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        return type(value) is list and all(_fits(one, inner) for one in value)
    return type(value) is hint
