"""Players who look one move ahead: how much they see is their level."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from highnoon.core.action import Action
from highnoon.engine.desperados.sight import Sight, distances
from highnoon.games.desperados.actions import DECISION, PLAY_SALOON
from highnoon.games.desperados.aids import shares
from highnoon.games.desperados.belief import UNKNOWN
from highnoon.games.desperados.state import LOOK, MOVES, NOTHING, NOWHERE, POKER, SHERIFF

Scores = list[float]

_LATER: Final = 0.9
"""What loot is worth if it is one move farther away."""
_LOST: Final = 0.1
"""What loot is worth that cannot be reached in this round."""
_FEAR: Final = 2.0
"""How much an arrest weighs beside the loot in sight: it costs a card for good as well."""
_TAKEN: Final = 0.4
"""What a bank is worth for which enough mates are better placed."""
_GUARDED: Final = 0.2
"""What a bank is worth that more deputies guard than mates are near: one may still ride away."""


class Nerve(NamedTuple):
    """A temper: what danger, banks and distance weigh beside what they are."""

    fear: float = 1.0
    """How much an arrest is feared."""
    bank: float = 1.0
    """What a bank is worth beside coaches and poker."""
    room: int = 2
    """How many roads to the sheriff a hideout should have."""
    reach: float = 1.0
    """How much a bank that is far away matters less to the sheriff's first place."""


CALM: Final = Nerve()
CAUTIOUS: Final = Nerve(fear=1.3, bank=0.7, room=3, reach=0.4)
BOLD: Final = Nerve(fear=0.7, bank=1.4, room=1, reach=3.0)
TIMID: Final = Nerve(bank=0.3, reach=0.15)
RASH: Final = Nerve(bank=2.2, reach=10.0)
"""The same for whoever sees neither clock nor danger, and so differs in little else."""


class Eyes(NamedTuple):
    """What a player sees beside loot and roads."""

    clock: bool
    """When banks are robbed, and where coaches will be."""
    pawns: bool
    """Deputies, and where the others were last seen."""
    belief: bool
    """Where the others can be by all they have shown."""
    nerve: Nerve = CALM


def one_look(sight: Sight, choices: Sequence[Action], eyes: Eyes, rng: random.Random) -> Action:
    """The choice that looks best; equal ones are drawn."""
    scores = _SCORES[sight.phase](sight, choices, eyes)
    best = max(scores)
    return choices[rng.choice([n for n, score in enumerate(scores) if score >= best - 1e-9])]


# --- the gang ---


def _hideout(sight: Sight, choices: Sequence[Action], eyes: Eyes) -> Scores:
    away, sheriff = distances(sight.map), sight.trails[SHERIFF].start
    starts = [sight.map.number[str(action.args[0])] for action in choices]
    taken = [sight.trails[seat].start for seat in sight.gang]
    return [
        lure(sight, eyes, town, MOVES) * (1 - 0.1 * taken.count(town))
        - eyes.pawns * 500 * (away[town][sheriff] < eyes.nerve.room)
        for town in starts
    ]


def _card(sight: Sight, choices: Sequence[Action], eyes: Eyes) -> Scores:
    if sight.viewer == SHERIFF:
        return _chase(sight, choices, eyes)
    here = sight.at(sight.viewer)
    risk = _risk(sight, eyes)
    return [
        (1 - min(1.0, eyes.nerve.fear * risk(town))) * lure(sight, eyes, town, MOVES - sight.move)
        for town in (_to(sight, action, here) for action in choices)
    ]


def _to(sight: Sight, action: Action, here: int) -> int:
    if action.kind != "card" or action == PLAY_SALOON:
        return here
    return sight.map.number[str(action.args[0])]


def lure(sight: Sight, eyes: Eyes, town: int, left: int) -> float:
    """What a town promises: the best heist and the best bank within reach of it."""
    heist = 0.0
    away = distances(sight.map)[town]
    if sight.viewer in sight.discs:
        for other in range(len(sight.map.towns)):
            if sight.poker >> other & 1 and not (eyes.pawns and other in sight.deputies):
                heist = max(heist, _discounted(sight.poker_value, away[other], left, eyes))
        for coach in sight.coaches:
            stops = coach.stops[MOVES - left :] if eyes.clock else coach.stops[sight.move :][:1]
            for later, stop in enumerate(stops):
                if eyes.pawns and stop in sight.deputies:
                    continue
                reached = away[stop] <= later if eyes.clock else True
                wait = later if eyes.clock else away[stop]
                heist = max(heist, reached * _discounted(sight.coach_value, wait, left, eyes))
    bank = 0.0
    for one in sight.banks:
        value = one.believed * eyes.nerve.bank
        missing = sight.deputies.count(one.town) if eyes.pawns else 0
        if eyes.belief:
            missing -= _nearer(sight, one.town, away[one.town])
        if missing:
            value *= _GUARDED if missing > 0 else _TAKEN
        if eyes.belief and away[one.town] == 0 and left > 1:
            # Too early: they must ride on, and cannot play this town's card again.
            value *= _LOST
        bank = max(bank, _discounted(value, away[one.town], left, eyes))
    return heist + bank


def _nearer(sight: Sight, town: int, distance: int) -> int:
    """How many mates are nearer to a town, or there."""
    away = distances(sight.map)
    return sum(
        away[sight.at(seat)][town] < max(1, distance)
        for seat in sight.gang
        if seat != sight.viewer and sight.trails[seat].start != NOWHERE
    )


def _discounted(value: float, distance: int, left: int, eyes: Eyes) -> float:
    """Without a clock the nearest looks best; with one, what is out of reach counts for nothing."""
    if not eyes.clock:
        return value / (1 + distance)
    return value * _LATER**distance if distance <= left else value * _LOST


