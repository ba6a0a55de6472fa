"""One position text on trial: refused in words, or everything that a table does works with it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from fractions import Fraction
from io import StringIO
from typing import Any, Final, TypeAlias

from rich.console import Console

from highnoon import CHANCE, OPEN, PUBLIC, InvalidPosition, Phrase
from highnoon.cli.boards import board
from highnoon.cli.screen import Screen
from highnoon.cli.tools import show
from highnoon.core.game import AnyGame
from highnoon.i18n.catalogue import Catalogue
from tests.i18n.test_keys import ENGLISH, nested
from tests.positions.mutations import mutated, valid

Verdict: TypeAlias = bool | Exception
"""Whether a text was read; or what went wrong."""
LONGEST_GAME: Final = 3000
"""No game has more actions than this, chance included."""


def accepted(game: AnyGame, text: str, rng: random.Random, to_the_end: bool) -> bool:
    """Whether the text was read as a position. Anything that goes wrong with it raises.

    `to_the_end`: it is also played to its end.
    """
    try:
        state = game.parse_position(text)
    except InvalidPosition as error:
        _said(*error.reasons)
        return False
    assert not any(letter.isnumeric() and not letter.isascii() for letter in text), "foreign digits"
    _is_its_text(game, state)
    _can_be_looked_at(game, state, rng)
    _can_be_drawn(game, state, rng)
    if to_the_end:
        _can_be_played(game, state, rng)
    return True


def trials(game: AnyGame, seed: int, count: int, to_the_end: int) -> Iterator[tuple[str, Verdict]]:
    """So many changed texts, each with its verdict; the same ones for the same seed.

    What was read is changed again, so that positions drift far away from those of real games.
    So many of them are played to their end.
    """
    rng, texts = random.Random(f"{game.info.key} {seed}"), list(valid(game.info.key))
    read = 0
    for _ in range(count):
        text = mutated(texts, rng)
        verdict: Verdict
        try:
            verdict = accepted(game, text, rng, read < to_the_end)
        except Exception as error:  # noqa: BLE001  (whatever it is, it is told)
            verdict = error
        if verdict is True:
            read += 1
            texts[rng.randrange(len(texts))] = text
        yield text, verdict


def _said(*phrases: Phrase) -> None:
    """There are phrases; each has a text, its arguments, and letters a terminal can print."""
    assert phrases
    for phrase in phrases:
        for part in nested(phrase):
            assert part.key in ENGLISH, part
            assert ENGLISH[part.key] <= part.args.keys(), part
        Catalogue("en").say(phrase).encode()


def _is_its_text(game: AnyGame, state: Any) -> None:
    text = game.position_text(state)
    assert game.parse_position(text) == state
    assert game.position_text(game.parse_position(text)) == text
    assert not game.check(state)


def _seats(game: AnyGame, state: Any) -> range:
    view = game.view(state, PUBLIC)
    return range(len(view.get("players") or view["ranches"]))


def _asks_something(game: AnyGame, state: Any) -> None:
    """Whoever is asked has choices, chance has outcomes, and an end has its result."""
    actors = game.actors(state)
    result = game.result(state)
    assert (result is None) == bool(actors)
    for seat in actors - {CHANCE}:
        actions = game.legal_actions(state, seat)
        assert actions
        assert len(set(actions)) == len(actions)
    if CHANCE in actors:
        assert sum(chance for _, chance in game.chance_outcomes(state)) == Fraction(1)
    if result is not None:
        assert 1 in result.places
        for score, lines in zip(result.scores, result.breakdown, strict=True):
            assert not lines or sum(line.amount for line in lines) == score
        _said(result.reason, *(line.what for lines in result.breakdown for line in lines))


def _can_be_looked_at(game: AnyGame, state: Any, rng: random.Random) -> None:
    """Every viewer has a view in plain data, and a world that would look the same."""
    _asks_something(game, state)
    for viewer in (*_seats(game, state), PUBLIC, OPEN):
        view = game.view(state, viewer)
        assert json.loads(json.dumps(view)) == view
        actions = game.legal_actions(state, viewer) if viewer >= 0 else ()
        _said(game.prompt(view), *(game.describe_action(view, action) for action in actions))
        if viewer == OPEN:
            continue
        world = game.sample_state(view, rng)
        assert game.view(world, viewer) == view
        assert not game.check(world)
        assert viewer < 0 or game.legal_actions(world, viewer) == actions


def _can_be_drawn(game: AnyGame, state: Any, rng: random.Random) -> None:
    """`highnoon show` draws it and says what may be done; the board is drawn for any viewer."""
    screen = Screen(Catalogue("en"), Console(file=StringIO(), width=80))
    show(screen, game.position_text(state), game.info.key)
    # Drawing takes most of the time: one viewer each, whoever it is.
    view = game.view(state, rng.choice((*_seats(game, state), PUBLIC, OPEN)))
    screen.show(board(game.info.key).draw(view, screen.say, screen.width))


def _can_be_played(game: AnyGame, state: Any, rng: random.Random) -> None:
    """Random play goes on to a result, through positions that could all be read again."""
    for _ in range(LONGEST_GAME):
        actors = sorted(game.actors(state))
        if not actors:
            break
        seat = rng.choice(actors)
        chance = seat == CHANCE
        action = (
            game.sample_chance(state, rng)
            if chance
            else rng.choice(game.legal_actions(state, seat))
        )
        state = game.apply(state, seat, action).state
        wrong = game.check(state)
        assert not wrong, (game.action_text(action), wrong, game.position_text(state))
        _asks_something(game, state)
    assert game.result(state) is not None
    _is_its_text(game, state)
