"""Every game has a board that fits 80 columns in every language."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from highnoon import game_keys
from highnoon.cli.boards import board, preview
from highnoon.core.view import OPEN, PUBLIC
from highnoon.i18n.catalogue import Catalogue, languages
from tests.cases import Case, cases, play


def rows(thing: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=StringIO(), width=200, force_terminal=False)
    with console.capture() as captured:
        console.print(thing)
    found = [line.rstrip() for line in captured.get().splitlines()]
    assert all(cell_len(row) <= width for row in found), "\n".join(found)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_every_moment_can_be_drawn(case: Case, language: str) -> None:
    say, drawing = Catalogue(language).say, board(case.key)
    look = preview(drawing)
    moments = list(play(case, 1))
    # Widths differ from language to language, what is drawn does not: English looks more closely.
    looks, viewers = (20, (0, PUBLIC, OPEN)) if language == "en" else (4, (0, OPEN))
    for moment in moments[:: max(3, len(moments) // looks)]:
        for viewer in viewers:
            view = case.game.view(moment.state, viewer)
            found = rows(drawing.draw(view, say, 80))
            assert not any(f"{case.key}-" in row for row in found)
        if look is not None and moment.seat >= 0:
            view = case.game.view(moment.state, moment.seat)
            picture = look(view, moment.action, say, 80)
            if picture is not None:
                rows(picture)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", game_keys())
def test_every_board_explains_itself(key: str, language: str) -> None:
    found = rows(board(key).legend(Catalogue(language).say), width=200)
    assert len(found) > 5
    assert not any(f"{key}-" in row for row in found)


def test_longhorn_shows_what_matters() -> None:
    case = Case("longhorn", {"players": 2})
    game = case.game
    state = game.parse_position(
        "Cgggb.r,Two.i,Dwwbb.i/Mwogb.2,Nogbbb.e,Kwogb.o/Bwoogb.4,Swoo.a,Rwogg.3"
        " J move1 N - w -N - random"
    )
    found = "\n".join(rows(board("longhorn").draw(game.view(state, 1), Catalogue("en").say, 80)))
    assert "ggg b" in found
    assert "! rattlesnake !" in found
    assert "outlaw: Jessie" in found
    assert "to 1" in found
