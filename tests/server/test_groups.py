"""Groups: one link, members with keys of their own, tables without codes, results that stay."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.house import groups as groups_module
from highnoon.server.settings import Settings
from highnoon.server.store import groups as store_module
from tests.server.guests import Guest, in_house, key, services
from tests.server.post_office import PostOffice
from tests.server.timed import Time
from tests.server.witness import Witness

ONCE = "a-request-that-is-long-enough"


class Posse:
    """A group under test, and its members' keys by name."""

    def __init__(self, client: TestClient, *names: str) -> None:
        self.client = client
        first = client.post("/api/groups", json={"name": "Posse", "member": names[0]}).json()
        self.id, self.tokens = first["id"], {names[0]: first["token"]}
        for name in names[1:]:
            self.tokens[name] = self.post("/members", {"name": name}).json()["token"]

    def headers(self, who: str | None) -> dict[str, str]:
        return {} if who is None else {"authorization": f"Bearer {self.tokens[who]}"}

    def post(self, path: str, body: Any = None, who: str | None = None) -> Any:
        url = f"/api/groups/{self.id}{path}"
        return self.client.post(url, json=body or {}, headers=self.headers(who))

    def state(self, who: str | None = None) -> dict[str, Any]:
        answer = self.client.get(f"/api/groups/{self.id}", headers=self.headers(who))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def open(self, who: str, *kinds: str, **more: Any) -> Guest:
        """A table of the group."""
        key = {"id": self.id, "token": self.tokens[who]}
        return Guest.open(self.client, *kinds or ("me", "open"), group=key, **more)

    def sit(self, table: Guest, who: str, **more: Any) -> Any:
        answer = self.post(f"/tables/{table.table}/seats", more, who)
        if answer.status_code == 200:
            table.tokens[answer.json()["seat"]] = answer.json()["token"]
        return answer


def names(state: dict[str, Any]) -> list[str]:
    return [one["name"] for one in state["members"]]


# --- coming in and going ---


def test_whoever_has_the_link_comes_in_and_is_known_by_a_key(client: Witness) -> None:
    posse = Posse(client, "Ann", "Ben")
    assert names(posse.state()) == ["Ann", "Ben"]
    assert posse.state()["me"] is None
    assert posse.state("Ben")["me"] == 1
    assert len(posse.id) >= 16
    assert key(client.get("/api/groups/nowhere")) == (404, "error-group-unknown")


def test_a_request_that_comes_again_brings_the_same(client: Witness) -> None:
    body = {"name": "Posse", "member": "Ann", "request": f"{ONCE}-1"}
    one, other = (client.post("/api/groups", json=body).json() for _ in range(2))
    assert one == other
    enter = {"name": "Ben", "request": f"{ONCE}-2"}
    url = f"/api/groups/{one['id']}/members"
    one, other = (client.post(url, json=enter).json() for _ in range(2))
    assert one == other
    assert len(client.get(f"/api/groups/{one['id']}").json()["members"]) == 2
    again = client.post("/api/groups", json={**body, "name": "Others"})
    assert key(again) == (409, "error-request-reused")
    again = client.post(url, json={**enter, "name": "Cal"})
    assert key(again) == (409, "error-request-reused")


def test_two_who_come_in_at_once_both_find_a_place(client: Witness) -> None:
    posse = Posse(client, "Ann")

    async def both() -> list[Any]:
        enter = services(client).groups.enter
        return await asyncio.gather(*(enter(posse.id, f"Guest {n}", None) for n in range(4)))

    numbers = sorted(one["member"] for one in in_house(client, both))
    assert numbers == [1, 2, 3, 4]


def test_names_are_needed_cleaned_and_nobody_elses(client: Witness) -> None:
    posse = Posse(client, "Ann")
    assert key(posse.post("/members", {"name": " \u202e "})) == (400, "error-group-nameless")
    assert key(posse.post("/members", {"name": "ANN"})) == (409, "error-group-name-taken")
    assert key(posse.post("/members", {"name": "x" * 201})) == (400, "error-malformed")
    posse.post("/members", {"name": "y" * 100})
    assert names(posse.state()) == ["Ann", "y" * 40]
    assert posse.post("/me", {"name": "ann"}, "Ann").json() == {"done": True}
    assert posse.post("/name", {"name": "Thursday  gang"}, "Ann").json() == {"done": True}
    assert posse.state()["name"] == "Thursday gang"
    assert names(posse.state())[0] == "ann"


