"""Where seats keep secrets, the screen is emptied before the keyboard changes hands."""

import builtins
import itertools
import random
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from highnoon import CannotUndo, Match
from highnoon.cli.boards import board
from highnoon.cli.play import play
from highnoon.cli.players import Bot, Person, Player
from highnoon.cli.screen import Screen
from highnoon.cli.sitting import Leave, Sitting
from highnoon.games.longhorn.game import Longhorn
from highnoon.i18n.catalogue import Catalogue

HAND_OVER = "Press Enter when nobody else is looking"


class Whispered(Longhorn):
    """Longhorn as if its seats had secrets."""

    info = replace(Longhorn.info, hidden=True)


def sitting(
    monkeypatch: pytest.MonkeyPatch, players: tuple[Player, ...], hidden: bool = True
) -> tuple[Sitting, list[str]]:
    """A table at which whoever is asked plays at random, for 30 lines."""
    match = Match.new(Whispered() if hidden else Longhorn(), seed=3)
    console = Console(file=StringIO(), width=80, force_terminal=True, color_system=None)
    screen = Screen(Catalogue("en"), console)
    screen.interactive = True
    table = Sitting(match, players, screen, board("longhorn"))
    prompts: list[str] = []
    dice = random.Random(1)

    def typed(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) > 30:
            raise EOFError
        if HAND_OVER in prompt or match.over:
            return ""
        (seat,) = match.actors()
        return str(dice.randrange(len(match.legal_actions(seat))) + 1)

    monkeypatch.setattr(builtins, "input", typed)
    return table, prompts


def printed(table: Sitting) -> str:
    file = table.screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def test_two_people_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table, prompts = sitting(monkeypatch, (Person("Ann"), Person("Bob")))
    with pytest.raises(Leave):
        play(table)
    handed = [prompt.split(",")[0] for prompt in prompts if HAND_OVER in prompt]
    assert len(handed) > 2
    assert all(one != two for one, two in itertools.pairwise(handed))
    assert printed(table).count("\x1b[3J") >= 2 * len(handed)


@pytest.mark.parametrize(
    "players", [(Person("me"), Person("me")), (Person("me"), Bot(1)), (Bot(1), Person("me"))]
)
def test_one_person_never_hands_over(
    monkeypatch: pytest.MonkeyPatch, players: tuple[Player, ...]
) -> None:
    table, prompts = sitting(monkeypatch, players)
    try:
        play(table)
    except Leave:
        assert len(prompts) > 30
    assert not any(HAND_OVER in prompt for prompt in prompts)


def test_an_open_game_needs_no_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table, prompts = sitting(monkeypatch, (Person("Ann"), Person("Bob")), hidden=False)
    with pytest.raises(Leave):
        play(table)
    assert not any(HAND_OVER in prompt for prompt in prompts)


def test_resuming_does_not_show_secrets_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    table, prompts = sitting(monkeypatch, (Person("Ann"), Person("Bob")))
    with pytest.raises(Leave):
        play(table)
    assert HAND_OVER in prompts[0]


def test_leaving_at_the_hand_over_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = sitting(monkeypatch, (Person("Ann"), Person("Bob")))

    def gone(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr(builtins, "input", gone)
    with pytest.raises(Leave):
        play(table)
    assert "Cherokee Spring" not in printed(table)


@pytest.mark.parametrize("turn", [1, 2])
def test_another_persons_secret_decision_is_not_taken_back(
    monkeypatch: pytest.MonkeyPatch, turn: int
) -> None:
    table, _ = sitting(monkeypatch, (Person("Ann"), Person("Bob")))
    match = table.match
    first = min(match.actors())
    while len({entry.by for entry in match.history if entry.by >= 0}) < turn:
        seat = min(match.actors())
        match.play(seat, match.legal_actions(seat)[0])
    before = len(match.history)
    with pytest.raises(CannotUndo):
        table.undo(1 - first if turn == 1 else first)
    assert len(match.history) == before