def _risk(sight: Sight, eyes: Eyes) -> Callable[[int], float]:
    """How much a player fears to meet the sheriff in a town."""
    if eyes.belief:
        known = sight.trails[SHERIFF]
        if len(known.row) < sight.move:
            known = known._replace(row=(*known.row, UNKNOWN))
        chances = shares(sight.map, known)
        return lambda town: min(1.0, _FEAR * chances.get(town, 0.0))
    if eyes.pawns:
        pawn, away = sight.last_seen(SHERIFF), distances(sight.map)
        return lambda town: (0.5, 0.25)[away[town][pawn]] if away[town][pawn] < 2 else 0.0
    return lambda _: 0.0


def _decide(sight: Sight, choices: Sequence[Action], eyes: Eyes) -> Scores:
    """Take what is here. Who knows no fear looks into every bank on the way."""
    town = sight.at(sight.viewer)
    mates = [seat for seat in sight.gang if seat != sight.viewer and sight.at(seat) == town]
    scores = []
    for action in choices:
        what = DECISION[action]
        if what == NOTHING:
            scores.append(1.0)
        elif what == LOOK:
            free = sight.move == MOVES or not eyes.belief
            scores.append(2.0 if free and sight.news_at(town) else 0.0)
        else:
            value = sight.poker_value if what == POKER else sight.coach_value
            sure = sum(sight.decisions[seat] == what for seat in mates)
            scores.append(0.5 if sure > sight.deputies.count(town) else value)
    return scores


# --- the sheriff ---


def _muster(sight: Sight, choices: Sequence[Action], eyes: Eyes) -> Scores:
    towns = [sight.map.number[str(action.args[0])] for action in choices]
    if sight.trails[SHERIFF].start == NOWHERE:
        return [_near_banks(sight, town, eyes.nerve) for town in towns]
    worth = {bank.town: bank.value for bank in sight.banks}
    return [worth.get(town, 0.0) / (1 + 5 * sight.deputies.count(town)) for town in towns]


def _near_banks(sight: Sight, town: int, nerve: Nerve) -> float:
    away = distances(sight.map)[town]
    return sum(bank.value / (1 + nerve.reach * away[bank.town]) for bank in sight.banks)


def _sheriff(sight: Sight, choices: Sequence[Action], eyes: Eyes) -> Scores:
    """First the deputies, as long as a ride helps; then the sheriff's own card."""
    rides = [action for action in choices if action.kind == "ride"]
    gains = {action: _ride(sight, action, eyes) for action in rides}
    chase = dict(zip(choices, _chase(sight, choices, eyes), strict=True))
    best = max(gains.values(), default=0.0)
    return [
        (1e6 + gains[action] if best > 0 else -1.0) if action in gains else chase[action]
        for action in choices
    ]


def _ride(sight: Sight, action: Action, eyes: Eyes) -> float:
    """What a deputy's ride adds: it heads for the richest bank that nobody else guards."""
    start, end = (sight.map.number[str(key)] for key in action.args)
    posts = list(sight.deputies)
    posts.remove(start)
    return _guard(sight, end, posts, eyes) - _guard(sight, start, posts, eyes)


def _guard(sight: Sight, town: int, posts: Sequence[int], eyes: Eyes) -> float:
    away = distances(sight.map)[town]
    free = [bank for bank in sight.banks if bank.town not in posts]
    return max(
        (bank.value * _threat(sight, bank.town, eyes) / (1 + away[bank.town]) for bank in free),
        default=0.0,
    )


def _threat(sight: Sight, town: int, eyes: Eyes) -> float:
    """How likely somebody of the gang can be in a town at the end of the round."""
    if not eyes.belief:
        return 1.0
    away, left = distances(sight.map), MOVES - sight.move + 1
    absent = 1.0
    for seat in sight.gang:
        chances = shares(sight.map, sight.trails[seat])
        absent *= 1 - sum(share for at, share in chances.items() if away[at][town] <= left)
    return 1.1 - absent


def _chase(sight: Sight, choices: Sequence[Action], eyes: Eyes) -> Scores:
    """The richest bank; or where somebody was last seen; or where most of the gang can be."""
    map_, here = sight.map, sight.at(SHERIFF)
    away = distances(map_)
    towns = [_to(sight, action, here) for action in choices]
    if eyes.belief:
        chances = [
            shares(map_, sight.trails[seat]._replace(row=(*sight.trails[seat].row, UNKNOWN)))
            for seat in sight.gang
        ]
        prize = [1.0] * len(away)
        if sight.move == MOVES:
            for bank in sight.banks:
                prize[bank.town] = 0.5 if bank.town in sight.deputies else 1 + bank.value / 500
        prey = [prize[at] * sum(one.get(at, 0.0) for one in chances) for at in range(len(away))]
        return [
            prey[town] + 0.1 * max(prey[near] for near in map_.neighbours[town]) for town in towns
        ]
    if eyes.pawns:
        seen = [sight.last_seen(seat) for seat in sight.gang]
        return [-min(away[town][one] for one in seen) - 0.1 * away[here][town] for town in towns]
    richest = max(sight.banks, key=lambda bank: bank.value, default=None)
    return [0.0 if richest is None else -float(away[town][richest.town]) for town in towns]


_SCORES: Final[dict[str, Callable[[Sight, Sequence[Action], Eyes], Scores]]] = {
    "muster": _muster,
    "hideout": _hideout,
    "sheriff": _sheriff,
    "cards": _card,
    "heists": _decide,
}
