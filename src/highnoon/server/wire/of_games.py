"""Parts of a table that each game shapes in its own way.

Here they may be anything: the server hands them on as the game made them. What they are is asked of
the games of the house when the schema is published.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeAlias


class OfGames(NamedTuple):
    """Stands for the shapes that the games of the house give to one part."""

    part: str


AnyView: TypeAlias = Annotated[Any, OfGames("view")]
"""What a viewer sees of the game itself."""

AnyOutlook: TypeAlias = Annotated[Any, OfGames("outlook")]
"""What a choice would bring."""

AnySuspect: TypeAlias = Annotated[Any, OfGames("suspect")]
"""Where somebody hidden may be."""

AnyMap: TypeAlias = Annotated[Any, OfGames("map")]
"""What a table is played on, as it is drawn."""

AnyPlan: TypeAlias = Annotated[Any, OfGames("plan")]
"""What a seat of the viewer's side has pencilled, and could."""
