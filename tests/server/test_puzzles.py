"""Puzzles over HTTP and in a pocket: opened, tried, refuted, given up; never told too early."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from highnoon import puzzles
from highnoon.core.action import Phrase
from highnoon.core.registry import keys
from highnoon.puzzles import Attempt, Puzzle
from highnoon.puzzles.progress import Progress
from highnoon.server.computer import puzzling
from highnoon.server.computer.desk import Desk
from highnoon.server.computer.fair import Ask
from highnoon.server.computer.puzzling import Puzzling
from highnoon.server.keepers import Keepers
from highnoon.server.pocket.thinking import OneMind
from highnoon.server.wire.refusals import Refused
from tests.server.test_pocket import Guest, Memory
from tests.server.timed import Time
from tests.server.twins import at_once
from tests.server.witness import Witness

NEW = {"rating": 1500.0, "deviation": 350.0, "volatility": 0.06}
WITH = [key for key in keys() if puzzles.load(key)]
PLAYED = [key for key in WITH if key != "desperados"]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is thought is thought in this process."""
    monkeypatch.setattr(Desk, "ask", at_once)


def easiest(game: str) -> Puzzle:
    return puzzles.load(game)[0]


def url(puzzle: Puzzle, path: str = "") -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}{path}"


def steps(client: Witness, puzzle: Puzzle) -> Iterator[dict[str, Any]]:
    """All answers on the way to the solution, the solver's moves taken from the main line."""
    moves: list[str] = []
    while True:
        moves = [*moves, puzzle.line[len(moves)]]
        answer = client.post(url(puzzle, "/attempts"), json={"moves": moves, "mine": NEW})
        assert answer.status_code == 200, answer.text
        yield answer.json()
        moves = answer.json()["moves"]
        if answer.json()["status"] != "go-on":
            return


def test_every_game_with_puzzles_tells_how_many_and_their_themes(client: Witness) -> None:
    told = client.get("/api/puzzles").json()
    assert [one["game"] for one in told] == WITH
    for one in told:
        assert one["count"] == len(puzzles.load(one["game"]))
        assert one["easiest"] <= one["hardest"]
        assert all(theme["count"] > 0 for theme in one["themes"])


@pytest.mark.parametrize("game", WITH)
def test_the_next_puzzle_is_the_nearest_that_is_not_skipped(client: Witness, game: str) -> None:
    path = f"/api/puzzles/{game}/next?near=0"
    first = client.get(path).json()
    assert first["id"] == easiest(game).id
    second = client.get(f"{path}&skip={first['id']},none").json()
    assert second["id"] == puzzles.load(game)[1].id
    theme = easiest(game).themes[0]
    found = client.get(f"/api/puzzles/{game}/next?near=9&theme={theme}").json()["id"]
    assert theme in puzzles.find(game, found).themes
    refused = client.get(f"/api/puzzles/{game}/next?theme=none")
    assert (refused.status_code, refused.json()["error"]["key"]) == (404, "web-puzzles-no-more")


@pytest.mark.parametrize("game", WITH)
def test_a_puzzle_that_is_laid_out_tells_nothing_of_its_answer(client: Witness, game: str) -> None:
    told = client.get(url(easiest(game))).json()
    assert not {"line", "themes", "position"} & told.keys()
    shown = told["board"] or told["question"]
    assert shown["table"]["viewer"] == easiest(game).seat == told["seat"]
    assert shown["table"]["belief"] == []
    assert not shown["table"]["hints"]


def test_what_is_no_puzzle_is_refused(client: Witness) -> None:
    for path in ("/api/puzzles/longhorn/none", "/api/puzzles/checkers/day"):
        assert client.get(path).status_code == 400
    puzzle = easiest("longhorn")
    for moves, status in ((["dance"], 400), (["move T"], 409), (["x" * 500], 422)):
        assert client.post(url(puzzle, "/attempts"), json={"moves": moves}).status_code in (
            status,
            400,
        )
    vain = {"moves": [], "mine": {**NEW, "volatility": 9.0}}
    assert client.post(url(puzzle, "/attempts"), json=vain).status_code in (400, 422)


@pytest.mark.parametrize("game", PLAYED)
def test_a_puzzle_is_solved_move_by_move_on_the_table(client: Witness, game: str) -> None:
    puzzle = easiest(game)
    *before, last = steps(client, puzzle)
    for one in before:
        assert (one["status"], one["themes"], one["rated"]) == ("go-on", [], None)
        table = one["board"]["table"]
        assert puzzle.seat in table["waiting_for"]
        assert table["choices"]
    assert last["status"] == "solved"
    assert last["themes"] == list(puzzle.themes)
    assert last["rated"]["rating"] > NEW["rating"]
    assert last["board"]["table"]["moments"] == len(last["moves"])


def test_a_wrong_move_is_refuted_on_the_table(client: Witness) -> None:
    puzzle = easiest("longhorn")
    choices = client.get(url(puzzle)).json()["board"]["table"]["choices"]
    wrong = next(one["action"] for one in choices if one["action"] != puzzle.line[0])
    told = client.post(url(puzzle, "/attempts"), json={"moves": [wrong], "mine": NEW}).json()
    assert (told["status"], told["moves"], told["themes"]) == ("wrong", [wrong], [])
    assert told["why"] is not None
    assert told["rated"]["rating"] < NEW["rating"]
    assert told["board"]["table"]["moments"] == 1 + len(told["refutation"])


