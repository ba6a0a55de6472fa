"""Nothing the server tells depends on what its hearer may not know: every route, every message.

Two worlds differ only in what a viewer must not know. He asks everything that can be asked, well
and badly, in every phase of a move, and listens all the time: not one byte may differ. Routes and
messages are taken from the schema: a new one without an entry here fails the test.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from highnoon.core.view import PUBLIC
from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from highnoon.server.wire.asks import ClientMessage
from tests.server.exact import kinds_said
from tests.server.twins import OPERATOR, SHERIFF, Twin, twin

Asked = list[tuple[str, Any]]
"""Addresses and bodies of a request that is to be tried."""

NOWHERE = "no-such-table"
TRIES = (
    "card taos", "card saloon", "no-card", "poker", "look", "nothing", "coach brown", "place taos",
    "ride yuma phoenix", "tile 500", "bank 800", "plan 1", "dance", "",
)  # fmt: skip
LATER = (0, 1, 7, 20, 999_999, 1_000_000, 1_000_001, -1)


def at_table(path: str, *bodies: Any) -> Callable[[Twin], Asked]:
    """A request at the table, with these bodies."""
    return lambda twin: [(twin.table.url(path), body) for body in bodies or (None,)]


def acts(twin: Twin) -> Asked:
    state = twin.table.state(twin.seat)
    version, again = state["version"], twin.click()
    valid = [choice["action"] for choice in state["choices"][:1]]
    bodies = [
        {"action": TRIES[0], "version": version - 1, "request": twin.click()},
        {"action": TRIES[0], "version": version + 1, "request": twin.click()},
        *({"action": text, "version": version, "request": twin.click()} for text in TRIES),
        *({"action": text, "version": version, "request": again} for text in valid * 2),
        {"action": "x" * 401, "version": version, "request": twin.click()},
    ]
    return [(twin.table.url("/actions"), body) for body in bodies]


def looks(twin: Twin) -> Asked:
    version = twin.table.state(twin.seat)["version"]
    ways = ("", f"?since={version}", f"?since={version}&wait=0.01", "?since=-5&wait=25", "?wait=26")
    return [(twin.table.url(way), None) for way in ways]


def moments(twin: Twin) -> Asked:
    eyes = ("", "?as=public", "?as=open", "?as=0", "?as=1", "?as=nobody")
    return [(twin.table.url(f"/moments/{n}{way}"), None) for n in LATER for way in eyes]


def votes(twin: Twin) -> Asked:
    against = 3 if twin.viewer != 3 else 2
    return at_table(
        "/vote",
        *({"against": against, "agree": agree} for agree in (True, True, False)),
        {"against": 7, "agree": True},
    )(twin)


def mine(twin: Twin) -> Asked:
    own = [{"table": twin.table.table, "token": token} for token in (*twin.tokens, "wrong")]
    return [("/api/mine", {"seats": own}), ("/api/mine", {"seats": []})]


def records(twin: Twin) -> Asked:
    return [("/api/records", twin.table.get("/record", twin.seat).content), ("/api/records", b"x")]


def elsewhere(url: str, *bodies: Any) -> Callable[[Twin], Asked]:
    return lambda _: [(url, body) for body in bodies or (None,)]


def in_group(path: str, *bodies: Any) -> Callable[[Twin], Asked]:
    """A request in the group whose table it is."""
    return lambda twin: [(f"/api/groups/{twin.group}{path}", body) for body in bodies or (None,)]


def group_seats(twin: Twin) -> Asked:
    return in_group(f"/tables/{twin.table.table}/seats", {}, {"seat": 2})(twin)


BELL = {
    "endpoint": "https://10.0.0.1/push",
    "keys": {"p256dh": "B" + "A" * 86, "auth": "A" * 22},
    "seats": [],
}
TABLE = "/api/tables/{table_id}"
GROUP = "/api/groups/{group_id}"
OFFICE = "/api/operator"
ROUTES: dict[tuple[str, str], Callable[[Twin], Asked]] = {
    ("get", "/api/games"): elsewhere("/api/games"),
    ("get", "/api/tables"): elsewhere("/api/tables"),
    ("post", "/api/tables"): elsewhere(
        "/api/tables",
        {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "open"}]},
        {"game": "desperados", "seats": [{"kind": "me"}]},
    ),
    ("post", "/api/join"): elsewhere("/api/join", {"code": "ZZZZZZ"}),
    ("post", f"{TABLE}/seats"): at_table("/seats", {}, {"seat": 2}, {"seat": 15}),
    ("post", f"{TABLE}/seats/{{seat}}/offer"): lambda twin: [
        (twin.table.url(f"/seats/{seat}/offer"), {}) for seat in (0, 1, 2, 15, 16)
    ],
    ("post", f"{TABLE}/name"): at_table(
        "/name", {"name": "Kit", "portrait": "owl"}, {"name": None}, {"name": None, "portrait": "x"}
    ),
    ("get", TABLE): looks,
    ("post", f"{TABLE}/actions"): acts,
    ("post", f"{TABLE}/undo"): at_table("/undo", {}, {"request": "taken back"}),
    ("post", f"{TABLE}/undo/answer"): at_table("/undo/answer", {"agree": False}, {"agree": True}),
    ("post", f"{TABLE}/resign"): at_table("/resign", {"request": 7}),
    ("post", f"{TABLE}/say"): at_table(
        "/say",
        *({"text": "well", "to": to} for to in ("all", "side")),
        *({"quick": quick} for quick in ("hello", "nonsense")),
    ),
    ("post", f"{TABLE}/pencil"): at_table("/pencil", {"text": "3 taos"}, {"text": ""}),
    ("post", f"{TABLE}/rematch"): at_table(
        "/rematch", None, {"seats": "rotate"}, {"deal": "same"}, {"level": 1}, {"level": 150}
    ),
    ("post", f"{TABLE}/hint"): at_table("/hint"),
    ("post", f"{TABLE}/along"): at_table("/along"),
    ("post", f"{TABLE}/back"): at_table("/back", {}, {"text": "x"}),
    ("post", f"{TABLE}/leave"): at_table("/leave"),
    ("post", f"{TABLE}/return"): at_table("/return"),
    ("post", f"{TABLE}/absent"): at_table(
        "/absent", *({"seat": seat, "end": end} for seat in (0, 2, 15) for end in (False, True))
    ),
    ("post", f"{TABLE}/vote"): votes,
    ("post", "/api/mine"): mine,
    ("get", "/api/bell"): elsewhere("/api/bell"),
    ("post", "/api/bell"): elsewhere("/api/bell", BELL),
    ("post", "/api/bell/stop"): elsewhere("/api/bell/stop", {"endpoint": BELL["endpoint"]}),
    ("get", f"{TABLE}/webhook"): at_table("/webhook"),
    ("post", f"{TABLE}/webhook"): at_table("/webhook", {"url": "http://10.0.0.1/"}),
    ("post", f"{TABLE}/webhook/test"): at_table("/webhook/test"),
    ("post", f"{TABLE}/webhook/stop"): at_table("/webhook/stop"),
    ("post", "/api/groups"): elsewhere("/api/groups", {"name": "Posse", "member": "Ann"}),
    ("get", GROUP): in_group(""),
    ("post", f"{GROUP}/members"): in_group("/members", {"name": ""}, {"name": "Ann"}),
    ("post", f"{GROUP}/name"): in_group("/name", {"name": "Gang"}),
    ("post", f"{GROUP}/me"): in_group("/me", {"name": "Kit"}),
    ("post", f"{GROUP}/leave"): in_group("/leave"),
    ("post", f"{GROUP}/tables/{{table_id}}/seats"): group_seats,
    ("post", f"{GROUP}/webhook"): in_group("/webhook", {"url": "http://10.0.0.1/"}),
    ("post", f"{GROUP}/webhook/test"): in_group("/webhook/test"),
    ("post", f"{GROUP}/webhook/stop"): in_group("/webhook/stop"),
    ("get", f"{TABLE}/aids"): at_table("/aids"),
    ("get", f"{TABLE}/evaluation"): lambda twin: [
        (twin.table.url(f"/evaluation{way}"), None) for way in ("", "?moment=0", "?moment=999999")
    ],
    ("get", f"{TABLE}/analysis"): at_table("/analysis"),
    ("post", f"{TABLE}/analysis"): at_table("/analysis"),
    ("get", f"{TABLE}/record"): at_table("/record"),
    ("post", "/api/records"): records,
    ("get", f"{TABLE}/moments/{{moment}}"): moments,
    ("post", "/api/lessons/{game}"): elsewhere("/api/lessons/checkers", {"name": None}),
    ("get", "/api/maps/{game}"): elsewhere("/api/maps/desperados"),
    ("post", "/api/maps/{game}"): elsewhere("/api/maps/desperados", {"map": ""}, {"map": "x"}),
    ("get", "/api/puzzles"): elsewhere("/api/puzzles"),
    ("get", "/api/puzzles/{game}/day"): elsewhere("/api/puzzles/longhorn/day"),
    ("get", "/api/puzzles/{game}/next"): elsewhere("/api/puzzles/longhorn/next?near=1500"),
    ("get", "/api/puzzles/{game}/{puzzle}"): elsewhere("/api/puzzles/longhorn/none"),
    ("post", "/api/puzzles/{game}/{puzzle}/attempts"): elsewhere(
        "/api/puzzles/longhorn/none/attempts", {"moves": []}
    ),
    ("post", "/api/puzzles/{game}/{puzzle}/solution"): elsewhere(
        "/api/puzzles/longhorn/none/solution", {}
    ),
    ("get", "/api/daily"): elsewhere("/api/daily"),
    ("post", "/api/daily/{game}"): elsewhere("/api/daily/checkers", {"level": 1}),
    ("get", "/api/deals/{game}"): elsewhere("/api/deals/longhorn"),
    ("get", "/api/deals/{game}/{number}"): elsewhere("/api/deals/longhorn/1"),
    ("post", "/api/study/{game}/position"): elsewhere(
        "/api/study/desperados/position", {"position": "x"}, {"position": "x", "action": "y"}
    ),
    ("post", "/api/study/{game}/deal"): elsewhere("/api/study/desperados/deal", {"code": 7}),
    ("post", "/api/study/{game}/record"): elsewhere("/api/study/desperados/record", {"text": "x"}),
    ("post", "/api/study/{game}/values"): elsewhere(
        "/api/study/desperados/values", {"position": "x"}
    ),
    ("post", f"{TABLE}/report"): at_table("/report", *({"n": n} for n in (0, 1, 5, 999, -1))),
    ("get", OFFICE): elsewhere(OFFICE),
    ("get", f"{OFFICE}/tables"): elsewhere(f"{OFFICE}/tables"),
    ("post", f"{OFFICE}/tables/{{table_id}}/close"): elsewhere(f"{OFFICE}/tables/x/close", {}),
    ("post", f"{OFFICE}/tables/{{table_id}}/reopen"): elsewhere(f"{OFFICE}/tables/x/reopen"),
    ("post", f"{OFFICE}/tables/{{table_id}}/forget"): lambda twin: [
        (f"{OFFICE}/tables/{table}/forget", {"seat": 15, "names": True})
        for table in (NOWHERE, twin.table.table)
    ],
    ("get", f"{OFFICE}/reports"): elsewhere(f"{OFFICE}/reports?all=true"),
    ("post", f"{OFFICE}/reports/{{report}}"): elsewhere(f"{OFFICE}/reports/99", {"remove": True}),
    ("get", f"{OFFICE}/blocks"): elsewhere(f"{OFFICE}/blocks"),
    ("post", f"{OFFICE}/blocks"): elsewhere(
        f"{OFFICE}/blocks", {"network": "192.0.2.1", "seconds": 60}, {"network": "x", "seconds": 60}
    ),
    ("post", f"{OFFICE}/blocks/lift"): elsewhere(f"{OFFICE}/blocks/lift", {"network": "192.0.2.1"}),
    ("get", f"{OFFICE}/audit"): elsewhere(f"{OFFICE}/audit"),
    ("get", "/healthz"): elsewhere("/healthz"),
    ("get", "/metrics"): elsewhere("/metrics"),
}


def acted(twin: Twin) -> list[dict[str, Any]]:
    """Decisions over the line: for one's seat at another version, and for somebody else's."""
    version = twin.table.state(twin.seat)["version"]
    seats = ((twin.seat or 0, version - 1), (twin.seat or 0, version), (2, version))
    return [
        {"type": "act", "seat": seat, "action": text, "version": at, "request": twin.click()}
        for seat, at in seats
        for text in ("nothing", "card saloon")
    ]


SAID: dict[str, Callable[[Twin], list[dict[str, Any]]]] = {
    "act": acted,
    "ping": lambda _: [{"type": "ping"}],
}


def test_every_route_and_message_of_the_schema_is_asked_here() -> None:
    paths = create_app(Settings(data=Path("unused"))).openapi()["paths"]
    assert set(ROUTES) == {(method, path) for path, ways in paths.items() for method in ways}
    assert set(SAID) == set(ClientMessage.model_json_schema()["discriminator"]["mapping"])


def ask_everything(twin: Twin, when: str) -> None:
    for (method, path), asked in ROUTES.items():
        for url, body in asked(twin):
            twin.ask(method, url, body)
            if path.startswith(GROUP) and not path.endswith("/leave"):
                twin.ask(method, url, body, token=twin.member)
            if path.startswith(f"{OFFICE}/"):  # but for the load, which is never the same
                twin.ask(method, url, body, token=OPERATOR)
        twin.listen(f"{when} {method} {path}")


def ask_badly(twin: Twin) -> None:
    """With a wrong token, a body that is none, and at a table that is none."""
    for (method, _), asked in ROUTES.items():
        url, body = asked(twin)[0]
        twin.ask(method, url, body, token="wrong")
        twin.ask(method, url.replace(twin.table.table, NOWHERE), body)
        for no_body in ({"x": 1}, [1], b"\xff{"):
            twin.ask(method, url, no_body)
    twin.listen("bad requests")


def talk(twin: Twin, when: str) -> None:
    """Everything that can be said over a line, and lines that are not welcome."""
    for kind, said in SAID.items():
        for message in said(twin):
            twin.talk_to(f"{when} {kind}", {"tokens": twin.tokens}, message)
    strangers: list[Any] = [{"tokens": ["wrong"]}, {"tokens": "x"}, {"x": 1}, []]
    for hello in strangers:
        twin.talk_to(when, hello)
    nonsense: list[Any] = [{"type": "dance"}, {"type": "act"}, []]
    for message in nonsense:
        twin.talk_to(when, {"tokens": twin.tokens, "acks": False}, message)
    twin.listen(when)


def story(twin: Twin) -> None:
    """A move and the beginning of the next, as the viewer lives it."""
    with twin.listening():
        for number in range(4):
            phase = twin.phase
            when = f"{number}: {phase}"
            twin.whisper()
            twin.listen(f"{when}, others talk")
            twin.scheme()
            twin.listen(f"{when}, others scheme")
            for tell in (talk, ask_everything) if number == 0 else (ask_everything, talk):
                tell(twin, when)
            if number == 1:
                ask_badly(twin)
            twin.go_on(phase)
            twin.listen(f"{when}, over")
        # Now nothing is secret any more: only the answer itself is the same.
        twin.ask("post", twin.table.url("/resign"), {"request": "enough"})


def told(folder: Path, viewer: int, world: int) -> Twin:
    with pytest.MonkeyPatch.context() as patch, twin(folder, patch, viewer, world) as found:
        story(found)
    return found


@pytest.mark.parametrize("viewer", [PUBLIC, SHERIFF, 1, 2])
def test_two_worlds_tell_a_viewer_the_same(tmp_path: Path, viewer: int) -> None:
    one, other = (told(tmp_path / str(world), viewer, world) for world in (0, 1))
    for (what, this), (_, that) in zip(one.told, other.told, strict=True):
        assert (what, this) == (what, that)
    # That computers are lost is told by processes, not by decisions; the public decides nothing.
    # What is weighed is told only where nothing is secret.
    unheard = {"computers", "weighing", *(["done"] if viewer == PUBLIC else [])}
    assert one.kinds == (kinds_said() - unheard) | {"closed"}