def test_only_members_change_a_group(client: Witness) -> None:
    posse, other = Posse(client, "Ann"), Posse(client, "Ann")
    posse.tokens["Stranger"] = other.tokens["Ann"]
    for path, body in (
        ("/name", {"name": "x"}),
        ("/me", {"name": "x"}),
        ("/leave", None),
        ("/webhook", {"url": "http://127.0.0.1/"}),
        ("/webhook/test", None),
        ("/webhook/stop", None),
        ("/tables/x/seats", {}),
    ):
        for who in (None, "Stranger"):
            assert key(posse.post(path, body, who)) == (401, "error-group-token"), path


def test_whoever_leaves_is_out_and_the_last_one_closes_the_group(client: Witness) -> None:
    posse = Posse(client, "Ann", "Ben")
    table = posse.open("Ann")
    assert posse.post("/leave", None, "Ben").json() == {"done": True}
    assert names(posse.state()) == ["Ann"]
    assert key(posse.sit(table, "Ben")) == (401, "error-group-token")
    again = posse.post("/members", {"name": "Ben"}).json()
    assert again["member"] == 2, "an old number is nobody else's"
    posse.tokens["Ben"] = again["token"]
    for who in ("Ann", "Ben"):
        posse.post("/leave", None, who)
    answer = client.get(f"/api/groups/{posse.id}")
    assert key(answer) == (404, "error-group-unknown")
    assert table.state(0)["seats"][0]["name"] == "Ann", "its tables go on"
    table.join()
    assert table.post("/resign", {}, 0).json() == {"done": True}


# --- tables ---


def test_members_sit_down_without_a_code_and_under_their_names(client: Witness) -> None:
    posse = Posse(client, "Ann", "Ben")
    table = posse.open("Ann")
    listed = posse.state()["tables"]
    assert [one["id"] for one in listed] == [table.table]
    assert [seat["kind"] for seat in listed[0]["seats"]] == ["person", "open"]
    assert key(table.post("/seats", {})) == (403, "error-not-invited")
    assert posse.sit(table, "Ben").json()["seat"] == 1
    assert [seat["name"] for seat in table.state()["seats"]] == ["Ann", "Ben"]
    assert posse.state()["tables"][0]["waiting_for"] == table.state()["waiting_for"]
    assert key(posse.sit(table, "Ben")) == (409, "error-table-full")
    elsewhere = Guest.open(client, "me", "open")
    assert key(posse.sit(elsewhere, "Ben")) == (404, "error-table-unknown")


def test_sitting_down_is_done_once_however_often_it_is_asked(client: Witness) -> None:
    posse = Posse(client, "Ann", "Ben")
    table = posse.open("Ann", "me", "open", "open", game="moon-river")
    ask = {"seat": 2, "request": f"{ONCE}-sit"}
    one, other = (posse.sit(table, "Ben", **ask).json() for _ in range(2))
    assert one == other
    assert [seat["kind"] for seat in table.state()["seats"]] == ["person", "open", "person"]


def test_a_strangers_key_opens_no_table_for_the_group(client: Witness) -> None:
    posse = Posse(client, "Ann")
    body = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "open"}]}
    group = {"id": posse.id, "token": "wrong"}
    answer = client.post("/api/tables", json={**body, "group": group})
    assert key(answer) == (401, "error-group-token")
    assert not posse.state()["tables"]


def test_nobody_outside_learns_of_which_group_a_table_is(client: Witness) -> None:
    posse = Posse(client, "Ann", "Ben")
    table = posse.open("Ann", public=True)
    posse.sit(table, "Ben")
    told = [table.get("", seat).text for seat in (None, 0, 1)]
    told += [client.get("/api/tables").text, table.get("/record", 0).text]
    told.append(client.post("/api/mine", json={"seats": [
        {"table": table.table, "token": table.tokens[0]}]}).text)  # fmt: skip
    for text in told:
        assert posse.id not in text


