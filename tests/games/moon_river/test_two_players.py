"""The two-player game: ten rows, and the bonus tiles at the far end."""

import pytest

from highnoon import IllegalAction
from highnoon.games.moon_river.state import State
from tests.games.moon_river.table import act, cell, choices, events, phase, position

WEST = "5/D,D,3/D,D,3/D,D,3/Dn,Dn,3/Dn,Dn,3/C,C,3/C,C,3/C,C,3/Dn,Dn,^,2"
"""Nine rows of two columns: deserts, canyons, and deserts again by the river."""


def west(first: str, second: str, place: str, **table: str) -> State:
    start = position(
        table.get("ranch", WEST),
        stores=",".join(filter(None, (first, table.get("rest", "")))),
        takes=second,
        players=2,
        saloon=table.get("saloon", "DTPRF"),
        tiles=table.get("tiles", "beside,beside"),
        white=table.get("white"),
    )
    return act(start, "take", f"join {first} {second}", f"place {place}")


def test_the_ranch_has_ten_rows() -> None:
    state = act(position(WEST, stores="K3", takes="Dc", players=2), "take", "join Dc K3")
    assert "place a10 e" in choices(state)
    assert "place c9 n" in choices(state)


def test_whoever_reaches_row_ten_lays_a_bonus_tile_at_once() -> None:
    state = west("Dc", "K3", "a10 e")
    assert phase(state) == "purple bonus"
    found = choices(state)
    assert "bonus D+2 c9" in found
    assert "bonus C+1 c2" in found
    assert not any(text.startswith("bonus F+2") and text.endswith("c9") for text in found)
    state = act(state, "bonus D+2 c9")
    assert phase(state) == "purple recruit"
    state = act(state, "recruit farmer")
    assert cell(state, "c9") == "D+2!F"
    assert phase(state) == "purple stand"
    assert state.tiles == (0, 1)


def test_the_tile_may_touch_a_bridge_with_any_side() -> None:
    assert "bonus F+2 e1" in choices(west("Dc", "K3", "a10 e"))


def test_a_tile_comes_after_the_symbols_and_before_the_second_domino() -> None:
    state = west("Co", "Dc", "b10 w", rest="F,K4")
    assert phase(state) == "purple recruit"
    state = act(state, "recruit prospector")
    assert phase(state) == "purple bonus"
    state = act(state, "bonus D+2 c9", "recruit farmer")
    assert choices(state)[0] == "keep"


def test_row_ten_is_reached_once() -> None:
    ranch = "Dsnn,K3,3/D,D,D+2,2" + WEST.removeprefix("5/D,D,3")
    state = west("Dc", "K4", "c10 e", ranch=ranch, tiles="beside,laid")
    assert phase(state) == "purple stand"


def test_the_second_player_gets_the_other_tile() -> None:
    woods = "F,F,3/Fb,Fb,3/Fb,Fb,3/M,M,3/M,Mc,3/Mc,Mc,3/Cn,Cn,3/Cn,Cn,3/K5,K5,3/K5,K5,^,2[]"
    state = west("Dc", "K3", "a10 e", white=woods, tiles="gone,beside")
    assert {text.split()[1] for text in choices(state)} == {"D+2", "F+2"}


def walled(tiles: str) -> State:
    """All that is free touches no landscape of any tile and no bridge."""
    rows = ["5", "K5,K5,K5,K5,K5", "K4,K4,Rcc,Rcc,Rcc", "Rcc,Rcc,Rcc,Rco,Rco"]
    rows += ["M,M,M,Mc,Mc", "Mc,Mc,F,F,Fb", "Fb,Fb,Fb,D,D", "D,D,C,C,C", "C,C,Cn,Cn,Cn"]
    rows += ["Cn,Cn,^,D,D"]
    start = position("/".join(rows), stores="K3", takes="K3", players=2, tiles=tiles)
    return act(start, "take", "join K3 K3")


def test_where_no_tile_fits_one_leaves_the_game() -> None:
    state = act(walled("beside,beside"), "place a10 e")
    assert choices(state) == ["forgo 1", "forgo 2"]
    with pytest.raises(IllegalAction):
        act(state, "bonus D+2 c10")
    state = act(state, "forgo 2")
    assert state.tiles == (0, 2)
    assert phase(state) == "purple stand"


def test_the_last_tile_that_does_not_fit_goes_by_itself() -> None:
    state = walled("beside,beside")
    gone = state._replace(tiles=(2, 0))
    assert "bonus-lost" in [event.kind for event in events(gone, "place a10 e")]
    assert act(gone, "place a10 e").tiles == (2, 2)


def test_without_chips_the_tile_stays_without_partner() -> None:
    state = act(west("Dc", "K3", "a10 e", saloon="-"), "bonus D+2 c9")
    assert phase(state) == "purple stand"
    assert cell(state, "c9") == "D+2"
