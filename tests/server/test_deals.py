"""Solved deals: one by its number, and what all have in common."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from highnoon.engine.longhorn import solved
from highnoon.engine.longhorn.statistics import summary
from highnoon.server.house.played import FRESH
from highnoon.server.house.reception import Plan
from highnoon.server.table.seats import SeatInfo
from tests.server.guests import Guest as Player
from tests.server.guests import in_house, services
from tests.server.test_pocket import Guest, Memory
from tests.server.witness import Witness

DATA = Path(__file__).parents[2] / "docs" / "data" / "longhorn-deals.jsonl"


def rows() -> list[dict[str, object]]:
    return [json.loads(line) for line in DATA.read_text("utf-8").splitlines()]


def test_what_comes_along_says_the_same_as_the_data_of_the_docs() -> None:
    said, known = summary(rows()), {one.what: one.share for one in solved.statistics()[:2]}
    assert (said.chosen, said.random) == (known["chosen"], known["every"])
    some = rows()[:3]
    lines = solved.shipped(some).splitlines()
    assert [json.loads(line)["seed"] for line in lines] == [row["seed"] for row in some]
    file = Path(solved.__file__).with_name(solved.FILE).read_text("utf-8")
    assert all(line in file for line in lines)


@pytest.mark.parametrize("what", ["place", "token", "sheriff"])
def test_every_start_is_counted_once_in_each_table(client: Witness, what: str) -> None:
    told = client.get("/api/deals/longhorn").json()
    count = ("won", "drawn", "lost", "unknown")
    every = next(one for one in told["shares"] if one["what"] == "every")
    parts = [one for one in told["shares"] if one["what"] == what]
    assert {key: sum(one[key] for one in parts) for key in count} == {
        key: every[key] for key in count
    }


def test_a_deal_is_told_with_its_board_and_the_value_of_each_start(client: Witness) -> None:
    deal = client.get("/api/deals/longhorn/2").json()
    assert [start["place"] for start in deal["starts"]] == ["C", "D", "M", "R", "K"]
    assert (deal["low"], deal["high"]) == (-1.0, -1.0)
    assert sum(sum(cell["cows"]) for cell in deal["view"]["cells"]) == 36


def test_what_is_not_solved_is_refused(client: Witness) -> None:
    for path in ("longhorn/0", "longhorn/501"):
        refused = client.get(f"/api/deals/{path}")
        assert refused.json()["error"]["key"] == "deals-error-unknown"
    assert client.get("/api/deals/moon-river").status_code == 404


def test_a_device_tells_the_same_of_deals(client: Witness) -> None:
    async def here() -> None:
        guest = Guest(Memory())
        for path in ("deals/longhorn", "deals/longhorn/3", "deals/longhorn/0"):
            answer = client.get(f"/api/{path}")
            told = answer.json()
            if "played" in told:
                told["played"] = None  # a device is no house
            assert await guest.call("GET", path) == (answer.status_code, told)

    asyncio.run(here())


def played(client: Witness, number: int, first: SeatInfo, **options: str) -> None:
    """A game of a deal that begins at Maverick Junction, and in which a person gives up at once."""
    deal = solved.find(number)
    begins, seats = (
        solved.first_of(deal),
        [SeatInfo("person", device=0), SeatInfo("person", device=0)],
    )
    seats[begins] = first
    plan = Plan("longhorn", {**deal.options, **options}, seats, hints=False, seed=number)
    made = in_house(client, services(client).reception.open, plan, None, ())
    player = Player(client, made["id"], {int(n): token for n, token in made["tokens"].items()})
    assert player.act(1 - begins, "start M").status_code == 200
    loser = begins if first.kind == "person" else 1 - begins
    assert player.post("/resign", seat=loser).status_code == 200


def test_it_is_told_how_people_and_computers_of_the_house_have_played(timed: Witness) -> None:
    bot, person = SeatInfo("bot", 1), SeatInfo("person", device=0)
    for first in (person, person, bot):
        played(timed, 2, first)
    played(timed, 2, person, ambush_nugget="random")  # the same cows, another deal
    told = timed.get("/api/deals/longhorn/2").json()["played"]
    assert [
        (one["place"], one["level"], one["won"], one["drawn"], one["lost"]) for one in told
    ] == [("M", None, 0, 0, 2), ("M", 1, 1, 0, 0)]
    assert timed.get("/api/deals/longhorn/3").json()["played"] == []


def test_a_count_is_told_again_for_a_while_and_then_made_anew(timed: Witness) -> None:
    counts, clock = services(timed).played, [0.0]
    counts._clock = lambda: clock[0]
    played(timed, 2, SeatInfo("person", device=0))
    assert in_house(timed, counts.of, "longhorn", 2)[0]["lost"] == 1
    played(timed, 2, SeatInfo("person", device=0))
    assert in_house(timed, counts.of, "longhorn", 2)[0]["lost"] == 1
    clock[0] += FRESH
    assert in_house(timed, counts.of, "longhorn", 2)[0]["lost"] == 2
