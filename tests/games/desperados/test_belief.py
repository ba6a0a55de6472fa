"""Beliefs are exact: equal to a plain enumeration, and sampled worlds are uniform over it."""

import random
import tomllib
from collections import Counter
from fractions import Fraction
from importlib.resources import files
from itertools import product

import pytest

from highnoon import CHANCE, PUBLIC
from highnoon.games.desperados.belief import histories, places
from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.state import DUE, Loot, State, after, put
from highnoon.games.desperados.view import DesperadosView
from highnoon.games.desperados.worlds import Worlds
from tests.cases import Case, play
from tests.games.desperados.maps import FOUR_TOWNS
from tests.games.desperados.table import act, table

MAP = tomllib.loads(files("highnoon.games.desperados").joinpath("map.toml").read_text("utf-8"))
ROADS = {frozenset((a, b)) for a, ends in MAP["roads"].items() for b in ends}
ADJACENT = {a: [b for b in MAP["towns"] if frozenset((a, b)) in ROADS] for a in MAP["towns"]}


def plain(view: DesperadosView, seat: int) -> list[list[str]]:
    """Every row that fits, straight from the rules page: sets of names, nothing clever."""
    player = view["players"][seat]
    found: list[list[str]] = []

    def go_on(here: str, row: list[str]) -> None:
        if len(row) == len(player["row"]):
            found.append(row)
            return
        playable = {t for t in ADJACENT[here] if t not in row and t not in player["lost"]}
        playable |= set() if "saloon" in row else {"saloon"}
        seen = player["row"][len(row)]
        for card in playable or {"none"}:
            if seen in ("?", card) and (card != "none" or seen == "none"):
                go_on(here if card in ("saloon", "none") else card, [*row, card])

    if player["start"] is not None:
        go_on(player["start"], [])
    return found


def ends(view: DesperadosView, seat: int, rows: list[list[str]]) -> dict[str, int]:
    start = view["players"][seat]["start"]
    towns = [([start] + [c for c in row if c not in ("saloon", "none")])[-1] for row in rows]
    return dict(Counter(town for town in towns if town is not None))