@pytest.mark.skipif("desperados" not in WITH, reason="no puzzles of Desperados came along")
def test_what_is_named_is_right_or_told_why_not(client: Witness) -> None:
    puzzle = next(one for one in puzzles.load("desperados") if one.kind == "where")
    right = client.post(url(puzzle, "/attempts"), json={"moves": puzzle.line}).json()
    assert (right["status"], right["board"]) == ("solved", None)
    view = client.get(url(puzzle)).json()["question"]["table"]["view"]
    towns = [town["key"] for town in view["map"]["towns"]]
    wrong = [town for town in towns if town not in puzzle.line][:1]
    told = client.post(url(puzzle, "/attempts"), json={"moves": wrong}).json()
    assert told["status"] == "wrong"
    assert told["why"] is not None


@pytest.mark.parametrize("game", WITH)
def test_whoever_gives_up_is_told_the_answer_and_it_counts(client: Witness, game: str) -> None:
    puzzle = easiest(game)
    told = client.post(url(puzzle, "/solution"), json={"mine": NEW}).json()
    assert told["line"] == list(puzzle.line)
    assert told["themes"] == list(puzzle.themes)
    assert told["rated"]["rating"] < NEW["rating"]
    terminal = Progress().after(puzzle, solved=False).rating
    assert tuple(told["rated"].values()) == pytest.approx(terminal)
    assert client.post(url(puzzle, "/solution"), json={}).json()["rated"] is None


def test_the_puzzle_of_the_day_is_everybodys_until_midnight(timed: Witness, clock: Time) -> None:
    first = timed.get("/api/puzzles/longhorn/day").json()
    assert timed.get("/api/puzzles/longhorn/day").json() == first
    clock.now += 24 * 3600
    second = timed.get("/api/puzzles/longhorn/day").json()
    assert second["day"] > first["day"]
    assert second["id"] != first["id"]


def test_nobody_has_more_tries_at_once_than_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(OneMind):
        async def run(self, *_: Any, **__: Any) -> Any:
            await waiting.wait()
            return Attempt("wrong", why=Phrase("error-over"))

    monkeypatch.setattr(puzzling, "board", lambda *_: None)
    puzzle = easiest("longhorn")

    async def many() -> None:
        desk = Puzzling(Slow(), Keepers(), most=2)
        tries = [asyncio.create_task(desk.attempt(puzzle, ["x"], None, "Ann")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await desk.attempt(puzzle, ["x"], None, "Ann")
        assert refused.value.status == 429
        other = asyncio.create_task(desk.attempt(puzzle, ["x"], None, "Ben"))
        waiting.set()
        await asyncio.gather(*tries, other)
        assert (await desk.attempt(puzzle, ["x"], None, "Ann"))["status"] == "wrong"

    waiting = asyncio.Event()
    asyncio.run(many())


class GettingReady(OneMind):
    """Notes what it is asked, and is ready when it is told to be."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.told = asyncio.Event()

    async def run(self, ask: Ask, *_: Any, **__: Any) -> Any:
        self.asked.append(ask.kind)
        if ask.kind.startswith("ready/"):
            await self.told.wait()
        return Attempt("wrong", why=Phrase("error-over"))


def test_a_try_waits_for_the_process_that_gets_ready_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzling, "board", lambda *_: None)
    puzzle = easiest("longhorn")

    async def one() -> None:
        thinkers, keepers = GettingReady(), Keepers()
        desk = Puzzling(thinkers, keepers)
        for _ in range(3):
            desk.opened("longhorn", "Ann")
        desk.opened("moon-river", "Ann")  # nobody has to get ready for that
        mine = asyncio.create_task(desk.attempt(puzzle, ["x"], None, "Ann"))
        await asyncio.sleep(0)  # each begins
        await desk.attempt(puzzle, ["x"], None, "Ben")
        await desk.attempt(easiest("moon-river"), ["x"], None, "Ann")
        assert thinkers.asked == ["ready/longhorn", "puzzle/longhorn", "puzzle/moon-river"]
        assert not mine.done()
        thinkers.told.set()
        assert (await mine)["status"] == "wrong"
        # Where all are busy nobody waits for ever; and whoever is ready gets ready again.
        thinkers.told.clear()
        monkeypatch.setattr(puzzling, "READY_WITHIN", 0.01)
        desk.opened("longhorn", "Ann", puzzle.id)
        await desk.attempt(puzzle, ["x"], None, "Ann")
        assert thinkers.asked[3:] == ["puzzle/longhorn", "ready/longhorn", "puzzle/longhorn"]
        await keepers.close()

    asyncio.run(one())


def test_whoever_sees_which_puzzles_there_are_is_expected(
    client: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    def opened(_: Puzzling, game: str, client: str) -> None:
        asked.append((game, client))

    monkeypatch.setattr(Puzzling, "opened", opened)
    client.get("/api/puzzles")
    assert [game for game, _ in asked] == WITH
    assert len({client for _, client in asked}) == 1


@pytest.mark.parametrize("game", WITH)
def test_a_device_answers_as_the_house_does(client: Witness, game: str) -> None:
    puzzle = easiest(game)
    asked: list[tuple[str, str, Any]] = [
        ("GET", "puzzles", None),
        ("GET", f"puzzles/{game}/{puzzle.id}", None),
        ("GET", f"puzzles/{game}/next?near=1700&skip={puzzle.id}", None),
        ("POST", f"puzzles/{game}/{puzzle.id}/attempts", {"moves": puzzle.line[:1], "mine": NEW}),
        ("POST", f"puzzles/{game}/{puzzle.id}/solution", {}),
        ("GET", f"puzzles/{game}/none", None),
    ]

    async def here() -> list[Any]:
        guest = Guest(Memory())
        return [await guest.call(*one) for one in asked]

    for (method, path, body), (status, told) in zip(asked, asyncio.run(here()), strict=True):
        answer = client.request(method, f"/api/{path}", json=body)
        assert (answer.status_code, answer.json()) == (status, told), path
