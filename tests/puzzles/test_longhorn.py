"""Puzzles of Longhorn: one way only, proven twice, and every try answered."""

from itertools import permutations

import pytest

from highnoon import puzzles
from highnoon.core.errors import IllegalAction, InvalidAction
from highnoon.engine import warming
from highnoon.engine.longhorn.search import following
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.notation import action_text, parse_action
from highnoon.games.longhorn.parsing import parse_position
from highnoon.games.longhorn.scoring import result
from highnoon.games.longhorn.state import ENDED, NOWHERE, State
from highnoon.puzzles import Puzzle
from highnoon.puzzles.longhorn.fingerprint import SQUARES, canonical, id_of
from highnoon.puzzles.longhorn.making import Making
from highnoon.puzzles.longhorn.proof import Unproven, decisions
from highnoon.puzzles.longhorn.themes import THEMES

SHELF = puzzles.load("longhorn")
SAMPLE = SHELF[:: len(SHELF) // 24]


@pytest.fixture(scope="module")
def making() -> Making:
    return Making()


def test_a_sample_is_proven_again(making: Making) -> None:
    plainly = 0
    for puzzle in SAMPLE:
        try:
            assert making.prove_plainly(puzzle, 4_000) == [], puzzle.id
            plainly += 1
        except Unproven:
            continue
    assert plainly >= len(SAMPLE) // 4


def test_the_solver_proves_what_is_too_large_for_minimax(making: Making) -> None:
    for puzzle in SAMPLE[-2:]:
        assert making.prove(puzzle) == [], puzzle.id


def test_a_false_puzzle_is_found_out(making: Making) -> None:
    puzzle = SHELF[0]
    state = parse_position(puzzle.position)
    other = next(one for one in state.choices if action_text(one) != puzzle.line[0])
    after = rules.apply(state, puzzle.seat, other).state
    line = [other]
    while after.phase not in ENDED and after.phase != "steal":
        line.append(after.choices[0])
        after = rules.apply(after, puzzle.seat, line[-1]).state
    false = Puzzle(
        "aaaaaaaa", "longhorn", puzzle.kind, puzzle.position, puzzle.options, puzzle.seat,
        tuple(map(action_text, line)), ("love",), 1500,
    )  # fmt: skip
    assert len(making.prove(false)) >= 4


def test_of_every_theme_there_are_a_hundred_puzzles() -> None:
    counts = puzzles.themes(SHELF)
    assert set(counts) == set(THEMES)
    assert len(THEMES) >= 8
    assert min(counts.values()) >= 100


def test_no_two_are_alike_however_the_table_is_turned() -> None:
    assert len({id_of(parse_position(one.position)) for one in SHELF}) == len(SHELF)


def turned(state: State, square: tuple[int, ...], colours: tuple[int, ...]) -> State:
    """The same position with another square, other colours and the seats swapped."""

    def at(cell: int) -> int:
        return cell if cell == NOWHERE else square.index(cell)

    def painted(cows: tuple[int, ...]) -> tuple[int, int, int, int]:
        w, o, g, b = (cows[colour] for colour in colours)
        return (w, o, g, b)

    return state._replace(
        side=1 - state.side,
        outlaw=at(state.outlaw),
        places=tuple(state.places[cell] for cell in square),
        cows=tuple(painted(state.cows[cell]) for cell in square),
        tokens=tuple(state.tokens[cell] for cell in square),
        herds=(painted(state.herds[1]), painted(state.herds[0])),
        nuggets=(state.nuggets[1], state.nuggets[0]),
        last=(at(state.last[1]), at(state.last[0])),
        struck=state.struck if state.struck == NOWHERE else colours.index(state.struck),
    )


@pytest.mark.parametrize("puzzle", SAMPLE[::6], ids=lambda one: one.id)
def test_the_fingerprint_folds_every_symmetry(puzzle: Puzzle) -> None:
    state = parse_position(puzzle.position)
    assert len(set(SQUARES)) == 8
    for square in SQUARES:
        for colours in list(permutations(range(4)))[::5]:
            assert canonical(turned(state, square, colours)) == canonical(state)
    fewer = state._replace(herds=((0, 0, 0, 0), state.herds[1]))
    assert canonical(fewer) != canonical(state)


@pytest.mark.parametrize("puzzle", SAMPLE[::4], ids=lambda one: one.id)
def test_the_main_line_is_answered_move_by_move(puzzle: Puzzle) -> None:
    moves: list[str] = []
    while (now := puzzles.attempt(puzzle, moves)).status == "go-on":
        moves += now.reply
        moves.append(puzzle.line[len(moves)])
    assert now.status == "solved"
    assert (*moves, *now.reply) == puzzle.line
    assert puzzles.attempt(puzzle, puzzle.line).status == "solved"


@pytest.mark.parametrize("engine", [True, False], ids=["solver", "plain"])
def test_a_wrong_try_is_refuted_by_moves_that_can_be_played(
    engine: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("highnoon.puzzles.longhorn.trying.engine_here", lambda: engine)
    for puzzle in SAMPLE[:4]:
        state = parse_position(puzzle.position)
        for action, after, _ in following(state):
            if action_text(action) == puzzle.line[0]:
                continue
            tried = puzzles.attempt(puzzle, [action_text(action)])
            assert tried.status == "wrong"
            assert tried.why is not None
            last = after
            for one in map(parse_action, tried.refutation):
                last = rules.apply(last, min(rules.actors(last)), one).state
            end = result(last)
            if engine and end is not None and puzzle.kind == "win":
                assert end.places[puzzle.seat] >= end.places[1 - puzzle.seat]


def test_another_defence_is_played_on_correctly() -> None:
    assert warming.engine_here()
    for puzzle in SAMPLE:
        line = tuple(map(parse_action, puzzle.line))
        steps = decisions(parse_position(puzzle.position), line)
        for number, one in enumerate(steps):
            others = [action for action in one.state.choices if action != one.action]
            if one.actor == 1 - puzzle.seat and others:
                before = [*puzzle.line[:number], action_text(others[0])]
                tried = puzzles.attempt(puzzle, before)
                assert tried.status in ("go-on", "solved")
                return
    pytest.fail("no puzzle of the sample has another defence")


def test_what_cannot_be_played_is_refused() -> None:
    puzzle = SHELF[0]
    with pytest.raises(InvalidAction):
        puzzles.attempt(puzzle, ["castle"])
    with pytest.raises(IllegalAction):
        puzzles.attempt(puzzle, ["start C"])


def test_the_view_is_the_table_of_whoever_solves() -> None:
    puzzle = SHELF[0]
    assert puzzles.view(puzzle)["side"] == puzzle.seat
    assert not puzzles.is_named(puzzle)