@pytest.mark.parametrize("players", [3, 6])
def test_beliefs_equal_a_plain_enumeration_at_every_moment(players: int) -> None:
    for number, moment in enumerate(play(Case("desperados", {"players": players}), 5)):
        if number % 5:
            continue
        viewer = (0, 1, PUBLIC)[number // 5 % 3]
        view = DESPERADOS.view(moment.state, viewer)
        for seat in range(players):
            rows = plain(view, seat)
            assert sorted(histories(view, seat)) == sorted(rows)
            assert places(view, seat) == ends(view, seat, rows)
            if rows:
                state, known = moment.state, len(view["players"][seat]["row"])
                here = after(state.starts[seat], state.rows[seat][:known])
                assert state.map.key(here) in places(view, seat)


def test_the_gang_can_ask_what_the_sheriff_knows_of_it() -> None:
    state = table(phase="heists", green="yuma:tucson", red="yuma:phoenix")
    state = act(state, "green: look", "red: nothing")
    gang, sheriff = DESPERADOS.view(state, 2), DESPERADOS.view(state, 0)
    assert places(gang, 1) == {"tucson": 1}
    for seat in (1, 2):
        assert places(gang, seat, public=True) == places(sheriff, seat)
    assert places(sheriff, 2) == {"yuma": 1, "prescott": 1, "phoenix": 1, "tucson": 1, "nogales": 1}


def test_lost_cards_saloon_and_proofs_narrow_the_belief() -> None:
    state = table(
        round="3",
        phase="sheriff",
        move="3",
        sheriff="taos:saloon,shiprock",
        green="yuma:tucson*,saloon*",
        banks="500.0,800.0*,1100.0,2300.0,2600.0",
        red="yuma:nogales,tombstone",
        red_lost="phoenix,tucson",
    )
    view = DESPERADOS.view(state, 0)
    assert places(view, 1) == {"tucson": 1}
    assert places(view, 2) == ends(view, 2, plain(view, 2))
    assert all("phoenix" not in row and "tucson" not in row for row in histories(view, 2))


def test_a_move_without_a_card_tells_that_none_could_be_played() -> None:
    state = table(
        round="5",
        phase="sheriff",
        move="4",
        sheriff="taos:saloon,santa-fe,taos",
        green="nogales:tombstone,saloon,none*",
        green_lost="nogales,tucson,lordsburg,el-paso",
        red="prescott:saloon,yuma,prescott",
    )
    view = DESPERADOS.view(state, 0)
    assert sorted(histories(view, 1)) == [
        ["saloon", "tombstone", "none"],
        ["tombstone", "saloon", "none"],
    ]
    assert places(view, 1) == {"tombstone": 2}


def test_before_the_start_nobody_is_anywhere() -> None:
    view = DESPERADOS.view(DESPERADOS.start({"players": 3}), 0)
    assert places(view, 1) == {}


# --- sampled worlds ---


def too_far(found: Counter[object], chances: dict[object, Fraction]) -> float:
    """Chi-square beyond its degrees of freedom, in standard deviations."""
    drawn = sum(found.values())
    assert found.keys() <= chances.keys()
    square = sum((found[key] - drawn * p) ** 2 / (drawn * p) for key, p in chances.items())
    freedom = len(chances) - 1
    return (float(square) - freedom) / (2 * freedom) ** 0.5 if freedom else 0.0


def uniform(worlds: list[object]) -> dict[object, Fraction]:
    assert len(set(worlds)) == len(worlds)
    return dict.fromkeys(worlds, Fraction(1, len(worlds)))


def test_hidden_rows_are_drawn_uniformly() -> None:
    state = table(
        phase="sheriff",
        move="3",
        sheriff="taos:saloon,shiprock",
        green="yuma:tucson,lordsburg*",
        heists="2.poker.lordsburg.1.green",
        red="taos:saloon,santa-fe",
    )
    view = DESPERADOS.view(state, 0)
    all_worlds = [(tuple(green), tuple(red)) for green in plain(view, 1) for red in plain(view, 2)]
    rng, worlds = random.Random(1), Worlds(view)
    key = state.map.key
    found: Counter[object] = Counter()
    for _ in range(20_000):
        rows = worlds.sample(rng).rows
        found[
            tuple(tuple("saloon" if card == -1 else key(card) for card in row) for row in rows[1:])
        ] += 1
    assert abs(too_far(found, uniform(list(all_worlds)))) < 4


def test_open_decisions_are_drawn_uniformly_with_the_rows_that_allow_them() -> None:
    # A deputy in Phoenix, where the coach is: to rob it, both desperados must be there.
    state = table(
        phase="heists", green="yuma:phoenix", red="prescott:phoenix", deputies="phoenix,taos"
    )
    view = DESPERADOS.view(act(state, "green: poker"), 0)
    assert view == DESPERADOS.view(state, 0)
    number = state.map.number
    all_worlds: list[object] = []
    for green, red in product(plain(view, 1), plain(view, 2)):
        cards = [-1 if row[0] == "saloon" else number[row[0]] for row in (green, red)]
        starts = state.starts
        world = state._replace(
            rows=(state.rows[0], (cards[0],), (cards[1],)),
            at=(state.at[0], *(c if c >= 0 else starts[i] for i, c in enumerate(cards, start=1))),
            decisions=("", "", ""),
        )
        open_to = [
            ["", *(str((a.args or (a.kind,))[0]) for a in DESPERADOS.legal_actions(world, seat))]
            for seat in (1, 2)
        ]
        all_worlds += [(world.rows, ("", *both)) for both in product(*open_to) if "" in both]
    rng, worlds = random.Random(2), Worlds(view)
    drawn = (worlds.sample(rng) for _ in range(20_000))
    found: Counter[object] = Counter((world.rows, world.decisions) for world in drawn)
    assert abs(too_far(found, uniform(all_worlds))) < 4


# --- bank tiles: every way chance could have gone, on a small map ---


def deals(state: State, chance: Fraction) -> list[tuple[State, Fraction]]:
    """All states after the banks have been filled, and on the way there."""
    if state.phase != "banks":
        return [(state, chance)]
    return [
        one
        for action, share in DESPERADOS.chance_outcomes(state)
        for one in deals(_only_banks(state, action), chance * share)
    ]


def _only_banks(state: State, action: object) -> State:
    after = DESPERADOS.apply(state, CHANCE, action).state  # type: ignore[arg-type]  # an outcome
    return state._replace(
        banks=after.banks,
        batches=after.batches,
        top=after.top,
        bottom=after.bottom,
        phase="banks" if DUE in after.banks else "sheriff",
    )


def robbed(state: State, *banks: int) -> State:
    """The next round has gone by, and these banks were robbed in it."""
    for bank in banks:
        loot = (*state.loot, Loot("bank", state.banks[bank], state.batches[bank]))
        state = state._replace(banks=put(state.banks, bank, DUE), loot=loot)
    return state._replace(phase="banks", round=state.round + 1, looked=0)


def after_rounds(*robberies: tuple[int, ...]) -> list[tuple[State, Fraction]]:
    start = DESPERADOS.start({"players": 3, "map": FOUR_TOWNS})
    ready = start._replace(plan=0, starts=(0,) * 3, at=(0,) * 3, fresh=(0, 0))
    found = deals(ready, Fraction(1))
    for banks in robberies:
        found = [after for state, chance in found for after in deals(robbed(state, *banks), chance)]
    return found


@pytest.mark.parametrize("looked", [0, 1, 2])
@pytest.mark.parametrize(
    "robberies",
    [
        (),
        ((0,),),
        ((1,), (0,)),
        ((0, 1),),
        ((0,), (0, 1)),
        ((0, 1), (0, 1)),
        ((0, 1), (1,), (0, 1)),
    ],
    ids=str,
)
def test_bank_tiles_are_as_likely_as_chance_made_them(
    robberies: tuple[tuple[int, ...], ...], looked: int
) -> None:
    groups: dict[str, dict[object, Fraction]] = {}
    views: dict[str, DesperadosView] = {}
    for state, chance in after_rounds(*robberies):
        seen = state._replace(looked=looked if all(state.banks) else 0, move=1)
        view = DESPERADOS.view(seen, 1)
        case = str((view["banks"], view["loot"]))
        views[case] = view
        group = groups.setdefault(case, {})
        group[seen.banks] = group.get(seen.banks, Fraction(0)) + chance
    rng = random.Random(3)
    for case in rng.sample(sorted(groups), min(4, len(groups))):
        total = sum(groups[case].values())
        chances = {banks: chance / total for banks, chance in groups[case].items()}
        worlds = Worlds(views[case])
        found: Counter[object] = Counter(worlds.sample(rng).banks for _ in range(1500))
        assert too_far(found, chances) < 5, case
