"""Hints, who is ahead, and where a match turned: told only where it is fair, in small steps."""

import random
import time
from fractions import Fraction
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.core.match import Match
from highnoon.core.replay import record
from highnoon.core.view import PUBLIC
from highnoon.engine.longhorn.advice import Evaluation, Survey
from highnoon.engine.longhorn.bounds import Bounds
from highnoon.games.longhorn.state import State
from highnoon.server.app import create_app
from highnoon.server.computer import studies
from highnoon.server.settings import Settings
from highnoon.server.wire.refusals import Refused
from tests.databases import database_of
from tests.server.guests import Guest, services


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def match_of(seed: int) -> Match:
    rng = random.Random(seed)
    match = Match.new("longhorn", seed=seed)
    while not match.over:
        (seat,) = match.actors()
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return match


def uploaded(client: TestClient, match: Match) -> Guest:
    text = record(match, PUBLIC).dumps()
    made = client.post("/api/records", content=text.encode())
    assert made.status_code == 201, made.text
    return Guest(client, made.json()["id"], {})


def evaluated(table: Guest, seat: int | None, query: str = "") -> Any:
    """The first answer that says something, however long the solver's process takes to start."""
    for _ in range(20):
        answer = table.get(f"/evaluation?wait=20{query}", seat)
        if answer.status_code != 200 or answer.json()["value"] is not None:
            return answer
    raise AssertionError("the solver is too slow")


def unproven(game: str, root: State, state: State, seconds: float) -> Evaluation:
    return Evaluation(Bounds(), 0.2)


def slowly(game: str, root: State, state: State, seconds: float) -> Evaluation:
    time.sleep(0.4)
    return Evaluation(Bounds(), 0.2)


def half(
    game: str, root: State, state: State, action: Any, seconds: float, priced: bool
) -> tuple[Survey, float]:
    return Survey(Evaluation(Bounds(Fraction(0), Fraction(1)), 0.5)), 31.0


def broken(*_: Any) -> Any:
    raise RuntimeError("a solver with a bug")


# --- fair ---


def test_a_player_may_ask_where_hints_are_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "evaluate", unproven)
    table = Guest.open(client)
    found = evaluated(table, 0).json()
    assert found["version"] == table.state(0)["version"]
    assert (found["value"], found["exact"]) == (0.6, False)
    assert found["phrase"]["key"] == "solver-stands-ahead"


