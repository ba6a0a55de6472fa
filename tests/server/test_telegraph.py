"""Your turn reaches a closed phone: once, sealed, not at night, without a secret of the game."""

import asyncio
import json
import stat
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network
from typing import Any

import py_vapid
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from highnoon.server.app import create_app
from highnoon.server.keepers import Keepers
from highnoon.server.settings import Settings
from highnoon.server.store import Bell
from highnoon.server.telegraph import telegraph as telegraph_module
from highnoon.server.telegraph.keys import FILE, HouseKey, KeyUnreadable
from highnoon.server.telegraph.line import Line, Unreachable, is_public, unwrapped
from highnoon.server.telegraph.quiet import quiet_until
from highnoon.server.telegraph.sealing import CURVE, sealed
from highnoon.server.telegraph.telegraph import Telegraph
from tests.server.guests import Guest, connect, friends, hear, in_house, key, services
from tests.server.post_office import Phone, PostOffice
from tests.server.timed import Time
from tests.server.witness import Witness


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


@pytest.fixture
def phone(office: PostOffice) -> Phone:
    return Phone(office)


def listens(phone: Phone, table: Guest, *seats: int, **more: Any) -> None:
    kept = [(table.table, table.tokens[seat]) for seat in seats]
    answer = table.client.post("/api/bell", json=phone.ask(*kept, **more))
    assert answer.json() == {"done": True}, answer.text


def passes(clock: Time, seconds: float) -> None:
    """Time passes, and the telegraph looks around."""
    assert clock.client is not None
    clock.now += seconds
    in_house(clock.client, services(clock.client).telegraph.round)


def other_moves(table: Guest) -> int:
    """Everybody decides until it is somebody else's turn; whose turn it was."""
    first = table.actor()
    while table.actor() == first:
        table.act(first)
    return first


# --- being told ---


def test_a_closed_phone_is_told_once_for_each_turn(
    timed: Witness, clock: Time, office: PostOffice, phone: Phone
) -> None:
    table = friends(timed)
    mine = 1 - table.actor()
    listens(phone, table, mine, language="de")
    passes(clock, 60)
    assert not office.letters, "it is somebody else's turn"
    other_moves(table)
    passes(clock, 2)
    assert not office.letters, "whoever decides at once is not told"
    passes(clock, 10)
    (letter,) = office.wait_for(1)
    said = phone.read(letter)
    assert said["table"] == table.table
    assert said["title"] == "Du bist dran"
    assert said["body"].startswith("Longhorn")
    for _ in range(3):
        table.post("/say", {"text": "well?"}, 1 - mine)
        passes(clock, 60)
    office.wait_for(1)
    other_moves(table)
    other_moves(table)
    passes(clock, 60)
    assert len(office.wait_for(2)) == 2


def test_talk_of_ones_own_is_no_decision(
    timed: Witness, clock: Time, office: PostOffice, phone: Phone
) -> None:
    table = friends(timed)
    mine = table.actor()
    listens(phone, table, mine)
    table.post("/say", {"text": "one", "request": "said-1"}, 1 - mine)
    passes(clock, 60)
    office.wait_for(1)
    table.post("/say", {"text": "a moment", "request": "said-2"}, mine)
    passes(clock, 60)
    office.wait_for(1)


def test_whoever_sits_at_the_table_is_not_told(
    timed: Witness, clock: Time, office: PostOffice, phone: Phone
) -> None:
    table = friends(timed)
    mine = table.actor()
    listens(phone, table, mine)
    with connect(table, mine) as socket:
        hear(socket, "state")
        table.post("/say", {"text": "hello"}, 1 - mine)
        passes(clock, 60)
        assert not office.letters


def test_however_many_processes_serve_the_house_one_message_is_sent(
    timed: Witness, clock: Time, office: PostOffice, phone: Phone
) -> None:
    parts = services(timed)

    def another() -> Telegraph:
        settings = parts.settings
        line = Line([ip_network("127.0.0.0/8")])
        return Telegraph(parts.house, parts.hub, parts.keepers, settings, line, clock)

    others = [in_house(timed, another) for _ in range(3)]
    table = friends(timed)
    listens(phone, table, 0, 1)
    table.act(table.actor())
    clock.now += 60

    async def all_at_once() -> None:
        await asyncio.gather(*(one.round() for one in (parts.telegraph, *others)))

    in_house(timed, all_at_once)
    office.wait_for(1)
    for one in others:
        one.line.close()