def test_the_next_game_stays_in_the_group_with_the_same_members(client: Witness) -> None:
    posse = Posse(client, "Ann", "Ben")
    table = posse.open("Ann")
    posse.sit(table, "Ben")
    table.post("/resign", {}, 0)
    after = Guest(client, table.post("/rematch", {"seats": "rotate"}, 0).json()["id"], table.tokens)
    assert [one["id"] for one in posse.state()["tables"]] == [after.table]
    after.post("/resign", {}, 1)
    results = posse.state()["results"]
    assert [one["table"] for one in results] == [after.table, table.table]
    assert [seat["member"] for seat in results[0]["seats"]] == [1, 0]
    won = {line["name"]: (line["played"], line["won"]) for line in posse.state()["standing"]}
    assert sum(won for _, won in won.values()) == 2
    assert all(played == 2 for played, _ in won.values())


# --- results ---


def test_results_stay_when_the_tables_are_swept(client: Witness) -> None:
    posse = Posse(client, "Ann", "Ben")
    table = posse.open("Ann")
    posse.sit(table, "Ben")
    table.post("/resign", {}, 0)
    before = posse.state()
    assert before["tables"] == []
    (result,) = before["results"]
    assert result["there"]
    assert [seat["place"] for seat in result["seats"]] == [2, 1]
    assert before["standing"] == [
        {"member": 1, "name": "Ben", "played": 1, "won": 1},
        {"member": 0, "name": "Ann", "played": 1, "won": 0},
    ]
    store = services(client).house.store
    assert in_house(client, store.sweep, time.time() + 1, 0.0) >= 1
    after = posse.state()
    assert after["results"] == [{**result, "there": False}]
    assert after["standing"] == before["standing"]


def test_a_whole_game_is_remembered_with_its_scores(client: Witness) -> None:
    posse = Posse(client, "Ann")
    table = posse.open("Ann", "me", "local")
    table.post("/name", {"name": "Cal"}, 1)
    table.play()
    result = table.state()["result"]
    (kept,) = posse.state()["results"]
    assert [seat["place"] for seat in kept["seats"]] == result["places"]
    assert [seat["score"] for seat in kept["seats"]] == result["scores"]
    assert [seat["member"] for seat in kept["seats"]] == [0, None]
    assert [seat["key"] for seat in kept["seats"]] == [s["key"] for s in table.state()["seats"]]
    guest = next(line for line in posse.state()["standing"] if line["member"] is None)
    assert (guest["name"], guest["played"]) == ("Cal", 1)


def test_computers_do_not_stand_in_the_standing_and_nobody_wins_a_draw(client: Witness) -> None:
    posse = Posse(client, "Ann")
    table = posse.open("Ann", "me", "bot:1")
    table.post("/resign", {}, 0)
    assert posse.state()["standing"] == [{"member": 0, "name": "Ann", "played": 1, "won": 0}]


def test_a_result_is_stored_with_the_change_that_brings_it(settings: Settings) -> None:
    """Whatever happens after the last decision, the group remembers it."""
    with Witness(create_app(settings)) as client:
        posse = Posse(client, "Ann", "Ben")
        table = posse.open("Ann")
        posse.sit(table, "Ben")
        table.post("/resign", {}, 0)
        before = posse.state()
    with Witness(create_app(settings)) as client:
        posse.client = client
        assert posse.state() == before


def test_the_oldest_results_make_room(client: Witness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "REMEMBERED", 2)
    posse = Posse(client, "Ann")
    tables = [posse.open("Ann", "me", "local") for _ in range(3)]
    for table in tables:
        table.post("/resign", {}, 0)
    kept = [one["table"] for one in posse.state()["results"]]
    assert kept == [tables[2].table, tables[1].table]


# --- limits and sweeping ---


