"""Batches are the rules: every state, mask and observation along random matches is compared."""

import pickle
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from highnoon import CHANCE, Action, Match, game, game_keys
from highnoon.core.errors import HighNoonError, IllegalAction, InvalidAction, InvalidPosition
from highnoon.core.registry import described
from highnoon.rl.batch import Batch
from highnoon.rl.rules import utilities
from highnoon.rl.tensors import layout_of
from tests.cases import Case, cases
from tests.games.desperados.maps import FOUR_TOWNS

BATCHED = [case for case in cases() if described(case.key).batch]
# Few tiles: banks are filled from the bottom of the pile, and in the end not at all.
BATCHED.append(Case("desperados", {"players": 6, "map": FOUR_TOWNS}))
KEYS = sorted({case.key for case in BATCHED})


def steps(case: Case) -> int:
    """So many that every match comes to its end, most of them."""
    players: int = case.options["players"]
    return {"longhorn": 60, "desperados": 95 * players, "moon-river": 580}[case.key]


def chosen(batch: Batch, dice: np.random.Generator) -> Any:
    """A random legal action for each match."""
    return (batch.masks * dice.random(batch.masks.shape)).argmax(axis=1)


def compare(batch: Batch, match: int, state: Any, rules: Any, layout: Any, numbers: Any) -> None:
    seat = min(rules.actors(state))
    legal = {numbers.index(action) for action in rules.legal_actions(state, seat)}
    assert batch.actors[match] == seat
    assert set(np.flatnonzero(batch.masks[match])) == legal
    assert np.array_equal(batch.observations[match], layout.observe(rules.view(state, seat)))


def nugget(state: Any, wanted: Any) -> Action:
    """The nugget that has changed its owner."""
    side = state.side
    return Action("draw", tuple(Counter(wanted.nuggets[side]) - Counter(state.nuggets[side])))


def tile(state: Any, wanted: Any) -> Action:
    """What was drawn in Desperados, as the later position tells."""
    if state.phase == "plan":
        return Action("plan", (wanted.plan + 1,))
    if state.phase == "tiles":
        return Action("tile", (wanted.loot[len(state.loot)].value,))
    return Action("bank", (wanted.banks[state.banks.index(-1)],))


def parcel(state: Any, wanted: Any) -> Action:
    """What was drawn in Moon River, as the later position tells."""
    if state.phase == "column":
        return Action("draw", (state.kit.codes[wanted.there.parcels[len(state.drawn)]],))
    if state.phase == "saloon":
        pairs = enumerate(zip(state.saloon, wanted.saloon, strict=True))
        return Action("chip", (next(chip for chip, (had, has) in pairs if had < has),))
    if state.phase == "scenario":
        return Action("scenario", (wanted.scenario,))
    return Action("ranchero", (wanted.seat,))


DRAWN: dict[str, Callable[[Any, Any], Action]] = {
    "longhorn": nugget,
    "desperados": tile,
    "moon-river": parcel,
}


def drawn_to(rules: Any, state: Any, wanted: Any) -> Any:
    """The state after the draws that lead to the wanted one; the rules must allow each."""
    while rules.actors(state) == {CHANCE}:
        state = rules.apply(state, CHANCE, DRAWN[rules.info.key](state, wanted)).state
    return state


@pytest.mark.parametrize("case", BATCHED, ids=lambda case: case.name)
def test_every_step_is_that_of_the_rules(case: Case) -> None:
    rules, count = case.game, 2
    first = rules.start(rules.info.read_options(case.options))
    layout, numbers = layout_of(case.key, first), rules.numbers(first)
    batch, dice = Batch(case.key, count, seed=3, **case.options), np.random.default_rng(1)
    states = [batch.state(match) for match in range(count)]
    over = 0
    for _ in range(steps(case)):
        actions = chosen(batch, dice)
        seats, rows, streams = batch.actors.copy(), *batch.save()[:2]
        batch.step(actions)
        for match in range(count):
            step = rules.apply(states[match], int(seats[match]), numbers.at(int(actions[match])))
            # What the batch shows of a match that is over is already the next one.
            batch._kernels.act(rows[match], actions[match], streams[match : match + 1])
            after = batch._kernels.unpack(rows[match])
            states[match] = drawn_to(rules, step.state, after)
            assert states[match] == after
            result = rules.result(after)
            assert batch.ended[match] == (result is not None)
            if result is not None:
                assert np.array_equal(
                    batch.rewards[match], np.array(utilities(rules, result), np.float32)
                )
                states[match] = batch.state(match)
                assert not rules.check(states[match])
                over += 1
            else:
                assert not batch.rewards[match].any()
                assert after == batch.state(match)
            compare(batch, match, states[match], rules, layout, numbers)
    assert over >= count