def test_what_was_due_before_a_restart_is_told_after_it(
    settings: Settings, clock: Time, office: PostOffice, phone: Phone
) -> None:
    with Witness(create_app(settings, clock=clock)) as before:
        table = friends(before)
        listens(phone, table, 0, 1)
    with Witness(create_app(settings, clock=clock)) as after:
        clock.client = after
        in_house(after, services(after).telegraph.resume)
        for _ in range(2):  # it sees the table, then waits a little
            passes(clock, 60)
        office.wait_for(1)


def test_one_click_stops_it_and_so_does_a_browser_that_is_gone(
    timed: Witness, clock: Time, office: PostOffice, phone: Phone
) -> None:
    table = friends(timed)
    listens(phone, table, 0, 1)
    assert timed.post("/api/bell/stop", json={"endpoint": phone.endpoint}).json() == {"done": True}
    table.act(table.actor())
    passes(clock, 60)
    assert not office.letters
    office.status = 410
    listens(phone, table, 0, 1)
    table.act(table.actor())
    passes(clock, 60)
    office.wait_for(1)
    office.status = 201
    other_moves(table)
    other_moves(table)
    passes(clock, 60)
    office.wait_for(1)


def test_a_message_that_was_not_taken_is_sent_again(
    timed: Witness,
    clock: Time,
    office: PostOffice,
    phone: Phone,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(telegraph_module, "PAUSES", (0.0, 0.01, 0.01))
    office.status = 503
    table = friends(timed)
    listens(phone, table, 0, 1)
    table.act(table.actor())
    passes(clock, 60)
    office.wait_for(3)


def test_nothing_of_the_game_is_in_a_message_and_all_are_as_long(
    timed: Witness, clock: Time, office: PostOffice, phone: Phone
) -> None:
    table = friends(timed, 3, game="desperados")
    listens(phone, table, 0, 1, 2)
    for _ in range(12):
        table.act(table.actor())
        passes(clock, 60)
    letters = office.letters
    assert letters
    assert len({len(letter.body) for letter in letters}) == 1
    for letter in letters:
        said = phone.read(letter)
        assert set(said) == {"table", "title", "body", "stop"}
        assert said["title"] == "Your turn"
        assert set(letter.headers) <= {
            "host", "accept-encoding", "content-length", "authorization", "content-encoding",
            "content-type", "ttl", "urgency", "topic",
        }  # fmt: skip


# --- quiet hours ---


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_quiet_hours_are_those_of_the_persons_own_time_zone() -> None:
    night = Bell("b", "", "", "", zone="Europe/Berlin", quiet_from=22 * 60, quiet_until=7 * 60)
    assert quiet_until(night, at("2026-01-10T20:59")) is None
    assert quiet_until(night, at("2026-01-10T21:00")) == at("2026-01-11T06:00")
    assert quiet_until(night, at("2026-01-11T03:00")) == at("2026-01-11T06:00")
    assert quiet_until(night, at("2026-01-11T06:00")) is None
    assert quiet_until(night, at("2026-07-11T04:59")) == at("2026-07-11T05:00")
    noon = replace(night, zone="Nowhere/At_All", quiet_from=720, quiet_until=780)
    assert quiet_until(noon, at("2026-01-10T12:30")) == at("2026-01-10T13:00")
    assert quiet_until(replace(noon, quiet_until=720), at("2026-01-10T12:30")) is None
    assert quiet_until(replace(noon, quiet_from=None), at("2026-01-10T12:30")) is None


def test_at_night_nobody_is_woken_and_in_the_morning_they_are_told(
    timed: Witness, clock: Time, office: PostOffice, phone: Phone
) -> None:
    clock.now = at("2026-03-01T23:00")
    table = friends(timed)
    listens(phone, table, 0, 1, zone="UTC", quiet={"begin": 22 * 60, "end": 7 * 60})
    table.act(table.actor())
    passes(clock, 60)
    passes(clock, 7 * 3600)
    assert not office.letters
    passes(clock, 3600)
    office.wait_for(1)


# --- sealing, and who the house is ---


def test_a_message_is_sealed_as_the_standard_has_it() -> None:
    """The example of RFC 8291, section 5 and appendix A."""

    def data(text: str) -> bytes:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))

    own = ec.derive_private_key(
        int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        data(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        data("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=data("DGv6ra1nlYgDCS1FRnbzlw"),
        own=own,
        length=0,
    )
    assert found == data(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_houses_key_is_made_once_and_nobody_else_may_read_it(fresh: Witness) -> None:
    path = services(fresh).settings.data / FILE
    public = fresh.get("/api/bell").json()["key"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert HouseKey(path.parent, "").public == public
    assert not list(path.parent.glob(f"{FILE}?*"))
    endpoint = "https://push.test:8443/a/b"
    said = HouseKey(path.parent, "mailto:me@house.test").header(endpoint)
    assert said.startswith("vapid t=")
    token, _, known = said.removeprefix("vapid t=").partition(",k=")
    assert known == public
    assert py_vapid.Vapid01.verify(known, f"vapid {token}")


def test_a_broken_key_is_told_and_never_replaced(settings: Settings) -> None:
    settings.data.mkdir(parents=True)
    (settings.data / FILE).write_text("no key")
    with pytest.raises(KeyUnreadable, match="cannot be read"):
        _ = HouseKey(settings.data, "").public
    assert (settings.data / FILE).read_text() == "no key"


# --- private networks ---

PRIVATE = (
    "http://127.0.0.1:9/", "http://localhost:9/", "https://10.1.2.3/", "https://192.168.0.1/hook",
    "http://169.254.169.254/latest/meta-data", "http://[::1]:9/", "http://[fd00::1]/",
    "http://[::ffff:10.0.0.1]/", "http://[64:ff9b::7f00:1]/", "http://0.0.0.0/",
    "http://100.64.0.1/", "http://[fe80::1]/", "http://2130706433/", "http://0x7f.1/",
)  # fmt: skip
NO_ADDRESS = (
    "ftp://192.0.2.1/",
    "https:///x",
    "https://u:p@192.0.2.1/",
    "https://h:x/",
    "nothing!",
)


def test_private_addresses_are_refused_unless_the_operator_allows_them(
    settings: Settings, office: PostOffice
) -> None:
    with Witness(create_app(replace(settings, private_networks=""))) as client:
        table = friends(client)
        phone = Phone(office)
        for url in PRIVATE:
            phone.endpoint = url
            for path, body in ((table.url("/webhook"), {"url": url}), ("/api/bell", phone.ask())):
                answer = client.post(path, json=body, headers=table.headers(0))
                assert key(answer) == (400, "error-address-private"), url
        for url in NO_ADDRESS:
            answer = table.post("/webhook", {"url": url}, 0)
            assert key(answer) == (400, "error-address"), url
    assert not office.letters


def test_an_address_is_checked_again_when_a_message_leaves(office: PostOffice) -> None:
    """A name may have led elsewhere when it was told to us."""

    async def post(line: Line, **more: bool) -> int:
        return await line.post(office.url, {}, b"{}", **more)

    shut, opened = Line(), Line([ip_network("127.0.0.0/8")])
    with pytest.raises(Unreachable, match="in a private network"):
        asyncio.run(post(shut))
    assert not office.letters
    assert asyncio.run(post(opened)) == 201
    assert asyncio.run(post(shut, trusted=True)) == 201
    shut.close()
    opened.close()


def test_no_redirect_is_followed(office: PostOffice) -> None:
    line = Line([ip_network("127.0.0.0/8")])
    office.status, office.goes_to = 307, f"{office.url}/elsewhere"
    assert asyncio.run(line.post(f"{office.url}/first", {}, b"")) == 307
    assert [letter.path for letter in office.letters] == ["/first"]
    line.close()


def test_the_connection_goes_to_the_address_that_was_checked(
    office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = int(office.url.rpartition(":")[2])
    answers = iter(["93.184.215.14", "127.0.0.1"])
    asked: list[str] = []

    def lookup(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", (next(answers), port))]

    reached: list[Any] = []

    def connect_to(where: Any, _: float) -> Any:
        reached.append(where)
        raise OSError("no network here")

    monkeypatch.setattr("socket.getaddrinfo", lookup)
    monkeypatch.setattr("socket.create_connection", connect_to)
    line = Line()
    with pytest.raises(Unreachable, match="did not take"):
        asyncio.run(line.post(f"http://rebinding.test:{port}/", {}, b""))
    assert asked == ["rebinding.test"]
    assert reached == [("93.184.215.14", port)]
    line.close()


def test_addresses_that_hide_others_are_seen_through() -> None:
    for text, real in (("::ffff:10.0.0.1", "10.0.0.1"), ("2002:7f00:1::", "127.0.0.1")):
        assert unwrapped(ip_address(text)) == ip_address(real)
    assert is_public(ip_address("93.184.215.14"))
    assert not is_public(ip_address("224.0.0.1"))


def test_messages_can_leave_through_the_operators_proxy() -> None:
    """The proxy is asked for the name, and what it carries arrives."""

    async def proxied() -> tuple[int, bytes]:
        heard = bytearray()

        async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.extend(await reader.readuntil(b"\r\n\r\n"))
            writer.write(b"HTTP/1.1 200 well\r\n\r\n")
            heard.extend(await reader.readuntil(b"\r\n\r\n"))
            writer.write(b"HTTP/1.1 202 taken\r\ncontent-length: 0\r\n\r\n")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(carry, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        line = Line(proxy=f"http://127.0.0.1:{port}")
        status = await line.post("http://push.invalid/x", {}, b"hello")
        server.close()
        line.close()
        return status, bytes(heard)

    status, heard = asyncio.run(proxied())
    assert status == 202
    assert heard.startswith(b"CONNECT push.invalid:80 ")
    assert b"POST /x HTTP/1.1\r\nHost: push.invalid" in heard


# --- limits ---


def test_so_many_devices_and_no_more(settings: Settings, office: PostOffice) -> None:
    with Witness(create_app(replace(settings, most_bells=1))) as client:
        first, second = Phone(office, "1"), Phone(office, "2")
        assert client.post("/api/bell", json=first.ask()).status_code == 200
        assert key(client.post("/api/bell", json=second.ask())) == (429, "error-too-many")
        wrong = {**second.ask(), "keys": {"p256dh": "A" * 86, "auth": "A" * 22}}
        assert key(client.post("/api/bell", json=wrong)) == (400, "error-bell-keys")


def test_too_many_messages_under_way_are_lost_and_counted(
    timed: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telegraph_module, "MOST_UNDER_WAY", 0)
    telegraph = services(timed).telegraph

    async def never() -> bool:
        raise AssertionError("it is not sent")

    in_house(timed, telegraph._send, never)
    assert telegraph.lost == 1
    assert isinstance(services(timed).keepers, Keepers)


# --- webhooks ---


def test_a_tables_webhook_is_told_once_for_each_turn_of_somebody_who_is_away(
    settings: Settings, clock: Time, office: PostOffice
) -> None:
    house = replace(settings, public_url="https://house.test/noon/")
    with Witness(create_app(house, clock=clock)) as client:
        clock.client = client
        table = friends(client)
        for seat, name in enumerate(("@everyone", "Ben")):
            table.post("/name", {"name": name}, seat)
        assert table.post("/webhook", {"url": office.url, "language": "de"}, 0).json()["done"]
        for count in (1, 2, 3):
            names = ["@everyone", "Ben"][table.actor()]
            passes(clock, 60)
            passes(clock, 60)
            said = json.loads(office.wait_for(count)[-1].body)
            assert said["message"] == f"Longhorn: {names} ist dran."
            assert said["content"].endswith(f"https://house.test/noon/t/{table.table}")
            assert said["players"] == [names]
            assert said["allowed_mentions"] == {"parse": []}
            other_moves(table)
        assert table.post("/webhook/stop", None, 0).json() == {"done": True}
        other_moves(table)
        passes(clock, 60)
        office.wait_for(3)


def test_only_whoever_opened_the_table_sets_tries_and_reads_its_webhook(
    timed: Witness, office: PostOffice
) -> None:
    table = friends(timed)
    for ask in (
        table.get("/webhook", 1),
        table.post("/webhook", {"url": office.url}, 1),
        table.post("/webhook/test", None, 1),
        table.post("/webhook/stop", None, 1),
    ):
        assert key(ask) == (403, "error-webhook-opener")
    assert table.get("/webhook").status_code == 401
    assert key(table.post("/webhook/test", None, 0)) == (409, "error-webhook-none")
    assert not office.letters


def test_the_operators_webhook_hears_of_all_tables_and_may_be_at_home(
    settings: Settings, clock: Time, office: PostOffice
) -> None:
    house = replace(settings, webhook=office.url, private_networks="")
    with Witness(create_app(house, clock=clock)) as client:
        clock.client = client
        for _ in range(2):
            friends(client)
        passes(clock, 60)
        office.wait_for(2)
