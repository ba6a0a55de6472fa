"""The board in the terminal shows what matters, and a placement before it is confirmed."""

from io import StringIO

from rich.console import Console, RenderableType

from highnoon.cli.boards import board, explain
from highnoon.cli.boards.moon_river import draw, preview
from highnoon.cli.boards.moon_river_signs import CIRCLE, COWBOY, PARTNER_SIGNS, short_code
from highnoon.games.moon_river.pieces import LETTERS
from highnoon.games.moon_river.reading import MARKS
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
    for shown in ("Mon", "4●", "[T]", "(W)", "╫╫╫", " K5 ", " Rcc  Purple", "K3  White", "a4"):
        assert shown in found
    total = RIVER.view(state, 0)["ranches"][0]["score"]["total"]
    assert f"▶ Purple  {total}" in found


def test_everybody_sees_the_own_ranch_large() -> None:
    state = position(RANCH.replace("M*1,4", "M*1,D,3"), takes="Rcc")
    assert "[T]" not in text(draw(RIVER.view(state, 1), SAY, 100))
    assert "Mn T4●" in text(draw(RIVER.view(state, 1), SAY, 100))


def test_a_placement_is_shown_with_what_it_brings() -> None:
    state = act(position(stores="D", takes="K5"), "take", "join D K5")
    view = RIVER.view(state, 0)
    found = text(preview(view, RIVER.parse_action("place b1 n"), SAY, 100) or "")
    assert "desert b1, cornfield b2" in found
    assert "5 points if the game ended then (+5)" in found
    assert RIVER.view(state, 0) == view


def test_only_what_is_laid_needs_a_preview() -> None:
    state = position(stores="D", takes="K5")
    assert preview(RIVER.view(state, 0), RIVER.parse_action("take"), SAY, 100) is None


def test_other_ranches_show_goods_circles_partners_cows_and_bridges() -> None:
    white = "5/5/5/K5,Mon,3/Mon*2!T,Csnn,^,Co!p,Rco*1[K3]"
    found = text(draw(RIVER.view(position(white=white, boards="jo,wesley,mary"), 0), SAY, 100))
    for shown in ("K5", "Mn o", "Mn T2●", "Cnn", "C  W", "R  o●", "~╫╫~~~", "White · Wesley"):
        assert shown in found


def test_a_letter_means_one_thing() -> None:
    signs = [*LETTERS, *MARKS, CIRCLE, *PARTNER_SIGNS.values(), COWBOY]
    letters = [sign.lower() for sign in signs if sign.isalpha()]
    # A cow and the circle have one sign each in both lists; land and symbols differ by case.
    twice = {letter for letter in letters if letters.count(letter) > 1}
    assert twice == {"c", CIRCLE}
    assert not {sign.lower() for sign in (*PARTNER_SIGNS.values(), COWBOY)} & {
        sign.lower() for sign in (*LETTERS, *MARKS)
    }


def test_the_scenario_and_the_box_are_explained() -> None:
    board_ = board("moon-river")
    state = position(boards="jo,wesley,mary", scenario="gold")
    found = "".join(text(part) for part in explain(board_, RIVER.view(state, 0), SAY))
    for shown in ("Gold Rush. Groups of", "In the box: 0", "Big Jo: 2 stores", "homestead"):
        assert shown in found
    assert "House rule" not in found
    for scenario, boards in (("city", "camp"), ("none", "jo,wesley,mary")):
        view = RIVER.view(position(scenario=scenario, boards=boards), 0)
        assert "House rule" in text(draw(view, SAY, 100))
        assert "House rule" in "".join(text(part) for part in explain(board_, view, SAY))
    fresh = RIVER.start(RIVER.info.read_options({"players": 3}))
    told = "".join(text(part) for part in explain(board_, RIVER.view(fresh, 0), SAY))
    assert "In the box: 96" in told
    assert "7×D  6×Dn  4×Dsnn" in told


def test_long_codes_count_their_symbols() -> None:
    assert short_code("Mcc", 6) == "Mcc"
    assert short_code("Dssnnnnn", 6) == "D2s5n"
    assert len(short_code("Fcccssobbbbb", 6)) == 6
