"""Every playthrough and perft table is as it was, and every game has them."""

import json

import pytest

from highnoon.core.perft import perft
from tests.cases import Case, cases
from tests.golden.perft import perft_rows, start_of
from tests.golden.playthrough import HERE, Spec, playthrough, specs


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: f"{spec.key}-{spec.name}")
def test_the_playthrough_is_as_it_was(spec: Spec) -> None:
    assert playthrough(spec) == spec.file.read_text("utf-8")


PRINTED = [case for case in cases() if not case.own]
"""A map of one's own is packed into positions: that text may differ from machine to machine."""


@pytest.mark.parametrize("case", PRINTED, ids=lambda case: case.name)
def test_every_game_count_and_option_has_a_playthrough(case: Case) -> None:
    wanted = case.options.items()
    info = case.game.info
    assert any(
        spec.key == case.key
        and spec.rules is None
        and wanted <= info.read_options(spec.options).items()
        for spec in specs()
    )


@pytest.mark.parametrize("key", sorted({case.key for case in cases()}))
def test_every_game_has_a_perft_table(key: str) -> None:
    counts = {row["options"]["players"] for row in perft_rows(key)}
    assert counts == {case.options["players"] for case in cases() if case.key == key}


@pytest.mark.parametrize("key", sorted(path.parent.name for path in HERE.glob("*/perft.json")))
def test_perft_counts_are_as_they_were(key: str) -> None:
    for row in json.loads((HERE / key / "perft.json").read_text("utf-8")):
        game, state = start_of(key, row)
        assert [perft(game, state, depth + 1) for depth in range(len(row["nodes"]))] == row["nodes"]