def test_nobody_asks_between_friends_without_hints(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    assert refusal(table.get("/evaluation", 0)) == (409, "error-hints-off")
    assert refusal(table.get("/evaluation?moment=0", 0)) == (409, "error-hints-off")


def test_who_watches_a_running_game_is_not_told(client: TestClient) -> None:
    table = Guest.open(client)
    assert refusal(table.get("/evaluation")) == (403, "error-study-watching")
    for way in (table.get("/analysis", 0), table.post("/analysis", None, 0)):
        assert refusal(way) == (409, "error-not-over")


def test_other_games_have_no_solver(client: TestClient) -> None:
    table = Guest.open(client, "me", "local", game="moon-river")
    assert refusal(table.get("/evaluation", 0)) == (409, "error-no-study")
    assert refusal(table.post("/analysis", None, 0)) == (409, "error-no-study")


def test_everybody_may_ask_once_it_is_over(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    table.join()
    assert table.post("/resign", None, 0).json()["done"]
    assert table.get("/analysis").json()["state"] == "none"
    assert table.get("/evaluation?moment=0").status_code == 200


# --- bad input ---


@pytest.mark.parametrize("query", ["moment=x", "moment=-1", "since=x", "wait=-1", "wait=1000"])
def test_nonsense_is_refused(client: TestClient, query: str) -> None:
    table = Guest.open(client)
    assert refusal(table.get(f"/evaluation?{query}", 0)) == (400, "error-malformed")


def test_there_is_no_such_moment_or_table_or_seat(client: TestClient) -> None:
    table = Guest.open(client)
    assert refusal(table.get("/evaluation?moment=9999", 0)) == (404, "error-no-moment")
    assert refusal(client.get("/api/tables/nowhere/analysis")) == (404, "error-table-unknown")
    wrong = client.get(table.url("/evaluation"), headers={"authorization": "Bearer nobody"})
    assert refusal(wrong) == (401, "error-seat-token")


# --- budget ---


def test_an_evaluation_takes_few_small_steps(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "evaluate", unproven)
    table = Guest.open(client)
    evaluated(table, 0)
    step, asked = 0, 0
    while True:
        found = table.get(f"/evaluation?since={step}&wait=20", 0).json()
        asked += 1
        assert found["step"] >= step
        step = found["step"]
        if found["done"]:
            break
    assert asked <= len(studies.SLICES) + 1
    assert table.get("/evaluation", 0).json()["step"] == step, "it is not thought about again"


def test_nobody_thinks_on_when_nobody_asks(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "evaluate", slowly)
    monkeypatch.setattr("highnoon.server.computer.study.PATIENCE", 0.0)
    table = Guest.open(client)
    evaluated(table, 0)
    kept = services(client).studies._positions._kept
    study = next(reversed(kept.values()))
    until = time.monotonic() + 60
    while study.running and time.monotonic() < until:
        time.sleep(0.05)
    assert not study.running
    assert not study.done


def test_a_solver_that_fails_harms_nobody(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "evaluate", broken)
    table = Guest.open(client)
    assert refusal(evaluated(table, 0)) == (503, "error-hint-late")
    assert table.act(table.actor()).status_code == 200


def test_an_analysis_ends_when_its_time_is_spent(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "survey", half)
    table = uploaded(client, match_of(2))
    found = table.post("/analysis").json()
    while found["state"] == "running":
        found = table.get(f"/analysis?since={found['step']}&wait=20").json()
    assert (found["state"], found["proven"]) == ("done", 1), "only the end itself"
    assert len(found["points"]) == 3, "two steps of half the time each"
    assert found["summary"]["key"] == "solver-analysis-some-calm"


def test_few_analyses_for_one_client(tmp_path: Any) -> None:
    data = tmp_path / "data"
    settings = Settings(data=data, database=database_of(data), workers=1, rate=0.001)
    with TestClient(create_app(settings)) as client:
        check = services(client).studies._may_analyse
        for _ in range(6):
            check("somebody")
        with pytest.raises(Refused) as refused:
            check("somebody")
        assert refused.value.reason.key == "error-too-many"


# --- the solver itself, loaded once for all of these ---


def test_a_hint_is_a_choice_in_words(client: TestClient) -> None:
    table = Guest.open(client)
    seat = table.actor()
    hint = table.post("/hint", None, seat).json()
    state = table.state(seat)
    assert hint["version"] == state["version"]
    assert hint["action"] in [choice["action"] for choice in state["choices"]]
    assert hint["phrase"]["key"].startswith("longhorn-action-")
    other = table.post("/hint", None, 1 - seat)
    assert (other.status_code, other.json()["error"]["key"]) == (409, "error-not-your-turn")


def test_no_hints_between_friends_unless_the_table_says_so(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    refused = table.post("/hint", None, 0)
    assert refused.json()["error"]["key"] == "error-hints-off"
    assert Guest.open(client, "me", "open", hints=True).state()["hints"]


def test_the_last_moments_of_a_game_are_exact(client: TestClient) -> None:
    match = match_of(3)
    table = uploaded(client, match)
    last = len(match.history)
    end = table.get(f"/evaluation?moment={last}").json()
    assert (end["exact"], end["done"]) == (True, True)
    before = evaluated(table, None, f"&moment={last - 4}").json()
    assert before["exact"]
    assert before["value"] in (0.0, 0.5, 1.0)
    assert before["phrase"]["key"].startswith("solver-stands-")


def test_an_analysis_tells_what_was_better_and_is_kept(client: TestClient) -> None:
    match = match_of(3)
    table = uploaded(client, match)
    first = table.get("/analysis").json()
    assert first["state"] == "none"
    assert first["worth"][-1] == {
        "moment": len(match.history),
        "worth": list(match.result.scores if match.result else ()),
    }
    found = table.post("/analysis").json()
    while not found["turnings"]:
        found = table.get(f"/analysis?since={found['step']}&wait=25").json()
        assert found["state"] in ("running", "done")
    for one in found["turnings"]:
        entry = match.history[one["moment"]]
        assert one["by"] == entry.by
        assert one["played"]["action"] == match.game.action_text(entry.action)
        assert match.game.parse_action(one["better"]["action"]) in entry.before.choices
    again = table.get("/analysis").json()
    assert again["proven"] >= found["proven"], "it survives a reload"


def test_a_hint_says_whether_it_is_proven(client: TestClient) -> None:
    for _ in range(30):
        table = Guest.open(client)
        if table.play(24) == 24 and table.state()["waiting_for"]:
            break
    seat = table.actor()
    hint = table.post("/hint", None, seat).json()
    assert hint["reason"]["key"].startswith("solver-why-")
    assert hint["exact"] == (hint["reason"]["key"] != "solver-why-looks")