def test_a_group_holds_so_many_and_no_more(
    client: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(groups_module, "MOST_MEMBERS", 2)
    monkeypatch.setattr(groups_module, "MOST_TABLES", 1)
    posse = Posse(client, "Ann", "Ben")
    assert key(posse.post("/members", {"name": "Cal"})) == (409, "error-group-full")
    ask = {
        "game": "longhorn",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "group": {"id": posse.id, "token": posse.tokens["Ann"]},
        "request": f"{ONCE}-table",
    }
    first = client.post("/api/tables", json=ask).json()
    assert client.post("/api/tables", json=ask).json() == first
    more = client.post("/api/tables", json={**ask, "request": f"{ONCE}-other"})
    assert key(more) == (409, "error-group-tables")


@pytest.mark.usefixtures("spent_for_good")
def test_a_house_holds_so_many_groups_and_a_client_founds_so_many(settings: Settings) -> None:
    body = {"name": "Posse", "member": "Ann"}
    with Witness(create_app(replace(settings, most_groups=1))) as client:
        assert client.post("/api/groups", json=body).status_code == 201
        assert key(client.post("/api/groups", json=body)) == (429, "error-groups-full")
    with Witness(create_app(replace(settings, rate=30.0))) as client:
        found = [client.post("/api/groups", json=body).status_code for _ in range(11)]
        assert found == [201] * 10 + [429]


def test_a_group_nobody_looks_after_is_swept_and_a_members_look_keeps_it(
    timed: Witness, clock: Time
) -> None:
    store = services(timed).house.store
    kept, left = Posse(timed, "Ann"), Posse(timed, "Ann")
    clock.passes(200 * 86400)
    kept.state("Ann")
    left.state()
    in_house(timed, store.sweep, 0.0, clock.now - 180 * 86400)
    assert kept.state()["name"] == "Posse"
    assert key(timed.get(f"/api/groups/{left.id}")) == (404, "error-group-unknown")


def test_a_damaged_result_does_not_take_the_others_with_it(client: Witness) -> None:
    posse = Posse(client, "Ann")
    for _ in range(2):
        posse.open("Ann", "me", "local").post("/resign", {}, 0)
    newest = posse.state()["results"][0]["table"]

    def spoil(connection: Any) -> None:
        spoilt = sa.text("UPDATE endings SET seats = '[{' WHERE table_id = :table")
        connection.execute(spoilt, {"table": newest})

    in_house(client, services(client).house.store.write, spoil)  # type: ignore[attr-defined]
    assert len(posse.state()["results"]) == 1


# --- the webhook of a group ---


def passes(clock: Time, seconds: float) -> None:
    assert clock.client is not None
    clock.passes(seconds)
    in_house(clock.client, services(clock.client).telegraph.round)


def test_a_groups_webhook_hears_of_all_its_tables_beside_their_own(
    timed: Witness, clock: Time
) -> None:
    posse = Posse(timed, "Ann", "Ben")
    with PostOffice() as office, PostOffice() as own:
        assert posse.post("/webhook", {"url": f"{office.url}/secret"}, "Ben").json()["done"]
        assert posse.state()["hook"] == "127.0.0.1"
        assert "secret" not in str(posse.state("Ann"))
        tables = [posse.open("Ann") for _ in range(2)]
        for table in tables:
            posse.sit(table, "Ben")
        tables[0].post("/webhook", {"url": own.url}, 0)
        for _ in range(3):
            passes(clock, 60)
        told = [letter.body for letter in office.wait_for(2)]
        assert all(any(one.table.encode() in body for body in told) for one in tables)
        assert len(own.wait_for(1)) == 1
        assert posse.id.encode() not in b"".join(told), "the link is nobody's outside"
        assert posse.post("/webhook/test", None, "Ann").json() == {"status": 201}
        assert posse.id.encode() not in office.wait_for(3)[-1].body
        posse.post("/webhook/stop", None, "Ann")
        tables[1].act(tables[1].actor())
        passes(clock, 60)
        office.wait_for(3)
        assert key(posse.post("/webhook/test", None, "Ann")) == (409, "error-group-hook-none")


def test_a_groups_webhook_does_not_reach_into_the_house(settings: Settings) -> None:
    with Witness(create_app(replace(settings, private_networks=""))) as client:
        posse = Posse(client, "Ann")
        for url in ("http://127.0.0.1/", "http://10.0.0.1/", "http://[::1]/", "http://localhost/"):
            answer = posse.post("/webhook", {"url": url}, "Ann")
            assert key(answer) == (400, "error-address-private"), url
        assert key(posse.post("/webhook", {"url": "nothing!"}, "Ann")) == (400, "error-address")
        assert posse.state()["hook"] is None


def test_turns_of_a_groups_tables_are_told_after_a_restart_too(
    settings: Settings, clock: Time
) -> None:
    with PostOffice() as office:
        with Witness(create_app(settings, clock=clock)) as client:
            posse = Posse(client, "Ann", "Ben")
            posse.post("/webhook", {"url": office.url}, "Ann")
            posse.sit(posse.open("Ann"), "Ben")
        clock.now = time.time()
        with Witness(create_app(settings, clock=clock)) as client:
            clock.client = client
            in_house(client, services(client).telegraph.resume)
            passes(clock, 60)
            passes(clock, 60)
            office.wait_for(1)
