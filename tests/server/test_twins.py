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
from tests.server.twins import SHERIFF, Twin, twin

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


TABLE = "/api/tables/{table_id}"
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
    ("post", f"{TABLE}/name"): at_table("/name", {"name": "Kit"}, {"name": None}),
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
    ("post", f"{TABLE}/rematch"): at_table("/rematch", None, {"seats": "rotate"}),
    ("post", f"{TABLE}/hint"): at_table("/hint"),
    ("post", f"{TABLE}/leave"): at_table("/leave"),
    ("post", f"{TABLE}/return"): at_table("/return"),
    ("post", f"{TABLE}/vote"): votes,
    ("post", "/api/mine"): mine,
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
    unheard = {"computers", *(["done"] if viewer == PUBLIC else [])}
    assert one.kinds == (kinds_said() - unheard) | {"closed"}