def ways(rules: Any, state: Any, depth: int) -> int:
    """How many ways there are to go on for so many choices, up to a draw or the end."""
    actors = rules.actors(state)
    if depth == 0 or not actors or actors == {CHANCE}:
        return 1
    seat = min(actors)
    return sum(
        ways(rules, rules.apply(state, seat, action).state, depth - 1)
        for action in rules.legal_actions(state, seat)
    )


def batch_ways(batch: Batch, depth: int) -> int:
    """The same, of a batch's only match."""
    if depth == 0:
        return 1
    saved, count = batch.save(), 0
    for action in np.flatnonzero(batch.masks[0]):
        batch.step([action])
        drawn = not np.array_equal(batch.save().dice, saved.dice)
        count += 1 if drawn or batch.ended[0] else batch_ways(batch, depth - 1)
        batch.restore(saved)
    return count


@pytest.mark.parametrize("case", BATCHED, ids=lambda case: case.name)
def test_there_are_as_many_ways_as_in_the_rules(case: Case) -> None:
    batch, dice = Batch(case.key, 1, seed=11, **case.options), np.random.default_rng(5)
    for _ in range(8):
        for _ in range(steps(case) // 12):
            batch.step(chosen(batch, dice))
        depth = 3 if batch.masks.sum() < 8 else 2
        assert batch_ways(batch, depth) == ways(case.game, batch.state(0), depth)


@pytest.mark.parametrize("key", KEYS)
def test_deals_are_such_as_the_rules_make(key: str) -> None:
    batch, rules = Batch(key, 300, seed=9), game(key)
    deals = [batch.state(match) for match in range(len(batch))]
    assert all(not rules.check(deal) for deal in deals[::10])
    assert len(set(map(rules.position_text, deals))) > 200


def test_the_square_of_longhorn_is_spread_as_the_rules_say() -> None:
    batch = Batch("longhorn", 3000, seed=9)
    deals = [batch.state(match) for match in range(len(batch))]
    assert 0.45 < np.mean([deal.side for deal in deals]) < 0.55
    # Each place and each kind of token lies in the middle as often as any other of its number.
    middles = np.bincount([deal.places[4] for deal in deals], minlength=9)
    assert middles.min() > 3000 / 9 * 0.8
    share = np.mean([deal.tokens[0] == "i" for deal in deals])
    assert abs(share - 3 / 19) < 0.03


def test_the_tiles_of_desperados_are_spread_as_the_rules_say() -> None:
    batch = Batch("desperados", 3000, seed=9)
    deals = [batch.state(match) for match in range(len(batch))]
    assert np.bincount([deal.plan for deal in deals], minlength=5).min() > 3000 / 5 * 0.85
    # Three of the six low tiles and two of the four high ones, each as likely as the others.
    tiles = deals[0].map.tiles
    for bank in range(5):
        lies = Counter(deal.banks[bank] for deal in deals)
        for value in tiles.low + tiles.high:
            of_it = (tiles.low + tiles.high).count(value)
            assert abs(lies[value] / 3000 - of_it * 0.1) < 0.025


@pytest.mark.parametrize("key", KEYS)
def test_a_match_depends_on_its_own_seed_alone(key: str) -> None:
    many = Batch(key, 8, seed=np.arange(100, 108))
    alone = Batch(key, 1, seed=np.array([105]))
    dice = np.random.default_rng(2)
    for _ in range(60):
        actions = chosen(many, dice)
        many.step(actions)
        alone.step(actions[5:6])
        assert np.array_equal(many.observations[5], alone.observations[0])
        assert many.state(5) == alone.state(0)


@pytest.mark.parametrize("key", KEYS)
def test_what_was_saved_goes_on_alike(key: str) -> None:
    batch, dice = Batch(key, 16, seed=4), np.random.default_rng(3)
    for _ in range(40):
        batch.step(chosen(batch, dice))
    saved = pickle.loads(pickle.dumps(batch.save()))
    seen = batch.observations.copy()
    actions = [chosen(batch, dice)]
    batch.step(actions[0])
    after = batch.observations.copy()
    batch.restore(saved)
    assert np.array_equal(batch.observations, seen)
    batch.step(actions[0])
    assert np.array_equal(batch.observations, after)
    other = Batch(key, 16, seed=1)
    other.restore(saved)
    assert np.array_equal(other.observations, seen)


@pytest.mark.parametrize("key", KEYS)
def test_every_choice_of_every_match_is_tried_at_once(key: str) -> None:
    batch, dice = Batch(key, 5, seed=4), np.random.default_rng(3)
    for _ in range(25):
        batch.step(chosen(batch, dice))
    before, rules = batch.save(), game(key)
    matches, actions = np.nonzero(batch.masks)
    tried = batch.fork(matches)
    assert [tried.state(one) for one in range(len(tried))] == [
        batch.state(int(match)) for match in matches
    ]
    tried.step(actions)
    for one, (match, action) in enumerate(zip(matches, actions, strict=True)):
        batch.restore(before)
        others = batch.masks.argmax(axis=1)
        others[match] = action
        batch.step(others)
        assert tried.state(one) == batch.state(int(match))
        assert np.array_equal(tried.observations[one], batch.observations[match])
        assert tried.ended[one] == batch.ended[match]
    assert not any(rules.check(tried.state(one)) for one in range(len(tried)))
    for wrong in ([], [0.5], [[0]], ["0"], [True]):
        with pytest.raises(ValueError, match="named by their numbers"):
            batch.fork(wrong)
    with pytest.raises(IndexError):
        batch.fork([5])
    batch.close()
    with pytest.raises(ValueError, match="closed"):
        batch.fork([0])


def test_a_fork_with_a_seed_foresees_no_draw() -> None:
    batch, dice = Batch("moon-river", 1, seed=4), np.random.default_rng(3)
    drawn: set[Any] = set()
    while len(drawn) < 2:
        batch.step(chosen(batch, dice))
        tried = batch.fork([0] * 8, seed=1)
        tried.step(np.repeat(chosen(batch, dice), 8))
        drawn = {tried.state(one) for one in range(8)}
        same = batch.fork([0] * 8)
        same.step(np.repeat(batch.masks.argmax(axis=1), 8))
        assert len({same.state(one) for one in range(8)}) == 1


@pytest.mark.parametrize("key", KEYS)
def test_some_matches_are_stepped_and_the_others_stay(key: str) -> None:
    some, whole, dice = Batch(key, 6, seed=4), Batch(key, 6, seed=4), np.random.default_rng(3)
    for _ in range(60):
        actions, first = chosen(whole, dice), dice.permutation(6)
        whole.step(actions)
        ended, rewards = np.zeros(6, np.bool_), np.zeros_like(whole.rewards)
        for part in (first[:2], first[2:]):
            before = some.save().rows
            some.step(actions[part], part)
            others = np.setdiff1d(first, part)
            assert np.array_equal(some.save().rows[others], before[others])
            assert not some.ended[others].any()
            assert not some.rewards[others].any()
            ended |= some.ended
            rewards += some.rewards
        assert np.array_equal(some.save().rows, whole.save().rows)
        assert np.array_equal(some.observations, whole.observations)
        assert np.array_equal(some.masks, whole.masks)
        assert np.array_equal(some.actors, whole.actors)
        assert np.array_equal(ended, whole.ended)
        assert np.array_equal(rewards, whole.rewards)
    with pytest.raises(ValueError, match="once"):
        some.step(chosen(whole, dice)[[0, 0]], [0, -6])
    with pytest.raises(IllegalAction):
        some.step([int(some.masks[2].argmin())], [2])
    assert np.array_equal(some.observations, whole.observations)


@pytest.mark.parametrize("key", KEYS)
def test_an_ordinary_state_is_put_into_a_batch(key: str) -> None:
    batch = Batch(key, 2)
    match = Match.new(key, seed=8)
    for _ in range(40):
        batch.put(1, match.state)
        assert batch.state(1) == match.state
        seat = min(match.actors())
        assert set(np.flatnonzero(batch.masks[1])) == {
            match.game.numbers(match.state).index(one) for one in match.legal_actions(seat)
        }
        match.play(seat, match.legal_actions(seat)[-1])
        if match.result is not None:
            break


@pytest.mark.parametrize("key", KEYS)
def test_what_cannot_be_is_refused_and_nothing_happens(key: str) -> None:
    batch = Batch(key, 4, seed=1)
    seen, legal = batch.observations.copy(), batch.masks.argmax(axis=1)
    illegal = legal.copy()
    illegal[2] = batch.masks[2].argmin()
    with pytest.raises(IllegalAction):
        batch.step(illegal)
    no_dice: list[Any] = [None, 7, np.random, SimpleNamespace(random=lambda n: np.full(n, np.nan))]
    for dice in no_dice:
        with pytest.raises(ValueError, match="Generator"):
            batch.sample(dice)
    for number in (-1, 10**9, -(2**63)):
        with pytest.raises(InvalidAction):
            batch.step(np.where(np.arange(4) == 1, number, legal))
    odd: list[Any] = [legal[:3], legal.astype(float), np.stack([legal, legal]), "abcd", None]
    for wrong in odd:
        with pytest.raises(ValueError, match="whole numbers"):
            batch.step(wrong)
    for seed in (1.5, [1, 2], "x", True, 2**70):
        with pytest.raises(ValueError, match="seed"):
            batch.reset(seed)
        with pytest.raises(ValueError, match="seed"):
            batch.fork([0, 1, 2], seed)
    one = Match.new(key, seed=1).state
    several: list[Any] = [slice(0, 2), None, ..., [0, 1], 1.5, True, "0"]
    for number in several:
        with pytest.raises(ValueError, match="by its number"):
            batch.state(number)
        with pytest.raises(ValueError, match="by its number"):
            batch.put(number, one)
    for shown in (batch.masks, batch.actors):
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = True
        with pytest.raises(ValueError, match="WRITEABLE"):
            shown.flags.writeable = True
    saved = batch.save()
    saved.rows[0, 2] = 100
    with pytest.raises(ValueError, match="changed"):
        batch.restore(saved)
    with pytest.raises(ValueError, match="changed"):
        batch.restore(Batch(key, 3).save())
    strange: Any = None
    with pytest.raises(ValueError, match="save"):
        batch.restore(strange)
    rules = game(key)
    with pytest.raises(ValueError, match="Nobody decides"):
        batch.put(0, rules.start(rules.info.read_options(None)))
    with pytest.raises(ValueError, match="no position"):
        batch.put(0, None)
    broken = Match.new(key, seed=1).state._replace(phase="caught")
    with pytest.raises(InvalidPosition):
        batch.put(0, broken)
    with pytest.raises(IndexError):
        batch.put(4, Match.new(key, seed=1).state)
    with pytest.raises(TypeError, match="save"):
        pickle.dumps(batch)
    assert np.array_equal(batch.observations, seen)
    batch.close()
    for use in (batch.save, batch.reset, lambda: batch.step(legal), lambda: batch.state(0)):
        with pytest.raises(ValueError, match="closed"):
            use()


def test_what_another_table_saved_is_refused() -> None:
    ours, theirs = Batch("longhorn", 2), Batch("longhorn", 2, epidemic_colour="present")
    with pytest.raises(ValueError, match="another batch"):
        ours.restore(theirs.save())
    with pytest.raises(ValueError, match="other options"):
        ours.put(0, theirs.state(0))
    desperados = Batch("desperados", 2, players=4)
    with pytest.raises(ValueError, match="other options"):
        Batch("desperados", 2).put(0, desperados.state(0))


@pytest.mark.parametrize("key", KEYS)
def test_no_nonsense_breaks_a_batch(key: str) -> None:
    rules, rng = game(key), np.random.default_rng(12)
    batch = Batch(key, 6, seed=2)
    kinds: list[Any] = [np.int8, np.int64, np.uint64, np.float64, np.bool_, object, "U3"]
    refused = 0
    for turn in range(400):
        batch.step(batch.sample(rng))
        wild = rng.integers(-(2**62), 2**62, rng.choice([1, 6, 7])) >> int(rng.integers(0, 62))
        state = batch.state(0)
        field = str(rng.choice(state._fields))
        value: Any = rng.choice([-3, 9, 63, 10**6]).item()
        saved = batch.save()
        saved.rows[rng.integers(6), rng.integers(saved.rows.shape[1])] ^= 1 << rng.integers(6)
        broken = state._replace(**{field: value})
        typed = wild.astype(kinds[turn % len(kinds)])
        nonsense: list[tuple[Callable[..., object], tuple[Any, ...]]] = [
            (batch.step, (typed,)),
            (batch.restore, (saved,)),
            (batch.put, (0, broken)),
            (batch.reset, (typed,)),
        ]
        attempt, given = nonsense[turn % 4]
        try:
            attempt(*given)
        except (ValueError, TypeError, IndexError, KeyError, AttributeError, HighNoonError):
            refused += 1
        assert all(not rules.check(batch.state(match)) for match in range(0, 6, 5))
        assert batch.masks.any(axis=1).all()
    assert refused > 200


def test_a_batch_is_asked_for_what_it_has() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Batch("longhorn", 0)
    missing = [key for key in game_keys() if described(key).batch is None]
    for key in missing:
        with pytest.raises(ValueError, match="no batch"):
            Batch(key, 1)
