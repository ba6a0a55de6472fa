"""Several seats in one hand, previews before a choice, and the news since the last look."""

import builtins
from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from highnoon import Action, InvalidOptions, Match
from highnoon.cli import menu
from highnoon.cli.boards import Say, board
from highnoon.cli.play import play
from highnoon.cli.players import Bot, Person, Player, find_seat, known, player, read_seats
from highnoon.cli.screen import Screen
from highnoon.cli.setup import Wishes, read_options
from highnoon.cli.sitting import Leave, Sitting
from highnoon.core.game import Option
from highnoon.engine.thoughts import Idea
from highnoon.games.longhorn.game import LONGHORN, Longhorn
from highnoon.games.longhorn.state import State
from highnoon.i18n.catalogue import Catalogue

ME = (Person("me"), Person("me"))


class Together(Longhorn):
    """Longhorn as if both seats could always act, side by side."""

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        return state.choices

    def side_of(self, seat: int) -> int:
        return 0


class Shown:
    """Longhorn's board, with a preview of every move of the outlaw."""

    draw = staticmethod(board("longhorn").draw)
    legend = staticmethod(board("longhorn").legend)

    def preview(self, view: Any, action: Action, say: Say, width: int) -> RenderableType | None:
        return Text(f"PREVIEW {action.args[0]}") if action.kind == "start" else None


def sitting(
    monkeypatch: pytest.MonkeyPatch,
    lines: list[str],
    game: Longhorn | None = None,
    players: tuple[Player, ...] = ME,
    height: int = 40,
) -> Sitting:
    """A table whose people type these lines and leave."""
    console = Console(
        file=StringIO(), width=80, height=height, force_terminal=True, color_system=None
    )
    screen = Screen(Catalogue("en"), console)
    screen.interactive = True
    typed = iter(lines)

    def answer(prompt: str) -> str:
        console.print(Text(f"<{prompt.strip()}>"))
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", answer)
    match = Match.new(game or LONGHORN, seed=7)
    return Sitting(match, players, screen, board("longhorn"))


def printed(table: Sitting) -> str:
    with pytest.raises(Leave):
        play(table)
    file = table.screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def test_one_person_acts_for_another_of_his_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    out = printed(sitting(monkeypatch, ["@jessie", "@2", "@eagle"], Together()))
    asked = [line for line in out.splitlines() if "your choice" in line]
    assert [line.split(",")[0] for line in asked] == ["<Eagle", "<Jessie", "<Jessie", "<Eagle"]
    assert "Jessie may still change their mind: type @jessie" in out


def test_people_are_called_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    players = (Person("Ann"), Person("jessie"))
    out = printed(sitting(monkeypatch, ["start C"], players=players))
    assert "<Eagle (Ann), your choice" in out
    assert "<Jessie, your choice" in out


def test_a_choice_with_a_preview_is_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sitting(monkeypatch, ["2", "no", "1", ""])
    table.board = Shown()
    out = printed(table)
    assert out.count("PREVIEW") == 2
    assert [entry.action.args[0] for entry in table.match.history if entry.by >= 0] == [2]


def test_leaving_at_a_preview_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sitting(monkeypatch, ["2"])
    table.board = Shown()
    printed(table)
    assert all(entry.by < 0 for entry in table.match.history)


def test_a_choice_without_a_preview_needs_no_confirmation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = sitting(monkeypatch, ["1", "", "1"])
    table.board = Shown()
    printed(table)
    assert table.match.history[-1].action.kind == "steal"


def test_all_that_happened_is_told_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sitting(monkeypatch, ["start C", "steal g", "move K", "l"])
    last = printed(table).rpartition("<Eagle")[0].rpartition("<Eagle")[2]
    for line in ("plays first", "chose to start", "stole 3 grey cows", "3 steps"):
        assert line in last


@pytest.mark.parametrize(("height", "shown"), [(24, 5), (40, 24)])
def test_news_that_do_not_fit_are_counted(
    monkeypatch: pytest.MonkeyPatch, height: int, shown: int
) -> None:
    table = sitting(monkeypatch, [], height=height)
    while len(menu.told(table.match, 0)) < 27:
        seat = min(table.match.actors())
        table.match.play(seat, table.match.legal_actions(seat)[0])
    hidden = len(menu.told(table.match, 0)) - shown
    out = printed(table)
    assert out.count("· ") - out.count(" · ") == shown
    assert f"… {hidden} earlier; type l to see them all" in out


def test_seats_are_read_from_a_list() -> None:
    assert read_seats("me, bot:3", LONGHORN, 2) == (Person("me"), Bot(3))
    assert player("BOT", LONGHORN) == Bot(2)
    assert player("Bottom", LONGHORN) == Person("Bottom")
    assert find_seat("2", LONGHORN, 2) == find_seat("Jessie", LONGHORN, 2) == 1


def test_a_record_may_name_a_bot_nobody_has() -> None:
    assert known("bot:77", LONGHORN) == Person("bot:77")
    with pytest.raises(InvalidOptions):
        player("bot:77", LONGHORN)


def test_options_are_read_as_what_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    extra = (Option("legends", False, (False, True)), Option("year", 1870, (1870, 1880)))
    game = Longhorn()
    monkeypatch.setattr(game, "info", replace(LONGHORN.info, options=extra), raising=False)
    wishes = Wishes(options=("legends=TRUE", "year=1880", "other=7"))
    assert read_options(game, wishes) == {"legends": True, "year": 1880, "other": 7}


def test_while_a_computer_thinks_its_best_idea_is_shown_unless_there_are_secrets() -> None:
    for key, shown in (("moon-river", 1), ("desperados", 0)):
        match = Match.new(key, seed=3)
        screen = Screen(Catalogue("en"), Console(file=StringIO(), force_terminal=True))
        here = Sitting(match, tuple(Bot(5) for _ in match.seats), screen, board(key))
        table = match.view(min(match.actors()))
        told: list[Text] = []
        sign = SimpleNamespace(update=told.append)
        ideas = [Idea((table.choices[0],), 0.25), Idea((table.choices[-1],), 0.75)]
        here.weighed(sign, table, ideas)
        here.weighed(None, table, ideas)
        assert len(told) == shown
        assert all("75%" in text.plain for text in told)
