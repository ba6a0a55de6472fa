"""What always holds in Desperados, whatever is played."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.state import MOVES, ROUNDS, SALOON, SHERIFF, coach_town, money
from tests.cases import Case, Moment, play
from tests.golden.playthrough import specs

TABLES = st.builds(
    lambda players, seed: list(play(Case("desperados", {"players": players}), seed)),
    st.sampled_from([3, 4, 5, 6]),
    st.integers(0, 10**6),
)
FEW = settings(max_examples=12, deadline=None)


@given(moments=TABLES)
@FEW
def test_money_never_falls(moments: list[Moment]) -> None:
    amounts = [money(moment.state) for moment in moments]
    assert all(before <= after for before, after in pairwise(amounts))


@given(moments=TABLES)
@FEW
def test_nobody_plays_a_town_twice_in_a_round_nor_a_lost_card(moments: list[Moment]) -> None:
    for moment in moments:
        for row, lost in zip(moment.state.rows, moment.state.lost, strict=True):
            towns = [card for card in row if card >= 0]
            assert len(set(towns)) == len(towns)
            assert row.count(SALOON) <= 1
            if not moment.state.arrested:
                assert not any(lost >> town & 1 for town in towns)


@given(moments=TABLES)
@FEW
def test_lost_cards_stay_lost_and_taken_poker_tiles_stay_gone(moments: list[Moment]) -> None:
    for moment in moments:
        before, after = moment.state, moment.step.state
        assert all(old & ~new == 0 for old, new in zip(before.lost, after.lost, strict=True))
        assert after.poker & ~before.poker == 0
        assert after.lost[SHERIFF] == 0


@given(moments=TABLES)
@FEW
def test_pawns_and_coaches_and_deputies_move_along_roads(moments: list[Moment]) -> None:
    map_ = moments[0].state.map
    near = {(map_.key(a), map_.key(b)) for a, b in map_.roads}
    near |= {(b, a) for a, b in near}
    for moment in moments:
        for event in moment.step.events:
            if event.kind in ("drove", "rode", "revealed"):
                start, end = event.data["from"], event.data["to"]
                stays = event.data.get("card") in ("saloon", "none")
                assert start == end if stays else (start, end) in near


@given(moments=TABLES)
@FEW
def test_five_rounds_of_five_moves_and_a_held_coach_stays(moments: list[Moment]) -> None:
    turns = {(m.state.round, m.state.move) for m in moments if m.state.phase == "sheriff"}
    assert turns == {(r, m) for r in range(1, ROUNDS + 1) for m in range(1, MOVES + 1)}
    for moment in moments:
        for heist in moment.state.heists:
            if heist.target != "poker":
                assert coach_town(moment.state, heist.target) == heist.town


@given(moments=TABLES)
@FEW
def test_the_winner_is_told_by_the_money(moments: list[Moment]) -> None:
    final = moments[-1].step.state
    result = DESPERADOS.result(final)
    assert result is not None
    assert (result.places[1] == 1) == (money(final) >= 4000 * (final.players - 1))
    assert len(set(result.places[1:])) == 1


def test_the_playthroughs_reach_every_event_and_both_ends() -> None:
    texts = [spec.file.read_text("utf-8") for spec in specs() if spec.key == "desperados"]
    kinds = {line.split()[0] for text in texts for line in text.splitlines() if line[:4] == "    "}
    assert kinds >= {
        *("bank-laid", "plan", "placed", "deputy-placed", "round", "drove", "rode", "laid"),
        *("no-card", "decided", "dropped", "shown", "heist", "looked", "reckoning", "revealed"),
        *("moved", "arrested", "heist-won", "heist-failed", "tile", "robbed", "over"),
    }
    assert any("result: desperados-result-gang" in text for text in texts)
    assert any("result: desperados-result-sheriff" in text for text in texts)
