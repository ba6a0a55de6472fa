"""Pieces of one's own: read with reasons, carried by record and position, played by everybody."""

import pickle
import random

import numpy
import pytest

from highnoon import CHANCE, InvalidData, InvalidOptions, InvalidPosition, Match, Record, replay
from highnoon.bots.bot import Budget
from highnoon.bots.moon_river import LEVELS
from highnoon.core.data_file import LARGEST
from highnoon.core.replay import save
from highnoon.engine.moon_river import playout
from highnoon.engine.moon_river.compiled import kernels
from highnoon.engine.moon_river.layout import DICE, LOG, LOGGED, LOGGING, LONGEST_LOG, TABLE, Taste
from highnoon.engine.moon_river.pack import action_of, numbers, pack
from highnoon.games.moon_river.pieces import OUR_KIT, OUR_TEXT, kit_of_line, kit_of_text
from highnoon.games.moon_river.reading import MOST_KINDS
from highnoon.games.moon_river.state import State
from tests.cases import Case, play
from tests.games.moon_river.kits import FEW_KINDS, MANY_KINDS, OWN_KITS
from tests.games.moon_river.table import RIVER

KEEN = Taste(0.4, 0.7, 0.3, 0.3, 0.3, 9.0, 7.0, 1.0, 2.0, 0.7, 0.9, 5.0, 1.0)
kits = pytest.mark.parametrize("text", OWN_KITS.values(), ids=OWN_KITS)


@kits
def test_the_line_of_a_kit_is_the_kit(text: str) -> None:
    kit = kit_of_text(text)
    assert kit_of_line(kit.line) == kit != OUR_KIT
    assert kit.fingerprint != OUR_KIT.fingerprint
    assert kit_of_text(text + "\n# a remark\n").fingerprint == kit.fingerprint
    assert len(kit_of_text(MANY_KINDS).kinds) == MOST_KINDS


@kits
def test_a_position_can_be_sent_to_another_process(text: str) -> None:
    start = RIVER.start(RIVER.info.read_options({"pieces": text}))
    assert pickle.loads(pickle.dumps(start)) == start
    ours = RIVER.start(RIVER.info.read_options({}))
    assert pickle.loads(pickle.dumps(ours)).kit is OUR_KIT


def test_our_own_pieces_are_ours_however_they_are_brought() -> None:
    head, *rows = OUR_TEXT.split("\n\n[[parcel]]")
    rest = rows[-1].index("# Partner chips")
    turned = "\n\n[[parcel]]".join([head, rows[-1][:rest], *rows[:-1][::-1]]) + rows[-1][rest:]
    assert kit_of_text(turned) is OUR_KIT
    assert kit_of_text("\ufeff" + OUR_TEXT) is OUR_KIT


@kits
def test_a_game_is_recorded_with_its_pieces(text: str) -> None:
    match, dice = Match.new("moon-river", {"players": 2, "pieces": text}, 4), random.Random(1)
    while not match.over:
        seat = min(match.actors())
        match.play(seat, dice.choice(match.legal_actions(seat)))
    record = Record.loads(save(match).dumps())
    assert record.data == kit_of_text(text).fingerprint
    assert record.options["pieces"] == text
    assert replay(record).result == match.result


@kits
def test_a_position_carries_its_pieces(text: str) -> None:
    for moment in play(Case("moon-river", {"players": 3, "pieces": text}), 2, limit=150):
        told = RIVER.position_text(moment.state)
        assert " pieces=" in told
        assert RIVER.parse_position(told) == moment.state


@kits
def test_the_quick_player_plays_by_the_rules(text: str) -> None:
    dice = random.Random(3)
    state: State = RIVER.start(RIVER.info.read_options({"players": 2, "pieces": text}))
    while state.phase != "take":
        drawn = state.seat == CHANCE
        action = RIVER.sample_chance(state, dice) if drawn else dice.choice(state.choices)
        state = RIVER.apply(state, state.seat, action).state
    w, v = [*pack(state), *[0] * (3 * LONGEST_LOG)], numbers([KEEN])
    w[LOGGING], w[DICE], w[DICE + 1] = 1, 17, 23
    fast_w, fast_v = numpy.array(w), numpy.array(v)
    playout.play_on(w, v, -1, 0, 100)
    for at in range(LOG, LOG + 3 * w[LOGGED], 3):
        move = action_of(state.kit, *w[at : at + 3])
        state = RIVER.apply(state, min(RIVER.actors(state)), move).state
    result = RIVER.result(state)
    assert result is not None
    assert tuple(playout.points(w, v, seat) for seat in range(2)) == result.scores
    kernels()["play_on"](fast_w, fast_v, -1, 0, 100)
    assert fast_w[TABLE:].tolist() == w[TABLE:]


@kits
def test_computers_play_with_them(text: str) -> None:
    options = {"players": 3, "pieces": text, "boards": "legend", "scenario": "gold"}
    match, dice = Match.new("moon-river", options, 6), random.Random(2)
    bots = [level.bot for level in LEVELS]
    for number in range(90):
        seat = min(match.actors())
        bot = bots[number % len(bots)]
        choice = bot.choose(match.view(seat), Budget(0.05, 30), dice)
        match.play(seat, choice.action)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (" \n", "moon-river-data-empty"),
        ("x" * (LARGEST + 1), "moon-river-data-large"),
        ("[[parcel", "error-data-toml"),
        ("a = " + "[" * 9000, "error-data-toml"),
        ("a = " + "9" * 9000, "error-data-toml"),
        ('a = "\ud800"', "error-data-toml"),
        (
            MANY_KINDS.replace("count = 2\nback = 9\ncorn = 3", "count = 1\nback = 9\ncorn = 3")
            + '\n[[parcel]]\nlandscape = "farm"\ncount = 1\nback = 5\n',
            "moon-river-data-kinds",
        ),
        (FEW_KINDS.replace("count = 12", "count = 13", 1), "moon-river-data-sum"),
    ],
)
def test_a_wrong_file_is_refused_with_its_reasons(text: str, key: str) -> None:
    with pytest.raises(InvalidData) as refused:
        Match.new("moon-river", {"pieces": text})
    assert key in [reason.key for reason in refused.value.reasons]


def test_pieces_are_a_text() -> None:
    with pytest.raises(InvalidOptions):
        Match.new("moon-river", {"pieces": 3})


@pytest.mark.parametrize(
    "line",
    ["", ";;;", "7D:1;5,5,3,5,2;CM,DF;3ace,4c,3ad,3be,2ace", OUR_KIT.line.replace("7D:1", "٧D:1"),
     OUR_KIT.line.replace("7D", "7Dk"), OUR_KIT.line + ";", OUR_KIT.line.replace("3ace", "3aac")],
)  # fmt: skip
def test_a_wrong_line_is_refused(line: str) -> None:
    start = RIVER.position_text(RIVER.start(RIVER.info.read_options({})))
    with pytest.raises(InvalidPosition):
        RIVER.parse_position(f"{start} pieces={line}")
