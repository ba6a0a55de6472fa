"""Positions to try the solver on, by random play, and the plainest search there is."""

import random
from fractions import Fraction

from highnoon.core.action import CHANCE, Action
from highnoon.core.match import Match
from highnoon.core.registry import game
from highnoon.engine.longhorn.search import following
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State


def dealt(seed: int, ambush: str, strikes: str = "any") -> State:
    """A deal under these options; `former` is rules version 1."""
    former = strikes == "former"
    options = {"ambush_nugget": ambush} | ({} if former else {"epidemic_colour": strikes})
    state: State = Match.new(game("longhorn", 1 if former else 2), options, seed).state
    return state


def random_game(seed: int, ambush: str, strikes: str = "any") -> list[State]:
    """All states of a random game from its deal to its end."""
    rng = random.Random(seed)
    state = dealt(seed, ambush, strikes)
    states = [state]
    while seats := LONGHORN.actors(state):
        (seat,) = seats
        if seat == CHANCE:
            action = LONGHORN.sample_chance(state, rng)
        else:
            action = rng.choice(LONGHORN.legal_actions(state, seat))
        state = LONGHORN.apply(state, seat, action).state
        states.append(state)
    return states


def turns_in(seed: int, turns: int, ambush: str = "choice") -> State:
    """A position so many turns into a random game."""
    for step in range(100):
        turned = [one for one in random_game(seed + 1000 * step, ambush) if one.phase == "steal"]
        if len(turned) > turns:
            return turned[turns]
    raise AssertionError("no game is that long")


class TooLarge(Exception):
    """More positions than a plain search should visit."""


def plain(state: State, memo: dict[State, Fraction], most: int) -> Fraction:
    """The value for the first player by the rules alone: minimax, and means where chance draws."""
    if state in memo:
        return memo[state]
    if len(memo) >= most:
        raise TooLarge
    result = LONGHORN.result(state)
    if result is not None:
        value = Fraction(result.places[1] - result.places[0])
    else:
        after = [(plain(one, memo, most), chance) for _, one, chance in following(state)]
        (seat,) = LONGHORN.actors(state)
        if seat == CHANCE:
            value = sum((one * chance for one, chance in after), Fraction(0))
        else:
            value = (max if seat == 0 else min)(one for one, _ in after)
    memo[state] = value
    return value


def epidemic_game(seed: int, ambush: str, strikes: str) -> list[State]:
    """The same, but the epidemic is left alone as long as anything else can be done."""
    rng = random.Random(seed)
    states = [state := dealt(seed, ambush, strikes)]
    while seats := LONGHORN.actors(state):
        (seat,) = seats
        if seat == CHANCE:
            action = LONGHORN.sample_chance(state, rng)
        else:
            actions = LONGHORN.legal_actions(state, seat)
            calm = [action for action in actions if not _to_the_epidemic(state, action)]
            action = rng.choice(calm or actions)
        states.append(state := LONGHORN.apply(state, seat, action).state)
    return states


def _to_the_epidemic(state: State, action: Action) -> bool:
    if action.kind != "move":
        return False
    return state.tokens[state.places.index(int(action.args[0]))] == "e"


def late(
    seed: int, ambush: str, most: int = 4000, game: list[State] | None = None
) -> dict[State, Fraction]:
    """Positions near the end of a random game, with their values."""
    memo: dict[State, Fraction] = {}
    for state in reversed(game or random_game(seed, ambush)):
        try:
            plain(state, memo, most)
        except TooLarge:
            break
    return memo
