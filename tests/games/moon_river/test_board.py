"""The board in the terminal shows what matters, and a placement before it is confirmed."""

from io import StringIO

from rich.console import Console, RenderableType

from highnoon.cli.boards.moon_river import draw, preview
from highnoon.i18n.catalogue import Catalogue
from tests.games.moon_river.table import RIVER, act, position

SAY = Catalogue("en").say
RANCH = "5/5/M*1,4/Mon*4!T,D,3/Co!p,D,^,2"


def text(thing: RenderableType) -> str:
    console = Console(file=StringIO(), width=100)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def test_parcels_cows_partners_and_the_score_are_drawn() -> None:
    state = position(RANCH.replace("M*1,4", "M*1,D,3"), stores="K5", takes="Rcc")
    found = text(draw(RIVER.view(state, 0), SAY, 100))
    for shown in ("Mon", "4●", "[T]", "(p)", "╫╫╫", " K5 ", " Rcc  Purple", "K3  White", "a4"):
        assert shown in found
    total = RIVER.view(state, 0)["ranches"][0]["score"]["total"]
    assert f"▶ Purple  {total}" in found


def test_everybody_sees_the_own_ranch_large() -> None:
    state = position(RANCH.replace("M*1,4", "M*1,D,3"), takes="Rcc")
    assert "[T]" not in text(draw(RIVER.view(state, 1), SAY, 100))
    assert "M4T" in text(draw(RIVER.view(state, 1), SAY, 100))


def test_a_placement_is_shown_with_what_it_brings() -> None:
    state = act(position(stores="D", takes="K5"), "take", "join D K5")
    view = RIVER.view(state, 0)
    found = text(preview(view, RIVER.parse_action("place b1 n"), SAY, 100) or "")
    assert "desert b1, cornfield b2" in found
    assert "5 points if it ended then (+5)" in found
    assert RIVER.view(state, 0) == view


def test_only_what_is_laid_needs_a_preview() -> None:
    state = position(stores="D", takes="K5")
    assert preview(RIVER.view(state, 0), RIVER.parse_action("take"), SAY, 100) is None
